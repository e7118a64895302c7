"""Plays whole games without people, and counts what came out of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from core.bots import create
from core.chance import below, seeded
from core.game import AnyGame, Options
from core.match import Match
from core.table import Question, Sitter, Table
from tui.commands.tables import Box

RANDOM = "random"
MOST_STEPS = 20_000

Choose = Callable[[Question], Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    box: Box
    bots: tuple[str, ...]
    """The level of each seat."""
    games: int
    seed: int
    """Of the first game; each further game has the next one."""
    most_steps: int
    """A game that takes more is given up as unfinished."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)

    @property
    def bare(self) -> bool:
        """Whether the rules alone are driven: no seat has a bot that needs to see anything."""
        return set(self.bots) == {RANDOM}


@dataclass(slots=True)
class Tally:
    """What came out of the games played so far."""

    seats: int
    finished: int = 0
    steps: int = 0
    choices: int = 0
    """Summed up over all decisions."""
    most_choices: int = 0
    seconds: float = 0.0
    """CPU time of this process, without start-up."""
    wins: list[float] = field(default_factory=list)
    """By seat; a shared first place counts in parts."""
    points: list[int] = field(default_factory=list)
    """By seat, summed up over the finished games."""
    unfinished: list[int] = field(default_factory=list)
    """Seeds of games that were given up."""

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.seats
        self.points = [0] * self.seats

    def close(self, game: AnyGame, state: Any, seed: int) -> None:
        """Count the end of a game, or that it was given up."""
        if game.turn(state) is not None:
            self.unfinished.append(seed)
            return
        self.finished += 1
        scores = game.score(state)
        for seat in scores.winners:
            self.wins[seat] += 1 / len(scores.winners)
        for sheet in scores.sheets:
            self.points[sheet.seat] += sheet.total


def simulate(plan: Plan, told: Callable[[int], None] = lambda _: None) -> Tally:
    """Play all games of a plan; `told` hears after each how many were played."""
    tally = Tally(plan.seats)
    play = _play_bare if plan.bare else _play_seen
    for seed in range(plan.seed, plan.seed + plan.games):
        started = time.process_time()
        state = play(plan, seed, tally)
        tally.seconds += time.process_time() - started
        tally.close(plan.box.game, state, seed)
        told(seed - plan.seed + 1)
    return tally


def _play_bare(plan: Plan, seed: int, tally: Tally) -> Any:
    state, steps, choices, most = play_by_chance(
        plan.box.game, plan.box.options, plan.seats, seed, plan.most_steps
    )
    tally.steps += steps
    tally.choices += choices
    tally.most_choices = max(tally.most_choices, most)
    return state


def play_by_chance(
    game: AnyGame, options: Options, seats: int, seed: int, most_steps: int = MOST_STEPS
) -> tuple[Any, int, int, int]:
    """Play one game at random with nothing in the loop but the rules and a draw.

    Gives the last state, the steps, and the sum and the greatest number of choices.
    """
    legal, apply = game.legal, game.apply
    state = game.setup(options, seats, seed)
    rng = seeded(seed)
    steps = choices = most = 0
    while steps < most_steps:
        actions = legal(state)
        count = len(actions)
        if not count:
            break
        index, rng = below(rng, count)
        apply(state, actions[index])
        steps += 1
        choices += count
        if count > most:
            most = count
    return state, steps, choices, most


def _play_seen(plan: Plan, seed: int, tally: Tally) -> Any:
    answer = _answering(plan)

    def counted(question: Question) -> Any:
        tally.choices += len(question.legal)
        tally.most_choices = max(tally.most_choices, len(question.legal))
        return answer(question)

    match = _play_at_table(plan, seed, counted).match
    tally.steps += match.step
    return match.state


def _answering(plan: Plan) -> Choose:
    """Give what asks the bots; each is told what its seat may know and no more."""
    bots = {level: create(level) for level in plan.bots}
    game = plan.box.game
    return lambda asked: bots[asked.level].choose(
        game, asked.view, asked.seat, asked.memory, asked.legal, asked.seed
    )


def replay_last(plan: Plan) -> Table:
    """Play the last game of a plan once more, at a table that remembers its steps."""
    seed = plan.seed + plan.games - 1
    if not plan.bare:
        return _play_at_table(plan, seed, _answering(plan))
    rng = seeded(seed)

    def draw(question: Question) -> Any:
        nonlocal rng
        index, rng = below(rng, len(question.legal))
        return question.legal[index]

    return _play_at_table(plan, seed, draw)


def _play_at_table(plan: Plan, seed: int, choose: Choose) -> Table:
    box = plan.box
    match = Match(box.game, box.options, plan.seats, seed)
    sitters = [Sitter(f"{level} {seat}", level) for seat, level in enumerate(plan.bots, 1)]
    table = Table(match, sitters, components=box.components)
    while match.step < plan.most_steps and (question := table.question()) is not None:
        table.play(question.seat, choose(question), question.step, time.time())
    return table
