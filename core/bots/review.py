"""A finished game looked at again: which turns gave something away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from core.bots.answering import OTHER_LUCK, game_of
from core.bots.one_turn import Line
from core.bots.search import STRONG, Arm, Clock, Search
from core.bots.untidy import untidy
from core.match import Match
from core.table import Question

Mark = Literal["", "?!", "?", "??"]
"""Nothing, doubtful, a mistake, a blunder."""

_MARKS: tuple[tuple[float, Mark], ...] = ((0.18, "??"), (0.10, "?"), (0.05, "?!"))
"""From so much of the winning chances given away on."""
_WORLDS = 24
"""Imagined worlds in which what was played is compared with the best line."""
_SURE = 3.0
"""Standard errors above nothing from which a mean counts as it is."""
_MANNER = replace(STRONG, seconds=0.4, iterations=96)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision worth looking at: where a turn began, or went on after something was shown."""

    step: int
    seat: int
    turn: int
    """How many turns were finished before it."""
    steps: tuple[Any, ...]
    """What was played from there to the end of the turn or to the next step that revealed."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a look ahead says about a moment."""

    mark: Mark
    lost: float
    """Winning chances (0 to 1) given away against the best line."""
    better: tuple[Any, ...]
    """That line; empty if nothing better was found."""


def moments(match: Match) -> list[Moment]:
    """List the moments of a game at which there was a choice, in order."""
    found: list[Moment] = []
    start, free = 0, False
    for number, step in enumerate(match.journal):
        free = free or not step.forced
        last = number + 1 == len(match.journal)
        following = None if last else match.journal[number + 1]
        if (
            following is None
            or step.revealed
            or following.seat != step.seat
            or following.turn != step.turn
        ):
            if free:
                played = tuple(one.action for one in match.journal[start : number + 1])
                found.append(Moment(start, step.seat, step.turn, played))
            start, free = number + 1, False
    return found


def question(match: Match, moment: Moment, components: dict[str, Any] | None) -> Question:
    """Give what the seat knew at a moment."""
    state = match.at(moment.step)
    return Question(
        game=match.game.id,
        components=components,
        level="strong",
        seat=moment.seat,
        step=moment.step,
        view=match.game.view(state, moment.seat),
        memory=tuple(match.memory(moment.seat, moment.step)),
        legal=tuple(match.game.legal(state)),
        seed=match.seed + moment.step,
    )


def weigh(asked: Question, played: tuple[Any, ...], clock: Clock | None = None) -> Verdict:
    """Compare what was played with the best line that a search finds."""
    if len(asked.legal) == 1 and len(played) == 1:
        return Verdict("", 0.0, ())
    with untidy():
        return _weighed(asked, played, clock)


def _weighed(asked: Question, played: tuple[Any, ...], clock: Clock | None) -> Verdict:
    seen = (game_of(asked), asked.view, asked.seat, asked.memory)
    arms = Search(*seen, asked.seed, _MANNER, clock).arms()
    best = arms[0] if arms else Arm(Line(played, 0.0), 0.0)
    if best.line.steps == played:
        return Verdict("", 0.0, ())
    # The worlds in which a line was sought flatter it, so the two are compared in others.
    search = Search(*seen, asked.seed + OTHER_LUCK, _MANNER, clock)
    gains = [
        search.chances(search.ending(best.line.steps, number))
        - search.chances(search.ending(played, number))
        for number in range(_WORLDS)
    ]
    lost = given_away(gains)
    mark: Mark = next((mark for least, mark in _MARKS if lost >= least), "")
    return Verdict(mark, lost, best.line.steps if mark else ())


def given_away(gains: Sequence[float]) -> float:
    """Give the mean of what would have been gained; where it is not sure, its cautious end."""
    count = len(gains)
    mean = sum(gains) / count
    error = (sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count) ** 0.5
    return mean if mean >= _SURE * error else max(0.0, mean - error)
