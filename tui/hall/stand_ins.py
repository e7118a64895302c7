"""A bot for somebody who is away: only if all who could object agree, he himself first of all.

Everybody has a say who plays a seat of the table and is on the server, wherever he is there. So no
seat is given to a bot while its holder is connected, unless he agrees. It is his again as soon as
he comes to the table.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from core.bots.levels import USUAL
from tui.play.presence import News, Presence

if TYPE_CHECKING:
    from tui.hall.held import Held
    from tui.hall.opening import Opener

Outcome = Literal["plays", "asked", "no"]
"""A bot plays now; others are asked; or it cannot be."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody is asked who is not at the table: may a bot play a seat there?"""

    table: str
    """The id of the table."""
    table_name: str
    seat: int
    name: str
    """Whose seat it is."""
    mine: bool
    """It is the seat of who is asked."""


class StandIns:
    """The wishes for bots at the tables of a hall."""

    def __init__(
        self,
        opener: Opener,
        present: Container[str],
        clock: Callable[[], float],
        stir: Callable[[], None],
    ) -> None:
        self._opener = opener
        self._present = present
        self._clock = clock
        self._stir = stir

    def want(self, held: Held, key: str, seat: int, presence: Presence | None) -> Outcome:
        """Agree that a bot plays a seat whose holder is away; it does when all agree.

        `presence` is the screen that wants it, if it is at the table.
        """
        room = held.room
        if room is None or room.table.ended or key not in self._voters(held):
            return "no"
        if seat not in held.absent(room.table):
            return "no"
        asked = seat in held.wanted
        agreed = held.wanted.setdefault(seat, set())
        agreed.add(key)
        if self._voters(held) <= agreed:
            del held.wanted[seat]
            held.change(stand_ins=(*held.seating.stand_ins, seat))
            with room.acting(presence):
                room.table.resign(seat, USUAL, self._clock(), stands_in=True)
            self._stir()
            return "plays"
        if not asked:
            room.tell(News("asked", seat, room.table.sitters[seat].name), but=presence)
        self._stir()
        return "asked"

    def refuse(self, held: Held, name: str, seat: int, presence: Presence | None) -> None:
        """Say that no bot shall play a seat, and let the others know that `name` wants it so."""
        if held.wanted.pop(seat, None) is not None and held.room is not None:
            held.room.tell(News("goes-on", seat, name), but=presence)
        self._stir()

    def answer(self, key: str, table: str, seat: int, *, agrees: bool) -> None:
        """Answer from elsewhere what `asked` has told."""
        held = self._opener.tables.get(table)
        own = () if held is None else held.seats_of(key)
        if held is None or held.room is None or not own:
            return
        if agrees:
            self.want(held, key, seat, None)
        else:
            self.refuse(held, held.room.table.sitters[own[0]].name, seat, None)

    def asked(self, key: str) -> list[Asked]:
        """List what somebody is asked at whose tables no screen of his can answer it."""
        return [
            Asked(
                held.id,
                held.summary.name,
                seat,
                held.room.table.sitters[seat].name,
                seat in held.seats_of(key),
            )
            for held in self._opener.register.of(key)
            if held.room is not None and key in self._voters(held)
            for seat, agreed in held.wanted.items()
            if key not in agreed and not self._answers_there(held, key)
        ]

    def _voters(self, held: Held) -> set[str]:
        """Give the keys of all on the server who play a seat themselves."""
        if held.room is None:
            return set()
        holders = held.seating.holders
        here = {stay.visitor.key for stay in held.stays}
        keys = {holders[seat] for seat in held.room.table.humans}
        return {key for key in keys if key and (key in self._present or key in here)}

    @staticmethod
    def _answers_there(held: Held, key: str) -> bool:
        return any(stay.visitor.key == key and stay.may_decide for stay in held.stays)
