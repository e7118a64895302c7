"""What a rule means in the game now: a building's cost, whether and where it can be built."""

from __future__ import annotations

from collections.abc import Callable

from core.labora import places
from core.labora.looking import hosts, totals
from core.labora.model import GOODS, MARKERS
from core.labora.scoring import settlement_sum
from tui.screens.labora.cells import signed
from tui.screens.labora.functions import function
from tui.screens.labora.legend import free_by_terrain, prices
from tui.screens.labora.market import refusal, spots
from tui.screens.labora.picture import Picture
from tui.screens.labora.rondel import markers, piece
from tui.screens.labora.towns import best
from tui.words.labora_amounts import amount
from tui.words.labora_cards import cost, name
from tui.words.labora_names import clergyman, space, stage, terrain


def facts(picture: Picture, rule: str) -> list[str]:
    """Say what a rule means now, in a few sentences; empty where there is nothing to say."""
    cards = [card for card, one in picture.box.cards.items() if one.rule == rule]
    if cards:
        return [text for card in cards for text in _card(picture, card)]
    name_of = rule.removeprefix("labora.")
    found = _FACTS.get(name_of)
    if found is not None:
        return found(picture)
    asked = name_of.replace("-", "_")
    return _good(picture, asked) if asked in GOODS else []


def _card(picture: Picture, card: str) -> list[str]:
    if not _in_game(picture, card):
        return []
    if card in picture.box.is_settlement:
        return _town(picture, card)
    return _building(picture, card)


def _in_game(picture: Picture, card: str) -> bool:
    view = picture.view
    placed = any(card in player.cards.values() for player in view.players)
    towns = any(card in player.settlements for player in view.players)
    return placed or towns or card in view.display or card in view.stacks


def _building(picture: Picture, card: str) -> list[str]:
    words, view = picture.words, picture.view
    said = []
    does = function(picture, card)
    if does:
        said.append(does)
    if card in view.display:
        price = cost(words, picture.box, card)
        said.append(words.t("In the display for {cost}.", cost=price))
        said.append(_can_build(picture, card))
    elif card in view.stacks:
        letter = stage(words, picture.box.cards[card].stage)
        said.append(words.t("It joins the display with stack {stage}.", stage=letter))
    for seat in picture.lands:
        for host in hosts(picture.box, view, seat):
            if host.card == card:
                said.append(_standing(picture, seat, host.place, bool(host.occupants)))
    return said


def _can_build(picture: Picture, card: str) -> str:
    words = picture.words
    why = refusal(picture, card)
    if why is not None:
        return picture.game_words.refusal(picture.voice, why)
    return words.t("You could build it at {spaces}.", spaces=_spaces(picture, spots(picture, card)))


def _spaces(picture: Picture, found: list[int], most: int = 6) -> str:
    names = [space(at) for at in found[:most]]
    return ", ".join(names) + (f", {picture.glyphs.more}" if len(found) > most else "")


def _standing(picture: Picture, seat: int, at: int, taken: bool) -> str:
    words = picture.words
    who = picture.standing_on(seat, at)
    where = space(at)
    owner = words.p("land", "Mine") if seat == picture.me else picture.name_of(seat)
    if not taken:
        return words.t("{owner}: at {space}, free.", owner=owner, space=where)
    man = clergyman(words, "prior" if who == "prior" else "brother").lower()
    return words.t("{owner}: at {space}, occupied ({who}).", owner=owner, space=where, who=man)


def _town(picture: Picture, card: str) -> list[str]:
    words = picture.words
    one = picture.box.cards[card]
    said = []
    if card in picture.shown.settlements:
        said.append(words.t("It costs you {cost}.", cost=cost(words, picture.box, card)))
        why = refusal(picture, card)
        where = best(picture, card)
        if why is not None:
            said.append(picture.game_words.refusal(picture.voice, why))
        if where:
            said.append(words.t("It would score: {places}.", places=where))
    for seat in picture.lands:
        for at, there in picture.view.players[seat].cards.items():
            if there == card:
                scored = settlement_sum(picture.box, picture.view.players[seat], at, card)
                said.append(
                    words.t(
                        "{owner}: at {space} it scores {count}.",
                        owner=words.p("land", "Mine")
                        if seat == picture.me
                        else picture.name_of(seat),
                        space=space(at),
                        count=signed(picture, scored + one.economic),
                    )
                )
    return said


