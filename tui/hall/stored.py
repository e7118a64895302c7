"""The tables of a hall as they lie in its folder, read without opening them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from saves.errors import Missing, SaveError
from saves.listing import read_entries
from saves.seating import Seating, read_seating, seating_path
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


def read_tables(folder: Path) -> tuple[list[StoredTable], list[SaveError]]:
    """Read the heads of all tables, the newest first, and what is wrong with others.

    A save without a seating is none of the hall's. A folder that is not there is an empty one.
    Raises Unreadable or Failed for the folder itself.
    """
    tables: list[StoredTable] = []
    troubles: list[SaveError] = []
    for entry in read_entries(folder):
        try:
            seating = read_seating(seating_path(entry.path))
            if entry.summary is None:
                assert entry.error is not None
                raise entry.error
        except Missing:
            continue
        except SaveError as error:
            troubles.append(error)
            continue
        if len(seating.holders) == len(entry.summary.players):
            tables.append(StoredTable(entry.key, entry.game, entry.summary, seating))
    return tables, troubles
