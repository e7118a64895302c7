"""Advice for a person: the lines that the strong bot likes best, and what speaks for each.

Before a choice it gives two of them (`hint`); after one, what was played beside the best other line
(`why`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from core.bots.answering import game_of, planner
from core.bots.look_ahead import planned
from core.bots.one_turn import Line
from core.bots.search import STRONG, Clock, Search
from core.bots.untidy import untidy
from core.table import Question

_WORLDS = 24
"""Imagined worlds in which the two lines are compared."""
_MOST_OTHERS = 8
"""Lines among which one is sought that leads elsewhere than the first."""
_NO_POINTS = frozenset({"result", "survival"})
"""Terms that say who wins, not by how much."""
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
    planned: bool = False
    """It begins a plan for the rest of the game, which looks further than its points."""


def hint(question: Question, clock: Clock | None = None) -> tuple[Advice, ...]:
    """Give one or two lines, the better one first, as the strong bot sees them."""
    with untidy():
        return _hint(question, clock)


def why(
    question: Question,
    played: Sequence[Any],
    better: Sequence[Any] = (),
    clock: Clock | None = None,
) -> tuple[Advice, ...]:
    """Give what was played and the best other line, in this order.

    That is `better` if a review has found one, else the best line that begins otherwise, or at
    least goes on otherwise.
    """
    with untidy():
        if better:
            return _compared(_search(question, clock), [played, better], as_given=True)
        plan, search = _plan(question, clock), _search(question, clock)
        liked = [steps for steps in _liked(plan, search) if steps != tuple(played)]
        others = [steps for steps in liked if steps[0] != played[0]] or liked
        return _compared(search, [played, *others[:1]], as_given=True)


def _hint(question: Question, clock: Clock | None) -> tuple[Advice, ...]:
    plan, search = _plan(question, clock), _search(question, clock)
    liked = _liked(plan, search)
    others = [steps for steps in liked[1:] if steps[0] != liked[0][0]]
    other = next((one for one in others[:_MOST_OTHERS] if not _alike(search, liked[0], one)), None)
    lines = [*liked[:1], *([other] if other else (others or liked[1:])[:1])]
    if plan is None:
        return _compared(search, lines, as_given=False)
    first, *more = _compared(search, lines, as_given=True)
    return replace(first, planned=True), *more


def _alike(search: Search, one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether two lines lead to the same: as when two of the cards that are offered are equal."""
    game, seat = search.game, search.seat
    found = []
    for steps in (one, other):
        state = game.imagine(search.view, seat, search.memory, search.seed)
        for step in steps:
            game.apply(state, step)
        found.append(game.terms(state, seat))
    return found[0] == found[1]


def _plan(question: Question, clock: Clock | None) -> Line | None:
    game = game_of(question)
    return planned(game, question.view, question.seed, STRONG, clock, planner())


def _search(question: Question, clock: Clock | None) -> Search:
    seen = (game_of(question), question.view, question.seat, question.memory)
    return Search(*seen, question.seed, STRONG, clock)


def _liked(plan: Line | None, search: Search) -> list[tuple[Any, ...]]:
    """Give the lines as the strong bot likes them: a plan to the end of the game comes first."""
    tried = [arm.line.steps for arm in search.arms()]
    return tried if plan is None else [plan.steps, *(one for one in tried if one != plan.steps)]


def _compared(
    search: Search, lines: Sequence[Sequence[Any]], *, as_given: bool
) -> tuple[Advice, ...]:
    """Say of one or two lines where they lead, and why one may like each better than the other.

    They stay as given, or the one that leads to the better position comes first.
    """
    point = search.game.point
    now = _lead_in_points(search, search.view)
    tried = [_tried(search, steps) for steps in lines]
    found = []
    for number, steps in enumerate(lines):
        other = tried[1 - number].terms if lines[1:] else None
        reasons = () if other is None else _reasons(tried[number].terms, other, point)
        found.append(Advice(tuple(steps), tried[number].points - now, reasons))
    order = list(range(len(lines)))
    if not as_given:
        order.sort(key=lambda number: tried[number].lead, reverse=True)
    return tuple(found[number] for number in order)


@dataclass(slots=True)
class _Tried:
    """Means over the imagined worlds of where a line leads."""

    terms: dict[str, float] = field(default_factory=dict)
    lead: float = 0.0
    """With what winning is worth."""
    points: float = 0.0


def _tried(search: Search, steps: Sequence[Any]) -> _Tried:
    game, seat = search.game, search.seat
    found = _Tried()
    for number in range(_WORLDS):
        state = search.ending(steps, number)
        found.lead += game.lead(state, seat, search.seats) / _WORLDS
        found.points += _lead_in_points(search, state) / _WORLDS
        for term in game.terms(state, seat):
            found.terms[term.id] = found.terms.get(term.id, 0.0) + term.worth / _WORLDS
    return found


def _lead_in_points(search: Search, state: Any) -> float:
    """Give the lead in victory points, without what it is worth to win or to survive."""
    game, seat = search.game, search.seat
    if search.seats == 1:
        terms = [term.worth for term in game.terms(state, seat) if term.id not in _NO_POINTS]
        return sum(terms) / game.point
    if game.turn(state) is not None:
        return game.lead(state, seat, search.seats) / game.point
    totals = [float(sheet.total) for sheet in game.score(state).sheets]
    return totals.pop(seat) - max(totals)


def _reasons(own: dict[str, float], other: dict[str, float], point: float) -> tuple[str, ...]:
    better = {name: own.get(name, 0.0) - other.get(name, 0.0) for name in {*own, *other}}
    names = sorted(better, key=lambda name: (-better[name], name))
    return tuple(name for name in names[:_MOST_REASONS] if better[name] >= _LEAST_REASON * point)
