"""What goods are worth before they are points, and what using a building promises at a glance."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.labora.box import Box
from core.labora.goods import energy, food
from core.labora.model import COINS, FIVE, GOODS, JOKER, State
from core.labora.programs import Counted, PartOf

WORTH = {
    "straw": 0.3,
    "wood": 0.5,
    "peat": 0.6,
    "peat_coal": 0.9,
    "clay": 0.7,
    "stone": 1.3,
    "grain": 0.4,
    "flour": 0.5,
    "grapes": 0.6,
    "malt": 0.5,
    "wine": 0.6,
    "coins": 0.35,
    "livestock": 0.6,
    "whiskey": 0.8,
    "bread": 1.0,
    "meat": 1.3,
    "beer": 1.5,
    "book": 0.6,
    "pottery": 0.5,
    "ornament": 0.8,
    "reliquary": 1.5,
    "wonder": 0.0,
}
"""What a good is worth on top of its points, at the start of the game."""
EACH = tuple(map(WORTH.__getitem__, GOODS))
FOOD, ENERGY = 0.3, 0.18
"""What a unit of food and half a unit of energy are worth."""
POINT = 1.1
"""A point that is paid with goods of the player's choice."""
_KIND = 0.5
"""A good of one more kind, which is paid where kinds count."""
_ALLOWED = 2.5
"""What a payment allows that is no good: building, settling, felling, land."""
_ANY = 0.8
"""A good of the player's choice."""
_JOKER = 0.2
"""What it costs to take the joker, for later."""
_MOST = 10
"""Times that a trade is carried out at the most."""
_EFFECTS = {"use": 1.5, "fell": 1.5, "cut": 1.5, "build": 2.5, "settle": 4.0, "raise": 2.0}
"""What parts of functions bring that give no goods, by what they do."""


@lru_cache(maxsize=8)
def worths(box: Box) -> tuple[float, ...]:
    """Give what each good is worth with its points; money counts as it makes 5-coin tiles."""
    coin = box.points[FIVE] / box.five
    return tuple(
        EACH[good] + (coin if good == COINS else box.points[good]) for good in range(len(GOODS))
    )


@dataclass(frozen=True, slots=True)
class _Promise:
    """One part of a function, ready to be weighed up."""

    each: float
    """What it brings once."""
    most: int
    pay: Counted = ()
    food: int = 0
    energy: int = 0
    kinds: int = 0
    wheel: tuple[tuple[int, float], ...] = ()
    """Markers with the worth of what they show."""


def promised(box: Box, state: State, goods: list[int], card: str) -> float:
    """Say what using a card would bring the owner of `goods`; 0 if nothing."""
    found = 0.0
    for part in _promises(box, card):
        if part.wheel:
            dial, wheel = box.modes[state.mode].dial, state.wheel
            found += max(
                [dial[wheel[at]] * each if wheel[at] >= 0 else 0.0 for at, each in part.wheel]
            )
            continue
        most = part.most
        for good, amount in part.pay:
            if goods[good] < amount * most:
                most = goods[good] // amount
        if most and part.food:
            most = min(most, food(box, goods) // part.food)
        if most and part.energy:
            most = min(most, energy(box, goods) // part.energy)
        if most and part.kinds and len(goods) - goods.count(0) < part.kinds:
            most = 0
        found += most * part.each
    return found


@lru_cache(maxsize=512)
def _promises(box: Box, card: str) -> tuple[_Promise, ...]:
    found = (_promise(box, part) for part in box.cards[card].program)
    return tuple(one for one in found if one.each > 0 or one.wheel)


def _promise(box: Box, part: PartOf) -> _Promise:
    each = worths(box)
    do = part.do
    if do in ("trade", "tiers"):
        units = part.amounts[0] if do == "tiers" else part.energy
        return _Promise(
            traded(box, part), min(part.most, _MOST), part.pay, part.food, units, part.kinds
        )
    if do == "produce":
        markers = [
            (box.marker[good], each[box.number[good]])
            for good in part.goods
            if good in box.marker and not part.joker_only
        ]
        joker = max(each[box.number[good]] for good in part.goods) - _JOKER
        return _Promise(0.0, 1, wheel=(*markers, (JOKER, joker)))
    if do == "choose":
        pairs = zip(part.goods, part.amounts, strict=True)
        return _Promise(max(each[box.number[good]] * amount for good, amount in pairs), 1)
    if do == "two-goods":
        return _Promise(part.amounts[0] * _ANY, 1)
    if do == "show":
        return _Promise(part.coins[0] * each[COINS], 1, part.pay)
    if do in ("clear", "gain"):
        return _Promise(sum(each[good] * amount for good, amount in part.get), 1)
    return _Promise(_EFFECTS.get(do, 0.0), part.most if do == "raise" else 1)


@lru_cache(maxsize=512)
def traded(box: Box, part: PartOf) -> float:
    """Say what is gained by carrying out a trade once."""
    each = worths(box)
    if part.do == "tiers":
        return part.coins[0] * each[COINS] - part.amounts[0] * ENERGY
    got = sum(each[good] * amount for good, amount in part.get)
    paid = sum(each[good] * amount for good, amount in part.pay)
    paid += part.food * FOOD + part.energy * ENERGY + part.points * POINT + part.kinds * _KIND
    return got - paid + (_ALLOWED if part.needs else 0.0)
