"""The bot that plays by rules of thumb and often errs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from core.game import AnyGame, Event

_SLIP = 0.15
"""How often it does just anything."""


class EasyBot:
    """Takes what looks best at a glance, or, now and then, any action."""

    def choose(
        self,
        game: AnyGame,
        view: Any,
        seat: int,
        memory: Sequence[Event],
        legal: Sequence[Any],
        seed: int,
    ) -> Any:
        """Choose one of `legal`. Same arguments, same choice."""
        chance = Random(seed)
        if chance.random() < _SLIP:
            return chance.choice(legal)
        return max(legal, key=lambda action: game.prior(view, action) + 1e-3 * chance.random())
