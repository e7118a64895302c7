"""Who is at the keyboard of a local table: one person, or several who pass it on.

A local table is a table with one subscriber that changes seats. Where people hide cards from
each other a curtain stands between them; nothing hidden is shown until the next one lifts it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from core.journal import Scope
from core.match import LogLine
from core.table import Seen, Table

Clock = Callable[[], float]


class Session:
    """The seats that one keyboard plays at a table."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.table = table
        self._clock = clock
        alone = len(table.humans) == 1
        self._lifted: int | None = table.humans[0] if alone else None
        """The seat whose player has shown up last."""
        self.follow()

    @property
    def shared(self) -> bool:
        """Whether people who hide cards from each other share this keyboard."""
        return len(self.table.humans) > 1 and self.table.game.hides

    @property
    def seat(self) -> int | None:
        """The seat whose view may be shown now; None: only what everybody may see."""
        humans = self.table.humans
        if not humans:
            return None
        if len(humans) == 1:
            return humans[0] if self.curtain is None else None
        to_move = self.table.match.to_move
        if not self.shared:
            return to_move if to_move in humans else self._lifted
        if self.table.ended:
            return None
        return self._lifted if self._lifted == to_move else None

    @property
    def curtain(self) -> int | None:
        """The seat that must show up before the game goes on, or None.

        Who is left alone by the others shows up once.
        """
        humans, to_move = self.table.humans, self.table.match.to_move
        if len(humans) == 1 and self.table.game.hides and self._lifted != humans[0]:
            return humans[0]
        if not self.shared or self.table.ended or to_move not in self.table.humans:
            return None
        return None if self._lifted == to_move else to_move

    def lift(self) -> None:
        """The player whom the curtain waits for is here."""
        if self.curtain is not None:
            self._lifted = self.curtain

    def cover(self) -> None:
        """Hide the hand shown, until its player shows up again."""
        if self.shared:
            self._lifted = None

    def follow(self) -> None:
        """Take note of who is to move; where nothing is hidden the keyboard just goes over."""
        to_move = self.table.match.to_move
        if to_move in self.table.humans:
            if not self.shared:
                self._lifted = to_move
        elif self.shared:
            self._lifted = None

    def seen(self, step: int | None = None) -> Seen:
        """Give what may be shown now, or what was seen before `step`."""
        return self.table.seen(self.seat, step)

    def play(self, steps: Iterable[Any]) -> None:
        """Play steps one after another for the seat shown, then what they force.

        Raises what `Table.play` raises; steps before the fault stay played.
        """
        seat = self.seat
        if seat is None:
            return
        for action in steps:
            self.table.play(seat, action, self.table.match.step, self._clock())
        self.play_forced()

    def play_forced(self) -> None:
        """Play single choices for their player, as long as they reveal nothing."""
        seat = self.seat
        while seat is not None and (action := self.table.forced(seat)) is not None:
            self.table.play(seat, action, self.table.match.step, self._clock())
            self.follow()
            seat = self.seat
        self.follow()

    def undo(self, scope: Scope) -> int:
        """Take back steps of the seat shown. Raises CannotUndo."""
        seat = self._undoing()
        count = self.table.undo(seat, scope, self._clock())
        self.follow()
        return count

    def redo(self) -> int:
        """Play again what was taken back. Raises CannotUndo."""
        count = self.table.redo(self._undoing())
        self.follow()
        return count

    def recap(self, seat: int) -> tuple[LogLine, ...]:
        """List what happened since the last turn of `seat`, as far as it may know."""
        lines = self.table.match.log(seat)
        journal = self.table.match.journal
        own = [number for number, step in enumerate(journal) if step.seat == seat]
        since = own[-1] if own else 0
        return tuple(line for line in lines if line.step > since or not own)

    def _undoing(self) -> int:
        seat = self.seat
        if seat is None:
            humans = self.table.humans
            seat = humans[0] if humans else 0
        return seat
