"""The actions of the large size: columns with what each kind can do now, or the open list."""

from __future__ import annotations

from core.labora.landing import may_buy
from tui.play.entries import Entry
from tui.screens.labora import band as small_band
from tui.screens.labora.picture import Picture
from tui.screens.labora.targets import entry_text, group_note, is_group
from tui.widgets.frames import rule, window
from tui.widgets.lines import Line, cut, merge, pad, width

_COLUMNS = 3


def band(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the title and the choices; kinds of action with what they can do now."""
    if picture.scene.seen.ended or not picture.my_turn:
        return small_band.small(picture, cells, height)
    entries = small_band.listed(picture)
    if picture.view.pending or not all(map(is_group, entries)):
        return small_band.small(picture, cells, height)
    head = rule(cells, small_band.title(picture), _right(picture), glyphs=picture.glyphs)
    return [head, *_columns(picture, entries, cells, height - 1)]


def _right(picture: Picture) -> str:
    if picture.view.phase == "settle":
        early = not picture.view.settled and may_buy(picture.view)
        return picture.words.t("you may still buy land") if early else ""
    count = picture.view.actions
    return picture.words.n("{count} action left", "{count} actions left", count)


def _columns(picture: Picture, entries: tuple[Entry, ...], cells: int, height: int) -> list[Line]:
    """Draw entries in three columns, or in four, read downwards."""
    columns = _COLUMNS if len(entries) <= _COLUMNS * height else _COLUMNS + 1
    deep = max(height, -(-len(entries) // columns))
    size = cells // columns
    lines: list[Line] = []
    current = picture.scene.composer.current
    cursor = entries.index(current) % deep if current in entries else 0
    for number in range(min(deep, len(entries))):
        line: Line = []
        for column, entry in enumerate(entries[number::deep]):
            line = [*pad(line, column * size), *_row(picture, entry, size - 1)]
        lines.append(merge(line))
    return window(lines, height, cursor, cells, glyphs=picture.glyphs)


def _row(picture: Picture, entry: Entry, cells: int) -> Line:
    head = picture.entry_span(entry, entry_text(picture, entry))
    if not entry.allowed:
        return cut(head, cells, picture.glyphs)
    note = group_note(picture, entry) if entry.way is None else ""
    row = merge([*head, ("  " if note else "", "text"), (note, "dim")])
    return cut(row if width(row) <= cells else head, cells, picture.glyphs)
