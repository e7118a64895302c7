"""Fifty people at twenty-five tables on one server, and how quick it stays."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import statistics
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import NamedTuple

from tests.soak.test_ssh_visits import client, needs_proc, own_key, serving
from tests.tui.hall.people import Clock, first_choice, shared
from tests.tui.ssh.door import Seat, fingerprint
from tests.tui.ssh.serving import Serving
from tui.hall.hall import Hall
from tui.hall.stored import FOLDER, read_tables
from tui.hall.visitor import Visitor

PLAYERS = 50
STORED = 100
RESTARTS_WITHIN = 3.0
SECONDS = 30.0
KEYS_A_SECOND = 1.0
"""Of each player; people press fewer, and seldom a step of a game each time."""
PRESSES = 200
MEDIAN_MS, MOST_MS = 8.0, 25.0
"""Key to first byte of the frame: p50 and p95."""
STEPS_AT_LEAST = 300
NEAR_MS = 2.0
"""What the line and the client itself may take."""


class Figures(NamedTuple):
    """What came out of one run."""

    median: float
    most: float
    steps: int
    processor: float
    """The share of one processor that the server took."""
    line: str


async def _make_tables(data: Path, names: list[str], more: int) -> list[str]:
    """Lay tables for pairs of these people, and some that nobody will play; give their names."""
    clock = Clock()
    hall = Hall(data / FOLDER, clock, first_choice)
    await hall.start()
    people = [Visitor(fingerprint(name), name) for name in names]
    made = []
    for number in range(len(people) // 2):
        clock.now += 100
        one, other = people[2 * number : 2 * number + 2]
        table = await hall.create(one, shared("me", "open", seed=number + 1, name=f"t{number}"))
        await hall.join(other, table)
        made.append(f"t{number}")
    for number in range(more):
        clock.now += 100
        await hall.create(Visitor(f"SHA256:away{number}", "away"), shared("me", "random"))
    await hall.close()
    return made


async def _play(seat: Seat, begin: float, until: float) -> None:
    """Press the keys that play a game on, whoever's turn it is, and read what comes."""
    reading = asyncio.ensure_future(_read_away(seat))
    await asyncio.sleep(begin)
    try:
        while time.monotonic() < until:
            for key in "e\r\r":
                seat.process.stdin.write(key.encode())
                await asyncio.sleep(1 / KEYS_A_SECOND)
    finally:
        reading.cancel()


async def _read_away(seat: Seat) -> None:
    while await seat.process.stdout.read(65536):
        pass


async def _probe(seat: Seat) -> list[float]:
    """Move the focus to and fro; give the times to the first byte of each answer, in ms."""
    taken = []
    for number in range(PRESSES):
        await seat.quiet(0.05)
        begun = time.perf_counter()
        seat.process.stdin.write(b"l" if number % 2 else b"h")
        assert await asyncio.wait_for(seat.process.stdout.read(65536), 10)
        taken.append(1000 * (time.perf_counter() - begun))
    return taken


async def _measure(seat: Seat, begin: float, until: float) -> list[float]:
    """Move the focus once a second; give the seconds to the first byte of each answer."""
    taken = []
    await asyncio.sleep(begin)
    number = 0
    while time.monotonic() < until:
        number += 1
        await seat.quiet(0.05)
        begun = time.perf_counter()
        seat.process.stdin.write(b"l" if number % 2 else b"h")
        with suppress(TimeoutError):  # where there is nothing to go to, nothing is drawn
            assert await asyncio.wait_for(seat.process.stdout.read(65536), 2 / KEYS_A_SECOND)
            taken.append(time.perf_counter() - begun)
        await asyncio.sleep(max(0.0, 1 / KEYS_A_SECOND - (time.perf_counter() - begun)))
    return taken


def _steps(data: Path) -> int:
    tables, _ = read_tables(data / FOLDER)
    return sum(table.summary.step for table in tables)


def _processor_seconds(server: Serving) -> float:
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _run(server: Serving, tables: list[str]) -> Figures:
    before = _steps(server.data)
    async with AsyncExitStack() as stack:
        seats = []
        for number in range(PLAYERS):
            comer = await stack.enter_async_context(client(server, number))
            table = tables[number // 2]
            seats.append(await comer.sit(command=table, until="Your hand"))
        probe, *players = seats
        until = time.monotonic() + SECONDS
        playing = [
            asyncio.ensure_future(_play(seat, number / len(players) / KEYS_A_SECOND, until))
            for number, seat in enumerate(players)
        ]
        used = _processor_seconds(server)
        await asyncio.sleep(1)
        taken = sorted(await _probe(probe))
        await asyncio.gather(*playing)
        used = _processor_seconds(server) - used
        server.process.send_signal(signal.SIGUSR1)
        await asyncio.to_thread(server.until_logged, "figures here=")
        line = re.findall(r"figures (.*)", server.log)[-1]
    await asyncio.to_thread(server.stop, signal.SIGTERM)
    median, most = statistics.median(taken), taken[int(0.95 * len(taken))]
    return Figures(median, most, _steps(server.data) - before, used / SECONDS, line)


@needs_proc
async def test_fifty_people_at_twenty_five_tables(tmp_path: Path) -> None:
    names = [own_key(number) for number in range(PLAYERS)]
    tables = await _make_tables(tmp_path, names, STORED - PLAYERS // 2)
    begun = time.perf_counter()
    async with serving(tmp_path) as server:
        started = time.perf_counter() - begun
        found = await _run(server, tables)
    print(
        f"\n{STORED} tables stored: listening after {started:.1f} s;"
        f" {PLAYERS} people, {found.steps} steps in {SECONDS:.0f} s:"
        f" key to paint p50 {found.median:.1f} ms, p95 {found.most:.1f} ms;"
        f" {100 * found.processor:.0f} % of a processor; {found.line}"
    )
    assert started < RESTARTS_WITHIN
    assert found.steps > STEPS_AT_LEAST
    assert found.median < MEDIAN_MS
    assert found.most < MOST_MS


@needs_proc
async def test_figures_say_what_clients_measure(tmp_path: Path) -> None:
    names = [own_key(number) for number in range(PLAYERS)]
    tables = await _make_tables(tmp_path, names, 0)
    async with serving(tmp_path) as server, AsyncExitStack() as stack:
        seats = []
        for number in range(PLAYERS):
            comer = await stack.enter_async_context(client(server, number))
            seats.append(await comer.sit(command=tables[number // 2], until="Your hand"))
        await asyncio.sleep(1)
        until = time.monotonic() + SECONDS
        measured = [
            _measure(seat, number / PLAYERS / KEYS_A_SECOND, until)
            for number, seat in enumerate(seats)
        ]
        taken = sorted(one for each in await asyncio.gather(*measured) for one in each)
        server.process.send_signal(signal.SIGUSR1)
        await asyncio.to_thread(server.until_logged, "figures here=")
        line = re.findall(r"figures (.*)", server.log)[-1]
    await asyncio.to_thread(server.stop, signal.SIGTERM)
    figures = dict(part.split("=") for part in line.split())
    for share, name in ((0.5, "key_p50_ms"), (0.95, "key_p95_ms")):
        theirs, ours = 1000 * taken[int(share * len(taken))], float(figures[name])
        print(f"\n{len(taken)} keys, {name}: clients {theirs:.1f}, figures {ours:.1f}")
        assert abs(theirs - ours) < max(0.2 * theirs, NEAR_MS)
