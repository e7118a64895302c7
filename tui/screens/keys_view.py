"""Draws the table of keys that can be changed."""

from __future__ import annotations

from collections.abc import Sequence

from tui.keys import KEYS
from tui.screens.menu import Cursor
from tui.screens.page import KeyHint, Page, assemble, head, indented, paragraphs
from tui.widgets.frames import frame
from tui.widgets.lines import Line, columns, fit, merge, restyle

KEY_CELLS = 22
WIDEST = 100


def draw(
    page: Page,
    shown: Sequence[str],
    changed: Sequence[bool],
    cursor: Cursor,
    notice: str,
    keys: Sequence[KeyHint],
    *,
    saved: bool,
) -> list[Line]:
    """Each action with its keys; a star stands behind keys that were changed."""
    t = page.words.t
    cells = min(page.width, WIDEST)
    below = 3 if page.height >= 14 else 1
    room = max(1, page.height - 4 - below)
    inside = cells - 2
    widths = [max(1, inside - 1 - KEY_CELLS), min(KEY_CELLS, inside - 1)]
    body = []
    for number in cursor.window(len(KEYS), room):
        here = number == cursor.at
        star = " *" if changed[number] else ""
        texts: list[Line] = [
            [(t(KEYS[number].label), "text")],
            [(shown[number], "key"), (star, "text")],
        ]
        mark = page.glyphs.active if here else " "
        row = merge([(mark, "active"), *columns(texts, widths, page.glyphs)])
        body.append(restyle(fit(row, inside, page.glyphs), "cursor") if here else row)
    box = frame(body, cells, t("Keys"), f"{cursor.at + 1}/{len(KEYS)}", glyphs=page.glyphs)
    said = notice or t("A star marks the keys you have changed.")
    under = indented(paragraphs(page, max(1, cells - 4), said), 2)[:below]
    how = t("saved at once") if saved else t("not saved")
    return assemble(page, head(page, t("Keys"), how), [*box, *under], keys)
