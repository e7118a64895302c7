"""What a landscape alone says of a position, looked up once for all positions that share it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.labora import scoring
from core.labora.box import WILD, Box
from core.labora.model import Player

Chances = tuple[tuple[float, int, int], ...]
"""For settlements in hand: what each gains on its best space, its food and half energy."""


@dataclass(frozen=True, slots=True)
class Survey:
    """What can be counted on a landscape."""

    economic: int
    settled: int
    """The sum of all settlements."""
    free: int
    wild: int
    """Forest and moor cards."""
    terrain: int
    """The terrains of all free spaces, joined."""
    chances: Chances


def surveyed(box: Box, player: Player) -> Survey:
    """Look at the landscape of a player."""
    return _survey(
        box,
        tuple(player.cards),
        tuple(player.cards.values()),
        tuple(player.ground),
        tuple(player.ground.values()),
        tuple(player.settlements),
    )


@lru_cache(maxsize=1 << 14)
def _survey(
    box: Box,
    places: tuple[int, ...],
    cards: tuple[str, ...],
    spaces: tuple[int, ...],
    terrains: tuple[int, ...],
    in_hand: tuple[str, ...],
) -> Survey:
    ground = dict(zip(spaces, terrains, strict=True))
    player = Player([], [], ground, dict(zip(places, cards, strict=True)), [*in_hand])
    free = [(at, terrain) for at, terrain in ground.items() if at not in player.cards]
    joined = 0
    for _, terrain in free:
        joined |= terrain
    return Survey(
        economic=scoring.economic(box, player),
        settled=sum(points for _, points in scoring.settlements(box, player)),
        free=len(free),
        wild=sum(card in WILD for card in cards),
        terrain=joined,
        chances=_chances(box, player, free),
    )


def _chances(box: Box, player: Player, free: list[tuple[int, int]]) -> Chances:
    around = [(scoring.around(box, player, at), terrain) for at, terrain in free]
    found = []
    for name in player.settlements:
        card = box.cards[name]
        spaces = [beside for beside, terrain in around if terrain & card.terrain]
        if spaces:
            gain = max(spaces) + card.dwelling + card.economic
            found.append((max(0.0, float(gain)), card.food, card.energy))
    return tuple(found)
