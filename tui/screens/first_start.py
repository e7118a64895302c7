"""The first start: language, signs, and a first game in ten sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tui.screens.first_start_view import STEPS, TEXT, Step, draw, items, text_lines, text_rows
from tui.screens.list_screen import ListScreen
from tui.screens.menu import Item
from tui.screens.page import Page
from tui.widgets.lines import Line

TALE = "struggle.first-game"
"""The rule page that tells a first game."""


class FirstStartScreen(ListScreen):
    """Three questions that nobody is asked twice."""

    scope: ClassVar[str] = "first-start"

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.scroll = 0

    @property
    def step(self) -> Step:
        """The question that is open."""
        return STEPS[self.number]

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw the question that is open."""
        keys = self.hints("up-down", "enter", "page-down", "back", "quit")
        tale = self._tale()
        room = text_rows(page, len(self.items()))
        count = len(text_lines(page, self.step, tale, max(1, min(page.width - 4, TEXT))))
        self.scroll = max(0, min(self.scroll, count - room + 1))
        if count <= room:
            keys = self.hints("up-down", "enter", "back", "quit")
        return draw(page, self.step, self.cursor.at, tale, self.scroll, keys)

    def do_page_down(self) -> None:
        """Read on."""
        self.scroll += 5

    def do_page_up(self) -> None:
        """Read back."""
        self.scroll -= 5

    def _tale(self) -> Sequence[str]:
        if self.step != "game":
            return ()
        from tui.rules.library import load

        return load(("struggle",), self.house.words.language).page(TALE).body

    def items(self) -> Sequence[Item]:
        """The answers."""
        return items(self.step, self.house.words)

    def choose(self, chosen: str) -> bool:
        """Take the answer and go on."""
        match self.step:
            case "language":
                self.herna.change_settings(language=chosen)
            case "signs":
                self.herna.change_settings(glyphs="" if chosen == "unicode" else chosen)
            case _:
                self._conclude(play=chosen == "play")
                return True
        self.number += 1
        self.cursor.at = 0
        return True

    def do_back(self) -> None:
        """The question before."""
        if self.number:
            self.number -= 1
            self.cursor.at = 0

    def do_quit(self) -> None:
        """Ask nothing more."""
        self._conclude(play=False)

    def _conclude(self, *, play: bool) -> None:
        self.herna.change_settings(welcomed=True)
        self.dismiss()
        if play:
            from tui.screens.going import open_new
            from tui.screens.new_game import usual_names
            from tui.screens.new_game_form import new_form

            form = new_form("struggle", (), usual_names(self.house.words))
            open_new(self.herna, form.table(), form.undo)
