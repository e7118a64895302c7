"""Who is at a keyboard: one person, several who pass it on, or somebody who only watches.

Where several people at one keyboard hide cards from each other a curtain stands between them;
nothing hidden is shown until the next one lifts it. At a table shared with other keyboards the
session remembers what it was shown last and reads the table again only when it may.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from typing import Any, Protocol

from core.journal import CannotUndo, Scope
from core.match import LogLine, NotYourTurn
from core.table import Seen, Table

Clock = Callable[[], float]
Habit = Callable[[Seen], Any | None]
"""Gives the action that the player of a seat wants done here without being asked, or None."""


class TooOften(Exception):
    """This keyboard acts faster than anybody can."""


class Own(Protocol):
    """What a keyboard has at a table; see `tui.play.room.Presence`."""

    @property
    def one_person(self) -> bool:
        """Whether it belongs to one person, from whom no hand of its seats is hidden."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats whose hands it may show."""

    @property
    def may_move(self) -> bool:
        """Whether it may decide for them now."""

    @property
    def fresh(self) -> bool:
        """Whether the table may be read now."""

    @property
    def known(self) -> int | None:
        """The step up to which the table may be seen while it is not `fresh`; None: as before."""

    @property
    def away(self) -> frozenset[int]:
        """The seats of people who are not at the table now."""

    def hurries(self) -> bool:
        """Whether it has acted too often, this time included."""

    def acting(self) -> AbstractContextManager[None]:
        """What happens to the table meanwhile was done here."""


