"""A beam over the whole rest of a game that one seat plays alone.

All positions of one stage are compared with each other; the most promising are followed, with a
quota for each group of lines that are alike. Every stage gets its part of what may be spent.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

Stage = tuple[int, ...]
_SAMPLES = 80
"""Following positions kept of one position."""
_OVERSPENT = 0.05
"""The part by which more may be spent rather than have no line."""
_FEWEST = 4
"""Following positions looked at even when nothing may be spent any more."""
_EXTRAS = 0.2
"""The part of what a stage may spend that goes to extra steps."""
_QUOTA = 0.25
"""The part of the lines kept in a stage that may belong to one group."""
_LEAST = 8
"""Lines of one group that may be kept in any case."""


class Course(Protocol):
    """A game played alone, as a beam sees it."""

    def stage(self, state: Any) -> Stage:
        """Give a number for how far a position is; () when the game is over."""

    def ahead(self, stage: Stage) -> float:
        """Say how much of the game lies ahead of a stage, in units of the game's own."""

    def follow(self, state: Any) -> Iterable[tuple[Any, tuple[Any, ...]]]:
        """Give positions of later stages that can be reached, and the steps to each."""

    def beside(self, state: Any) -> Iterable[tuple[Any, tuple[Any, ...]]]:
        """Give positions of the same stage that extra steps lead to, and those steps."""

    def worth(self, state: Any) -> float:
        """Say what a position may become; when the game is over, its points."""

    def key(self, state: Any) -> Hashable:
        """Give equal values for positions that play on alike."""

    def group(self, state: Any) -> Hashable:
        """Give equal values for positions of lines that are alike."""


class Purse:
    """What may be spent: seconds where there is a clock, else positions looked at."""

    def __init__(self, amount: float, clock: Callable[[], float] | None = None) -> None:
        self.amount = amount
        self.positions = 0
        self._clock = clock
        self._start = clock() if clock else 0.0

    def spent(self) -> float:
        """Give how much was spent so far."""
        return self._clock() - self._start if self._clock else float(self.positions)


@dataclass(slots=True)
class _Node:
    state: Any
    before: _Node | None
    steps: tuple[Any, ...]
    worth: float


@dataclass(frozen=True, slots=True)
class Route:
    """A line to the end of the game, step by step, and what it is worth there."""

    steps: tuple[Any, ...]
    worth: float


def route(
    course: Course, state: Any, purse: Purse, until: float, chance: Random, *, needed: bool
) -> Route | None:
    """Find a good line from `state` to the end of the game.

    Stops when so much of the purse is spent: with a hasty line if one is `needed`, else without,
    unless little is lacking.
    """
    start = purse.spent()
    hard = until + _OVERSPENT * (until - start)
    layers: dict[Stage, dict[Hashable, _Node]] = {
        course.stage(state): {course.key(state): _Node(state, None, (), 0.0)}
    }
    best: _Node | None = None
    while layers:
        stage = min(layers)
        found = layers.pop(stage)
        if not stage:
            best = max([*found.values(), *([best] if best else [])], key=_worth)
            continue
        spent = purse.spent()
        if spent > hard and not needed:
            return None
        limit = spent + max(0.0, until - spent) / max(1.0, 2 * course.ahead(stage))
        _widen(course, found, purse, spent + _EXTRAS * (limit - spent))
        for node in _in_turn(course, found.values()):
            _expand(course, node, layers, purse, limit, chance)
            if purse.spent() >= limit:
                break
    return None if best is None else Route(_steps(best), best.worth)


def _worth(node: _Node) -> float:
    return node.worth


def _in_turn(course: Course, nodes: Iterable[_Node]) -> Iterable[_Node]:
    """Give the nodes, the best first; no group gets more than its quota of those given."""
    counts: dict[Hashable, int] = {}
    given = 0
    for node in sorted(nodes, key=_worth, reverse=True):
        group = course.group(node.state)
        count = counts.get(group, 0)
        if count > _LEAST + _QUOTA * given:
            continue
        counts[group] = count + 1
        given += 1
        yield node


def _widen(course: Course, found: dict[Hashable, _Node], purse: Purse, limit: float) -> None:
    """Add what extra steps lead to, from the best positions first."""
    for node in list(_in_turn(course, found.values())):
        if purse.spent() >= limit:
            break
        for state, steps in course.beside(node.state):
            purse.positions += 1
            key = course.key(state)
            if key not in found:
                found[key] = _Node(state, node.before, (*node.steps, *steps), course.worth(state))


def _expand(
    course: Course,
    node: _Node,
    layers: dict[Stage, dict[Hashable, _Node]],
    purse: Purse,
    limit: float,
    chance: Random,
) -> None:
    """Put what can follow a position into its layers; all of it, unless `limit` is reached."""
    following = []
    for one in course.follow(node.state):
        following.append(one)
        purse.positions += 1
        if len(following) >= _FEWEST and purse.spent() >= limit:
            break
    if len(following) > _SAMPLES:
        following = chance.sample(following, _SAMPLES)
    for state, steps in following:
        layer = layers.setdefault(course.stage(state), {})
        key = course.key(state)
        if key not in layer:
            layer[key] = _Node(state, node, steps, course.worth(state))
    if course.stage(node.state):
        node.state = None


def _steps(node: _Node) -> tuple[Any, ...]:
    parts: list[tuple[Any, ...]] = []
    here: _Node | None = node
    while here is not None:
        parts.append(here.steps)
        here = here.before
    return tuple(step for part in reversed(parts) for step in part)
