"""Keeps a process in which many apps come and go small and quick."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

from tui.textual_compat import forget_gone_apps, keep_strips_small

_THRESHOLDS = (10_000, 4, 10_000)
"""Fifty apps are a million objects: going through them all stops everybody for 0.3 to 0.5 s.

So new objects are gone through a few at a time, and old ones only when nobody plays.
"""
_TURN_SECONDS = 0.0005
QUIET_SECONDS = 2.0
"""So long nobody may have done anything before the garbage is collected."""
PATIENCE_SECONDS = 300.0
"""Then it is collected though somebody plays,"""
MOST_ENDED = 10
"""and also when so many visits have ended: each adds to the time that all must wait."""
SOON_SECONDS = 0.1
"""So long after the last of these it is collected: what they were about to do is done then."""
LOOK_SECONDS = 4.0
"""How often it is looked. Timers that were cancelled hold an app until they would have rung."""


def settle() -> None:
    """Take what has been imported out of the garbage collector's rounds, and let threads alternate.

    Threads write saves; the event loop must not wait 5 ms, Python's default, for its turn.
    """
    sys.setswitchinterval(_TURN_SECONDS)
    keep_strips_small()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)


def leave_to_the_system() -> None:
    """Do not tidy up what ends with the process anyway: that would take seconds."""
    gc.disable()
    gc.freeze()


class Tidying:
    """Collects what a visit leaves behind, when nobody has done anything for some seconds.

    `quiet` tells for how many seconds nobody has.
    """

    def __init__(self, quiet: Callable[[], float]) -> None:
        self._quiet = quiet
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._soon: asyncio.TimerHandle | None = None
        self._since = 0.0
        self._ended = 0

    def visit_ended(self) -> None:
        """Let go of a visit's app soon."""
        forget_gone_apps()
        self._ended += 1
        if self._ended >= MOST_ENDED and self._soon is None:
            self._soon = self._loop.call_later(SOON_SECONDS, self._collect)
        if self._timer is None:
            self._since = self._loop.time()
            self._timer = self._loop.call_later(LOOK_SECONDS, self._look)

    def close(self) -> None:
        """Look no longer."""
        for timer in (self._timer, self._soon):
            if timer is not None:
                timer.cancel()

    def _collect(self) -> None:
        self._soon = None
        self._ended = 0
        gc.collect()

    def _look(self) -> None:
        impatient = self._loop.time() - self._since >= PATIENCE_SECONDS
        if impatient or self._quiet() >= QUIET_SECONDS:
            self._timer = None
            self._collect()
        else:
            self._timer = self._loop.call_later(LOOK_SECONDS, self._look)
