"""Which steps show hidden things: none. There is no chance and nothing is hidden."""

from __future__ import annotations

from core.labora.model import Action, State


def reveals(state: State, action: Action) -> bool:
    """Tell whether a legal action reveals: never."""
    return False
