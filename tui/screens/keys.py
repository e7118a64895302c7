"""The screen where keys are changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tui.keymap import key_name
from tui.keys import KEYS, Key
from tui.screens.keys_form import sentence, trouble, with_key, without
from tui.screens.keys_view import draw
from tui.screens.list_screen import ListScreen
from tui.screens.page import Page
from tui.widgets.lines import Line


class KeysScreen(ListScreen):
    """All actions that have keys; Enter waits for another key."""

    scope: ClassVar[str] = "keys"

    def __init__(self) -> None:
        super().__init__()
        self.notice = ""
        self.waiting = ""
        """`change` or `add` while a key is waited for."""

    @property
    def count(self) -> int:
        """The actions of the table."""
        return len(KEYS)

    @property
    def rule(self) -> str | None:
        """The rule page about keys."""
        return "house.keys"

    @property
    def key(self) -> Key:
        """The action under the cursor."""
        return KEYS[self.cursor.at]

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw the table with the keys in force."""
        house, t = self.house, self.house.words.t
        shown = [
            " ".join(
                key_name(each, house.words, house.glyphs) for each in house.keymap.keys(key.id)
            )
            for key in KEYS
        ]
        changed = [key.id in house.settings.keys for key in KEYS]
        hints = self.hints("up-down", "enter", "add", "usual", "back", "help")
        notice = self.notice or house.unsaved
        if self.waiting:
            notice = t(
                "Press the new key for: {action}. Esc keeps the old one.", action=t(self.key.label)
            )
            hints = [("Esc", t("cancel"))]
        saved = not house.unsaved
        return draw(page, shown, changed, self.cursor, notice, hints, saved=saved)

    def text_key(self, key: str, character: str | None) -> bool:
        """Take the key that is waited for."""
        if not self.waiting:
            return False
        add, self.waiting = self.waiting == "add", ""
        if key != "escape":
            self._try(key, add=add)
        self.repaint()
        return True

    def _try(self, pressed: str, *, add: bool) -> None:
        house = self.house
        changes = with_key(house.settings.keys, self.key.id, pressed, add=add)
        clash = trouble(changes, self.key.id)
        if clash is not None:
            self.notice = sentence(clash, house.words, house.glyphs)
            return
        self.notice = self.herna.change_settings(keys=changes)

    def do_enter(self) -> None:
        """Wait for the key that takes the place of the first one."""
        self.waiting = "change"

    def do_add(self) -> None:
        """Wait for one more key."""
        self.waiting = "add"

    def do_usual(self) -> None:
        """Give the action its usual keys again."""
        changes = without(self.house.settings.keys, self.key.id)
        self.notice = self.herna.change_settings(keys=changes)
