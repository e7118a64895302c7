"""Lets apps of one process end one after the other, so that nobody else waits for many ends."""

from __future__ import annotations

import asyncio
from contextlib import suppress

AT_ONCE = 2
"""Apps that end at the same time."""
REST_SECONDS = 0.02
"""So long the others have the process to themselves after each end."""
PATIENCE_SECONDS = 2.0
"""So long an app waits for its turn."""


class Departures:
    """The turns in which apps end."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def wait(self) -> bool:
        """Wait for a turn, but not for ever; give whether it came, and must be given back."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._turns.acquire(), PATIENCE_SECONDS)
            return True
        return False

    def ended(self) -> None:
        """Give a turn back: an app has ended."""
        asyncio.get_running_loop().call_later(REST_SECONDS, self._turns.release)
