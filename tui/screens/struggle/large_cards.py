"""The market as cards, the stock in words, and the hand with what it would become."""

from __future__ import annotations

from core.struggle.model import EMPTY, RESOURCES
from tui.screens.struggle.cards import pile
from tui.screens.struggle.choosing import choosing_place, chosen_place, chosen_resource
from tui.screens.struggle.picture import Picture
from tui.widgets.frames import frame, small_box
from tui.widgets.lines import Line, Span, beside, fit, merge, pad, width, wrap
from tui.words.struggle_names import FIRST_EXPANSION, item, resource, short_item

_PILE = 14
_COLUMN = 14
_HARD = "\u00a0"
"""A blank that no line is broken at."""


def market(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the open cards as small boxes, with the piles in the title."""
    words, view = picture.words, picture.view
    names = [
        picture.glyphs.free if card == EMPTY else resource(words, card) for card in view.market
    ]
    across = max(5, *(width(name) for name in names)) + 2
    boxes = [(_card(picture, place, name, across), across) for place, name in enumerate(names)]
    rows = beside(boxes, 1)
    indent = max(0, (cells - 2 - width(rows[0]) + 1) // 2)
    piles = words.t("deck {count}", count=len(view.deck))
    piles += "  " + words.t("discard {count}", count=sum(view.discard))
    return frame(
        [merge([(" " * indent, "text"), *row]) for row in rows],
        cells,
        words.p("panel of the Struggle", "Market"),
        [(piles, "text")],
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == "market",
    )


def _card(picture: Picture, place: int, name: str, across: int) -> list[Line]:
    chosen = chosen_place(picture) == place
    focused = picture.scene.zone == "market" and picture.scene.focus == f"market:{place}"
    here = focused or (chosen and choosing_place(picture))
    token = "cursor" if here else "strong" if chosen else "text"
    return small_box(
        [fit([(name, token)], across - 2, picture.glyphs, "centre")],
        across,
        glyphs=picture.glyphs,
        top=(str(place + 1), "key"),
        bottom=(picture.glyphs.top_card, "active") if chosen else None,
    )


def stock(picture: Picture, cells: int, height: int) -> list[Line]:
    """Say what is left to build, where roads and knights come from when there is none."""
    words, view = picture.words, picture.view
    road = pad([(f" {item(words, 0)} {view.roads}", _token(picture, 0, view.roads))], 1 + _COLUMN)
    if not view.roads:
        road = [*road, (_taken(picture), "text")]
    settlements = len(view.pile)
    second = [
        *pad([(f" {item(words, 1)} {settlements}", _token(picture, 1, settlements))], 1 + _COLUMN),
        (f"{item(words, 2)} {view.knights}", _token(picture, 2, view.knights)),
    ]
    if not view.knights:
        second.append((", " + words.t("taken from players"), "text"))
    events = words.t("City events stay hidden until you flip one")
    return frame(
        [
            merge(road),
            merge(second),
            *_expansions(picture, cells - 3),
            [(" " + events, "dim")],
        ],
        cells,
        words.t("Cards left to build"),
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == "stock",
    )


def _token(picture: Picture, which: int, count: int) -> str:
    if picture.scene.zone == "stock" and picture.scene.focus == f"item:{which}":
        return "cursor"
    return "text" if count else "dim"


def _taken(picture: Picture) -> str:
    if picture.view.arrow:
        return picture.words.t("now taken along the arrow")
    return picture.words.t("now taken from your opponent")


def _expansions(picture: Picture, room: int) -> list[Line]:
    """Write the expansions grouped by their points, in two lines, short if need be."""
    words = picture.words
    if not any(picture.view.expansions):
        return [[(" " + words.t("No expansions left"), "dim")], []]
    for short in (False, True):
        lines = wrap(_by_points(picture, short=short), room, 2)
        if len(lines) <= 2:
            break
    return [
        merge([(" ", "text"), *((text.replace(_HARD, " "), token) for text, token in line)])
        for line in [*lines, []][:2]
    ]


def _by_points(picture: Picture, *, short: bool) -> Line:
    words, box = picture.words, picture.box
    groups: dict[int, list[int]] = {}
    for expansion, count in enumerate(picture.view.expansions):
        if count:
            groups.setdefault(box.expansion_vp[expansion], []).append(expansion)
    label = words.t("Expansions")
    spans: Line = [(label + _HARD * max(1, _COLUMN - width(label)), "text")]
    for number, (points, found) in enumerate(groups.items()):
        if number:
            spans.append(("; ", "text"))
        for place, expansion in enumerate(found):
            spans += [(", ", "text")] if place else []
            spans.append(_named(picture, expansion, short=short))
        value = str(points) if number else words.t("{count} VP", count=points)
        spans.append((": " + value.replace(" ", _HARD), "text"))
    return spans


def _named(picture: Picture, expansion: int, *, short: bool) -> Span:
    which = FIRST_EXPANSION + expansion
    count = picture.view.expansions[expansion]
    brief = short or count > 1
    name = short_item(picture.words, which) if brief else item(picture.words, which)
    times = f" {picture.glyphs.times}{count}" if count > 1 else ""
    return (name + times).replace(" ", _HARD), _token(picture, which, count)


def hand(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the reader's hand: a bar a card, and under it the count now and after the step."""
    own, words = picture.own, picture.words
    alike = words.t("{alike} alike pay for any 1 card", alike=picture.box.alike)
    if own is None:
        rows: list[Line] = [[(" " + words.t("Cards in hand are hidden."), "dim")]]
        title = words.t("Hand")
    else:
        chosen = chosen_resource(picture)
        title = words.n("Your hand  {count} card", "Your hand  {count} cards", sum(own.hand))
        piles: Line = [("  ", "text")]
        counts: Line = [("  ", "text")]
        for index in range(len(RESOURCES)):
            piles += pile(picture, index, own.hand, chosen == index, _PILE)
            counts += fit(_count(picture, index, own.hand[index]), _PILE, picture.glyphs)
        rows = [merge(piles), merge(counts)]
    return frame(
        rows,
        cells,
        title,
        alike,
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == "hand",
    )


def _count(picture: Picture, index: int, now: int) -> Line:
    """Write a count, and what it becomes if that is another."""
    assert picture.me is not None
    after = picture.after
    then = now if after is None else after.players[picture.me].hand[index]
    if then == now:
        return [(f"   {now}", "dim")]
    token = "gain" if then > now else "loss"
    return [(f"   {now} {picture.glyphs.to} ", "text"), (str(then), token)]
