"""Lets apps of one process end one after the other, so that nobody else waits for many ends."""

from __future__ import annotations

import asyncio
from collections import deque

AT_ONCE = 2
"""Apps that end at the same time."""
REST_SECONDS = 0.02
"""So long the others have the process to themselves after each end."""
PATIENCE_SECONDS = 2.0
"""So long an app waits for its turn."""


class Departures:
    """The turns in which apps end."""

    def __init__(self) -> None:
        self._ending = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def wait(self) -> bool:
        """Wait for a turn, but not for ever; give whether it came, and must be given back."""
        if self._ending < AT_ONCE:
            self._ending += 1
            return True
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await asyncio.wait({turn}, timeout=PATIENCE_SECONDS)
        except asyncio.CancelledError:
            if turn.done():
                self._next()
            else:
                self._waiting.remove(turn)
            raise
        if turn.done():
            return True
        self._waiting.remove(turn)
        return False

    def ended(self) -> None:
        """Give a turn back: an app has ended."""
        asyncio.get_running_loop().call_later(REST_SECONDS, self._next)

    def _next(self) -> None:
        if self._waiting:
            self._waiting.popleft().set_result(None)
        else:
            self._ending -= 1
