"""A way that is put together on the screen: which of its lines has the focus, what was changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tui.play.menu import Way

Change = Literal["up", "down", "left", "right", "none"]
"""To the line above or below, one less, one more, none of it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What the player has made of the ready-made way that an open list of ways offered."""

    line: str
    """The id of the thing that has the focus."""
    rule: str
    """Its rule."""
    way: Way | None = None
    """The changed way, which Enter stands for; None while nothing is changed."""
    held: tuple[tuple[str, int], ...] = ()
    """The amounts that the player has chosen, the latest last; they stay when others change."""
    told: str = ""
    """Why nothing was changed."""
