"""A screen that is one list: how one walks it, and how its rows are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tui.keys import canonical
from tui.screens.base import Deed, HouseScreen
from tui.screens.menu import Cursor, Item, clicked_row, find
from tui.widgets.panel import LinesPanel


class ListScreen(HouseScreen):
    """Walks a list of `count` rows; a row is chosen by Enter or by the key in front of it."""

    scope: ClassVar[str] = "menu"

    def __init__(self) -> None:
        super().__init__()
        self.cursor = Cursor()

    @property
    def count(self) -> int:
        """How many rows there are."""
        return len(self.items())

    def items(self) -> Sequence[Item]:
        """The rows that have a key in front of them."""
        return ()

    def choose(self, chosen: str) -> bool:
        """Do what a row stands for and tell whether it is anything; the cursor is on it."""
        return self.do(chosen)

    def press(self, key: str) -> bool:
        """Take what the key table says, else the key in front of a row."""
        if super().press(key):
            return True
        items = self.items()
        number = find(items, self.house.digit(key) or canonical(key))
        if number is None:
            return False
        self.cursor.at = number
        self.choose(items[number].id)
        self.repaint()
        return True

    def clicked(self, panel: LinesPanel, row: int, column: int) -> None:
        """Move to the row that is clicked; a click on the row with the cursor is Enter."""
        number = clicked_row(self.cursor, self.count, panel.lines, row)
        if number == self.cursor.at:
            self.do("enter")
        elif number is not None:
            self.cursor.at = number

    def do_enter(self) -> Deed | None:
        """Choose the row with the cursor; give what takes its time."""
        items = self.items()
        if items:
            self.choose(items[self.cursor.at].id)
        return None

    def do_up(self) -> None:
        """The row above; from the first to the last."""
        self.cursor.step(-1, self.count)

    def do_down(self) -> None:
        """The row below; from the last to the first."""
        self.cursor.step(1, self.count)

    def do_left(self) -> None:
        """The row above, where a row has no choices of its own."""
        self.do_up()

    def do_right(self) -> None:
        """The row below, where a row has no choices of its own."""
        self.do_down()

    def do_next_zone(self) -> None:
        """The row below."""
        self.do_down()

    def do_previous_zone(self) -> None:
        """The row above."""
        self.do_up()

    def do_first(self) -> None:
        """The first row."""
        self.cursor.at = 0

    def do_goto(self) -> None:
        """The first row (rows have no names to go to)."""
        self.cursor.at = 0

    def do_last(self) -> None:
        """The last row."""
        self.cursor.at = max(0, self.count - 1)

    def do_page_up(self) -> None:
        """Rows further up."""
        self.cursor.move(-max(1, self.page.height - 8), self.count)

    def do_page_down(self) -> None:
        """Rows further down."""
        self.cursor.move(max(1, self.page.height - 8), self.count)
