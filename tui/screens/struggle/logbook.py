"""The log in columns: turn, who, what. Turns are counted as people do: each has one a round."""

from __future__ import annotations

from tui.screens.struggle.picture import Picture
from tui.widgets.lines import Line, Span, merge, pad, width, wrap
from tui.words.log import Told, told
from tui.words.registry import for_game


def _told(picture: Picture) -> list[Told]:
    return told(picture.voice, for_game("struggle"), picture.scene.seen.log)


def _row(picture: Picture, one: Told, names: int) -> tuple[Line, Span]:
    number = one.turn // len(picture.seats) + 1
    who: Span = ("", "text")
    if one.seat is not None:
        who = (picture.voice.who(one.seat), picture.token(one.seat))
    head: Line = [(f"{number:>2} ", "dim"), *pad([who], names + 2)]
    return head, (one.text, "text")


def _name_width(picture: Picture) -> int:
    return max(width(picture.voice.who(seat)) for seat in picture.seats)


def latest(picture: Picture, count: int) -> list[Line]:
    """Write the latest lines of the log, the newest first; long ones are cut by their box."""
    names = _name_width(picture)
    rows = [_row(picture, one, names) for one in reversed(_told(picture)[-count:])]
    return [merge([*head, body]) for head, body in rows] if count else []


def whole(picture: Picture, cells: int) -> list[Line]:
    """Write the whole log, the newest first, with nothing cut."""
    names = _name_width(picture)
    lines: list[Line] = []
    for one in reversed(_told(picture)):
        head, body = _row(picture, one, names)
        indent = width(head)
        for place, row in enumerate(wrap([body], max(20, cells - indent))):
            lines.append(merge([*(head if not place else [(" " * indent, "text")]), *row]))
    return lines
