"""A process that is killed loses nothing that it was told is saved."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saves.errors import InUse
from saves.locks import Lock
from tests.saves.kills import kill_and_look

HOLD = """
import sys, time
from pathlib import Path
from saves.locks import Lock
held = Lock.take(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""


def test_killed_five_times(tmp_path: Path) -> None:
    found = kill_and_look(tmp_path, 5, seed=11)
    assert len(found) == 5
    assert found[-1] > found[0]


def test_a_lock_vanishes_with_its_process(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(InUse) as caught:
            Lock.take(path)
        assert caught.value.pid == process.pid
        process.kill()
    assert path.exists()
    Lock.take(path).release()
    assert not path.exists()


def test_patience_waits_for_a_lock(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    held = Lock.take(path)
    begun = time.monotonic()
    with pytest.raises(InUse):
        Lock.take(path, 0.05)
    assert 0.05 <= time.monotonic() - begun < 5
    held.release()
    Lock.take(path, 5).release()


def test_a_lock_whose_file_was_removed_is_taken_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.lock"
    real = os.fstat
    removed: list[bool] = []

    def fstat(handle: int) -> os.stat_result:
        if not removed:
            removed.append(True)
            path.unlink()
        return real(handle)

    monkeypatch.setattr(os, "fstat", fstat)
    held = Lock.take(path)
    assert removed
    assert path.exists()
    with pytest.raises(InUse):
        Lock.take(path)
    held.release()
