"""Building pages behind uppercase letters: titles, rows, and the pages that all games have."""

from __future__ import annotations

from tui.screens.table import logbook
from tui.screens.table.picture import TablePicture
from tui.screens.table.side import talk_lines
from tui.widgets.frames import rule
from tui.widgets.lines import Line, Span, merge, pad, width, wrap

NAMES = 18
"""Cells of the names at the left of a page."""
_LEAST_TEXT = 20


def head(picture: TablePicture, title: str, right: str = "") -> list[Line]:
    """Draw the title of a page and a blank line under it."""
    return [rule(picture.scene.width, title, right, glyphs=picture.glyphs), []]


def paragraph(picture: TablePicture, *spans: Span, indent: int = 2) -> list[Line]:
    """Write a paragraph, set in from the edge."""
    rows = wrap(list(spans), max(_LEAST_TEXT, picture.scene.width - 2 - indent))
    return [merge([(" " * indent, "text"), *row]) for row in rows]


def row(
    picture: TablePicture, name: str, text: str, token: str = "text", names: int = NAMES
) -> list[Line]:
    """Write a name and beside it a text that may take several lines."""
    indent = max(names + 2, width(name) + 3)
    first = pad([("  " + name, "strong")], indent)
    room = max(_LEAST_TEXT, picture.scene.width - indent - 2)
    rows = [[(text, token)]] if width(text) <= room else wrap([(text, token)], room)
    return [
        merge([*(first if not place else [(" " * indent, "text")]), *each])
        for place, each in enumerate(rows)
    ]


def log_page(picture: TablePicture) -> list[Line]:
    """Write the whole log."""
    lines = head(picture, picture.words.t("Log, the newest first"))
    return [*lines, *logbook.whole(picture, picture.scene.width - 2)]


def talk_page(picture: TablePicture) -> list[Line]:
    """Write all that was said at the table."""
    words = picture.words
    lines = head(picture, words.t("Chat"))
    if picture.scene.company:
        lines += [*paragraph(picture, (picture.scene.company, "dim")), []]
    said = picture.scene.seen.talk
    if not said:
        return [*lines, *paragraph(picture, (words.t("Nobody has written anything yet."), "dim"))]
    for one in said:
        lines += [
            merge([("  ", "text"), *each])
            for each in talk_lines(picture, one, picture.scene.width - 4)
        ]
    return lines
