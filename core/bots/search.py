"""The bot that looks ahead: whole lines of its own turn, tried out in imagined worlds.

The lines come from the search of the own turn. A bandit shares the playouts out among them: each
playout imagines a world that agrees with what the seat knows, plays the line, lets all seats play
on by rules of thumb to the end of the round, and weighs up where that leads. The n-th playout of
every line uses the same world and the same luck, so that lines are compared like with like.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from heapq import nlargest
from math import ceil, exp, log, sqrt
from random import Random
from typing import Any

from core.bots.one_turn import Effort, Line, TurnSearch
from core.bots.playout import play_on
from core.game import AnyGame, Event

_WHOLE = 0.94
"""The part of the time that is searched; the rest is for what comes before and after it."""
_WORLDS_APART = 8191
"""How far the seeds of two choices lie apart in those of their worlds."""
_SLOPE = 0.4
"""Winning chances that a lead of one swing gives at the end of a playout, as measured."""

Clock = Callable[[], float]
"""Gives seconds; only differences count."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a bot searches."""

    seconds: float = 1.0
    """For a choice, where there is a clock."""
    iterations: int = 256
    """Playouts for a choice, where there is no clock."""
    positions: int = 600
    """Positions looked at to find the lines."""
    finding: float = 0.4
    """The part of the time that may go into finding the lines."""
    first_lines: int = 3
    """Lines that are compared from the start; more follow with the root of the playouts."""
    more_lines: float = 1.2
    keenness: float = 0.8
    """How much a line gains by having been tried seldom."""
    noise: float = 0.5
    """How far a rule of thumb may err in a playout, in units of `prior`."""


STRONG = Manner()
EXPERT = Manner(seconds=4.0, iterations=1024, positions=1200)


@dataclass(slots=True)
class Arm:
    """A line and what came of its playouts."""

    line: Line
    hunch: float
    """How much less promising than the best line it looked, in winning chances."""
    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def mean(self, usual: float, trust: float) -> float:
        """Give what it is worth, with the hunch as so many playouts; `usual` is the mean of all."""
        return (self.total + trust * (usual + self.hunch)) / (self.count + trust)


def usual_of(arms: Sequence[Arm]) -> float:
    """Give the mean of all playouts."""
    count = sum(arm.count for arm in arms)
    return sum(arm.total for arm in arms) / count if count else 0.5


def best_first(arms: Sequence[Arm], trust: float) -> list[Arm]:
    """Order the lines that were tried; if none was, give the one that looked best."""
    usual = usual_of(arms)
    tried = [arm for arm in arms if arm.count]
    if not tried:
        return nlargest(1, arms, key=lambda arm: arm.line.worth)
    return sorted(tried, key=lambda arm: (arm.mean(usual, trust), arm.count), reverse=True)


class Search:
    """The search for one choice."""

    def __init__(
        self,
        game: AnyGame,
        view: Any,
        seat: int,
        memory: Sequence[Event],
        seed: int,
        manner: Manner,
        clock: Clock | None,
    ) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.memory = memory
        self.seed = seed
        self.manner = manner
        self.clock = clock
        self.seats = len(game.score(view).sheets)
        self.horizon = game.horizon(view)
        self.trust = game.trust(view)
        self._start = clock() if clock else 0.0
        self._worlds: list[Any] = []
        self.playouts = 0

    def arms(self) -> list[Arm]:
        """Give the lines that were tried, the best one first; none if no line was found."""
        arms = self._found()
        if len(arms) > 1:
            self._share_out(arms)
        return best_first(arms, self.trust)

    def _within(self, part: float) -> Callable[[], bool]:
        """Give a function that tells whether a part of the time is not used up."""
        clock = self.clock
        if clock is None:
            return lambda: True
        end = self._start + part * self.manner.seconds
        return lambda: clock() < end

    def _found(self) -> list[Arm]:
        manner, game = self.manner, self.game
        effort = Effort(positions=manner.positions, worlds=2, width_after=1)
        search = TurnSearch(
            game,
            self.view,
            self.seat,
            self.memory,
            self.seed,
            effort,
            self._within(manner.finding),
        )
        search.worths()
        best = max((line.worth for line in search.lines), default=0.0)
        lines = nlargest(64, search.lines, key=lambda line: line.worth)
        return [Arm(line, _SLOPE * (line.worth - best) / game.swing) for line in lines]

    def _share_out(self, arms: list[Arm]) -> None:
        """Spend the playouts: each goes to the line that may yet prove the best."""
        manner = self.manner
        on_time = self._within(_WHOLE)
        while on_time() and (self.clock is not None or self.playouts < manner.iterations):
            open_to = ceil(manner.first_lines + manner.more_lines * sqrt(self.playouts))
            arm = self._next(arms[:open_to])
            result = self._play(arm.line, arm.count)
            arm.count += 1
            arm.total += result
            arm.squares += result * result
            self.playouts += 1

    def _next(self, arms: list[Arm]) -> Arm:
        for arm in arms:
            if not arm.count:
                return arm
        manner = self.manner
        usual, trust = usual_of(arms), self.trust
        eager = manner.keenness * self._spread(arms) * sqrt(log(self.playouts + 1))
        return max(arms, key=lambda arm: arm.mean(usual, trust) + eager / sqrt(arm.count + 1))

    @staticmethod
    def _spread(arms: list[Arm]) -> float:
        """Give how far the playouts of one line lie apart."""
        count = sum(arm.count for arm in arms)
        within = sum(arm.squares - arm.total * arm.total / arm.count for arm in arms if arm.count)
        return sqrt(max(1e-6, within / max(1, count - len(arms))))

    def _play(self, line: Line, number: int) -> float:
        """Play a line in the world with this number and give the winning chances it leads to."""
        return self.chances(self.ending(line.steps, number))

    def ending(self, steps: Sequence[Any], number: int) -> Any:
        """Give where steps lead in the world with this number, all playing on by rules of thumb."""
        game = self.game
        while number >= len(self._worlds):
            luck = self._luck(len(self._worlds))
            self._worlds.append(game.imagine(self.view, self.seat, self.memory, luck))
        state = game.clone(self._worlds[number])
        for step in steps:
            game.apply(state, step)
        play_on(game, state, self.horizon, Random(self._luck(number)), self.manner.noise)
        return state

    def _luck(self, number: int) -> int:
        """Give the seed of the world with this number; the next choice has other ones."""
        return self.seed * _WORLDS_APART + number

    def chances(self, state: Any) -> float:
        """Give the winning chances of the seat in a position."""
        return squashed(self.game.lead(state, self.seat, self.seats) / self.game.swing)


def squashed(leads: float) -> float:
    """Give winning chances for a lead in units of the game's swing."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, leads))))
