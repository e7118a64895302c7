"""Tricky cases of the fact sheet that concern stacks, cloisters and prizes; points and ties."""

from __future__ import annotations

import pytest

from core.burgundy.model import (
    CLOISTER,
    MINE,
    NOBODY,
    ChooseBonus,
    Earn,
    Onto,
    Place,
    State,
    TakeGood,
)
from core.burgundy.scoring import animal_points, animal_sets
from tests.core.burgundy.positions import (
    BOX,
    GAME,
    Seat,
    Table,
    counted,
    end_turn,
    event,
    events_of,
    kinds,
    line,
    play,
    position,
    project,
    reason,
    total,
)


def _place(state: State, word: str) -> list[str]:
    return [each.kind for each in play(state, Place(0, project(state, word)))]


def test_case_17_a_cloister_finishes_a_mine_triple() -> None:
    state = position(Seat(hand="3 6", projects="cloister3", estate=("mine1 mine2",)), Seat())
    _place(state, "cloister3")
    assert GAME.legal(state) == [Onto(0), Onto(1)]
    events = play(state, Onto(0))
    assert event(events, "placed").values["type"] == MINE
    assert event(events, "first").values == {"type": MINE}
    assert (line(state, "triples"), line(state, "firsts")) == (4, 1)
    assert state.players[0].silver == 0, "no effect of the mine"
    assert kinds(state) == ["choose-bonus"]


def test_case_18_a_mine_turns_one_cloister() -> None:
    state = position(Seat(hand="3 6", projects="mine3", estate=("cloister1",)), Seat())
    _place(state, "mine3")
    play(state, Onto(0))
    assert state.players[0].silver == 2
    assert BOX.stack_type(state.players[0].estate[0]) == MINE


def test_case_18_a_mine_turns_two_cloisters_and_finishes_the_triple() -> None:
    state = position(Seat(hand="3 6", projects="mine3", estate=("cloister1 cloister2",)), Seat())
    _place(state, "mine3")
    events = play(state, Onto(0))
    assert event(events, "triple").values == {"type": MINE, "stack": 0}
    assert state.players[0].silver == 0, "the bonus comes first"
    play(state, ChooseBonus(0))
    assert state.players[0].silver == 2
    assert line(state, "triples") == 4
    assert state.firsts[CLOISTER] == NOBODY


def test_case_18_a_mine_may_also_begin_its_own_stack() -> None:
    state = position(Seat(hand="3 6", projects="mine3", estate=("cloister1",)), Seat())
    _place(state, "mine3")
    assert GAME.legal(state) == [Onto(0), Onto(1)]
    play(state, Onto(1))
    assert len(state.players[0].estate) == 2


def test_case_19_three_cloisters_are_full() -> None:
    state = position(
        Seat(hand="3 6", projects="mine3", estate=("cloister1 cloister2 cloister3",)),
        Seat(),
        table=Table(firsts={"cloister": 0}),
    )
    _place(state, "mine3")
    assert [len(stack) for stack in state.players[0].estate] == [3, 1]
    assert line(state, "triples") == 6


SIX = ("castle1", "mine1", "knowledge1", "ship1", "pasture1", "bank1")


def test_case_20_all_seven_types_at_once() -> None:
    state = position(Seat(hand="3 6", projects="cloister3", estate=SIX), Seat())
    _place(state, "cloister3")
    events = play(state, Onto(6))
    assert event(events, "seven").values == {"vp": 3}
    assert (line(state, "seven"), state.sevens) == (3, [1])


def test_case_20_a_cloister_that_stands_as_a_mine_is_a_mine() -> None:
    state = position(Seat(hand="3 6", projects="cloister3", estate=SIX), Seat())
    _place(state, "cloister3")
    play(state, Onto(1))
    assert (line(state, "seven"), state.sevens) == (0, [1, 3])


def test_case_20_a_turned_cloister_no_longer_counts() -> None:
    """Six types with a cloister and no mine: the mine onto the cloister is no seventh."""
    without_mine = ("castle1", "cloister1", "knowledge1", "ship1", "pasture1", "bank1")
    state = position(Seat(hand="3 6", projects="mine3", estate=without_mine), Seat())
    _place(state, "mine3")
    play(state, Onto(1))
    assert state.players[0].seven == 0


def test_case_20_one_card_for_all_types_a_player() -> None:
    """A cloister stack turned and begun again makes seven types a second time."""
    state = position(Seat(hand="3 6", projects="cloister3", estate=SIX, seven=3), Seat())
    _place(state, "cloister3")
    play(state, Onto(6))
    assert (state.players[0].seven, state.sevens) == (3, [1])


def test_case_21_a_second_triple_has_no_first_card_but_a_bonus() -> None:
    state = position(
        Seat(hand="3 6", projects="mine3", estate=("mine1 mine2",)),
        Seat(estate=("mine1 mine2 cloister1",)),
        table=Table(firsts={"mine": 1}),
    )
    kinds_of_events = _place(state, "mine3")
    assert "triple" in kinds_of_events
    assert "first" not in kinds_of_events
    assert kinds(state) == ["choose-bonus"]
    play(state, ChooseBonus(0))
    assert (line(state, "firsts"), line(state, "vp-cards")) == (0, 3)


def test_the_fourth_card_begins_a_new_triple() -> None:
    state = position(
        Seat(hand="3 6", projects="ship3", estate=("ship1 ship2 ship4",)),
        Seat(),
        table=Table(firsts={"ship": 0}),
    )
    play(state, Place(0, project(state, "ship3")), TakeGood(0))
    assert [len(stack) for stack in state.players[0].estate] == [3, 1]
    assert line(state, "triples") == 4


