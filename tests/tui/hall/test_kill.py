"""A hall that is killed while it is played at loses nothing that somebody else has seen."""

from __future__ import annotations

import random
from pathlib import Path

from tests.tui.hall.killed import kill_once, nothing_is_lost


def test_killed_five_times(tmp_path: Path) -> None:
    chance = random.Random(7)
    for _ in range(5):
        nothing_is_lost(kill_once(tmp_path, chance))
