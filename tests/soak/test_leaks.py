"""Hundreds of moves shown on a screen leave nothing behind."""

from __future__ import annotations

import asyncio
import gc
import os
from pathlib import Path

import pytest

from core import games
from core.table import Sitter
from tui.app import HernaApp
from tui.screens.going import open_new
from tui.screens.play import PlayScreen
from tui.settings import Settings, save
from tui.start import NewTable, Start

WARM, MOVES = 300, 500
MOST = 5_000_000
"""Bytes by which the process may grow over `MOVES`."""
PAGE = os.sysconf("SC_PAGE_SIZE")


def resident() -> int:
    """Give the bytes of memory the process has now."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("game", games.names())
async def test_moves_of_bots_do_not_fill_the_memory(game: str, tmp_path: Path) -> None:
    save(tmp_path / "settings.json", Settings(welcomed=True, bot_speed="instant"))
    seats = tuple(Sitter(name, "random") for name in ("Eva", "Tom"))
    app = HernaApp(Start("en", tmp_path), {"TERM": "xterm-256color", "LANG": "C.UTF-8"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.2)
        open_new(app, NewTable(game, seats, {}, None, 3))
        await _played(app, WARM)
        before = resident()
        await _played(app, MOVES)
        grown = resident() - before
        print(f"\n{game}: {MOVES} moves, {grown / 1e6:.1f} MB more")
        assert grown < MOST


async def _played(app: HernaApp, steps: int) -> None:
    """Wait until so many moves were played, in as many games as it takes."""
    played = 0
    last = app.screen.kept.table.match.step if isinstance(app.screen, PlayScreen) else 0
    for _ in range(20_000):
        await asyncio.sleep(0.01)
        screen = app.screen
        if not isinstance(screen, PlayScreen):
            continue
        now = screen.kept.table.match.step
        played += max(0, now - last)
        last = now
        if played >= steps:
            return
        if screen.kept.table.ended:
            table = screen.kept.table
            again = NewTable(table.game.id, tuple(table.sitters), {}, None, played)
            open_new(app, again, instead=True)
            last = 0
    raise AssertionError(f"only {played} moves were played")
