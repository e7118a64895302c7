"""The spaces of a landscape as ints, and which of them touch.

Coordinates as in the fact sheet 1.1: x from -2 (water) to 6 (mountain), y downwards, the
heartland is x 0-4, y 0-1. A mountain is one space beside two hillsides, named by its upper row.
"""

from __future__ import annotations

PLAINS, HILLSIDE, COAST, WATER, MOUNTAIN = 1, 2, 4, 8, 16
"""The terrains as bits, so that a card's terrains are one int."""
TERRAINS = {"P": PLAINS, "H": HILLSIDE, "C": COAST, "W": WATER, "M": MOUNTAIN}

WIDTH = 9
LEFT = 2
"""Columns left of x = 0."""
ABOVE = 32
"""Rows above y = 0: nine districts and nine plots hung on each other fit."""
ROWS = 72
PLACES = WIDTH * ROWS
SPOTS = 1024
"""Spots of one seat."""


def place(x: int, y: int) -> int:
    """Give the space at these coordinates."""
    return (y + ABOVE) * WIDTH + x + LEFT


def column(at: int) -> int:
    """Give the x of a space."""
    return at % WIDTH - LEFT


def row(at: int) -> int:
    """Give the y of a space."""
    return at // WIDTH - ABOVE


def spot(seat: int, at: int) -> int:
    """Join seat and space."""
    return seat * SPOTS + at


def _touching(at: int) -> tuple[int, ...]:
    """List the spaces that would touch this one: up, left, right, down.

    A hillside of a plot is given two spaces for the mountain at its right; only one of them
    can lie there.
    """
    x = column(at)
    if x == 6:
        return (at - 1, at - 1 + WIDTH)
    found = [at - WIDTH]
    if x > -2:
        found.append(at - 1)
    found.append(at + 1)
    if x == 5:
        found.append(at + 1 - WIDTH)
    found.append(at + WIDTH)
    return tuple(found)


NEAR = tuple(map(_touching, range(PLACES)))
"""For each space those that touch it, if they are there."""
