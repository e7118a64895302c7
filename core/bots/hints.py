"""Advice for a person: the lines that the strong bot likes best, and what speaks for each.

Before a choice it gives two of them (`hint`); after one, what was played beside the best other line
(`why`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.bots.answering import game_of
from core.bots.search import STRONG, Arm, Clock, Search
from core.bots.untidy import untidy
from core.table import Question

_WORLDS = 24
"""Imagined worlds in which the two lines are compared."""
_MOST_REASONS = 2
_LEAST_REASON = 0.1
"""Points by which a term must differ to be a reason."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A line, and why one may like it."""

    steps: tuple[Any, ...]
    """Up to the end of the turn or to the first step that reveals."""
    points: float
    """By how many victory points the seat's lead over the best other one should grow for it."""
    reasons: tuple[str, ...]
    """Ids of the terms by which it is better than the other line, the greatest first."""


def hint(question: Question, clock: Clock | None = None) -> tuple[Advice, ...]:
    """Give one or two lines, the better one first, as the strong bot sees them."""
    with untidy():
        return _hint(question, clock)


def why(
    question: Question, played: Sequence[Any], clock: Clock | None = None
) -> tuple[Advice, ...]:
    """Give what was played and the best line that begins otherwise, in this order."""
    with untidy():
        search = _search(question, clock)
        others = [arm.line.steps for arm in search.arms() if arm.line.steps[0] != played[0]]
        return _compared(search, [played, *others[:1]])


def _hint(question: Question, clock: Clock | None) -> tuple[Advice, ...]:
    search = _search(question, clock)
    found = _compared(search, [arm.line.steps for arm in _chosen(search.arms())])
    return tuple(sorted(found, key=lambda advice: advice.points, reverse=True))


def _search(question: Question, clock: Clock | None) -> Search:
    seen = (game_of(question), question.view, question.seat, question.memory)
    return Search(*seen, question.seed, STRONG, clock)


def _compared(search: Search, lines: Sequence[Sequence[Any]]) -> tuple[Advice, ...]:
    """Say of one or two lines where they lead, and why one may like each better than the other."""
    point = search.game.point
    now = search.game.lead(search.view, search.seat, search.seats)
    tried = [_tried(search, steps) for steps in lines]
    worths = [worth for worth, _ in tried]
    found = []
    for number, steps in enumerate(lines):
        gain = (tried[number][1] - now) / point
        reasons = _reasons(worths[number], worths[1 - number], point) if lines[1:] else ()
        found.append(Advice(tuple(steps), gain, reasons))
    return tuple(found)


def _chosen(arms: Sequence[Arm]) -> list[Arm]:
    """Take the best line and the best of those that begin otherwise, if there are any."""
    if not arms:
        return []
    best = arms[0]
    others = [arm for arm in arms[1:] if arm.line.steps[0] != best.line.steps[0]]
    return [best, *(others or arms[1:])[:1]]


def _tried(search: Search, steps: Sequence[Any]) -> tuple[dict[str, float], float]:
    """Give the means of each term, and of the lead, where a line leads."""
    game, seat = search.game, search.seat
    found: dict[str, float] = {}
    leads = 0.0
    for number in range(_WORLDS):
        state = search.ending(steps, number)
        leads += game.lead(state, seat, search.seats) / _WORLDS
        for term in game.terms(state, seat):
            found[term.id] = found.get(term.id, 0.0) + term.worth / _WORLDS
    return found, leads


def _reasons(own: dict[str, float], other: dict[str, float], point: float) -> tuple[str, ...]:
    better = {name: own.get(name, 0.0) - other.get(name, 0.0) for name in {*own, *other}}
    names = sorted(better, key=lambda name: (-better[name], name))
    return tuple(name for name in names[:_MOST_REASONS] if better[name] >= _LEAST_REASON * point)
