"""One play of one game: options, seats, seed, journal, and the only live state.

Everything else is a function of these: earlier moments, views, logs, memories. A match refuses
what is not allowed by a typed error and changes nothing then.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from core.final import is_forced, tells_others
from core.game import AnyGame, Event, Options, Refusal, Value
from core.journal import CannotUndo, Scope, Step, free_target, honest_target

_EVERY = 64
"""Steps between two kept states; an earlier moment is replayed from the one before it."""


class NotYourTurn(Exception):
    """Another seat is to decide, or the game is over."""


class StaleStep(Exception):
    """The match has moved on since this decision was shown."""


class IllegalAction(Exception):
    """The rules forbid the action now; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Remark:
    """Something people did that no rule knows: an undo, a seat left to a bot, an agreed end.

    It stands in the log before the step with number `step`.
    """

    step: int
    turn: int
    kind: str
    seat: int | None
    at: float
    values: dict[str, Value]


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: the number of the step that caused it, its turn, and the event."""

    step: int
    turn: int
    event: Event
    bot: bool = False
    """A bot did it in the seat of a person."""


LEFT_TO_A_BOT = frozenset(("resigned", "stands-in"))
"""Remarks after which a bot plays a person's seat, until that person `came-back`."""


class Match:
    """A play of `game`. `state` is live: read it, never change it."""

    def __init__(self, game: AnyGame, options: Options, seats: int, seed: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.journal: list[Step] = []
        self.remarks: list[Remark] = []
        self.state: Any = game.setup(options, seats, seed)
        self._undone: list[Step] = []
        self._kept: dict[int, Any] = {0: game.clone(self.state)}
        self._events: list[list[Event]] | None = []
        self._read: dict[int | None, list[list[LogLine]]] = {}
        self._legal: list[Any] | None = None

    @classmethod
    def restored(
        cls,
        game: AnyGame,
        options: Options,
        seats: int,
        seed: int,
        journal: list[Step],
        remarks: list[Remark],
        state: Any,
    ) -> Match:
        """Take up a match where it was left, from its snapshot; the log is replayed on demand."""
        match = cls(game, options, seats, seed)
        match.journal = journal
        match.remarks = remarks
        match.state = state
        match._kept[len(journal)] = game.clone(state)
        match._events = [] if not journal else None
        return match

    @property
    def step(self) -> int:
        """The number of the next step; a decision is named by it."""
        return len(self.journal)

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.game.turn(self.state) is None

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        turn = self.game.turn(self.state)
        return None if turn is None else turn.seat

    def legal(self) -> list[Any]:
        """List the legal actions of the seat to move; the list is shared, do not change it."""
        if self._legal is None:
            self._legal = self.game.legal(self.state)
        return self._legal

    def play(self, seat: int, action: Any, on: int, at: float, *, unasked: bool = False) -> None:
        """Play `action` for `seat` as an answer to decision `on`; `unasked`: by a habit of its.

        Raises NotYourTurn, StaleStep or IllegalAction.
        """
        if seat != self.to_move:
            raise NotYourTurn
        if on != self.step:
            raise StaleStep
        if action not in self.legal():
            refusal = self.game.refusal(self.state, action)
            raise IllegalAction(refusal or Refusal("illegal", ""))
        self._undone.clear()
        self._do(seat, action, at, unasked=unasked)

    def undo(self, seat: int, scope: Scope, *, free: bool = False) -> int:
        """Take back steps of `seat` and give how many steps went.

        Without `free` only the seat's own latest steps go, none that revealed something. With
        it, a seat without steps in this turn goes back to the start of its turn before.
        Raises CannotUndo.
        """
        keep = self.undo_target(seat, scope, free=free)
        gone = self.journal[keep:]
        self._undone.extend(reversed(gone))
        self._go_to(keep)
        return len(gone)

    def undo_target(self, seat: int, scope: Scope, *, free: bool = False) -> int:
        """Give the step number to which `undo` would go back. Raises CannotUndo."""
        if self.over:
            raise CannotUndo("over")
        target = free_target if free else honest_target
        return target(self.journal, self.state.turns, seat, scope)

    def redo(self, seat: int) -> int:
        """Play again the last step that was taken back, with those it forced; give how many.

        Raises CannotUndo when there is none of this seat.
        """
        if not self._undone or self._undone[-1].seat != seat or self.to_move != seat:
            raise CannotUndo("nothing")
        count = 0
        while self._undone and (count == 0 or self._undone[-1].forced):
            step = self._undone.pop()
            self._do(step.seat, step.action, step.at, unasked=step.unasked)
            count += 1
        return count

    def can_redo(self, seat: int) -> bool:
        """Whether `redo` would do something for this seat."""
        return bool(self._undone) and self._undone[-1].seat == seat == self.to_move

    def draft_start(self) -> int:
        """Give the first step of the open path that can still be taken back.

        Others see the game as it was before that step.
        """
        if not self.state.pending:
            return self.step
        first = self.step
        while first > 0:
            step = self.journal[first - 1]
            if step.revealed or step.seat != self.to_move:
                break
            first -= 1
            if step.opens:
                break
        return first

    def path(self) -> list[Step]:
        """List the steps of the open path."""
        if not self.state.pending:
            return []
        first = self.step
        while first > 0:
            first -= 1
            if self.journal[first].opens:
                break
        return self.journal[first:]

    def at(self, step: int) -> Any:
        """Give a copy of the state before step number `step`."""
        start = max(kept for kept in self._kept if kept <= step)
        state = self.game.clone(self._kept[start])
        for number in range(start, step):
            self.game.apply(state, self.journal[number].action)
        return state

    def view(self, seat: int | None, step: int | None = None) -> Any:
        """Give what `seat` (None: a watcher) may know now, or before `step`."""
        state = self.state if step is None or step == self.step else self.at(step)
        return self.game.view(state, seat)

    def log(self, seat: int | None, until: int | None = None) -> list[LogLine]:
        """List what `seat` may read of all that happened before step `until` (default: now)."""
        told = self._told()
        read = self._read.setdefault(seat, [])
        for number in range(len(read), len(told)):
            turn = self.journal[number].turn
            read.append([LogLine(number, turn, event.read_by(seat)) for event in told[number]])
        # Who asks about a moment that has been taken back since means what is left of it.
        end = self.step if until is None else min(until, self.step)
        remarks: dict[int, list[LogLine]] = {}
        for remark in self.remarks:
            event = Event(remark.kind, remark.seat, "", remark.values)
            remarks.setdefault(remark.step, []).append(LogLine(remark.step, remark.turn, event))
        if not remarks:
            return list(chain.from_iterable(read[:end]))
        lines: list[LogLine] = []
        bots = self.by_bots()
        for number in range(end):
            lines += remarks.get(number, [])
            seat = self.journal[number].seat
            for line in read[number]:
                bot = number in bots and line.event.seat == seat
                lines.append(replace(line, bot=True) if bot else line)
        return lines + remarks.get(end, [])

    def by_bots(self) -> frozenset[int]:
        """Give the numbers of the steps that bots played in the seats of people."""
        found: set[int] = set()
        for place, remark in enumerate(self.remarks):
            if remark.kind in LEFT_TO_A_BOT:
                back = (
                    later.step
                    for later in self.remarks[place:]
                    if later.kind == "came-back" and later.seat == remark.seat
                )
                span = range(remark.step, next(back, self.step))
                found |= {number for number in span if self.journal[number].seat == remark.seat}
        return frozenset(found)

    def memory(self, seat: int, until: int | None = None, since: int = 0) -> list[Event]:
        """List all game events that `seat` could read, from step `since` on.

        They end before step `until`, or with the last one. A bot in that seat may know them
        beside what it sees.
        """
        return [event.read_by(seat) for events in self._told()[since:until] for event in events]

    def remark(self, kind: str, seat: int | None, at: float, **values: Value) -> None:
        """Write into the log what people did beside the rules."""
        self.remarks.append(Remark(self.step, self.state.turns, kind, seat, at, values))

    def _told(self) -> list[list[Event]]:
        """Give the events of each step, replaying the game if they were never heard."""
        if self._events is None:
            self._events = []
            state = self.game.clone(self._kept[0])
            for number, step in enumerate(self.journal):
                if number % _EVERY == 0 and number not in self._kept:
                    self._kept[number] = self.game.clone(state)
                heard: list[Event] = []
                self.game.apply(state, step.action, heard.append)
                self._events.append(heard)
        return self._events

    def _do(self, seat: int, action: Any, at: float, *, unasked: bool = False) -> None:
        game, state = self.game, self.state
        forced = is_forced(game, self.legal(), action)
        forced = forced or (unasked and not game.ends_turn(action))
        reveals, opens = game.reveals(state, action), not state.pending
        step = Step(seat, action, at, opens, forced, reveals, state.turns, unasked)
        number = self.step
        if number % _EVERY == 0 or step.opens:
            self._kept.setdefault(number, game.clone(state))
        told = self._told()
        heard: list[Event] = []
        game.apply(state, action, heard.append)
        step.revealed = reveals or tells_others(seat, heard)
        told.append(heard)
        self.journal.append(step)
        self._legal = None
        self._forget_paths()

    def _forget_paths(self) -> None:
        """Keep the states of this turn's paths, and one in `_EVERY` of those before."""
        turn = self.state.turns
        old = [
            number
            for number in self._kept
            if number % _EVERY and number < self.step and self.journal[number].turn < turn - 1
        ]
        for number in old:
            del self._kept[number]

    def _go_to(self, step: int) -> None:
        self.state = self.at(step)
        del self.journal[step:]
        if self._events is not None:
            del self._events[step:]
        for number in [number for number in self._kept if number > step]:
            del self._kept[number]
        self._read.clear()
        self.remarks = [
            remark if remark.step <= step else replace(remark, step=step, turn=self.state.turns)
            for remark in self.remarks
        ]
        self._legal = None
