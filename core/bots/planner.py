"""The player of games that one seat plays alone and in which nothing is hidden.

It plans the whole rest of the game by a beam, keeps the best line it has ever found, and looks
for a better one at the beginning of every turn. Several ways to weigh things up share what may
be spent.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from core.bots.beam import Purse, Route, route
from core.bots.keys import keyer
from core.game import AnyGame

Clock = Callable[[], float]
_MOST_ROUTES = 64
"""Routes kept in mind; the oldest are forgotten first."""
_WAYS = 3
"""Ways to weigh things up that share what may be spent, if it is much."""
_MUCH_TIME, _MUCH_LOOKING = 12.0, 100_000.0
"""Seconds, or positions, from which on it is much."""


class Planner:
    """Plans, and keeps in mind how its routes go on at the beginning of each turn."""

    def __init__(self) -> None:
        self._routes: dict[Hashable, Route] = {}

    def plan(
        self, game: AnyGame, view: Any, seed: int, amount: float, clock: Clock | None = None
    ) -> Route | None:
        """Give the best known line to the end of the game; None if it cannot be planned.

        Spends seconds of `clock`, or looks at about so many positions.
        """
        with _nothing_collected():
            return self._plan(game, view, seed, amount, clock)

    def _plan(
        self, game: AnyGame, view: Any, seed: int, amount: float, clock: Clock | None
    ) -> Route | None:
        key = keyer(type(view))
        best = self._routes.get((game.id, key(view)))
        purse = Purse(amount, clock)
        ways = _WAYS if amount >= (_MUCH_TIME if clock else _MUCH_LOOKING) else 1
        for number in range(ways):
            course = game.course(view, seed * _WAYS + number)
            if course is None:
                return None
            until = amount * (number + 1) / ways
            found = route(course, game.clone(view), purse, until, Random(seed), needed=best is None)
            if found and (best is None or found.worth > best.worth):
                best = found
        if best is not None:
            self._keep(game, view, best)
        return best

    def _keep(self, game: AnyGame, view: Any, found: Route) -> None:
        """Keep the route, and what is left of it at the beginning of the next turn."""
        key = keyer(type(view))
        self._routes[game.id, key(view)] = found
        this, later = first_turn(game, view, found.steps)
        if later:
            after = game.clone(view)
            for step in this:
                game.apply(after, step)
            self._routes[game.id, key(after)] = Route(later, found.worth)
        while len(self._routes) > _MOST_ROUTES:
            del self._routes[next(iter(self._routes))]


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Do not look for waste: a beam makes very many objects, and none that hold each other."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def first_turn(
    game: AnyGame, view: Any, steps: Sequence[Any]
) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Part the steps of a route into those of this turn and the rest."""
    state = game.clone(view)
    for number, step in enumerate(steps, 1):
        game.apply(state, step)
        if state.turns != view.turns:
            return tuple(steps[:number]), tuple(steps[number:])
    return tuple(steps), ()
