"""The other players at the large size: goods and animals by kind, prizes, who starts next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.burgundy.model import TYPES
from tui.screens.burgundy.estates import compact
from tui.screens.burgundy.others import PANEL, name_cell, numbers
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.rival import box as rival_box
from tui.screens.burgundy.standing import standing
from tui.widgets.frames import frame
from tui.widgets.lines import Line, fit, merge, pad, width
from tui.words.burgundy_cards import code, goods_code
from tui.words.burgundy_names import ANIMAL_ORDER, animal, animal_code, thing_code, type_code

_NAME = 5
_HEAD = _NAME + 4
"""Cells of the mark, the name, the letter, and two blanks."""
_WIDTHS = (7, 10)
"""Columns of goods and animals as long as they suffice."""


@dataclass(frozen=True, slots=True)
class _Things:
    """Goods, animals and projects of a player as they are written."""

    goods: str
    animals: str
    projects: str


def large(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw both tables, and how the players stand."""
    if picture.view.rival is not None:
        return rival_box(picture, cells, height)
    words = picture.words
    tables = [_stores(picture, cells - 2), _estates(picture)]
    room = height - 2 - sum(map(len, tables))
    said = standing(picture, room)
    gap: list[Line] = [[]] if len(said) < room else []
    rows = [*tables[0], *gap, *tables[1], *([(" ", "text"), (text, "text")] for text in said)]
    return frame(
        [fit(row, cells - 2, picture.glyphs) for row in rows],
        cells,
        words.t("Others"),
        [(words.t("O shows everything"), "key")],
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == PANEL,
    )


def _head(picture: Picture, seat: int, *, cursor: bool = True) -> Line:
    letter = picture.scene.letters[seat]
    return [
        *name_cell(picture, seat, _NAME, cursor=cursor),
        (letter, picture.token(seat)),
        ("  ", "text"),
    ]


def _stores(picture: Picture, cells: int) -> list[Line]:
    words = picture.words
    codes = [thing_code(words, what) for what in ("vp", "silver", "workers")]
    projects = words.p("table column", "Projects")
    titles = _Things(words.p("table column", "Goods"), words.p("table column", "Animals"), projects)
    rows = [_full(picture, seat) for seat in picture.others]
    room = cells - _HEAD - len(codes) * 3 - 1
    if _room([titles, *rows]) > room:
        titles, rows = _brief_title(picture, projects), [_brief(picture, s) for s in picture.others]
        sizes = _sizes([titles, *rows], (0, 0))
    else:
        sizes = _sizes([titles, *rows])
    head: Line = [(" " * _HEAD + numbers(codes) + " ", "dim")]
    lines = [merge([*head, *_things(titles, sizes, "dim")])]
    for seat, row in zip(picture.others, rows, strict=True):
        player = picture.view.players[seat]
        counts = [str(n) for n in (picture.points(seat), player.silver, player.workers)]
        start: Line = [*_head(picture, seat), (numbers(counts) + " ", "text")]
        lines.append(merge([*start, *_things(row, sizes, "text")]))
    return lines


def _sizes(rows: Sequence[_Things], least: tuple[int, int] = _WIDTHS) -> tuple[int, int]:
    goods = max(width(row.goods) for row in rows) + 1
    animals = max(width(row.animals) for row in rows) + 1
    return max(goods, least[0]), max(animals, least[1])


def _room(rows: Sequence[_Things]) -> int:
    return sum(_sizes(rows)) + max(width(row.projects) for row in rows)


def _things(row: _Things, sizes: tuple[int, int], token: str) -> Line:
    goods = pad([(row.goods, token)], sizes[0])
    return [*goods, *pad([(row.animals, token)], sizes[1]), (row.projects, token)]


def _projects(picture: Picture, seat: int) -> str:
    cards = picture.view.players[seat].projects
    return " ".join(code(picture.words, picture.box, card) for card in cards)


def _full(picture: Picture, seat: int) -> _Things:
    """Name what there is of each kind: `1-2:1`, `2Sp 1Pi`."""
    words, player = picture.words, picture.view.players[seat]
    goods = [
        f"{goods_code(picture.box, kind)}:{count}"
        for kind, count in enumerate(player.goods)
        if count
    ]
    animals = [
        f"{player.animals[kind]}{animal_code(words, kind)}"
        for kind in ANIMAL_ORDER
        if player.animals[kind]
    ]
    return _Things(" ".join(goods) or "-", " ".join(animals) or "-", _projects(picture, seat))


def _brief(picture: Picture, seat: int) -> _Things:
    """Count all kinds in their order, where there are too many to name them: `1/0/2`."""
    player = picture.view.players[seat]
    animals = "/".join(str(player.animals[kind]) for kind in ANIMAL_ORDER)
    return _Things("/".join(map(str, player.goods)), animals, _projects(picture, seat))


def _brief_title(picture: Picture, projects: str) -> _Things:
    goods = "/".join(goods_code(picture.box, kind)[0] for kind in range(len(picture.box.goods)))
    animals = "/".join(animal(picture.words, kind)[0] for kind in ANIMAL_ORDER)
    return _Things(goods, animals, projects)


def _estates(picture: Picture) -> list[Line]:
    words = picture.words
    codes = [type_code(words, kind) for kind in range(len(TYPES))]
    hand, stock = words.p("table column", "Hand"), words.p("table column", "Pile")
    head = " " * _HEAD + numbers(codes) + f"  {hand} {stock}"
    lines: list[Line] = [[(head, "dim")]]
    for seat in picture.others:
        player = picture.view.players[seat]
        row = _head(picture, seat, cursor=False)
        for kind in range(len(TYPES)):
            text, token = compact(picture, player.estate, kind)
            row.append((text.rjust(3), token))
        left = str(len(player.hand)).rjust(1 + (width(hand) + 2) // 2 + 1)
        right = str(len(player.stock)).rjust((width(hand) + width(stock)) // 2 + 1)
        row.append((left + right, "text"))
        lines.append(merge(row))
    return lines
