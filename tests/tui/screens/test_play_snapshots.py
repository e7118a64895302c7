"""The colours of the game screen, in one moment with a path, a cursor, a gain and a `!`."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.screens.playing import at_table
from tests.tui.screens.test_snapshots import ENVIRONMENT, Compare
from tui.app import HernaApp
from tui.start import Start


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
def test_it_looks_as_before(home: Path, snap_compare: Compare, size: tuple[int, int]) -> None:
    async def run_before(pilot: Pilot[int]) -> None:
        for key in ("enter", "m", "2"):
            await pilot.pause()
            await pilot.press(key)
        await pilot.pause()

    app = HernaApp(Start("en", home, **at_table("Eva", "Tom=random", "Ada", "Max")), ENVIRONMENT)
    assert snap_compare(app, terminal_size=size, run_before=run_before)
