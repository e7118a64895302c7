"""What happened in The Struggle for Catan, told without the one who did it.

A log puts a name before each of these: `Tom drew 3 cards`, in Czech `Tom: dobrání 3 karet`. Czech
says it without verbs, because the past tense would have to know whether Tom is a man or a woman.
"""

from __future__ import annotations

from collections.abc import Callable

from core.game import Event
from core.struggle.model import RESOURCES
from tui.words import N_, Words
from tui.words.game import Voice
from tui.words.struggle_names import (
    change,
    goods,
    item,
    resource_in_list,
)

NOTHING = (0,) * len(RESOURCES)
HAND_ORDER = tuple(range(len(RESOURCES)))


def event(voice: Voice, happened: Event) -> str:
    """Tell an event. Raises `KeyError` for a kind without words."""
    return _KINDS[happened.kind](voice, happened)


def number(happened: Event, name: str) -> int:
    """Give a value of an event that is a number."""
    value = happened.values[name]
    if not isinstance(value, int):
        raise TypeError(name)
    return value


def numbers(happened: Event, name: str) -> tuple[int, ...]:
    """Give a value of an event that is a row of numbers, secret or not."""
    value = happened.secret[name] if name in happened.secret else happened.values[name]
    if not isinstance(value, tuple):
        raise TypeError(name)
    return tuple(int(one) for one in value)


def card(happened: Event) -> int | None:
    """Give the resource of an event about one card; None if the reader may not know it."""
    value = happened.secret.get("resource", happened.values.get("resource"))
    return value if isinstance(value, int) else None


def _one(resource: int) -> tuple[int, ...]:
    return tuple(int(index == resource) for index in range(len(RESOURCES)))


def _counted(cards: tuple[int, ...]) -> list[int]:
    return [cards.count(resource) for resource in range(len(RESOURCES))]


def one_card(happened: Event) -> tuple[int, ...]:
    """Give the one card of an event as counts of each resource; none if it is unknown."""
    resource = card(happened)
    return NOTHING if resource is None else _one(resource)


def _put_away(voice: Voice, happened: Event) -> str:
    lost = change(voice, one_card(happened), NOTHING)
    return voice.words.t("swapped with the deck: {change}", change=lost)


def _drew_swap(voice: Voice, happened: Event) -> str:
    if "cards" in happened.secret:
        gained = change(voice, NOTHING, numbers(happened, "cards"))
        return voice.words.t("drew from the deck: {change}", change=gained)
    return voice.words.n(
        "drew {count} new card from the deck",
        "drew {count} new cards from the deck",
        number(happened, "count"),
    )


def _took_market(voice: Voice, happened: Event) -> str:
    name = resource_in_list(voice.words, number(happened, "resource"))
    return voice.words.t("took {resource} from the market", resource=name)


def _gave_market(voice: Voice, happened: Event) -> str:
    name = resource_in_list(voice.words, number(happened, "resource"))
    return voice.words.t("gave {resource} to the market", resource=name)


_PARTNER = {
    "took-blind": (
        N_("took {card} from you"),
        N_("took {card} from {name}"),
    ),
    "took-seen": (
        N_("chose {card} from your hand"),
        N_("chose {card} from the hand of {name}"),
    ),
    "gave-player": (
        N_("gave you {card}"),
        N_("gave {card} to {name}"),
    ),
    "used-guild": (
        N_("took {card} from you with the Guild"),
        N_("took {card} from {name} with the Guild"),
    ),
}


def _with_partner(voice: Voice, happened: Event) -> str:
    """Tell about a card between two players; who may not know it reads of a card."""
    words, partner, resource = voice.words, number(happened, "partner"), card(happened)
    name = words.t("a card") if resource is None else resource_in_list(words, resource)
    to_reader, to_other = _PARTNER[happened.kind]
    if partner == voice.reader:
        return words.t(to_reader, card=name)
    return words.t(to_other, card=name, name=voice.names(partner))


