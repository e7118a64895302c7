"""Draws the list of keys, in two columns where there is room."""

from __future__ import annotations

from collections.abc import Sequence

from tui.screens.page import KeyHint, Page, assemble, head, indented, paragraphs
from tui.widgets.lines import Line, beside, line, merge, pad, width, wrap

Section = tuple[str, Sequence[KeyHint]]
COLUMN = 58


def lines(page: Page, sections: Sequence[Section]) -> list[Line]:
    """All of it, from the first to the last line."""
    t = page.words.t
    about = (
        t(
            "Lowercase letters act, UPPERCASE letters show, digits and marked letters "
            "choose, Enter confirms, Esc cancels."
        ),
        t(
            "You can change the keys in the settings. If a lost connection leaves the "
            "terminal in a mess, type reset. On a slow connection, ssh -C helps."
        ),
    )
    top = paragraphs(page, page.width - 2, *about)
    blocks = [_section(section, _column(page)) for section in sections]
    if page.width < 2 * COLUMN:
        body = [each for block in blocks for each in ([], *block)]
    else:
        body = [[], *_two_columns(blocks)]
    return indented([*top, *body], 1)


def _column(page: Page) -> int:
    return COLUMN if page.width >= 2 * COLUMN else max(20, page.width - 2)


def _two_columns(blocks: Sequence[list[Line]]) -> list[Line]:
    """Whole sections, the first half of all lines at the left."""
    left: list[Line] = []
    right: list[Line] = []
    half = sum(len(block) + 1 for block in blocks) / 2
    for block in blocks:
        side = left if len(left) + len(block) / 2 < half and not right else right
        side += [*([[]] if side else []), *block]
    return beside([(left, COLUMN), (right, COLUMN)], gap=1)


def _section(section: Section, cells: int) -> list[Line]:
    title, rows = section
    keys = min(max((width(key) for key, _ in rows), default=0), cells // 2)
    drawn: list[Line] = [line((title, "title"))]
    for key, meaning in rows:
        said = wrap(meaning, max(8, cells - keys - 4))
        shown = wrap([(key, "key")], max(1, keys))
        for number in range(max(len(said), len(shown))):
            before = pad(shown[number] if number < len(shown) else [], keys)
            after = said[number] if number < len(said) else []
            drawn.append(merge([(" ", "text"), *before, ("  ", "text"), *after]))
    return drawn


def draw(page: Page, body: Sequence[Line], top: int, keys: Sequence[KeyHint]) -> list[Line]:
    """The part of the list that is in sight."""
    rows = max(1, page.height - 2)
    shown = body[top : top + rows]
    last = min(len(body), top + rows)
    t = page.words.t
    part = (
        t("lines {first}-{last} of {count}", first=top + 1, last=last, count=len(body))
        if len(body) > rows
        else ""
    )
    return assemble(page, head(page, t("All keys for this screen"), part), shown, keys)
