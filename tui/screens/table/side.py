"""The panels beside the board: rule, log and table talk."""

from __future__ import annotations

from core.table import Talk
from tui.screens.table import logbook
from tui.screens.table.picture import TablePicture
from tui.widgets.frames import frame, rule
from tui.widgets.lines import Line, clean, merge, wrap
from tui.words.people import speaker


def rule_panel(picture: TablePicture, cells: int, height: int) -> list[Line]:
    """Draw the rule of what has the focus, as much as there is room for."""
    title, paragraphs = picture.scene.rule
    lines: list[Line] = []
    for paragraph in paragraphs:
        lines += [[(" ", "text"), *row] for row in wrap(clean(paragraph), cells - 4)]
    return frame(
        lines,
        cells,
        picture.words.t("Rule for: {title}", title=title) if title else picture.words.t("Rule"),
        [("i  /", "key")],
        glyphs=picture.glyphs,
        height=height,
    )


def log_panel(picture: TablePicture, cells: int, height: int) -> list[Line]:
    """Draw the latest lines of the log: a box, or at the small size lines under a title."""
    words = picture.words
    title, right = words.t("Log"), words.t("L full  , . step")
    if not picture.large:
        head = rule(cells, title, right, glyphs=picture.glyphs)
        rows = logbook.latest(picture, cells - 2, height - 1)
        return [head, *([(" ", "text"), *row] for row in rows)]
    rows = logbook.latest(picture, cells - 3, height - 2)
    return frame(
        [merge([(" ", "text"), *row]) for row in rows],
        cells,
        title,
        [(right, "key")],
        glyphs=picture.glyphs,
        height=height,
    )


def talk_lines(picture: TablePicture, one: Talk, cells: int) -> list[Line]:
    """Write something said at the table."""
    name = speaker(picture.words, one, picture.names[one.seat] if one.seat is not None else "")
    token = picture.token(one.seat) if one.seat is not None else "dim"
    return wrap([(f"{name}: ", token), (clean(one.text), "text")], cells, 2)


def talk_panel(picture: TablePicture, cells: int, height: int) -> list[Line]:
    """Draw what was said last, and who is thinking."""
    words = picture.words
    rows: list[Line] = []
    for one in picture.scene.seen.talk[-(height - 2) :]:
        rows += talk_lines(picture, one, cells - 4)
    seen = picture.scene.seen
    if not picture.my_turn and seen.turn is not None and not seen.ended:
        rows.append([(picture.waiting(), "dim")])
    return frame(
        [merge([(" ", "text"), *row]) for row in rows[-(height - 2) :]],
        cells,
        words.t("Chat"),
        [(words.t("C write"), "key")],
        glyphs=picture.glyphs,
        height=height,
    )
