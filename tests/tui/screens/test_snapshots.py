"""What text cannot show: colours. Few, because each is a large file; texts are in `pictures`."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest
from textual.pilot import Pilot

from tests.tui.screens.conftest import saved_game
from tui.app import HernaApp
from tui.start import Start

KEYS = {
    "home": [],
    "new-game": ["s", "down", "down"],
    "saves": ["o", "d"],
    "rules": ["r", "slash", *"knight"],
    "settings": ["p", "down"],
}
ENVIRONMENT = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}


class Compare(Protocol):
    """The fixture of the snapshot plugin."""

    def __call__(
        self, app: HernaApp, *, terminal_size: tuple[int, int], run_before: object
    ) -> bool: ...


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
@pytest.mark.parametrize("name", KEYS)
def test_it_looks_as_before(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    snap_compare: Compare,
    name: str,
    size: tuple[int, int],
) -> None:
    monkeypatch.setenv("HOME", str(home.parent))
    saved_game(home, "Evening", "Eva", "Tom", "Ada")

    async def run_before(pilot: Pilot[int]) -> None:
        for key in KEYS[name]:
            await pilot.pause()
            await pilot.press(key)
        await pilot.pause()

    app = HernaApp(Start("en", home), ENVIRONMENT)
    assert snap_compare(app, terminal_size=size, run_before=run_before)
