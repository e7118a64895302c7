"""Boxes, rules and scrolling lists as they stand in the pictures of the screens.

A frame is drawn as text, not as a border of the terminal library, because it carries two titles
and joins its neighbours. Widths are outer widths in cells.
"""

from collections.abc import Sequence

from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import TEXT, Line, Span, crop, cut, fit, merge, width

FRAME = "frame"
TITLE = "title"
ACTIVE = "active"

Title = str | Line


def frame(
    lines: Sequence[Line],
    cells: int,
    title_left: Title = "",
    title_right: Title = "",
    *,
    glyphs: Glyphs,
    height: int | None = None,
    focused: bool = False,
) -> list[Line]:
    """A box around lines: `┌─ Market ──────── deck 17 ─┐`.

    Lines are cut and padded to the inside (`cells - 2`); they bring their own blank at the left if
    they want one. With a `height` (outer, in lines) the box is filled with blank lines, or the last
    line inside gives way to the sign for more. A focused box is drawn in the active token.
    """
    edge = ACTIVE if focused else FRAME
    inside = cells - 2
    body = list(lines)
    if height is not None:
        body = _to_height(body, height - 2, glyphs)
    top = _edge_line(title_left, title_right, cells, glyphs, edge)
    side: Span = (glyphs.vertical, edge)
    rows = [merge([side, *fit(each, inside, glyphs), side]) for each in body]
    floor = glyphs.bottom_left + glyphs.horizontal * inside + glyphs.bottom_right
    return [top, *rows, [(floor, edge)]]


def _to_height(body: list[Line], rows: int, glyphs: Glyphs) -> list[Line]:
    if len(body) <= rows:
        return [*body, *([] for _ in range(rows - len(body)))]
    if rows < 1:
        return []
    return [*body[: rows - 1], [(" " + glyphs.more, "dim")]]


def _edge_line(left: Title, right: Title, cells: int, glyphs: Glyphs, edge: str) -> Line:
    left_end: Span = (glyphs.top_left + glyphs.horizontal, edge)
    right_end: Span = (glyphs.horizontal + glyphs.top_right, edge)
    return _titled(_title(left), _title(right), cells, glyphs, left_end, right_end, edge)


def rule(cells: int, left: Title = "", right: Title = "", *, glyphs: Glyphs) -> Line:
    """A line across the screen with a title at each end: `── Cards ──────── once a turn ─`."""
    left_end: Span = (glyphs.horizontal * 2, FRAME)
    right_end: Span = (glyphs.horizontal, FRAME)
    return _titled(_title(left), _title(right), cells, glyphs, left_end, right_end, FRAME)


def _title(title: Title) -> Line:
    if isinstance(title, str):
        return [(title, TITLE)] if title else []
    return title


def _titled(
    left: Line, right: Line, cells: int, glyphs: Glyphs, left_end: Span, right_end: Span, edge: str
) -> Line:
    """Titles between two ends with the edge drawn in between; the right title gives way first."""
    room = cells - width([left_end, right_end])
    wanted_left = width(left) + 2 if left else 0
    wanted_right = width(right) + 2 if right else 0
    if wanted_left + wanted_right + 1 > room:
        right = cut(right, max(0, room - wanted_left - 3), glyphs) if right else right
        if width(right) < 4:
            right = []
        wanted_right = width(right) + 2 if right else 0
    if wanted_left + wanted_right > room:
        left = cut(left, max(0, room - 2), glyphs)
        wanted_left = width(left) + 2 if left else 0
    blank: Span = (" ", edge)
    middle = glyphs.horizontal * (room - wanted_left - wanted_right)
    parts: Line = [left_end]
    if left:
        parts += [blank, *left, blank]
    parts.append((middle, edge))
    if right:
        parts += [blank, *right, blank]
    parts.append(right_end)
    return merge(crop(parts, cells))


