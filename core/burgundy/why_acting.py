"""Why an action by a die, or a step of it, is not legal. Written apart from `acting` as oracle."""

from __future__ import annotations

from core.burgundy.acting import die_value, row_of
from core.burgundy.box import STACK, Box
from core.burgundy.estate import targets
from core.burgundy.model import (
    UNLIMITED,
    Earn,
    HandIn,
    Hire,
    Onto,
    Place,
    Placing,
    Sell,
    State,
    Swap,
    Swapping,
    Take,
)
from core.burgundy.reasons import (
    Refuse,
    no,
    no_die,
    no_goods,
    no_in_display,
    no_path,
    no_project,
    no_workers,
)
from core.game import Refusal


def refuse_take(box: Box, state: State, action: Take) -> Refusal | None:
    """Why a card of the display cannot be taken by a die."""
    if refusal := no_die(box, state, action.die) or no_in_display(state, action.card):
        return refusal
    steps = box.row_steps[die_value(box, state, action.die)]
    return no_workers(state, steps[row_of(state, action.card)], "take")


def refuse_place(box: Box, state: State, action: Place) -> Refusal | None:
    """Why a project cannot be placed by a die."""
    if refusal := no_die(box, state, action.die) or no_project(state, action.card, "place"):
        return refusal
    steps = box.card_steps[die_value(box, state, action.die)]
    return no_workers(state, steps[action.card], "place")


def refuse_sell(box: Box, state: State, action: Sell) -> Refusal | None:
    """Why a kind of goods cannot be sold by a die."""
    if refusal := no_die(box, state, action.die) or no_goods(state, action.goods, "sell"):
        return refusal
    steps = box.goods_steps[die_value(box, state, action.die)]
    return no_workers(state, steps[action.goods], "sell")


def refuse_any_die(box: Box, state: State, action: Hire | Earn) -> Refusal | None:
    """Why workers or silver cannot be taken by a die."""
    return no_die(box, state, action.die)


def refuse_swap(box: Box, state: State, action: Swap) -> Refusal | None:
    """Why workers and silver cannot be handed in for so many points."""
    if refusal := no_die(box, state, action.die):
        return refusal
    player = state.players[state.seat]
    there, needed = player.workers + player.silver, max(1, action.vp) * box.swap_cards
    if needed > there:
        return no("cards-short", "swap", needed=needed, there=there)
    if state.vp_left != UNLIMITED and action.vp > state.vp_left:
        return no("vp-short", "option-vp-cards", needed=action.vp, there=state.vp_left)
    return no("no-points", "swap") if action.vp < 1 else None


def refuse_hand_in(box: Box, state: State, action: HandIn) -> Refusal | None:
    """Why so many workers cannot be handed in."""
    if refusal := no_path(state, "swapping", "swap"):
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Swapping)
    player, cards = state.players[state.seat], path.vp * box.swap_cards
    if not 0 <= action.workers <= cards:
        return no("too-many-cards", "swap", needed=cards)
    if action.workers > player.workers:
        return no("workers-short", "swap", needed=action.workers, there=player.workers)
    if cards - action.workers > player.silver:
        return no("silver-short", "swap", needed=cards - action.workers, there=player.silver)
    return None


def refuse_onto(box: Box, state: State, action: Onto) -> Refusal | None:
    """Why the card being placed cannot go onto a stack, or begin a new one."""
    if refusal := no_path(state, "placing", "place"):
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Placing)
    estate, place = state.players[state.seat].estate, action.stack
    if place in targets(box, estate, path.card, state.clash == "choose"):
        return None
    if not 0 <= place <= len(estate):
        return no("unknown-stack", "place", stack=place)
    if place == len(estate):
        return no("stack-open", "place", type=box.type_of[path.card])
    if len(estate[place]) >= STACK:
        return no("stack-full", "triple", stack=place)
    return no("other-type", "wild", stack=place, type=box.stack_type(estate[place]))


REFUSE: dict[str, Refuse] = {
    "take": refuse_take,
    "place": refuse_place,
    "sell": refuse_sell,
    "hire": refuse_any_die,
    "earn": refuse_any_die,
    "swap": refuse_swap,
    "hand-in": refuse_hand_in,
    "onto": refuse_onto,
}
