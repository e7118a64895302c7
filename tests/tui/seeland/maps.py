"""Games with other components: larger and smaller maps, another ring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from core import hexgrid
from core.seeland.components import default_components
from core.seeland.game import Seeland, create
from tui.screens.seeland import create as painter_of
from tui.screens.seeland.painter import SeelandPainter


def _rows(rows: int, columns: int) -> list[str]:
    """Fill a rectangle with open land and put a village into its middle."""
    land = [["."] * columns for _ in range(rows)]
    centre = hexgrid.from_offset(rows // 2, columns // 2)
    for place in hexgrid.neighbours(centre):
        row, column = hexgrid.to_offset(place)
        land[row][column] = "M"
    land[rows // 2][columns // 2] = "V"
    return ["".join(row) for row in land]


@cache
def game_on(rows: int, columns: int, ring: int = 10) -> Seeland:
    """Make the game on a rectangular map without isles, with a ring of so many spaces."""
    values: dict[str, Any] = default_components().model_dump(mode="json")
    land = _rows(rows, columns)
    names = [
        hexgrid.name(hexgrid.from_offset(row, column))
        for row, letters in enumerate(land)
        for column, letter in enumerate(letters)
        if letter == "M"
    ]
    values["map"]["rows"] = land
    values["map"]["mills"] = dict.fromkeys(names, 12)
    values["islands"]["tiles"] = []
    values["printed"]["tiles"] = {}
    values["ring"]["spaces"] = _ring(ring)
    return create(values)


def _ring(count: int) -> Sequence[str]:
    kinds = ["stall", "workshop"] * count
    return ["workshop", *kinds[: count - 2], "warehouse"]


@cache
def painter_on(rows: int, columns: int, ring: int = 10) -> SeelandPainter:
    """Make the painter of such a game."""
    return painter_of(game_on(rows, columns, ring))
