"""What the uppercase letters open."""

from __future__ import annotations

from tui.screens.burgundy.picture import Picture
from tui.widgets.lines import Line


def look(letter: str, picture: Picture) -> list[Line] | None:
    """Give all lines of the page behind a letter."""
    return None
