"""What a hand of resource cards promises: the items that can be paid with it now or soon."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.struggle.box import CITY, FIRST_EXPANSION, KNIGHT, ROAD, SETTLEMENT, Box
from core.struggle.build import loser
from core.struggle.exchange import allowed
from core.struggle.model import Player, State
from core.struggle.scoring import points

Wishes = tuple[tuple[int, float], ...]
"""What a player would like to build: the price (its index) and the worth of each item."""


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


def youth(box: Box, state: State) -> float:
    """Say how much of the game lies ahead: 1 at the start, 0 when somebody is at the goal."""
    most = max([points(box, player) for player in state.players])
    return max(0.0, (box.goal - most) / box.goal)


def risk(state: State, point: int) -> float:
    """Say what a top road or knight loses of its worth because it can be taken."""
    lost = WEIGHTS.loose_point if point else WEIGHTS.loose_benefit
    return lost * WEIGHTS.duel if len(state.players) == 2 else lost


def gain(box: Box, state: State, player: Player, item: int, young: float) -> float:
    """Say what an item would be worth to its builder."""
    if item == ROAD:
        point = player.roads % 2
        worth = box.road_vp * WEIGHTS.point if point else WEIGHTS.swap * young
        return worth - (risk(state, point) if state.roads <= 1 else 0.0)
    if item == KNIGHT:
        point = player.knights % 2
        worth = box.knight_vp * WEIGHTS.point if point else WEIGHTS.draw * young
        return worth - (risk(state, point) if state.knights <= 1 else 0.0)
    if item == SETTLEMENT:
        return box.settlement_vp * WEIGHTS.point
    if item == CITY:
        return (box.city_vp - box.settlement_vp) * WEIGHTS.point
    more = box.expansion_vp[item - FIRST_EXPANSION] - box.city_vp
    return more * WEIGHTS.point + WEIGHTS.benefit * young


def wishes(box: Box, state: State, player: Player, young: float) -> Wishes:
    """List what the cards on the table would let the player build some day.

    Of the expansions only the best of each price.
    """
    price_of = box.price_of
    found = []
    if state.roads or loser(box, state, ROAD) >= 0:
        found.append((price_of[ROAD], gain(box, state, player, ROAD, young)))
    if state.knights or loser(box, state, KNIGHT) >= 0:
        found.append((price_of[KNIGHT], gain(box, state, player, KNIGHT, young)))
    if state.pile:
        found.append((price_of[SETTLEMENT], box.settlement_vp * WEIGHTS.point))
    if player.settlements:
        found.append((price_of[CITY], (box.city_vp - box.settlement_vp) * WEIGHTS.point))
    if len(player.cities) > len(player.expansions):
        best: dict[int, float] = {}
        for kind, stock in enumerate(state.expansions):
            if stock and kind not in player.expansions:
                item = FIRST_EXPANSION + kind
                worth = gain(box, state, player, item, young)
                best[price_of[item]] = max(worth, best.get(price_of[item], worth))
        found += best.items()
    return tuple(found)


def speed(box: Box, player: Player) -> float:
    """Say how many of the cards that are missing a turn brings on average."""
    found = WEIGHTS.useful_draw * (box.draw + (player.knights + 1) // 2 * box.draw_per_knight)
    return found + WEIGHTS.useful_swap * allowed(box, player.roads)


@lru_cache(maxsize=1 << 14)
def promise(box: Box, wanted: Wishes, quick: float, hand: tuple[int, ...]) -> float:
    """Say what a hand promises: the best items within reach, each kind once.

    `quick` is how many missing cards come in a turn.
    """
    a, b, c, d, e = hand
    reach, patience = box.reach, WEIGHTS.patience
    expansions = box.price_of[FIRST_EXPANSION:]
    expansion = 0.0
    worths = []
    for price, worth in wanted:
        brick, lumber, ore, wool, grain = reach[price]
        balance = brick[a] + lumber[b] + ore[c] + wool[d] + grain[e]
        if balance < 0:
            worth *= patience ** (-balance / quick)
        if price in expansions:
            expansion = max(expansion, worth)
        else:
            worths.append(worth)
    worths.append(expansion)
    worths.sort(reverse=True)
    return sum(part * worth for part, worth in zip(WEIGHTS.plans, worths, strict=False))
