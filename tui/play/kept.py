"""A table together with the place where it is saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from saves.document import Document
from saves.recorder import Recorder

if TYPE_CHECKING:
    from core.table import Table
    from saves.slot import Slot
    from saves.store import OpenSave, Store


class KeptTable:
    """A table that has a name and a place among the saves, which is ours until `close`."""

    def __init__(
        self, table: Table, slot: Slot, recorder: Recorder, *, stored: bool = False
    ) -> None:
        self.table = table
        self.stored = stored
        """Whether the table was on the disk as it is when it was opened."""
        self.slot = slot
        self.recorder = recorder

    @classmethod
    def begin(cls, store: Store, table: Table, name: str) -> KeptTable:
        """Find a free place for a new table; its name is changed if there is one like it."""
        slot = store.begin(name)
        return cls(table, slot, Recorder(table, slot.name))

    @classmethod
    def opened(cls, save: OpenSave) -> KeptTable:
        """Go on with a table from a save."""
        document, table = save.document, save.opened.table
        recorder = Recorder(table, document.name, document.play)
        return cls(table, save.slot, recorder, stored=save.opened.lost is None)

    @property
    def name(self) -> str:
        """The name of the table."""
        return self.recorder.name

    def snapshot(self, clock: Callable[[], float]) -> Document:
        """Make the document of this moment; quick."""
        return self.recorder.document(clock())

    def write(self, document: Document) -> None:
        """Put a document on the disk; slow. Raises SaveError."""
        self.slot.write(document)

    def rename(self, store: Store, name: str, clock: Callable[[], float]) -> None:
        """Give the table another name, and its file too. Raises SaveError."""
        store.rename_open(self.slot, self.snapshot(clock), name)
        self.recorder.name = self.slot.name

    def close(self) -> None:
        """Let others have the place."""
        self.slot.close()
