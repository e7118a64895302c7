"""The invariants of a full state: nothing is created, nothing is lost."""

from __future__ import annotations

from core.game import BrokenInvariant
from core.struggle.box import Box
from core.struggle.cards import counted
from core.struggle.exchange import allowed
from core.struggle.model import (
    EMPTY,
    EVENTS,
    EXPANSIONS,
    RESOURCES,
    Discarding,
    Paying,
    State,
    Swapping,
)
from core.struggle.scoring import points


def check(box: Box, state: State) -> None:
    """Raise `BrokenInvariant` unless all cards are accounted for and the counters make sense."""
    if len(state.players) not in box.supply:
        raise BrokenInvariant("seats", seats=len(state.players))
    if not 0 <= state.seat < len(state.players):
        raise BrokenInvariant("seat", seat=state.seat)
    _check_resources(box, state)
    _check_buildings(box, state)
    _check_counters(box, state)
    _check_end(box, state)
    _check_pending(box, state)


def _check_resources(box: Box, state: State) -> None:
    places = [card for card in state.market if card != EMPTY]
    for seat, player in enumerate(state.players):
        if player.hidden or len(player.hand) != len(RESOURCES) or min(player.hand) < 0:
            raise BrokenInvariant("hand", seat=seat)
    known = range(len(RESOURCES))
    if any(card not in known for card in state.deck + places):
        raise BrokenInvariant("unknown-card")
    if len(state.discard) != len(RESOURCES) or min(state.discard) < 0:
        raise BrokenInvariant("discard")
    deck, market = counted(state.deck), counted(places)
    for resource in known:
        there = deck[resource] + market[resource] + state.discard[resource]
        there += sum(player.hand[resource] for player in state.players)
        expected = box.supply[len(state.players)].resources[resource]
        if there != expected:
            raise BrokenInvariant("resources", resource=resource, there=there, expected=expected)
    missing = 0
    if state.pending:
        path = state.pending[-1]
        if isinstance(path, Swapping) and path.source == "market":
            missing = path.taken - path.given
    if len(state.market) != box.market or len(places) != box.market - missing:
        raise BrokenInvariant("market", cards=len(places))


def _check_buildings(box: Box, state: State) -> None:
    supply = box.supply[len(state.players)]
    players = state.players
    for kind, stock, before, expected in (
        ("roads", state.roads, [player.roads for player in players], supply.roads),
        ("knights", state.knights, [player.knights for player in players], supply.knights),
    ):
        if min(stock, *before) < 0 or stock + sum(before) != expected:
            raise BrokenInvariant(kind, expected=expected)
    if len(state.expansions) != len(EXPANSIONS):
        raise BrokenInvariant("expansions")
    kinds = range(len(EXPANSIONS))
    for expansion, expected in enumerate(supply.expansions):
        owned = sum(player.expansions.count(expansion) for player in players)
        stock = state.expansions[expansion]
        if stock < 0 or owned + stock != expected:
            raise BrokenInvariant("expansions", expansion=expansion, expected=expected)
    for seat, player in enumerate(players):
        if any(expansion not in kinds for expansion in player.expansions):
            raise BrokenInvariant("expansions", seat=seat)
        if len(set(player.expansions)) != len(player.expansions):
            raise BrokenInvariant("expansion-twice", seat=seat)
        if len(player.expansions) > len(player.cities):
            raise BrokenInvariant("expansion-without-city", seat=seat)
    cards = [*state.pile]
    for player in players:
        cards += player.settlements + player.cities
    split = supply.events[state.events]
    if [cards.count(event) for event in range(len(EVENTS))] != list(split):
        raise BrokenInvariant("events", expected=split)
    if len(cards) != supply.settlements:
        raise BrokenInvariant("settlements", expected=supply.settlements)


def _check_counters(box: Box, state: State) -> None:
    if (state.arrow == 0) != (len(state.players) < box.destiny_from) or abs(state.arrow) > 1:
        raise BrokenInvariant("arrow", arrow=state.arrow)
    if len(state.built) != 5 or len(state.used) != 3:
        raise BrokenInvariant("flags")
    most = allowed(box, state.players[state.seat].roads)
    if state.swaps < 0 or (state.phase == "swap" and state.swaps > most):
        raise BrokenInvariant("swaps", swaps=state.swaps, allowed=most)
    if state.turns < 0 or not 0 <= state.idle <= box.dead_end_rounds * len(state.players):
        raise BrokenInvariant("turns", turns=state.turns, idle=state.idle)
    if state.phase == "swap" and True in state.built:
        raise BrokenInvariant("built-too-early")


def _check_end(box: Box, state: State) -> None:
    """Raise unless the game is over exactly when it is won or has come to its dead end."""
    seats = [seat for seat, each in enumerate(state.players) if points(box, each) >= box.goal]
    won = seats == [state.seat]
    if seats and not won:
        raise BrokenInvariant("won-off-turn", seats=tuple(seats))
    dead = state.idle >= box.dead_end_rounds * len(state.players)
    if (state.phase == "over") != (won or dead):
        raise BrokenInvariant("over", won=won, dead=dead)


def _check_pending(box: Box, state: State) -> None:
    if not state.pending:
        return
    if len(state.pending) > 1 or state.phase == "over":
        raise BrokenInvariant("pending", paths=len(state.pending))
    path = state.pending[0]
    if (path.kind == "swapping") != (state.phase == "swap"):
        raise BrokenInvariant("path-phase", path=path.kind)
    if isinstance(path, Swapping):
        _check_swapping(state, path)
    elif isinstance(path, Paying):
        _check_paying(box, state, path)
    elif isinstance(path, Discarding):
        hands = {seat: sum(player.hand) for seat, player in enumerate(state.players)}
        if not path.seats or any(hands.get(seat, 0) <= box.robber_limit for seat in path.seats):
            raise BrokenInvariant("discarding", seats=tuple(path.seats))
    elif not state.arrow:
        raise BrokenInvariant("arrow", arrow=state.arrow)


def _check_swapping(state: State, path: Swapping) -> None:
    left = path.taken - path.given
    if path.given < 0 or left < (0 if path.looking else 1) or path.taken > state.swaps:
        raise BrokenInvariant("swap-counts", taken=path.taken, given=path.given)
    if path.source != "player":
        if path.partner != -1 or path.looking:
            raise BrokenInvariant("swap-partner", partner=path.partner)
        return
    others = set(range(len(state.players))) - {state.seat}
    if path.partner not in others:
        raise BrokenInvariant("swap-partner", partner=path.partner)
    if path.looking and not sum(state.players[path.partner].hand):
        raise BrokenInvariant("swap-partner", partner=path.partner)


def _check_paying(box: Box, state: State, path: Paying) -> None:
    hand = state.players[state.seat].hand
    numbers = len(RESOURCES)
    if not 0 <= path.item < len(box.costs) or not 0 <= path.upto < numbers:
        raise BrokenInvariant("paying", item=path.item)
    if len(path.paid) != numbers or len(path.cost) != numbers or min(path.cost) < 0:
        raise BrokenInvariant("paying", item=path.item)
    waived = sum(box.costs[path.item]) - sum(path.cost)
    if waived != path.waived:
        raise BrokenInvariant("waived", item=path.item)
    if any(not 0 <= paid <= cards for paid, cards in zip(path.paid, hand, strict=True)):
        raise BrokenInvariant("paid-too-much", item=path.item)
