"""What a seat may know of a state: everything. Only the unused chance is taken out."""

from __future__ import annotations

from core.labora.model import State


def hide(copy: State) -> State:
    """Take the state of chance out of `copy`, which is changed."""
    copy.rng = 0
    return copy
