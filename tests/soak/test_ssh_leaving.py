"""Fifty people leave at once: the others do not wait for them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.soak.test_ssh_load import _make_tables
from tests.soak.test_ssh_visits import needs_proc, own_key
from tests.tui.ssh.door import Client, Seat, settings_file
from tui.settings import Settings, save

LEAVING = 50
WAITS_AT_MOST = 0.25
SECONDS = 15.0
"""So long it is measured: what visits leave behind is tidied up some seconds later."""


async def _pressed(seat: Seat, seconds: float) -> list[float]:
    """Press keys all the time; give how long each waited for the first byte of its answer."""
    taken, until, number = [], time.monotonic() + seconds, 0
    while time.monotonic() < until:
        number += 1
        await seat.quiet(0.02)
        begun = time.perf_counter()
        seat.type(b"l" if number % 2 else b"h")
        assert await asyncio.wait_for(seat.process.stdout.read(65536), 10)
        taken.append(time.perf_counter() - begun)
    return taken


async def _leave(seats: list[Seat], how: str) -> None:
    await asyncio.sleep(1)
    for seat in seats:
        if how == "key":
            seat.type("\x11")
        else:
            seat.process.close()


async def _run(port: int, data: Path, tables: list[str], leaving: int, how: str) -> list[float]:
    async with AsyncExitStack() as stack:
        seats = []
        for number in range(leaving + 2):
            name = own_key(number)
            save(settings_file(data, name), Settings(welcomed=True))
            address = {"local_addr": (f"127.0.0.{number + 2}", 0)}
            comer = await stack.enter_async_context(Client(port, name, name, address))
            seats.append(await comer.sit(command=tables[number // 2], until="Your hand"))
        *seats, probe, _ = seats
        taken, _ = await asyncio.gather(_pressed(probe, SECONDS), _leave(seats, how))
        return sorted(taken)


@needs_proc
@pytest.mark.parametrize("how", ["key", "cut"])
async def test_fifty_leave_and_nobody_waits(tmp_path: Path, how: str) -> None:
    names = [own_key(number) for number in range(LEAVING + 2)]
    tables = await _make_tables(tmp_path, names, 0)
    command = [sys.executable, "-m", "tests.soak.roomy", str(tmp_path)]
    with (tmp_path / "held").open("w+") as held:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=held, text=True)
        try:
            assert server.stdout is not None
            port = int(await asyncio.to_thread(server.stdout.readline))
            taken = await _run(port, tmp_path, tables, LEAVING, how)
        finally:
            server.terminate()
            server.wait(20)
        held.seek(0)
        rounds = sorted(int(line.split()[1]) for line in held if line.startswith("held"))
    median, worst = (round(1000 * one) for one in (taken[len(taken) // 2], taken[-1]))
    print(
        f"\n{LEAVING} leave ({how}): keys p50 {median} ms, longest {worst} ms;"
        f" longest rounds of the event loop {rounds[-5:]} ms of the processor"
    )
    assert rounds[-1] < 1000 * WAITS_AT_MOST
    assert taken[-1] < 4 * WAITS_AT_MOST, "what the machine does beside is in it"
