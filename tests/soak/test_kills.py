"""Fifty kills: whatever was acknowledged is there."""

from __future__ import annotations

from pathlib import Path

from tests.saves.kills import kill_and_look


def test_killed_fifty_times(tmp_path: Path) -> None:
    assert len(kill_and_look(tmp_path, 50, seed=4)) == 50
