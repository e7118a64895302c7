"""A grid whose cells may be missing or reach over two rows: walls and joints between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import Line, fit, merge

FRAME = "frame"
Owners = Mapping[tuple[int, int], int]
"""What lies on each row and column; neighbours of one owner are one cell."""


@dataclass(frozen=True, slots=True)
class Wall:
    """The walls of a grid of so many columns."""

    owners: Owners
    columns: int
    inside: int
    """Cells between two walls."""
    glyphs: Glyphs

    def across(self, above: int | None, below: int | None) -> Line:
        """Draw the line between two rows; None stands for the outside."""
        text = ""
        for place in range(self.columns + 1):
            text += self._joint(above, below, place)
            if place < self.columns:
                sign = self.glyphs.horizontal if self._flat(above, below, place) else " "
                text += sign * self.inside
        return [(text, FRAME)]

    def row(self, row: int, texts: Mapping[int, Line]) -> Line:
        """Draw one line of a row of cells, from the texts of its columns."""
        line: Line = []
        for place in range(self.columns + 1):
            line.append((self.glyphs.vertical if self._upright(row, place) else " ", FRAME))
            if place < self.columns:
                line += fit(list(texts.get(place, [])), self.inside, self.glyphs)
        return merge(line)

    def _owner(self, row: int | None, column: int) -> int | None:
        return None if row is None else self.owners.get((row, column))

    def _upright(self, row: int | None, place: int) -> bool:
        """Whether there is a wall left of a column."""
        return self._owner(row, place - 1) is not None or self._owner(row, place) is not None

    def _flat(self, above: int | None, below: int | None, column: int) -> bool:
        """Whether there is a wall between the rows in a column."""
        upper, lower = self._owner(above, column), self._owner(below, column)
        return (upper is not None or lower is not None) and upper != lower

    def _joint(self, above: int | None, below: int | None, place: int) -> str:
        up, down = self._upright(above, place), self._upright(below, place)
        left, right = self._flat(above, below, place - 1), self._flat(above, below, place)
        glyphs = self.glyphs
        signs = {
            (False, False, False, False): " ",
            (False, True, False, True): glyphs.top_left,
            (False, True, True, False): glyphs.top_right,
            (True, False, False, True): glyphs.bottom_left,
            (True, False, True, False): glyphs.bottom_right,
            (False, True, True, True): glyphs.tee_down,
            (True, False, True, True): glyphs.tee_up,
            (True, True, False, True): glyphs.tee_right,
            (True, True, True, False): glyphs.tee_left,
            (True, True, True, True): glyphs.cross,
        }
        plain = glyphs.vertical if up or down else glyphs.horizontal
        return signs.get((up, down, left, right), plain)


def with_letters(wall: Line, letters: Sequence[str], inside: int) -> Line:
    """Write the letters of the columns into a wall, in the middle of each."""
    text = "".join(part for part, _ in wall)
    line: Line = []
    at = 0
    for place, letter in enumerate(letters):
        middle = 1 + place * (inside + 1) + (inside - 1) // 2
        if letter:
            line += [(text[at:middle], FRAME), (letter, "text")]
            at = middle + 1
    return merge([*line, (text[at:], FRAME)])
