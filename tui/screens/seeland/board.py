"""The map: whole or in large cells, scrolled to the cursor, with the market in its empty corner."""

from __future__ import annotations

from dataclasses import dataclass

from tui.screens.seeland import hexes, market, ring
from tui.screens.seeland.picture import Picture
from tui.screens.seeland.ways import hex_of
from tui.widgets.hexmap import LARGE, SMALL, Bricks, Spot, draw, scrolled, window
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
    head = 0 if size is LARGE else 1
    room, width = height - head, cells - MARGIN
    view = _window(picture, size, room, width)
    write = hexes.small if size is SMALL else hexes.large
    drawn = draw(
        {
            spot: write(picture, place)
            for place, spot in enumerate(picture.spots)
            if view.holds(size, spot)
        },
        size,
        glyphs=picture.glyphs,
    )
    seen = window(drawn, view.top, view.left, view.height, view.width)
    if corner(picture, cells, height):
        seen = _with_corner(picture, seen, width)
    lines = [
        merge([(edge, "dim"), *line])
        for edge, line in zip(_edge(picture, size, view), seen, strict=True)
    ]
    return [*([_numbers(picture, view.left, cells)] if head else []), *lines]


def hex_at(picture: Picture, cells: int, height: int, row: int, column: int) -> int | None:
    """Give the hex that is drawn on a cell of the map as `board` draws it, or None."""
    if market_below(picture, cells, height):
        height -= MARKET + 1
    size = bricks(picture, cells, height)
    head = 0 if size is LARGE else 1
    view = _window(picture, size, height - head, cells - MARGIN)
    line, across = row - head, column - MARGIN
    if not (0 <= line < view.height and 0 <= across < view.width):
        return None
    if corner(picture, cells, height) and line < ring.HEIGHT and across < ring.WIDTH:
        return None
    for place, spot in enumerate(picture.spots):
        top, left = size.place(spot)
        down, right = line + view.top - top, across + view.left - left
        if view.holds(size, spot) and 0 <= down < size.lines and 0 <= right < size.inside:
            return place
    return None


@dataclass(frozen=True, slots=True)
class _View:
    """The part of a drawn map that is in sight, in lines and columns, and how large it all is."""

    top: int
    left: int
    height: int
    width: int
    high: int
    wide: int

    def holds(self, size: Bricks, spot: Spot) -> bool:
        """Whether the whole text of a hex is in sight."""
        line, column = size.place(spot)
        down = self.top <= line and line + size.lines <= self.top + self.height
        return down and self.left <= column and column + size.inside <= self.left + self.width


def _window(picture: Picture, size: Bricks, room: int, width: int) -> _View:
    high, wide = size.size(*_extent(picture))
    line, column = size.place(picture.spots[_in_view(picture)])
    top = scrolled(high, room, line, size.rise)
    left = scrolled(wide, width, column, size.pitch)
    return _View(top, left, min(room, high), width, high, wide)


def _with_corner(picture: Picture, seen: list[Line], width: int) -> list[Line]:
    """Put the market into the empty corner."""
    beside = ring.corner(picture)
    found = []
    for number, line in enumerate(seen):
        if number < len(beside):
            rest = window([line], 0, ring.WIDTH, 1, width - ring.WIDTH)[0]
            line = merge([*fit(beside[number], ring.WIDTH, picture.glyphs), *rest])
        found.append(line)
    return found


def _edge(picture: Picture, size: Bricks, view: _View) -> list[str]:
    """Write the letters of the rows at the left, and arrows where the map goes on."""
    rows = _extent(picture)[0]
    glyphs = picture.glyphs
    letters = {size.place((row, 0))[0] - view.top: _LETTERS[row] for row in range(rows)}
    last, middle = view.height - 1, view.height // 2
    arrows = {
        0: glyphs.up if view.top > 0 else "",
        middle - 1: glyphs.left if view.left > 0 else "",
        middle: glyphs.right if view.left + view.width < view.wide else "",
        last: glyphs.down if view.top + view.height < view.high else "",
    }
    return [
        f"{letters.get(number, ' ')}{arrows.get(number) or ' ':<{MARGIN - 1}}"
        for number in range(view.height)
    ]


def _numbers(picture: Picture, left: int, cells: int) -> Line:
    """Write the numbers of the places in a row over the small map."""
    columns = _extent(picture)[1]
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
