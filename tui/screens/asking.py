"""Questions in a box over a screen, asked one at a time and answered by keys or the mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from tui.keymap import Keymap
from tui.screens.dialog import Dialog, draw, size
from tui.screens.field import TextField
from tui.screens.menu import Item, focus_cell
from tui.screens.page import Page
from tui.widgets.panel import LinesPanel


class Asker:
    """The open question of one screen, if there is one."""

    def __init__(self) -> None:
        self.dialog: Dialog | None = None
        self._answer: asyncio.Future[str | None] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def ask(self, dialog: Dialog, opened: Callable[[], None] = lambda: None) -> str | None:
        """Wait for the answer; None for Esc.

        A question waits until the one before is answered; `opened` hears when its turn has come.
        """
        async with self._one_at_a_time:
            self.dialog = dialog
            opened()
            self._answer = asyncio.get_running_loop().create_future()
            try:
                return await self._answer
            finally:
                if self.dialog is dialog:
                    self.dialog = None

    def reply(self, answer: str | None) -> None:
        """Answer the open question; keys that follow are not for it any more."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(answer)
            self.dialog = None

    def key(self, key: str, character: str | None, sign: str, keymap: Keymap) -> None:
        """Take a key; every key belongs to the open question. `sign` is the key as a choice."""
        dialog = self.dialog
        if dialog is None:
            return
        if dialog.entry is not None and key not in ("enter", "escape"):
            dialog.entry.press(key, character)
            return
        match keymap.find(key, "dialog"):
            case "enter":
                self.reply(dialog.entered())
            case "back":
                self.reply(None)
            case "up" | "previous-zone":
                dialog.cursor.step(-1, len(dialog.choices))
            case "down" | "next-zone":
                dialog.cursor.step(1, len(dialog.choices))
            case _:
                chosen = dialog.choose(sign)
                if chosen is not None:
                    self.reply(chosen)

    def clicked(self, row: int, panel: LinesPanel) -> None:
        """Choose the row that was clicked."""
        dialog, focus = self.dialog, focus_cell(panel.lines)
        if dialog is None or focus is None or not dialog.choices:
            return
        number = dialog.cursor.at + row - focus[0]
        if 0 <= number < len(dialog.choices):
            self.reply(dialog.choices[number].id)

    def paint(self, box: LinesPanel, page: Page) -> None:
        """Show the open question in `box`, or hide it."""
        if self.dialog is None:
            box.styles.visibility = "hidden"
            return
        lines = draw(self.dialog, page)
        cells = size(self.dialog, page)
        box.styles.width, box.styles.height = cells, len(lines)
        box.styles.offset = ((page.width - cells) // 2, max(0, (page.height - len(lines)) // 3))
        box.styles.visibility = "visible"
        box.show(lines)
        focus = focus_cell(lines)
        if focus is not None:
            box.cursor_at(*focus)


def question(title: str, texts: Sequence[str], choices: Sequence[Item], at: int = 0) -> Dialog:
    """A question with choices; the cursor stands on the choice number `at`."""
    dialog = Dialog(title, texts, choices)
    dialog.cursor.at = at
    return dialog


def text_question(title: str, texts: Sequence[str], text: str = "") -> Dialog:
    """A question for a text."""
    return Dialog(title, texts, entry=TextField.holding(text))
