"""Draws the command palette."""

from __future__ import annotations

from collections.abc import Sequence

from tui.screens.field import TextField
from tui.screens.menu import Cursor
from tui.screens.page import KeyHint, Page, assemble, head
from tui.widgets.frames import frame
from tui.widgets.lines import Line, columns, fit, merge, restyle

LABEL = 30


def draw(
    page: Page,
    field: TextField,
    rows: Sequence[tuple[str, str]],
    cursor: Cursor,
    keys: Sequence[KeyHint],
) -> list[Line]:
    """The line that is typed, and under it what it finds."""
    t = page.words.t
    inside = page.width - 2
    room = max(1, page.height - 6)
    body: list[Line] = [[(" > ", "key"), *field.line(max(1, inside - 4))], []]
    for number in cursor.window(len(rows), room):
        label, about = rows[number]
        here = number == cursor.at
        mark = page.glyphs.active if here else " "
        label_cells = min(LABEL, inside // 2)
        row = columns(
            [[(label, "text")], [], [(about, "dim")]],
            [label_cells, 1, max(0, inside - 2 - label_cells)],
            page.glyphs,
        )
        row = merge([(mark, "active"), *row])
        body.append(restyle(fit(row, inside, page.glyphs), "cursor") if here else row)
    if not rows:
        body.append([(" " + t("Nothing found"), "dim")])
    box = frame(
        body,
        page.width,
        t("Screens, colors, languages, rules"),
        glyphs=page.glyphs,
        height=max(3, page.height - 2),
        focused=True,
    )
    return assemble(page, head(page, t("Commands")), box, keys)
