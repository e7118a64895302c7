"""Lists that scroll without losing the end of a line: arrows stand in front."""

from __future__ import annotations

from tui.screens.seeland.picture import Picture
from tui.widgets.frames import first_row
from tui.widgets.lines import Line, merge


def in_sight(picture: Picture, rows: list[Line], room: int, focus: int) -> list[Line]:
    """Give the part of a list that holds the focus; rows begin with a blank where they can."""
    start = first_row(len(rows), room, focus)
    shown = rows[start : start + room]
    for place, sign, more in (
        (0, picture.glyphs.up, start > 0),
        (-1, picture.glyphs.down, start + room < len(rows)),
    ):
        if more and shown and shown[place] and shown[place][0][0].startswith(" "):
            text, token = shown[place][0]
            shown[place] = merge([(sign, "dim"), (text[1:], token), *shown[place][1:]])
    return shown
