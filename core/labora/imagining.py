"""A full state made up from a view. Nothing is hidden, so only chance is made up."""

from __future__ import annotations

from core.chance import seeded
from core.labora.model import State


def imagine(copy: State, seed: int) -> State:
    """Fill in what `copy` of a view, which is changed, does not know. Same seed, same state."""
    copy.rng = seeded(seed) or 1
    return copy
