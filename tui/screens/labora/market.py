"""The buildings that can be built: cost, dwelling, points, where, and why one cannot be."""

from __future__ import annotations

from core.game import Refusal
from core.labora import places
from core.labora.looking import cannot_build, coming, spaces
from core.labora.model import GOODS, GRAIN, STRAW, Choose, Using
from core.labora.offers import part_of
from tui.play.entries import Entry
from tui.screens.labora.cells import signed
from tui.screens.labora.marks import card_thing
from tui.screens.labora.picture import Picture
from tui.widgets.frames import frame, window
from tui.widgets.lines import Line, cut, cut_text, fit, merge, pad, width, wrap
from tui.words import NP_
from tui.words.labora_amounts import amounts_code
from tui.words.labora_cards import listed, name, short
from tui.words.labora_names import good_code, short_terrain, space, stage

ANYWHERE = places.COAST | places.PLAINS | places.HILLSIDE
"""The terrains of a card that may stand on all usual land."""
_UNPAID = ("too-little-food", "too-little-energy")
_ORDER = ("wood", "clay", "stone", *GOODS)
_NAME = 10
_NOTES = 4
"""Lines for what the next stack brings."""
_COST = 11
_VALUES = 7
_BRIEF = {
    "no-cloister-beside": NP_("why not built, at most 8 cells", "no space"),
    "nowhere-no-cloister-beside": NP_("why not built, at most 8 cells", "no space"),
    "nowhere-space-taken": NP_("why not built, at most 8 cells", "no space"),
}


def refusal(picture: Picture, card: str) -> Refusal | None:
    """Say why the reader cannot build a card or settlement now, actions aside."""
    return cannot_build(picture.box, picture.view, picture.shown_seat, card)


def is_buying(picture: Picture) -> bool:
    """Tell whether the market is there to build from; else its cards cost the reader nothing."""
    path = picture.path
    used = isinstance(path, Using) and part_of(picture.box, path).do == "use"
    return picture.view.phase != "neutral" and not (used and picture.my_turn)


def spots(picture: Picture, card: str) -> list[int]:
    """List the free spaces of the reader's land on which a card may stand."""
    found = spaces(picture.box, picture.view, picture.shown_seat, card)
    return [at for at, why in found.items() if why is None]


def brief(picture: Picture, card: str) -> str:
    """Say in a few cells whether a card can be built: `yes`, `3 spots`, `coast`, `−2Cl`."""
    words = picture.words
    if not is_buying(picture):
        return ""
    why = refusal(picture, card)
    if why is None:
        if picture.box.cards[card].terrain & ANYWHERE == ANYWHERE:
            return words.p("can be built", "yes")
        count, mask = len(spots(picture, card)), picture.box.cards[card].terrain
        if mask in places.TERRAINS.values():
            return f"{short_terrain(words, mask)} {count}"
        return words.n("{count} space", "{count} spaces", count)
    if why.reason in _BRIEF:
        return words.p(*_BRIEF[why.reason])
    if why.reason == "nowhere-wrong-terrain":
        mask = picture.box.cards[card].terrain
        names = [short_terrain(words, bit) for bit in places.TERRAINS.values() if bit & mask]
        return words.p("why not built, at most 8 cells", "no {land}", land=names[0])
    if why.reason in _UNPAID:
        return _lacking_price(picture, why)
    return lacking(picture, card)


def _lacking_price(picture: Picture, why: Refusal) -> str:
    """Say what of the price of a settlement is missing: `−3F`, `−1.5E`; energy is in halves."""
    needed, there = why.values["needed"], why.values["there"]
    assert isinstance(needed, int)
    assert isinstance(there, int)
    missing = needed - there
    if why.reason == "too-little-energy":
        count = picture.words.number(missing / 2)
        text = picture.words.p("what a settlement lacks, at most 7 cells", "{count}E", count=count)
    else:
        text = picture.words.p(
            "what a settlement lacks, at most 7 cells", "{count}F", count=missing
        )
    return picture.glyphs.minus + text


