"""What things of the game are worth to a bot, in victory points: an action is worth about one.

The numbers were found by playing thousands of games by rules of thumb and comparing what
positions promised with how the games ended.
"""

from __future__ import annotations

from functools import lru_cache

from core.burgundy.box import Box
from core.burgundy.components import Bonus
from core.burgundy.model import (
    BANK,
    BARN,
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    CLOISTER,
    KNOWLEDGE,
    MARKET,
    MINE,
    PASTURE,
    ROUNDS,
    SHIP,
    WAREHOUSE,
    WATCHTOWER,
    Player,
    State,
)

SILVER = 0.4
WORKER = 0.4
GOOD = 0.8
ANIMAL = 0.8
_FIRST = 1.5
"""The card of a first triple is also kept from the others."""
_FIRST_ALONE = 1.6
_EFFECTS = {CASTLE: 1.3, KNOWLEDGE: 0.9, MINE: 0.6, SHIP: 0.75, PASTURE: 0.75, CLOISTER: 0.0}
_BUILDINGS = {
    CARPENTER: 0.9,
    CHURCH: 0.9,
    MARKET: 0.9,
    WATCHTOWER: 1.0,
    BANK: 1.0,
    BARN: 0.7,
    WAREHOUSE: 0.5,
    CITY_HALL: 0.8,
}


def actions_left(box: Box, state: State, player: Player) -> int:
    """Count the dice cards a player can still play in this game."""
    later = len(ROUNDS) - 1 - state.round
    return len(player.hand) + len(player.stock) + later * box.dice


def bonus_worth(bonus: Bonus) -> float:
    """Say what a bonus of a round card is worth."""
    things = GOOD * bonus.goods + ANIMAL * bonus.animals
    return bonus.vp + things + SILVER * bonus.silver + WORKER * bonus.workers


@lru_cache(maxsize=8)
def bonus_worths(box: Box) -> tuple[float, ...]:
    """Say for each round what the best bonus of its card is worth."""
    return tuple(max(map(bonus_worth, choices)) for choices in box.bonuses)


@lru_cache(maxsize=8)
def effect_worths(box: Box) -> tuple[float, ...]:
    """Say for each card what placing it gives, beside its stack."""
    return tuple(
        _EFFECTS[kind] if building < 0 else _BUILDINGS[building]
        for kind, building in zip(box.type_of, box.building_of, strict=True)
    )


def first_worth(box: Box, state: State) -> float:
    """Say what the card of a first triple is worth, while it is there."""
    return box.first_vp * (_FIRST_ALONE if state.rival else _FIRST)
