"""The new-game screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from core.game import AnyGame
from tui.play.bot_names import bot_names
from tui.screens.field import TextField
from tui.screens.going import open_new
from tui.screens.list_screen import ListScreen
from tui.screens.new_game_form import Form, new_form
from tui.screens.new_game_view import draw
from tui.screens.page import Page
from tui.widgets.lines import Line
from tui.words import Words
from tui.words.registry import for_game

RULES = {
    "players": "house.seats",
    "seat": "house.bots",
    "undo": "house.undo",
    "seed": "house.saves",
}


def usual_names(words: Words, taken: Iterable[str] = ()) -> list[str]:
    """Names for seats that nobody has named, beside those that are `taken`."""
    player = words.t("Player")
    return [player, *bot_names(5, (player, *taken))]


class NewGameScreen(ListScreen):
    """Who plays what, by which settings of the table."""

    scope: ClassVar[str] = "new-game"

    def __init__(self) -> None:
        super().__init__()
        self.typing: TextField | None = None
        self.trouble = ""
        self._form: Form | None = None

    @property
    def form(self) -> Form:
        """What is chosen."""
        if self._form is None:
            settings = self.house.settings
            names = usual_names(self.house.words, [seat.name for seat in settings.seats])
            self._form = new_form(settings.game, settings.seats, names, settings.played)
        return self._form

    @property
    def game(self) -> AnyGame:
        """The game chosen."""
        return self.form.game

    @property
    def count(self) -> int:
        """The rows of the form."""
        return len(self.form.rows)

    @property
    def rule(self) -> str | None:
        """The rule of the row with the cursor."""
        row = self.form.rows[self.cursor.at]
        if row.kind == "option":
            return next(each.rule for each in self.form.settings if each.name == row.name)
        return RULES.get(row.kind)

    @property
    def open_field(self) -> TextField | None:
        """The name or the seed that is being written."""
        return self.typing

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw the form."""
        keys = self.hints("up-down", "left-right", "enter", "back", "help")
        if self.typing is not None:
            t = self.house.words.t
            keys = [("Enter", t("take")), ("Esc", t("cancel"))]
        words = for_game(self.form.game_id)
        return draw(self.form, page, words, self.cursor, self.typing, self.trouble, keys)

    def text_key(self, key: str, character: str | None) -> bool:
        """Write into the field; Enter takes it, Esc forgets it."""
        if self.typing is None:
            return False
        row = self.form.rows[self.cursor.at]
        match key:
            case "enter":
                if self.form.write(row, self.typing.value):
                    self.typing, self.trouble = None, ""
                else:
                    self.trouble = "no-name" if row.kind == "seat" else "bad-seed"
            case "escape":
                self.typing, self.trouble = None, ""
            case _:
                self.typing.press(key, character)
        self.repaint()
        return True

    def do_left(self) -> None:
        """The choice before."""
        self._change(-1)

    def do_right(self) -> None:
        """The next choice."""
        self._change(1)

    def _change(self, by: int) -> None:
        self.form.change(self.form.rows[self.cursor.at], by)
        self.trouble = ""

    def do_enter(self) -> None:
        """Write what can be written, start the game, or take the next choice."""
        row = self.form.rows[self.cursor.at]
        text = self.form.text(row)
        if row.kind == "start":
            self.do_start()
        elif text is not None:
            self.typing = TextField.holding(text)
        else:
            self._change(1)

    def do_start(self) -> None:
        """Open the table, and remember its seats for the next one."""
        self.trouble = self.form.trouble()
        if self.trouble:
            return
        form = self.form
        self.house.change(seats=form.remembered(), **form.to_remember())
        new, policy = form.table(), form.undo
        self.dismiss()
        open_new(self.herna, new, policy)
