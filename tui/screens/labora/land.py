"""A landscape as one grid: heartland, districts above and below, plots at both sides."""

from __future__ import annotations

from collections.abc import Sequence

from core.labora import places
from core.labora.model import Player
from tui.screens.labora import legend
from tui.screens.labora.cells import LARGE, SMALL, cell
from tui.screens.labora.marks import space_of
from tui.screens.labora.picture import Picture
from tui.screens.labora.walls import Wall, with_letters
from tui.widgets.frames import first_row, rule
from tui.widgets.lines import Line, crop, merge, pad, width
from tui.words.labora_names import column, row_number

COLUMNS = 9
_MARGIN = 2
_LEGEND = 17
"""Cells that the legend needs."""


def owners(player: Player) -> dict[tuple[int, int], int]:
    """Give the space that lies on each row and column; a mountain lies on two rows."""
    found = {}
    for at in player.ground:
        row, place = places.row(at), places.column(at) + places.LEFT
        found[row, place] = at
        if place == COLUMNS - 1:
            found[row + 1, place] = at
    return found


def rows_of(player: Player) -> list[int]:
    """List the rows of a landscape from above."""
    return sorted({row for row, _ in owners(player)})


def shown_rows(picture: Picture, count: int) -> tuple[list[int], bool, bool]:
    """Give the rows that are drawn, and whether there are more above and below."""
    player = picture.land_view.players[picture.land_seat]
    rows = rows_of(player)
    start = first_row(len(rows), count, rows.index(_focus(picture, rows)))
    shown = rows[start : start + count]
    return shown, start > 0, start + count < len(rows)


def _focus(picture: Picture, rows: Sequence[int]) -> int:
    """Give the row that must be in view: of the focus, of the chosen place, of the first one."""
    laid = picture.laid_row
    if laid is not None:
        return max(min(rows), min(laid, max(rows)))
    candidates = [space_of(picture.scene.focus)]
    candidates += [space_of(thing) for thing, mark in picture.marks.items() if mark.chosen]
    candidates += [space_of(thing) for thing in picture.chosen_things]
    candidates += [space_of(thing) for thing in picture.marks]
    for one in candidates:
        if one is not None and one[0] == picture.land_seat and places.row(one[1]) in rows:
            return places.row(one[1])
    return 1


def grid(picture: Picture, count: int) -> list[Line]:
    """Draw the land: so many rows of cells at most, with walls, row numbers and letters."""
    seat = picture.land_seat
    player = picture.land_view.players[seat]
    inside, lines_a_row = (LARGE, 3) if picture.large else (SMALL, 2)
    rows, above, below = shown_rows(picture, count)
    owned = {place: at for place, at in owners(player).items() if place[0] in rows}
    wall = Wall(owned, COLUMNS, inside, picture.glyphs)
    drawn: list[Line] = []
    for number, row in enumerate(rows):
        drawn.append(_margined(wall.across(rows[number - 1] if number else None, row)))
        here = {place: at for (y, place), at in owned.items() if y == row}
        texts = {
            place: cell(picture, seat, at) if places.row(at) == row else []
            for place, at in here.items()
        }
        middle = 1 if picture.large else 0
        for level in range(lines_a_row):
            line = wall.row(row, {p: t[level] for p, t in texts.items() if level < len(t)})
            drawn.append(_margined(line, _number(picture, row) if level == middle else ""))
    floor = wall.across(rows[-1], None)
    known = {place for _, place in owners(player)}
    letters = [column(place) if place in known else "" for place in range(COLUMNS)]
    drawn.append(_margined(with_letters(floor, letters, inside)))
    if above:
        drawn[0] = _arrow(drawn[0], picture.glyphs.up)
    if below:
        drawn[-1] = _arrow(drawn[-1], picture.glyphs.down)
    return drawn


def space_at(picture: Picture, height: int, row: int, column: int) -> int | None:
    """Give the space that is drawn on a cell of a panel of so many lines, or None.

    The wall above a space and the one before it are not told from it.
    """
    head, inside, lines_a_row = (1, LARGE, 4) if picture.large else (0, SMALL, 3)
    rows, _, _ = shown_rows(picture, (height - 1 - head) // lines_a_row)
    number, place = (row - head) // lines_a_row, (column - _MARGIN) // (inside + 1)
    if row < head or column < _MARGIN or number >= len(rows):
        return None
    player = picture.land_view.players[picture.land_seat]
    return owners(player).get((rows[number], place))


def _arrow(line: Line, sign: str) -> Line:
    """Show in the margin that there is more land."""
    return [(sign, "active"), *_dropped(line, 1)]


def _dropped(line: Line, count: int) -> Line:
    return merge([(line[0][0][count:], line[0][1]), *line[1:]])


def _number(picture: Picture, row: int) -> str:
    number = row_number(row)
    return f"{picture.glyphs.minus}{-number}" if number < 0 else str(number)


def _margined(line: Line, number: str = "") -> Line:
    return merge([*pad([(number, "text")], _MARGIN), *line])


def small(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the land and beside it the legend, where columns are not bought yet."""
    lines = grid(picture, (height - 1) // 3)
    return _with_legend(picture, lines, cells, legend.small(picture))


def large(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw a title, the land, and the legend beside it."""
    lines = grid(picture, (height - 2) // 4)
    title = rule(
        cells - 1, legend.title(picture), legend.prices_title(picture), glyphs=picture.glyphs
    )
    return [title, *_with_legend(picture, lines, cells, legend.large(picture))]


def has_legend(picture: Picture, cells: int) -> bool:
    """Whether the land leaves room for the legend at one of its sides."""
    known = {place for _, place in owners(picture.land_view.players[picture.land_seat])}
    inside = LARGE if picture.large else SMALL
    right = cells - (_MARGIN + (max(known) + 1) * (inside + 1) + 2)
    return max(right, min(known) * (inside + 1) - 1) >= _LEGEND


def _with_legend(
    picture: Picture, lines: list[Line], cells: int, notes: dict[int, Line]
) -> list[Line]:
    """Write the legend right of the last column, or left where no coast is bought."""
    player = picture.land_view.players[picture.land_seat]
    inside = LARGE if picture.large else SMALL
    known = {place for _, place in owners(player)}
    right = _MARGIN + (max(known) + 1) * (inside + 1) + 1
    left = _MARGIN + min(known) * (inside + 1)
    need = min(_LEGEND, max((width(note) for note in notes.values()), default=0))
    count = max(len(lines), max(notes, default=0) + 1)
    made: list[Line] = []
    for number in range(count):
        line = lines[number] if number < len(lines) else []
        note = notes.get(number, [])
        if cells - right - 1 >= need:
            made.append(merge([*pad(crop(line, right), right + 1), *note]))
        elif left - _MARGIN - 1 >= need and note:
            body = pad(line, cells)
            head = "".join(text for text, _ in crop(line, _MARGIN))
            rest = _after(body, left)
            made.append(merge([*pad([(head, "text")], _MARGIN), *pad(note, left - _MARGIN), *rest]))
        else:
            made.append(line)
    return made


def _after(line: Line, cells: int) -> Line:
    """Give what stands behind so many cells of a line."""
    rest: Line = []
    at = 0
    for text, token in line:
        if at + len(text) > cells:
            rest.append((text[max(0, cells - at) :], token))
        at += len(text)
    return rest
