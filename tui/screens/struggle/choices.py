"""The lines of an open list: players, expansions, payments, amounts, yes or no."""

from __future__ import annotations

from core.struggle.box import FIRST_EXPANSION, ROAD
from core.struggle.build import loser
from core.struggle.model import (
    Build,
    Discard,
    DrawSwap,
    EndTurn,
    Give,
    OpenLibrary,
    Pay,
    Paying,
    PutAway,
    Swapping,
    TakeBlind,
    TakeMarket,
    TakeSeen,
    TurnArrow,
    UseGuild,
    Waive,
)
from tui.play.entries import Entry
from tui.play.menu import Way
from tui.screens.struggle.known import known_text
from tui.screens.struggle.picture import Picture
from tui.screens.struggle.ways import payment_of
from tui.widgets.lines import Line, fit, merge, pad, width
from tui.words.registry import for_game
from tui.words.struggle_names import (
    amount,
    goods,
    goods_missing,
    item,
    resource,
    resource_object,
)

_KEY = 4
"""Cells of the blank, the mark, the key and the blank after it."""


def list_title(picture: Picture) -> str:
    """Say what the open list chooses."""
    words = picture.words
    entry = picture.scene.composer.current
    if entry is None:
        return ""
    match picture.scene.composer.level, entry.group.id:
        case "thing", _:
            return words.t("What you can do with it")
        case "ways", ("put-away" | "take-market"):
            return words.t("One or more")
        case "ways", _:
            return words.t("How to pay")
        case _, ("take-blind" | "open-library" | "use-guild"):
            return words.t("From whom")
        case _, "expansion":
            return words.t("Which expansion")
        case _, "end-turn":
            return words.t("How many cards to draw")
        case _, ("turn" | "leave"):
            return words.t("The destiny card")
        case _, "waive":
            return words.t("What the University saves")
        case _, "take-seen":
            path = picture.view.pending[-1]
            assert isinstance(path, Swapping)
            return words.t("Open hand: {name}", name=picture.names[path.partner])
        case _, "pay":
            return _asked(picture)
        case _:
            return words.t("Choose")


def _asked(picture: Picture) -> str:
    """Say of which resource cards are paid now, what it costs and how many there are."""
    path = picture.view.pending[-1]
    assert isinstance(path, Paying) and picture.own is not None
    return picture.words.t(
        "Pay {resource}: price {price}, you have {count}",
        resource=resource(picture.words, path.upto),
        price=path.cost[path.upto],
        count=picture.own.hand[path.upto],
    )