class Everybody:
    """The only keyboard of a table: all people sit at it."""

    one_person = False
    may_move = True
    fresh = True
    known = None
    away: frozenset[int] = frozenset()

    def __init__(self, table: Table) -> None:
        self._table = table

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats of people."""
        return self._table.humans

    def hurries(self) -> bool:
        """Nobody is hindered by it."""
        return False

    def acting(self) -> AbstractContextManager[None]:
        """Nobody else could have done it."""
        return nullcontext()


class Session:
    """The seats that one keyboard plays at a table."""

    def __init__(
        self, table: Table, clock: Clock, own: Own | None = None, habit: Habit | None = None
    ) -> None:
        self.table = table
        self._habit = habit
        self.own: Own = own or Everybody(table)
        self._clock = clock
        humans = self.humans
        self._lifted: int | None = humans[0] if len(humans) == 1 else None
        """The seat whose player has shown up last."""
        self._to_move = table.match.to_move
        self.follow()
        known = self.own.known
        self._now = table.seen(self.seat) if known is None else self._up_to(known)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people at this keyboard decide for."""
        sitters = self.table.sitters
        return tuple(seat for seat in self.own.seats if sitters[seat].human)

    @property
    def shared(self) -> bool:
        """Whether people who hide cards from each other share this keyboard."""
        return len(self.humans) > 1 and self.table.game.hides and not self.own.one_person

    @property
    def seat(self) -> int | None:
        """The seat whose view may be shown now; None: only what everybody may see."""
        humans = self.humans
        if not humans:
            return None
        if len(humans) == 1:
            return humans[0] if self.curtain is None else None
        if not self.shared:
            return self._to_move if self._to_move in humans else self._lifted
        if self.table.ended:
            return None
        return self._lifted if self._lifted == self._to_move else None

    @property
    def curtain(self) -> int | None:
        """The seat that must show up before the game goes on, or None.

        Who is left alone by the others shows up once.
        """
        humans = self.humans
        if self.own.one_person:
            return None
        if len(humans) == 1 and self.table.game.hides and self._lifted != humans[0]:
            return humans[0]
        if not self.shared or self.table.ended or self._to_move not in humans:
            return None
        return None if self._lifted == self._to_move else self._to_move

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, as far as it may be known here; None after the end."""
        return self._to_move

    @property
    def last(self) -> int:
        """The number of steps that were played, as far as it may be known here."""
        return self._now.step

    def lift(self) -> None:
        """The player whom the curtain waits for is here."""
        if self.curtain is not None:
            self._lifted = self.curtain
            self.seen()

    def cover(self) -> None:
        """Hide the hand shown, until its player shows up again."""
        if self.shared:
            self._lifted = None
            self.seen()

    def follow(self) -> None:
        """Take note of who is to move; where nothing is hidden the keyboard just goes over."""
        if not self.own.fresh:
            return
        self._to_move = self.table.match.to_move
        if self._to_move in self.humans:
            if not self.shared:
                self._lifted = self._to_move
        elif self.shared:
            self._lifted = None

    def seen(self, step: int | None = None) -> Seen:
        """Give what may be shown now, or what was seen before `step`."""
        if self.own.fresh:
            self._now = self._limited(self.table.seen(self.seat))
        elif (known := self.own.known) is not None and known != self._now.step:
            self._now = self._up_to(known)
        if step is None or step >= self._now.step:
            return self._now
        return self.table.seen(self._now.seat, step)

    def play(self, steps: Iterable[Any]) -> None:
        """Play steps one after another for the seat shown, then what they force.

        Raises what `Table.play` raises, or TooOften; steps before the fault stay played.
        """
        seat = self.seat
        if seat is None:
            return
        if not self.own.may_move:
            raise NotYourTurn
        if self.own.hurries():
            raise TooOften
        with self.own.acting():
            for step, action in enumerate(steps, self._now.step):
                self.table.play(seat, action, step, self._clock())
            self.play_forced()
            self.play_habits()

    def play_habits(self) -> bool:
        """Do what the player to move wants done without being asked; give whether there was any."""
        done = False
        with self.own.acting():
            while (found := self._unasked()) is not None:
                seat, action = found
                step = self.table.match.step
                self.table.play(seat, action, step, self._clock(), unasked=True)
                done = True
                self.follow()
                self.play_forced()
        return done

    def _unasked(self) -> tuple[int, Any] | None:
        """Give the seat shown and what it wants done now, or None where it must be asked."""
        now, seat = self._now, self.seat
        if self._habit is None or not self.own.fresh or not now.my_turn:
            return None
        if seat is None or now.seat != seat or seat not in self.humans:
            return None
        action = self._habit(now)
        return None if action is None else (seat, action)

    def play_forced(self) -> None:
        """Play single choices for their player, as long as they reveal nothing."""
        seat = self.seat
        with self.own.acting():
            while (
                seat is not None
                and self.own.may_move
                and (action := self.table.forced(seat)) is not None
            ):
                self.table.play(seat, action, self.table.match.step, self._clock())
                self.follow()
                seat = self.seat
        self.follow()
        self.seen()

    def undo(self, scope: Scope) -> int:
        """Take back steps of the seat shown. Raises CannotUndo or TooOften."""
        seat = self._undoing()
        with self.own.acting():
            count = self.table.undo(seat, scope, self._clock())
        self.follow()
        self.seen()
        return count

    def redo(self) -> int:
        """Play again what was taken back. Raises CannotUndo or TooOften."""
        seat = self._undoing()
        with self.own.acting():
            count = self.table.redo(seat)
        self.follow()
        self.seen()
        return count

    def recap(self, seat: int) -> tuple[LogLine, ...]:
        """List what happened since the last turn of `seat`, as far as it may know."""
        lines = self.table.match.log(seat, self._now.step)
        journal = self.table.match.journal[: self._now.step]
        left = self.table.match.by_bots()
        own = [
            number
            for number, step in enumerate(journal)
            if step.seat == seat and number not in left
        ]
        since = own[-1] if own else 0
        return tuple(line for line in lines if line.step > since or not own)

    def _up_to(self, step: int) -> Seen:
        """Give the game up to a step while what others have played since is still to be saved."""
        seen = self.table.seen(self.seat, step)
        self._to_move = None if seen.turn is None else seen.turn.seat
        return replace(seen, live=True, only_looks=True)

    def _limited(self, seen: Seen) -> Seen:
        """Take away what this keyboard may not decide."""
        if self.own.may_move:
            return seen
        return replace(seen, legal=(), can_undo=False, can_redo=False, only_looks=True)

    def _undoing(self) -> int:
        if not self.own.may_move:
            raise CannotUndo("nothing")
        if self.own.hurries():
            raise TooOften
        seat = self.seat
        if seat is None:
            humans = self.humans
            seat = humans[0] if humans else 0
        return seat
