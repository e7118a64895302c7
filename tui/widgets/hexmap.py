"""Maps of hexes as lines of text: every second row is shifted by half a cell, like bricks.

So each cell has exactly its six neighbours, in box lines and in ASCII alike. A map is drawn from
its cells, by row and column; where none is given nothing is drawn. All sizes are in terminal cells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rich.cells import split_graphemes

from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import TEXT, Line, Span, fit, merge
from tui.widgets.lines import width as width_of

Spot = tuple[int, int]
"""Row and column of a hex, both from 0; odd rows are shifted to the right."""

_BLANK: Span = (" ", TEXT)
_FRAME = "frame"


@dataclass(frozen=True, slots=True)
class Bricks:
    """How a map is built: the columns from a hex to the next (even), its text lines, its walls."""

    pitch: int
    lines: int
    walls: bool

    @property
    def inside(self) -> int:
        """The cells of text in a hex."""
        return self.pitch - self.walls

    @property
    def rise(self) -> int:
        """The lines from a row of hexes to the next."""
        return self.lines + self.walls

    def place(self, spot: Spot) -> tuple[int, int]:
        """Give line and column where the text of a hex begins."""
        row, column = spot
        left = column * self.pitch + (row % 2) * (self.pitch // 2) + self.walls
        return row * self.rise + self.walls, left

    def size(self, rows: int, columns: int) -> tuple[int, int]:
        """Give lines and columns of a map of so many rows and columns of hexes."""
        shift = self.pitch // 2 if rows > 1 else 0
        return rows * self.rise + self.walls, columns * self.pitch + shift + self.walls


SMALL = Bricks(4, 1, walls=False)
LARGE = Bricks(6, 2, walls=True)


def draw(cells: Mapping[Spot, Sequence[Line]], bricks: Bricks, *, glyphs: Glyphs) -> list[Line]:
    """Draw a map; each hex comes with its lines of text, which are cut and padded to its width."""
    canvas = [list(row) for row in _empty(tuple(cells), bricks, glyphs)]
    for spot, text in cells.items():
        top, left = bricks.place(spot)
        for level, line in enumerate(text[: bricks.lines]):
            _put(canvas[top + level], left, fit(line, bricks.inside, glyphs))
    return [merge(row) for row in canvas]


@lru_cache(maxsize=8)
def _empty(spots: tuple[Spot, ...], bricks: Bricks, glyphs: Glyphs) -> tuple[list[Span], ...]:
    """Draw the hexes without what stands in them; kept, as they stay the same move after move."""
    rows = max((row for row, _ in spots), default=-1) + 1
    columns = max((column for _, column in spots), default=-1) + 1
    height, width = bricks.size(rows, columns)
    canvas = [[_BLANK] * width for _ in range(height)]
    if bricks.walls:
        _build_walls(canvas, spots, bricks, glyphs)
    return tuple(canvas)


def _single(line: Line) -> list[Span]:
    """Break a line into single cells; the second cell of a wide sign is empty."""
    cells: list[Span] = []
    for text, token in line:
        if text.isascii() or len(text) == width_of(text):
            cells += [(sign, token) for sign in text]
            continue
        for start, end, size in split_graphemes(text)[0]:
            cells += [(text[start:end], token), *[("", token)] * (size - 1)]
    return cells


def _put(row: list[Span], left: int, line: Line) -> None:
    """Write a line over single cells."""
    for at, cell in enumerate(_single(line), left):
        row[at] = cell


@dataclass(slots=True)
class _Wall:
    """One line of wall: where it runs to the right, and where walls go up and down from it."""

    runs: set[int]
    up: set[int]
    down: set[int]


def _build_walls(
    canvas: list[list[Span]],
    spots: Sequence[Spot],
    bricks: Bricks,
    glyphs: Glyphs,
) -> None:
    walls: dict[int, _Wall] = {}
    for spot in spots:
        top, left = bricks.place(spot)
        ends = (left - 1, left - 1 + bricks.pitch)
        above = walls.setdefault(top - 1, _Wall(set(), set(), set()))
        below = walls.setdefault(top + bricks.lines, _Wall(set(), set(), set()))
        above.runs.update(range(*ends))
        below.runs.update(range(*ends))
        above.down.update(ends)
        below.up.update(ends)
        for level in range(top, top + bricks.lines):
            for end in ends:
                canvas[level][end] = (glyphs.vertical, _FRAME)
    for row, wall in walls.items():
        for at in wall.runs | wall.up | wall.down:
            canvas[row][at] = (_joint(wall, at, glyphs), _FRAME)


def _joint(wall: _Wall, at: int, glyphs: Glyphs) -> str:
    """Give the sign of a wall at one cell; never do walls go up and down from the same cell."""
    left, right = at - 1 in wall.runs, at in wall.runs
    if at in wall.down:
        if left and right:
            return glyphs.hex_down
        return glyphs.top_left if right else glyphs.top_right
    if at in wall.up:
        if left and right:
            return glyphs.hex_up
        return glyphs.bottom_left if right else glyphs.bottom_right
    return glyphs.horizontal


def window(lines: Sequence[Line], top: int, left: int, height: int, width: int) -> list[Line]:
    """Give the part of a drawn map that is seen through a window; beside the map it is blank."""
    found = []
    for number in range(top, top + height):
        if not left and number < len(lines) and width_of(lines[number]) == width:
            found.append(lines[number])
            continue
        row = _single(lines[number]) if number < len(lines) else []
        seen = [*row[left : left + width], *[_BLANK] * width][:width]
        found.append(
            merge([_BLANK if at == 0 and not cell[0] else cell for at, cell in enumerate(seen)])
        )
    return found


def scrolled(total: int, room: int, at: int, step: int) -> int:
    """Say where a window of `room` begins on a way of `total`, so that `at` is well inside.

    It moves by half windows, in whole steps, so that a small move of the cursor mostly leaves the
    map where it is.
    """
    if total <= room:
        return 0
    jump = max(1, room // 2 // step) * step
    start = round((at - room / 2) / jump) * jump
    return max(0, min(start, total - room))


def nearest_row(spots: Sequence[Spot], row: int, origin: Spot) -> Spot | None:
    """Give the hex of a row whose middle is nearest to that of `origin`, or None if it is empty.

    Of two as near it gives the one that leads straight on: down to the right from even rows, back
    to the left from odd ones.
    """
    middle = _middle(origin)
    straight = 1 if origin[0] % 2 == 0 else -1
    row_spots = [spot for spot in spots if spot[0] == row]
    return min(
        row_spots,
        key=lambda spot: (
            abs(_middle(spot) - middle),
            0 if (_middle(spot) - middle) * straight > 0 else 1,
        ),
        default=None,
    )


def _middle(spot: Spot) -> int:
    """Give the middle of a hex along its row, in halves of a hex."""
    return 2 * spot[1] + spot[0] % 2


def towards(spots: Sequence[Spot], origin: Spot, direction: str) -> Spot | None:
    """Give the nearest of some hexes in a direction (`left`, `right`, `up`, `down`), or None.

    One that lies more to the side than ahead is taken only when there is no other.
    """
    ahead_row, ahead_column = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}[
        direction
    ]
    best: tuple[tuple[bool, int, int], Spot] | None = None
    for spot in spots:
        down, right = 2 * (spot[0] - origin[0]), _middle(spot) - _middle(origin)
        ahead = down * ahead_row + right * ahead_column
        aside = abs(down * ahead_column) + abs(right * ahead_row)
        if ahead <= 0:
            continue
        rank = (aside > ahead, 2 * ahead + 3 * aside, aside)
        if best is None or (rank, spot) < best:
            best = (rank, spot)
    return None if best is None else best[1]
