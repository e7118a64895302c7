"""The log in columns: turn, who, what."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from core.match import LogLine
from tui.screens.table.picture import TablePicture
from tui.widgets.lines import Line, Span, cut, merge, pad, width, wrap
from tui.words.log import Told, phrase, told

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


def beneath(
    picture: TablePicture, cells: int, count: int, small: Collection[str] = ()
) -> list[Line]:
    """Tell under the own step what others did since the last one, so that it is always seen.

    It has one line at least, and `count` lines at most if there is room for more.
    """
    if not picture.my_turn or not _since_own(picture):
        return []
    told = news(picture, cells - 3, max(1, count), small)
    return [[("  ", "text"), *row] for row in told]


def news(picture: TablePicture, cells: int, count: int, small: Collection[str] = ()) -> list[Line]:
    """Tell in so many lines what others did since this seat's last step, the newest last.

    Where room is short, what has a rule of `small` gives way first; then each player is named with
    as much of what they did as there is room for, and the rest is counted.
    """
    lines = _since_own(picture)
    told = _told(picture, lines)
    larger = [one for one in told if one.rule not in small]
    heads = [replace(one, text=_head(picture, lines, one)) for one in larger or told]
    for shown in (
        _by_doer(picture, told),
        _by_doer(picture, larger) if _doers(larger) == _doers(told) else [],
        _by_doer(picture, heads) if _doers(heads) == _doers(told) else [],
    ):
        rows = wrap([(" ".join(shown), "dim")], cells)
        if shown and len(rows) <= count:
            return rows
    return _counted(picture, lines, told, small, cells, count) if told else []


def _doers(told: Sequence[Told]) -> set[int | None]:
    return {one.seat for one in told if one.seat is not None}


def _head(picture: TablePicture, lines: Sequence[LogLine], one: Told) -> str:
    """Tell the event that a line begins with alone, if that is shorter than the line."""
    first = next(
        line.event for line in lines if line.step == one.step and line.event.seat == one.seat
    )
    alone = phrase(picture.voice, picture.game_words, first)
    return min(alone, one.text, key=width)


def _counted(
    picture: TablePicture,
    lines: Sequence[LogLine],
    told: Sequence[Told],
    small: Collection[str],
    cells: int,
    count: int,
) -> list[Line]:
    """Name each player with whole phrases as far as there is room, and count the others."""
    deeds: dict[int, list[Told]] = {}
    for one in told:
        if one.seat is not None:
            deeds.setdefault(one.seat, []).append(one)
    chosen: dict[int, dict[int, str]] = {seat: {} for seat in deeds}

    def written() -> list[Line]:
        texts = [_summary(picture, seat, chosen[seat], len(deeds[seat])) for seat in deeds]
        return wrap([(" ".join(texts), "dim")], cells)

    ranked = [
        (one.rule in small, -place, seat, one)
        for seat, all_of_seat in deeds.items()
        for place, one in enumerate(all_of_seat)
    ]
    for _, place, seat, one in sorted(ranked, key=lambda each: each[:3]):
        for text in (one.text, _head(picture, lines, one)):
            chosen[seat][-place] = text.removesuffix(".")
            if len(written()) <= count:
                break
            del chosen[seat][-place]
    return [cut(row, cells, picture.glyphs) for row in written()[:count]]


def _summary(picture: TablePicture, seat: int, shown: dict[int, str], total: int) -> str:
    """Write what one player did: `Tom: built Road; +2.`"""
    texts = [shown[place] for place in sorted(shown)]
    if total > len(shown):
        texts.append(f"+{total - len(shown)}")
    return f"{picture.voice.who(seat)}: {'; '.join(texts)}."


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
