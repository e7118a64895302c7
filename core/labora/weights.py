"""Weights of what may become points, for the game alone.

They were tuned by hand: a change was kept if the mean of four plans of six seconds, with search
seeds that no test uses, went up clearly, by about ten points or more. Most came of goods (France
from 405 to 493 points) and of forests and moors in Ireland (from 388 to 475).
"""

from __future__ import annotations

from core.labora.box import Box
from core.labora.model import MARKERS, Country
from core.labora.promise import WORTH

KNOTS = (1, 6, 11, 16, 21, 26, 30, 33)
"""The turns for which worths are given; 33 is the end."""
Weights = dict[str, tuple[float, ...]]
"""What one of a thing is worth at each of `KNOTS`, in points on top of what it scores."""
_LONG, _BEND = 32.0, 0.7

_GOODS = {good: worth for good, worth in WORTH.items() if good not in ("coins", "wonder")}
"""Money has weights of its own; a wonder is nothing but points."""
_SIZES = (1.3, 0.8, 0.3)
"""The first two of a good, the next four, and more are worth so much of that."""
_COINS = (0.6, 0.35, 0.2)
_MORE: dict[Country, float] = {"france": 3.2, "ireland": 2.2}
"""By how much more all goods count: with less, a plan runs out of them and of what they buy."""
_OTHER = {
    "kinds": 0.5,
    "food": 0.15,
    "energy": 0.05,
    "home:prior": 1.0,
    "home:brothers": 0.5,
    "home:neutral": 0.2,
    "forest": 0.6,
    "moor": 0.6,
    "free": 1.0,
    "spare": 0.3,
    "hill": 0.4,
    "coast": 0.4,
    "near": 1.5,
    "set": 1.0,
    "sets": 5.0,
    "pairs": 1.0,
}
_CHANGING = {
    "energy": (1.0, 1.0, 2.0, 3.0, 4.0, 4.0, 4.0, 1.0),
    "food": (1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 2.0, 1.0),
    "near": (1.0, 1.0, 1.0, 0.6, 0.5, 0.4, 0.4, 1.0),
    "coast": (3.0, 3.0, 2.0, 2.0, 2.0, 2.0, 1.0, 1.0),
}
"""By how much more some of them count at each of `KNOTS` than fading alone would tell.

Settlements eat and burn late; a space beside one can be filled only while there is time.
"""
_OWN_CHANGING = (1.0, 1.0, 0.8, 0.6, 0.5, 0.5, 1.0, 1.0)
_MANY_KINDS = 10
_VARIETY = (0.0, 0.3, 0.8, 1.3, 1.5, 1.5, 1.0, 0.0)
"""What another kind of goods is worth where a building gives much for very many kinds."""
_WHEEL = 0.1
_OWN, _NEUTRAL = 3.0, 1.0
_PROSPECT = 0.5

_OF_IRELAND = {
    "forest": (0.8, 1.2, 1.8, 2.6, 3.6, 4.5, 2.5, 0.0),
    "moor": (0.8, 1.2, 1.8, 2.6, 3.6, 4.5, 2.5, 0.0),
    "beer0": (1.5, 1.5, 2.0, 3.0, 4.0, 5.0, 5.0, 0.0),
    "beer1": (1.2, 1.2, 1.5, 2.5, 3.5, 4.5, 3.0, 0.0),
    "own:I38": (0.0, 0.0, 0.0, 0.0, 6.0, 12.0, 6.0, 0.0),
    "food": (0.15, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.0),
    "energy": (0.05, 0.05, 0.1, 0.12, 0.15, 0.2, 0.25, 0.0),
}
"""What differs where the Festival Ground comes with the last stack.

It gives a point for each card of forest and moor, for one beer, and can be used in every turn
that is left. With food kept for it, the Hilltop Village can be built at the end.
"""

_EVEN = (1.0,) * len(KNOTS)


def _fading(worth: float, changing: tuple[float, ...] = _EVEN) -> tuple[float, ...]:
    """Let a worth fade away to the end of the game, and change by factors beside that."""
    return tuple(
        worth * factor * (max(0.0, KNOTS[-1] - knot) / _LONG) ** _BEND
        for knot, factor in zip(KNOTS, changing, strict=True)
    )


def usual_weights(box: Box, country: Country) -> Weights:
    """Give the weights of the usual way to play, for one country."""
    found: Weights = {}
    more = _MORE[country]
    for good, worth in _GOODS.items():
        for size, part in enumerate(_SIZES):
            found[f"{good}{size}"] = _fading(more * worth * part)
    for size, worth in enumerate(_COINS):
        found[f"coins{size}"] = _fading(more * worth)
    found |= {name: _fading(worth, _CHANGING.get(name, _EVEN)) for name, worth in _OTHER.items()}
    found |= {f"wheel:{name}": _fading(_WHEEL) for name in MARKERS}
    for card in box.decks[country, "solo"]:
        if any(part.kinds >= _MANY_KINDS for part in box.cards[card].program):
            found["variety"] = _VARIETY
        if box.cards[card].program:
            found[f"own:{card}"] = _fading(_OWN, _OWN_CHANGING)
            found[f"neutral:{card}"] = _fading(_NEUTRAL)
    found["prospect"] = tuple(_PROSPECT * (knot < KNOTS[-1]) for knot in KNOTS)
    if country == "ireland":
        found |= _OF_IRELAND
    return found
