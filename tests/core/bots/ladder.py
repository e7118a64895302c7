"""The arena as the tests use it: in this process, game by game."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from core.bots.arena import Contest, Entrant, Pairing, Standings, hold, seated
from core.bots.search import Clock
from tests.core.play import Case


class Inline(Executor):
    """Does at once what is submitted."""

    def submit(self, fn: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*given, **named))
        except Exception as error:
            future.set_exception(error)
        return future


def entrant(written: str) -> Entrant:
    """Read `medium`, `strong@64` (playouts) or `strong@0.1s`."""
    level, _, budget = written.partition("@")
    if budget.endswith("s"):
        return Entrant(level, seconds=float(budget[:-1]))
    return Entrant(level, iterations=int(budget) if budget else None)


def contest(
    case: Case,
    *bots: str,
    games: int,
    seed: int = 0,
    clock: Clock | None = None,
    executor: Executor | None = None,
    jobs: int = 1,
) -> Standings:
    """Seat the first bot among others; each deal is played from every seat."""
    pairing = Pairing(
        case.game.id, case.written, None, seated([entrant(bot) for bot in bots], case.seats)
    )
    return hold(Contest(pairing, games, seed, clock=clock), executor or Inline(), jobs)
