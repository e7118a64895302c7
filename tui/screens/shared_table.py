"""The screen on which a visitor makes a shared table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from tui.hall.refusal import HallRefusal
from tui.play.bot_names import bot_names
from tui.screens.base import Deed
from tui.screens.field import TextField
from tui.screens.list_screen import ListScreen
from tui.screens.new_game import RULES as FORM_RULES
from tui.screens.new_game_form import Row
from tui.screens.page import Page
from tui.screens.shared_table_form import SharedForm, shared_form
from tui.screens.shared_table_view import TROUBLE, draw
from tui.widgets.lines import Line
from tui.words.hall import refusal
from tui.words.registry import for_game

RULES = {
    **FORM_RULES,
    "access": "house.table-code",
    "guest": "house.table-code",
    "invite": "house.table-code",
    "start": "house.shared-table",
    "name": "house.shared-table",
    "hints": "house.hints",
    "points_ahead": "house.hints",
    "memory": "house.hints",
}


class SharedTableScreen(ListScreen):
    """Who plays what with whom, and who may come. `made` is told the id of the new table."""

    scope: ClassVar[str] = "shared-table"

    def __init__(self, made: Callable[[str], object]) -> None:
        super().__init__()
        self.made = made
        self.typing: TextField | None = None
        self.wrong = ""
        """What stands in the way, as a sentence."""
        self._form: SharedForm | None = None

    @property
    def form(self) -> SharedForm:
        """What is chosen."""
        if self._form is None:
            visitor = self.house.visitor
            assert visitor is not None
            settings, names = self.house.settings, bot_names(6, (visitor.name,))
            self._form = shared_form(settings.game, visitor, names, settings.played)
        return self._form

    @property
    def row(self) -> Row:
        """The row with the cursor."""
        return self.form.rows[min(self.cursor.at, self.count - 1)]

    @property
    def count(self) -> int:
        """The rows of the form."""
        return len(self.form.rows)

    @property
    def rule(self) -> str | None:
        """The rule of the row with the cursor."""
        if self.row.kind == "option":
            settings = self.form.form.settings
            return next(each.rule for each in settings if each.name == self.row.name)
        return RULES.get(self.row.kind)

    @property
    def open_field(self) -> TextField | None:
        """The name or the guest that is being written."""
        return self.typing

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw the form."""
        keys = self.hints("up-down", "left-right", "enter", "rule", "back", "help")
        if self.typing is not None:
            t = self.house.words.t
            keys = [("Enter", t("take")), ("Esc", t("cancel"))]
        game = for_game(self.form.form.game_id)
        return draw(self.form, page, game, self.cursor, self.typing, self.wrong, keys)

    def text_key(self, key: str, character: str | None) -> bool:
        """Write into the field; Enter takes it, Esc forgets it."""
        if self.typing is None:
            return False
        self.wrong = ""
        if key == "escape":
            self.typing = None
        elif key == "enter":
            self._take(self.typing.value)
        else:
            self.typing.press(key, character)
        self.repaint()
        return True

    def _take(self, text: str) -> None:
        house, row = self.house, self.row
        assert house.hall is not None
        trouble = self.form.write(row, text, house.hall.present())
        if trouble:
            self.wrong = house.words.t(TROUBLE[trouble])
            return
        self.typing = None
        if row.kind == "invite" and text:
            self.cursor.at += 1

    def do_left(self) -> None:
        """The choice before."""
        self._change(-1)

    def do_right(self) -> None:
        """The next choice."""
        self._change(1)

    def _change(self, by: int) -> None:
        """Take another choice; the cursor goes along with the visitor's own seat."""
        self.wrong = ""
        row, before = self.row, self.form.me
        self.form.change(row, by)
        if row.kind == "seat":
            self.cursor.at += self.form.me - before

    def do_enter(self) -> Deed | None:
        """Write what can be written, open the table, or take the next choice."""
        row, text = self.row, self.form.text(self.row)
        if row.kind == "start":
            return self.do_start
        if row.kind == "guest":
            self.form.dismiss(row.number)
        elif text is not None:
            self.typing = TextField.holding(text)
        else:
            self._change(1)
        return None

    async def do_start(self) -> None:
        """Make the table."""
        house, form = self.house, self.form
        assert house.hall is not None and house.visitor is not None
        trouble = form.trouble()
        if trouble:
            self.wrong = house.words.t(TROUBLE[trouble])
            self.repaint()
            return
        try:
            table = await house.hall.create(house.visitor, form.table())
        except HallRefusal as refused:
            self.wrong = refusal(house.words, refused)
            self.repaint()
            return
        house.change(**form.form.to_remember())
        self.dismiss()
        self.made(table)
