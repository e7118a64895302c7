"""Playing on by rules of thumb: quick, roughly sensible, never the same twice."""

from __future__ import annotations

from random import Random
from typing import Any

from core.game import AnyGame

_MOST_STEPS = 400
"""Steps after which a playout is weighed up wherever it stands."""


def thumb(game: AnyGame, state: Any, legal: list[Any], chance: Random, noise: float) -> Any:
    """Give the action that looks most promising, `noise` being how far a look may err."""
    draw = chance.random
    best, found = legal[0], float("-inf")
    for action, prior in zip(legal, game.priors(state, legal), strict=True):
        looks = prior + noise * draw()
        if looks > found:
            best, found = action, looks
    return best


def play_on(game: AnyGame, state: Any, until: int, chance: Random, noise: float) -> None:
    """Play `state` on, all seats by rules of thumb, until so many turns are finished."""
    legal_of, apply = game.legal, game.apply
    for _ in range(_MOST_STEPS):
        if state.turns >= until:
            return
        legal = legal_of(state)
        if not legal:
            return
        apply(state, legal[0] if len(legal) == 1 else thumb(game, state, legal, chance, noise))
