"""The rooms of the hall's tables: opened when somebody comes or a bot has to move, else closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from pathlib import Path
from typing import Any, Literal

from core.table import Change, Question, Table
from saves.errors import InUse, Missing, SaveError
from saves.listing import ENDING
from saves.locks import Lock
from saves.recorder import Recorder
from saves.seating import Seating, remove_seating
from saves.slot import Slot
from saves.store import OpenSave, Store
from saves.summary import Summary
from tui.hall.codes import new_code
from tui.hall.held import Held, SharedKept, Written
from tui.hall.refusal import HallRefusal
from tui.hall.register import Register
from tui.hall.stay import Stay
from tui.hall.stored import read_tables
from tui.play.presence import News, Presence
from tui.play.room import Room

Noted = Callable[[str, SaveError | None], None]
"""Hears the name of a table with what is wrong with it, or None: it is well again."""

_PATIENCE = 4.0
"""Seconds that the end waits for the disk."""


class Opener:
    """Opens and closes the rooms of tables that lie in `folder`; see `Hall`.

    `stir` hears of everything that lists may show.
    """

    def __init__(
        self,
        folder: Path,
        clock: Callable[[], float],
        bots: Callable[[Question], Awaitable[Any]],
        guests: Container[str],
        register: Register,
        stir: Callable[[], None],
        noted: Noted,
    ) -> None:
        self.folder = folder
        self.clock = clock
        self.register = register
        self._store = Store(folder)
        self._bots = bots
        self._guests = guests
        self._stir = stir
        self._noted = noted
        self._lock: Lock | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    @property
    def tables(self) -> Mapping[str, Held]:
        """All tables of the hall, by their ids."""
        return self.register.tables

    def free_code(self) -> str:
        """Make up a code that no table has."""
        codes = {held.seating.code for held in self.tables.values()}
        while (code := new_code()) in codes:
            continue
        return code

    def begin(self) -> None:
        """Take the folder and read what lies there. Slow."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._lock = Lock.take(self.folder / "hall.lock")
        stored, broken = read_tables(self.folder)
        for one in stored:
            if one.forsaken:
                self._clear_away(one.id)
                continue
            self.register.add(Held(one.id, one.game, one.seating, one.summary, self._guests))
        for table in broken:
            self.register.broken[table.id] = table
            self._noted(table.name, table.error)

    def trouble(self, held: Held, error: SaveError | None) -> None:
        """Note what is wrong with a table, or that it is well again; once for each change."""
        before, held.trouble = held.trouble, error
        if type(before) is not type(error):
            self._noted(held.summary.name, error)
            self._stir()

    def _clear_away(self, table_id: str) -> None:
        try:
            self._store.delete(table_id)
            remove_seating(self.folder / f"{table_id}{ENDING}")
        except SaveError as error:
            self._noted(table_id, error)

    async def close(self) -> None:
        """Close all rooms, and free the folder."""
        self._closing = True
        rooms = [held for held in self.tables.values() if held.room is not None]
        for held in rooms:
            assert held.room is not None
            held.room.bots.close()
        settled = [held.room.keeper.settle() for held in rooms if held.room is not None]
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*settled), _PATIENCE)
        for held in rooms:
            self._shut(held)
        for task in self._tasks:
            task.cancel()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def new(self, name: str, table: Table, seating: Seating, summary: Summary) -> Held:
        """Open the room of a new table, whose id is made from its name."""
        slot = self._store.begin(name)
        slot.name = name
        held = Held(slot.key, table.game.id, seating, summary, self._guests)
        self._furnish(held, table, slot, Recorder(table, name))
        return held

    async def remove(self, held: Held) -> None:
        """Delete an open table with all that belongs to it; what goes wrong is noted."""
        kept = held.kept
        self._shut(held)
        if kept is not None:
            try:
                await asyncio.to_thread(kept.remove)
            except SaveError as error:
                self._noted(kept.name, error)

    async def save(self, held: Held) -> SaveError | None:
        """Bring a table to the disk as it is now; give what went wrong."""
        assert held.room is not None
        held.room.save()
        await held.room.keeper.settle()
        return held.room.keeper.error

    @asynccontextmanager
    async def using(self, held: Held) -> AsyncIterator[Room[Written]]:
        """Have the room of a table open meanwhile. Refuses broken, in-use, no-table."""
        async with held.gate:
            if self.register.tables.get(held.id) is not held:
                raise HallRefusal("no-table")
            if self._closing:
                raise HallRefusal("closing")
            room = held.room or await self._open(held)
            try:
                yield room
            finally:
                self.rest(held)

    def come(self, held: Held, stay: Stay) -> None:
        """Somebody is there now. A bot that stood in for him gives the seat back."""
        held.stays.append(stay)
        held.changed()
        if stay.how == "seat":
            self.seat(held, stay)
        stay.presence.room.wake()

    def seat(self, held: Held, stay: Stay) -> None:
        """Let one screen of a visitor play his seats; others of his only watch from now on."""
        room, seats = stay.presence.room, held.seats_of(stay.visitor.key)
        others = [one for one in held.stays if one is not stay]
        back = not any(one.plays(seat) for one in others for seat in seats)
        for one in others:
            if one.how == "seat" and one.visitor.key == stay.visitor.key:
                one.become_watcher()
        stay.play_here()
        held.changed()
        for seat in seats:
            held.wanted.pop(seat, None)
            if seat in held.seating.stand_ins:
                rest = tuple(one for one in held.seating.stand_ins if one != seat)
                held.change(stand_ins=rest)
                room.table.come_back(seat, self.clock())
        if back:
            self._tell_of(held, "came", seats, stay.presence)

    def gone(self, held: Held, stay: Stay) -> None:
        """Somebody has left; the room is closed if nothing happens there any more."""
        if stay not in held.stays:
            return
        held.stays.remove(stay)
        held.changed()
        stay.presence.leave()
        if stay.how == "seat":
            self._tell_of(held, "went", held.seats_of(stay.visitor.key))
        self.rest(held)

    def _tell_of(
        self,
        held: Held,
        kind: Literal["came", "went"],
        seats: tuple[int, ...],
        but: Presence | None = None,
    ) -> None:
        if held.room is None:
            return
        for seat in seats:
            sitter = held.room.table.sitters[seat]
            if sitter.human:
                held.room.tell(News(kind, seat, sitter.name), but)

    def gone_home(self, key: str) -> None:
        """Somebody has left the server; no screen of his is left, whatever became of it."""
        for held in list(self.tables.values()):
            for stay in [one for one in held.stays if one.visitor.key == key]:
                self.gone(held, stay)

    def wake_bots(self) -> None:
        """Open soon the rooms of all tables where a bot has to move."""
        for held in self.tables.values():
            if self._bot_waits(held):
                self.later(self._wake(held))

    def _bot_waits(self, held: Held) -> bool:
        seat = held.summary.to_move
        if not held.begun or held.summary.ended or seat is None:
            return False
        return held.summary.players[seat].level is not None

    def rest(self, held: Held) -> None:
        """Close the room soon if nobody is there and no bot has to move."""
        if held.room is not None and not self._closing and self._deserted(held):
            self.later(self._close_if_deserted(held))

    async def _wake(self, held: Held) -> None:
        try:
            async with self.using(held) as room:
                room.wake()
        except HallRefusal:
            # It is told when somebody comes to the table.
            return

    async def _close_if_deserted(self, held: Held) -> None:
        async with held.gate:
            if held.room is None or not self._deserted(held):
                return
            await held.room.keeper.settle()
            if self._deserted(held) and held.room.keeper.idle:
                self._shut(held)

    def _deserted(self, held: Held) -> bool:
        if held.stays or held.room is None:
            return False
        return not held.begun or held.room.table.question_seat() is None

    def _shut(self, held: Held) -> None:
        if held.room is not None:
            held.room.close()
            held.room = held.kept = None
            held.wanted.clear()

    async def _open(self, held: Held) -> Room[Written]:
        try:
            save, restored = await asyncio.to_thread(self._read, held)
        except InUse as error:
            raise HallRefusal("in-use") from error
        except Missing as error:
            raise HallRefusal("no-table") from error
        except SaveError as error:
            self.trouble(held, error)
            raise HallRefusal("broken") from error
        self.trouble(held, None)
        document, table = save.document, save.opened.table
        if restored:
            table.match.remark("restored", None, self.clock())
        recorder = Recorder(table, document.name, document.play)
        return self._furnish(held, table, save.slot, recorder)

    def _read(self, held: Held) -> tuple[OpenSave, bool]:
        """Give the save, and whether an earlier copy had to take its place."""
        try:
            return self._store.open(held.id), False
        except SaveError as error:
            if error.earlier is None:
                raise
        return self._store.restore(held.id), True

    def _furnish(self, held: Held, table: Table, slot: Slot, recorder: Recorder) -> Room[Written]:
        table.tells_undo = True
        held.kept = SharedKept(held, table, slot, recorder)
        held.room = room = Room(
            held.kept,
            self._bots,
            self.clock,
            lambda: "pause",
            shared=True,
            begun=lambda: held.begun,
            context=Context(),
        )
        room.changed = lambda change: self._changed(held, change)
        room.troubled = lambda error: self.trouble(held, error)
        room.away = lambda: frozenset(held.absent(table))
        return room

    def _changed(self, held: Held, change: Change) -> None:
        if change != "talk" and held.looks_different():
            self._stir()
        self.rest(held)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the event loop's other work, until the hall is closed."""
        task = asyncio.get_running_loop().create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
