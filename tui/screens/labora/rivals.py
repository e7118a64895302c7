"""The other players: points, clergy at home, buildings with who stands on them, goods."""

from __future__ import annotations

from core.labora import places
from core.labora.looking import hosts
from core.labora.model import GOODS
from tui.screens.labora.picture import Picture
from tui.screens.labora.store import ordered
from tui.widgets.frames import frame
from tui.widgets.lines import Line, cut, cut_text, merge, pad, width
from tui.words.labora_amounts import amount, amounts_code
from tui.words.labora_cards import short
from tui.words.labora_names import clergyman_letter, short_good

_NAME = 5
"""Cells of a name; a longer one is cut."""


def box(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the box of the others, two or three lines for each."""
    words = picture.words
    lines: list[Line] = []
    each = max(1, (height - 2) // max(1, len(picture.others)))
    for seat in picture.others:
        lines += _one(picture, seat, cells - 3)[:each]
    coins = amount(words, "coins", picture.view.price)
    right = words.t("contract costs {coins}; owner picks P or b", coins=coins)
    if picture.alone:
        right = words.t("contract costs {coins}", coins=coins)
    return frame(
        lines,
        cells,
        words.t("Others"),
        right,
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == "others",
    )


def _one(picture: Picture, seat: int, cells: int) -> list[Line]:
    words = picture.words
    focused = picture.scene.zone == "others" and picture.focused(f"seat:{seat}")
    token = "cursor" if focused else picture.token_of(seat)
    if seat < len(picture.names):
        name = picture.short_name(seat, _NAME)
    else:
        neutral = words.p("neutral player, at most 5 cells", "Neutr")
        name = cut_text(neutral, _NAME, picture.glyphs)
    head: Line = [(" ", "text"), *pad([(name, token)], _NAME), (" ", "text")]
    indent = width(head)
    points = words.t("VP {total}", total=picture.points(seat)) if seat < len(picture.names) else ""
    first = f"{points}  {free_text(picture, seat)}  {buildings(picture, seat)}".strip()
    room = cells - indent
    rest = rest_text(picture, seat)
    second = f"{goods_text(picture, seat)}  {rest}".strip()
    if width(second) > room:
        second = f"{goods_code_text(picture, seat)}  {rest}".strip()
    return [
        merge([*head, *cut([(first, "text")], room, picture.glyphs)]),
        merge([(" " * indent, "text"), *cut([(second, "text")], room, picture.glyphs)]),
    ]


def free_text(picture: Picture, seat: int) -> str:
    """Say who is free at home: `free P b`."""
    words = picture.words
    prior, brothers = picture.clergy_home(seat)
    letters = [clergyman_letter(words, "prior")] * prior
    letters += [clergyman_letter(words, "brother")] * brothers
    return words.t("free {letters}", letters=" ".join(letters) or "-")


def buildings(picture: Picture, seat: int) -> str:
    """List the buildings of a land with who stands on them."""
    texts = []
    for host in sorted(hosts(picture.box, picture.view, seat), key=lambda one: one.place):
        letters = "".join(
            clergyman_letter(picture.words, "prior" if prior else "brother")
            for _, prior in host.occupants
        )
        name = short(picture.words, picture.box, host.card)
        texts.append(f"{name}({letters})" if letters else name)
    return " ".join(texts)


def goods_text(picture: Picture, seat: int) -> str:
    """List the goods somebody has."""
    goods = picture.view.players[seat].goods
    return " ".join(
        f"{short_good(picture.words, good)} {goods[GOODS.index(good)]}"
        for good in ordered(picture)
        if goods[GOODS.index(good)]
    )


def goods_code_text(picture: Picture, seat: int) -> str:
    """List the goods somebody has, as short as can be."""
    goods = picture.view.players[seat].goods
    return amounts_code(picture.words, [(GOODS[n], count) for n, count in enumerate(goods)])


def rest_text(picture: Picture, seat: int) -> str:
    """Say how many settlements are left, and how large the land is."""
    words, player = picture.words, picture.view.players[seat]
    rows = {places.row(at) for at in player.ground if 0 <= places.column(at) < 5}
    coast = sum(ground == places.COAST for ground in player.ground.values()) // 2
    mountains = sum(ground == places.MOUNTAIN for ground in player.ground.values())
    parts = [words.t("land {rows}×5", rows=len(rows))]
    if coast:
        parts.append(words.n("{count} coast", "{count} coasts", coast))
    if mountains:
        parts.append(words.n("{count} mountain", "{count} mountains", mountains))
    if player.settlements:
        left = words.t("settle {count}", count=len(player.settlements))
        return f"{left}  {' + '.join(parts)}"
    return " + ".join(parts)
