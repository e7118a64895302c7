"""The home screen: where every visit begins and ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from tui.screens import home_view
from tui.screens.going import open_rules
from tui.screens.list_screen import ListScreen
from tui.screens.menu import Item
from tui.screens.page import Page
from tui.widgets.lines import Line, clean

if TYPE_CHECKING:
    from saves.listing import Entry


class HomeScreen(ListScreen):
    """Continue, new game, saved games, rules, results, settings, quit."""

    scope: ClassVar[str] = "home"

    def __init__(self) -> None:
        super().__init__()
        self.notice = ""
        self.last: Entry | None = None
        """The game that *Continue* goes on with; known after the first paint."""

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw the menu."""
        keys = self.hints("up-down", "enter", "look-rules", "palette", "help")
        return home_view.draw(page, self.items(), self.cursor.at, self.notice, keys)

    def items(self) -> list[Item]:
        """The rows of the menu."""
        t = self.house.words.t
        return [
            Item("continue", "c", t("Continue"), self._last_game(), self.last is not None),
            Item("new-game", "s", t("New game")),
            Item("saved-games", "o", t("Saved games")),
            Item("look-rules", "r", t("Rules")),
            Item("results", "w", t("Results")),
            Item("settings", "p", t("Settings")),
            Item("quit", "q", t("Quit")),
        ]

    def _last_game(self) -> str:
        if self.last is None or self.last.summary is None:
            return self.house.words.t("no game in progress") if self.house.awake else ""
        from tui.screens.saves_view import turn_number

        turn = self.house.words.t("turn {number}", number=turn_number(self.last))
        return f"{clean(self.last.name)}, {turn}"

    def on_mount(self) -> None:
        """Paint, then read what takes time; keys wait until it is known where they lead."""
        super().on_mount()
        self.typeahead.begin()
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        self.herna.begin()
        self.typeahead.end()

    def on_screen_resume(self) -> None:
        """Look again which game was played last."""
        if self.house.awake:
            self.look_for_last()
        super().on_screen_resume()

    def look_for_last(self) -> None:
        """Find the game to continue, and put the cursor on it the first time there is one."""
        from saves.errors import SaveError

        none_before = self.last is None
        try:
            self.last = self.house.store.last()
        except SaveError:
            self.last = None
        if none_before and self.cursor.at <= 1:
            self.cursor.at = 0 if self.last is not None else 1

    def tell_line(self, notice: str) -> None:
        """Show a sentence under the menu."""
        self.notice = notice
        self.repaint()

    async def do_continue(self) -> None:
        """Go on with the last game."""
        if self.last is not None:
            from tui.screens.opening import open_by_key

            await open_by_key(self, self.last.key)

    def do_new_game(self) -> None:
        """Choose a new table."""
        from tui.screens.new_game import NewGameScreen

        self.app.push_screen(NewGameScreen())

    def do_saved_games(self) -> None:
        """List the saved games."""
        from tui.screens.saves import SavesScreen

        self.app.push_screen(SavesScreen())

    def do_look_rules(self) -> None:
        """Show the rules."""
        open_rules(self.herna)

    def do_results(self) -> None:
        """List who won."""
        from tui.screens.results import ResultsScreen

        self.app.push_screen(ResultsScreen())

    def do_settings(self) -> None:
        """Change the settings."""
        from tui.screens.settings import SettingsScreen

        self.app.push_screen(SettingsScreen())

    def do_back(self) -> None:
        """Nothing lies behind this screen; Esc never quits."""

    def do_quit(self) -> None:
        """Leave the house."""
        self.herna.action_leave()