def choice_lines(picture: Picture, cells: int) -> list[Line]:
    """Write every line of the open list."""
    entries = picture.scene.composer.entries
    texts = [choice_text(picture, entry) for entry in entries]
    wanted = max((width(name) for name, _ in texts), default=0) + 2
    notes = max((width(note) for _, note in texts), default=0)
    room = max(min(wanted, cells // 2), min(wanted, cells - _KEY - 4 - notes))
    lines = []
    for entry, (name, note) in zip(entries, texts, strict=True):
        chosen = entry == picture.scene.composer.current
        token = "cursor" if chosen else "text" if entry.allowed else "dim"
        sign = " !" if entry.allowed and entry.reveals else ""
        head: Line = [
            (" ", "text"),
            (picture.glyphs.active if chosen else " ", "active"),
            (entry.key, "key" if entry.allowed else "dim"),
        ]
        body: Line = [(name, token), (sign, "irreversible")]
        why = _reason(picture, entry)
        rest: Line = [(why or note, "dim" if why else "text")]
        lines.append(
            merge([*pad(head, _KEY), *fit(body, room, picture.glyphs), ("  ", "text"), *rest])
        )
    return lines


def _reason(picture: Picture, entry: Entry) -> str:
    if entry.refusal is None:
        return ""
    return for_game("struggle").refusal(picture.voice, entry.refusal)


def choice_text(picture: Picture, entry: Entry) -> tuple[str, str]:
    """Name a line of a list, and say what speaks for it."""
    if entry.way is not None:
        return way_text(picture, entry.way)
    if not entry.actions and entry.group.id == entry.id:
        return picture.words.t("University: one card less"), ""
    return _texts(picture, entry)


def _texts(picture: Picture, entry: Entry) -> tuple[str, str]:
    words = picture.words
    match picture.action(entry):
        case TakeBlind(partner=seat) | UseGuild(partner=seat):
            return picture.names[seat], _partner(picture, seat)
        case OpenLibrary(partner=seat):
            return picture.names[seat], _partner(picture, seat)
        case Build(item=index):
            return item(words, index), _item(picture, index)
        case Waive(resource=index):
            return words.t("one {resource} less", resource=resource_object(words, index)), ""
        case Pay(resource=index, amount=count):
            return words.t("pay {cards}", cards=amount(words, index, count)), ""
        case TurnArrow(turn=turn):
            return _arrow(picture, turn=turn)
        case EndTurn(extra=extra):
            return _draw(picture, extra)
        case PutAway(resource=index):
            return words.t("put away {resource}", resource=resource_object(words, index)), ""
        case Give(resource=index):
            return words.t("give {resource}", resource=resource_object(words, index)), ""
        case Discard(resource=index):
            return words.t("discard {resource}", resource=resource_object(words, index)), ""
        case TakeMarket(place=place):
            return words.t("take {resource}", resource=_on_market(picture, place)), ""
        case TakeSeen(resource=index):
            return words.t("take {resource}", resource=resource_object(words, index)), _opened(
                picture, index
            )
        case DrawSwap():
            return words.t("draw the new cards"), ""
        case _:
            return words.t("go on to building"), ""


def _on_market(picture: Picture, place: int) -> str:
    card = picture.view.market[place]
    return resource_object(picture.words, card) if card >= 0 else picture.glyphs.free


def _opened(picture: Picture, index: int) -> str:
    """Draw how many cards of a resource the opened hand holds."""
    path = picture.view.pending[-1]
    assert isinstance(path, Swapping)
    count = picture.view.players[path.partner].hand[index]
    return f"{picture.glyphs.filled * count} {count}" if count else ""


def _partner(picture: Picture, seat: int) -> str:
    words = picture.words
    cards = words.n("{count} card", "{count} cards", picture.cards(seat))
    facts = f"{cards}, " + words.t("{count} VP", count=picture.points(seat))
    known = known_text(picture, seat) if picture.remembers else ""
    return f"{facts}   {known}" if known else facts


def _item(picture: Picture, index: int) -> str:
    words, box = picture.words, picture.box
    price = goods(words, box.costs[index])
    if index < FIRST_EXPANSION:
        return price
    gained = box.expansion_vp[index - FIRST_EXPANSION] - box.city_vp
    return words.t("{price}   +{count} VP", price=price, count=gained)


def _arrow(picture: Picture, *, turn: bool) -> tuple[str, str]:
    words, view = picture.words, picture.view
    copy = picture.scene.game.clone(view)
    copy.arrow = -view.arrow if turn else view.arrow
    seat = loser(picture.box, copy, ROAD)
    sign = picture.glyphs.right if copy.arrow > 0 else picture.glyphs.left
    name = picture.names[seat] if seat >= 0 else words.t("nobody")
    note = words.t("arrow {sign}  next to lose a road: {name}", sign=sign, name=name)
    return words.t("turn the destiny card") if turn else words.t("leave it as it is"), note


def drawing(picture: Picture, extra: int) -> str:
    """Say how many cards are drawn with so many extra ones."""
    count = picture.box.draw + extra
    return picture.words.n("draw {count} card", "draw {count} cards", count)


def _draw(picture: Picture, extra: int) -> tuple[str, str]:
    words = picture.words
    count = picture.box.draw + extra
    text = drawing(picture, extra)
    own = picture.own
    if own is None:
        return text, ""
    size = sum(own.hand) + count
    note = words.n("then {count} card in hand", "then {count} cards in hand", size)
    return text, note


def way_text(picture: Picture, way: Way) -> tuple[str, str]:
    """Name a way, and say what the hand would be after it."""
    words = picture.words
    first = way.steps[0]
    if not isinstance(first, Build):
        return _swap_way(picture, way)
    if len(way.steps) == 1:
        return words.t("another payment, card by card"), ""
    own = picture.own
    left = ""
    if own is not None:
        payment = payment_of(way.steps)
        rest = [cards - paid for cards, paid in zip(own.hand, payment.paid, strict=True)]
        left = words.t("leaves {cards}", cards=picture.codes(rest) or words.t("nothing"))
    return payment_text(picture, way), left


def payment_text(picture: Picture, way: Way) -> str:
    """Write what is paid: `Lumber, 3 Wool for Brick`, `University: no Ore; Grain Wool`."""
    words, box = picture.words, picture.box
    first = way.steps[0]
    assert isinstance(first, Build)
    payment = payment_of(way.steps)
    cost = list(box.costs[first.item])
    if payment.waived is not None:
        cost[payment.waived] -= 1
    plain = [min(paid, c) for paid, c in zip(payment.paid, cost, strict=True)]
    extra = [paid - c if paid > c else 0 for paid, c in zip(payment.paid, cost, strict=True)]
    missing = [max(0, c - paid) for paid, c in zip(payment.paid, cost, strict=True)]
    parts = [goods(words, plain)] if any(plain) else []
    if any(extra):
        parts.append(
            words.t(
                "{cards} for {missing}",
                cards=goods(words, extra),
                missing=goods_missing(words, missing),
            )
        )
    text = ", ".join(parts) or words.t("nothing")
    if payment.waived is None:
        return text
    left_out = resource_object(words, payment.waived)
    return words.t("University: no {resource}; {cards}", resource=left_out, cards=text)


def _swap_way(picture: Picture, way: Way) -> tuple[str, str]:
    words = picture.words
    last = way.steps[-1]
    if isinstance(last, Give):
        return words.t("give {resource}", resource=resource_object(words, last.resource)), ""
    if isinstance(last, DrawSwap):
        return words.t("draw the new card now"), ""
    if isinstance(last, PutAway):
        return words.t("put away another one first"), ""
    return words.t("take another one first"), ""
