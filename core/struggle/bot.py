"""What a bot thinks of an action (`prior`) and of a position (`terms`), on views alone.

Worths are measured in tenths of a victory point. The weights were found by letting bots with
different ones play each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from core.game import Term
from core.struggle.box import CITY, FIRST_EXPANSION, KNIGHT, ROAD, SETTLEMENT, Box
from core.struggle.build import loser
from core.struggle.cards import hand_size
from core.struggle.exchange import allowed
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
from core.struggle.scoring import points


@dataclass(frozen=True, slots=True)
class Weights:
    """How much a bot likes what it can have, in tenths of a victory point."""

    point: float = 10.0
    rival: float = 1.0
    """Each point of the best other seat counts against."""
    swap: float = 4.0
    """An exchange more each turn, while the game is young."""
    draw: float = 6.0
    """A card more each turn, while the game is young."""
    benefit: float = 1.0
    """What an expansion does beside its points, while the game is young."""
    card: float = 0.6
    """A card in the hand, whatever it is."""
    too_many: float = 0.5
    """Each card that robbers would take counts against."""
    plans: tuple[float, ...] = (0.8, 0.5, 0.3, 0.15)
    """The part of its worth for which the best, second, ... item within reach counts."""
    patience: float = 0.85
    """What is left of the worth of an item for each turn it must be waited for."""
    useful_draw: float = 0.4
    """How much of a card that is still missing a drawn card is on average."""
    useful_swap: float = 0.6
    """How much of a card that is still missing an exchanged card is on average."""
    loose_point: float = 6.0
    """A point on a road or knight counts that much less while another seat could take it."""
    loose_benefit: float = 2.0
    """The same of the exchange or draw of a road or knight."""
    duel: float = 0.2
    """The part of both with two players: who never takes back falls behind there."""
    win: float = 1000.0


WEIGHTS = Weights()


def _youth(box: Box, state: State) -> float:
    """Say how much of the game lies ahead: 1 at the start, 0 when somebody is at the goal."""
    most = max(points(box, player) for player in state.players)
    return max(0.0, (box.goal - most) / box.goal)


def _gain(
    box: Box, state: State, player: Player, item: int, youth: float, weights: Weights
) -> float:
    """Say what an item would be worth to its builder."""
    if item == ROAD:
        point = player.roads % 2
        worth = box.road_vp * weights.point if point else weights.swap * youth
        return worth - (_risk(state, point, weights) if state.roads <= 1 else 0.0)
    if item == KNIGHT:
        point = player.knights % 2
        worth = box.knight_vp * weights.point if point else weights.draw * youth
        return worth - (_risk(state, point, weights) if state.knights <= 1 else 0.0)
    if item == SETTLEMENT:
        return box.settlement_vp * weights.point
    if item == CITY:
        return (box.city_vp - box.settlement_vp) * weights.point
    more = box.expansion_vp[item - FIRST_EXPANSION] - box.city_vp
    return more * weights.point + weights.benefit * youth


def _risk(state: State, point: int, weights: Weights) -> float:
    """Say what a top road or knight loses of its worth because it can be taken."""
    risk = weights.loose_point if point else weights.loose_benefit
    return risk * weights.duel if len(state.players) == 2 else risk


def _wanted(box: Box, state: State, player: Player) -> list[int]:
    """List the items that the cards on the table would let the player build some day."""
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


def _waits(box: Box, player: Player, hand: list[int], weights: Weights) -> list[float]:
    """Say for each price how much of its worth is left after waiting for the missing cards."""
    speed = weights.useful_draw * (box.draw + (player.knights + 1) // 2 * box.draw_per_knight)
    speed += weights.useful_swap * allowed(box, player.roads)
    left = []
    a, b, c, d, e = hand
    for brick, lumber, ore, wool, grain in box.reach:
        balance = brick[a] + lumber[b] + ore[c] + wool[d] + grain[e]
        left.append(1.0 if balance >= 0 else float(weights.patience ** (-balance / speed)))
    return left


def _plans(
    box: Box, state: State, player: Player, hand: list[int], youth: float, weights: Weights
) -> float:
    """Say what a hand promises: the best items within reach, each kind once."""
    waits = _waits(box, player, hand, weights)
    expansion = 0.0
    worths = []
    for item in _wanted(box, state, player):
        worth = _gain(box, state, player, item, youth, weights) * waits[box.price_of[item]]
        if item < FIRST_EXPANSION:
            worths.append(worth)
        elif worth > expansion:
            expansion = worth
    worths.append(expansion)
    worths.sort(reverse=True)
    return sum(part * worth for part, worth in zip(weights.plans, worths, strict=False))


def _loose(box: Box, state: State, player: Player, weights: Weights) -> float:
    """Say how much of what the player has may be taken: his top road and his top knight."""
    worth = 0.0
    if not state.roads:
        safe = box.citadel_roads if CITADEL in player.expansions else 0
        if player.roads > safe:
            worth += _risk(state, 1 - player.roads % 2, weights)
    if not state.knights:
        safe = box.church_knights if CHURCH in player.expansions else 0
        if player.knights > safe:
            worth += _risk(state, 1 - player.knights % 2, weights)
    return worth


def terms(box: Box, state: State, seat: int, weights: Weights = WEIGHTS) -> list[Term]:
    """Say what a position is worth to `seat`, as named terms."""
    player = state.players[seat]
    own = points(box, player)
    best = max(points(box, other) for other in state.players if other is not player)
    youth = max(0.0, (box.goal - max(own, best)) / box.goal)
    cards = hand_size(player)
    found = [
        Term("points", weights.point * own),
        Term("rivals", -weights.rival * best),
        Term("swaps", weights.swap * youth * ((player.roads + 1) // 2)),
        Term("draws", weights.draw * youth * ((player.knights + 1) // 2)),
        Term("cards", weights.card * cards - weights.too_many * max(0, cards - box.robber_limit)),
        Term("plans", _plans(box, state, player, player.hand, youth, weights)),
        Term("loose", -_loose(box, state, player, weights)),
    ]
    if state.phase == "over" and own != best:
        found.append(Term("result", weights.win if own > best else -weights.win))
    return found


def _change(box: Box, state: State, resource: int, cards: int) -> float:
    """Say what the hand of the seat to move gains or loses by cards of a resource."""
    player = state.players[state.seat]
    hand = player.hand[:]
    hand[resource] = max(0, hand[resource] + cards)
    youth = _youth(box, state)
    return _plans(box, state, player, hand, youth, WEIGHTS) - _plans(
        box, state, player, player.hand, youth, WEIGHTS
    )


def _prior_lose(box: Box, state: State, action: PutAway | Give) -> float:
    return _change(box, state, action.resource, -1)


def _prior_take(box: Box, state: State, action: TakeSeen) -> float:
    return 1.0 + _change(box, state, action.resource, 1)


def _prior_market(box: Box, state: State, action: TakeMarket) -> float:
    return 1.0 + _change(box, state, max(0, state.market[action.place]), 1)


def _prior_discard(box: Box, state: State, action: Discard) -> float:
    """The robbers may ask another seat than the one whose turn it is: keep a mixed hand."""
    return 0.1 * max(player.hand[action.resource] for player in state.players)


def _prior_build(box: Box, state: State, action: Build) -> float:
    player = state.players[state.seat]
    return 4.0 + _gain(box, state, player, action.item, _youth(box, state), WEIGHTS)


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
    "discard": _prior_discard,
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