def _opened_library(voice: Voice, happened: Event) -> str:
    words, partner = voice.words, number(happened, "partner")
    if partner == voice.reader:
        return words.t("looked at your hand")
    name = voice.names(partner)
    if "hand" not in happened.secret:
        return words.t("looked at the hand of {name}", name=name)
    cards = goods(words, numbers(happened, "hand"), HAND_ORDER)
    return words.t("looked at the hand of {name}: {cards}", name=name, cards=cards)


def _waived(voice: Voice, happened: Event) -> str:
    name = resource_in_list(voice.words, number(happened, "resource"))
    return voice.words.t("saved {resource} with the University", resource=name)


def thing(words: Words, happened: Event) -> str:
    """Name what a *built* event is about, with the side that lies up: `Road A`."""
    name, side = item(words, number(happened, "item")), happened.values.get("side")
    return f"{name} {side}" if side else name


def _built(voice: Voice, happened: Event) -> str:
    words, source = voice.words, number(happened, "source")
    what = thing(words, happened)
    paid = change(voice, numbers(happened, "paid"), NOTHING)
    if source == voice.reader:
        return words.t("built {thing}, taken from you: {change}", thing=what, change=paid)
    if source >= 0:
        name = voice.names(source)
        return words.t(
            "built {thing}, taken from {name}: {change}", thing=what, name=name, change=paid
        )
    return words.t("built {thing}: {change}", thing=what, change=paid)


def _won(voice: Voice, happened: Event) -> str:
    points = number(happened, "points")
    return voice.words.n("won with {count} point", "won with {count} points", points)


def _robber_attack(voice: Voice, happened: Event) -> str:
    words, limit = voice.words, number(happened, "limit")
    names = words.join([voice.who(seat) for seat in numbers(happened, "seats")])
    if not names:
        return words.n(
            "turned up a robber attack; nobody has over {count} card",
            "turned up a robber attack; nobody has over {count} cards",
            limit,
        )
    return words.n(
        "turned up a robber attack; over {count} card: {names}",
        "turned up a robber attack; over {count} cards: {names}",
        limit,
        names=names,
    )


def _market_day(voice: Voice, happened: Event) -> str:
    cards = goods(voice.words, _counted(numbers(happened, "new")), HAND_ORDER)
    return voice.words.t("turned up a market day: now {cards}", cards=cards)


def _turned_arrow(voice: Voice, happened: Event) -> str:
    if number(happened, "arrow") > 0:
        return voice.words.t("turned the arrow: now clockwise")
    return voice.words.t("turned the arrow: now counterclockwise")


def _kept_arrow(voice: Voice, happened: Event) -> str:
    return voice.words.t("left the arrow as it is")


def _discarded(voice: Voice, happened: Event) -> str:
    name = resource_in_list(voice.words, number(happened, "resource"))
    return voice.words.t("discarded {resource} to the robbers", resource=name)


def _drew(voice: Voice, happened: Event) -> str:
    count = number(happened, "count")
    if "cards" in happened.secret and count:
        gained = change(voice, NOTHING, numbers(happened, "cards"))
        return voice.words.t("drew {count}: {change}", count=count, change=gained)
    return voice.words.n("drew {count} card", "drew {count} cards", count)


def _reshuffled(voice: Voice, happened: Event) -> str:
    return voice.words.t("The discard pile was shuffled and is the new deck.")


def _dead_end(voice: Voice, happened: Event) -> str:
    return voice.words.n(
        "Dead end: for {count} round nobody built or drew.",
        "Dead end: for {count} rounds nobody built or drew.",
        number(happened, "rounds"),
    )


_KINDS: dict[str, Callable[[Voice, Event], str]] = {
    "put-away": _put_away,
    "drew-swap": _drew_swap,
    "took-market": _took_market,
    "gave-market": _gave_market,
    "took-blind": _with_partner,
    "took-seen": _with_partner,
    "gave-player": _with_partner,
    "used-guild": _with_partner,
    "opened-library": _opened_library,
    "waived": _waived,
    "built": _built,
    "won": _won,
    "robber-attack": _robber_attack,
    "market-day": _market_day,
    "turned-arrow": _turned_arrow,
    "kept-arrow": _kept_arrow,
    "discarded": _discarded,
    "drew": _drew,
    "reshuffled": _reshuffled,
    "dead-end": _dead_end,
}
