"""How fast the bare rules are, in CPU time: whole random games, and copies of a position."""

from __future__ import annotations

import time
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from core import games
from core.game import AnyGame
from tui.commands.simulation import play_by_chance

TABLES = [(name, seats) for name in games.names() for seats in games.create(name).seats]
GAMES_A_ROUND = 20


@pytest.mark.benchmark(group="random games (20 a round)", timer=time.process_time)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games(benchmark: BenchmarkFixture, name: str, seats: int) -> None:
    game = games.create(name)
    options = game.options()

    def play() -> tuple[int, int]:
        steps = most = 0
        for seed in range(GAMES_A_ROUND):
            _, taken, _, widest = play_by_chance(game, options, seats, seed)
            steps += taken
            most = max(most, widest)
        return steps, most

    steps, most = benchmark.pedantic(play, rounds=5, warmup_rounds=1)
    assert benchmark.stats is not None
    best = benchmark.stats.stats.min
    benchmark.extra_info["games_per_second"] = round(GAMES_A_ROUND / best)
    benchmark.extra_info["steps_per_second"] = round(steps / best)
    benchmark.extra_info["most_choices"] = most
    print(
        f"\n{name}, {seats} seats: {GAMES_A_ROUND / best:.0f} games/s,"
        f" {steps / best:.0f} steps/s, at most {most} choices"
    )


@pytest.mark.benchmark(group="copy of a mid-game state", timer=time.process_time)
@pytest.mark.parametrize("name", games.names())
def test_copy(benchmark: BenchmarkFixture, name: str) -> None:
    game = games.create(name)
    state = midgame(game)
    copy = benchmark(game.clone, state)
    assert copy == state


def midgame(game: AnyGame) -> Any:
    """Give the position in the middle of the steps of a random game of four."""
    options = game.options()
    _, steps, _, _ = play_by_chance(game, options, 4, 1)
    state, _, _, _ = play_by_chance(game, options, 4, 1, steps // 2)
    return state
