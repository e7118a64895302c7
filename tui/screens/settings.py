"""The settings screen: every change is saved at once and seen at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tui.screens.list_screen import ListScreen
from tui.screens.page import Page, with_tilde
from tui.screens.settings_form import ROWS, Row, following, stored, value
from tui.screens.settings_view import draw
from tui.widgets.lines import Line


class SettingsScreen(ListScreen):
    """Language, colours, signs, keys, and how the table behaves."""

    scope: ClassVar[str] = "settings"

    def __init__(self) -> None:
        super().__init__()
        self.notice = ""

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw the settings."""
        values = [self._value(row) for row in self.rows]
        keys = self.hints("up-down", "left-right", "back", "help")
        said = self.notice or self.house.unsaved or self._where()
        saved = not self.house.unsaved
        return draw(page, self.rows, values, self.cursor, said, keys, saved=saved)

    @property
    def rows(self) -> Sequence[Row]:
        """The settings that mean something here: on a server all see bots move at one speed."""
        if self.house.visitor is None:
            return ROWS
        return [row for row in ROWS if row.field != "bot_speed"]

    @property
    def count(self) -> int:
        """The rows of the screen."""
        return len(self.rows)

    def _where(self) -> str:
        """Say where the settings are kept; a server's folders are no visitor's business."""
        t, visitor = self.house.words.t, self.house.visitor
        if visitor is None:
            return t("File: {file}", file=with_tilde(str(self.house.places.settings)))
        if visitor.guest:
            return t("Kept while you are here: you have no key.")
        return t("Kept on the server for your key.")

    def do_left(self) -> None:
        """The choice before."""
        self._change(-1)

    def do_right(self) -> None:
        """The next choice."""
        self._change(1)

    def do_enter(self) -> None:
        """The next choice, or what stands behind a row without choices."""
        row = self.rows[self.cursor.at]
        if row.field == "keys":
            from tui.screens.keys import KeysScreen

            self.app.push_screen(KeysScreen())
        elif row.field == "welcome":
            from tui.screens.first_start import FirstStartScreen

            self.app.push_screen(FirstStartScreen())
        else:
            self._change(1)

    def _value(self, row: Row) -> str:
        """What is chosen in a row; a language nobody has chosen is the one that is spoken."""
        if row.field == "language":
            return self.house.words.language
        return value(row, self.house.settings) if row.choices else ""

    def _change(self, by: int) -> None:
        row = self.rows[self.cursor.at]
        if not row.choices:
            return
        chosen = following(row, self._value(row), by)
        self.notice = self.herna.change_settings(**{row.field: stored(row, chosen)})
