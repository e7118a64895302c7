"""The tables of a hall as they lie in its folder, read without opening them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from core import games
from saves.errors import Damaged, Missing, SaveError, UnknownGame
from saves.listing import read_entries
from saves.seating import Seating, read_seating, seating_path
from saves.store import Store
from saves.summary import Summary

FOLDER = "tables"
"""The folder of a hall's tables in the data folder of a server."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """One table on the disk: what its save says of it, and who holds the seats."""

    id: str
    game: str
    summary: Summary
    seating: Seating

    @property
    def forsaken(self) -> bool:
        """Whether a guest made it, and nobody who could come back has a seat."""
        return not (self.seating.host or any(self.seating.holders))


@dataclass(frozen=True, slots=True)
class BrokenTable:
    """A table that cannot be played, as far as it can be read."""

    id: str
    name: str
    """The name of its file, if that of the table cannot be read."""
    game: str
    """Empty if it cannot be read."""
    summary: Summary | None
    seating: Seating | None
    error: SaveError
    saved: float
    """When it was last changed, in seconds since 1970."""


def read_tables(folder: Path) -> tuple[list[StoredTable], list[BrokenTable]]:
    """Read the heads of all tables, the newest first, and those that cannot be played.

    A save that cannot be read is taken as its newest earlier copy says, which opens instead.

    A save without a seating is none of the hall's. A folder that is not there is an empty one.
    Raises Unreadable or Failed for the folder itself.
    """
    tables: list[StoredTable] = []
    broken: list[BrokenTable] = []
    for entry in read_entries(folder):
        seating, error = _seating(entry.path)
        if isinstance(error, Missing):
            continue
        found = entry if entry.error is None else (Store(folder).earlier(entry.key) or entry)
        summary, error = found.summary, error or found.error
        if summary is not None and found.game not in games.names():
            error = UnknownGame(found.game).at(found.path)
        if seating is not None and summary is not None and error is None:
            if len(seating.holders) == len(summary.players):
                tables.append(StoredTable(entry.key, found.game, summary, seating))
                continue
            error = Damaged("holders").at(seating_path(entry.path))
        if error is not None:
            broken.append(
                BrokenTable(entry.key, found.name, found.game, summary, seating, error, entry.saved)
            )
    return tables, broken


def _seating(save: Path) -> tuple[Seating | None, SaveError | None]:
    try:
        return read_seating(seating_path(save)), None
    except SaveError as error:
        return None, error