def lacking(picture: Picture, card: str) -> str:
    """Say what of the cost is missing: `−2Cl`."""
    goods = list(picture.shown.goods)
    goods[STRAW] += goods[GRAIN]
    missing = [
        f"{picture.glyphs.minus}{count - goods[good]}{good_code(picture.words, GOODS[good])}"
        for good, count in picture.box.cards[card].cost
        if goods[good] < count
    ]
    return "".join(missing[:1])


def values(picture: Picture, card: str) -> str:
    """Write dwelling value and points: `d6 v10`."""
    one = picture.box.cards[card]
    low, high = f"d{signed(picture, one.dwelling)}", f"v{signed(picture, one.economic)}"
    close = one.dwelling < 0 or width(low) + width(high) > _VALUES - 2
    return f"{low}{high}" if close else f"{low} {high}"


def shown_name(picture: Picture, card: str, cells: int) -> str:
    """Name a card in so many cells, with the sign of a cloister building."""
    words, box = picture.words, picture.box
    sign = picture.glyphs.cloister if box.cards[card].cloister else ""
    full = sign + name(words, box, card)
    return (
        full
        if width(full) <= cells
        else cut_text(sign + short(words, box, card), cells, picture.glyphs)
    )


def price_text(picture: Picture, card: str) -> str:
    """Write the cost, of a settlement what food and energy it takes."""
    words, box = picture.words, picture.box
    if card not in box.is_settlement:
        return cost_text(picture, card)
    one = box.cards[card]
    energy = words.number(one.energy / 2)
    return words.p(
        "cost of a settlement, at most 9 cells", "{food}F {energy}E", food=one.food, energy=energy
    )


def cost_text(picture: Picture, card: str) -> str:
    """Write the cost of a building in the order of the goods lines: `2Cl 1Sw`."""
    cost = {GOODS[good]: count for good, count in picture.box.cards[card].cost}
    return amounts_code(picture.words, sorted(cost.items(), key=lambda one: _ORDER.index(one[0])))


def entry_row(picture: Picture, entry: Entry, card: str, cells: int) -> Line:
    """Write a card as a line of the list of choices."""
    token = "text" if entry.allowed else "dim"
    head = _bare(picture, entry, shown_name(picture, card, _NAME - 1))
    cost = price_text(picture, card)
    note = brief(picture, card)
    line = pad(head, 3 + _NAME)
    line = [*line, *pad([(cost, token)], _COST), *pad([(values(picture, card), token)], _VALUES)]
    return merge(cut([*line, (note, token)], cells, picture.glyphs))


def _bare(picture: Picture, entry: Entry, text: str) -> Line:
    """Write a card without brackets: the last column says why one is forbidden.

    Digits stay awake while labels of places are open, and so are drawn.
    """
    composer = picture.scene.composer
    chosen = composer.current == entry and picture.scene.zone == "actions"
    opened = entry not in composer.entries and composer.group == entry.group
    awake = entry in composer.entries or entry.key.isdigit()
    token = "text" if entry.allowed else "dim"
    return [
        (picture.glyphs.active if chosen or opened else " ", "active"),
        (entry.key if awake and entry.key else " ", "key" if entry.allowed else "dim"),
        (" ", "text"),
        (text, "cursor" if chosen else token),
    ]


