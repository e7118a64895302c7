"""What a bot thinks: the rules of thumb, and what positions are worth."""

from __future__ import annotations

import pytest

from core.bots import create
from core.burgundy.model import (
    Action,
    ChooseBonus,
    Drop,
    Earn,
    Onto,
    Place,
    State,
    Swap,
    Take,
)
from core.burgundy.setup import BurgundyOptions
from core.chance import below, seeded
from core.match import Match
from tests.core.burgundy.positions import (
    GAME,
    Seat,
    Table,
    named,
    play,
    position,
    project,
    shown,
)


def _best(state: State) -> Action:
    return max(GAME.legal(state), key=lambda action: GAME.prior(state, action))


def _value(*seats: Seat, table: Table | None = None) -> float:
    return GAME.value(position(*seats, table=table), 0)


def test_terms_have_names_and_sum_to_the_value() -> None:
    state = GAME.setup(BurgundyOptions(), 3, 1)
    terms = GAME.terms(state, 1)
    assert len({term.id for term in terms}) == len(terms)
    assert GAME.value(state, 1) == pytest.approx(sum(term.worth for term in terms))


def test_the_worth_of_a_position_needs_no_hidden_card() -> None:
    for seats in (1, 2, 4):
        state = GAME.setup(BurgundyOptions(), seats, 1)
        rng = seeded(1)
        while legal := GAME.legal(state):
            view = GAME.view(state, state.seat)
            assert GAME.terms(view, state.seat) == GAME.terms(state, state.seat)
            assert [GAME.prior(view, a) for a in legal] == [GAME.prior(state, a) for a in legal]
            index, rng = below(rng, len(legal))
            GAME.apply(state, legal[index])


def test_actions_look_the_same_alone_and_together() -> None:
    state = GAME.setup(BurgundyOptions(), 2, 4)
    rng = seeded(4)
    while legal := GAME.legal(state):
        assert GAME.priors(state, legal) == [GAME.prior(state, action) for action in legal]
        index, rng = below(rng, len(legal))
        GAME.apply(state, legal[index])


def test_playing_ahead_stops_at_the_end_of_a_round_with_two_players() -> None:
    for seats, least in ((1, 6), (2, 3)):
        length = GAME.box.dice * seats
        state = GAME.setup(BurgundyOptions(), seats, 1)
        for turns in range(5 * length):
            state.turns = turns
            horizon = GAME.horizon(state)
            assert horizon % length == 0
            assert least * seats <= horizon - turns < least * seats + length


def test_playing_ahead_goes_twelve_turns_with_more_players() -> None:
    for seats in (3, 4):
        state = GAME.setup(BurgundyOptions(), seats, 1)
        state.turns = 5
        assert GAME.horizon(state) == 17


def test_one_leads_by_what_the_other_lacks() -> None:
    state = position(Seat(hand="1", vp=5), Seat(hand="1"), table=Table(round=4, stock=0))
    assert 3 < GAME.lead(state, 0, 2) == -GAME.lead(state, 1, 2)
    for _ in range(2):
        play(state, Earn(0), GAME.box.moves.end_turn)
    assert GAME.lead(state, 0, 2) > 50


def test_a_triple_that_cannot_be_finished_is_not_begun() -> None:
    def taking(number: int) -> float:
        state = position(
            Seat(hand="3 4"), Seat(), table=Table(round=number, stock=4, display={3: "mine4"})
        )
        return GAME.prior(state, Take(0, shown(state, "mine4")))

    assert taking(0) == pytest.approx(taking(1), abs=1.0)
    assert taking(1) > taking(4)


def test_a_card_that_continues_a_stack_is_worth_more() -> None:
    two = ("mine1 mine2",)
    assert _value(Seat(estate=two, projects="mine3"), Seat()) > _value(
        Seat(estate=two, projects="ship3"), Seat()
    )


def test_promises_fade_with_the_actions_left() -> None:
    def promise(estate: tuple[str, ...], number: int) -> float:
        state = position(
            Seat(hand="1", estate=estate), Seat(hand="1"), table=Table(round=number, stock=0)
        )
        return next(term.worth for term in GAME.terms(state, 0) if term.id == "triples")

    for estate in (("mine1",), ("mine1 mine2",)):
        assert promise(estate, 0) > promise(estate, 3) > promise(estate, 4)
    assert promise((), 0) == 0


