"""What happened in The Castles of Burgundy, event by event, told without the one who did it.

Nothing here is secret. Czech says it without verbs, as in `tui.words.struggle_events`.
`tui.words.burgundy_chains` puts events together that belong to one deed.
"""

from __future__ import annotations

from collections.abc import Callable

from core.burgundy.box import NO_BUILDING, Box
from core.burgundy.model import CLOISTER, NO_CARD, ROUNDS
from core.game import Event
from tui.words import N_, Words
from tui.words.burgundy_cards import full, goods_code, listed, plus
from tui.words.burgundy_names import amount, amounts, animal, building, card_type, rival
from tui.words.game import Voice


def event(voice: Voice, box: Box, happened: Event) -> str:
    """Tell an event. Raises `KeyError` for a kind without words."""
    if happened.kind in _GAINS:
        return voice.words.t("gained {gains}", gains=gain(voice, box, happened))
    return _KINDS[happened.kind](voice, box, happened)


def is_gain(happened: Event) -> bool:
    """Tell whether an event is something that a deed brings."""
    return happened.kind in _GAINS


def gain(voice: Voice, box: Box, happened: Event) -> str:
    """Tell an event for which `is_gain` as part of a list: `+2 silver`."""
    return _GAINS[happened.kind](voice, box, happened)


def number(happened: Event, name: str) -> int:
    """Give a value of an event that is a number."""
    value = happened.values[name]
    if not isinstance(value, int):
        raise TypeError(name)
    return value


def numbers(happened: Event, name: str) -> tuple[int, ...]:
    """Give a value of an event that is a row of numbers."""
    value = happened.values[name]
    if not isinstance(value, tuple):
        raise TypeError(name)
    return tuple(int(one) for one in value)


def text(happened: Event, name: str) -> str:
    """Give a value of an event that is an id."""
    return str(happened.values[name])


def _played(voice: Voice, box: Box, happened: Event) -> str:
    words, card = voice.words, number(happened, "die")
    if card == NO_CARD:
        return words.t("used the action of a Castle")
    die, count = box.die_of[card], number(happened, "workers")
    if text(happened, "source") == "bought":
        return words.t("used the bought die {die}", die=die)
    if not count:
        return words.t("played die {die}", die=die)
    return words.t(
        "played die {die} with {workers}", die=die, workers=amount(words, "workers", count)
    )


def _took(voice: Voice, box: Box, happened: Event) -> str:
    card, row = full(voice.words, box, number(happened, "card")), number(happened, "row")
    return voice.words.t("took {card} from row {row}", card=card, row=row)


def _fetched(voice: Voice, box: Box, happened: Event) -> str:
    words = voice.words
    return words.t(
        "took {card} from row {row} ({building})",
        building=building(words, number(happened, "building")),
        card=full(words, box, number(happened, "card")),
        row=number(happened, "row"),
    )


def _placed(voice: Voice, box: Box, happened: Event) -> str:
    words, card, kind = voice.words, number(happened, "card"), number(happened, "type")
    name = full(words, box, card)
    if box.type_of[card] == CLOISTER != kind:
        return words.t("placed {card} as {type}", card=name, type=card_type(words, kind))
    return words.t("placed {card}", card=name)


def _sold(voice: Voice, box: Box, happened: Event) -> str:
    goods, count = goods_code(box, number(happened, "goods")), number(happened, "count")
    return voice.words.t("sold {goods} ×{count}", goods=goods, count=count)


def _got_start(voice: Voice, _: Box, happened: Event) -> str:
    if number(happened, "giver") == happened.seat:
        return voice.words.t("turned the start player card")
    return voice.words.t("took the start player card")


def _hired(voice: Voice, _: Box, happened: Event) -> str:
    count = number(happened, "count")
    if not count:
        return voice.words.t("filled up workers: none needed")
    return voice.words.t("filled up workers: {gain}", gain=plus(voice.words, "workers", count))


def _gained(voice: Voice, _: Box, happened: Event) -> str:
    return plus(voice.words, text(happened, "what"), number(happened, "count"))


def _swapped(voice: Voice, _: Box, happened: Event) -> str:
    mix = tuple((what, number(happened, what)) for what in ("workers", "silver"))
    return voice.words.t("swapped {amounts}", amounts=amounts(voice.words, mix))


def _bought(voice: Voice, box: Box, happened: Event) -> str:
    cards = listed(voice.words, box, numbers(happened, "cards"))
    return voice.words.t("bought {cards}", cards=cards)


def _kept_project(voice: Voice, box: Box, happened: Event) -> str:
    card = full(voice.words, box, number(happened, "card"))
    return voice.words.t("kept {card}", card=card)


def _kept_die(voice: Voice, box: Box, happened: Event) -> str:
    card = full(voice.words, box, number(happened, "card"))
    return voice.words.t("kept {card} as a die", card=card)


def _dropped(voice: Voice, box: Box, happened: Event) -> str:
    card = full(voice.words, box, number(happened, "card"))
    return voice.words.t("discarded {card}", card=card)


