"""Kill a process that saves, again and again, and look at what is left."""

from __future__ import annotations

import random
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from saves.opening import verify
from saves.store import Store
from tests.saves.saver import NAME


def kill_and_look(folder: Path, times: int, seed: int) -> list[int]:
    """Let a game be saved and killed so many times; give the steps that were found each time.

    Fails when the save does not open, does not hold, or is older than what was acknowledged.
    """
    chance = random.Random(seed)
    store = Store(folder)
    found: list[int] = []
    for _ in range(times):
        writes, delay = chance.randrange(1, 40), chance.random() / 100
        play, acknowledged = _run_and_kill(folder, seed, writes, delay)
        save = store.open(NAME)
        save.slot.close()
        step = save.opened.table.match.step
        assert save.opened.lost is None
        assert verify(save.document).holds
        if save.document.play == play:
            assert step in (acknowledged, acknowledged + 1)
        else:
            assert step == 1
        found.append(step)
    return found


def _run_and_kill(folder: Path, seed: int, writes: int, delay: float) -> tuple[str, int]:
    """Kill the process `delay` seconds after so many writes; give the last it acknowledged."""
    command = [sys.executable, "-m", "tests.saves.saver", str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(writes)]
        with suppress(subprocess.TimeoutExpired):
            process.wait(delay)
        process.kill()
        told += process.stdout.readlines()
    whole = [line for line in told if line.endswith(b"\n")]
    play, step = whole[-1].decode().split()
    return play, int(step)
