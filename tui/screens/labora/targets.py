"""What the lines of lists are called: kinds of action, buildings, spaces, amounts, payments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.labora import wheel
from core.labora.looking import cannot_build
from core.labora.model import (
    ABSENT,
    JOKER,
    Action,
    At,
    Begin,
    Building,
    Choose,
    Laying,
    Pay,
    Settling,
    State,
    Visit,
)
from core.labora.scoring import settlement_sum
from tui.play.entries import Entry
from tui.play.menu import Way
from tui.screens.labora.cells import signed
from tui.screens.labora.payments import paid_amounts
from tui.screens.labora.picture import Picture
from tui.screens.labora.ways import ground_seat
from tui.words import NP_
from tui.words.labora_cards import name, short
from tui.words.labora_names import marker, owner_name, short_terrain, space, told_good
from tui.words.labora_steps import step

_GROUPS = {
    "clergy": NP_("action of a list", "Send clergy"),
    "contract": NP_("action of a list", "Contract"),
    "build": NP_("action of a list", "Build"),
    "settle": NP_("action of a list", "Settle"),
    "fell": NP_("action of a list", "Fell trees"),
    "cut": NP_("action of a list", "Cut peat"),
    "pass": NP_("action of a list", "Pass"),
    "land": NP_("action of a list", "Buy land"),
    "convert:grain": NP_("action of a list", "Grain to straw"),
    "convert:wine": NP_("action of a list", "Sell wine"),
    "convert:whiskey": NP_("action of a list", "Sell whiskey"),
    "skip": NP_("action of a list", "Skip"),
    "end-turn": NP_("action of a list", "End turn"),
}


def is_group(entry: Entry) -> bool:
    """Whether a line is a kind of action with a letter of its own."""
    return entry.group.id in _GROUPS


def group_text(picture: Picture, entry: Entry) -> str:
    """Name a kind of action."""
    if entry.group.id == "skip" and entry.actions:
        return _upper(step(picture.voice, picture.box, entry.actions[0], picture.view))
    return picture.words.p(*_GROUPS[entry.group.id])


def group_note(picture: Picture, entry: Entry) -> str:
    """Say in a few words what a kind of action could do now: `6 of 7`, `2 or Joker 6`."""
    words, view = picture.words, picture.view
    match entry.group.id:
        case "build":
            seat = view.seat
            can = [one for one in view.display if not cannot_build(picture.box, view, seat, one)]
            return words.t("{count} of {total}", count=len(can), total=len(view.display))
        case "settle":
            seat = view.seat
            towns = view.players[seat].settlements
            can = [one for one in towns if not cannot_build(picture.box, view, seat, one)]
            return words.t("{count} of {total}", count=len(can), total=len(towns))
        case "fell" | "cut":
            return _harvest_note(picture, "wood" if entry.group.id == "fell" else "peat")
        case "contract":
            return words.t("{price}c", price=view.price)
        case "land":
            return words.t("once a turn")
    return ""


def _harvest_note(picture: Picture, good: str) -> str:
    words, box, view = picture.words, picture.box, picture.view
    parts = []
    value = wheel.value(box, view, box.marker[good])
    if value != ABSENT:
        parts.append(f"{value}")
    joker = wheel.value(box, view, JOKER)
    if joker != ABSENT:
        parts.append(f"{marker(words, 'joker')} {joker}")
    return (
        words.t("{first} or {second}", first=parts[0], second=parts[1])
        if len(parts) > 1
        else ("".join(parts))
    )


def entry_text(picture: Picture, entry: Entry) -> str:
    """Name a line of a list."""
    if entry.way is not None:
        return way_text(picture, entry.way)
    if is_group(entry):
        return group_text(picture, entry)
    action = picture.action(entry)
    return target(picture, action) if action is not None else ""


def target(picture: Picture, action: Action, view: State | None = None) -> str:
    """Name what a step is done with; `view` is the position before it."""
    view = view or picture.view
    match action:
        case At(place=place):
            return place_text(picture, view, place)
        case Visit(seat=seat, place=place):
            return visit_text(picture, seat, view.players[seat].cards[place], place)
        case Choose(card=card):
            return name(picture.words, picture.box, card)
        case Pay(good=good, amount=count):
            return f"{told_good(picture.words, good)} {count}"
        case Begin():
            return picture.words.p(*_GROUPS[action.verb])
    return _upper(step(picture.voice, picture.box, action, view))


def visit_text(picture: Picture, seat: int, card: str, place: int) -> str:
    """Name a building on a landscape, with its owner if that is another one."""
    text = name(picture.words, picture.box, card)
    if seat == picture.view.seat:
        return text
    return f"{text} ({owner_name(picture.voice, seat)})"


def place_text(picture: Picture, view: State, place: int) -> str:
    """Name a space: `B2 coast`, with what a settlement would score, or with the card there."""
    words, box = picture.words, picture.box
    path = view.pending[-1] if view.pending else None
    seat = ground_seat(view)
    there = view.players[seat].cards.get(place)
    where = space(place)
    if there is not None:
        text = f"{where} {short(words, box, there) if there in box.cards else ''}".rstrip()
        return text if not isinstance(path, Laying) else words.t("over {card}", card=text)
    ground = short_terrain(words, view.players[seat].ground[place])
    if isinstance(path, Settling) and path.card:
        scored = settlement_sum(box, view.players[seat], place, path.card)
        return f"{where} {ground} {picture.glyphs.settlement} = {signed(picture, scored)}"
    if isinstance(path, Building | Settling | Laying):
        return f"{where} {ground}"
    return where


def way_text(picture: Picture, way: Way) -> str:
    """Name a way by what tells it apart from the others."""
    if way.label == "payment":
        return payment_text(picture, way)
    texts = answers(picture, way.steps)
    return ", ".join(texts[-1:]) if texts else picture.words.t("confirm")


def payment_text(picture: Picture, way: Way) -> str:
    """Name a payment by what it takes: `Grain 3, Wood 3`."""
    paid = paid_amounts(tuple(way.steps))
    texts = [f"{told_good(picture.words, good)} {count}" for good, count in paid.items()]
    return ", ".join(texts) or picture.words.t("nothing")


def answers(picture: Picture, steps: Sequence[Any]) -> list[str]:
    """Name the steps of a way after its first one; a payment is summed up in one."""
    view = picture.game.clone(picture.view)
    texts: list[str] = []
    paid: list[Any] = []
    for number, one in enumerate(steps):
        if isinstance(one, Pay):
            paid.append(one)
        elif number:
            texts.append(target(picture, one, view))
        if number + 1 < len(steps):
            picture.game.apply(view, one)
    if paid:
        texts.append(payment_text(picture, Way(tuple(paid), "payment", 0.0)))
    return texts


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
