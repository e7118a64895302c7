"""The player of games that one seat plays alone and in which nothing is hidden.

It plans the whole rest of the game by a beam, keeps the best line it has ever found, and looks
for a better one at the beginning of every turn. Where much may be spent, most of it goes to
better ends of that line, each sought from another turn of it and with things weighed up in
another way: at first from early turns, then from later ones too.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any

from core.bots.beam import Purse, Route, route
from core.bots.keys import keyer
from core.bots.untidy import untidy
from core.game import WAYS, AnyGame

Clock = Callable[[], float]
_MOST_ROUTES = 64
"""Routes kept in mind; the oldest are forgotten first."""
_MUCH_TIME, _MUCH_LOOKING = 12.0, 100_000.0
"""Seconds, or positions, from which on it is much."""
_FIRST = 0.2
"""The part of much that goes to the first line."""
_PIECES = 13
"""So many times what a new line from the very beginning costs is much."""
_SAVED = 0.6
"""The part of that which a line from the very end would save."""
_LATEST = 0.85
"""No line begins later than after this part of the turns."""
_ENOUGH = 0.97
"""The part of much after which nothing new is begun."""
_AGAIN = 0.3
"""How often things are weighed up as when the last better line was found."""


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
        with untidy():
            return self._plan(game, view, seed, amount, clock)

    def _plan(
        self, game: AnyGame, view: Any, seed: int, amount: float, clock: Clock | None
    ) -> Route | None:
        if (course := game.course(view, seed * WAYS)) is None:
            return None
        best = self._routes.get((game.id, keyer(type(view))(view)))
        purse, chance = Purse(amount, clock), Random(seed)
        much = amount >= (_MUCH_TIME if clock else _MUCH_LOOKING)
        until = amount * _FIRST if much else amount
        found = route(course, game.clone(view), purse, until, chance, needed=best is None)
        if found and (best is None or found.worth > best.worth):
            best = found
        if best is None:
            return None
        if much:
            best = _improved(game, view, seed * WAYS, best, purse, chance)
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


def _improved(
    game: AnyGame, view: Any, usual: int, best: Route, purse: Purse, chance: Random
) -> Route:
    """Spend what is left on better ends of a line; `usual` is the seed of the usual way."""
    amount, way = purse.amount, 0
    turns = _turns(game, view, best.steps)
    while (spent := purse.spent()) < _ENOUGH * amount:
        tried = way if chance.random() < _AGAIN else chance.randrange(1, WAYS)
        number = int(len(turns) * _LATEST * chance.random() * spent / amount)
        state, done = turns[number]
        cost = amount / _PIECES * (1 - _SAVED * number / len(turns))
        course, until = game.course(view, usual + tried), min(amount, spent + cost)
        assert course is not None
        found = route(course, game.clone(state), purse, until, chance, needed=False)
        if found and found.worth > best.worth:
            best, way = Route((*best.steps[:done], *found.steps), found.worth), tried
            turns = _turns(game, view, best.steps)
    return best


def _turns(game: AnyGame, view: Any, steps: Sequence[Any]) -> list[tuple[Any, int]]:
    """Give the positions of a line in which a turn begins, and the number of steps before it."""
    state = game.clone(view)
    found = [(game.clone(state), 0)]
    for number, step in enumerate(steps[:-1], 1):
        before = state.turns
        game.apply(state, step)
        if state.turns != before:
            found.append((game.clone(state), number))
    return found


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
