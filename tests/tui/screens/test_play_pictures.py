"""The whole game screen as the app shows it: panels in their places, keys, curtain, replay, end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.pictures import check
from tests.tui.screens.conftest import Opening
from tests.tui.screens.playing import at_table, press

PICTURES = Path(__file__).parent / "pictures"
SIZES = {"small": (80, 24), "large": (120, 40)}
KEYS = {
    "play-curtain": [],
    "play-swap": ["enter", "m", "2"],
    "play-replay": ["enter", "m", "2", "enter", "r", "enter", "comma"],
    "play-agreed": ["enter", "q", "e", "y", "y"],
}


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", KEYS)
async def test_the_game_screen_looks_as_pictured(
    herna: Opening, name: str, size: str, language: str
) -> None:
    async with herna(language, SIZES[size], **at_table("Eva", "Tom")) as pilot:
        await press(pilot, *KEYS[name])
        check(pilot.app, PICTURES / f"{name}-{size}-{language}.txt")
