"""The solo game against the rival."""

from __future__ import annotations

import pytest

from core.burgundy.model import CLOISTER, MINE, NOBODY, RIVAL, Earn, Place, Sell, State
from core.burgundy.setup import BurgundyOptions
from core.game import Event
from tests.core.burgundy.positions import (
    BOX,
    GAME,
    LIGHT,
    Seat,
    Table,
    end_turn,
    event,
    events_of,
    line,
    named,
    play,
    position,
    project,
    total,
)

SIX = ("castle1", "mine1", "knowledge1", "ship1", "pasture1", "bank1")


def _last_turn(
    seat: Seat, *estate: str, pile: str = "", number: int = 0, firsts: dict[str, int] | None = None
) -> State:
    """The last turn of a round, one silver before the comparison."""
    table = Table(stock=0, round=number, rival=estate, pile=pile, firsts=firsts or {})
    return position(seat, table=table)


def _compare(state: State) -> list[Event]:
    play(state, Earn(0))
    return end_turn(state)


def _rival(state: State) -> int:
    return sum(part.points for part in GAME.rival_score(state))


def _estate(state: State) -> list[list[str]]:
    assert state.rival is not None
    return [[named(card) for card in stack] for stack in state.rival.estate]


@pytest.mark.parametrize(("vp", "number", "on"), [(5, 0, True), (4, 0, False), (6, 3, True)])
def test_the_rival_wins_as_soon_as_he_leads(vp: int, number: int, on: bool) -> None:
    """He has a mine triple (4) and its first card (1)."""
    state = _last_turn(
        Seat(hand="1", vp=vp), "mine1 mine2 mine3", number=number, firsts={"mine": RIVAL}
    )
    assert _rival(state) == 5
    play(state, Earn(0))
    assert GAME.reveals(state, GAME.box.moves.end_turn) == on
    events = end_turn(state)
    assert event(events, "compared").values == {"own": vp, "rival": 5}
    assert (state.phase == "play") == on
    if not on:
        assert event(events, "overtaken").values == {"rounds": number + 1}
        assert GAME.score(state).sheets[0].place == 2
        assert GAME.score(state).winners == ()


@pytest.mark.parametrize(("number", "over"), [(2, False), (4, True)])
def test_case_25_equal_goes_on_and_wins_in_the_end(number: int, over: bool) -> None:
    """Twelve to twelve: triples of mines and of cloisters, both the first."""
    state = _last_turn(
        Seat(hand="1", vp=12),
        "mine1 mine2 mine3",
        "cloister1 cloister2 cloister3",
        number=number,
        firsts={"mine": RIVAL, "cloister": RIVAL},
    )
    assert (total(state), _rival(state)) == (12, 12)
    assert [(part.id, part.points) for part in GAME.rival_score(state)] == [
        ("triples", 10),
        ("firsts", 2),
        ("seven", 0),
    ]
    _compare(state)
    assert (state.phase == "over") == over
    assert GAME.score(state).winners == (0,)


def test_case_26_a_cloister_of_the_rival_gives_a_point_at_once() -> None:
    state = _last_turn(Seat(hand="1"), "ship1", pile="cloister1 cloister2 mine1 ship2")
    events = _compare(state)
    laid = event(events, "rival-laid")
    assert laid.seat is None
    assert event(events, "gained").values == {"what": "vp", "count": 2}
    assert _estate(state) == [["ship1", "ship2"], ["cloister1", "cloister2"], ["mine1"]]
    assert total(state) == 2


def test_animals_count_in_the_comparison() -> None:
    state = _last_turn(
        Seat(hand="1", vp=1, animals="hcsp"), "mine1 mine2 mine3", firsts={"mine": RIVAL}
    )
    _compare(state)
    assert state.phase == "play"


def test_the_rival_begins_a_new_triple_with_his_fourth_card() -> None:
    state = _last_turn(
        Seat(hand="1", vp=9), "mine1 mine2 mine3", pile="mine4 ship1", firsts={"mine": RIVAL}
    )
    _compare(state)
    assert _estate(state) == [["mine1", "mine2", "mine3"], ["mine4"], ["ship1"]]
    assert _rival(state) == 5


def test_the_rival_keeps_cloisters_apart() -> None:
    state = _last_turn(Seat(hand="1"), "cloister1", pile="mine1 cloister2 mine2")
    _compare(state)
    assert _estate(state) == [["cloister1", "cloister2"], ["mine1", "mine2"]]


def test_the_rival_takes_first_cards_but_no_effects_and_no_bonus() -> None:
    state = _last_turn(Seat(hand="1"), "mine1 mine2", pile="mine3 castle1 bank1")
    events = _compare(state)
    assert event(events, "rival-triple").values == {"type": MINE}
    assert event(events, "rival-first").values == {"type": MINE}
    assert state.firsts[MINE] == RIVAL
    assert (_rival(state), state.pending) == (5, [])


def test_who_is_later_gets_no_first_card() -> None:
    state = _last_turn(
        Seat(hand="1", estate=("mine1 mine2 mine3",)),
        "mine1 mine2",
        pile="mine4",
        firsts={"mine": 0},
    )
    events = _compare(state)
    assert events_of(events, "rival-triple")
    assert not events_of(events, "rival-first")
    assert (line(state, "firsts"), _rival(state)) == (1, 4)


def test_the_rival_takes_the_prize_for_all_types() -> None:
    state = _last_turn(Seat(hand="1"), *SIX, pile="cloister2")
    events = _compare(state)
    assert event(events, "rival-seven").values == {"vp": 3}
    assert (_rival(state), state.sevens) == (3, [1])


def test_there_is_no_start_player_card() -> None:
    state = position(Seat(hand="1 2", goods="l", projects="mine2"), table=Table(rival=("ship1",)))
    events = play(state, Sell(0, LIGHT))
    assert not events_of(events, "got-start")
    assert (state.holder, state.face_down) == (NOBODY, False)
    assert line(state, "start-card") == 0
    end_turn(state)
    play(state, Place(0, project(state, "mine2")))
    assert state.players[0].silver == 3


def test_six_cards_a_round_then_the_next_pile() -> None:
    state = GAME.setup(BurgundyOptions(), 1, 5)
    state.players[0].vp = 90
    for number in range(5):
        assert state.rival is not None
        assert state.round == number
        laid = sum(map(len, state.rival.estate))
        assert laid == sum(range(3, 4 + number))
        for _ in range(6):
            play(state, Earn(0))
            end_turn(state)
    assert state.phase == "over"


def test_the_rivals_first_pile_lies_before_the_game_begins() -> None:
    cloisters = 0
    for seed in range(40):
        state = GAME.setup(BurgundyOptions(), 1, seed)
        assert state.rival is not None
        shown = [card for stack in state.rival.estate for card in stack]
        own = sum(BOX.type_of[card] == CLOISTER for card in shown)
        assert state.players[0].vp == own
        cloisters += own
    assert cloisters


def test_no_rival_no_score_of_his() -> None:
    assert GAME.rival_score(GAME.setup(BurgundyOptions(), 2, 1)) == ()
