"""The player of games that one seat plays alone and in which nothing is hidden.

It plans the whole rest of the game by a beam, keeps the best line it has ever found, and looks
for a better one at the beginning of every turn. Several ways to weigh things up share what may
be spent.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any

from core.bots.beam import Purse, Route, route
from core.bots.keys import keyer
from core.game import AnyGame

Clock = Callable[[], float]
_MOST_ROUTES = 64
"""Routes kept in mind; the oldest are forgotten first."""
_PARTS = (0.5, 0.25, 0.25)
"""How what may be spent is shared out among the ways to weigh things up."""


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
        key = keyer(type(view))
        best = self._routes.get((game.id, key(view)))
        purse = Purse(amount, clock)
        until = 0.0
        for number, part in enumerate(_PARTS):
            until += part * amount
            course = game.course(view, seed * len(_PARTS) + number)
            if course is None:
                return None
            found = route(course, game.clone(view), purse, until, Random(seed + number))
            if found and (best is None or found.worth > best.worth):
                best = found
            if purse.spent() >= amount:
                break
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
