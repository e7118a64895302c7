"""The place of one save in a folder: its file, the two before it, its lock, what was put aside.

Beside `NAME.json` lie `NAME.json.1` and `NAME.json.2` (as it was one and two writes ago),
`NAME.lock` while it is open, and `NAME.json.aside` for a file that we could not read or did not
write and would not overwrite.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count, takewhile
from pathlib import Path
from threading import Lock as Mutex

from saves.document import Document, dump, load
from saves.errors import DiskFull, Failed, InUse, Missing, ReadOnly, reading, writing
from saves.files import keep_copy, read_whole, sync_folder, write_whole
from saves.listing import ENDING
from saves.locks import Lock
from saves.opening import Opened, open_table

_Sign = tuple[int, int, int]
"""What tells one version of a file from another: inode, size, nanoseconds of the last change."""


class Slot:
    """Where one table is saved. Held by one window at a time; safe to use from any thread.

    Documents must be written in the order in which they were made.
    """

    def __init__(self, folder: Path, key: str, name: str) -> None:
        self.folder = folder
        self.key = key
        self.name = name
        """The name of the table."""
        self._lock: Lock | None = None
        self._closed = False
        self._known: tuple[_Sign | None, ...] = ()
        """The versions that we read or wrote and that may lie there now."""
        self._mutex = Mutex()

    @property
    def path(self) -> Path:
        """The file of the save."""
        return self.folder / f"{self.key}{ENDING}"

    def exists(self) -> bool:
        """Whether there is a file. Raises Unreadable or Failed."""
        with reading(self.path):
            return self.path.exists()

    def lock(self) -> None:
        """Hold the place. Raises InUse, ReadOnly, DiskFull or Failed."""
        path = self.folder / f"{self.key}.lock"
        with writing(path):
            self.folder.mkdir(parents=True, exist_ok=True)
        try:
            self._lock = Lock.take(path)
        except InUse as error:
            # People know the save; the file beside it that holds the place means nothing to them.
            error.path = self.path
            raise
        with writing(path):
            # Nobody else writes here now: what is left was left by a process that died.
            for left in self.folder.glob("*.tmp"):
                if left.name.startswith(self._prefix):
                    left.unlink(missing_ok=True)

    def try_lock(self) -> None:
        """Hold the place if it can be written at all. Raises InUse."""
        try:
            self.lock()
        except (ReadOnly, DiskFull, Missing, Failed):
            self._lock = None

    def read(self) -> tuple[Document, Opened]:
        """Read the save and take up its game. Raises as `Store.open`."""
        with reading(self.path):
            self._known = (_sign(self.path),)
        document = load(read_whole(self.path))
        opened = open_table(document)
        self.name = document.name
        return document, opened

    def write(self, document: Document) -> None:
        """Save; the version before becomes the first copy, that one the second.

        When this returns, the document is on the disk. Raises InUse (another window took the
        place that we could not lock before), ReadOnly, DiskFull or Failed; then the save is as
        it was, and writing can be tried again.
        """
        self.write_bytes(dump(document))

    def write_bytes(self, data: bytes) -> None:
        """Save the bytes of a document; see `write`."""
        with self._mutex:
            if self._closed:
                raise ValueError("the slot was closed")
            if self._lock is None:
                self.lock()
            write_whole(self.path, data, prefix=self._prefix, ready=self._keep_old)

    def move_to(self, target: Slot) -> None:
        """Take over the place, lock and name of `target`, which was just written.

        The copies move along, the old file goes; `target` gets the old place, to be closed.
        """
        with self._mutex, writing(target.path):
            for old, new in zip(copies(self.path), copies(target.path), strict=True):
                if old.exists():
                    os.replace(old, new)
            self.path.unlink(missing_ok=True)
            sync_folder(self.folder)
            self.key, target.key = target.key, self.key
            self.name, target.name = target.name, self.name
            self._lock, target._lock = target._lock, self._lock
            self._known, target._known = target._known, ()

    def remove(self) -> None:
        """Delete the save with all that belongs to it. Raises ReadOnly or Failed."""
        with self._mutex, writing(self.path):
            asides = takewhile(Path.exists, _asides(self.path))
            for path in (*asides, *reversed(copies(self.path)), self.path):
                path.unlink(missing_ok=True)
            sync_folder(self.folder)
            self._known = ()

    def close(self) -> None:
        """Let others open the save; nothing can be written here any more."""
        with self._mutex:
            self._closed = True
            if self._lock is not None:
                self._lock.release()
                self._lock = None

    @property
    def _prefix(self) -> str:
        return f".{self.key}~"

    def _keep_old(self, new: Path) -> None:
        """Keep what the file `new` is about to replace."""
        found = _sign(self.path)
        if found is not None and found not in self._known:
            free = next(path for path in _asides(self.path) if not path.exists())
            keep_copy(self.path, [free], self._prefix)
        elif found is not None:
            kept = copies(self.path)
            # The same file already if a write failed at its last moment before.
            if _sign(kept[0]) != found:
                keep_copy(self.path, kept, self._prefix)
        # Whether the rest succeeds or fails, one of these lies there at the next write.
        self._known = (found, _sign(new))


def copies(path: Path) -> tuple[Path, Path]:
    """Name the two copies of a save, the newer first."""
    return path.with_name(f"{path.name}.1"), path.with_name(f"{path.name}.2")


def _asides(path: Path) -> Iterator[Path]:
    """Name the files put aside for a save, those that are there first, without end."""
    for number in count(1):
        yield path.with_name(f"{path.name}.aside" + ("" if number == 1 else f"-{number}"))


def _sign(path: Path) -> _Sign | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns
