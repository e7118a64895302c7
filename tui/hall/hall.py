"""The tables of one server, and who may sit at them.

Everything here runs on the event loop of the server; the disk is touched in threads. What a verb
has done is on the disk when it returns; if the disk fails, all at the table are told, and it is
tried again. A verb that is refused raises `HallRefusal`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import Context
from pathlib import Path
from typing import Any

from core.bots.levels import USUAL
from core.table import Question, Sitter
from saves.errors import SaveError
from tui.hall import listing
from tui.hall.cards import SharedTable, TableCard
from tui.hall.codes import heard
from tui.hall.held import FREE, Held
from tui.hall.joining import check
from tui.hall.making import chosen_name, make, make_again
from tui.hall.opening import Opener
from tui.hall.pace import Pace
from tui.hall.refusal import HallRefusal as HallRefusal
from tui.hall.stay import How, Stay
from tui.hall.talk import TableTalk
from tui.hall.visitor import Visitor
from tui.play.presence import News

MOST_OF_ONE = 20
"""Tables that have not ended which one key may have made."""

MOST = 1000
"""Tables of a hall."""


class Hall:
    """The tables that the visitors of one server share. They lie in `folder`.

    `clock` tells the time in seconds since 1970; `bots` finds the action for a question.
    """

    def __init__(
        self,
        folder: Path,
        clock: Callable[[], float],
        bots: Callable[[Question], Awaitable[Any]],
    ) -> None:
        self.clock = clock
        self._guests: set[str] = set()
        self._opener = Opener(folder, clock, bots, self._guests, self._stir)
        self._present: list[Visitor] = []
        self._listeners: list[Callable[[], None]] = []
        self._making = asyncio.Lock()
        self._creating = Pace(5, 10.0, clock)
        self._trying = Pace(20, 3.0, clock)
        self._moving = Pace(60, 0.2, clock)
        self.talk = TableTalk(clock)

    async def start(self) -> list[SaveError]:
        """Take the folder, read what lies there, and wake the bots that are to move.

        Gives what is wrong with tables that cannot be played. Raises InUse when another server has
        the folder, and what reading and writing raise.
        """
        troubles = await asyncio.to_thread(self._opener.begin)
        self._opener.wake_bots()
        return troubles

    async def close(self) -> None:
        """Save everything and free the folder; nobody can do anything here any more."""
        await self._opener.close()

    def come(self, visitor: Visitor) -> Callable[[], None]:
        """A visitor is on the server, with one session more; the answer ends that session."""
        if visitor.guest:
            self._guests.add(visitor.key)
        self._present.append(visitor)
        self._stir()

        def gone() -> None:
            self._present.remove(visitor)
            if visitor not in self._present:
                self._opener.gone_home(visitor.key)
            self._stir()

        return gone

    def present(self) -> tuple[Visitor, ...]:
        """List who is on the server, each once."""
        return tuple({visitor.key: visitor for visitor in self._present}.values())

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` whenever a list may have changed; the answer ends that.

        It is called from anywhere, so it must only post into the context of its own app.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def cards(self, visitor: Visitor) -> tuple[TableCard, ...]:
        """Tell a visitor about all tables he may know of, those that changed last first."""
        keys = {one.key for one in self._present}
        found = [
            listing.card(held, visitor, keys)
            for held in self._opener.tables.values()
            if listing.listed(held, visitor)
        ]
        return tuple(sorted(found, key=lambda card: (-card.changed, card.id)))

    def card(self, visitor: Visitor, table: str) -> TableCard | None:
        """Tell a visitor about one table that he knows."""
        held = self._opener.tables.get(table)
        if held is None:
            return None
        return listing.card(held, visitor, {one.key for one in self._present})

    def waiting(self, visitor: Visitor) -> int:
        """Count the tables where this visitor must decide now."""
        return sum(
            held.begun and held.summary.to_move in held.seats_of(visitor.key)
            for held in self._opener.tables.values()
            if not held.summary.ended
        )

    def find(self, visitor: Visitor, text: str) -> TableCard | None:
        """Find a table by its name, if this visitor may know of it, or by its code.

        Who knows the code may come in. Nothing is found by who tries too often.
        """
        wanted = heard(text)
        if not self._trying.allows(visitor.key):
            return None
        for held in self._opener.tables.values():
            if held.seating.code == wanted and listing.let_in(held, visitor):
                return self.card(visitor, held.id)
            if heard(held.summary.name) == wanted and listing.listed(held, visitor):
                return self.card(visitor, held.id)
        return None

    async def create(self, visitor: Visitor, shared: SharedTable) -> str:
        """Make a table and give its id.

        Refuses name-taken, bad-name, too-many-tables, too-often, not-saved.
        """
        return await self._add(visitor, lambda: make(visitor, shared, self._opener))

    async def join(self, visitor: Visitor, table: str, code: str = "") -> int:
        """Take a free seat and give it. The last one begins the game.

        Refuses no-table, ended, already-seated, full, not-invited, wrong-code, too-often.
        """
        held = self._held(table)
        check(held, visitor, code, self._trying)
        async with self._opener.using(held) as room:
            if not held.free_seats():
                raise HallRefusal("full")
            seat = held.free_seats()[0]
            held.hold(seat, visitor.key)
            held.change(stand_ins=tuple(one for one in held.seating.stand_ins if one != seat))
            self._begin_if_full(held)
            room.table.sit(seat, held.sitter(visitor, seat))
            await self._opener.save(held)
        self._stir()
        return seat

    async def leave(self, visitor: Visitor, table: str) -> None:
        """Give back a seat of a game that has not begun. Refuses no-table, no-seat, begun."""
        held = self._held(table)
        if held.begun:
            raise HallRefusal("begun")
        if not held.seats_of(visitor.key):
            raise HallRefusal("no-seat")
        async with self._opener.using(held) as room:
            for seat in held.seats_of(visitor.key):
                held.hold(seat, None)
                room.table.sit(seat, Sitter(FREE))
            await self._opener.save(held)
        self._stir()

    async def begin(self, visitor: Visitor, table: str, level: str = USUAL) -> None:
        """Give the free seats to bots and begin. Refuses no-table, not-host, begun."""
        held = self._hosted(visitor, table)
        async with self._opener.using(held) as room:
            bots = list(held.seating.bots)
            for number, seat in enumerate(held.free_seats(), 1):
                bots[seat] = True
                room.table.sit(seat, Sitter(f"Bot {number}", level))
            held.change(bots=tuple(bots))
            self._begin_if_full(held)
            await self._opener.save(held)
        self._stir()

    async def cancel(self, visitor: Visitor, table: str) -> None:
        """Take away a table whose game has not begun or is over.

        Refuses no-table, not-host, begun.
        """
        held = self._held(table)
        if not held.summary.ended or held.seating.host != visitor.key:
            held = self._hosted(visitor, table)
        async with self._opener.using(held) as room:
            del self._opener.tables[held.id]
            room.tell(News("closed"))
            await self._opener.remove(held)
        self._stir()

    async def enter(self, visitor: Visitor, table: str, how: How = "seat") -> Stay:
        """Come to a table: to the own seats (other screens of this visitor only watch from then
        on), only to the own hand, or to watch. Who has no seat watches.

        Refuses no-table, not-invited, broken, in-use.
        """
        held = self._held(table)
        if not listing.may_enter(held, visitor):
            raise HallRefusal("not-invited")
        async with self._opener.using(held) as room:
            await room.keeper.settle()
            stay = Stay(self, held, visitor, how if held.seats_of(visitor.key) else "watch")
            stay.presence.unhurried = lambda: self._moving.allows(visitor.key)
            self._opener.come(held, stay)
        self._stir()
        return stay

    async def rename(self, visitor: Visitor, table: str, name: str) -> None:
        """Give a table another name. Refuses no-table, not-host, bad-name, name-taken."""
        held = self._held(table)
        if held.seating.host != visitor.key:
            raise HallRefusal("not-host")
        chosen = chosen_name(name, self._opener.names(but=held))
        async with self._opener.using(held) as room:
            assert held.kept is not None
            held.kept.recorder.name = chosen
            await self._opener.save(held)
            room.tell(News("renamed"))
        self._stir()

    async def again(self, stay: Stay, *, turned: bool) -> str:
        """Make the table of a game that has ended again, with everybody at it, and give its id.

        `turned`: everybody sits one seat further. Refuses as `create`.
        """
        table = await self._add(stay.visitor, lambda: make_again(stay, turned, self._opener))
        stay.presence.room.tell(
            News("again", name=stay.visitor.name, table=table), but=stay.presence
        )
        return table

    def seat(self, stay: Stay) -> None:
        """A screen plays its visitor's seats from now on; others of his only watch."""
        self._opener.seat(stay.held, stay)
        self._stir()

    def gone(self, stay: Stay) -> None:
        """A screen has left its table."""
        self._opener.gone(stay.held, stay)
        self._stir()

    async def _add(self, visitor: Visitor, made: Callable[[], Held]) -> str:
        own = sum(
            held.seating.host == visitor.key and not held.summary.ended
            for held in self._opener.tables.values()
        )
        if own >= MOST_OF_ONE or len(self._opener.tables) >= MOST:
            raise HallRefusal("too-many-tables", most=MOST_OF_ONE)
        if not self._creating.allows(visitor.key):
            raise HallRefusal("too-often")
        async with self._making:
            held = made()
            error = await self._opener.save(held)
            if error is not None:
                with suppress(SaveError):
                    await self._opener.remove(held)
                raise HallRefusal("not-saved") from error
            self._opener.tables[held.id] = held
        self._opener.rest(held)
        self._stir()
        return held.id

    def _held(self, table: str) -> Held:
        held = self._opener.tables.get(table)
        if held is None:
            raise HallRefusal("no-table")
        return held

    def _hosted(self, visitor: Visitor, table: str) -> Held:
        held = self._held(table)
        if held.seating.host != visitor.key:
            raise HallRefusal("not-host")
        if held.begun:
            raise HallRefusal("begun")
        return held

    def _begin_if_full(self, held: Held) -> None:
        if not held.begun and not held.free_seats():
            held.change(begun=True)
            assert held.room is not None
            held.room.tell(News("begun"))

    def _stir(self) -> None:
        for listener in list(self._listeners):
            # Whoever has changed something must not lend his context to the one who hears of it.
            Context().run(listener)
