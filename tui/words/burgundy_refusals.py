"""Why something cannot be done now in The Castles of Burgundy, a sentence for each reason."""

from __future__ import annotations

from collections.abc import Callable

from core.burgundy.box import Box
from core.game import Refusal, Value
from tui.words import N_
from tui.words.burgundy_cards import full, goods_code
from tui.words.burgundy_names import building, card_type
from tui.words.game import Voice

_PLAIN = {
    "over": N_("The game is over."),
    "extra-die-first": N_("Take the extra action first; it needs no die from your hand."),
    "acted": N_("The action of this turn has been done."),
    "no-such-die": N_("There is no such die in your hand."),
    "no-project": N_("You have no project."),
    "no-points": N_("You must swap for at least one point."),
    "unknown-goods": N_("There are no such goods."),
    "unknown-stack": N_("There is no such stack in your estate."),
    "unknown-pile": N_("There is no such pile."),
    "unknown-bonus": N_("The round card has no such bonus."),
    "stack-full": N_("This stack is a finished triple; nothing can be added."),
    "pile-empty": N_("This pile is empty."),
    "animal-due": N_("You take an animal now, not goods."),
    "good-due": N_("You take goods now, not an animal."),
    "bought": N_("You can buy cards only once a turn."),
    "no-cards": N_("Deck and discard pile are empty."),
    "nothing-to-decline": N_("There is nothing to skip."),
    "must-use": N_("At this table you must use a card's effect if you can."),
    "must-act": N_("Play a die and take an action first."),
}
_WITH_NAMES = {
    "same-die": N_("Another card shows {die} as well; use that one."),
    "not-in-display": N_("Not in the display: {card}."),
    "not-a-project": N_("Not one of your projects: {card}."),
    "not-offered": N_("Not one of the bought cards: {card}."),
    "no-goods": N_("You have no goods of the kind {goods}."),
    "cards-short": N_("Workers and silver needed in all: {needed}; you have {there}."),
    "vp-short": N_("The victory point cards left are worth {there} VP; choose fewer points."),
    "too-many-cards": N_("Cards to give back: only {needed}."),
    "stack-open": N_("Your open stack of this type comes first: {type}."),
    "other-type": N_("This stack is of another type: {type}."),
    "wrong-type": N_("{building} does not take this type: {type}."),
}
_OPEN = {
    "acting": N_("First take the extra action."),
    "hall": N_("Place a project with the City Hall first."),
    "fetching": N_("Take the card from the display first."),
    "selling": N_("First choose which goods to sell."),
    "gaining": N_("Take the goods or animals first."),
    "choosing": N_("Choose a bonus of the round first."),
    "placing": N_("First choose where the card goes."),
    "offering": N_("Choose one of the bought cards first."),
    "dropping": N_("Discard a project first."),
    "swapping": N_("First choose what to give back."),
}
_NOT_OPEN = {
    "acting": N_("You have no extra action now."),
    "hall": N_("There is no City Hall to use now."),
    "fetching": N_("No building lets you take a card now."),
    "selling": N_("There is no Warehouse to use now."),
    "gaining": N_("No goods or animals can be taken now."),
    "choosing": N_("There is no bonus to choose now."),
    "placing": N_("No card is being placed."),
    "offering": N_("There are no bought cards to choose from."),
    "dropping": N_("No project needs to be discarded."),
    "swapping": N_("You are not swapping now."),
}


def refusal(voice: Voice, box: Box, why: Refusal) -> str:
    """Say it in one sentence. Raises `KeyError` for a reason without words."""
    words, values = voice.words, why.values
    if why.reason in _PLAIN:
        return words.t(_PLAIN[why.reason])
    if why.reason in _WITH_NAMES:
        return words.t(_WITH_NAMES[why.reason], **_shown(voice, box, values))
    return _OTHERS[why.reason](voice, values)


def _shown(voice: Voice, box: Box, values: dict[str, Value]) -> dict[str, object]:
    """Give the values of a refusal as a person reads them."""
    words, shown = voice.words, dict[str, object](values)
    if "card" in values:
        shown["card"] = full(words, box, _number(values, "card"))
    if "goods" in values:
        shown["goods"] = goods_code(box, _number(values, "goods"))
    if "type" in values:
        shown["type"] = card_type(words, _number(values, "type"))
    if "building" in values:
        shown["building"] = building(words, _number(values, "building"))
    return shown


def _number(values: dict[str, Value], name: str) -> int:
    value = values[name]
    if not isinstance(value, int):
        raise TypeError(name)
    return value


def _workers_short(voice: Voice, values: dict[str, Value]) -> str:
    return voice.words.n(
        "That takes {count} worker; you have {there}.",
        "That takes {count} workers; you have {there}.",
        _number(values, "needed"),
        there=values["there"],
    )


def _silver_short(voice: Voice, values: dict[str, Value]) -> str:
    return voice.words.n(
        "That costs {count} silver; you have {there}.",
        "That costs {count} silver; you have {there}.",
        _number(values, "needed"),
        there=values["there"],
    )


_OTHERS: dict[str, Callable[[Voice, dict[str, Value]], str]] = {
    "path-open": lambda voice, values: voice.words.t(_OPEN[str(values["path"])]),
    "no-path": lambda voice, values: voice.words.t(_NOT_OPEN[str(values["path"])]),
    "workers-short": _workers_short,
    "silver-short": _silver_short,
}
