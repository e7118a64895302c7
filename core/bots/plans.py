"""Lines that were decided on, to be played on as long as nothing new is shown."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import Any

from core.bots.keys import keyer
from core.game import AnyGame

_MOST_PLANS = 512
"""Steps that are kept in mind; the oldest are forgotten first."""


class Plans:
    """Lines that were decided on, to be played on as long as nothing new is shown.

    A step is found by the seat and all that it sees, so that plans of many tables may lie here.
    """

    def __init__(self) -> None:
        self._next: dict[Hashable, Any] = {}

    def keep(self, game: AnyGame, view: Any, seat: int, steps: Sequence[Any]) -> None:
        """Keep in mind how to go on after each step of a line, none but the last revealing."""
        key = keyer(type(view))
        state = game.clone(view)
        for step, following in pairwise(steps):
            game.apply(state, step)
            self._next[game.id, seat, key(state)] = following
        while len(self._next) > _MOST_PLANS:
            del self._next[next(iter(self._next))]

    def following(self, game: str, view: Any, seat: int, legal: Sequence[Any]) -> Any | None:
        """Give the step that was planned for this position, if any."""
        step = self._next.get((game, seat, keyer(type(view))(view)))
        return step if step in legal else None
