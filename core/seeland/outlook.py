"""What mills, figures and money promise, by how many turns are left, in points.

The numbers were found by playing thousands of games by rules of thumb and comparing what
positions promised with how the games ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.seeland import tiles
from core.seeland.box import Box
from core.seeland.model import State

_FILLED = 0.8
"""What an open neighbour of a mill will bring on average."""
_TWO_KINDS = (0.0, 0.73, 0.6, 0.5, 0.97, 0.99, 0.99)
"""The chance that a mill with one crop sees a second, by its open neighbours."""
_THIRD_KIND = (0.0, 0.35, 0.4, 0.7, 0.8, 0.85, 0.9)
"""The chance that a mill with two crops sees the third, by its open neighbours."""
_FILLS = 0.5
"""How many neighbours of an own mill are filled in each turn that is left."""
_PATIENCE = 0.83
"""What is left of the worth of a harvest for each neighbour it must wait for."""
_SPARE = (2.5, 2.0, 0.7, 0.3)
"""What each more spare figure adds, while turns are left to use it."""
_GUILDER = 3.0
_STUIVER = 4.5
_LATE = 2.9
"""Turns left from which on figures and money lose their worth."""
HIDDEN = 2.5
"""What an island brings on average when it is turned."""
FARMS = 0.27
"""How many islands are farms."""
UNSEEN = 1 << len(tiles.CROPS)
"""Stands for an unknown crop among those around a mill."""
KINDS = tuple(min(len(tiles.CROPS), mask.bit_count()) for mask in range(2 * UNSEEN))
"""For each set of crops, as bits, how many kinds it has."""

Promise = tuple[tuple[tuple[float, float], ...], ...]
"""By kinds of crops and open neighbours: a share of what lies there, and what is added."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What things are worth with so many turns left."""

    turns: float
    """For each seat."""
    guess: Promise
    """What a mill will bring once it is surrounded."""
    promise: Promise
    """The same, less for every neighbour it must wait for."""
    spare: tuple[float, ...]
    """So many spare figures."""
    guilder: float
    stuiver: float


def _chances(kinds: int, vacant: int) -> tuple[float, float]:
    """Give the chance of a harvest, and of a full one, when so many neighbours are open."""
    if kinds == 0:
        two = _TWO_KINDS[max(0, vacant - 1)]
        return two, two * _THIRD_KIND[max(0, vacant - 2)]
    if kinds == 1:
        two = _TWO_KINDS[vacant]
        return two, two * _THIRD_KIND[max(0, vacant - 1)]
    return 1.0, 1.0 if kinds > 2 else _THIRD_KIND[vacant]


def _guess(box: Box, kinds: int, vacant: int) -> tuple[float, float]:
    counts, full = _chances(kinds, vacant)
    return counts, counts * _FILLED * vacant + full * box.bonus


def turns_left(state: State) -> float:
    """Guess how many turns each seat still has: the smaller pile runs out first."""
    piles = min(len(state.mills), len(state.landscapes))
    there = len(state.ring) - state.ring.count(tiles.OPEN)
    return (2 * piles + there / 2) / len(state.players)


@lru_cache(maxsize=1024)
def outlook(box: Box, turns: float) -> Outlook:
    """Give what things are worth with so many turns left for each seat."""
    vacant = range(len(_TWO_KINDS))
    guess = tuple(
        tuple(_guess(box, kinds, open_ones) for open_ones in vacant)
        for kinds in range(len(tiles.CROPS) + 1)
    )
    waits = [1.0]
    waits += [min(1.0, _FILLS * turns / ones) * _PATIENCE**ones for ones in vacant[1:]]
    time = min(1.0, turns / _LATE)
    adds = [*_SPARE, *([0.0] * box.figures)]
    promise = tuple(
        tuple((share * wait, more * wait) for (share, more), wait in zip(row, waits, strict=True))
        for row in guess
    )
    return Outlook(
        turns,
        guess,
        promise,
        tuple(time * sum(adds[:spare]) for spare in range(box.figures + 2)),
        time * _GUILDER,
        time * _STUIVER,
    )


def look(box: Box, land: Sequence[int], mill: int) -> tuple[int, int, int]:
    """Give what lies at a mill: the sum of the values, the crops as bits, open neighbours."""
    worth, crops, vacant = tiles.VALUES[land[mill]], 0, 0
    for near in box.near[mill]:
        tile = land[near]
        if tile >= tiles.LANDSCAPES:
            worth += tiles.VALUES[tile]
            crops |= 1 << tiles.CROP_OF[tile]
        elif tile < tiles.VILLAGE:
            vacant += 1
    return worth, crops, vacant


def promised(promise: Promise, worth: float, crops: int, vacant: int) -> float:
    """Say what a mill promises at which this lies."""
    share, more = promise[KINDS[crops]][vacant]
    return share * worth + more
