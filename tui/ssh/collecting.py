"""How long the garbage collector has taken: no visitor's fault in particular."""

from __future__ import annotations

import gc
import time


class _Collecting:
    """Measures the rounds of the garbage collector."""

    def __init__(self) -> None:
        self.seconds = 0.0
        """Processor time of the thread in which it ran, so far."""
        self._begun = 0.0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        now = time.thread_time()
        if phase == "start":
            self._begun = now
        else:
            self.seconds += now - self._begun


_COLLECTING = _Collecting()


def measure_collecting() -> None:
    """Measure from now on, in this process."""
    if _COLLECTING not in gc.callbacks:
        gc.callbacks.append(_COLLECTING)


def seconds_collecting() -> float:
    """Processor time that the garbage collector has taken since it is measured."""
    return _COLLECTING.seconds
