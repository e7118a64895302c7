"""What the uppercase letters open: everything there is to know, one subject a page."""

from __future__ import annotations

from tui.screens.seeland.picture import Picture
from tui.widgets.lines import Line


def look(letter: str, picture: Picture) -> list[Line] | None:
    """Give all lines of the page behind a letter, title first; None if there is none."""
    return None
