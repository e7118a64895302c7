"""A match with people: who sits where, who listens, and what each of them may see.

`Table.seen` is the one redaction point: screens, logs, hints, bots and remote visitors read
nothing else. A table is driven from one thread; times are told by the caller.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

from core.final import UndoPolicy, is_final
from core.game import AnyGame, Event, Scores, Turn
from core.journal import CannotUndo, Scope, Step
from core.match import LogLine, Match, NotYourTurn


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat: a person, or a bot of some level."""

    name: str
    level: str | None = None
    """The bot's level; None for a person."""
    resigned: bool = False
    """A person who left the seat to a bot and may come back."""

    @property
    def human(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.level is None


@dataclass(frozen=True, slots=True)
class Talk:
    """A line of table talk; seat None: a watcher with this name."""

    seat: int | None
    name: str
    text: str
    at: float
    guest: bool = False
    """Whoever spoke had not proved who he is."""


@dataclass(frozen=True, slots=True)
class Seen:
    """All that one seat (None: a watcher) may see of a table at one moment."""

    seat: int | None
    view: Any
    turn: Turn | None
    """Who must decide; None when the game is over."""
    step: int
    legal: tuple[Any, ...]
    """The legal actions if this seat is to decide now, else empty."""
    path: tuple[Step, ...]
    """The steps of this seat's open path."""
    log: tuple[LogLine, ...]
    scores: Scores
    sitters: tuple[Sitter, ...]
    talk: tuple[Talk, ...]
    can_undo: bool
    can_redo: bool
    agreed: frozenset[int]
    """Seats that want to end the game now."""
    ended: bool
    """The game is over at this moment, by its rules or by agreement."""
    live: bool
    """False when this is an earlier moment of a replay."""
    only_looks: bool = False
    """Nothing can be decided here: the seat is played elsewhere, or the game has not begun."""
    policy: UndoPolicy = "honest"
    """How far an undo may go back at this table."""

    @property
    def my_turn(self) -> bool:
        """Whether this seat must decide now."""
        if not self.live or self.only_looks or self.ended:
            return False
        return self.turn is not None and self.turn.seat == self.seat


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: all it may know, and nothing else."""

    game: str
    components: dict[str, Any] | None
    level: str
    seat: int
    step: int
    view: Any
    memory: tuple[Event, ...]
    legal: tuple[Any, ...]
    seed: int
    """Chance for the bot's own use; it says nothing about the game's chance."""


Change = Literal["step", "undo", "seats", "talk", "ended"]
Listener = Callable[[Change], None]
"""Called with what changed."""


class Table:
    """A match and the people around it."""

    def __init__(
        self,
        match: Match,
        sitters: list[Sitter],
        policy: UndoPolicy = "honest",
        components: dict[str, Any] | None = None,
    ) -> None:
        if len(sitters) != match.seats:
            raise ValueError(f"{match.seats} seats and {len(sitters)} sitters")
        self.match = match
        self.sitters = sitters
        self.policy: UndoPolicy = policy
        self.components = components
        self.talk: list[Talk] = []
        self.agreed: set[int] = set()
        self.ended_by_agreement = False
        self.tells_undo = False
        """The log tells every undo of what others have seen, not only one behind their moves."""
        self._listeners: list[Listener] = []

    @property
    def game(self) -> AnyGame:
        """The rules in force."""
        return self.match.game

    @property
    def ended(self) -> bool:
        """Whether nothing more can be played."""
        return self.ended_by_agreement or self.match.over

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people decide for."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.human)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` after each change; the answer ends the subscription."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def seen(self, seat: int | None, step: int | None = None) -> Seen:
        """Give what `seat` may see now, or (for a replay) what it saw before `step`.

        The open path of another seat is never seen, by no `step`.
        """
        match, game = self.match, self.match.game
        to_move = match.to_move
        mine = seat is not None and seat == to_move
        live = step is None
        shown = match.step if mine else match.draft_start()
        moment = shown if step is None else min(step, shown)
        view = match.view(seat, moment)
        deciding = live and mine and not self.ended
        turn = game.turn(view)
        return Seen(
            seat=seat,
            view=view,
            turn=turn,
            step=moment,
            legal=tuple(match.legal()) if deciding else (),
            path=tuple(match.path()) if deciding else (),
            log=tuple(match.log(seat, moment)),
            scores=game.score(view),
            sitters=tuple(self.sitters),
            talk=tuple(self.talk),
            can_undo=live and seat is not None and self.can_undo(seat),
            can_redo=live and seat is not None and not self.ended and match.can_redo(seat),
            agreed=frozenset(self.agreed),
            ended=self.ended if live else turn is None,
            live=live,
            policy=self.policy,
        )

    def play(self, seat: int, action: Any, on: int, at: float, *, unasked: bool = False) -> None:
        """Play a step; see `Match.play` for the errors. Tells the listeners."""
        if self.ended_by_agreement:
            raise NotYourTurn
        self.match.play(seat, action, on, at, unasked=unasked)
        self.agreed.clear()
        self._tell("ended" if self.match.over else "step")

    def forced(self, seat: int) -> Any | None:
        """Give the single choice of `seat` that its screen should play for it, or None.

        The end of a turn and steps that reveal are always left to the player.
        """
        match = self.match
        if self.ended or seat != match.to_move or len(match.legal()) != 1:
            return None
        (action,) = match.legal()
        if match.game.ends_turn(action) or match.game.reveals(match.state, action):
            return None
        return action

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would take something back for this seat."""
        if self.ended_by_agreement:
            return False
        try:
            self.match.undo_target(seat, "step", free=self.policy == "free")
        except CannotUndo:
            return False
        return True

    def final(self, seat: int, action: Any) -> bool:
        """Whether `seat` can no longer undo the legal `action` once it has played it."""
        match = self.match
        view, undoable = match.view(seat), self.can_undo(seat)
        return is_final(match.game, view, seat, action, self.policy, undoable=undoable)

    def undo(self, seat: int, scope: Scope, at: float) -> int:
        """Take back steps under the table's policy and give how many. Raises CannotUndo."""
        if self.ended_by_agreement:
            raise CannotUndo("over")
        free, match = self.policy == "free", self.match
        turns, shown, journal = match.state.turns, match.draft_start(), list(match.journal)
        count = match.undo(seat, scope, free=free)
        missed = self.tells_undo and match.step < shown
        seen = any(step.revealed for step in journal[match.step :])
        if missed or seen or (free and match.state.turns != turns):
            match.remark("undo", seat, at, steps=count)
        self._tell("undo")
        return count

    def redo(self, seat: int) -> int:
        """Play again what was taken back. Raises CannotUndo."""
        count = self.match.redo(seat)
        self._tell("step")
        return count

    def sit(self, seat: int, sitter: Sitter) -> None:
        """Give a seat to somebody: a person who comes, or a bot."""
        self.sitters[seat] = sitter
        self._tell("seats")

    def resign(self, seat: int, level: str, at: float, *, stands_in: bool = False) -> None:
        """Leave a person's seat to a bot of `level`; it `stands_in` if the others asked for it."""
        self.sitters[seat] = replace(self.sitters[seat], level=level, resigned=True)
        self.match.remark("stands-in" if stands_in else "resigned", seat, at, level=level)
        self.agreed.discard(seat)
        self._end_if_all_agree(at)
        self._tell("ended" if self.ended_by_agreement else "seats")

    def come_back(self, seat: int, at: float) -> None:
        """Let the person who resigned take the seat again."""
        if self.sitters[seat].resigned:
            self.sitters[seat] = replace(self.sitters[seat], level=None, resigned=False)
            self.match.remark("came-back", seat, at)
            self._tell("seats")

    def agree_to_end(self, seat: int, at: float) -> bool:
        """Note that `seat` wants to end the game; it ends when all people want it. Give whether."""
        self.agreed.add(seat)
        self._end_if_all_agree(at)
        self._tell("ended" if self.ended_by_agreement else "seats")
        return self.ended_by_agreement

    def go_on(self, seat: int) -> None:
        """Note that `seat` does not want to end the game now; what others agreed to is void."""
        if self.agreed and not self.ended and self.sitters[seat].human:
            self.agreed.clear()
            self._tell("seats")

    def _end_if_all_agree(self, at: float) -> None:
        if not self.ended and self.agreed and set(self.humans) <= self.agreed:
            self.ended_by_agreement = True
            self.match.remark("agreed-end", None, at)

    def say(
        self, seat: int | None, name: str, text: str, at: float, *, guest: bool = False
    ) -> None:
        """Say something at the table."""
        self.talk.append(Talk(seat, name, text, at, guest))
        self._tell("talk")

    def question_seat(self) -> int | None:
        """Give the seat of the bot that is to move, or None when no bot is to move."""
        seat = self.match.to_move
        if self.ended or seat is None or self.sitters[seat].human:
            return None
        return seat

    def question(self) -> Question | None:
        """Give what the bot to move must be asked, or None when no bot is to move."""
        seat = self.question_seat()
        return None if seat is None else self._question(seat, str(self.sitters[seat].level))

    def consultation(self, seat: int) -> Question | None:
        """Give what a bot is asked that advises `seat`; None when it has nothing to decide."""
        if self.ended or seat != self.match.to_move:
            return None
        return self._question(seat, "strong")

    def note_hint(self, seat: int, at: float) -> None:
        """Write into the log that a bot has advised `seat`."""
        self.match.remark("hint", seat, at)
        self._tell("seats")

    def hints(self) -> tuple[int, ...]:
        """Count for each seat how often it was advised."""
        taken = [remark.seat for remark in self.match.remarks if remark.kind == "hint"]
        return tuple(taken.count(seat) for seat in range(self.match.seats))

    def _question(self, seat: int, level: str) -> Question:
        match = self.match
        return Question(
            game=match.game.id,
            components=self.components,
            level=level,
            seat=seat,
            step=match.step,
            view=match.view(seat),
            memory=tuple(match.memory(seat)),
            legal=tuple(match.legal()),
            seed=match.seed * 1_000_003 + match.step * 31 + seat,
        )

    def _tell(self, change: Change) -> None:
        for listener in list(self._listeners):
            listener(change)
