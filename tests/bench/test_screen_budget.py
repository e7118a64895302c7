"""What a screen costs in a real terminal, beside an empty Textual app in the same run.

The targets are those of the design: a moved focus 1 KB at 80x24 and 3 KB at 120x40, a step 5 and
9 KB, a first frame within 1.5 times the empty app's, a key within 2 times (focus) or 4 times (step)
of its time, silence while idle.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.terminal import PtyApp

EMPTY = (sys.executable, "-m", "tests.bench.empty_app")
PANEL = (sys.executable, "-m", "tests.bench.panel_app")
SIZES = ((80, 24), (120, 40))
MOST_BYTES = {((80, 24), "j"): 1000, ((120, 40), "j"): 3000}
MOST_BYTES |= {((80, 24), "s"): 5000, ((120, 40), "s"): 9000}
MOST_TIMES = {"j": 2.0, "s": 4.0}
MOST_TIMES_AT_START = 1.5
SLACK = 0.002
"""Seconds by which two medians of milliseconds may differ on a busy machine."""
PRESSES = 40
STARTS = 5


@dataclass(frozen=True, slots=True)
class Pressed:
    """What many presses of one key cost."""

    bytes: int
    """The most of all presses."""
    seconds: float
    """The median until the first byte."""


def pressed(argv: tuple[str, ...], size: tuple[int, int], key: str, times: int) -> Pressed:
    """Press a key again and again in a running app."""
    with PtyApp(argv, size) as app:
        app.start_up()
        outputs = [app.press(key, quiet=0.05) for _ in range(times)]
    firsts = [output.first for output in outputs if output.first is not None]
    assert len(firsts) == times, "every press must be answered"
    return Pressed(max(output.size for output in outputs), median(firsts))


def first_text(argv: tuple[str, ...], size: tuple[int, int]) -> float:
    """Seconds from the start of the process until the first visible character."""
    with PtyApp(argv, size) as app:
        seen = app.start_up().first_text
    assert seen is not None
    return seen


@pytest.mark.benchmark(group="a key in a real terminal")
@pytest.mark.parametrize("key", ["j", "s"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_key(benchmark: BenchmarkFixture, size: tuple[int, int], key: str) -> None:
    empty = pressed(EMPTY, size, key, PRESSES)
    panel = benchmark.pedantic(pressed, args=(PANEL, size, key, PRESSES))
    benchmark.extra_info.update(bytes=panel.bytes, times=panel.seconds / empty.seconds)
    print(
        f"\n{key} at {size[0]}x{size[1]}: {panel.bytes} bytes (empty app {empty.bytes}),"
        f" first byte {panel.seconds * 1000:.1f} ms (empty app {empty.seconds * 1000:.1f})"
    )
    assert panel.bytes <= MOST_BYTES[size, key]
    assert panel.seconds <= MOST_TIMES[key] * empty.seconds + SLACK


@pytest.mark.benchmark(group="first frame in a real terminal")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_first_frame(benchmark: BenchmarkFixture, size: tuple[int, int]) -> None:
    empty, panel = [], []
    for _ in range(STARTS):
        empty.append(first_text(EMPTY, size))
        panel.append(first_text(PANEL, size))
    benchmark.pedantic(first_text, args=(PANEL, size))
    times = median(panel) / median(empty)
    benchmark.extra_info["times"] = times
    print(
        f"\nfirst text at {size[0]}x{size[1]}: {median(panel) * 1000:.0f} ms"
        f" (empty app {median(empty) * 1000:.0f}), {times:.2f} times"
    )
    assert times <= MOST_TIMES_AT_START


@pytest.mark.benchmark(group="idle in a real terminal")
def test_idle(benchmark: BenchmarkFixture) -> None:
    def idle() -> int:
        with PtyApp(PANEL) as app:
            app.start_up()
            return app.read_quiet(3.0, 3.0).size

    assert benchmark.pedantic(idle) == 0
