"""The saved games: open, rename, delete, export, import."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from saves.errors import SaveError
from saves.listing import Entry
from tui.screens.base import Deed
from tui.screens.list_screen import ListScreen
from tui.screens.menu import Item
from tui.screens.opening import open_by_key
from tui.screens.page import Page
from tui.screens.saves_view import draw
from tui.widgets.lines import Line, clean
from tui.words.saves import trouble


class SavesScreen(ListScreen):
    """All saves of the visitor, the newest first."""

    scope: ClassVar[str] = "saves"

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []
        self.notice = ""
        self._just_read = False

    @property
    def count(self) -> int:
        """The saves there are."""
        return len(self.entries)

    @property
    def rule(self) -> str | None:
        """The rule page about saving."""
        return "house.saves"

    @property
    def entry(self) -> Entry | None:
        """The save with the cursor."""
        return self.entries[self.cursor.at] if self.cursor.at < len(self.entries) else None

    def on_mount(self) -> None:
        """Read the folder."""
        self.read()
        self._just_read = True
        super().on_mount()

    def on_screen_resume(self) -> None:
        """Read the folder again: a game may have been played meanwhile."""
        if not self._just_read:
            self.read()
        self._just_read = False
        super().on_screen_resume()

    def read(self) -> None:
        """Read the folder; the cursor stays on its save."""
        here = self.entry
        try:
            self.entries = self.house.store.entries()
        except SaveError as error:
            self.entries, self.notice = [], trouble(self.house.words, error)
        if here is not None:
            self._point_at(here.key)
        self.cursor.at = max(0, min(self.cursor.at, len(self.entries) - 1))

    def _point_at(self, key: str) -> None:
        keys = [entry.key for entry in self.entries]
        if key in keys:
            self.cursor.at = keys.index(key)

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw the list."""
        hints = self.hints(
            "up-down", "enter", "rename", "delete", "export", "import", "back", "help"
        )
        return draw(page, self.entries, self.cursor, self.notice, hints)

    def press(self, key: str) -> bool:
        """Whatever is done next, the last sentence has been read."""
        self.notice = ""
        return super().press(key)

    def do_enter(self) -> Deed | None:
        """Open the save under the cursor."""
        return None if self.entry is None else partial(open_by_key, self, self.entry.key)

    async def do_rename(self) -> None:
        """Give the save another name."""
        entry, words = self.entry, self.house.words
        if entry is None:
            return
        name = await self.ask_text(
            words.t("Rename"), [words.t("The new name of the table:")], clean(entry.name)
        )
        if not name or name == entry.name:
            return
        try:
            key = self.house.store.rename(entry.key, name)
        except SaveError as error:
            self.notice = trouble(words, error)
        else:
            self.read()
            self._point_at(key)
        self.repaint()

    async def do_delete(self) -> None:
        """Delete the save, after a question."""
        entry, words = self.entry, self.house.words
        if entry is None:
            return
        choices = [
            Item("delete", "d", words.t("Delete it")),
            Item("keep", "o", words.t("Keep it")),
        ]
        asked = words.t(
            "Delete {name} and its earlier copies? This cannot be undone.", name=clean(entry.name)
        )
        if await self.ask(words.t("Delete"), [asked], choices, at=1) != "delete":
            return
        try:
            self.house.store.delete(entry.key)
        except SaveError as error:
            self.notice = trouble(words, error)
        self.read()
        self.repaint()

    async def do_export(self) -> None:
        """Copy the save to a file."""
        entry, words = self.entry, self.house.words
        if entry is None:
            return
        place = await self.ask_text(
            words.t("Export"), [words.t("Export to which file or folder?")], f"{Path.home()}/"
        )
        if not place:
            return
        try:
            file = await asyncio.to_thread(
                self.house.store.export, entry.key, Path(place).expanduser()
            )
        except SaveError as error:
            self.notice = trouble(words, error)
        else:
            self.notice = words.t("Exported to {file}.", file=file)
        self.repaint()

    async def do_import(self) -> None:
        """Take a save in from a file."""
        words = self.house.words
        place = await self.ask_text(
            words.t("Import"), [words.t("Import from which file?")], f"{Path.home()}/"
        )
        if not place:
            return
        try:
            taken = await asyncio.to_thread(self.house.store.take_in, Path(place).expanduser())
        except SaveError as error:
            self.notice = trouble(words, error)
        else:
            self.read()
            self._point_at(taken.key)
            self.notice = words.t("Imported as {name}.", name=clean(taken.name))
        self.repaint()
