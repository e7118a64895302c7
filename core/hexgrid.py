"""Hexes with a corner on top, in rows of which every second one is shifted to the right.

Axial coordinates (q, r): q grows to the right along a row, r downwards along the slope from the
upper left to the lower right. A map names its hexes by row and place in the row: D6. It is walked
as adjacency: for each hex, by index, the indices of its neighbours.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Sequence

Hex = tuple[int, int]
Adjacency = Sequence[Sequence[int]]

DIRECTIONS: tuple[Hex, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The six steps, clockwise from the upper right."""

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_NAME = re.compile("([A-Za-z])([1-9][0-9]?)")
ROWS, COLUMNS = len(_LETTERS), 99
"""The largest map whose hexes have names."""


def neighbours(place: Hex) -> tuple[Hex, ...]:
    """Give the six neighbours, clockwise from the upper right."""
    q, r = place
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(one: Hex, other: Hex) -> int:
    """Count the steps between two hexes on open ground."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def from_offset(row: int, column: int) -> Hex:
    """Give the hex in this row and column, both from 0; odd rows are shifted half a hex."""
    return column - row // 2, row


def to_offset(place: Hex) -> tuple[int, int]:
    """Give row and column of a hex, both from 0."""
    q, r = place
    return r, q + r // 2


def name(place: Hex) -> str:
    """Name a hex by its row's letter and its number in the row: (0, 0) is A1.

    Raises ValueError outside the rows and columns that have names.
    """
    row, column = to_offset(place)
    if not (0 <= row < ROWS and 0 <= column < COLUMNS):
        raise ValueError(place)
    return f"{_LETTERS[row]}{column + 1}"


def named(text: str) -> Hex:
    """Give the hex of this name, written large or small. Raises ValueError."""
    found = _NAME.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return from_offset(_LETTERS.index(found[1].upper()), int(found[2]) - 1)


def adjacency(places: Sequence[Hex]) -> tuple[tuple[int, ...], ...]:
    """Give for each place, by index, which of the others are its neighbours."""
    index = {place: number for number, place in enumerate(places)}
    return tuple(
        tuple(index[near] for near in neighbours(place) if near in index) for place in places
    )


def steps(
    around: Adjacency, starts: Iterable[int], passable: Callable[[int], bool]
) -> dict[int, int]:
    """Give for every hex that can be reached from `starts` how many steps it takes.

    Every hex of the way, the last one too, must be passable; the starts need not be.
    """
    found = dict.fromkeys(starts, 0)
    queue = deque(found)
    while queue:
        here = queue.popleft()
        for near in around[here]:
            if near not in found and passable(near):
                found[near] = found[here] + 1
                queue.append(near)
    return found
