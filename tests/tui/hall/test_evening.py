"""Two visitors and a bot play to the end, whatever happens to lines and server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.tui.hall.evening import play
from tui.play import bot_seats


async def test_a_game_of_the_struggle(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(bot_seats, "PAUSE_SECONDS", 0.0)
    document = await play(tmp_path, "struggle", 3)
    assert document.result is not None
    assert document.result.how == "rules"
    assert [one.name for one in document.result.standings] == ["Eva", "Tom", "Bot 2"]
