"""Colours of the lobby and of the form of a shared table; texts are in `pictures`."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.screens.lobbying import CARDS, DOOR, MILA, TOM, NoBots, Shown, changed
from tests.tui.screens.test_snapshots import ENVIRONMENT, Compare
from tui.app import HernaApp
from tui.settings import Settings, save
from tui.start import Start

KEYS = {
    "lobby": ["down"],
    "lobby-twice": [],
    "shared-table": ["s", "down", "right", "down", "down"],
}


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
@pytest.mark.parametrize("name", KEYS)
def test_it_looks_as_before(
    tmp_path: Path, snap_compare: Compare, name: str, size: tuple[int, int]
) -> None:
    async def run_before(pilot: Pilot[int]) -> None:
        for key in KEYS[name]:
            await pilot.pause()
            await pilot.press(key)
        await pilot.pause()

    save(tmp_path / "settings.json", Settings(welcomed=True))
    hall = Shown(tmp_path, CARDS, [MILA, TOM])
    app = HernaApp(
        Start("en", tmp_path, door=DOOR), ENVIRONMENT, visitor=MILA, hall=hall, bots=NoBots()
    )
    if name == "lobby-twice":
        hall.shown[0] = changed(CARDS[0], seated_elsewhere=True)
    assert snap_compare(app, terminal_size=size, run_before=run_before)
