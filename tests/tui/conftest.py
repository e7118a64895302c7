"""What every test of a screen gets: an app that is looked at as soon as it rests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

_PAUSE = 0.002
"""Seconds for what comes from elsewhere."""
_SOON = 0.01
"""A timer that ends within so many seconds is waited for: Textual lets a new size settle."""
_TURNS = 3
"""So many turns of the event loop with nothing to do in them, and the app is at rest."""


class _Rest:
    """Knows whether an app rests: it has nothing to do now or soon, and no thread works for it."""

    def __init__(self) -> None:
        self._in_threads = 0
        self._to_thread = asyncio.to_thread

    async def to_thread(self, function: Callable[..., Any], /, *given: Any, **named: Any) -> Any:
        """Call a function in a thread, as `asyncio.to_thread` does."""
        self._in_threads += 1
        try:
            return await self._to_thread(function, *given, **named)
        finally:
            self._in_threads -= 1

    async def wait(self, _least: float = 0.0, most: float = 1.0) -> None:
        """Wait until the app rests, at most so many seconds."""
        loop: Any = asyncio.get_running_loop()
        end = time.monotonic() + most
        await asyncio.sleep(_PAUSE)
        idle = 0
        while idle < _TURNS and time.monotonic() < end:
            awaited = self._in_threads or _timer_ends_soon(loop)
            await asyncio.sleep(_PAUSE if awaited else 0)
            idle = 0 if awaited or loop._ready else idle + 1


def _timer_ends_soon(loop: Any) -> bool:
    end = loop.time() + _SOON
    return any(timer.when() < end and not timer.cancelled() for timer in loop._scheduled)


@pytest.fixture(autouse=True)
def short_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask the event loop whether the app rests. Textual watches the clock: 20 ms, five times a key,
    and on a busy machine that is no proof."""
    rest = _Rest()
    monkeypatch.setattr(asyncio, "to_thread", rest.to_thread)
    for module in ("app", "pilot"):
        monkeypatch.setattr(f"textual.{module}.wait_for_idle", rest.wait)
