"""Colours of Seeland: one position, small and large."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.screens.conftest import settle
from tests.tui.screens.playing import at_table
from tests.tui.screens.test_snapshots import ENVIRONMENT, Compare
from tui.app import HernaApp
from tui.start import Start

TURN = ("1", "enter", "enter", "b", "enter", "e", "enter")
KEYS = [*("enter", "e", "enter") * 2, *TURN * 4, "3", "a", "m"]
"""The first mills and two turns of each player; then a place for a tile is being chosen."""
SEED = 8


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
def test_it_looks_as_before(
    home: Path, monkeypatch: pytest.MonkeyPatch, snap_compare: Compare, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("HOME", str(home.parent))

    async def run_before(pilot: Pilot[int]) -> None:
        await settle(pilot)
        for key in KEYS:
            await pilot.press(key)
            await settle(pilot)

    options = {"side": "tactical", "records": "yes", "governors": "yes"}
    start = at_table("Eva", "Tom", game="seeland", seed=SEED, **options)
    app = HernaApp(Start("en", home, **start), ENVIRONMENT)
    assert snap_compare(app, terminal_size=size, run_before=run_before)
