"""One table of the hall: who holds its seats, what lists show of it, its room while played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container
from pathlib import Path
from typing import TYPE_CHECKING

from core.table import Sitter
from saves.document import Document
from saves.recorder import Recorder
from saves.seating import Seating, remove_seating, seating_path, write_seating
from saves.summary import Summary
from tui.play.names import distinct
from tui.play.room import Room

if TYPE_CHECKING:
    from core.table import Table
    from saves.errors import SaveError
    from saves.slot import Slot
    from tui.hall.stay import Stay
    from tui.hall.visitor import Visitor

FREE = "?"
"""What a seat is called at the table while nobody has it."""

Written = tuple[Document, Seating]


class SharedKept:
    """A table with its place on the disk: the save, and beside it who holds which seat."""

    def __init__(self, held: Held, table: Table, slot: Slot, recorder: Recorder) -> None:
        self.held = held
        self.table = table
        self.slot = slot
        self.recorder = recorder
        self._seating: Seating | None = None
        """As it was written last."""

    @property
    def name(self) -> str:
        """The name of the table."""
        return self.recorder.name

    @property
    def seating_path(self) -> Path:
        """The file of who holds which seat."""
        return seating_path(self.slot.path)

    def snapshot(self, clock: Callable[[], float]) -> Written:
        """Make the documents of this moment; quick."""
        return self.recorder.document(clock()), self.held.stored()

    def write(self, document: Written) -> None:
        """Put both on the disk; slow. Raises SaveError."""
        save, seating = document
        if seating != self._seating:
            write_seating(self.seating_path, seating)
            self._seating = seating
        try:
            self.slot.write(save)
        finally:
            # Whoever is at the table hears of it now, whether or not it could be saved.
            self.held.summary = save.summary

    def close(self) -> None:
        """Let others have the place."""
        self.slot.close()

    def remove(self) -> None:
        """Delete the table with all that belongs to it, after `close`. Raises SaveError."""
        self.slot.remove()
        remove_seating(self.slot.path)


class Held:
    """One table of the hall. Its room is open while somebody is there or a bot has to move."""

    def __init__(
        self,
        table_id: str,
        game: str,
        seating: Seating,
        summary: Summary,
        guests: Container[str | None],
    ) -> None:
        self.id = table_id
        """The name of its file; stays the same, whatever the table is called."""
        self.game = game
        self.changed: Callable[[], object] = lambda: None
        """Hears, in any thread, that lists may show something else of the table."""
        self._seating = seating
        self._summary = summary
        self.room: Room[Written] | None = None
        self.kept: SharedKept | None = None
        self.stays: list[Stay] = []
        """Who is there, the latest last."""
        self.let_in: set[str] = set()
        """Keys of those who have said the code."""
        self.wanted: dict[int, set[str]] = {}
        """The seats of which somebody here wants that a bot stands in, with who agrees."""
        self._trouble: SaveError | None = None
        self.gate = asyncio.Lock()
        """Held while the room is opened or closed."""
        self._guests = guests
        self._shown: object = None

    @property
    def seating(self) -> Seating:
        """Who holds what."""
        return self._seating

    @property
    def summary(self) -> Summary:
        """What lists show of the game, as it is on the disk."""
        return self._summary

    @summary.setter
    def summary(self, summary: Summary) -> None:
        self._summary = summary
        self.changed()

    @property
    def trouble(self) -> SaveError | None:
        """Why the table can be neither opened nor saved now."""
        return self._trouble

    @trouble.setter
    def trouble(self, trouble: SaveError | None) -> None:
        self._trouble = trouble
        self.changed()

    @property
    def begun(self) -> bool:
        """Whether moves are allowed."""
        return self.seating.begun

    def change(self, **values: object) -> None:
        """Change who holds what; the room saves it with the table."""
        self._seating = self._seating.model_copy(update=values)
        self.changed()

    def stored(self) -> Seating:
        """Give the seating as it is kept: what guests hold ends with the server."""
        seating = self.seating
        holders = tuple(
            None if key is not None and key in self._guests else key for key in seating.holders
        )
        host = "" if seating.host in self._guests else seating.host
        if holders == seating.holders and host == seating.host:
            return seating
        return seating.model_copy(update={"holders": holders, "host": host})

    def seats_of(self, key: str) -> tuple[int, ...]:
        """Give the seats that a key holds."""
        return tuple(seat for seat, holder in enumerate(self.seating.holders) if holder == key)

    def free_seats(self) -> tuple[int, ...]:
        """Give the seats that a person may still take."""
        return tuple(seat for seat in range(len(self.seating.holders)) if self.seating.free(seat))

    def hold(self, seat: int, key: str | None) -> None:
        """Give a seat to a key, or to nobody."""
        holders = list(self.seating.holders)
        holders[seat] = key
        self.change(holders=tuple(holders))

    def here(self, seat: int) -> bool:
        """Whether somebody sits at this table now who plays this seat."""
        return any(stay.plays(seat) for stay in self.stays)

    def guest(self, seat: int) -> bool:
        """Whether a guest has this seat."""
        return self.seating.holders[seat] in self._guests

    def looks_different(self) -> bool:
        """Whether lists show anything else of the table than when this was asked last."""
        summary = self.summary
        shown = (summary.to_move, summary.turn, summary.ended, summary.players, self.seating)
        different, self._shown = shown != self._shown, shown
        return different

    def absent(self, table: Table) -> list[int]:
        """List the seats of people who are not at the table now."""
        return [seat for seat in table.humans if not self.here(seat)]

    def sitter(self, visitor: Visitor, seat: int, table: Table) -> Sitter:
        """Seat a visitor under his name, changed if it looks like that of somebody else there."""
        others = [one.name for number, one in enumerate(table.sitters) if number != seat]
        return Sitter(distinct(visitor.name, [*others, FREE]))
