"""Bots against each other: every deal from every seat, on whatever executor is at hand."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from math import sqrt

from core.bots.levels import create
from core.bots.search import Clock
from core.game import AnyGame
from core.games import chosen
from core.games import create as create_game
from core.match import Match

_MOST_STEPS = 20_000
_WINDOW = 2
"""For each game that may be played at a time, so many may be begun and not counted yet."""
_Z95 = 1.959964
"""Standard deviations on each side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot that takes part: its level, and how long it may think where it searches."""

    level: str
    seconds: float | None = None
    """For a choice; None: what its level says."""
    iterations: int | None = None
    """For a choice, instead of a time."""

    def __str__(self) -> str:
        if self.iterations is not None:
            return f"{self.level}@{self.iterations}"
        return self.level if self.seconds is None else f"{self.level}@{self.seconds:g}s"


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays what. The first entrant is the one whose share is asked for."""

    game: str
    written: tuple[tuple[str, str], ...]
    """The settings that differ from the usual ones."""
    components: str | None
    """What lies in the box, as JSON; None: as printed."""
    entrants: tuple[Entrant, ...]
    """One for each seat, for the first deal; each further game turns them by one seat."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.entrants)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one game, by entrant."""

    shares: tuple[float, ...]
    """A win counts 1, divided among those who tie."""
    points: tuple[int, ...]
    choices: tuple[int, ...]
    """Decisions with more than one legal action."""
    seconds: tuple[float, ...]
    """Time for all of them."""
    longest: tuple[float, ...]
    """Time for the longest one."""
    turns: int
    finished: bool


def play(pairing: Pairing, number: int, seed: int, clock: Clock | None) -> Outcome:
    """Play game `number` of a pairing: deal by deal, each from every seat.

    Without a clock searches count playouts and no times are taken.
    """
    game = _game(pairing)
    deal, turned = divmod(number, pairing.seats)
    options = chosen(game.options, dict(pairing.written))
    match = Match(game, options, pairing.seats, seed + deal)
    of_seat = [(seat - turned) % pairing.seats for seat in range(pairing.seats)]
    bots = [
        create(one.level, clock, seconds=one.seconds, iterations=one.iterations)
        for one in pairing.entrants
    ]
    choices = [0] * pairing.seats
    times = [0.0] * pairing.seats
    longest = [0.0] * pairing.seats
    while (seat := match.to_move) is not None and match.step < _MOST_STEPS:
        legal = match.legal()
        action = legal[0]
        if len(legal) > 1:
            own = of_seat[seat]
            view, memory = match.view(seat), match.memory(seat)
            start = clock() if clock else 0.0
            chance = match.seed * 1_000_003 + match.step * 31 + seat
            action = bots[own].choose(game, view, seat, memory, legal, chance)
            taken = clock() - start if clock else 0.0
            choices[own] += 1
            times[own] += taken
            longest[own] = max(longest[own], taken)
        match.play(seat, action, match.step, 0.0)
    scores = game.score(match.state)
    shares, points = [0.0] * pairing.seats, [0] * pairing.seats
    for sheet in scores.sheets:
        points[of_seat[sheet.seat]] = sheet.total
        if match.over and sheet.place == 1:
            shares[of_seat[sheet.seat]] = 1 / len(scores.winners)
    return Outcome(
        tuple(shares),
        tuple(points),
        tuple(choices),
        tuple(times),
        tuple(longest),
        match.state.turns,
        match.over,
    )


def _game(pairing: Pairing) -> AnyGame:
    components = None if pairing.components is None else json.loads(pairing.components)
    return create_game(pairing.game, components)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Give the Wilson 95 % interval of a share of wins (0 to 1)."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, _Z95 * _Z95 / games
    centre = share + spread / 2
    half = _Z95 * sqrt(share * (1 - share) / games + spread / games / 4)
    return (centre - half) / (1 + spread), (centre + half) / (1 + spread)


