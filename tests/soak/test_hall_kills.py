"""A hall that is killed fifty times while it is played at."""

from __future__ import annotations

import random
from pathlib import Path

from tests.tui.hall.killed import kill_once, nothing_is_lost


def test_killed_fifty_times(tmp_path: Path) -> None:
    chance = random.Random(11)
    for number in range(50):
        nothing_is_lost(kill_once(tmp_path / str(number // 10), chance))
