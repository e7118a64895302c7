"""Figures about a running server: how many are here, how quick it is, what it sends."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Mapping
from pathlib import Path

_KEPT = 2000
"""Of each kind of time, so many of the latest count."""
_STATM = Path("/proc/self/statm")


class Figures:
    """What one server counts. Times are kept in seconds."""

    def __init__(self) -> None:
        self.visits = 0
        """Visits since the start."""
        self.received = 0
        """Bytes from visitors who have left."""
        self.sent = 0
        """Bytes to visitors who have left."""
        self.dropped = 0
        """Frames left out because a line was full."""
        self.faults = 0
        """Apps that ended by a fault."""
        self._answers: deque[float] = deque(maxlen=_KEPT)
        self._lags: deque[float] = deque(maxlen=_KEPT)

    def answered(self, seconds: float) -> None:
        """Note how long a key waited for its frame."""
        self._answers.append(seconds)

    def lagged(self, seconds: float) -> None:
        """Note by how much the event loop was late."""
        self._lags.append(seconds)

    def line(self, here: int, booked: Mapping[str, int]) -> str:
        """All figures in one line, for a log; `here` visits go on, and so much else is counted."""
        figures = {
            "here": here,
            "visits": self.visits,
            "faults": self.faults,
            "key_p50_ms": _milliseconds(self._answers, 0.5),
            "key_p95_ms": _milliseconds(self._answers, 0.95),
            "lag_p95_ms": _milliseconds(self._lags, 0.95),
            "lag_most_ms": _milliseconds(self._lags, 1.0),
            "in": self.received,
            "out": self.sent,
            "dropped_frames": self.dropped,
            "rss_mb": round(resident() / 1e6, 1),
            **booked,
        }
        return " ".join(f"{name}={value}" for name, value in figures.items())


def _milliseconds(seconds: Iterable[float], share: float) -> float:
    """The time that `share` of all times do not exceed."""
    ordered = sorted(seconds)
    if not ordered:
        return 0.0
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def resident() -> int:
    """Bytes of memory the process has; 0 where the system does not say."""
    try:
        pages = int(_STATM.read_text("ascii").split()[1])
    except (OSError, IndexError, ValueError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
