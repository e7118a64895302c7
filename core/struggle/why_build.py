"""Why a step of building or paying is not legal. Written apart from `build`, it is its oracle."""

from __future__ import annotations

from core.game import Refusal
from core.struggle.box import FIRST_EXPANSION, KNIGHT, ROAD, Box, kind_of
from core.struggle.build import USED_UNIVERSITY, loser, waive_open
from core.struggle.model import (
    ITEMS,
    RESOURCES,
    UNIVERSITY,
    Build,
    Pay,
    Paying,
    State,
    Waive,
)
from core.struggle.payment import reach, span, total_reach
from core.struggle.reasons import Refuse, no, no_new_path, no_path, no_resource


def refuse_build(box: Box, state: State, action: Build) -> Refusal | None:
    """Why an item cannot be built: the phase, once a turn, the item itself, or the price."""
    item = action.item
    if not 0 <= item < len(ITEMS):
        return no("unknown-item", "build", item=item)
    return no_new_path(state, "build") or cannot_build(box, state, item)


def cannot_build(box: Box, state: State, item: int) -> Refusal | None:
    """Why the player on turn could not build an item if he were building now.

    Screens ask this while cards are still being exchanged.
    """
    kind = kind_of(item)
    if state.built[kind]:
        return no("once-a-turn", "once", item=item)
    return _NOT_THERE[kind](box, state, item) or _cannot_pay(box, state, item)


def _no_road(box: Box, state: State, item: int) -> Refusal | None:
    if state.roads or loser(box, state, ROAD) >= 0:
        return None
    return no("none-to-take", "protected", item=item)


def _no_knight(box: Box, state: State, item: int) -> Refusal | None:
    if state.knights or loser(box, state, KNIGHT) >= 0:
        return None
    return no("none-to-take", "protected", item=item)


def _no_settlement(box: Box, state: State, item: int) -> Refusal | None:
    return None if state.pile else no("none-left", "build-settlement", item=item)


def _no_city(box: Box, state: State, item: int) -> Refusal | None:
    if state.players[state.seat].settlements:
        return None
    return no("no-settlement", "build-city", item=item)


def _no_expansion(box: Box, state: State, item: int) -> Refusal | None:
    player = state.players[state.seat]
    expansion = item - FIRST_EXPANSION
    # First what forbids all of them: that is what a player who asks about the kind is told.
    if len(player.cities) == len(player.expansions):
        return no("no-free-city", "build-expansion", item=item)
    if expansion in player.expansions:
        return no("already-owned", "build-expansion", item=item)
    if not state.expansions[expansion]:
        return no("none-left", "build-expansion", item=item)
    return None


_NOT_THERE = (_no_road, _no_settlement, _no_knight, _no_city, _no_expansion)


def _cannot_pay(box: Box, state: State, item: int) -> Refusal | None:
    """Try the price as it is, then with every card the University could leave out."""
    player = state.players[state.seat]
    cost = list(box.costs[item])
    if total_reach(box.alike, cost, player.hand) >= 0:
        return None
    if UNIVERSITY in player.expansions and not state.used[USED_UNIVERSITY]:
        for resource in range(len(RESOURCES)):
            if cost[resource]:
                cost[resource] -= 1
                payable = total_reach(box.alike, cost, player.hand) >= 0
                cost[resource] += 1
                if payable:
                    return None
    parts = [reach(box.alike, c, cards) for c, cards in zip(cost, player.hand, strict=True)]
    short = tuple(value for r, part in enumerate(parts) if part < 0 for value in (r, -part))
    covered = sum(part for part in parts if part > 0)
    return no("cannot-pay", "cost", item=item, short=short, covered=covered)


def refuse_waive(box: Box, state: State, action: Waive) -> Refusal | None:
    """Why the University cannot leave out a card of a resource."""
    refusal = no_path(state, "paying", "university") or no_resource(action.resource)
    if refusal:
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Paying)
    player = state.players[state.seat]
    if UNIVERSITY not in player.expansions:
        return no("no-university", "university")
    if state.used[USED_UNIVERSITY]:
        return no("university-used", "university")
    if not waive_open(box, state, player, path):
        return no("already-paying", "university")
    if not path.cost[action.resource]:
        return no("not-in-price", "university", resource=action.resource)
    rest = path.cost[:]
    rest[action.resource] -= 1
    if total_reach(box.alike, rest, player.hand) < 0:
        return no("rest-cannot-be-paid", "university", resource=action.resource)
    return None


def refuse_pay(box: Box, state: State, action: Pay) -> Refusal | None:
    """Why this many cards of a resource cannot be paid."""
    refusal = no_path(state, "paying", "cost") or no_resource(action.resource)
    if refusal:
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Paying)
    hand = state.players[state.seat].hand
    if action.resource != path.upto:
        return no("other-resource-first", "cost", resource=path.upto)
    if not 0 <= action.amount <= hand[action.resource]:
        return no("no-card", "cost", resource=action.resource)
    least, most = span(box.alike, path.cost, hand, path.paid, path.upto)
    if least > most:
        return no("leave-out-first", "university")
    more = action.amount - path.cost[path.upto]
    if more > 0 and more % box.alike:
        return no("not-alike", "three-for-one", alike=box.alike)
    part = more // box.alike if more > 0 else more
    if part > most:
        return no("too-many", "three-for-one", resource=action.resource)
    if part < least:
        return no("too-few", "cost", resource=action.resource)
    return None


REFUSE: dict[str, Refuse] = {"build": refuse_build, "waive": refuse_waive, "pay": refuse_pay}