def large(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the box of the market with reasons, and what the next stack brings."""
    words, view = picture.words, picture.view
    tail = notes(picture, cells - 4)
    spare = height - 2 - len(tail) - len(view.display) - 1
    tail = [*_reasons(picture, cells - 2, spare), *tail]
    room = max(4, height - 2 - len(tail))
    inside = cells - 2 if len(view.display) <= room else cells - 4
    rows = [_row(picture, card, inside) for card in view.display]
    focus = _focused(picture)
    shown = window(rows, min(room, height - 2), focus, cells - 2, glyphs=picture.glyphs)
    blank = height - 2 - len(shown) - len(tail)
    lines = [*shown, *([] for _ in range(max(0, blank))), *tail]
    right = words.p("columns dwelling and points", "d   v")
    return frame(
        lines,
        cells,
        words.p("panel of Ora et Labora", "Display"),
        [(right, "dim")],
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == "market",
    )


def _focused(picture: Picture) -> int:
    for number, card in enumerate(picture.view.display):
        thing = card_thing(card)
        if picture.focused(thing) or thing in picture.chosen_things:
            return number
    return 0


def _row(picture: Picture, card: str, cells: int) -> Line:
    one = picture.box.cards[card]
    thing = card_thing(card)
    allowed = not is_buying(picture) or refusal(picture, card) is None
    focused = picture.scene.zone == "market" and picture.focused(thing)
    key, chosen = _key(picture, card)
    token = "cursor" if focused else "text" if allowed else "dim"
    ends = f"{signed(picture, one.dwelling):>3}{signed(picture, one.economic):>3}"
    cost = cost_text(picture, card)
    room = cells - width(ends) - width(cost) - 5
    head: Line = [
        (picture.glyphs.active if chosen else " ", "active"),
        (f"{key:<2}", "key" if allowed else "dim"),
        (shown_name(picture, card, room), token),
    ]
    rest = "text" if allowed else "dim"
    left = pad(head, 3 + room + 1)
    return [*fit([*left, (cost, rest)], cells - width(ends), picture.glyphs), (ends, rest)]


def _key(picture: Picture, card: str) -> tuple[str, bool]:
    """Give the key of a card in the list of the moment, and whether the cursor is on it."""
    composer = picture.scene.composer
    for entry in composer.first_entries:
        if picture.my_turn and entry.group.inline and entry.id == repr(Choose(card)):
            chosen = composer.group == entry.group and picture.scene.zone == "actions"
            return entry.key, chosen
    return "", False


def _reasons(picture: Picture, cells: int, most: int) -> list[Line]:
    """Say where a card can only stand, and why one has no place, in so many lines."""
    lines: list[Line] = []
    for card in picture.view.display if is_buying(picture) else ():
        text = _reason(picture, card)
        if text:
            key, _ = _key(picture, card)
            head = key or short(picture.words, picture.box, card)
            line = f" {head} {text}"
            if width(line) > cells:
                line = f" {head} {text.partition(':')[0]}"
            lines.append([(line, "dim")])
    return lines[: max(0, most)]


def _reason(picture: Picture, card: str) -> str:
    words = picture.words
    why = refusal(picture, card)
    mask = picture.box.cards[card].terrain
    land = "/".join(short_terrain(words, bit) for bit in places.TERRAINS.values() if bit & mask)
    if why is None:
        if mask not in places.TERRAINS.values():
            return ""
        names = " ".join(space(at) for at in spots(picture, card)[:4])
        return words.t("only on {land}: {spaces}", land=land, spaces=names)
    if why.reason.endswith("no-cloister-beside"):
        return words.t("no space: must touch a cloister")
    if why.reason.startswith("nowhere"):
        return (
            words.t("no space: needs {land}", land=land)
            if mask != ANYWHERE
            else words.t("no space")
        )
    return ""


def notes(picture: Picture, cells: int) -> list[Line]:
    """Say why cards cannot be built, and which ones come next."""
    words, view = picture.words, picture.view
    lines: list[Line] = []
    following = coming(picture.box, view)
    if following:
        letter = stage(words, view.stage + 1)
        for cards in (
            listed(words, picture.box, following),
            " ".join(short(words, picture.box, card) for card in following),
        ):
            text = words.t("Next ({stage}): {cards}", stage=letter, cards=cards)
            lines = [[(" ", "text"), *row] for row in wrap([(text, "dim")], cells)]
            if len(lines) <= _NOTES:
                break
    if len(lines) > _NOTES:
        lines = [
            *lines[: _NOTES - 1],
            cut([*lines[_NOTES - 1], (f" {picture.glyphs.more}", "dim")], cells, picture.glyphs),
        ]
    return lines
