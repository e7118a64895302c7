"""What a bot thinks of an action (`prior`) and of a position (`terms`), on views alone.

Worths are measured in cards to be saved up for: a victory point is worth ten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.game import Term
from core.struggle.box import CITY, FIRST_EXPANSION, KNIGHT, ROAD, SETTLEMENT, Box
from core.struggle.build import loser
from core.struggle.cards import hand_size
from core.struggle.model import (
    CHURCH,
    CITADEL,
    Action,
    Build,
    Discard,
    EndTurn,
    Give,
    Pay,
    Paying,
    Player,
    PutAway,
    State,
    TakeMarket,
    TakeSeen,
    UseGuild,
    Waive,
)
from core.struggle.payment import reach
from core.struggle.scoring import points

_POINT = 10.0
_RIVAL = 3.0
_SWAP = 2.5
_DRAW = 3.5
_CARD = 0.6
_PLAN = 6.0
_SAFE = 1.0
_WIN = 1000.0


def _gain(box: Box, player: Player, item: int) -> float:
    """Say what an item would be worth to its builder, in victory points."""
    if item == ROAD:
        return box.road_vp if player.roads % 2 else 0.25
    if item == KNIGHT:
        return box.knight_vp if player.knights % 2 else 0.35
    if item == SETTLEMENT:
        return box.settlement_vp + 0.2
    if item == CITY:
        return box.city_vp - box.settlement_vp + 0.4
    return box.expansion_vp[item - FIRST_EXPANSION] - box.city_vp + 0.4


def _wanted(box: Box, state: State, player: Player) -> list[int]:
    """List the items that the cards on the table would let the player build."""
    items = []
    if state.roads or loser(box, state, ROAD) >= 0:
        items.append(ROAD)
    if state.knights or loser(box, state, KNIGHT) >= 0:
        items.append(KNIGHT)
    if state.pile:
        items.append(SETTLEMENT)
    if player.settlements:
        items.append(CITY)
    if len(player.cities) > len(player.expansions):
        items += [
            FIRST_EXPANSION + kind
            for kind, stock in enumerate(state.expansions)
            if stock and kind not in player.expansions
        ]
    return items


def _readiness(box: Box, hand: list[int], item: int) -> float:
    """Say how much of the price is in the hand, 0 to 1, three equal cards counting as any."""
    parts = [reach(box.alike, c, cards) for c, cards in zip(box.costs[item], hand, strict=True)]
    missing = -sum(part for part in parts if part < 0) - sum(part for part in parts if part > 0)
    return 1.0 - max(0, missing) / sum(box.costs[item])


def _plans(box: Box, state: State, player: Player, hand: list[int]) -> float:
    """Say what a hand is worth for the two items it promises most of."""
    worths = sorted(
        _gain(box, player, item) * _readiness(box, hand, item) ** 2
        for item in _wanted(box, state, player)
    )
    return sum(worths[-1:]) + 0.5 * sum(worths[-2:-1])


def _safe_cards(box: Box, player: Player) -> int:
    roads = min(player.roads, box.citadel_roads) if CITADEL in player.expansions else 0
    knights = min(player.knights, box.church_knights) if CHURCH in player.expansions else 0
    return roads + knights


def terms(box: Box, state: State, seat: int) -> list[Term]:
    """Say what a position is worth to `seat`, as named terms."""
    player = state.players[seat]
    own = points(box, player)
    best = max(points(box, other) for other in state.players if other is not player)
    found = [
        Term("points", _POINT * own),
        Term("rivals", -_RIVAL * best),
        Term("swaps", _SWAP * ((player.roads + 1) // 2)),
        Term("draws", _DRAW * ((player.knights + 1) // 2)),
        Term("cards", _CARD * min(hand_size(player), box.robber_limit + 2)),
        Term("plans", _PLAN * _plans(box, state, player, player.hand)),
        Term("safe", _SAFE * _safe_cards(box, player)),
    ]
    if state.phase == "over" and own != best:
        found.append(Term("result", _WIN if own > best else -_WIN))
    return found


def _change(box: Box, state: State, resource: int, cards: int) -> float:
    """Say what the hand of the seat to move gains or loses by cards of a resource."""
    player = state.players[state.seat]
    hand = player.hand[:]
    hand[resource] = max(0, hand[resource] + cards)
    return _plans(box, state, player, hand) - _plans(box, state, player, player.hand)


def _prior_lose(box: Box, state: State, action: PutAway | Give | Discard) -> float:
    return _change(box, state, action.resource, -1)


def _prior_take(box: Box, state: State, action: TakeSeen) -> float:
    return 1.0 + _change(box, state, action.resource, 1)


def _prior_market(box: Box, state: State, action: TakeMarket) -> float:
    return 1.0 + _change(box, state, max(0, state.market[action.place]), 1)


def _prior_build(box: Box, state: State, action: Build) -> float:
    return 4.0 + 2.0 * _gain(box, state.players[state.seat], action.item)


def _prior_pay(box: Box, state: State, action: Pay) -> float:
    path = state.pending[-1]
    asked = path.cost[action.resource] if isinstance(path, Paying) else 0
    return -0.5 * abs(action.amount - asked)


def _prior_waive(box: Box, state: State, action: Waive) -> float:
    return 0.5 - 0.1 * state.players[state.seat].hand[action.resource]


def _prior_guild(box: Box, state: State, action: UseGuild) -> float:
    return 6.0 + 0.1 * points(box, state.players[action.partner])


def _prior_end(box: Box, state: State, action: EndTurn) -> float:
    return 0.1 * action.extra


_PRIOR: dict[str, Callable[[Box, State, Any], float]] = {
    "put-away": _prior_lose,
    "give": _prior_lose,
    "discard": _prior_lose,
    "take-market": _prior_market,
    "take-seen": _prior_take,
    "open-library": lambda box, state, action: 1.5,
    "take-blind": lambda box, state, action: 0.5,
    "build": _prior_build,
    "pay": _prior_pay,
    "waive": _prior_waive,
    "use-guild": _prior_guild,
    "end-turn": _prior_end,
}


def prior(box: Box, state: State, action: Action) -> float:
    """Say how promising an action looks, without looking ahead; 0 is neutral."""
    rate = _PRIOR.get(action.kind)
    return rate(box, state, action) if rate else 0.0
