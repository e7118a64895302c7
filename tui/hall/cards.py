"""What the hall tells one visitor about a table. Made for him: nothing he may not know is in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from core.final import UndoPolicy
from saves.errors import SaveError
from saves.seating import Access as Access
from tui.start import NewTable

Stage = Literal["open", "playing", "ended", "broken"]
"""Open: seats are free and nothing was played yet. Broken: it cannot be played, see `trouble`."""


@dataclass(frozen=True, slots=True)
class SeatCard:
    """One seat of a table."""

    name: str
    """Of the person or bot; empty while the seat is free."""
    level: str | None = None
    """The bot's level; None for a person and for a free seat."""
    mine: bool = False
    away: bool = False
    """A person who is not on the server now."""
    guest: bool = False
    """A person who has not proved who he is."""
    to_move: bool = False
    """This seat must decide now."""
    points: int = 0
    """What everybody may know of the points."""

    @property
    def free(self) -> bool:
        """Whether nobody has the seat."""
        return not self.name


@dataclass(frozen=True, slots=True)
class TableCard:
    """One table as the lobby shows it."""

    id: str
    """Stays the same as long as the table is there; never shown."""
    name: str
    """Short and without blanks: it is shown, and typed after `ssh -t HOST`."""
    game: str
    stage: Stage
    seats: tuple[SeatCard, ...]
    host: str
    """The name of who made the table."""
    hosted: bool = False
    """This visitor made it."""
    access: Access = "anyone"
    code: str = ""
    """The code; empty for everybody who has no seat there."""
    may_join: bool = True
    """A free seat is open to this visitor, perhaps with a code."""
    turn: int = 0
    """How many turns were finished."""
    watchers: int = 0
    changed: float = 0.0
    """When the last thing happened, in seconds since 1970."""
    policy: UndoPolicy = "honest"
    hints: bool = True
    """Bots may give hints to people."""
    points_ahead: bool = True
    """Previews may tell how points change."""
    memory: bool = True
    """What was seen of hidden hands may stay on the screens."""
    options: Mapping[str, str] | None = None
    """Settings of the game that differ from the default, as they are written; None: none do."""
    winners: tuple[int, ...] = ()
    """The seats that won; nobody before the end, and when the end was agreed on."""
    seated_elsewhere: bool = False
    """Another session of this visitor sits there now."""
    trouble: SaveError | None = None
    """Why a broken table cannot be played."""

    @property
    def mine(self) -> bool:
        """Whether this visitor has a seat."""
        return any(seat.mine for seat in self.seats)

    @property
    def waits(self) -> bool:
        """Whether this visitor must decide now."""
        return self.stage == "playing" and any(seat.mine and seat.to_move for seat in self.seats)

    @property
    def free(self) -> int:
        """How many seats are free."""
        return sum(seat.free for seat in self.seats)


@dataclass(frozen=True, slots=True)
class SharedTable:
    """A table that a visitor wants to make; everything in it was checked."""

    new: NewTable
    """The sitter of a free seat has an empty name."""
    me: int
    """The seat of who makes the table."""
    access: Access = "anyone"
    keys: tuple[str, ...] = ()
    """Fingerprints of who may take the free seats; means something with `keys`."""
    policy: UndoPolicy = "honest"
    hints: bool = True
    name: str = ""
    """One word; empty: the hall makes one up."""
    points_ahead: bool = True
    """See `TableCard`."""
    memory: bool = True
