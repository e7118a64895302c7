"""The bot that takes any legal action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.chance import below, seeded
from core.game import AnyGame, Event


class RandomBot:
    """Chooses each legal action with the same chance."""

    def choose(
        self,
        game: AnyGame,
        view: Any,
        seat: int,
        memory: Sequence[Event],
        legal: Sequence[Any],
        seed: int,
    ) -> Any:
        """Choose one of `legal` by `seed` alone."""
        index, _ = below(seeded(seed), len(legal))
        return legal[index]