@dataclass(slots=True)
class Standing:
    """What came of a pairing so far, for one entrant or those of the same kind."""

    entrant: Entrant
    seats: int
    """How many of the seats it has."""
    games: int = 0
    wins: float = 0.0
    points: int = 0
    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def share(self) -> float:
        """Its part of the wins, 0 to 1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson 95 % interval of its share."""
        return wilson(self.wins, self.games)

    @property
    def mean_points(self) -> float:
        """Its points in a game and seat."""
        return self.points / self.games / self.seats if self.games else 0.0

    @property
    def mean_seconds(self) -> float:
        """Its time for a choice."""
        return self.seconds / self.choices if self.choices else 0.0


@dataclass(slots=True)
class Standings:
    """The standings of all kinds of entrants, the first one's first."""

    kinds: list[Standing]
    games: int = 0
    turns: int = 0
    unfinished: int = 0
    settled: bool = False
    """The interval came to lie on one side of the bound before all games were played."""

    @classmethod
    def of(cls, pairing: Pairing) -> Standings:
        """Make the empty standings of a pairing."""
        kinds = list(dict.fromkeys(pairing.entrants))
        return cls([Standing(kind, pairing.entrants.count(kind)) for kind in kinds])

    def add(self, pairing: Pairing, outcome: Outcome) -> None:
        """Count a game."""
        self.games += 1
        self.turns += outcome.turns
        self.unfinished += not outcome.finished
        for standing in self.kinds:
            standing.games += 1
            for own, entrant in enumerate(pairing.entrants):
                if entrant == standing.entrant:
                    standing.wins += outcome.shares[own]
                    standing.points += outcome.points[own]
                    standing.choices += outcome.choices[own]
                    standing.seconds += outcome.seconds[own]
                    standing.longest = max(standing.longest, outcome.longest[own])


@dataclass(frozen=True, slots=True)
class Contest:
    """How much of a pairing is played."""

    pairing: Pairing
    games: int
    seed: int = 1
    bound: float | None = None
    """A share (0 to 1): enough is played when the first one's interval is on one side of it."""
    clock: Clock | None = None
    """What times are taken with; it goes to the workers, so it must be a function of a module."""


def hold(
    contest: Contest,
    executor: Executor,
    jobs: int,
    told: Callable[[Standings], None] = lambda standings: None,
) -> Standings:
    """Play a contest on `executor`, `jobs` games at a time, and tell `told` after each game.

    Without an early end the standings do not depend on the executor. Raises what a game raises.
    """
    standings = Standings.of(contest.pairing)
    for outcome in _outcomes(contest, executor, jobs):
        standings.add(contest.pairing, outcome)
        told(standings)
        if contest.bound is not None and standings.games < contest.games:
            low, high = standings.kinds[0].interval
            if not low <= contest.bound <= high and standings.games % contest.pairing.seats == 0:
                standings.settled = True
                break
    return standings


def _outcomes(contest: Contest, executor: Executor, jobs: int) -> Iterator[Outcome]:
    """Give the outcomes in the order of the games, so that an early end is always the same."""
    begun: deque[Future[Outcome]] = deque()
    number = 0
    try:
        while begun or number < contest.games:
            running = [future for future in begun if not future.done()]
            if number < contest.games and len(running) < jobs and len(begun) < _WINDOW * jobs:
                begun.append(
                    executor.submit(play, contest.pairing, number, contest.seed, contest.clock)
                )
                number += 1
            elif begun[0].done():
                yield begun.popleft().result()
            else:
                # A short game gives its place to the next one while a long one goes on.
                wait(running, return_when=FIRST_COMPLETED)
    finally:
        for future in begun:
            future.cancel()


def seated(entrants: Sequence[Entrant], seats: int) -> tuple[Entrant, ...]:
    """Give each seat an entrant: the last one named takes all that are left."""
    return (*entrants, *[entrants[-1]] * (seats - len(entrants)))[:seats]
