"""What a move of the cursor over Seeland's map sends to the terminal."""

from __future__ import annotations

import sys
from itertools import cycle

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.terminal import Output, PtyApp
from tests.bench.test_game_screen import MOVE_BYTES, SIZES, STEP_BYTES

GAME = (
    *(sys.executable, "-m", "tui", "--lang", "en", "new", "seeland", "--seed", "1"),
    *("--seat", "Eva", "--seat", "Tom", "--set", "governors=yes", "--set", "records=yes"),
)
UP, DOWN, RIGHT, LEFT, ENTER = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\r"
_ROUND = (RIGHT, DOWN, DOWN, LEFT, UP, RIGHT)
_PRESSES = 18


def _walk(app: PtyApp) -> list[Output]:
    keys = cycle(_ROUND)
    return [app.press(next(keys), quiet=0.1) for _ in range(_PRESSES)]


@pytest.mark.usefixtures("known_player")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_moves_over_the_map(benchmark: BenchmarkFixture, size: tuple[int, int]) -> None:
    """From place to place, then over every hex; a step lays the first mill, and Esc undoes it."""
    with PtyApp(GAME, size) as app:
        app.read_until("Seeland")
        app.read_quiet(1.0)
        places = benchmark.pedantic(_walk, args=(app,))
        steps = [app.press(key, quiet=0.5) for key in (ENTER, "u")]
        app.press(";", quiet=0.5)
        hexes = _walk(app)
    most = {
        name: max(one.size for one in found)
        for name, found in (("place", places), ("hex", hexes), ("step", steps))
    }
    benchmark.extra_info.update(most)
    print(f"\nat {size[0]}x{size[1]}: bytes for a {most}")
    assert max(most["place"], most["hex"]) <= MOVE_BYTES[size]
    assert most["step"] <= STEP_BYTES[size]
