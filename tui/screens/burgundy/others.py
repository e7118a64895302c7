"""The other players at a glance, as the small screen has them."""

from __future__ import annotations

from collections.abc import Sequence

from core.burgundy.model import TYPES
from tui.screens.burgundy.estates import compact
from tui.screens.burgundy.layout import joined
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.rival import box as rival_box
from tui.widgets.frames import frame
from tui.widgets.lines import Line, cut, merge, pad, width
from tui.words.burgundy_cards import code
from tui.words.burgundy_names import thing_code, type_code

PANEL = "others"
_NAME = 4
_SHORT = 30
"""Cells inside the box of the small size."""


def small(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw two tables: what they have, and what stands in their estates."""
    if picture.view.rival is not None:
        return rival_box(picture, cells, height)
    first = [_stores(picture, seat) for seat in picture.others]
    second = [_estates(picture, seat) for seat in picture.others]
    close = joined(picture)
    rows = [*([] if close else [_stores_head(picture)]), *first, _estates_head(picture), *second]
    drawn = frame(
        rows,
        cells,
        picture.words.t("Others"),
        glyphs=picture.glyphs,
        height=height + close,
        focused=picture.scene.zone == PANEL,
    )
    if close:
        drawn[0] = _roof(picture, drawn[0], cells)
    return drawn[:height]


def _roof(picture: Picture, roof: Line, cells: int) -> Line:
    """Write the head of the first table over the roof of the box, to save a line."""
    glyphs, edge = picture.glyphs, roof[0][1]
    head = "".join(text for text, _ in _stores_head(picture)).rstrip()
    start = len(head) - len(head.lstrip())
    left = glyphs.top_left + glyphs.horizontal * (start - 1) + " "
    rest = cells - width(left) - width(head.strip()) - 2
    right = (" " + glyphs.horizontal * rest if rest >= 0 else "") + glyphs.top_right
    return [(left, edge), (head.strip(), "title"), (right, edge)]


def numbers(texts: Sequence[str], size: int = 3) -> str:
    """Set numbers in columns."""
    return "".join(text.rjust(size) for text in texts)


def _stores_head(picture: Picture) -> Line:
    words = picture.words
    codes = [thing_code(words, what) for what in ("vp", "silver", "workers", "goods", "animals")]
    projects = words.p("table column", "Projects")
    return [(" " * (_NAME + 1) + numbers(codes) + "  " + projects, "dim")]


def name_cell(picture: Picture, seat: int, cells: int = _NAME, *, cursor: bool = True) -> Line:
    """Write a name in a few cells, with the mark of the turn or, in one table, the cursor."""
    focused = cursor and picture.scene.zone == PANEL and picture.focused(f"seat:{seat}")
    active = picture.to_move == seat
    mark = picture.glyphs.active if active else " "
    name = picture.short_name(seat, cells)
    return [(mark, "active"), *pad([(name, "cursor" if focused else picture.token(seat))], cells)]


def _stores(picture: Picture, seat: int) -> Line:
    player = picture.view.players[seat]
    counts = [
        str(count)
        for count in (
            picture.points(seat),
            player.silver,
            player.workers,
            sum(player.goods),
            sum(player.animals),
        )
    ]
    codes = [code(picture.words, picture.box, card) for card in player.projects]
    row: Line = [*name_cell(picture, seat), (numbers(counts), "text")]
    room = _SHORT - width(row)
    gap, text = "  ", " ".join(codes)
    if width(text) + len(gap) > room:
        gap, text = " ", "".join(codes)
    return merge([*row, *cut([(gap + text, "text")], room, picture.glyphs)])


def _estates_head(picture: Picture) -> Line:
    words = picture.words
    codes = [type_code(words, kind) for kind in range(len(TYPES))]
    codes.append(words.p("cards in hand and stack, two letters", "Hd"))
    return [(" " * (_NAME + 1) + numbers(codes), "dim")]


def _estates(picture: Picture, seat: int) -> Line:
    player = picture.view.players[seat]
    row: Line = [*name_cell(picture, seat, cursor=False)]
    for kind in range(len(TYPES)):
        text, token = compact(picture, player.estate, kind)
        row.append((text.rjust(3), token))
    row.append((str(len(player.hand) + len(player.stock)).rjust(3), "text"))
    return merge(row)
