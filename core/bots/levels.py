"""The ladder of bots by name. A level's module is imported when the level is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from core.game import AnyGame, Event

if TYPE_CHECKING:
    from core.bots.search import Manner

LEVELS = ("random", "easy", "medium", "strong", "expert")
"""All names there are, weakest first."""

SEARCHING = ("strong", "expert")
"""Those that take the time they are given."""

USUAL = "medium"
"""The one people get who do not ask for another."""

_LEAST_POSITIONS = 100
_POSITIONS = 10
"""Who may make few playouts looks for few lines: so many positions, and more for each playout."""


class UnknownLevel(Exception):
    """There is no bot of this name."""


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


def create(
    level: str,
    clock: Callable[[], float] | None = None,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
) -> Bot:
    """Make a bot of `level`; one that searches stops by `clock`, or without it by count.

    `seconds` and `iterations` for a choice stand in for what the level has; who is asked for
    iterations (playouts, or positions of the own turn) needs no clock. Raises UnknownLevel.
    """
    if level == "random":
        from core.bots.chance import RandomBot

        return RandomBot()
    if level == "easy":
        from core.bots.easy import EasyBot

        return EasyBot()
    if level == "medium":
        from core.bots.one_turn import Effort, OneTurnBot

        return OneTurnBot(None if iterations is None else Effort(positions=iterations))
    if level in SEARCHING:
        from core.bots.look_ahead import SearchBot

        manner = manner_of(level)
        if seconds is not None:
            manner = replace(manner, seconds=seconds)
        if iterations is not None:
            positions = min(manner.positions, _LEAST_POSITIONS + _POSITIONS * iterations)
            manner = replace(manner, iterations=iterations, positions=positions)
            clock = None
        return SearchBot(manner, clock)
    raise UnknownLevel(level)


def manner_of(level: str) -> Manner:
    """Give how a level of `SEARCHING` searches."""
    from core.bots.search import EXPERT, STRONG

    return STRONG if level == "strong" else EXPERT
