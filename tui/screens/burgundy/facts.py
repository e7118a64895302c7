"""What a rule means in the game now: a few short lines under its page."""

from __future__ import annotations

from collections.abc import Callable

from core.burgundy.acting import most_to_swap
from core.burgundy.box import STACK
from core.burgundy.model import BUILDINGS, CLOISTER, NOBODY, TYPES, UNLIMITED
from core.burgundy.scoring import animal_points, storage
from tui.screens.burgundy import facts_table
from tui.screens.burgundy.estates import first_owner
from tui.screens.burgundy.outlook import triple
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.prices import long
from tui.screens.burgundy.prizes import bonus_codes, missing, seven_long
from tui.screens.burgundy.standing import ahead, next_start
from tui.words.burgundy_cards import full, goods_code
from tui.words.burgundy_cards import name as card_name
from tui.words.burgundy_names import amount, animal, card_type, goods_kind

_ANY = 1000
"""Cells for a line that is broken where it is shown."""


def facts(picture: Picture, rule: str) -> list[str]:
    """Give the lines for a rule id; none where there is nothing to say."""
    name = rule.removeprefix("burgundy.").replace("-", "_")
    if name in TYPES:
        return _type(picture, TYPES.index(name))
    if name in BUILDINGS:
        return _on_display(
            picture, lambda card: picture.box.building_of[card], BUILDINGS.index(name)
        )
    found = _FACTS.get(name) or facts_table.FACTS.get(name)
    return found(picture) if found is not None else []


def _type(picture: Picture, kind: int) -> list[str]:
    """Tell of the stacks of a type, what the next triple brings, and where such cards lie."""
    words = picture.words
    done, opened = picture.stacks(picture.shown.estate, kind)
    there = words.t("Your open stack has {count} of {most} cards.", count=len(opened), most=STACK)
    lines = [there]
    if done:
        lines.append(words.n("{count} triple is finished.", "{count} triples are finished.", done))
    gains = triple(picture, kind, brief=False)
    lines.append(words.t("The next triple brings: {gains}.", gains=gains))
    owner = first_owner(picture, kind)
    if owner:
        lines.append(words.t("The first bonus is taken: {name}.", name=owner))
    if kind == CLOISTER:
        lines += _wild(picture)
    return lines + _on_display(picture, lambda card: picture.box.type_of[card], kind)


def _on_display(picture: Picture, sort: Callable[[int], int], wanted: int) -> list[str]:
    """Name the cards of a sort that lie in the display, with their price."""
    words = picture.words
    lines = []
    for row, cards in enumerate(picture.view.display):
        for card in cards:
            if sort(card) != wanted:
                continue
            price = long(picture, picture.row_price(row))[0]
            name = full(words, picture.box, card)
            text = words.t("Display, row {row}: {card}", row=row + 1, card=name)
            lines.append(f"{text} ({price})" if price else text)
    return lines


def _wild(picture: Picture) -> list[str]:
    words, box = picture.words, picture.box
    names = [
        f"{card_type(words, box.stack_type(stack))} {len(stack)}/{STACK}"
        for stack in picture.shown.estate
        if len(stack) < STACK
    ]
    if not names:
        return [words.t("You have no open stack.")]
    return [words.t("Your open stacks: {stacks}.", stacks=", ".join(names))]


def _take(picture: Picture) -> list[str]:
    words = picture.words
    if picture.own is None:
        return []
    prices = [picture.row_price(row) for row in range(len(picture.view.display))]
    rows = [
        f"{row + 1} ({long(picture, price)[0]})"
        for row, price in enumerate(prices)
        if price is not None and price.possible and picture.view.display[row]
    ]
    return [words.t("Rows within reach: {rows}.", rows=", ".join(rows) or "-")]


def _projects(picture: Picture) -> list[str]:
    words, box = picture.words, picture.box
    lines = []
    for card in picture.shown.projects:
        price = long(picture, picture.card_price(card))[0]
        lines.append(f"{full(words, box, card)}" + (f" ({price})" if price else ""))
    count = len(picture.shown.projects)
    head = words.t("You have {count} of {most} projects.", count=count, most=box.projects)
    return [head, *lines]


def _goods(picture: Picture) -> list[str]:
    words = picture.words
    lines = []
    for kind, count in enumerate(picture.shown.goods):
        name = f"{goods_code(picture.box, kind)} ({goods_kind(words, kind)})"
        price = long(picture, picture.goods_price(kind))[0] if count else ""
        lines.append(f"{name}: {count}" + (f", {price}" if price else ""))
    sold = sum(picture.shown.sold)
    points = amount(words, "vp", sold * picture.box.good_vp)
    return [*lines, words.t("Sold so far: {count}, worth {points}.", count=sold, points=points)]