def _took_good(voice: Voice, box: Box, happened: Event) -> str:
    goods = goods_code(box, number(happened, "thing"))
    return voice.words.t("+1 good ({goods})", goods=goods)


def _took_animal(voice: Voice, _: Box, happened: Event) -> str:
    name = animal(voice.words, number(happened, "thing"))
    return voice.words.t("+1 animal ({animal})", animal=name)


def _seven(voice: Voice, _: Box, happened: Event) -> str:
    vp = amount(voice.words, "vp", number(happened, "vp"))
    return voice.words.t("all 7 types ({amount})", amount=vp)


def _bonus(voice: Voice, _: Box, happened: Event) -> str:
    return voice.words.t("bonus {round}", round=ROUNDS[number(happened, "round")])


_LAPSED = {
    "hall": N_("no project to place"),
    "fetching": N_("no such card in the display"),
    "selling": N_("no goods to sell"),
    "gaining": N_("the piles are empty"),
}


def _lapsed(voice: Voice, _: Box, happened: Event) -> str:
    words, reason = voice.words, voice.words.t(_LAPSED[text(happened, "path")])
    house = number(happened, "building")
    if house == NO_BUILDING:
        return words.t("gained nothing: {reason}", reason=reason)
    return words.t("used the {building}: {reason}", building=building(words, house), reason=reason)


def _declined(voice: Voice, _: Box, happened: Event) -> str:
    words, house = voice.words, number(happened, "building")
    if house == NO_BUILDING:
        return words.t("skipped the action of a Castle")
    return words.t("skipped the {building}", building=building(words, house))


def _new_round(voice: Voice, _: Box, happened: Event) -> str:
    letter = ROUNDS[number(happened, "round")]
    return voice.words.t("Round {round}: a new display.", round=letter)


def _starts(voice: Voice, _: Box, happened: Event) -> str:
    name = voice.who(number(happened, "seat"))
    if happened.values["turned"]:
        return voice.words.t("Start player: {name}.", name=name)
    return voice.words.t("Start player: {name}, as nobody sold goods.", name=name)


def _dealt(voice: Voice, _: Box, happened: Event) -> str:
    return voice.words.n(
        "{name}: {count} dice card dealt.",
        "{name}: {count} dice cards dealt.",
        number(happened, "count"),
        name=voice.who(number(happened, "seat")),
    )


def _rival_laid(voice: Voice, box: Box, happened: Event) -> str:
    words = voice.words
    cards = listed(words, box, numbers(happened, "cards"))
    return words.t("{rival} gets {cards}.", rival=rival(words), cards=cards)


_RIVAL = {
    "rival-triple": N_("{rival}: triple of the type {type}."),
    "rival-first": N_("{rival}: first bonus of the type {type}."),
}


def _rival_type(voice: Voice, _: Box, happened: Event) -> str:
    words, kind = voice.words, number(happened, "type")
    return words.t(_RIVAL[happened.kind], rival=rival(words), type=card_type(words, kind))


def _rival_seven(voice: Voice, _: Box, happened: Event) -> str:
    words = voice.words
    vp = amount(words, "vp", number(happened, "vp"))
    return words.t("{rival}: all 7 types, {amount}.", rival=rival(words), amount=vp)


def compared(words: Words, own: int, other: int) -> str:
    """Say how the comparison with the rival stands."""
    return words.t("{own} VP; {rival} {other}", own=own, other=other, rival=rival(words))


def _compared(voice: Voice, _: Box, happened: Event) -> str:
    return compared(voice.words, number(happened, "own"), number(happened, "rival"))


def _ended(voice: Voice, _: Box, happened: Event) -> str:
    letter = ROUNDS[number(happened, "rounds") - 1]
    return voice.words.t("The game ends after round {round}.", round=letter)


_GAINS: dict[str, Callable[[Voice, Box, Event], str]] = {
    "gained": _gained,
    "took-good": _took_good,
    "took-animal": _took_animal,
    "triple": lambda voice, box, happened: voice.words.t("triple"),
    "first": lambda voice, box, happened: voice.words.t("first bonus"),
    "seven": _seven,
    "bonus": _bonus,
}
_KINDS: dict[str, Callable[[Voice, Box, Event], str]] = {
    "played": _played,
    "took": _took,
    "fetched": _fetched,
    "placed": _placed,
    "sold": _sold,
    "got-start": _got_start,
    "hired": _hired,
    "swapped": _swapped,
    "bought": _bought,
    "kept-project": _kept_project,
    "kept-die": _kept_die,
    "dropped": _dropped,
    "lapsed": _lapsed,
    "declined": _declined,
    "reshuffled": lambda voice, box, happened: voice.words.t(
        "The discard pile was shuffled and is the new deck."
    ),
    "new-round": _new_round,
    "starts": _starts,
    "dealt": _dealt,
    "rival-laid": _rival_laid,
    "rival-triple": _rival_type,
    "rival-first": _rival_type,
    "rival-seven": _rival_seven,
    "compared": _compared,
    "ended": _ended,
    "overtaken": _ended,
    "no-dice": _ended,
}
