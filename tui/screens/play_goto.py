"""`g` and a name: the cursor goes to the place of the board that is called so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tui.screens.field import TextField
from tui.widgets.lines import Line

if TYPE_CHECKING:
    from tui.screens.play import PlayScreen


class Goto:
    """A name being typed on the game screen; done as soon as it can mean one place only."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self.field = TextField()

    def press(self, key: str, character: str | None) -> bool:
        """Take a key; `g` once more goes to the first place."""
        screen, field = self._screen, self.field
        if key == "escape" or (key == "backspace" and not field.text):
            screen.where = None
        elif character == "g" and not field.text:
            screen.where = None
            screen.do("first")
        elif key == "enter":
            self._go(complete=True)
        elif field.press(key, character) and field.text:
            self._go(complete=False)
        screen.repaint()
        return True

    def line(self, cells: int) -> Line:
        """Draw what was typed so far."""
        return [("g", "key"), *self.field.line(max(1, cells - 1))]

    def _go(self, *, complete: bool) -> None:
        screen = self._screen
        name = self.field.value
        found = screen.desk.roaming.goto(name, screen.things(), complete=complete)
        if found == "more":
            return
        screen.where = None
        if found == "nowhere":
            words = screen.house.words
            screen.desk.message = words.t("Nothing here is called {name}.", name=name)
