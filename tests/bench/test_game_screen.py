"""What a player of a real game feels, beside an empty Textual app in the same run."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import cycle
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.terminal import Output, PtyApp

EMPTY = (sys.executable, "-m", "tests.bench.empty_app")
HOME = (sys.executable, "-m", "tui", "--lang", "en")
GAME = (*HOME, "new", "struggle", "--seat", "Eva", "--seat", "Tom", "--seed", "1")
SIZES = ((80, 24), (120, 40))
LEFT, RIGHT, ENTER, ESC, HELP = "\x1b[D", "\x1b[C", "\r", "\x1b", "?"
STARTS = 5
PRESSES = 12
FIRST_FRAME = 1.5
"""Times an empty app; so are the next two."""
MOVE_TIMES, STEP_TIMES = 2.0, 4.0
SLACK = 0.002
"""Seconds by which medians of milliseconds may differ on a busy machine."""
MOVE_BYTES = {(80, 24): 1_000, (120, 40): 3_000}
STEP_BYTES = {(80, 24): 5_000, (120, 40): 9_000}


@pytest.mark.usefixtures("known_player")
def test_the_first_frame_of_home(benchmark: BenchmarkFixture) -> None:
    """Wall time, because what comes after the first frame must not count."""
    ours, floor = [], []
    for _ in range(STARTS):
        ours.append(first_text(HOME))
        floor.append(first_text(EMPTY))
    benchmark.pedantic(first_text, args=(HOME,))
    times = min(ours) / min(floor)
    benchmark.extra_info["times"] = times
    print(
        f"\nhome: {min(ours) * 1000:.0f} ms, empty app {min(floor) * 1000:.0f}: {times:.2f} times"
    )
    assert times <= FIRST_FRAME


def first_text(argv: tuple[str, ...]) -> float:
    """Give the seconds until the first visible character."""
    with PtyApp(argv) as app:
        seen = app.start_up().first_text
    assert seen is not None
    return seen


def costs(press: Callable[[], Output]) -> tuple[float, int]:
    """Give the median seconds until the first byte, and the most bytes of an answer."""
    answers = [press() for _ in range(PRESSES)]
    firsts = [answer.first for answer in answers if answer.first is not None]
    assert len(firsts) == PRESSES, "every press must be answered"
    return median(firsts), max(answer.size for answer in answers)


@pytest.mark.usefixtures("known_player")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_keys_in_a_game(benchmark: BenchmarkFixture, size: tuple[int, int]) -> None:
    """The focus moves along the market; a step takes its card, and Esc puts it back."""
    with PtyApp(EMPTY, size) as empty:
        empty.start_up()
        floor, _ = costs(lambda: empty.press("x"))
    with PtyApp(GAME, size) as app:
        app.read_until("Eva")
        app.press(ENTER, quiet=1.0)
        frame = app.press("\x0c", quiet=1.0).size
        idle = app.read_quiet(2.0, 2.0).size
        app.press("m")
        there_and_back = cycle((RIGHT, LEFT))
        move, move_bytes = costs(lambda: app.press(next(there_and_back)))
        step, step_bytes = costs(lambda: taken_and_put_back(app))
        dialog = benchmark.pedantic(app.press, args=(HELP,)).size
    print(
        f"\n{size[0]}x{size[1]}: focus {move * 1000:.1f} ms, {move / floor:.1f} times an empty app,"
        f" {move_bytes} bytes; step {step * 1000:.1f} ms, {step / floor:.1f} times, {step_bytes}"
        f" bytes; help {dialog} bytes, a frame {frame}; idle {idle}"
    )
    assert idle == 0
    assert move_bytes <= MOVE_BYTES[size]
    assert step_bytes <= STEP_BYTES[size]
    assert move <= MOVE_TIMES * floor + SLACK
    assert step <= STEP_TIMES * floor + SLACK


def taken_and_put_back(app: PtyApp) -> Output:
    """Take a card of the market and put it back; give what the taking wrote."""
    answer = app.press(ENTER)
    app.press(ESC)
    return answer
