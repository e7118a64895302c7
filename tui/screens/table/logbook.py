"""The log in columns: turn, who, what."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from core.match import LogLine
from tui.screens.table.picture import TablePicture
from tui.widgets.lines import Line, Span, cut, merge, pad, width, wrap
from tui.words.log import Told, told

_EVENTS_A_LINE = 6
"""Hardly ever become more events one line than that."""
_LEAST_TEXT = 20
"""Cells that the text of a line gets however long the names are."""


def recent(picture: TablePicture, count: int) -> list[Told]:
    """Tell the end of the log in at least so many lines, if there are so many; the newest last."""
    lines = picture.scene.seen.log
    return _told(picture, _latest_turns(lines, _EVENTS_A_LINE * count))


def _told(picture: TablePicture, lines: Sequence[LogLine]) -> list[Told]:
    return told(picture.voice, picture.game_words, lines)


def _latest_turns(lines: Sequence[LogLine], least: int) -> Sequence[LogLine]:
    """Give the end of a log from the start of a turn on, with at least so many lines."""
    start = max(0, len(lines) - least)
    while start > 0 and lines[start - 1].turn == lines[start].turn:
        start -= 1
    return lines[start:]


def _name_width(picture: TablePicture) -> int:
    left = {(line.event.seat, True) for line in picture.scene.seen.log if line.bot}
    who = [*((seat, False) for seat in picture.seats), *left]
    return max(width(picture.voice.who(seat, bot=bot)) for seat, bot in who if seat is not None)


def _rows(picture: TablePicture, one: Told, names: int, cells: int) -> list[Line]:
    """Write one line of the log, broken between words if it is long."""
    who: Span = ("", "text")
    if one.seat is not None:
        who = (picture.voice.who(one.seat, bot=one.bot), picture.token(one.seat))
    head: Line = [(picture.turn_name(one.turn) + " ", "dim"), *pad([who], names + 2)]
    indent = width(head)
    rows = wrap([(one.text, "text")], max(_LEAST_TEXT, cells - indent))
    return [
        merge([*(head if not place else [(" " * indent, "text")]), *row])
        for place, row in enumerate(rows)
    ]


def latest(picture: TablePicture, cells: int, count: int) -> list[Line]:
    """Write so many lines of the log, the newest first."""
    names = _name_width(picture)
    lines: list[Line] = []
    for one in reversed(recent(picture, count)):
        if len(lines) >= count:
            break
        lines += _rows(picture, one, names, cells)
    return lines[:count]


def whole(picture: TablePicture, cells: int) -> list[Line]:
    """Write the whole log, the newest first, with nothing cut."""
    names = _name_width(picture)
    return [
        row
        for one in reversed(_told(picture, picture.scene.seen.log))
        for row in _rows(picture, one, names, cells)
    ]


def news(picture: TablePicture, cells: int, count: int, small: Collection[str] = ()) -> list[Line]:
    """Tell in so many lines what others did since this seat's last step, the newest last.

    Where room is short, what has a rule of `small` gives way first, then what follows a colon
    (as what was paid), then what is oldest.
    """
    told = _told(picture, _since_own(picture))
    larger = [one for one in told if one.rule not in small]
    brief = [replace(one, text=one.text.partition(": ")[0]) for one in larger or told]
    texts = _by_doer(picture, brief)
    for shown in (
        _by_doer(picture, told),
        _by_doer(picture, larger),
        texts,
        *([picture.glyphs.more, *texts[start:]] for start in range(1, len(texts))),
    ):
        rows = wrap([(" ".join(shown), "dim")], cells)
        if shown and len(rows) <= count:
            return rows
    return [cut([(text, "dim")], cells, picture.glyphs) for text in texts[-1:]]


def _since_own(picture: TablePicture) -> Sequence[LogLine]:
    log = picture.scene.seen.log
    own = [place for place, each in enumerate(log) if _own(picture, each)]
    return log[own[-1] + 1 if own else 0 :]


def _own(picture: TablePicture, line: LogLine) -> bool:
    """Whether this seat did it itself, by the rules; a remark beside them has no rule."""
    return line.event.seat == picture.me and not line.bot and bool(line.event.rule)


def _by_doer(picture: TablePicture, told: Sequence[Told]) -> list[str]:
    """Write one sentence for all that somebody did in a row: `Tom: took Wool, drew 2.`"""
    found: list[tuple[int | None, bool, list[str]]] = []
    for one in told:
        if not found or found[-1][:2] != (one.seat, one.bot):
            found.append((one.seat, one.bot, []))
        found[-1][2].append(one.text.removesuffix("."))
    return [
        f"{'' if seat is None else picture.voice.who(seat, bot=bot) + ': '}{'; '.join(texts)}."
        for seat, bot, texts in found
    ]
