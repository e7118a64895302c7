"""What is refused stands in the log, but never so often that it drives everything else out."""

from __future__ import annotations

import asyncio
import logging
import time

from tui.hall.pace import Pace
from tui.ssh.identity import printable

LOG = logging.getLogger("herna.server")
LONGEST = 160
"""Characters of a line about a refusal."""
LINES_AN_ADDRESS, ADDRESS_SECONDS = 5, 60.0
"""Lines that an address may cause at once, and how long each takes to be allowed again."""
LINES, LINES_SECONDS = 60, 2.0
"""The same for all addresses together."""
COUNT_SECONDS = 60.0
"""So long after a line was left out, it is told how many were."""


class Refusals:
    """Notes refusals; of those beyond measure only the number."""

    def __init__(self) -> None:
        self._of_address = Pace(LINES_AN_ADDRESS, ADDRESS_SECONDS, time.monotonic)
        self._of_all = Pace(LINES, LINES_SECONDS, time.monotonic)
        self._left_out = 0
        self._timer: asyncio.TimerHandle | None = None

    def note(self, address: str, what: str) -> None:
        """Note one; `address` is where it comes from, `what` may hold words of the client."""
        if self._of_address.allows(address) and self._of_all.allows(""):
            LOG.info("refused %s: %s", address, printable(what, LONGEST))
            return
        self._left_out += 1
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(COUNT_SECONDS, self._count)

    def close(self) -> None:
        """Tell the last number."""
        if self._timer is not None:
            self._timer.cancel()
            self._count()

    def _count(self) -> None:
        LOG.info("refused %d more that are not listed", self._left_out)
        self._left_out = 0
        self._timer = None