def small_box(
    lines: Sequence[Line],
    cells: int,
    *,
    glyphs: Glyphs,
    top: Span | None = None,
    bottom: Span | None = None,
) -> list[Line]:
    """A card-sized box with a sign in its top edge (`┌─1───┐`) and in its floor (`└──▲──┘`)."""
    inside = cells - 2
    above: Line = [(glyphs.horizontal, FRAME), top] if top else []
    roof = _edge(above, inside, glyphs)
    below: Line = []
    if bottom:
        below = [(glyphs.horizontal * ((inside - width([bottom])) // 2), FRAME), bottom]
    floor = _edge(below, inside, glyphs)
    side: Span = (glyphs.vertical, FRAME)
    return [
        merge([(glyphs.top_left, FRAME), *roof, (glyphs.top_right, FRAME)]),
        *(merge([side, *fit(each, inside, glyphs), side]) for each in lines),
        merge([(glyphs.bottom_left, FRAME), *floor, (glyphs.bottom_right, FRAME)]),
    ]


def _edge(start: Line, cells: int, glyphs: Glyphs) -> Line:
    return [*start, (glyphs.horizontal * (cells - width(start)), FRAME)]


def grid(
    rows: Sequence[Sequence[Sequence[Line]]], widths: Sequence[int], *, glyphs: Glyphs
) -> list[Line]:
    """Cells in rows and columns whose walls are shared and joined (`├───┼───┤`).

    A cell is a list of lines; a row is as high as its highest cell. `widths` are inner widths.

    Raises:
        ValueError: if a row has not one cell for each width.
    """
    drawn: list[Line] = [_wall(widths, glyphs.top_left, glyphs.tee_down, glyphs.top_right, glyphs)]
    side: Span = (glyphs.vertical, FRAME)
    for index, row in enumerate(rows):
        if index:
            drawn.append(_wall(widths, glyphs.tee_right, glyphs.cross, glyphs.tee_left, glyphs))
        for level in range(max((len(cell) for cell in row), default=0)):
            parts: Line = [side]
            for cell, size in zip(row, widths, strict=True):
                parts += [*fit(cell[level] if level < len(cell) else [], size, glyphs), side]
            drawn.append(merge(parts))
    drawn.append(_wall(widths, glyphs.bottom_left, glyphs.tee_up, glyphs.bottom_right, glyphs))
    return drawn


def _wall(widths: Sequence[int], start: str, joint: str, end: str, glyphs: Glyphs) -> Line:
    return [(start + joint.join(glyphs.horizontal * size for size in widths) + end, FRAME)]


def first_row(total: int, height: int, focus: int, before: int = 0) -> int:
    """The first line to show of a list so that the line with the focus is in view.

    `before` is the first line shown until now: the list moves only as far as it must.
    """
    if total <= height:
        return 0
    lowest, highest = focus - height + 1, focus
    return max(0, min(max(before, lowest), highest, total - height))


def window(
    lines: Sequence[Line], height: int, focus: int, cells: int, *, glyphs: Glyphs, before: int = 0
) -> list[Line]:
    """The part of a list that fits into `height` lines and holds the focus.

    Where lines are hidden, an arrow stands in the last cell of the first or last line shown.
    """
    start = first_row(len(lines), height, focus, before)
    shown = [fit(each, cells, glyphs) for each in lines[start : start + height]]
    if not shown:
        return []
    if start > 0:
        shown[0] = _marked(shown[0], cells, glyphs, glyphs.up)
    if start + height < len(lines):
        shown[-1] = _marked(shown[-1], cells, glyphs, glyphs.down)
    return shown


def _marked(of: Line, cells: int, glyphs: Glyphs, sign: str) -> Line:
    body = fit(cut(_without_end(of), cells - 2, glyphs), cells - 1, glyphs)
    return merge([*body, (sign, TEXT)])


def _without_end(of: Line) -> Line:
    """The line without the blanks it was padded with."""
    kept = list(of)
    while kept and not kept[-1][0].rstrip(" "):
        kept.pop()
    if kept:
        kept[-1] = (kept[-1][0].rstrip(" "), kept[-1][1])
    return kept
