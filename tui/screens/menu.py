"""Lists to choose from: where the cursor stands, and how the rows are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tui.screens.page import Page
from tui.widgets.frames import first_row
from tui.widgets.lines import Line, cut, fit, merge, restyle, width


@dataclass(frozen=True, slots=True)
class Item:
    """A row that can be chosen."""

    id: str
    key: str
    """The letter or digit in front; empty: reached by arrows alone."""
    label: str
    note: str = ""
    """What stands behind the label, dim."""
    enabled: bool = True


@dataclass(slots=True)
class Cursor:
    """Where one stands in a list, and which rows were in sight."""

    at: int = 0
    top: int = 0
    shown: int | None = None
    """How many rows are in sight; None: all."""

    def move(self, by: int, count: int) -> None:
        """Go up or down; at the ends it stays."""
        self.at = max(0, min(count - 1, self.at + by)) if count else 0

    def step(self, by: int, count: int) -> None:
        """Go up or down, from the last to the first and back."""
        self.at = (self.at + by) % count if count else 0

    def window(self, count: int, height: int) -> range:
        """The rows in sight, moved no further than needed."""
        self.at = max(0, min(self.at, count - 1))
        self.top = first_row(count, height, self.at, self.top)
        self.shown = min(height, count)
        return range(self.top, min(count, self.top + height))


def item_lines(page: Page, items: Sequence[Item], at: int, cells: int) -> list[Line]:
    """The rows of a menu: mark, letter, label, and the notes in a column of their own."""
    column = max((width(item.label) for item in items), default=0) + 2
    keys = max((width(item.key) for item in items), default=0)
    return [
        _item_line(page, item, number == at, cells, column, keys)
        for number, item in enumerate(items)
    ]


def _item_line(page: Page, item: Item, here: bool, cells: int, column: int, keys: int) -> Line:
    mark = page.glyphs.active if here else " "
    token = "text" if item.enabled else "dim"
    row: Line = [
        (mark, "active"),
        (item.key.ljust(keys), "key" if item.enabled else "dim"),
        (" ", "text"),
        *fit([(item.label, token)], min(column, max(1, cells - keys - 2)), page.glyphs),
        (item.note, "dim"),
    ]
    row = cut(merge(row), cells, page.glyphs)
    return restyle(fit(row, cells, page.glyphs), "cursor") if here else row


def find(items: Sequence[Item], key: str) -> int | None:
    """The number of the row with this key in front."""
    return next((number for number, item in enumerate(items) if item.key == key), None)


def focus_cell(lines: Sequence[Line]) -> tuple[int, int] | None:
    """Row and column of what has the focus: the first span drawn as the cursor."""
    for row, each in enumerate(lines):
        column = 0
        for text, token in each:
            if token == "cursor":
                return row, column
            column += width(text)
    return None


def clicked_row(cursor: Cursor, count: int, lines: Sequence[Line], row: int) -> int | None:
    """The number of the list's row that stands in a row of the drawn lines, or None."""
    focus = focus_cell(lines)
    if focus is None:
        return None
    number = cursor.at + row - focus[0]
    last = count if cursor.shown is None else cursor.top + cursor.shown
    return number if cursor.top <= number < min(last, count) else None
