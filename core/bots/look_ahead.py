"""Players that search: what several searches found is put together, and a line is played on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from core.bots.one_turn import Line
from core.bots.planner import Planner, first_turn
from core.bots.plans import Plans
from core.bots.search import Arm, Clock, Manner, Search, best_first
from core.bots.untidy import untidy
from core.game import AnyGame, Event

_POSITIONS = 32
"""Positions that a planner may look at for each playout that a search might make."""


def merged(found: Sequence[Sequence[Arm]], trust: float) -> list[Arm]:
    """Put together what several searches of one choice found, the best line first."""
    by_steps: dict[tuple[Any, ...], Arm] = {}
    for arm in [arm for arms in found for arm in arms]:
        known = by_steps.get(arm.line.steps)
        if known is None:
            by_steps[arm.line.steps] = replace(arm)
        else:
            known.count += arm.count
            known.total += arm.total
    return best_first(list(by_steps.values()), trust)


def look_ahead(
    game: AnyGame,
    view: Any,
    seat: int,
    memory: Sequence[Event],
    seed: int,
    manner: Manner,
    clock: Clock | None,
    planner: Planner,
) -> list[Arm]:
    """Give the lines that were tried, the best one first; none if no line was found.

    A game that can be planned to its end is planned; `planner` keeps its plans in mind.
    """
    with untidy():
        line = planned(game, view, seed, manner, clock, planner)
        if line is not None:
            return [Arm(line, 0.0)]
        return Search(game, view, seat, memory, seed, manner, clock).arms()


def planned(
    game: AnyGame, view: Any, seed: int, manner: Manner, clock: Clock | None, planner: Planner
) -> Line | None:
    """Give this turn of the best plan to the end of the game; None if it cannot be planned."""
    amount = manner.seconds if clock else float(manner.iterations * _POSITIONS)
    route = planner.plan(game, view, seed, amount, clock)
    if route is None:
        return None
    steps, _ = first_turn(game, view, route.steps)
    return Line(steps, route.worth)


class SearchBot:
    """Searches, and goes on with a line as long as nothing new was shown."""

    def __init__(self, manner: Manner, clock: Clock | None = None) -> None:
        self.manner = manner
        self.clock = clock
        self._plans = Plans()
        self._planner = Planner()

    def choose(
        self,
        game: AnyGame,
        view: Any,
        seat: int,
        memory: Sequence[Event],
        legal: Sequence[Any],
        seed: int,
    ) -> Any:
        """Choose one of `legal`. A new bot gives the same choice for the same arguments."""
        if len(legal) == 1:
            return legal[0]
        planned = self._plans.following(game.id, view, seat, legal)
        if planned is not None:
            return planned
        with untidy():
            arms = look_ahead(
                game, view, seat, memory, seed, self.manner, self.clock, self._planner
            )
            if not arms:
                return max(legal, key=lambda action: game.prior(view, action))
            self._plans.keep(game, view, seat, arms[0].line.steps)
            return arms[0].line.steps[0]
