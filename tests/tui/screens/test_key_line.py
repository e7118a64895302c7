"""The key line names only actions that are done in the mode that is shown."""

from __future__ import annotations

import pytest

from core.games import names
from tests.tui.screens.conftest import Opening
from tests.tui.screens.playing import at_table, play_screen, press
from tui.screens.play_hints import hint_names

_LEAVES = ("help", "command", "rule", "enter", "hint")
"""Actions that open another screen, or act on what the cursor is on."""
_GROUPS = {"up-down": ("up", "down")}


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("keys", [(), ("L",), ("S",), ("C", "escape"), ("e", "enter", "comma")])
async def test_what_the_key_line_names_is_done(
    herna: Opening, game: str, keys: tuple[str, ...]
) -> None:
    async with herna(size=(120, 40), **at_table("Eva", "Tom", game=game)) as pilot:
        screen = play_screen(pilot)
        if screen.mode == "curtain":
            await press(pilot, "enter")
        await press(pilot, *keys)
        named = [one for name in hint_names(screen) for one in _GROUPS.get(name, (name,))]
        assert named
        for name in sorted(named, key=lambda one: one == "back"):
            if name not in _LEAVES:
                mode, look = screen.mode, screen.look
                assert screen.do(name), (mode, name)
                if mode != "look":
                    screen.look = None
                elif name != "back":
                    assert screen.look is look
