"""What the server watches of itself: lag, memory, figures, who comes too often."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import time

import pytest

from tests.tui.ssh.door import eventually
from tui.ssh import memory
from tui.ssh.arrivals import arrived, event_loop
from tui.ssh.collecting import measure_collecting, seconds_collecting
from tui.ssh.figures import Figures, resident
from tui.ssh.lag import LagWatch
from tui.ssh.limits import origin
from tui.ssh.surroundings import environment
from tui.terminal import read_terminal


async def test_what_holds_up_everybody_is_noted_now_and_then(
    caplog: pytest.LogCaptureFixture,
) -> None:
    figures = Figures()
    watch = LagWatch(figures)
    await asyncio.sleep(0)
    for _ in range(2):
        time.sleep(0.3)
        await asyncio.sleep(0.15)
    watch.close()
    waited = [record.getMessage() for record in caplog.records]
    assert len(waited) == 1, "not more often than every few seconds"
    assert waited[0].startswith("everybody waited ")
    assert caplog.records[0].levelno == logging.WARNING
    assert "lag_most_ms=0.0" not in figures.line(0, {})


def test_figures_in_a_line() -> None:
    figures = Figures()
    for milliseconds in range(100):
        figures.answered(milliseconds / 1000)
    figures.visits = 7
    figures.dropped = 3
    line = dict(part.split("=") for part in figures.line(2, {}).split())
    assert (line["here"], line["visits"], line["dropped_frames"]) == ("2", "7", "3")
    assert (line["key_p50_ms"], line["key_p95_ms"]) == ("50.0", "95.0")
    assert line["lag_p95_ms"] == "0.0"
    assert float(line["rss_mb"]) == pytest.approx(resident() / 1e6, rel=0.2)


async def test_garbage_is_collected_when_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[float] = []
    monkeypatch.setattr(memory, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr("gc.collect", lambda: collected.append(time.monotonic()))
    quiet = 0.0
    tidying = memory.Tidying(lambda: quiet)
    tidying.visit_ended()
    tidying.visit_ended()
    await asyncio.sleep(0.05)
    assert collected == []
    quiet = memory.QUIET_SECONDS
    await eventually(lambda: len(collected) == 1)
    await asyncio.sleep(0.05)
    assert len(collected) == 1, "once for all visits that have ended"
    quiet = 0.0
    monkeypatch.setattr(memory, "PATIENCE_SECONDS", 0.05)
    tidying.visit_ended()
    await eventually(lambda: len(collected) == 2)
    monkeypatch.setattr(memory, "PATIENCE_SECONDS", 100.0)
    for _ in range(memory.MOST_ENDED):
        tidying.visit_ended()
    await eventually(lambda: len(collected) == 3)
    tidying.visit_ended()
    tidying.close()


def test_old_objects_are_left_alone() -> None:
    before, turn = gc.get_threshold(), sys.getswitchinterval()
    try:
        memory.settle()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[2] > 1000
        assert sys.getswitchinterval() < 0.001
        memory.leave_to_the_system()
        assert not gc.isenabled()
    finally:
        gc.enable()
        gc.unfreeze()
        gc.set_threshold(*before)
        sys.setswitchinterval(turn)


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_neighbours_of_ipv6_count_as_one(address: str, counted_as: str) -> None:
    assert origin(address) == counted_as


def test_only_what_is_known_is_taken_of_what_a_client_sends() -> None:
    world = environment("xterm", {"LANG": "cs_CZ.UTF-8", "PATH": "/", "LD_PRELOAD": "x"})
    assert world == {"TERM": "xterm", "LANG": "cs_CZ.UTF-8"}
    assert read_terminal(environment("xterm", {})).unicode
    assert not read_terminal(environment("xterm", {"LANG": "C"})).unicode
    assert len(environment("x" * 999, {"LANG": "y" * 999})["LANG"]) == 100


def test_it_is_known_when_bytes_came_though_they_are_read_later() -> None:
    async def talk() -> tuple[float, float]:
        loop = asyncio.get_running_loop()
        near, far = socket.socketpair()
        near.setblocking(False)
        told: list[float] = []
        loop.add_reader(near, lambda: told.append(arrived()))
        await asyncio.sleep(0.05)
        far.send(b"a")
        sent = loop.time()
        time.sleep(0.2)
        await asyncio.sleep(0.01)
        loop.remove_reader(near)
        near.close()
        far.close()
        return sent, told[0]

    with asyncio.Runner(loop_factory=event_loop) as runner:
        sent, came = runner.run(talk())
    assert 0 <= came - sent <= 0.15, "half of the time in which nobody looked"
    assert asyncio.run(_now()) < 0.05


async def _now() -> float:
    return abs(arrived() - asyncio.get_running_loop().time())


def test_what_the_garbage_collector_takes_is_known() -> None:
    before = list(gc.callbacks)
    try:
        measure_collecting()
        measure_collecting()
        assert len(gc.callbacks) <= len(before) + 1
        begun = seconds_collecting()
        gc.collect()
        assert seconds_collecting() > begun
    finally:
        gc.callbacks[:] = before
