"""The tables of one server, and who may sit at them.

Everything here runs on the event loop of the server; the disk is touched in threads. What a verb
has done is on the disk when it returns; if the disk fails, all at the table are told, and it is
tried again. A verb that is refused raises `HallRefusal`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextvars import Context
from pathlib import Path
from typing import Any

from core.bots.levels import USUAL
from core.table import Question, Sitter
from saves.results import Results
from tui.hall import listing
from tui.hall.cards import SharedTable, TableCard
from tui.hall.codes import heard
from tui.hall.company import Company
from tui.hall.departures import Departures
from tui.hall.held import FREE, Held, Written
from tui.hall.joining import check
from tui.hall.making import chosen_name, make, make_again
from tui.hall.opening import Noted, Opener
from tui.hall.pace import Pace
from tui.hall.refusal import HallRefusal as HallRefusal
from tui.hall.register import Register
from tui.hall.stand_ins import StandIns
from tui.hall.stay import How, Stay
from tui.hall.sweeping import Sweeper
from tui.hall.talk import TableTalk
from tui.hall.visitor import Visitor
from tui.play.names import distinct
from tui.play.presence import News
from tui.play.room import Room

MOST_OF_ONE = 20
"""Tables that have not ended which one key may have made."""

MOST = 1000
"""Tables of a hall whose games have not ended."""


class Hall:
    """The tables that the visitors of one server share. They lie in `folder`.

    `clock` tells the time in seconds since 1970, for what is shown and kept; `ticks` never goes
    back, and every limit goes by it. `bots` finds the action for a question. `results` gives the
    place for the results of who has a key. `noted` hears of all trouble with saves, for the log.
    """

    def __init__(
        self,
        folder: Path,
        clock: Callable[[], float],
        bots: Callable[[Question], Awaitable[Any]],
        ticks: Callable[[], float] = time.monotonic,
        results: Callable[[str], Results] | None = None,
        noted: Noted = lambda _table, _error: None,
    ) -> None:
        self.clock = clock
        self._guests: set[str] = set()
        self._company = Company()
        self._register = Register(self._company)
        self._opener = Opener(folder, clock, bots, self._guests, self._register, self._stir, noted)
        self._sweeper = Sweeper(
            self._opener, self._company, self._guests, clock, results, self._stir
        )
        self.stand_ins = StandIns(self._opener, self._company, clock, self._stir)
        self._listeners: list[Callable[[], None]] = []
        self._making = asyncio.Lock()
        self._creating = Pace(5, 10.0, ticks)
        self._trying = Pace(20, 3.0, ticks)
        self._moving = Pace(60, 0.2, ticks)
        self.talk = TableTalk(clock, ticks)
        self.departures = Departures()

    async def start(self) -> None:
        """Take the folder, read what lies there, and wake the bots that are to move.

        Raises InUse when another server has the folder, and what reading and writing raise.
        """
        await asyncio.to_thread(self._opener.begin)
        self._opener.wake_bots()
        self._opener.later(self._sweeper.watch())

    async def close(self) -> None:
        """Save everything and free the folder; nobody can do anything here any more."""
        await self._opener.close()

    def come(self, visitor: Visitor) -> Callable[[], None]:
        """A visitor is on the server, with one session more; the answer ends that session."""
        if visitor.guest:
            self._guests.add(visitor.key)
        owners = self._register.owners() if visitor.guest else ()
        if self._company.come(visitor, owners):
            self._register.came_or_went(visitor.key)
        self._stir()

        def gone() -> None:
            if self._company.go(visitor):
                self._register.came_or_went(visitor.key)
                self._opener.gone_home(visitor.key)
                if visitor.guest:
                    self._opener.later(self._sweeper.guest(visitor.key))
            self._stir()

        return gone

    def present(self) -> tuple[Visitor, ...]:
        """List who is on the server, each once and each with a name of his own."""
        return self._company.all()

    def known(self, visitor: Visitor) -> Visitor:
        """Give a visitor as he is called here: no two who are here have names that look alike."""
        return self._company.known(visitor)

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` whenever a list may have changed; the answer ends that.

        It is called from anywhere, so it must only post into the context of its own app.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def cards(self, visitor: Visitor) -> tuple[TableCard, ...]:
        """Tell a visitor about all tables he may know of, those that changed last first."""
        return self._register.cards(visitor)

    def card(self, visitor: Visitor, table: str) -> TableCard | None:
        """Tell a visitor about one table that he knows."""
        held, broken = self._opener.tables.get(table), self._register.broken.get(table)
        if held is None:
            return None if broken is None else listing.broken_card(broken, visitor)
        return listing.card(held, visitor, self._company)

    def waiting(self, visitor: Visitor) -> int:
        """Count the tables where this visitor must decide now."""
        return sum(
            held.begun and held.summary.to_move in held.seats_of(visitor.key)
            for held in self._register.of(visitor.key)
            if not held.summary.ended
        )

    def find(self, visitor: Visitor, text: str) -> TableCard | None:
        """Find a table by its name, if this visitor may know of it, or by its code.

        Who knows the code may come in. Nothing is found by who tries too often.
        """
        wanted = heard(text)
        if not self._trying.allows(visitor.key):
            return None
        for held in self._register.called(wanted):
            if held.seating.code == wanted and listing.let_in(held, visitor):
                return self.card(visitor, held.id)
            if heard(held.summary.name) == wanted and listing.listed(held, visitor):
                return self.card(visitor, held.id)
        return None

    async def create(self, visitor: Visitor, shared: SharedTable) -> str:
        """Make a table and give its id.

        Refuses name-taken, bad-name, too-many-tables, hall-full, too-often, not-saved.
        """
        return await self._add(visitor, lambda: make(self.known(visitor), shared, self._opener))

    async def join(self, visitor: Visitor, table: str, code: str = "") -> int:
        """Take a free seat and give it. The last one begins the game.

        Refuses no-table, ended, already-seated, full, not-invited, wrong-code, too-often.
        """
        held = self._held(table)
        check(held, visitor, code, self._trying)
        async with self._opener.using(held) as room:
            if held.seats_of(visitor.key):
                raise HallRefusal("already-seated")
            if not held.free_seats():
                raise HallRefusal("full")
            seat = held.free_seats()[0]
            held.hold(seat, visitor.key)
            held.change(stand_ins=tuple(one for one in held.seating.stand_ins if one != seat))
            self._begin_if_full(held, room)
            room.table.sit(seat, held.sitter(self.known(visitor), seat, room.table))
            await self._opener.save(held)
        self._stir()
        return seat

    async def leave(self, visitor: Visitor, table: str) -> None:
        """Give back a seat of a game that has not begun. Refuses no-table, no-seat, begun."""
        held = self._held(table)
        async with self._opener.using(held) as room:
            if held.begun:
                raise HallRefusal("begun")
            if not held.seats_of(visitor.key):
                raise HallRefusal("no-seat")
            for seat in held.seats_of(visitor.key):
                held.hold(seat, None)
                room.table.sit(seat, Sitter(FREE))
            await self._opener.save(held)
        self._stir()

    async def begin(self, visitor: Visitor, table: str, level: str = USUAL) -> None:
        """Give the free seats to bots and begin. Refuses no-table, not-host, begun."""
        held = self._held(table)
        async with self._opener.using(held) as room:
            self._check_host(held, visitor)
            bots = list(held.seating.bots)
            for number, seat in enumerate(held.free_seats(), 1):
                bots[seat] = True
                others = [one.name for n, one in enumerate(room.table.sitters) if n != seat]
                room.table.sit(seat, Sitter(distinct(f"Bot {number}", others), level))
            held.change(bots=tuple(bots))
            self._begin_if_full(held, room)
            await self._opener.save(held)
        self._stir()

    async def cancel(self, visitor: Visitor, table: str) -> None:
        """Take away a table whose game has not begun or is over.

        Refuses no-table, not-host, begun.
        """
        held = self._held(table)

        def check() -> None:
            if not held.summary.ended or held.seating.host != visitor.key:
                self._check_host(held, visitor)

        check()
        await self._sweeper.discard(held, check)

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
            if held.room is not room:
                raise HallRefusal("closing")
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
        async with self._opener.using(held) as room:
            chosen = chosen_name(name, self._register.names(but=held))
            if held.kept is not None:
                held.kept.recorder.name = chosen
            await self._opener.save(held)
            room.tell(News("renamed"))
        self._stir()

    async def again(self, stay: Stay, *, turned: bool) -> str:
        """Make the table of a game that has ended again, with everybody at it, and give its id.

        `turned`: everybody sits one seat further. Refuses as `create`.
        """
        table = await self._add(stay.visitor, lambda: make_again(stay, turned, self._opener))
        stay.presence.room.tell(News("again", name=stay.own_name, table=table), but=stay.presence)
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
        running = [held for held in self._opener.tables.values() if not held.summary.ended]
        if sum(held.seating.host == visitor.key for held in running) >= MOST_OF_ONE:
            raise HallRefusal("too-many-tables", most=MOST_OF_ONE)
        if len(running) >= MOST:
            raise HallRefusal("hall-full")
        if not self._creating.allows(visitor.key):
            raise HallRefusal("too-often")
        async with self._making:
            held = made()
            error = await self._opener.save(held)
            if error is not None:
                held.trouble = None
                await self._opener.remove(held)
                raise HallRefusal("not-saved") from error
            self._register.add(held)
        self._opener.rest(held)
        self._stir()
        return held.id

    def _held(self, table: str) -> Held:
        held = self._opener.tables.get(table)
        if held is None:
            raise HallRefusal("broken" if table in self._register.broken else "no-table")
        return held

    @staticmethod
    def _check_host(held: Held, visitor: Visitor) -> None:
        if held.seating.host != visitor.key:
            raise HallRefusal("not-host")
        if held.begun:
            raise HallRefusal("begun")

    @staticmethod
    def _begin_if_full(held: Held, room: Room[Written]) -> None:
        if not held.begun and not held.free_seats():
            held.change(begun=True)
            room.tell(News("begun"))

    def _stir(self) -> None:
        for listener in list(self._listeners):
            # Whoever has changed something must not lend his context to the one who hears of it.
            Context().run(listener)
