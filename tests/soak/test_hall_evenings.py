"""Whole games of every kind in a hall: two visitors and a bot, lost lines, a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from core import games
from tests.tui.hall.evening import play
from tui.play import bot_seats


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", games.names())
async def test_a_whole_game(tmp_path: Path, monkeypatch: Any, game: str, seed: int) -> None:
    monkeypatch.setattr(bot_seats, "PAUSE_SECONDS", 0.0)
    document = await play(tmp_path, game, seed)
    assert document.result is not None
