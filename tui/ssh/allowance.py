"""An allowance: something that may be used up at once, and comes back little by little."""

from __future__ import annotations

from collections.abc import Callable


class Allowance:
    """So much `at_once`, and `a_second` more each second, in whatever unit it is spent."""

    def __init__(self, at_once: float, a_second: float, clock: Callable[[], float]) -> None:
        self._most = self._left = at_once
        self._a_second = a_second
        self._clock = clock
        self._seen = clock()

    def spend(self, amount: float) -> float:
        """Take an amount, also more than is left; give the seconds until nothing is owed."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._seen) * self._a_second) - amount
        self._seen = now
        return max(0.0, -self._left / self._a_second)
