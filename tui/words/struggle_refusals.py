"""Why something cannot be done now in The Struggle for Catan, a sentence for each reason."""

from __future__ import annotations

from collections.abc import Callable

from core.game import Refusal, Value
from core.struggle.model import RESOURCES
from tui.words import N_, Words
from tui.words.game import Voice
from tui.words.struggle_names import (
    FIRST_EXPANSION,
    expansion,
    goods_missing,
    item,
    resource_in_list,
)

_PLAIN = {
    "over": N_("The game is over."),
    "unknown-resource": N_("There is no such resource."),
    "unknown-seat": N_("There is no such player."),
    "unknown-place": N_("The market has no such card."),
    "unknown-item": N_("There is no such building."),
    "own-seat": N_("You cannot choose yourself."),
    "choose-first": N_("First choose a card from the open hand."),
    "needs-a-road": N_("You need a road on side A; without one you can swap only with the deck."),
    "other-source": N_("The open swap is not with the deck."),
    "place-empty": N_("This card of the market has already been taken."),
    "draw-first": N_("When you swap with the deck, nothing is given back; draw the new cards."),
    "no-library": N_("You do not have the Library."),
    "library-used": N_("You can use the Library once a turn."),
    "not-looking": N_("No hand is open."),
    "no-guild": N_("You do not have the Merchant Guild."),
    "guild-used": N_("You can use the Merchant Guild once a turn."),
    "extra-not-asked": N_("At this table the extra cards of knights are always drawn."),
    "no-settlement": N_("You have no settlement to turn into a city."),
    "no-free-city": N_("You have no city without an expansion."),
    "no-university": N_("You do not have the University."),
    "university-used": N_("You can use the University once a turn."),
    "already-paying": N_("Use the University before the first payment."),
    "rest-cannot-be-paid": N_("Even without this card you could not pay the rest."),
    "leave-out-first": N_("You can pay only with the help of the University; use it first."),
}
_WITH_NAMES = {
    "partner-empty": N_("{name} has no cards."),
    "same-partner": N_("Finish the swap with {name} first."),
    "no-card": N_("You do not have enough: {resource}."),
    "partner-lacks": N_("{name} does not have this: {resource}."),
    "once-a-turn": N_("{thing}: only one a turn."),
    "none-left": N_("{thing}: none left."),
    "already-owned": N_("{thing}: you already have one."),
    "not-in-price": N_("Not part of the price: {resource}."),
    "other-resource-first": N_("Pay this first: {resource}."),
    "not-alike": N_("Cards beyond the price count only in sets of {alike}."),
    "too-many": N_("That many cards are not needed: {resource}."),
    "too-few": N_("Then you could not pay the rest: {resource}."),
}
_OPEN = {
    "swapping": N_("Finish the open swap first, or undo it."),
    "paying": N_("Finish paying first, or undo it."),
    "turning": N_("Decide about the destiny card first."),
    "discarding": N_("First discard cards to the robbers."),
}
_NOT_OPEN = {
    "swapping": N_("No swap is open; begin one first."),
    "paying": N_("First choose what you want to build."),
    "turning": N_("The destiny card can be turned only right after you build a settlement."),
    "discarding": N_("There is no robber attack now."),
}
_PHASES = {
    "swap": N_("You are building now; no more swaps this turn."),
    "build": N_("You are still swapping; go on to building first."),
}
_NONE_TO_TAKE = (
    N_("No road is left, and nobody has one that may be taken."),
    N_("No knight is left, and nobody has one that may be taken."),
)


def refusal(voice: Voice, why: Refusal) -> str:
    """Say it in one sentence. Raises `KeyError` for a reason without words."""
    words, values = voice.words, why.values
    if why.reason in _PLAIN:
        return words.t(_PLAIN[why.reason])
    if why.reason in _WITH_NAMES:
        return words.t(_WITH_NAMES[why.reason], **_shown(voice, values))
    return _OTHERS[why.reason](voice, values)


def _shown(voice: Voice, values: dict[str, Value]) -> dict[str, object]:
    """Give the values of a refusal as a person reads them."""
    shown: dict[str, object] = dict(values)
    if "seat" in values:
        shown["name"] = voice.names(_number(values, "seat"))
    if "resource" in values:
        shown["resource"] = resource_in_list(voice.words, _number(values, "resource"))
    if "item" in values:
        shown["thing"] = _thing(voice.words, _number(values, "item"))
    return shown


def _number(values: dict[str, Value], name: str) -> int:
    value = values[name]
    if not isinstance(value, int):
        raise TypeError(name)
    return value


def _thing(words: Words, index: int) -> str:
    """Name an item; for an expansion the kind is said too, as there is one a turn of them all."""
    name = item(words, index)
    return f"{expansion(words)} ({name})" if index >= FIRST_EXPANSION else name


def _must_give(voice: Voice, values: dict[str, Value]) -> str:
    left = _number(values, "left")
    return voice.words.n("First give {count} card back.", "First give {count} cards back.", left)


def _no_swap_left(voice: Voice, values: dict[str, Value]) -> str:
    allowed = _number(values, "allowed")
    return voice.words.n(
        "Your {count} swap of this turn is used up.",
        "Your {count} swaps of this turn are used up.",
        allowed,
    )


def _too_many_extra(voice: Voice, values: dict[str, Value]) -> str:
    return voice.words.n(
        "Your knights bring {count} extra card at most.",
        "Your knights bring {count} extra cards at most.",
        _number(values, "most"),
    )


def _fewer_points(voice: Voice, values: dict[str, Value]) -> str:
    return voice.words.n(
        "{name} has only {count} point; the Guild needs a player with {needed} or more.",
        "{name} has only {count} points; the Guild needs a player with {needed} or more.",
        _number(values, "points"),
        name=voice.names(_number(values, "seat")),
        needed=values["needed"],
    )


def _cannot_pay(voice: Voice, values: dict[str, Value]) -> str:
    """Say what is missing; `short` holds pairs of a resource and how many cards of it."""
    short, missing = values["short"], [0] * len(RESOURCES)
    if not isinstance(short, tuple):
        raise TypeError("short")
    pairs = [int(one) for one in short]
    for index, count in zip(pairs[::2], pairs[1::2], strict=True):
        missing[index] = count
    text = voice.words.t("You are missing {cards}.", cards=goods_missing(voice.words, missing))
    covered = _number(values, "covered")
    if not covered:
        return text
    return f"{text} " + voice.words.n(
        "Three alike can replace {count} card of it.",
        "Three alike can replace {count} cards of it.",
        covered,
    )


_OTHERS: dict[str, Callable[[Voice, dict[str, Value]], str]] = {
    "path-open": lambda voice, values: voice.words.t(_OPEN[str(values["path"])]),
    "no-path": lambda voice, values: voice.words.t(_NOT_OPEN[str(values["path"])]),
    "phase": lambda voice, values: voice.words.t(_PHASES[str(values["needed"])]),
    "none-to-take": lambda voice, values: voice.words.t(
        _NONE_TO_TAKE[0 if values["item"] == 0 else 1]
    ),
    "must-give": _must_give,
    "no-swap-left": _no_swap_left,
    "too-many-extra": _too_many_extra,
    "fewer-points": _fewer_points,
    "cannot-pay": _cannot_pay,
}
