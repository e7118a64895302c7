"""Ora et Labora alone is planned to its end; the plan only gets better."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from core.bots.beam import Route
from core.bots.planner import Planner, first_turn
from core.chance import below, seeded
from core.games import chosen, create

GAME = create("labora")


@cache
def _late(country: str) -> Any:
    """Give a position of a random game alone, four turns before its end."""
    state = GAME.setup(chosen(GAME.options, {"country": country}), 1, 1)
    rng = seeded(5)
    while state.round < 29:
        legal = GAME.legal(state)
        index, rng = below(rng, len(legal))
        GAME.apply(state, legal[index])
    return state


def _planned(planner: Planner, state: Any, amount: float) -> Route:
    found = planner.plan(GAME, state, 1, amount)
    assert found is not None
    return found


@pytest.mark.parametrize("country", ["france", "ireland"])
def test_a_plan_can_be_played_to_the_end_and_is_worth_its_points(country: str) -> None:
    state = _late(country)
    before = GAME.score(state).sheets[0].total
    found = _planned(Planner(), state, 600)
    after = GAME.clone(state)
    for step in found.steps:
        assert step in GAME.legal(after)
        GAME.apply(after, step)
    assert GAME.turn(after) is None
    assert GAME.score(after).sheets[0].total == found.worth > before


def test_the_same_question_gets_the_same_plan() -> None:
    state = _late("france")
    assert _planned(Planner(), state, 300) == _planned(Planner(), state, 300)


def test_a_plan_goes_on_in_the_next_turn_and_never_gets_worse() -> None:
    planner, state = Planner(), GAME.clone(_late("ireland"))
    worth = 0.0
    while GAME.turn(state) is not None:
        found = _planned(planner, state, 150)
        assert found.worth >= worth
        worth = found.worth
        for step in first_turn(GAME, state, found.steps)[0]:
            GAME.apply(state, step)
    assert GAME.score(state).sheets[0].total == worth


def test_a_plan_can_begin_in_the_middle_of_an_action() -> None:
    state = GAME.clone(_late("france"))
    while not state.pending:
        GAME.apply(state, next(iter(GAME.legal(state))))
    assert _planned(Planner(), state, 100).steps[0] in GAME.legal(state)


def test_a_game_of_two_is_not_planned() -> None:
    state = GAME.setup(GAME.options(), 2, 1)
    assert Planner().plan(GAME, state, 1, 100) is None
