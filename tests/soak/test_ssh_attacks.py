"""Attacks on a server in a process of its own: another player notices nothing, nothing stays."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import statistics
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.soak.attackers import ATTACKS
from tests.soak.test_ssh_visits import client, needs_proc, resident
from tests.tui.ssh.door import LOBBY, Seat
from tests.tui.ssh.serving import Serving

WAIT_AT_MOST = 0.25
"""Seconds, for each key of a player who does nothing bad."""
MEMORY = 100_000_000
"""Bytes more than before, also during an attack."""
RESTS_WITHIN = 30.0
PAUSE = 0.05
"""Seconds between keys; each second one leaves a screen of rules behind."""
BOOKED = re.compile(r"(here|admitted|present|connections|loose)=(\d+)")


class State(NamedTuple):
    """What a server holds for those who are here."""

    booked: dict[str, int]
    handles: int
    folders: int


class Watch:
    """Watches the memory of a process while something happens."""

    def __init__(self, process: int) -> None:
        self._process = process
        self.most = self.before = resident(process)

    async def run(self) -> None:
        """Look until it is cancelled."""
        while True:
            self.most = max(self.most, resident(self._process))
            await asyncio.sleep(0.02)


async def state(server: Serving) -> State:
    """Ask a server for its figures, and the system for its handles."""
    asked = server.log.count("figures here=")
    server.process.send_signal(signal.SIGUSR1)
    while (log := server.log).count("figures here=") == asked:
        await asyncio.sleep(0.02)
    line = re.findall(r"figures (.*)", log)[-1]
    booked = {name: int(count) for name, count in BOOKED.findall(line)}
    folders = len(list((server.data / "visitors").iterdir()))
    return State(booked, len(os.listdir(f"/proc/{server.process.pid}/fd")), folders)


async def waits(seat: Seat, attack: asyncio.subprocess.Process) -> list[float]:
    """Press keys as long as an attack lasts; give the seconds each waited for its answer."""
    taken = []
    while attack.returncode is None:
        for key, answer in (("r", "Rules"), ("q", LOBBY)):
            begun = time.perf_counter()
            await seat.press(key, answer)
            taken.append(time.perf_counter() - begun)
            await asyncio.sleep(PAUSE)
    return taken


@needs_proc
@pytest.mark.parametrize("attack", ATTACKS)
async def test_an_attack_harms_nobody_else_and_leaves_nothing(tmp_path: Path, attack: str) -> None:
    server = await asyncio.to_thread(Serving, tmp_path, program="tests.soak.large_server")
    try:
        async with client(server, 200) as comer:
            seat = await comer.sit()
            await seat.press("r", "Rules")
            await seat.press("q", LOBBY)
            await asyncio.sleep(0.5)
            before, watch = await state(server), Watch(server.process.pid)
            watching = asyncio.ensure_future(watch.run())
            attackers = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.soak.attackers", attack, str(server.port)
            )
            taken = await waits(seat, attackers)
            watching.cancel()
            deadline = time.monotonic() + RESTS_WITHIN
            while (after := await state(server)) != before and time.monotonic() < deadline:
                await asyncio.sleep(0.5)
            grown, most = resident(server.process.pid) - watch.before, watch.most - watch.before
        figures = re.findall(r"figures (.*)", server.log)[-1]
        print(
            f"\n{attack}: {len(taken)} keys of another player waited {1000 * max(taken):.0f} ms at"
            f" most, {1000 * statistics.median(taken):.0f} ms in the median; memory"
            f" +{most / 1e6:.0f} MB at most, +{grown / 1e6:.0f} MB after; {figures}"
        )
        assert attackers.returncode == 0
        assert len(server.log) < 100_000
        assert after == before
        assert max(taken) < WAIT_AT_MOST
        if not attack.startswith("leaving"):
            assert most < MEMORY
        assert grown < MEMORY
    finally:
        await asyncio.to_thread(server.stop, signal.SIGTERM)
