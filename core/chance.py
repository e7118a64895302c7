"""Chance as one int: a 64-bit linear congruential generator read from its upper bits.

The int lives in the state (`rng`), so the same seed and actions give the same game, and a copy
of a state carries its own future. Constants are Knuth's MMIX ones.
"""

from __future__ import annotations

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """Give the first generator state for any seed; near seeds start far apart."""
    mixed = (seed + 0x9E3779B97F4A7C15) & _MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)


def below(rng: int, limit: int) -> tuple[int, int]:
    """Draw a number from 0 to `limit` - 1 and give it with the next generator state."""
    rng = (rng * _MULTIPLIER + _INCREMENT) & _MASK
    return ((rng >> 32) * limit) >> 32, rng


def shuffle(rng: int, items: list[int]) -> int:
    """Shuffle `items` in place (Fisher-Yates) and give the next generator state."""
    for last in range(len(items) - 1, 0, -1):
        rng = (rng * _MULTIPLIER + _INCREMENT) & _MASK
        other = ((rng >> 32) * (last + 1)) >> 32
        items[last], items[other] = items[other], items[last]
    return rng