def test_silver_is_worth_little_in_the_end() -> None:
    def gain(number: int, stock: int) -> float:
        table = Table(round=number, stock=stock)
        hands = "1 2" if stock else "1"
        return _value(Seat(hand=hands, silver=3), Seat(hand=hands), table=table) - _value(
            Seat(hand=hands), Seat(hand=hands), table=table
        )

    assert gain(0, 3) > 2 * gain(4, 0)


def test_who_has_won_prefers_to_have_won() -> None:
    state = position(Seat(hand="1", vp=5), Seat(hand="1"), table=Table(round=4, stock=0))
    for _ in range(2):
        play(state, Earn(0), GAME.box.moves.end_turn)
    assert GAME.value(state, 0) > 50 > -50 > GAME.value(state, 1)


def test_solo_behind_at_the_end_of_a_round_is_lost() -> None:
    table = Table(stock=0, rival=("mine1 mine2 mine3",), firsts={"mine": -2})
    behind, level = (position(Seat(hand="1", vp=vp), table=table) for vp in (4, 5))
    for state in (behind, level):
        play(state, Earn(0))
    assert GAME.value(level, 0) - GAME.value(behind, 0) > 50
    play(behind, GAME.box.moves.end_turn)
    assert GAME.value(behind, 0) < -50


def test_solo_the_rival_is_expected_to_grow() -> None:
    def ahead(laid: str, piles: int) -> float:
        state = position(Seat(hand="1 2"), table=Table(rival=(laid,)))
        assert state.rival is not None
        state.rival.piles = [[0] * 5] * piles
        return next(term.worth for term in GAME.terms(state, 0) if term.id == "rivals")

    assert ahead("mine1", 0) > ahead("mine1", 1) > ahead("mine1", 2)
    assert ahead("mine1 mine2", 2) > ahead("mine1 mine2 mine3", 2) + 3


def test_a_triple_is_finished_first() -> None:
    state = position(
        Seat(hand="3 4", estate=("mine1 mine2",), projects="mine3 ship4"),
        Seat(),
        table=Table(display={3: "castle1"}),
    )
    assert _best(state) == Place(0, project(state, "mine3"))


def test_the_fitting_card_is_taken_without_workers() -> None:
    state = position(
        Seat(hand="3 3", estate=("mine1 mine2",), workers=2),
        Seat(),
        table=Table(display={3: "mine4 ship4", 2: "mine5"}),
    )
    assert _best(state) == Take(0, shown(state, "mine4"))


def test_the_last_silver_becomes_points() -> None:
    state = position(Seat(hand="1", silver=6), Seat(hand="1"), table=Table(round=4, stock=0))
    assert _best(state) == Swap(0, 2)


def test_the_useless_project_is_dropped() -> None:
    state = position(
        Seat(hand="3 3", estate=("mine1 mine2", "ship1 ship2"), projects="mine3 ship4 pasture1"),
        Seat(),
        table=Table(display={3: "castle1"}, firsts={}),
    )
    play(state, Take(0, shown(state, "castle1")))
    choice = _best(state)
    assert isinstance(choice, Drop)
    assert named(choice.card) == "pasture1"


def test_a_cloister_goes_where_it_finishes_a_triple() -> None:
    state = position(
        Seat(hand="3 3", estate=("mine1 mine2", "ship1"), projects="cloister3"), Seat()
    )
    play(state, Place(0, project(state, "cloister3")))
    assert _best(state) == Onto(0)
    play(state, Onto(0))
    assert _best(state) == ChooseBonus(0)


def test_every_bot_that_is_ready_plays_solo_to_the_end() -> None:
    for level in ("random", "medium"):
        bot = create(level)
        match = Match(GAME, BurgundyOptions(), 1, 3)
        while not match.over:
            view, memory = match.view(0), match.memory(0)
            action = bot.choose(GAME, view, 0, memory, match.legal(), match.step)
            match.play(0, action, match.step, 0.0)
        GAME.check(match.state)


def test_the_rules_of_thumb_alone_beat_chance() -> None:
    won = 0
    for seed in range(20):
        state = GAME.setup(BurgundyOptions(), 2, seed)
        rng = seeded(seed)
        while legal := GAME.legal(state):
            if state.seat == seed % 2:
                action = _best(state)
            else:
                index, rng = below(rng, len(legal))
                action = legal[index]
            GAME.apply(state, action)
        won += GAME.score(state).winners == (seed % 2,)
    assert won >= 19