def _good(picture: Picture, name_of: str) -> list[str]:
    words, box = picture.words, picture.box
    number = box.number[name_of]
    said = [
        words.t("You have {amount}.", amount=amount(words, name_of, picture.shown.goods[number]))
    ]
    for marker_number in markers(picture):
        if MARKERS[marker_number] == name_of:
            said.append(words.t("On the wheel: {marker}.", marker=piece(picture, marker_number)))
    if box.points[number]:
        said.append(words.t("Each is worth {count} VP at the end.", count=box.points[number]))
    return said


def _wheel(picture: Picture) -> list[str]:
    return [", ".join(piece(picture, number) for number in markers(picture)) + "."]


def _contract(picture: Picture) -> list[str]:
    words = picture.words
    coins = amount(words, "coins", picture.view.price)
    said = [words.t("A work contract costs {coins} now.", coins=coins)]
    for seat in picture.others:
        prior, brothers = picture.clergy_home(seat)
        count = prior + brothers
        text = words.n(
            "{name}: {count} at home.",
            "{name}: {count} at home.",
            count,
            name=picture.name_of(seat),
        )
        said.append(text)
    return said


def _land(picture: Picture) -> list[str]:
    words, view = picture.words, picture.view
    said = [
        words.t("Next plots: {prices}.", prices=prices(picture, view.plots)),
        words.t("Next districts: {prices}.", prices=prices(picture, view.districts)),
    ]
    if view.bought and picture.my_turn:
        said.append(words.t("You have already bought land this turn."))
    return said


def _terrain(picture: Picture) -> list[str]:
    found = free_by_terrain(picture, picture.shown_seat)
    return [
        picture.words.t(
            "Free {terrain}: {spaces}.",
            terrain=terrain(picture.words, ground),
            spaces=", ".join(names),
        )
        for ground, names in found.items()
        if ground != places.WATER
    ]


def _payment(picture: Picture) -> list[str]:
    words = picture.words
    worth = totals(picture.box, picture.shown)
    return [
        words.t(
            "All your goods together: food {food}, energy {energy}.",
            food=worth.food,
            energy=words.number(worth.energy),
        )
    ]


def _phases(picture: Picture) -> list[str]:
    words = picture.words
    if picture.next_phase is None:
        return []
    letter, after = picture.next_phase
    return [
        words.t("Next settlement phase: {letter}, after round {round}.", letter=letter, round=after)
    ]


def _settlements(picture: Picture) -> list[str]:
    said = []
    for card in picture.shown.settlements:
        where = best(picture, card)
        if where:
            said.append(f"{name(picture.words, picture.box, card)}: {where}.")
    return said


def _clergy(picture: Picture) -> list[str]:
    prior, brothers = picture.clergy_home(picture.shown_seat)
    words = picture.words
    count = prior + brothers
    return [
        words.n(
            "{count} of your clergymen is at home.",
            "{count} of your clergymen are at home.",
            count,
        )
    ]


def _building_cost(picture: Picture) -> list[str]:
    can = [card for card in picture.view.display if refusal(picture, card) is None]
    names = ", ".join(name(picture.words, picture.box, card) for card in can)
    if not names:
        return []
    return [picture.words.t("You could build: {cards}.", cards=names)]


_FACTS: dict[str, Callable[[Picture], list[str]]] = {
    "wheel": _wheel,
    "joker": _wheel,
    "fell": _wheel,
    "cut": _wheel,
    "contract": _contract,
    "land": _land,
    "district": _land,
    "plot": _land,
    "terrain": _terrain,
    "landscape": _terrain,
    "payment": _payment,
    "settlement-cost": _payment,
    "settlement-phase": _phases,
    "settlement": _settlements,
    "clergy": _clergy,
    "prior": _clergy,
    "build": _building_cost,
    "building-cost": _building_cost,
}
