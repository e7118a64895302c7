"""A folder of saves: list, begin, open, restore, rename, delete, import, export.

Everything here is plain and blocking; screens call it from a thread. Errors are `SaveError`s
that know their file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from saves.document import Document, dump, load
from saves.errors import AlreadyThere, InUse, Missing, SaveError, reading, writing
from saves.files import read_whole, write_whole
from saves.listing import ENDING, Entry, read_entries, read_entry
from saves.names import clean, cut, file_stem, folded
from saves.opening import Opened, open_table
from saves.slot import Slot, copies
from saves.summary import NAME_ROOM


@dataclass(frozen=True, slots=True)
class OpenSave:
    """A save that was opened: its place, which is ours until `slot.close()`, and what it holds."""

    slot: Slot
    document: Document
    opened: Opened


class Store:
    """The saves of one player, or of one server, in `folder`. It is made when it is needed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def entries(self) -> list[Entry]:
        """List all saves, the newest first; broken ones carry their error.

        Raises Unreadable or Failed for the folder itself.
        """
        with reading(self.folder):
            return read_entries(self.folder)

    def last(self) -> Entry | None:
        """Give the newest game that has not ended, to be continued."""
        entries = (entry for entry in self.entries() if entry.summary)
        return next((one for one in entries if one.summary and not one.summary.ended), None)

    def find(self, name: str) -> Entry:
        """Find a save by the name of its table or of its file. Raises Missing."""
        wanted = clean(name)
        shown = cut(wanted, NAME_ROOM).casefold()
        entries = self.entries()
        for entry in entries:
            if entry.key == wanted:
                return entry
        for entry in entries:
            if entry.name.casefold() == shown or folded(entry.key) == folded(wanted):
                return entry
        raise Missing().at(self._path(file_stem(wanted)))

    def begin(self, name: str) -> Slot:
        """Make room for a new table. `slot.name` is its name, changed if there was one like it.

        In a folder that cannot be written the slot is given too; its writes raise.
        """
        return self._begin(name, "")

    def _begin(self, name: str, but: str) -> Slot:
        for unused, key in self._free(name, but):
            slot = Slot(self.folder, key, unused)
            try:
                slot.lock()
            except InUse:
                continue
            except SaveError:
                return slot
            if not slot.exists():
                return slot
            slot.close()
        raise AssertionError("numbers do not end")

    def open(self, key: str) -> OpenSave:
        """Open a save and hold it, so that no other window changes it.

        In a folder that cannot be written it opens too; writes raise then. Raises Missing,
        Unreadable, InUse, NotASave, NewerFormat, UnknownGame, Damaged or Tampered; `earlier` of
        the error is the newest copy that does open (see `restore`), or None.
        """
        slot = Slot(self.folder, key, "")
        if slot.exists():
            slot.try_lock()
        try:
            document, opened = slot.read()
        except SaveError as error:
            slot.close()
            error.earlier = self.earlier(key)
            raise error.at(slot.path) from error
        return OpenSave(slot, document, opened)

    def restore(self, key: str) -> OpenSave:
        """Put a broken save aside and open the newest earlier copy in its place.

        The broken file keeps its bytes under a name ending in `.aside`. Raises Missing when no
        copy opens, and all that writing may raise.
        """
        slot = Slot(self.folder, key, "")
        slot.lock()
        try:
            earlier = self.earlier(key)
            if earlier is None:
                raise Missing().at(slot.path)
            slot.write_bytes(read_whole(earlier.path))
            document, opened = slot.read()
        except BaseException:
            slot.close()
            raise
        return OpenSave(slot, document, opened)

    def earlier(self, key: str) -> Entry | None:
        """Give the newest of the earlier copies of a save that opens without error."""
        for path in copies(self._path(key)):
            try:
                open_table(load(read_whole(path)))
            except SaveError:
                continue
            return read_entry(key, path)
        return None

    def rename(self, key: str, name: str) -> str:
        """Give a save another name, and its file too; give the new key. Raises as `open`."""
        save = self.open(key)
        try:
            self.rename_open(save.slot, save.document, name)
        finally:
            save.slot.close()
        return save.slot.key

    def rename_open(self, slot: Slot, document: Document, name: str) -> None:
        """Rename a save that is open here; `slot` has the new name and key then.

        From then on documents must carry `slot.name`. Raises what writing raises; the old name
        stays then.
        """
        free, key = next(self._free(name, slot.key))
        if folded(key) == folded(slot.key):
            slot.write(_renamed(document, free))
            slot.name = free
            return
        target = self._begin(name, slot.key)
        try:
            target.write(_renamed(document, target.name))
            slot.move_to(target)
        finally:
            target.close()

    def delete(self, key: str) -> None:
        """Delete a save with its earlier copies. Raises InUse, Missing, ReadOnly or Failed."""
        slot = Slot(self.folder, key, "")
        if not slot.exists():
            raise Missing().at(slot.path)
        slot.lock()
        try:
            slot.remove()
        finally:
            slot.close()

    def export(self, key: str, target: Path) -> Path:
        """Copy a save to a file, or into a folder, and give where it is.

        Raises AlreadyThere rather than overwrite something, and what reading and writing raise.
        """
        return self._export(read_whole(self._path(key)), key, target)

    def export_document(self, document: Document, key: str, target: Path) -> Path:
        """Write a game that is being played to a file, or into a folder as `key`; see `export`."""
        return self._export(dump(document), key, target)

    def _export(self, data: bytes, key: str, target: Path) -> Path:
        with writing(target):
            place = target / self._path(key).name if target.is_dir() else target
            if place.exists():
                raise AlreadyThere().at(place)
        write_whole(place, data)
        return place

    def take_in(self, source: Path) -> Entry:
        """Import a save from a file, under its name or one like it. Raises as `open`."""
        document = read_file(source)
        try:
            open_table(document)
        except SaveError as error:
            raise error.at(source) from error
        slot = self.begin(document.name)
        try:
            slot.write(_renamed(document, slot.name))
        finally:
            slot.close()
        return read_entry(slot.key, slot.path)

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}{ENDING}"

    def _free(self, name: str, but: str) -> Iterator[tuple[str, str]]:
        """Give names and keys like `name` that no save (but one) has, pair after pair."""
        wanted = clean(name).strip() or "?"
        stem = file_stem(wanted)
        try:
            entries = [entry for entry in self.entries() if entry.key != but]
        except SaveError:
            # A folder that cannot be read will not be written either; the first write says so.
            entries = []
        names = {entry.name.casefold() for entry in entries}
        keys = {folded(entry.key) for entry in entries}
        for number in count(1):
            suffix = f" ({number})"
            key = stem if number == 1 else f"{stem}-{number}"
            if folded(key) in keys:
                continue
            if cut(wanted, NAME_ROOM).casefold() not in names:
                yield wanted, key
            elif number > 1:
                numbered = cut(wanted, NAME_ROOM - len(suffix)) + suffix
                if numbered.casefold() not in names:
                    yield numbered, key


def _renamed(document: Document, name: str) -> Document:
    summary = document.summary.model_copy(update={"name": cut(name, NAME_ROOM)})
    return document.model_copy(update={"name": name, "summary": summary})


def read_file(path: Path) -> Document:
    """Read a save from anywhere. Raises Missing, Unreadable, NotASave, NewerFormat or Damaged."""
    try:
        return load(read_whole(path))
    except SaveError as error:
        raise error.at(path) from error


def write_file(path: Path, document: Document) -> None:
    """Write a save anywhere, over what is there. Raises ReadOnly, DiskFull, Missing or Failed."""
    write_whole(path, dump(document))
