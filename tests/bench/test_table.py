"""What happens around every step: looking at the table, writing the save. CPU time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from core import games
from core.table import Table
from saves.document import dump, load
from saves.opening import verify
from saves.recorder import from_table
from tui.commands.simulation import MOST_STEPS, RANDOM, Plan, replay_last
from tui.commands.tables import Box

SEATS = 4


def played(name: str, most_steps: int = MOST_STEPS) -> Table:
    """Give a table at which bots have played by chance."""
    game = games.create(name)
    box = Box(game, game.options(), {}, None)
    return replay_last(Plan(box, (RANDOM,) * SEATS, games=1, seed=1, most_steps=most_steps))


@pytest.mark.benchmark(group="table.seen(seat) after a step", timer=time.process_time)
@pytest.mark.parametrize("name", games.names())
def test_seen_after_a_step(benchmark: BenchmarkFixture, name: str) -> None:
    """Each round looks at a table that has just taken a step, as a screen does."""
    table = played(name, 150)

    def step() -> tuple[tuple[int], dict[str, object]]:
        question = table.question()
        assert question is not None
        table.play(question.seat, question.legal[0], question.step, 0.0)
        return (question.seat,), {}

    seen = benchmark.pedantic(table.seen, setup=step, rounds=100)
    assert seen.log


@pytest.mark.benchmark(group="save of a finished game", timer=time.process_time)
@pytest.mark.parametrize("name", games.names())
def test_save(benchmark: BenchmarkFixture, name: str, tmp_path: Path) -> None:
    table = played(name)

    def write() -> int:
        return (tmp_path / "save").write_bytes(dump(from_table(table, name, 0.0)))

    size = benchmark(write)
    benchmark.extra_info["bytes"] = size
    print(f"\n{name}: a finished random game of {SEATS} is a save of {size / 1000:.0f} KB")


@pytest.mark.benchmark(group="replay of a finished game", timer=time.process_time)
@pytest.mark.parametrize("name", games.names())
def test_verify(benchmark: BenchmarkFixture, name: str) -> None:
    data = dump(from_table(played(name), name, 0.0))
    verdict = benchmark(lambda: verify(load(data)))
    assert verdict.holds
