"""Refusals that several parts of the rules share. Each helper gives None when nothing is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.game import Refusal, Value
from core.labora.box import Box
from core.labora.clergy import occupied
from core.labora.goods import energy, food
from core.labora.land import touches_cloister
from core.labora.model import COINS, GOODS, GRAIN, STRAW, Player, State
from core.labora.places import SPOTS

Refuse = Callable[[Box, State, Any], Refusal | None]
"""What says why an action of one kind is not legal when no path is open."""
RefuseStep = Callable[[Box, State, Any, Any], Refusal | None]
"""What says why a step of an open path (third argument) is not legal."""


def no(reason: str, rule: str, **values: Value) -> Refusal:
    """Make a refusal; `rule` without the game's prefix."""
    return Refusal(reason, f"labora.{rule}", values)


def no_goods(box: Box, state: State, good: str, rule: str) -> Refusal | None:
    """Refuse what needs a good that the player does not have."""
    number = box.number.get(good, len(GOODS))
    if number >= len(GOODS) or not state.players[state.seat].goods[number]:
        return no("no-goods", rule, good=good)
    return None


def no_price(box: Box, player: Player, card: str) -> Refusal | None:
    """Refuse a building whose cost the player does not have; says what is missing."""
    rule = "building-cost"
    for good, amount in box.cards[card].cost:
        have = player.goods[good]
        if good == STRAW:
            grain = sum(need for other, need in box.cards[card].cost if other == GRAIN)
            have += max(0, player.goods[GRAIN] - grain)
        if have < amount:
            if good == COINS and _could_sell(box, player) >= amount - have:
                return no("sell-first", rule, card=card, needed=amount, there=have)
            return no("too-few", rule, card=card, good=GOODS[good], needed=amount, there=have)
    return None


def _could_sell(box: Box, player: Player) -> int:
    return sum(player.goods[box.number[good]] * coins for good, coins in box.sells_for.items())


def no_place(box: Box, player: Player, card: str, at: int) -> Refusal | None:
    """Refuse a space on which a building or a settlement cannot stand."""
    ground = player.ground.get(at)
    if ground is None:
        return no("no-such-space", "landscape", place=at)
    if not ground & box.cards[card].terrain:
        return no("wrong-terrain", "terrain", card=card, place=at)
    if at in player.cards:
        return no("space-taken", "landscape", place=at, card=player.cards[at])
    if box.cards[card].cloister and not touches_cloister(box, player, at):
        return no("no-cloister-beside", "cloister", card=card, place=at)
    return None


def no_place_at_all(box: Box, player: Player, card: str) -> Refusal | None:
    """Refuse a card for which no space of the landscape fits; says the nearest reason."""
    worst: Refusal | None = None
    for at in player.ground:
        refusal = no_place(box, player, card, at)
        if refusal is None:
            return None
        if worst is None or _RANK[refusal.reason] > _RANK[worst.reason]:
            worst = refusal
    reason = worst.reason if worst else "wrong-terrain"
    return no(f"nowhere-{reason}", "landscape", card=card)


_RANK = {"no-such-space": 0, "wrong-terrain": 1, "space-taken": 2, "no-cloister-beside": 3}
"""How near to legal a space is: the last reason is the one worth telling."""


def no_food_and_energy(box: Box, player: Player, card: str) -> Refusal | None:
    """Refuse a settlement whose food and energy the player cannot pay; energy in half units."""
    need = box.cards[card]
    goods = player.goods
    have = food(box, goods)
    if have < need.food:
        return no("too-little-food", "settlement-cost", card=card, needed=need.food, there=have)
    spare = have - need.food
    each = box.food[GRAIN]
    flips = goods[GRAIN] if not each else min(goods[GRAIN], spare // each)
    halves = energy(box, goods) + flips * box.energy[STRAW]
    if halves < need.energy:
        values: dict[str, Value] = {"needed": need.energy, "there": halves}
        return Refusal("too-little-energy", "labora.settlement-cost", {"card": card, **values})
    return None


def no_building(box: Box, state: State, seat: int, at: int) -> Refusal | None:
    """Refuse a space on which no building stands."""
    if not 0 <= seat < len(state.players):
        return no("no-such-seat", "turn", seat=seat)
    card = state.players[seat].cards.get(at)
    if card is None or card not in box.is_building:
        return no("no-building", "clergy", place=at)
    return None


def no_free_building(state: State, where: int) -> Refusal | None:
    """Refuse a building on which a clergyman stands."""
    if where in occupied(state):
        return no("occupied", "clergy", owner=where // SPOTS, place=where % SPOTS)
    return None