def test_all_kinds_of_building_mix() -> None:
    state = position(Seat(hand="3 6", projects="bank3", estate=("market1 barn2",)), Seat())
    assert "triple" in _place(state, "bank3")
    assert line(state, "triples") == 3


def test_an_own_open_stack_comes_first() -> None:
    state = position(
        Seat(hand="3 6", projects="mine3", estate=("cloister1 cloister2", "mine1")), Seat()
    )
    _place(state, "mine3")
    assert [len(stack) for stack in state.players[0].estate] == [2, 2]


def test_the_table_may_let_cloisters_be_chosen() -> None:
    state = position(
        Seat(hand="3 6", projects="mine3", estate=("cloister1 cloister2", "mine1")),
        Seat(),
        clash="choose",
    )
    _place(state, "mine3")
    assert GAME.legal(state) == [Onto(0), Onto(1)]
    assert reason(state, Onto(2)) == "stack-open"
    assert "triple" in [each.kind for each in play(state, Onto(0))]


def test_where_a_cloister_can_go() -> None:
    state = position(
        Seat(
            hand="3 6",
            projects="cloister3",
            estate=("cloister1", "mine1", "ship1 ship2 ship3", "bank1 barn2"),
        ),
        Seat(),
        table=Table(firsts={"ship": 0}),
    )
    _place(state, "cloister3")
    assert GAME.legal(state) == [Onto(0), Onto(1), Onto(3)]
    assert reason(state, Onto(2)) == "stack-full"
    assert reason(state, Onto(4)) == "stack-open"
    assert reason(state, Onto(9)) == "unknown-stack"


def test_another_type_is_no_place() -> None:
    state = position(Seat(hand="3 6", projects="mine3", estate=("cloister1", "ship1")), Seat())
    _place(state, "mine3")
    assert reason(state, Onto(1)) == "other-type"


@pytest.mark.parametrize(
    ("animals", "sets", "vp"),
    [
        ("ssscch", [3, 2, 1], 3),
        ("", [], 0),
        ("h", [1], 0),
        ("hc", [2], 1),
        ("hcs", [3], 2),
        ("hcsp", [4], 4),
        ("hhhhh", [1, 1, 1, 1, 1], 0),
        ("hcsphcs", [4, 3], 6),
    ],
)
def test_animals_of_marie_and_others(animals: str, sets: list[int], vp: int) -> None:
    held = counted(animals, "hcsp")
    assert animal_sets(held) == sets
    assert animal_points(BOX, held) == vp


def _ended(one: Seat, two: Seat, **options: object) -> State:
    """A game that is over, with the start player card at the third seat."""
    state = position(
        one,
        two,
        Seat(hand="1"),
        table=Table(stock=0, round=4, holder=2),
        **options,
    )
    for _ in range(3):
        play(state, Earn(0))
        end_turn(state)
    assert state.phase == "over"
    return state


def test_parts_of_the_score() -> None:
    state = position(
        Seat(estate=("mine1 mine2 mine3",), vp=2, sold="ll", animals="hc", seven=3, silver=9),
        Seat(),
        table=Table(firsts={"mine": 0}),
    )
    lines = {part.id: part.points for part in GAME.score(state).sheets[0].lines}
    assert lines == {
        "triples": 4,
        "firsts": 1,
        "seven": 3,
        "vp-cards": 2,
        "goods": 2,
        "animals": 1,
        "start-card": 1,
    }
    assert total(state) == 14


def test_a_tie_goes_to_who_has_more_in_storage() -> None:
    state = _ended(Seat(hand="1", vp=5, workers=1), Seat(hand="1", vp=5, goods="l", workers=1))
    scores = GAME.score(state)
    assert [sheet.place for sheet in scores.sheets] == [2, 1, 3]
    assert scores.tie_break == "storage"


def test_a_full_tie_is_shared() -> None:
    state = _ended(Seat(hand="1", vp=5, silver=1), Seat(hand="1", vp=5, workers=1))
    scores = GAME.score(state)
    assert scores.winners == (0, 1)
    assert scores.tie_break is None


@pytest.mark.parametrize(
    ("animals", "places"), [("outside-sets", [1, 2]), ("all", [1, 1]), ("none", [2, 1])]
)
def test_unused_animals_in_a_tie(animals: str, places: list[int]) -> None:
    """Two alike stand alone and count two; one set of two scores and leaves none."""
    state = _ended(
        Seat(hand="1", vp=5, animals="hh"),
        Seat(hand="1", vp=4, animals="hc", silver=1 if animals != "all" else 0),
        animals=animals,
    )
    assert [sheet.place for sheet in GAME.score(state).sheets][:2] == places


def test_limited_vp_cards_run_out() -> None:
    state = position(
        Seat(hand="2 6", projects="watchtower2", vp=20, estate=("bank1 bank3",)),
        Seat(vp=1),
        vp_cards="limited",
        bonus_first=False,
    )
    _place(state, "watchtower2")
    assert state.vp_left == 0
    gained = event(play(state, ChooseBonus(0)), "gained")
    assert gained.values == {"what": "vp", "count": 0}
    assert state.players[0].vp == 21


def test_unlimited_vp_cards_do_not() -> None:
    state = position(Seat(hand="2 6", projects="watchtower2", vp=90), Seat(vp=1))
    _place(state, "watchtower2")
    assert state.players[0].vp == 91


def test_prizes_are_taken_before_the_bonus_is_chosen() -> None:
    state = position(
        Seat(hand="3 6", projects="mine3", estate=("mine1 mine2",)),
        Seat(estate=("ship1 ship2 ship3",)),
        table=Table(firsts={"ship": 1}),
    )
    events = play(state, Place(0, project(state, "mine3")))
    assert len(events_of(events, "first")) == 1
    assert state.firsts[MINE] == 0
