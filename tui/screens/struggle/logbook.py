"""The log in columns: turn, who, what. Turns are counted as people do: each has one a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.match import LogLine
from tui.screens.struggle.picture import Picture
from tui.widgets.lines import Line, Span, cut, merge, pad, width, wrap
from tui.words.log import Told, told
from tui.words.registry import for_game

_EVENTS_A_LINE = 4
"""Hardly ever become more events one line than that."""
_SMALL = ("struggle.draw", "struggle.draw-extra", "struggle.swap-deck", "struggle.swap-market")
"""The rules of what changes no more than a hand."""


def _told(picture: Picture, lines: Sequence[LogLine]) -> list[Told]:
    return told(picture.voice, for_game("struggle"), lines)


def _latest_turns(lines: Sequence[LogLine], least: int) -> Sequence[LogLine]:
    """Give the end of a log from the start of a turn on, with at least so many lines."""
    start = max(0, len(lines) - least)
    while start > 0 and lines[start - 1].turn == lines[start].turn:
        start -= 1
    return lines[start:]


def _row(picture: Picture, one: Told, names: int) -> tuple[Line, Span]:
    number = one.turn // len(picture.seats) + 1
    who: Span = ("", "text")
    if one.seat is not None:
        who = (picture.voice.who(one.seat), picture.token(one.seat))
    head: Line = [(f"{number:>2} ", "dim"), *pad([who], names + 2)]
    return head, (one.text, "text")


def _name_width(picture: Picture) -> int:
    return max(width(picture.voice.who(seat)) for seat in picture.seats)


def _rows(picture: Picture, one: Told, names: int, cells: int) -> list[Line]:
    """Write one line of the log, broken between words if it is long."""
    head, body = _row(picture, one, names)
    indent = width(head)
    rows = wrap([body], max(20, cells - indent))
    return [
        merge([*(head if not place else [(" " * indent, "text")]), *row])
        for place, row in enumerate(rows)
    ]


def latest(picture: Picture, cells: int, count: int) -> list[Line]:
    """Write so many lines of the log, the newest first."""
    names = _name_width(picture)
    lines: list[Line] = []
    recent = _latest_turns(picture.scene.seen.log, _EVENTS_A_LINE * count)
    for one in reversed(_told(picture, recent)):
        if len(lines) >= count:
            break
        lines += _rows(picture, one, names, cells)
    return lines[:count]


def whole(picture: Picture, cells: int) -> list[Line]:
    """Write the whole log, the newest first, with nothing cut."""
    names = _name_width(picture)
    return [
        row
        for one in reversed(_told(picture, picture.scene.seen.log))
        for row in _rows(picture, one, names, cells)
    ]


def news(picture: Picture, cells: int, count: int) -> list[Line]:
    """Tell in so many lines what others did since this seat's last step, the newest last.

    Where room is short, draws and swaps with the table give way first, then the cards that were
    paid or moved, then what is oldest.
    """
    told = _told(picture, _since_own(picture))
    larger = [one for one in told if one.rule not in _SMALL]
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


def _since_own(picture: Picture) -> Sequence[LogLine]:
    log = picture.scene.seen.log
    own = [place for place, each in enumerate(log) if each.event.seat == picture.me]
    return log[own[-1] + 1 if own else 0 :]


def _by_doer(picture: Picture, told: Sequence[Told]) -> list[str]:
    """Write one sentence for all that somebody did in a row: `Tom: took Wool, drew 2.`"""
    found: list[tuple[int | None, list[str]]] = []
    for one in told:
        if not found or found[-1][0] != one.seat:
            found.append((one.seat, []))
        found[-1][1].append(one.text)
    return [
        f"{'' if seat is None else picture.voice.who(seat) + ': '}{'; '.join(texts)}."
        for seat, texts in found
    ]
