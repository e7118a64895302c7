"""What a screen waits for after every step: a look at the table. CPU time."""

from __future__ import annotations

import time
from itertools import count

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from core import games
from core.table import Table
from tui.commands.simulation import RANDOM, Plan, replay_last
from tui.commands.tables import Box

SEATS = 4


def played(name: str, most_steps: int, seed: int) -> Table:
    """Give a table at which bots have played by chance."""
    game = games.create(name)
    box = Box(game, game.options(), {}, None)
    return replay_last(Plan(box, (RANDOM,) * SEATS, games=1, seed=seed, most_steps=most_steps))


@pytest.mark.benchmark(group="table.seen(seat) after a step", timer=time.process_time)
@pytest.mark.parametrize("name", games.names())
def test_seen_after_a_step(benchmark: BenchmarkFixture, name: str) -> None:
    """Each round looks at a table that has just taken a step, as a screen does."""
    tables = (played(name, 150, seed) for seed in count(1))
    table = next(tables)

    def step() -> tuple[tuple[Table, int], dict[str, object]]:
        nonlocal table
        while (question := table.question()) is None:
            table = next(tables)
        table.play(question.seat, question.legal[0], question.step, 0.0)
        return (table, question.seat), {}

    seen = benchmark.pedantic(Table.seen, setup=step, rounds=100)
    assert seen.log
