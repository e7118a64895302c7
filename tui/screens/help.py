"""The `?` screen: all keys of a screen, as they are in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tui.keymap import help_sections
from tui.screens.base import HouseScreen
from tui.screens.help_view import draw, lines
from tui.screens.page import Page
from tui.widgets.lines import Line


class HelpScreen(HouseScreen):
    """Lists the keys of the screen it was opened from."""

    scope: ClassVar[str] = "help"

    def __init__(self, about: str) -> None:
        super().__init__()
        self.about = about
        """The scope whose keys are listed."""
        self.top = 0

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw as much of the list as there is room for."""
        house = self.house
        sections = help_sections(house.keymap, self.about, house.words, house.glyphs)
        body = lines(page, sections)
        self.top = max(0, min(self.top, len(body) - (page.height - 2)))
        return draw(page, body, self.top, self.hints("up-down", "page-down", "back", "help"))

    def do_up(self) -> None:
        """One line up."""
        self.top -= 1

    def do_down(self) -> None:
        """One line down."""
        self.top += 1

    def do_page_up(self) -> None:
        """One page up."""
        self.top -= max(1, self.page.height - 4)

    def do_page_down(self) -> None:
        """One page down."""
        self.top += max(1, self.page.height - 4)

    def do_enter(self) -> None:
        """One page down."""
        self.do_page_down()

    def do_left(self) -> None:
        """Read back."""
        self.do_page_up()

    def do_right(self) -> None:
        """Read on."""
        self.do_page_down()

    def do_first(self) -> None:
        """To the first line."""
        self.top = 0

    def do_goto(self) -> None:
        """To the first line."""
        self.top = 0

    def do_last(self) -> None:
        """To the last line; drawing knows where it is."""
        self.top = 1_000_000

    def do_help(self) -> None:
        """Back to the screen the keys belong to."""
        self.dismiss()
