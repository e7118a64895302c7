"""Boxes that share an edge: the corners become joints, and two lines are saved for six players."""

from __future__ import annotations

from tui.screens.struggle.layout import joined
from tui.screens.struggle.picture import Picture
from tui.widgets.lines import Line, merge


def corners(picture: Picture, lines: list[Line], panel: str) -> list[Line]:
    """Turn the roof of a box into one that hangs on the box above it, where boxes are joined."""
    if not joined(picture) or not lines:
        return lines
    signs = picture.glyphs
    if panel == "market":
        roof = _with(lines[0], {0: signs.tee_right, -1: signs.tee_down})
    elif panel == "stock":
        roof = _with(lines[0], {0: signs.tee_down, -1: signs.tee_left})
    else:
        roof = _with(lines[0], {0: signs.tee_right, -1: signs.tee_left})
    return [roof, *lines[1:]]


def _with(line: Line, signs: dict[int, str]) -> Line:
    """Put signs of one cell in the place of the first and the last cell of a line."""
    text, token = line[0]
    last, last_token = line[-1]
    if len(line) == 1:
        return [(signs[0] + text[1:-1] + signs[-1], token)]
    return merge([(signs[0] + text[1:], token), *line[1:-1], (last[:-1] + signs[-1], last_token)])
