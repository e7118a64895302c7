"""How often somebody may do something: so many at once, and then one after another."""

from __future__ import annotations

from collections.abc import Callable

_MOST = 1000
"""Keys that are remembered; the one that did nothing for longest is forgotten first."""


class Pace:
    """Lets each key act `burst` times at once, and once each `seconds` after that."""

    def __init__(self, burst: int, seconds: float, clock: Callable[[], float]) -> None:
        self._burst = burst
        self._seconds = seconds
        self._clock = clock
        self._full: dict[str, float] = {}
        """When each key may act `burst` times again."""

    def allows(self, key: str) -> bool:
        """Whether the key may act now; if so, it has."""
        now = self._clock()
        full = max(self._full.pop(key, now), now)
        allowed = full - now <= (self._burst - 1) * self._seconds
        self._full[key] = full + self._seconds if allowed else full
        if len(self._full) > _MOST:
            del self._full[next(iter(self._full))]
        return allowed
