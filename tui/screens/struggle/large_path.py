"""The path and preview of the large screen: more room, so cost, effect and what else there is."""

from __future__ import annotations

from core.struggle.box import KNIGHT, ROAD
from core.struggle.model import Discarding, Give, State, TakeMarket
from tui.play.entries import Entry
from tui.screens.struggle import looked, notes, sentences
from tui.screens.struggle.band import entry_span
from tui.screens.struggle.choices import payment_text
from tui.screens.struggle.outlook import Prospect, as_builder, prospects
from tui.screens.struggle.path import SMALL_NEWS, SWAP_NAMES, chosen, indented, played
from tui.screens.struggle.picture import Picture
from tui.screens.struggle.status import to_discard
from tui.screens.struggle.unseen import disclosed
from tui.screens.table import focusing
from tui.screens.table.logbook import beneath
from tui.widgets.frames import rule
from tui.widgets.lines import Line, cut, merge, width
from tui.words import N_
from tui.words.struggle_names import goods_missing, resource

_NO_LONGER = (
    N_("You can no longer build a road (needs {cards})."),
    N_("You can no longer build a settlement (needs {cards})."),
    N_("You can no longer build a knight (needs {cards})."),
    N_("You can no longer build a city (needs {cards})."),
    N_("You can no longer build an expansion (needs {cards})."),
)
_ROADS = {
    1: N_(
        "The arrow points {sign}, so the first player clockwise with an unprotected road "
        "loses the top one: {lost}."
    ),
    -1: N_(
        "The arrow points {sign}, so the first player counterclockwise with an unprotected "
        "road loses the top one: {lost}."
    ),
}
_KNIGHTS = {
    1: N_(
        "The arrow points {sign}, so the first player clockwise with an unprotected knight "
        "loses the top one: {lost}."
    ),
    -1: N_(
        "The arrow points {sign}, so the first player counterclockwise with an unprotected "
        "knight loses the top one: {lost}."
    ),
}


