"""What every test of a screen gets: an app that is looked at as soon as it rests."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

_PAUSE = 0.002
"""Seconds for what comes from elsewhere: a thread that has saved, a timer."""
_TURNS = 3
"""So many turns of the event loop with nothing to do in them, and the app is at rest."""


async def _rest(_least: float = 0.0, most: float = 1.0) -> None:
    """Wait until the event loop has nothing to do, at most so many seconds."""
    loop: Any = asyncio.get_running_loop()
    end = time.monotonic() + most
    await asyncio.sleep(_PAUSE)
    idle = 0
    while idle < _TURNS and time.monotonic() < end:
        await asyncio.sleep(0)
        idle = 0 if loop._ready else idle + 1


@pytest.fixture(autouse=True)
def short_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask the event loop whether the app rests. Textual watches the clock: 20 ms, five times a key,
    and on a busy machine that is no proof."""
    for module in ("app", "pilot"):
        monkeypatch.setattr(f"textual.{module}.wait_for_idle", _rest)
