"""What a folder of saves shows: one entry a save, read from its first kilobyte."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from saves.document import Head, load, load_head
from saves.errors import SaveError
from saves.files import read_head, read_whole
from saves.summary import HEAD, Summary

ENDING = ".json"


@dataclass(frozen=True, slots=True)
class Entry:
    """A save as a list shows it: what its head says, or what is wrong with it."""

    key: str
    """The file name without its ending; names the save in its store."""
    path: Path
    game: str
    """Empty when the head cannot be read."""
    summary: Summary | None
    error: SaveError | None
    saved: float
    """Seconds since 1970: when it was saved, or when a broken file was changed."""

    @property
    def name(self) -> str:
        """The name of the table, or the file name when the head cannot be read."""
        return self.summary.name if self.summary else self.key


def read_entry(key: str, path: Path) -> Entry:
    """Look at the head of one file; errors become part of the entry."""
    try:
        head = _head(path)
    except SaveError as error:
        return Entry(key, path, "", None, error.at(path), _changed(path))
    return Entry(key, path, head.game, head.summary, None, head.summary.saved)


def read_entries(folder: Path) -> list[Entry]:
    """List a folder, the newest save first. A folder that is not there is an empty one."""
    try:
        names = os.listdir(folder)
    except FileNotFoundError:
        return []
    entries = [
        read_entry(name.removesuffix(ENDING), folder / name)
        for name in names
        if name.endswith(ENDING) and not name.startswith(".")
    ]
    return sorted(entries, key=lambda entry: (-entry.saved, entry.key))


def _head(path: Path) -> Head:
    head = load_head(read_head(path, HEAD))
    if head is None:
        document = load(read_whole(path))
        return Head(game=document.game, summary=document.summary)
    return head


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