def _animals(picture: Picture) -> list[str]:
    words, animals = picture.words, picture.shown.animals
    held = ", ".join(
        f"{animal(words, kind)} {count}" for kind, count in enumerate(animals) if count
    )
    points = amount(words, "vp", animal_points(picture.box, animals))
    return [words.t("You have {animals}: {points}.", animals=held or "-", points=points)]


def _silver(picture: Picture) -> list[str]:
    return [
        picture.words.t(
            "You have {amount}.", amount=amount(picture.words, "silver", picture.shown.silver)
        )
    ]


def _workers(picture: Picture) -> list[str]:
    return [
        picture.words.t(
            "You have {amount}.", amount=amount(picture.words, "workers", picture.shown.workers)
        )
    ]


def _buy(picture: Picture) -> list[str]:
    words, view = picture.words, picture.view
    lines = _silver(picture)
    if picture.my_turn and view.bought:
        lines.append(words.t("You have already bought cards this turn."))
    return [*lines, *_deck(picture)]


def _deck(picture: Picture) -> list[str]:
    """Count deck and discard pile, and list the discard pile, which lies open."""
    words, view, box = picture.words, picture.view, picture.box
    dice: dict[str, list[int]] = {}
    for card in sorted(view.discard):
        dice.setdefault(card_name(words, box, card), []).append(box.die_of[card])
    return [
        words.t(
            "Deck {deck}, discard pile {discard}.", deck=len(view.deck), discard=len(view.discard)
        ),
        *(
            words.t("Discarded: {card} {dice}", card=card, dice=", ".join(map(str, sorted(values))))
            for card, values in sorted(dice.items())
        ),
    ]


def _swap(picture: Picture) -> list[str]:
    words, box = picture.words, picture.box
    there = picture.shown.workers + picture.shown.silver
    points = amount(words, "vp", most_to_swap(box, picture.view, picture.shown))
    return [words.t("Cards you can swap: {count}, for {points}.", count=there, points=points)]


def _first(picture: Picture) -> list[str]:
    words = picture.words
    free = [
        card_type(words, kind) for kind, owner in enumerate(picture.view.firsts) if owner == NOBODY
    ]
    return [words.t("Still free: {types}.", types=", ".join(free) or "-")]


def _seven(picture: Picture) -> list[str]:
    words = picture.words
    if picture.shown.seven:
        return [seven_long(picture, _ANY)]
    names = ", ".join(card_type(words, kind) for kind in missing(picture))
    return [seven_long(picture, _ANY), words.t("You lack: {types}.", types=names)]


def _bonus(picture: Picture) -> list[str]:
    codes = " | ".join(bonus_codes(picture))
    return [picture.words.t("Round {round}: {choices}", round=picture.round, choices=codes)]


def _start(picture: Picture) -> list[str]:
    words, view = picture.words, picture.view
    if view.holder == NOBODY:
        return [words.t("The solo game has no start player card.")]
    name = picture.voice.who(view.holder)
    return [words.t("Start player card: {name}.", name=name), *next_start(picture)]


def _vp_cards(picture: Picture) -> list[str]:
    words = picture.words
    lines = [words.t("You have {amount}.", amount=amount(words, "vp", picture.shown.vp))]
    if picture.view.vp_left != UNLIMITED:
        left = amount(words, "vp", picture.view.vp_left)
        lines.append(words.t("Left in the supply: {amount}.", amount=left))
    return lines


def _points(picture: Picture) -> list[str]:
    return [ahead(picture)]


def _tie(picture: Picture) -> list[str]:
    words = picture.words
    cards = ", ".join(
        f"{picture.voice.who(seat)} {storage(picture.box, picture.view, player)}"
        for seat, player in enumerate(picture.view.players)
    )
    return [words.t("Cards in storage now: {cards}.", cards=cards)]


_FACTS: dict[str, Callable[[Picture], list[str]]] = {
    "take": _take,
    "display": _take,
    "project": _projects,
    "projects": _projects,
    "place": _projects,
    "sell": _goods,
    "goods": _goods,
    "animals": _animals,
    "silver": _silver,
    "earn": _silver,
    "workers": _workers,
    "hire": _workers,
    "buy": _buy,
    "reshuffle": _deck,
    "hidden": _deck,
    "swap": _swap,
    "first": _first,
    "triple": _first,
    "seven": _seven,
    "bonus": _bonus,
    "wild": _wild,
    "start_card": _start,
    "vp_cards": _vp_cards,
    "points": _points,
    "goal": _points,
    "end": _points,
    "tie": _tie,
}
