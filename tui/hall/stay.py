"""A visitor's stay at a table: what his screen may do there beside playing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from core.bots.levels import USUAL
from core.table import Table
from tui.hall.stand_ins import Outcome
from tui.play.names import alike, distinct
from tui.play.presence import News, Presence

if TYPE_CHECKING:
    from tui.hall.hall import Hall
    from tui.hall.held import Held, SharedKept
    from tui.hall.visitor import Visitor

How = Literal["seat", "hand", "watch"]
"""How somebody comes to a table: he plays his seats (other screens of his only watch from then
on), only looks at his hand, or watches as everybody may."""


class Stay:
    """One screen of one visitor at a table of the hall, until `end`."""

    def __init__(self, hall: Hall, held: Held, visitor: Visitor, how: How) -> None:
        assert held.room is not None and held.kept is not None
        self.hall = hall
        self.held = held
        self.visitor = visitor
        self.how: How = how
        self.kept: SharedKept = held.kept
        self.presence: Presence = held.room.enter(self._shown)
        self.presence.moves = False

    @property
    def table(self) -> Table:
        """The table."""
        return self.kept.table

    @property
    def begun(self) -> bool:
        """Whether the game has begun."""
        return self.held.begun

    @property
    def code(self) -> str:
        """The code with which others come to the table; empty for who has no seat, or if none."""
        seating = self.held.seating
        known = self._seats() or self.visitor.key == seating.host
        return seating.code if known and seating.access == "code" else ""

    @property
    def plays_here(self) -> bool:
        """Whether this screen plays for a seat, or could if no bot did."""
        return self.how == "seat" and bool(self._seats())

    @property
    def resigned(self) -> bool:
        """Whether all seats of this visitor were left to bots."""
        return not any(self.table.sitters[seat].human for seat in self._seats())

    @property
    def may_decide(self) -> bool:
        """Whether this visitor has a say in what all must agree on."""
        return self.plays_here and self.begun and not self.resigned and not self.table.ended

    @property
    def own_name(self) -> str:
        """What this visitor is called at the table; nobody else there or in the lobby is."""
        own = self.held.seats_of(self.visitor.key)
        if own:
            return self.table.sitters[own[0]].name
        here = self.hall.known(self.visitor).name
        sitters = [sitter.name for sitter in self.table.sitters]
        if not any(alike(here, name) for name in sitters):
            return here
        others = [one.name for one in self.hall.present() if one.key != self.visitor.key]
        return distinct(here, [*sitters, *others])

    def plays(self, seat: int) -> bool:
        """Whether this screen plays for the seat."""
        return self.how == "seat" and seat in self._seats()

    def absent(self) -> list[int]:
        """List the seats of people who are not at the table."""
        return self.held.absent(self.table)

    def watchers(self) -> list[Visitor]:
        """List those who watch, as they are called here."""
        return [
            replace(stay.visitor, name=stay.own_name)
            for stay in self.held.stays
            if stay.how == "watch"
        ]

    def guest(self, seat: int) -> bool:
        """Whether a guest has the seat."""
        return self.held.guest(seat)

    @property
    def could_play(self) -> bool:
        """Whether this visitor has a seat that this screen does not play."""
        return self.how != "seat" and bool(self.held.seats_of(self.visitor.key))

    def play_here(self) -> None:
        """This screen plays the visitor's seats from now on."""
        self.how = "seat"
        self.presence.moves = True

    def take_seat(self) -> None:
        """Play the own seats on this screen, and no longer on another."""
        self.hall.seat(self)

    def become_watcher(self) -> None:
        """Another screen of this visitor plays his seats from now on."""
        self.how = "watch"
        self.presence.moves = False
        self.presence.tell(News("demoted"))

    def say(self, text: str) -> None:
        """Say something at the table. Raises HallRefusal."""
        self.hall.talk.say(self, text)

    async def rename(self, name: str) -> None:
        """Give the table another name; only who made it may. Raises HallRefusal."""
        await self.hall.rename(self.visitor, self.held.id, name)

    async def again(self, *, turned: bool) -> str:
        """Make the same table again with everybody at it and give its id. Raises HallRefusal."""
        return await self.hall.again(self, turned=turned)

    def agree_to_end(self) -> None:
        """Agree to end the game now."""
        with self.presence.acting():
            for seat in self._deciding():
                self.table.agree_to_end(seat, self.hall.clock())

    def go_on(self) -> None:
        """Refuse to end the game now, and let the others know."""
        for seat in self._deciding():
            with self.presence.acting():
                self.table.go_on(seat)
            self.presence.room.tell(News("goes-on", seat, self.own_name), but=self.presence)

    def resign(self) -> None:
        """Leave the own seats to bots."""
        with self.presence.acting():
            for seat in self._deciding():
                self.table.resign(seat, USUAL, self.hall.clock())

    def come_back(self) -> None:
        """Take the own seats back."""
        with self.presence.acting():
            for seat in self._seats():
                self.table.come_back(seat, self.hall.clock())

    def want_stand_in(self, seat: int) -> Outcome:
        """Agree that a bot plays for somebody who is away; it does when all agree."""
        if not self.may_decide:
            return "no"
        return self.hall.stand_ins.want(self.held, self.visitor.key, seat, self.presence)

    def refuse_stand_in(self, seat: int) -> None:
        """Say that no bot shall play for who is away, and let the others know."""
        self.hall.stand_ins.refuse(self.held, self.own_name, seat, self.presence)

    def end(self) -> None:
        """The screen is closed: its seats are away."""
        self.hall.gone(self)

    def _deciding(self) -> list[int]:
        if not self.may_decide:
            return []
        return [seat for seat in self._seats() if self.table.sitters[seat].human]

    def _shown(self) -> tuple[int, ...]:
        """Give the seats whose hands may be shown: none yet while people come and go."""
        return self._seats() if self.begun else ()

    def _seats(self) -> tuple[int, ...]:
        return () if self.how == "watch" else self.held.seats_of(self.visitor.key)
