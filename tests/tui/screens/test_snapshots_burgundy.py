"""Colours of The Castles of Burgundy: one position, small and large."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.screens.conftest import settle
from tests.tui.screens.playing import at_table
from tests.tui.screens.test_snapshots import ENVIRONMENT, Compare
from tui.app import HernaApp
from tui.start import Start

KEYS = [
    "enter",
    *("t", "a", "enter", "e", "enter", "enter"),
    *("t", "b", "enter", "e", "enter", "enter"),
    "t",
]
"""Two turns are played, each after the keyboard was passed on, and a card is being chosen."""


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

    start = at_table("Eva", "Tom", "Ada", game="burgundy", seed=8)
    app = HernaApp(Start("en", home, **start), ENVIRONMENT)
    assert snap_compare(app, terminal_size=size, run_before=run_before)
