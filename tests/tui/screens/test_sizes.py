"""Every screen survives every size, draws within it, and keeps its focus."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.screens.conftest import Opening, resize, saved_game, text
from tui.screens.base import HouseScreen
from tui.screens.list_screen import ListScreen
from tui.widgets.lines import width
from tui.widgets.panel import LinesPanel

SIZES = [(200, 60), (120, 40), (80, 24), (60, 20), (40, 12), (20, 5), (1, 1), (20, 5), (80, 24)]
SCREENS = {
    "home": [],
    "new game": ["s", "down", "down"],
    "a name being written": ["s", "down", "down", "enter", "x"],
    "saved games": ["o"],
    "a question": ["o", "d"],
    "a text asked for": ["o", "r"],
    "rules": ["r", "down"],
    "searching rules": ["r", "slash", "k"],
    "results": ["w"],
    "settings": ["p", "down"],
    "keys": ["p", *["down"] * 4, "enter", "down"],
    "help": ["question_mark"],
    "palette": ["ctrl+p", "s"],
    "first start": ["p", "G", "enter", "1", "y"],
    "a first game": ["p", "G", "enter", "1", "y", "3"],
}


def focused(shown: str) -> list[str]:
    """The lines with the focus, without what scrolls beside them."""
    return [line.strip("│ ").partition("  ")[0] for line in shown.splitlines() if "▸" in line]


@pytest.mark.parametrize("name", SCREENS)
async def test_walking_through_the_sizes(herna: Opening, home: Path, name: str) -> None:
    saved_game(home, "Evening", "Eva", "Tom")
    saved_game(home, "A very long name of a table " * 4, "Ota" * 60, "日本" * 20)
    async with herna("cs", keys=SCREENS[name]) as pilot:
        before = text(pilot)
        screen = pilot.app.screen
        at = screen.cursor.at if isinstance(screen, ListScreen) else None
        for size in SIZES:
            await resize(pilot, size)
            assert pilot.app.screen is screen
            for panel in screen.query(LinesPanel):
                if panel.visible:
                    assert max(map(width, panel.lines), default=0) <= size[0]
                    assert len(panel.lines) <= size[1]
        if isinstance(screen, ListScreen):
            assert screen.cursor.at == at
        assert focused(text(pilot)) == focused(before)


@pytest.mark.parametrize("name", SCREENS)
async def test_below_the_needed_size_the_screen_names_it(herna: Opening, name: str) -> None:
    async with herna(size=(79, 24), keys=SCREENS[name]) as pilot:
        assert isinstance(pilot.app.screen, HouseScreen)
        assert text(pilot).startswith("Needs 80×24")
