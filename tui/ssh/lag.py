"""Watches whether something holds up the event loop, in which all visitors play."""

from __future__ import annotations

import asyncio
import logging

from tui.ssh.figures import Figures

LOG = logging.getLogger("herna.server")
EVERY_SECONDS = 0.1
NOTED_SECONDS = 0.05
"""A lag above this is noted in the log,"""
PAUSE_SECONDS = 10.0
"""at most so often."""


class LagWatch:
    """Measures by how much a timer is late."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._loop = asyncio.get_running_loop()
        self._due = self._loop.time() + EVERY_SECONDS
        self._noted = -PAUSE_SECONDS
        self._timer = self._loop.call_at(self._due, self._look)

    def close(self) -> None:
        """Measure no longer."""
        self._timer.cancel()

    def _look(self) -> None:
        now = self._loop.time()
        late = now - self._due
        self._figures.lagged(late)
        if late > NOTED_SECONDS and now - self._noted >= PAUSE_SECONDS:
            self._noted = now
            LOG.warning("everybody waited %.0f ms", 1000 * late)
        self._due = now + EVERY_SECONDS
        self._timer = self._loop.call_at(self._due, self._look)
