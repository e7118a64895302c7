"""Parts of the first line that all games have: the players in order, and the step of a replay."""

from __future__ import annotations

from collections.abc import Iterable

from tui.screens.table.picture import TablePicture
from tui.widgets.lines import Line

FULL = 99
NAME_SIZES = (8, 6, 5, 4, 1)
"""Cells that a name may have when there is little room; 1 stands for the seat's letter."""


def shown_name(picture: TablePicture, seat: int, cells: int) -> str:
    """Give a name in full, cut, or as the seat's letter."""
    return picture.short_name(seat, cells)


def players(
    picture: TablePicture, order: Iterable[int], cells: int, turn: int | None, gap: str = " "
) -> Line:
    """Write players in order; the one whose turn it is has a mark and capitals."""
    parts: Line = []
    for seat in order:
        active = seat == turn
        name = shown_name(picture, seat, cells)
        if parts:
            parts.append((gap, "text"))
        if active:
            parts.append((picture.glyphs.active, "active"))
        parts.append((name.upper() if active else name, picture.token(seat)))
    return parts


def replay(picture: TablePicture) -> Line:
    """Write which step of a replay is shown; nothing in a game that goes on."""
    if picture.scene.moment is None:
        return []
    step, last = picture.scene.moment
    text = picture.words.t("replay {step}/{last}", step=step, last=last)
    return [(" ", "text"), (text, "active")]
