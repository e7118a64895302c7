"""The first start: language, signs, and a first game of one's choice in ten sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from core import games
from tui.rules.library import load
from tui.screens.first_start_view import STEPS, TEXT, Step, draw, items, text_lines, text_rows
from tui.screens.list_screen import ListScreen
from tui.screens.menu import Item
from tui.screens.page import Page
from tui.widgets.lines import Line


class FirstStartScreen(ListScreen):
    """A few questions that nobody is asked twice."""

    scope: ClassVar[str] = "first-start"

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.scroll = 0
        self.game = games.names()[0]
        """The game whose tale is told."""

    def on_mount(self) -> None:
        """Begin at the language that the system speaks."""
        self._turn_to(0)

    @property
    def step(self) -> Step:
        """The question that is open."""
        return STEPS[self.number]

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw the question that is open."""
        keys = self.hints("up-down", "enter", "page-down", "back", "quit")
        said = self._said()
        room = text_rows(page, len(self.items()))
        count = len(text_lines(page, self.step, said, max(1, min(page.width - 4, TEXT))))
        self.scroll = max(0, min(self.scroll, count - room + 1))
        if count <= room:
            keys = self.hints("up-down", "enter", "back", "quit")
        return draw(page, self.step, self.game, self.cursor.at, said, self.scroll, keys)

    def do_page_down(self) -> None:
        """Read on."""
        self.scroll += 5

    def do_page_up(self) -> None:
        """Read back."""
        self.scroll -= 5

    def _said(self) -> Sequence[str]:
        """What the rule pages say: the goal of the game with the cursor, or the tale of one."""
        if self.step == "tale":
            return self._rule(self.game, "first-game")
        chosen = self.items()[self.cursor.at].id
        if self.step == "game" and chosen in games.names():
            return self._rule(chosen, "goal")
        return ()

    def _rule(self, game: str, name: str) -> Sequence[str]:
        return load((game,), self.house.words.language).page(f"{game}.{name}").body

    def items(self) -> Sequence[Item]:
        """The answers."""
        return items(self.step, self.house.words, self.game)

    def choose(self, chosen: str) -> bool:
        """Take the answer and go on."""
        match self.step:
            case "language":
                self.herna.change_settings(language=chosen)
            case "signs":
                self.herna.change_settings(glyphs="" if chosen == "unicode" else chosen)
            case "game" if chosen in games.names():
                self.game = chosen
            case _:
                self._conclude(play=chosen == "play")
                return True
        self._turn_to(self.number + 1)
        return True

    def _turn_to(self, number: int) -> None:
        self.number, self.scroll = number, 0
        ids = [item.id for item in self.items()]
        likely = self.house.words.language if self.step == "language" else self.game
        self.cursor.at = ids.index(likely) if likely in ids else 0

    def do_back(self) -> None:
        """The question before."""
        if self.number:
            self._turn_to(self.number - 1)

    def do_quit(self) -> None:
        """Ask nothing more."""
        self._conclude(play=False)

    def _conclude(self, *, play: bool) -> None:
        self.herna.tell_line(self.herna.change_settings(welcomed=True))
        self.dismiss()
        if play:
            from tui.screens.going import open_first
            from tui.screens.new_game import usual_names
            from tui.screens.new_game_form import new_form

            form = new_form(
                self.game, (), usual_names(self.house.words), self.house.settings.played
            )
            self.house.change(**form.to_remember())
            open_first(self.herna, form.table(), form.undo)
