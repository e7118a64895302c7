"""From a document back to a table, and the proof that a document holds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError
from pydantic_core import to_json

from core.game import AnyGame, BadComponents, BrokenInvariant, Options, Refusal
from core.games import UnknownGame as NotRegistered
from core.games import create
from core.journal import Step
from core.match import IllegalAction, Match, NotYourTurn
from core.table import Table
from saves.document import (
    FORCED,
    OPENS,
    REVEALED,
    UNASKED,
    Document,
    Json,
    digest_of,
    place_of,
    state_json,
)
from saves.errors import Damaged, Tampered, UnknownGame

_NONSENSE = (LookupError, ArithmeticError, TypeError, ValueError, AttributeError)
"""What rules raise when the numbers of a state are of the right type and make no sense."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the journal of a save leads from its start to its snapshot.

    `reason` is empty when it does, else `illegal` (`refusal` may say why), `seat` (another seat
    was to decide), `over` (the game had ended), `marks` (what the journal says about the step is
    not what happened) or `digest` (all steps are fine, but they lead elsewhere). `step` counts
    from 0; when no step is to blame it is the number of steps.
    """

    reason: str
    step: int
    refusal: Refusal | None = None

    @property
    def holds(self) -> bool:
        """Whether all is well."""
        return not self.reason


@dataclass(frozen=True, slots=True)
class Opened:
    """A table from a save.

    `lost` says why the table has no past before its snapshot; None: it has. Without a past the
    game goes on where it was, but the log begins anew and undo ends there. It happens when the
    rules were corrected since the game was saved, or when somebody changed the journal.
    """

    table: Table
    lost: Verdict | None


def open_table(document: Document) -> Opened:
    """Take up the game of a document. Raises UnknownGame, Damaged or Tampered."""
    game, options, state = _checked(document)
    verdict, match = _replayed(game, document, options)
    # Marks are made anew by the replay, so wrong ones do no harm.
    lost = None if verdict.holds or verdict.reason == "marks" else verdict
    if lost is None:
        match.remarks = list(document.remarks)
    else:
        remarks = [replace(remark, step=0, turn=state.turns) for remark in document.remarks]
        match = Match.restored(
            game, options, len(document.seats), document.seed, [], remarks, state
        )
    table = Table(match, list(document.seats), document.undo, document.components)
    table.talk = list(document.talk)
    table.agreed = set(document.agreed)
    table.ended_by_agreement = document.result is not None and document.result.how == "agreement"
    return Opened(table, lost)


def verify(document: Document) -> Verdict:
    """Replay a save from its first step. Raises UnknownGame, Damaged or Tampered."""
    game, options, _ = _checked(document)
    return _replayed(game, document, options)[0]


def _checked(document: Document) -> tuple[AnyGame, Options, Any]:
    """Give game, options and the state of the snapshot, all of which can be trusted."""
    game = _game(document)
    options = _options(game, document)
    if digest_of(document.snapshot) != document.digest:
        raise Tampered("digest")
    return game, options, _state(game, document.snapshot, len(document.seats), "snapshot")


def _game(document: Document) -> AnyGame:
    try:
        return create(document.game, document.components)
    except NotRegistered as error:
        raise UnknownGame(document.game) from error
    except ValidationError as error:
        raise Damaged(place_of(error, "components")) from error
    except BadComponents as error:
        raise Damaged("components") from error


def _options(game: AnyGame, document: Document) -> Options:
    if len(document.seats) not in game.seats:
        raise Damaged("seats")
    try:
        return game.options.model_validate_json(to_json(document.options))
    except ValidationError as error:
        raise Damaged(place_of(error, "options")) from error


def _steps(game: AnyGame, document: Document) -> list[Step]:
    steps = []
    for number, (seat, at, flags, turn, action) in enumerate(document.journal):
        try:
            read = game.actions.validate_json(to_json(action), strict=True, extra="forbid")
        except ValidationError as error:
            raise Damaged(place_of(error, f"journal.{number}.4")) from error
        opens, forced, revealed = bool(flags & OPENS), bool(flags & FORCED), bool(flags & REVEALED)
        unasked = bool(flags & UNASKED)
        steps.append(Step(seat, read, at, opens, forced, revealed, turn, unasked))
    return steps


def _state(game: AnyGame, written: Json, seats: int, place: str) -> Any:
    """Read a state, and make sure that the game can go on from it."""
    try:
        state = game.states.validate_json(to_json(written), strict=True, extra="forbid")
    except ValidationError as error:
        raise Damaged(place_of(error, place)) from error
    try:
        game.check(state)
        sheets = game.score(state).sheets
        turn = game.turn(state)
        stuck = bool(game.legal(state)) == (turn is None)
        for seat in range(seats):
            game.view(state, seat)
    except BrokenInvariant as error:
        raise Tampered(error.what) from error
    except _NONSENSE as error:
        raise Tampered(place) from error
    if stuck or len(sheets) != seats or not (turn is None or turn.seat in range(seats)):
        raise Tampered(place)
    return state


def _replayed(game: AnyGame, document: Document, options: Options) -> tuple[Verdict, Match]:
    """Play the journal again, and give how far that went."""
    match = Match(game, options, len(document.seats), document.seed)
    if document.start is not None:
        first = _state(game, document.start, match.seats, "start")
        match = Match.restored(game, options, match.seats, match.seed, [], [], first)
    steps = _steps(game, document)
    revealed = []
    for number, step in enumerate(steps):
        try:
            revealed.append(step.action in match.legal() and game.reveals(match.state, step.action))
            match.play(step.seat, step.action, number, step.at, unasked=step.unasked)
        except NotYourTurn:
            return Verdict("over" if match.over else "seat", number), match
        except IllegalAction as error:
            return Verdict("illegal", number, error.refusal), match
        except _NONSENSE:
            # The action names a thing that the box does not hold.
            return Verdict("illegal", number), match
    if digest_of(state_json(game, match.state)) != document.digest:
        return Verdict("digest", len(steps)), match
    for number, (step, played) in enumerate(zip(steps, match.journal, strict=True)):
        # Corrected rules may offer more beside a step that was the only choice; it is as valid.
        # Version 0.1.0 did not mark a card that only another player was shown.
        shown = step.revealed or (played.revealed and not revealed[number])
        if replace(step, forced=played.forced, revealed=shown) != played:
            return Verdict("marks", number), match
    return Verdict("", len(steps)), match
