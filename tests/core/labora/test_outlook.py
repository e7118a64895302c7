"""What the planner thinks of the game alone, and which steps it looks at."""

from __future__ import annotations

from random import Random

import pytest

from core.chance import below, seeded
from core.games import chosen
from core.labora import scoring
from core.labora.game import Labora
from core.labora.landscape import surveyed
from core.labora.model import GOODS, Paying, State
from core.labora.outlook import outlook
from core.labora.sensible import Guide

GAME = Labora()
OUTLOOK = outlook(GAME.box, "france", 0)


def _alone(country: str = "france") -> State:
    return GAME.setup(chosen(GAME.options, {"country": country}), 1, 1)


@pytest.mark.parametrize("country", ["france", "ireland"])
def test_sensible_steps_are_legal_and_lead_to_the_end(country: str) -> None:
    state, rng = _alone(country), seeded(3)
    guide = Guide(GAME.box, OUTLOOK, Random(1))
    while legal := GAME.legal(state):
        steps = guide.steps(state, legal)
        assert steps
        assert set(steps) <= set(legal)
        index, rng = below(rng, len(steps))
        GAME.apply(state, steps[index])
        if not state.pending and state.phase != "over":
            player = state.players[0]
            assert surveyed(GAME.box, player).economic == scoring.economic(GAME.box, player)
            assert OUTLOOK.value(state) == OUTLOOK.value(GAME.clone(state))
    assert OUTLOOK.value(state) == scoring.total(GAME.box, state.players[0])


def test_food_is_paid_with_what_is_worth_least() -> None:
    state = _alone()
    goods = state.players[0].goods
    for good, amount in (("grain", 5), ("meat", 1), ("coins", 5)):
        goods[GOODS.index(good)] = amount
    state.pending.append(Paying(4, 0, 0, 0, GOODS.index("grain")))
    guide = Guide(GAME.box, OUTLOOK, Random(1))
    chosen_step = guide.steps(state, GAME.legal(state))
    assert chosen_step == [GAME.box.moves.pay(GOODS.index("grain"), 4)]


def test_more_of_what_scores_is_worth_more() -> None:
    state = _alone()
    poor = OUTLOOK.value(state)
    state.players[0].goods[GOODS.index("wonder")] = 1
    assert OUTLOOK.value(state) >= poor + 30


def test_land_and_sales_are_looked_at_beside_the_actions() -> None:
    state = _alone()
    goods = state.players[0].goods
    goods[GOODS.index("coins")], goods[GOODS.index("wine")] = 5, 2
    course = GAME.course(state, 0)
    assert course is not None
    beside = list(course.beside(state))
    assert {after.bought for after, _ in beside} == {False, True}
    assert {course.stage(after) for after, _ in beside} == {course.stage(state)}
    assert not any(after.bought for after, _ in course.follow(state))
