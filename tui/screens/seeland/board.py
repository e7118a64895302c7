"""The map: whole or in large cells, scrolled to the cursor, with the market in its empty corner."""

from __future__ import annotations

from tui.screens.seeland import hexes, market, ring
from tui.screens.seeland.picture import Picture
from tui.screens.seeland.ways import hex_of
from tui.widgets.hexmap import LARGE, SMALL, Bricks, draw, scrolled, window
from tui.widgets.lines import Line, fit, merge, pad

MARKET = 12
"""Lines of the market where it is a list."""
MARGIN = 2
"""Columns at the left for the letters of the rows."""
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def bricks(picture: Picture, cells: int, height: int) -> Bricks:
    """Choose the size of the hexes: large where there is room, or where the whole map has none."""
    whole = _fits(picture, SMALL, cells, height - 1)
    usual = LARGE if picture.large or not whole else SMALL
    other = SMALL if usual is LARGE else LARGE
    return other if picture.scene.zoom else usual


def _extent(picture: Picture) -> tuple[int, int]:
    """Count the rows and columns of the map."""
    return (
        max(row for row, _ in picture.spots) + 1,
        max(column for _, column in picture.spots) + 1,
    )


def _fits(picture: Picture, size: Bricks, cells: int, height: int) -> bool:
    high, wide = size.size(*_extent(picture))
    return high <= height and wide <= cells - MARGIN


def corner(picture: Picture, cells: int, height: int) -> bool:
    """Whether the market has its place in the empty corner of the map."""
    size = bricks(picture, cells, height)
    if not picture.large or size is not LARGE or not _fits(picture, size, cells, height):
        return False
    return ring.fits(picture) and not any(
        top - 1 < ring.HEIGHT and left - 1 < ring.WIDTH
        for top, left in map(size.place, picture.spots)
    )


def market_below(picture: Picture, cells: int, height: int) -> bool:
    """Whether the market has its place under the whole map, drawn small where there is room."""
    if not picture.large or bricks(picture, cells, height) is not SMALL:
        return False
    return SMALL.size(*_extent(picture))[0] + 2 + MARKET <= height


def board(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the map in so many cells and lines."""
    if market_below(picture, cells, height):
        land = height - MARKET - 1
        return [*_board(picture, cells, land), [], *market.market(picture, cells, MARKET)]
    return _board(picture, cells, height)


def _board(picture: Picture, cells: int, height: int) -> list[Line]:
    size = bricks(picture, cells, height)
    write = hexes.small if size is SMALL else hexes.large
    drawn = draw(
        {spot: write(picture, place) for place, spot in enumerate(picture.spots)},
        size,
        glyphs=picture.glyphs,
    )
    return _framed(picture, drawn, size, cells, height)


def _framed(
    picture: Picture, drawn: list[Line], size: Bricks, cells: int, height: int
) -> list[Line]:
    """Put letters and numbers round the part of the map that is in sight."""
    head = 0 if size is LARGE else 1
    room = height - head
    rows, columns = _extent(picture)
    high, wide = size.size(rows, columns)
    line, column = size.place(picture.spots[_in_view(picture)])
    top = scrolled(high, room, line, size.rise)
    left = scrolled(wide, cells - MARGIN, column, size.pitch)
    seen = window(drawn, top, left, min(room, high), cells - MARGIN)
    if corner(picture, cells, height):
        seen = [
            merge(
                [
                    *fit(beside, ring.WIDTH, picture.glyphs),
                    *window([line], 0, ring.WIDTH, 1, cells - MARGIN - ring.WIDTH)[0],
                ]
            )
            if beside
            else line
            for line, beside in zip(seen, _padded(ring.corner(picture), len(seen)), strict=True)
        ]
    named = {size.place((row, 0))[0]: _LETTERS[row] for row in range(rows)}
    lines = [
        merge([(f"{named.get(number, ''):<{MARGIN}}", "dim"), *line])
        for number, line in enumerate(seen, top)
    ]
    return [*([_numbers(columns, left, cells)] if head else []), *lines]


def _padded(lines: list[Line], count: int) -> list[Line]:
    return [*lines, *([] for _ in range(count - len(lines)))][:count]


def _numbers(columns: int, left: int, cells: int) -> Line:
    """Write the numbers of the places in a row over the small map."""
    text = "".join(f" {number:<{SMALL.pitch - 1}}" for number in range(1, columns + 1))
    return pad([(" " * MARGIN + text[left : left + cells - MARGIN].rstrip(), "dim")], cells)


def _in_view(picture: Picture) -> int:
    """Give the hex that must be in sight: the cursor, else what is being done, else the village."""
    focused = hex_of(picture.scene.focus)
    if focused is not None:
        return focused
    if picture.chosen is not None:
        return picture.chosen
    path = picture.view.pending[-1] if picture.view.pending else None
    place = getattr(path, "hex", None)
    return place if isinstance(place, int) else picture.box.village
