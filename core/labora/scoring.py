"""The score sheet in its three parts: goods, economic values, and each settlement.

Fact sheet section 7, cases 12 to 14.
"""

from __future__ import annotations

from functools import lru_cache

from core.game import ScoreLine, Scores, ScoreSheet
from core.labora import places
from core.labora.box import Box
from core.labora.model import COINS, FIVE, Player, State
from core.labora.places import NEAR


def goods_points(box: Box, goods: list[int]) -> int:
    """Count the points of all goods; wine and whiskey are sold where that gives more."""
    kept = sum([goods[good] * worth for good, worth in box.treasures if good < FIVE])
    wine, whiskey = (goods[box.number[good]] for good in box.sells_for)
    return kept + _money_points(box, goods[COINS], wine, whiskey)


@lru_cache(maxsize=1 << 14)
def _money_points(box: Box, coins: int, wines: int, whiskeys: int) -> int:
    """Give what the money scores, with what is gained by the best sale."""
    five, worth = box.five, box.points[-1]
    sellable = [(each, box.points[box.number[good]]) for good, each in box.sells_for.items()]
    (wine_coins, wine_points), (whiskey_coins, whiskey_points) = sellable
    best = coins // five * worth
    for wine in range(min(wines, five) + 1):
        for whiskey in range(min(whiskeys, five) + 1):
            money = coins + wine * wine_coins + whiskey * whiskey_coins
            lost = wine * wine_points + whiskey * whiskey_points
            best = max(best, money // five * worth - lost)
    return best


def economic(box: Box, player: Player) -> int:
    """Sum up the economic values of all buildings and settlements."""
    return sum(map(box.economic.__getitem__, player.cards.values()))


def settlement_sum(box: Box, player: Player, at: int, card: str) -> int:
    """Give what a settlement scores on a space: its own dwelling value and those around it."""
    return box.dwelling[card] + around(box, player, at)


def around(box: Box, player: Player, at: int) -> int:
    """Give the dwelling values around a space; water counts if no Houseboat lies on it."""
    cards, ground, dwelling = player.cards, player.ground, box.dwelling
    found = 0
    for near in NEAR[at]:
        if near in cards:
            found += dwelling[cards[near]]
        elif near in ground and ground[near] == places.WATER:
            found += box.water_dwelling
    return found


def settlements(box: Box, player: Player) -> list[tuple[str, int]]:
    """List the built settlements of a player, each with its sum."""
    return sorted(
        (card, settlement_sum(box, player, at, card))
        for at, card in player.cards.items()
        if card in box.is_settlement
    )


def total(box: Box, player: Player) -> int:
    """Give all points of a player."""
    return (
        goods_points(box, player.goods)
        + economic(box, player)
        + sum(points for _, points in settlements(box, player))
    )


def _lines(box: Box, player: Player) -> tuple[ScoreLine, ...]:
    return (
        ScoreLine("goods", goods_points(box, player.goods), "labora.goods-points"),
        ScoreLine("economic", economic(box, player), "labora.economic"),
        *(
            ScoreLine(card, points, box.cards[card].rule)
            for card, points in settlements(box, player)
        ),
    )


def score(box: Box, state: State) -> Scores:
    """Give all score sheets. Most points come first, ties share the place.

    Alone: the first place is for who has reached the goal.
    """
    alone = state.mode == "solo"
    sheets = [_lines(box, player) for player in state.players[: 1 if alone else None]]
    totals = [sum(line.points for line in sheet) for sheet in sheets]
    places_ = [1 + sum(other > one for other in totals) for one in totals]
    if alone:
        places_ = [1 if totals[0] >= box.goal else 2]
    return Scores(
        tuple(
            ScoreSheet(seat, sheet, points, place)
            for seat, (sheet, points, place) in enumerate(zip(sheets, totals, places_, strict=True))
        )
    )
