"""When bytes came: the event loop reads them only after it has served everybody else in turn."""

from __future__ import annotations

import asyncio
import time
from selectors import DefaultSelector, SelectorKey

_BLOCKED_SECONDS = 0.0001
"""Who has waited for events for so long had nothing else to do: they have just come."""


class Arrivals(DefaultSelector):
    """A selector that knows about when the events came that it told last."""

    def __init__(self) -> None:
        super().__init__()
        self.came = self._told = time.monotonic()
        """In the time of the event loop."""

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        """Wait for events, as any selector does."""
        begun = time.monotonic()
        events = super().select(timeout)
        now = time.monotonic()
        # Else they came at some time since it was looked last: in the middle, on average.
        self.came = now if now - begun > _BLOCKED_SECONDS else (self._told + now) / 2
        self._told = now
        return events


def event_loop() -> asyncio.AbstractEventLoop:
    """Make an event loop in which `arrived` tells more than when something is read."""
    return asyncio.SelectorEventLoop(Arrivals())


def arrived() -> float:
    """When the bytes came that are read now, in the time of the running event loop."""
    loop = asyncio.get_running_loop()
    selector = getattr(loop, "_selector", None)
    return selector.came if isinstance(selector, Arrivals) else loop.time()
