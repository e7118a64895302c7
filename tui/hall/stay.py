"""A visitor's stay at a table: what his screen may do there beside playing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from core.table import Table
from tui.play.room import News, Presence

if TYPE_CHECKING:
    from tui.hall.hall import Hall
    from tui.hall.held import Held
    from tui.hall.visitor import Visitor

How = Literal["seat", "hand", "watch"]
"""How somebody comes to a table: he plays his seats (other screens of his only watch from then on),
only looks at his hand, or watches as everybody may."""


class Stay:
    """One screen of one visitor at a table of the hall, until `end`."""

    def __init__(self, hall: Hall, held: Held, visitor: Visitor, how: How) -> None:
        assert held.room is not None
        self.hall = hall
        self.held = held
        self.visitor = visitor
        self.how: How = how
        self.presence: Presence = held.room.enter(self._seats, visitor.key, visitor.name)
        self.presence.moves = how == "seat"

    @property
    def id(self) -> str:
        """The id of the table in the hall."""
        return self.held.id

    @property
    def table(self) -> Table:
        """The table."""
        return self.presence.room.table

    @property
    def is_host(self) -> bool:
        """Whether this visitor made the table."""
        return self.held.seating.host == self.visitor.key

    def plays(self, seat: int) -> bool:
        """Whether this screen plays for the seat."""
        return self.how == "seat" and seat in self._seats()

    def become_watcher(self) -> None:
        """Another screen of this visitor plays his seats from now on."""
        self.how = "watch"
        self.presence.moves = False
        self.presence.tell(News("demoted"))

    def say(self, text: str) -> None:
        """Say something at the table. Raises HallRefusal."""
        self.hall.say(self, text)

    def end(self) -> None:
        """The screen is closed: its seats are away."""
        self.hall.gone(self)

    def _seats(self) -> tuple[int, ...]:
        return () if self.how == "watch" else self.held.seats_of(self.visitor.key)
