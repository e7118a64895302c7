"""The tableaus of all players, open, as the large screen has them."""

from __future__ import annotations

from core.struggle.model import CHURCH, CITADEL, LIBRARY, MERCHANT_GUILD, TOWN_HALL, UNIVERSITY
from tui.screens.struggle.known import known_names, surely
from tui.screens.struggle.notes import side
from tui.screens.struggle.picture import Picture
from tui.widgets.frames import frame
from tui.widgets.lines import Line, beside, cut_text, fit, merge, pad, width
from tui.words import N_
from tui.words.struggle_names import FIRST_EXPANSION, item, short_item, tiny_item

HEIGHT = 9
DENSE_HEIGHT = 6
_LABEL = 8
_NEXT = 18
"""Where *next is* stands, counted from the left edge of the text."""
_BENEFITS = {
    LIBRARY: N_("Library: chooses a card in a swap"),
    UNIVERSITY: N_("University: pay a card less"),
    TOWN_HALL: N_("Town Hall: points only"),
    CHURCH: N_("Church: first knight protected"),
    CITADEL: N_("Citadel: first {roads} roads protected"),
    MERCHANT_GUILD: N_("Guild: takes a card once a turn"),
}

Building = tuple[str, int]
"""What stands in the tableau, and its points."""


def tableaus(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw all tableaus in two columns, in the order of play."""
    dense = len(picture.seats) > 4
    tall = DENSE_HEIGHT if dense else HEIGHT
    lines: list[Line] = []
    for seat in range(0, len(picture.seats), 2):
        if seat + 1 == len(picture.seats):
            lines += tableau(picture, seat, cells, tall)
            continue
        left = (cells + 1) // 2
        pair = [
            (tableau(picture, seat, left, tall), left),
            (tableau(picture, seat + 1, cells - left, tall), cells - left),
        ]
        lines += beside(pair)
    return lines[:height]


def tableau(picture: Picture, seat: int, cells: int, height: int) -> list[Line]:
    """Draw one tableau as a box; seven lines, or four when there is less room."""
    words = picture.words
    points = words.t("{count} VP", count=picture.points(seat))
    hand = words.n("{count} card", "{count} cards", picture.cards(seat))
    right = f"{points}  {hand}"
    inside = cells - 2
    rows = _dense(picture, seat, inside) if height < HEIGHT else _open(picture, seat, inside)
    return frame(
        rows,
        cells,
        _title(picture, seat, cells - 9 - width(right)),
        [(right, "text")],
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == "table" and picture.scene.focus == f"seat:{seat}",
    )


def _title(picture: Picture, seat: int, room: int) -> Line:
    """Write mark, name, letter, and whether a bot sits there; a long name is cut."""
    active = seat == picture.view.seat and not picture.scene.seen.ended
    name = picture.names[seat].upper() if active else picture.names[seat]
    focused = picture.scene.zone == "table" and picture.scene.focus == f"seat:{seat}"
    letter = picture.scene.letters[seat]
    bot = "" if picture.sitter(seat).human else picture.words.t(", bot")
    title: Line = [(picture.glyphs.active, "active")] if active else []
    token = "cursor" if focused else picture.token(seat)
    after = f" ({letter}{bot})"
    name = cut_text(name, max(1, room - width(title) - width(after)), picture.glyphs)
    return [*title, (name, token), (after, picture.token(seat))]


def _open(picture: Picture, seat: int, inside: int) -> list[Line]:
    player = picture.view.players[seat]
    names, points = _buildings(picture, seat, inside - 1)
    words = picture.words
    rows = [
        names,
        points,
        _stack(picture, seat, words.t("Roads"), player.roads),
        _stack(picture, seat, words.t("Knights"), player.knights),
        [(" " + expansions_text(picture, seat), "text")],
        [(" " + rates(picture, seat), "text")],
    ]
    if seat != picture.me:
        known = known_names(picture, seat)
        seen = words.t("Seen: {cards}", cards=known or "-") if picture.remembers else ""
        rows.append([(f" {seen}".rstrip(), "dim")])
    return rows


def _buildings(picture: Picture, seat: int, room: int) -> tuple[Line, Line]:
    """Write the buildings, each with its points under it; alike ones together if need be."""
    glyphs = picture.glyphs
    for cells in (
        _cells(picture, seat, grouped=False, short=False),
        _cells(picture, seat, grouped=True, short=False),
        _cells(picture, seat, grouped=True, short=True),
    ):
        if sum(len(name) + 2 for name, _ in cells) - 2 <= room:
            break
    names: Line = [(" ", "text")]
    values: Line = [(" ", "text")]
    for name, points in cells:
        size = width(name)
        names += [(name, "text"), ("  ", "text")]
        worth = picture.words.t("{count} VP", count=points)
        values += [*fit([(worth, "dim")], size, glyphs, "centre"), ("  ", "text")]
    return merge(names[:-1]), merge(values[:-1])


def _cells(picture: Picture, seat: int, *, grouped: bool, short: bool) -> list[Building]:
    words, box = picture.words, picture.box
    player = picture.view.players[seat]
    name = short_item if short else item
    settlements, cities = len(player.settlements), len(player.cities) - len(player.expansions)
    cells: list[Building] = []
    for index, count, points in ((1, settlements, box.settlement_vp), (3, cities, box.city_vp)):
        if grouped and count > 1:
            cells.append((f"{name(words, index)} {picture.glyphs.times}{count}", points * count))
        else:
            cells += [(name(words, index), points)] * count
    for expansion in player.expansions:
        which = FIRST_EXPANSION + expansion
        own = tiny_item(words, which) if short else short_item(words, which)
        city = "" if short else name(words, 3)
        cells.append((f"{city}+{own}", box.expansion_vp[expansion]))
    return cells


def _stack(picture: Picture, seat: int, label: str, count: int) -> Line:
    """Draw roads or knights with the mark of the top card, and the side that comes next."""
    words, token = picture.words, picture.token(seat)
    gap = "  " if count <= 3 else " " if count <= 5 else ""
    line: Line = [*pad([(f" {label}", "text")], 1 + _LABEL), *top_stack(picture, count, token, gap)]
    comes = words.t("next is {side}", side=side(count + 1))
    return merge([*pad(line, max(1 + _NEXT, width(line) + 2)), (comes, "dim")])


def top_stack(picture: Picture, count: int, token: str, gap: str) -> Line:
    """Draw a stack by its sides, the top card marked."""
    if not count:
        return [(picture.words.p("roads or knights", "none"), "dim")]
    return [*picture.stack(count, token, gap=gap), (picture.glyphs.top_card, token)]


def expansions_text(picture: Picture, seat: int) -> str:
    """Say what the expansions of a player do, or name them when there are several."""
    words = picture.words
    owned = picture.view.players[seat].expansions
    if not owned:
        return words.t("Expansions none")
    if len(owned) == 1:
        return benefit(picture, owned[0])
    return ", ".join(short_item(words, FIRST_EXPANSION + expansion) for expansion in owned)


def benefit(picture: Picture, expansion: int) -> str:
    """Say in one short sentence what an expansion does."""
    return picture.words.t(_BENEFITS[expansion], roads=picture.box.citadel_roads)


def rates(picture: Picture, seat: int) -> str:
    """Write swaps and draws a turn, and how many swaps are used."""
    words, view = picture.words, picture.view
    swaps = words.t("Swaps {count}", count=picture.swaps(seat))
    if seat == view.seat and view.swaps and view.phase == "swap":
        swaps += " " + words.n("(one used)", "({count} used)", view.swaps)
    return f"{swaps}   " + words.t("Draws {count}", count=picture.draws(seat))


def _dense(picture: Picture, seat: int, inside: int) -> list[Line]:
    words, player = picture.words, picture.view.players[seat]
    token = picture.token(seat)
    names = "  ".join(name for name, _ in _cells(picture, seat, grouped=True, short=False))
    if len(names) > inside - 1:
        names = "  ".join(name for name, _ in _cells(picture, seat, grouped=True, short=True))
    gap = " " if player.roads + player.knights <= 6 else ""
    stacks: Line = [
        (f" {words.t('Roads')} ", "text"),
        *top_stack(picture, player.roads, token, gap),
        (f"   {words.t('Knights')} ", "text"),
        *top_stack(picture, player.knights, token, gap),
    ]
    last = rates(picture, seat).replace("   ", "  ")
    if seat != picture.me and picture.remembers:
        known = picture.codes(surely(picture, seat))
        last += "  " + words.t("Seen: {cards}", cards=known or "-")
    return [
        [(f" {names}", "text")],
        merge(stacks),
        [(" " + expansions_text(picture, seat), "text")],
        [(f" {last}", "text")],
    ]