def path(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the path as a title line and the preview under it."""
    rows: list[Line] = [
        rule(cells, _title(picture, cells - 20), _right(picture), glyphs=picture.glyphs)
    ]
    if picture.scene.message:
        rows.append([("  ", "text"), (picture.scene.message, "strong")])
    if focusing.is_looking(picture):
        return [*rows, *focusing.told(picture, looked.notes(picture), cells, height - len(rows))]
    for line in _preview(picture, cells):
        rows += indented(line, cells)
    told = beneath(picture, cells, height - len(rows), SMALL_NEWS)
    return [*rows[: height - len(told)], *told]


def _right(picture: Picture) -> Line:
    words = picture.words
    if not picture.my_turn:
        return [(words.t("log"), "title")]
    return [(words.t("preview"), "title")]


def _title(picture: Picture, cells: int) -> Line:
    if focusing.is_looking(picture):
        title, _ = picture.scene.rule
        return cut([(looked.name(picture) or title, "title")], cells, picture.glyphs)
    if not picture.my_turn:
        return [(picture.waiting(), "title")]
    head = _phase(picture)
    line: Line = [(head, "title")]
    for text in [*played(picture), *chosen(picture)]:
        line += [(f" {picture.glyphs.active} ", "active"), (text, "title")]
    return cut(merge(line), cells, picture.glyphs)


def _phase(picture: Picture) -> str:
    """Name what is going on, in capitals."""
    words, view = picture.words, picture.view
    if view.pending and isinstance(view.pending[-1], Discarding):
        return words.t("ROBBERS") + " " + to_discard(picture)
    if view.phase == "swap":
        return words.p("phase", "SWAP")
    entry = picture.scene.composer.current
    drawing = entry is not None and entry.group.id == "end-turn"
    return words.p("phase", "DRAW") if drawing else words.p("phase", "BUILD")


def _preview(picture: Picture, cells: int) -> list[Line]:
    composer = picture.scene.composer
    entry = composer.current
    if not picture.my_turn or entry is None:
        return [[said] for said in sentences.preview(picture)]
    last = picture.scene.previews[-1].action if picture.scene.previews else None
    after = picture.after
    if picture.complete and after is not None and isinstance(last, Give) and after.phase != "over":
        seen = [[said] for said in disclosed(picture)]
        rows = [_after_swap(picture, after), *seen, _then(picture, after)]
    else:
        rows = [*_price(picture), *([said] for said in sentences.preview(picture))]
    if picture.view.phase == "swap" and (not picture.view.pending):
        sources = _other_sources(picture, cells)
        rows = [*sources, *rows] if composer.level == "groups" else [*rows, *sources]
    return rows


def _price(picture: Picture) -> list[Line]:
    """Write what is paid and what is left, when something is built."""
    way = picture.scene.composer.shown()
    entry = picture.scene.composer.current
    own = picture.own
    if way is None or entry is None or own is None or len(way.steps) < 2:
        return []
    if not picture.complete or way.label != "payment":
        return []
    paid = payment_text(picture, way)
    return [[(picture.words.t("Pay: {cards}.", cards=paid), "text")]]


def _after_swap(picture: Picture, after: State) -> Line:
    words = picture.words
    assert picture.me is not None
    hand = after.players[picture.me].hand
    cards = ", ".join(
        f"{resource(words, index)} {count}" for index, count in enumerate(hand) if count
    )
    text = words.t("Hand after: {cards}.", cards=cards)
    if after.market != picture.view.market and isinstance(
        picture.scene.previews[0].action, TakeMarket
    ):
        open_cards = ", ".join(resource(words, card) for card in after.market)
        text += "   " + words.t("Market after: {cards}.", cards=open_cards)
    return [(text, "text")]


def _then(picture: Picture, after: State) -> Line:
    words = picture.words
    could = sentences.sets_text(picture, after, short=False, most=3)
    line: Line = [(words.t("You could then build {sets}.", sets=could), "text")]
    assert picture.me is not None
    then = prospects(picture.box, as_builder(picture.scene.game, after, picture.me))
    for kind in sentences.lost_kinds(picture, after):
        missing = [
            cost if short else 0
            for cost, short in zip(then[kind].price, then[kind].short, strict=True)
        ]
        text = words.t(_NO_LONGER[kind], cards=goods_missing(words, missing))
        line += [(" ", "text"), (text, "loss")]
    return merge(line)


def _other_sources(picture: Picture, cells: int) -> list[Line]:
    """All sources of a swap with their cost, the cursor on one of them while none is open."""
    words = picture.words
    composer = picture.scene.composer
    opened = composer.level != "groups"
    here = composer.current
    rows: list[Line] = [[(words.t("Other sources:"), "dim"), (" ", "text")] if opened else []]
    for entry in composer.first_entries:
        same = here is not None and entry.group.id == here.group.id
        if opened and (same or not entry.allowed):
            continue
        piece = _source(picture, entry)
        if rows[-1] and width(rows[-1]) + width(piece) > cells - 3:
            rows.append([])
        rows[-1] += [*piece, ("  ", "text")]
    return [merge(row) for row in rows]


def _source(picture: Picture, entry: Entry) -> Line:
    name = picture.words.p(*SWAP_NAMES[entry.group.id])
    if entry.group.id == "end-swaps":
        name = picture.words.t("end swapping")
    note = _source_note(picture, entry)
    return [*entry_span(picture, entry, name), (f" ({note})" if note else "", "dim")]


def _source_note(picture: Picture, entry: Entry) -> str:
    words = picture.words
    if not entry.allowed:
        return ""
    if entry.group.id == "put-away":
        return words.t("one unseen card")
    if entry.group.id == "take-market":
        return words.t("one open card")
    if entry.group.id != "take-blind":
        return ""
    hands = [f"{picture.names[one.partner]} {picture.cards(one.partner)}" for one in entry.actions]
    if len(hands) > 1:
        hands = [", ".join(hands[:-1]), hands[-1]]
    return words.t("one blind card from {hands}", hands=words.t(" or ").join(hands))


def more(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw what the arrow means for the road or the knight that could be built."""
    words = picture.words
    if picture.me is None:
        return []
    both = prospects(picture.box, as_builder(picture.scene.game, picture.view, picture.me))
    road, knight = both[ROAD], both[KNIGHT]
    entry = picture.scene.composer.current
    wanted = knight if entry is not None and entry.group.id == "knight" else road
    if picture.view.roads and not picture.view.knights:
        wanted = knight
    title = words.t("If you build a knight") if wanted is knight else words.t("If you build a road")
    return [
        rule(cells, title, glyphs=picture.glyphs),
        [("  ", "text"), (_origin(picture, wanted), "text")],
    ]


def _origin(picture: Picture, prospect: Prospect) -> str:
    words, view = picture.words, picture.view
    stock = view.roads if prospect.kind == ROAD else view.knights
    mine = notes.side(prospect.number)
    if stock:
        text = words.t("It comes from the stock ({count} left).", count=stock)
    elif prospect.loser < 0:
        return words.t("None is left, and nobody has one that can be taken.")
    else:
        text = _loss(picture, prospect)
    return text + " " + words.t("Yours will be {side}.", side=mine)


def _loss(picture: Picture, prospect: Prospect) -> str:
    """Say who loses the top card, and what it is worth."""
    words, view = picture.words, picture.view
    name = picture.names[prospect.loser]
    side = notes.lost_side(picture, prospect)
    lost = words.t("{name} (B, 1 VP)", name=name) if side == "B" else f"{name} (A)"
    if not view.arrow:
        return words.t("None is left, so your opponent loses the top card: {lost}.", lost=lost)
    message = (_ROADS if prospect.kind == ROAD else _KNIGHTS)[view.arrow]
    return words.t(message, sign=picture.arrow, lost=lost)
