"""The market, the stock and the hand, as the small screen has them."""

from __future__ import annotations

from collections.abc import Sequence

from core.struggle.model import EMPTY, RESOURCES, TakeMarket
from tui.screens.struggle.choosing import choosing_place, chosen_place, chosen_resource
from tui.screens.struggle.picture import Picture
from tui.widgets.frames import frame
from tui.widgets.lines import Line, Span, cut_text, fit, merge, pad
from tui.words.struggle_names import FIRST_EXPANSION, resource, short_item, tiny_item

_MARKET_CELL = 11
_HAND_CELL = 15
_MOST_BARS = 5


def market(picture: Picture, cells: int, height: int, *, joined: bool = False) -> list[Line]:
    """Draw the five open cards with their numbers."""
    chosen = chosen_place(picture)
    across = max(1, (cells - 3) // _MARKET_CELL)
    cards = [
        _card(picture, place, card, chosen == place)
        for place, card in enumerate(picture.view.market)
    ]
    rows = [
        merge([(" ", "text"), *(span for card in cards[start : start + across] for span in card)])
        for start in range(0, len(cards), across)
    ]
    drawn = frame(
        rows,
        cells,
        picture.words.p("panel of the Struggle", "Market"),
        glyphs=picture.glyphs,
        height=height + joined,
        focused=picture.scene.zone == "market",
    )
    return drawn[:height]


def _card(picture: Picture, place: int, card: int, chosen: bool) -> Line:
    name = picture.glyphs.free if card == EMPTY else resource(picture.words, card)
    focused = picture.scene.zone == "market" and picture.scene.focus == f"market:{place}"
    token = "dim" if card == EMPTY else "text"
    if focused or (chosen and choosing_place(picture)):
        token = "cursor"
    mark: Span = (picture.glyphs.active if chosen else " ", "active")
    key: Span = (str(place + 1), "key" if _takes(picture) else "dim")
    text = cut_text(name, _MARKET_CELL - 4, picture.glyphs)
    return pad([mark, key, (" ", "text"), (text, token)], _MARKET_CELL)


def _takes(picture: Picture) -> bool:
    """Whether the numbers of the market choose now."""
    entries = picture.scene.composer.entries
    return picture.scene.composer.level != "groups" and any(
        entry.way is None and entry.actions and isinstance(entry.actions[0], TakeMarket)
        for entry in entries
    )


def stock(picture: Picture, cells: int, height: int, *, joined: bool = False) -> list[Line]:
    """Draw what is left to build."""
    words, view = picture.words, picture.view
    counts = ((0, view.roads), (1, len(view.pile)), (2, view.knights))
    first: Line = [(" ", "text")]
    for item, count in counts:
        first += [
            (f"{short_item(words, item)} {count}", _token(picture, item, count)),
            ("   ", "text"),
        ]
    second: Line = [(" ", "text")]
    for expansion, count in enumerate(view.expansions):
        if count:
            name = tiny_item(words, FIRST_EXPANSION + expansion)
            times = f"{picture.glyphs.times}{count}" if count > 1 else ""
            item = FIRST_EXPANSION + expansion
            second += [(name + times, _token(picture, item, count)), (" ", "text")]
    if not any(view.expansions):
        second.append((words.t("no expansions"), "dim"))
    drawn = frame(
        [merge(first), merge(second[:-1] if second[-1][0] == " " else second)],
        cells,
        words.t("Cards left to build"),
        glyphs=picture.glyphs,
        height=height + joined,
        focused=picture.scene.zone == "stock",
    )
    return drawn[:height]


def _token(picture: Picture, item: int, count: int) -> str:
    if picture.scene.zone == "stock" and picture.scene.focus == f"item:{item}":
        return "cursor"
    return "text" if count else "dim"


def hand(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the reader's hand, each resource at its place; nothing of it for a watcher."""
    own, words = picture.own, picture.words
    if own is None:
        body: Line = [(" " + words.t("Cards in hand are hidden."), "dim")]
        title = words.t("Hand")
    else:
        size = sum(own.hand)
        chosen = chosen_resource(picture)
        spans: Line = [(" ", "text")]
        for index in range(len(RESOURCES)):
            spans += pile(picture, index, own.hand, chosen == index, _HAND_CELL)
        body = merge(spans)
        title = words.n("Your hand  {count} card", "Your hand  {count} cards", size)
    return frame(
        [fit(body, cells - 2, picture.glyphs)],
        cells,
        title,
        words.t("{alike} alike pay for any 1 card", alike=picture.box.alike),
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == "hand",
    )


def pile(picture: Picture, index: int, counts: Sequence[int], chosen: bool, cells: int) -> Line:
    """Draw the cards of one resource in a hand: number, name, a bar for each."""
    focused = picture.scene.zone == "hand" and picture.scene.focus == f"hand:{index}"
    count = counts[index]
    token = "cursor" if chosen or focused else "text" if count else "dim"
    mark: Span = (picture.glyphs.active if chosen else " ", "active")
    name = resource(picture.words, index)
    bars = min(_MOST_BARS, cells - 4 - 7)
    signs = picture.glyphs
    amount = signs.filled * count if count <= bars else f"{signs.filled}{signs.times}{count}"
    return pad(
        [
            mark,
            (str(index + 1), "key" if count else "dim"),
            (" ", "text"),
            (name, token),
            (" ", "text"),
            (amount if count else signs.free, "strong" if count else "dim"),
        ],
        cells,
    )
