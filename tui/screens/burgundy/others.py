"""The other players at a glance; in a solo game the rival and the running comparison."""

from __future__ import annotations

from collections.abc import Sequence

from core.burgundy.model import NOBODY, RIVAL, ROUNDS, TYPES, State
from tui.screens.burgundy.estates import compact, first_owner
from tui.screens.burgundy.layout import joined
from tui.screens.burgundy.picture import Picture
from tui.widgets.frames import frame
from tui.widgets.lines import Line, cut, cut_text, fit, merge, pad, width
from tui.words.burgundy_cards import code, goods_code, listed
from tui.words.burgundy_names import ANIMAL_ORDER, animal_code, rival, thing_code, type_code

PANEL = "others"
_NAME = 4
_SHORT = 30
"""Cells inside the box of the small size."""


def small(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw two tables: what they have, and what stands in their estates."""
    if picture.view.rival is not None:
        return _rival(picture, cells, height)
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
    right = " " + glyphs.horizontal * rest + glyphs.top_right
    return [(left, edge), (head.strip(), "title"), (right, edge)]


def _numbers(texts: Sequence[str], size: int = 3) -> str:
    return "".join(text.rjust(size) for text in texts)


def _stores_head(picture: Picture) -> Line:
    words = picture.words
    codes = [thing_code(words, what) for what in ("vp", "silver", "workers", "goods", "animals")]
    projects = words.p("table column", "Projects")
    return [(" " * (_NAME + 1) + _numbers(codes) + "  " + projects, "dim")]


def name_cell(picture: Picture, seat: int, cells: int = _NAME) -> Line:
    """Write a name in a few cells, with the mark of the turn or the cursor."""
    focused = picture.scene.zone == PANEL and picture.focused(f"seat:{seat}")
    active = picture.to_move == seat
    mark = picture.glyphs.active if active else " "
    name = cut_text(picture.names[seat], cells, picture.glyphs)
    return [(mark, "active"), *pad([(name, "cursor" if focused else picture.token(seat))], cells)]


def _stores(picture: Picture, seat: int) -> Line:
    player = picture.view.players[seat]
    numbers = [
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
    row: Line = [*name_cell(picture, seat), (_numbers(numbers), "text")]
    room = _SHORT - width(row)
    gap, text = "  ", " ".join(codes)
    if width(text) + len(gap) > room:
        gap, text = " ", "".join(codes)
    return merge([*row, *cut([(gap + text, "text")], room, picture.glyphs)])


def _estates_head(picture: Picture) -> Line:
    words = picture.words
    codes = [type_code(words, kind) for kind in range(len(TYPES))]
    codes.append(words.p("cards in hand and stack, two letters", "Hd"))
    return [(" " * (_NAME + 1) + _numbers(codes), "dim")]


def _estates(picture: Picture, seat: int) -> Line:
    player = picture.view.players[seat]
    row: Line = [*name_cell(picture, seat)]
    for kind in range(len(TYPES)):
        text, token = compact(picture, player.estate, kind)
        row.append((text.rjust(3), token))
    row.append((str(len(player.hand) + len(player.stock)).rjust(3), "text"))
    return merge(row)


def large(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw both tables with goods and animals by kind, prizes and who starts next."""
    if picture.view.rival is not None:
        return _rival(picture, cells, height)
    words = picture.words
    rows = [
        _large_stores_head(picture),
        *(_large_stores(picture, seat) for seat in picture.others),
        [],
        _large_estates_head(picture),
        *(_large_estates(picture, seat) for seat in picture.others),
    ]
    room = height - 2 - len(rows)
    said = _prizes(picture)
    if room < len(said):
        rows.remove([])
    rows += [[(" ", "text"), (text, "text")] for text in said]
    return frame(
        [fit(row, cells - 2, picture.glyphs) for row in rows],
        cells,
        words.t("Others"),
        [(words.t("O opens them in full"), "key")],
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == PANEL,
    )


_LARGE_NAME = 8
_GOODS = 7
_ANIMALS = 11


def _large_head(picture: Picture, seat: int) -> Line:
    shape = picture.glyphs.players[seat]
    name = name_cell(picture, seat, _LARGE_NAME - 2)
    return [*name, (f" {shape} ", picture.token(seat))]


def _large_stores_head(picture: Picture) -> Line:
    words = picture.words
    codes = [thing_code(words, what) for what in ("vp", "silver", "workers")]
    parts: Line = [(" " * (_LARGE_NAME + 2) + _numbers(codes) + " ", "dim")]
    parts += pad([(words.p("table column", "Goods"), "dim")], _GOODS)
    parts += pad([(words.p("table column", "Animals"), "dim")], _ANIMALS)
    return merge([*parts, (words.p("table column", "Projects"), "dim")])


def _large_stores(picture: Picture, seat: int) -> Line:
    words, player = picture.words, picture.view.players[seat]
    numbers = _numbers([str(n) for n in (picture.points(seat), player.silver, player.workers)])
    goods = "".join(
        f"{goods_code(picture.box, kind)}:{count} "
        for kind, count in enumerate(player.goods)
        if count
    )
    animals = "".join(
        f"{player.animals[kind]}{animal_code(words, kind)} "
        for kind in ANIMAL_ORDER
        if player.animals[kind]
    )
    codes = " ".join(code(words, picture.box, card) for card in player.projects)
    row: Line = [*_large_head(picture, seat), (numbers + " ", "text")]
    row += pad([(goods or "- ", "text")], _GOODS)
    row += pad([(animals or "- ", "text")], _ANIMALS)
    return merge([*row, (codes, "text")])


def _large_estates_head(picture: Picture) -> Line:
    words = picture.words
    codes = [type_code(words, kind) for kind in range(len(TYPES))]
    hand = words.p("table column", "Hand").rjust(6)
    stock = words.p("table column", "Stack").rjust(6)
    return [(" " * (_LARGE_NAME + 2) + _numbers(codes) + hand + stock, "dim")]


def _large_estates(picture: Picture, seat: int) -> Line:
    player = picture.view.players[seat]
    row: Line = [*_large_head(picture, seat)]
    for kind in range(len(TYPES)):
        text, token = compact(picture, player.estate, kind)
        row.append((text.rjust(3), token))
    row.append((f"{len(player.hand):>6}{len(player.stock):>6}", "text"))
    return merge(row)


def _prizes(picture: Picture) -> list[str]:
    words = picture.words
    owned = [
        f"{first_owner(picture, kind)} {type_code(words, kind)}"
        for kind, owner in enumerate(picture.view.firsts)
        if owner != NOBODY
    ]
    said = [words.t("firsts:  {names}", names="   ".join(owned) or words.t("none yet"))]
    sevens = [
        f"{picture.voice.who(seat)} {player.seven}"
        for seat, player in enumerate(picture.view.players)
        if player.seven
    ]
    swap = words.t("swaps {cards}:1", cards=picture.box.swap_cards)
    prize = words.t("prizes:  all-7 {names}", names=", ".join(sevens) or words.t("none yet"))
    return [*said, f"{prize}   {swap}", *next_start(picture), ahead(picture)]


def next_start(picture: Picture) -> list[str]:
    """Say who starts the next round, as things are; nothing in the last one."""
    words, view = picture.words, picture.view
    if picture.next_start == NOBODY or view.round + 1 >= len(ROUNDS):
        return []
    name = picture.voice.who(picture.next_start)
    if view.face_down:
        return [words.t("Next round starts: {name} (card face down)", name=name)]
    return [words.t("Next round starts: {name}, if nobody sells", name=name)]


def ahead(picture: Picture) -> str:
    """List all by their points."""
    ranked = sorted(picture.seats, key=lambda seat: -picture.points(seat))
    totals = ", ".join(f"{picture.voice.who(seat)} {picture.points(seat)}" for seat in ranked)
    return picture.words.t("Now ahead: {points}", points=totals)


def rival_points(picture: Picture) -> int:
    """Give the points of the solo rival."""
    return sum(part.points for part in picture.game.rival_score(picture.view))


def rival_round(picture: Picture) -> list[int]:
    """List the cards that the rival laid at the start of this round."""
    view: State = picture.view
    assert view.rival is not None
    if not view.round:
        return [card for stack in view.rival.estate for card in stack]
    for line in reversed(picture.scene.seen.log):
        if line.event.kind == "rival-laid":
            cards = line.event.values["cards"]
            assert isinstance(cards, tuple)
            return [int(card) for card in cards]
    return []


def comparison(picture: Picture) -> str:
    """Say who is ahead of the rival, and by how much."""
    words = picture.words
    own, his = picture.points(0), rival_points(picture)
    who = picture.voice.who(0)
    sign = "+" if own >= his else picture.glyphs.minus
    return words.t(
        "{who} {own} : {his} {rival}  ({difference})",
        who=who,
        own=own,
        his=his,
        rival=rival(words),
        difference=f"{sign}{abs(own - his)}",
    )


def _rival(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the estate of the rival, his pile of the round, and the running comparison."""
    words, view = picture.words, picture.view
    assert view.rival is not None
    inside = cells - 2
    ahead_of = picture.points(0) - rival_points(picture)
    codes = [type_code(words, kind) for kind in range(len(TYPES))]
    row: Line = []
    for kind in range(len(TYPES)):
        text, token = compact(picture, view.rival.estate, kind)
        row.append((text.rjust(3), token))
    laid = listed(words, picture.box, rival_round(picture))
    if width(laid) + 16 > inside:
        laid = " ".join(code(words, picture.box, card) for card in rival_round(picture))
    following = view.rival.piles[-1:] or [[]]
    count = len(following[0])
    lines: list[Line] = [
        [(" ", "text"), (comparison(picture), "gain" if ahead_of >= 0 else "loss")],
        [(_numbers(codes), "dim")],
        merge(row),
        [(" ", "text"), (words.t("now: {cards}", cards=laid), "text")],
        [(" ", "text"), (_following(picture, count), "text")],
        [(" ", "text"), (_rival_prizes(picture), "text")],
    ]
    return frame(
        [fit(line, inside, picture.glyphs) for line in lines],
        cells,
        rival(words),
        [(words.t("VP {count}", count=rival_points(picture)), "title")],
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == PANEL,
    )


def _following(picture: Picture, count: int) -> str:
    words = picture.words
    if not count:
        return words.t("no pile is left for a next round")
    return words.n("next round: {count} card", "next round: {count} cards", count)


def _rival_prizes(picture: Picture) -> str:
    words, view = picture.words, picture.view
    assert view.rival is not None
    firsts = [type_code(words, kind) for kind, owner in enumerate(view.firsts) if owner == RIVAL]
    seven = f", {words.t('all-7')} {view.rival.seven}" if view.rival.seven else ""
    return words.t("firsts: {types}", types=" ".join(firsts) or "-") + seven
