"""Takes away the tables to which nobody can return, so that a hall never fills up for good."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container
from contextlib import suppress
from typing import TYPE_CHECKING

from core.table import Sitter
from saves.errors import SaveError
from saves.recorder import result_of
from saves.results import Results
from tui.hall.held import FREE
from tui.hall.refusal import HallRefusal
from tui.play.presence import News

if TYPE_CHECKING:
    from tui.hall.held import Held
    from tui.hall.opening import Opener

DAY = 86_400.0
KEPT_SECONDS = 30 * DAY
"""So long the table of a game that has ended is kept."""

MOST_ENDED = 1000
"""Tables of games that have ended; the oldest go first."""

LOOK_SECONDS = 3600.0
"""How often it is looked for tables that have ended long ago."""


class Sweeper:
    """Sweeps the tables of one hall; see `Hall` for the parameters."""

    def __init__(
        self,
        opener: Opener,
        present: Container[str],
        guests: set[str],
        clock: Callable[[], float],
        results: Callable[[str], Results] | None,
        stir: Callable[[], None],
    ) -> None:
        self._opener = opener
        self._present = present
        self._guests = guests
        self._clock = clock
        self._results = results
        self._stir = stir

    async def watch(self) -> None:
        """Sweep ended tables now and then, for ever."""
        while True:
            await self.ended()
            await asyncio.sleep(LOOK_SECONDS)

    async def ended(self) -> None:
        """Take away the games that ended long ago; the results stay with who played them."""
        over = [held for held in self._opener.tables.values() if held.summary.ended]
        over.sort(key=lambda held: held.summary.saved)
        too_many = len(over) - MOST_ENDED
        for number, held in enumerate(over):
            old = self._clock() - held.summary.saved >= KEPT_SECONDS
            if (old or number < too_many) and not held.stays:
                await self._archive(held)

    async def guest(self, key: str) -> None:
        """Take away what a guest who has gone leaves behind for nobody.

        A table that others can return to stays; he has no seat there any more if its game has not
        begun, and somebody else can begin it.
        """
        for held in self._opener.register.of(key):
            with suppress(HallRefusal):
                if self._deserted(held):
                    await self.discard(held)
                else:
                    await self._stand_up(held, key)
        for one in list(self._guests):
            if one not in self._present and not self._opener.register.of(one):
                self._guests.discard(one)

    async def discard(self, held: Held, check: Callable[[], None] = lambda: None) -> None:
        """Delete a table with all that belongs to it.

        Raises what `check` raises when the table is at hand, and HallRefusal if it cannot be.
        """
        async with self._opener.using(held) as room:
            check()
            self._opener.register.drop(held)
            room.tell(News("closed"))
            await self._opener.remove(held)
        self._stir()

    def _deserted(self, held: Held) -> bool:
        """Whether nobody has a part in the table who is here or could come back."""
        seating = held.seating
        owners = {key for key in (*seating.holders, seating.host) if key}
        return not any(key in self._present or key not in self._guests for key in owners)

    async def _stand_up(self, held: Held, key: str) -> None:
        async with self._opener.using(held) as room:
            if held.begun:
                return
            for seat in held.seats_of(key):
                held.hold(seat, None)
                room.table.sit(seat, Sitter(FREE))
            heir = next((one for one in held.seating.holders if one is not None), None)
            if held.seating.host == key and heir is not None:
                seat = held.seats_of(heir)[0]
                held.change(host=heir, host_name=room.table.sitters[seat].name)
            await self._opener.save(held)
        self._stir()

    async def _archive(self, held: Held) -> None:
        """Note the result with everybody who had a seat, and take the table away."""
        with suppress(HallRefusal, SaveError):
            async with self._opener.using(held) as room:
                kept = held.kept
                name, play = (kept.name, kept.recorder.play) if kept is not None else ("", "")
                result = result_of(room.table, name, play)
            keys = {key for key in held.seating.holders if key and key not in self._guests}
            if result is not None and self._results is not None:
                for key in keys:
                    await asyncio.to_thread(self._results(key).add, result)
            await self.discard(held)
