"""The ladder of bots by name. A level's module is imported when the level is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from core.game import AnyGame, Event

LEVELS = ("random", "easy", "medium", "strong", "expert")
"""All names there are, weakest first."""

READY = ("random", "medium")
"""Those that can play today."""


class UnknownLevel(Exception):
    """There is no bot of this name yet."""


class Bot(Protocol):
    """Something that chooses. It never sees the state, only the view of its seat."""

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


def create(level: str) -> Bot:
    """Make a bot of `level`. Raises UnknownLevel."""
    if level == "random":
        from core.bots.chance import RandomBot

        return RandomBot()
    if level == "medium":
        from core.bots.one_turn import OneTurnBot

        return OneTurnBot()
    raise UnknownLevel(level)
