"""What a bot thinks of an action without looking ahead (`prior`): its rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.burgundy.acting import workers_needed
from core.burgundy.bot import (
    ANIMAL,
    GOOD,
    WORKER,
    actions_left,
    bonus_worth,
    effect_worth,
    stacks,
)
from core.burgundy.box import STACK, Box
from core.burgundy.model import (
    CLOISTER,
    NOBODY,
    Action,
    ChooseBonus,
    Drop,
    Fetch,
    Hire,
    Keep,
    Onto,
    Place,
    PlaceFree,
    Placing,
    Sell,
    SellKind,
    State,
    Swap,
    Take,
)


def _card_worth(box: Box, state: State, card: int) -> float:
    """Say how well a card would fit the player on turn."""
    begun, waiting, present = stacks(box, state.players[state.seat])
    kind = box.type_of[card]
    near = min(STACK, begun[kind] + waiting[kind])
    new = 0.4 if kind not in present else 0.0
    wild = 0.5 if kind == CLOISTER else 0.0
    first = 0.3 if state.firsts[kind] == NOBODY else 0.0
    return 0.5 * effect_worth(box, card) + 0.5 * near + new + wild + first


def _prior_take(box: Box, state: State, action: Take) -> float:
    workers = workers_needed(box, state, action)
    return 0.5 + _card_worth(box, state, action.card) - WORKER * workers


def _prior_place(box: Box, state: State, action: Place) -> float:
    return 2.0 + _prior_place_free(box, state, action) - WORKER * workers_needed(box, state, action)


def _prior_place_free(box: Box, state: State, action: Place | PlaceFree) -> float:
    begun, _, _ = stacks(box, state.players[state.seat])
    kind = box.type_of[action.card]
    finishes = 3.0 if begun[kind] == STACK - 1 else 0.0
    return effect_worth(box, action.card) + 0.4 * begun[kind] + finishes


def _prior_sell(box: Box, state: State, action: Sell | SellKind) -> float:
    return 1.2 * state.players[state.seat].goods[action.goods]


def _prior_onto(box: Box, state: State, action: Onto) -> float:
    player, path = state.players[state.seat], state.pending[-1]
    if action.stack >= len(player.estate) or not isinstance(path, Placing):
        return 0.5
    stack = player.estate[action.stack]
    return box.triple_vp[box.stack_type(stack)] * len(stack) / STACK


def _prior_fetch(box: Box, state: State, action: Fetch | Keep) -> float:
    return 1.0 + _card_worth(box, state, action.card)


def _prior_drop(box: Box, state: State, action: Drop) -> float:
    return -_card_worth(box, state, action.card)


def _prior_bonus(box: Box, state: State, action: ChooseBonus) -> float:
    return bonus_worth(box.bonuses[state.round][action.choice])


def _prior_swap(box: Box, state: State, action: Swap) -> float:
    few = actions_left(box, state, state.players[state.seat]) <= 2
    return action.vp if few else 0.3 * action.vp - 0.5


def _prior_hire(box: Box, state: State, action: Hire) -> float:
    return 0.2 * max(0, box.hire_up_to - state.players[state.seat].workers)


_PRIOR: dict[str, Callable[[Box, State, Any], float]] = {
    "take": _prior_take,
    "place": _prior_place,
    "place-free": _prior_place_free,
    "sell": _prior_sell,
    "sell-kind": _prior_sell,
    "hire": _prior_hire,
    "earn": lambda box, state, action: 0.2,
    "swap": _prior_swap,
    "onto": _prior_onto,
    "fetch": _prior_fetch,
    "keep": _prior_fetch,
    "keep-die": lambda box, state, action: 1.5,
    "drop": _prior_drop,
    "choose-bonus": _prior_bonus,
    "take-good": lambda box, state, action: GOOD,
    "take-animal": lambda box, state, action: ANIMAL,
    "buy": lambda box, state, action: 0.8,
    "decline": lambda box, state, action: -1.0,
}


def prior(box: Box, state: State, action: Action) -> float:
    """Say how promising an action looks, without looking ahead; 0 is neutral."""
    rate = _PRIOR.get(action.kind)
    return rate(box, state, action) if rate else 0.0
