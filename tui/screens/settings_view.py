"""Draws the settings."""

from __future__ import annotations

from collections.abc import Sequence

from tui.screens.menu import Cursor
from tui.screens.page import KeyHint, Page, assemble, head, indented, paragraphs
from tui.screens.settings_form import Row, named
from tui.widgets.frames import frame
from tui.widgets.lines import Line, cut, fit, merge, restyle

LABEL = 32


def draw(
    page: Page,
    rows: Sequence[Row],
    values: Sequence[str],
    cursor: Cursor,
    notice: str,
    keys: Sequence[KeyHint],
    *,
    saved: bool,
) -> list[Line]:
    """All settings with what is chosen, what the focused one means, and a notice."""
    words = page.words
    cells = min(page.width, 100)
    roomy = page.height >= 16
    height = max(1, min(len(rows), page.height - 4 - (4 if roomy else 0)))
    body = [
        row_line(page, rows[number], values[number], number == cursor.at, cells - 2)
        for number in cursor.window(len(rows), height)
    ]
    box = frame(body, cells, words.t("Settings"), glyphs=page.glyphs) if page.height >= 8 else body
    how = words.t("saved at once") if saved else words.t("not saved")
    top = head(page, words.t("Settings"), how)
    if not roomy:
        return assemble(page, top, box, keys)
    said = paragraphs(page, cells - 4, words.t(rows[cursor.at].help), token="dim")
    told = paragraphs(page, cells - 4, notice)
    # What went wrong must not be cut away under a long help.
    said = [*said, [], *told] if saved else [*told, [], *said]
    return assemble(page, top, [*box, *indented(said, 2)], keys)


def row_line(page: Page, row: Row, chosen: str, here: bool, cells: int) -> Line:
    """One setting and its choice."""
    label_cells = min(LABEL, cells // 2)
    label = fit([(page.words.t(row.name), "text")], label_cells, page.glyphs)
    mark = page.glyphs.active if here else " "
    what = named(row, chosen, page.words) if row.choices else page.glyphs.more
    line = cut(merge([(mark, "active"), (" ", "text"), *label, (what, "text")]), cells, page.glyphs)
    return restyle(fit(line, cells, page.glyphs), "cursor") if here else line
