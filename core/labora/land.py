"""Landscapes: free spaces, what may stand where, and where new land may lie.

Fact sheet 3, cases 12, 25 and 26.
"""

from __future__ import annotations

from core.labora import places
from core.labora.box import WILD, Box, Card
from core.labora.model import Player
from core.labora.places import NEAR, WIDTH

FOREST, MOOR = WILD
TOP, BOTTOM = 0, 1
"""The rows of the heartland."""


def free_terrain(player: Player) -> int:
    """Join the terrains of all free spaces."""
    found = 0
    cards = player.cards
    for at, terrain in player.ground.items():
        if at not in cards:
            found |= terrain
    return found


def touches_cloister(box: Box, player: Player, at: int) -> bool:
    """Tell whether a space touches a cloister building of the same landscape."""
    cards = player.cards
    return any(
        near in cards and cards[near] in box.is_building and box.cards[cards[near]].cloister
        for near in NEAR[at]
    )


def free_places(box: Box, player: Player, card: Card) -> list[int]:
    """List the free spaces on which a building or settlement may stand."""
    cards, terrain = player.cards, card.terrain
    free = [at for at, ground in player.ground.items() if ground & terrain and at not in cards]
    if card.cloister:
        free = [at for at in free if touches_cloister(box, player, at)]
    return free


def has_place(box: Box, player: Player, card: Card, free: int) -> bool:
    """Tell whether the card has a place, `free` being the terrain of all free spaces."""
    if not card.terrain & free:
        return False
    return not card.cloister or bool(free_places(box, player, card))


def wild(player: Player, card: str) -> list[int]:
    """List the spaces with a forest (or a moor) card."""
    return [at for at, one in player.cards.items() if one == card]


def district_rows(player: Player) -> tuple[int, int]:
    """Give the two rows in which a district can lie: above and below all others."""
    top, bottom = TOP, BOTTOM
    ground = player.ground
    while places.place(0, top - 1) in ground:
        top -= 1
    while places.place(0, bottom + 1) in ground:
        bottom += 1
    return top - 1, bottom + 1


def plot_rows(player: Player, side: str) -> list[int]:
    """List the upper rows in which a plot can lie: free, and touching land of its kind."""
    inner, inward = (-1, 0) if side == "coast" else (5, 4)
    above, below = district_rows(player)
    ground = player.ground
    taken = {places.row(at) for at in ground if places.column(at) == inner}
    reach = [above, *taken, below]
    found = []
    for row in range(min(reach) - 2, max(reach) + 2):
        if row in taken or row + 1 in taken:
            continue
        touches = (
            places.place(inward, row) in ground
            or places.place(inward, row + 1) in ground
            or row - 1 in taken
            or row + 2 in taken
        )
        if touches:
            found.append(row)
    return found


def lay_district(box: Box, player: Player, row: int, side: str) -> None:
    """Put a district with its forest and moor cards into a row."""
    ground, cards = box.sides[side]
    for x, (terrain, card) in enumerate(zip(ground, cards, strict=True)):
        player.ground[places.place(x, row)] = terrain
        if card:
            player.cards[places.place(x, row)] = card


def lay_plot(player: Player, row: int, side: str) -> None:
    """Put a plot into a row and the one below it."""
    ground = player.ground
    if side == "coast":
        for at in (places.place(-1, row), places.place(-1, row + 1)):
            ground[at] = places.COAST
            ground[at - 1] = places.WATER
    else:
        ground[places.place(5, row)] = places.HILLSIDE
        ground[places.place(5, row) + WIDTH] = places.HILLSIDE
        ground[places.place(6, row)] = places.MOUNTAIN


def cloisters(box: Box, player: Player) -> int:
    """Count the cloister buildings of a landscape."""
    return sum(
        card in box.is_building and box.cards[card].cloister for card in player.cards.values()
    )


def wilderness(player: Player) -> int:
    """Count the forest and moor cards of a landscape."""
    return sum(card in WILD for card in player.cards.values())
