"""How the actions of The Struggle for Catan are called, as kinds and as chosen steps."""

from __future__ import annotations

from core.struggle.model import (
    Action,
    Build,
    Discard,
    DrawSwap,
    EndSwaps,
    EndTurn,
    Give,
    OpenLibrary,
    Pay,
    PutAway,
    State,
    TakeBlind,
    TakeMarket,
    TakeSeen,
    TurnArrow,
    UseGuild,
    Waive,
)
from tui.words import N_, Words
from tui.words.game import Voice
from tui.words.struggle_names import amount, build, item, resource_object

_LABELS: dict[type[Action], str] = {
    PutAway: N_("Swap with the deck"),
    DrawSwap: N_("Draw the new cards"),
    TakeMarket: N_("Swap with the market"),
    TakeBlind: N_("Swap with a player"),
    OpenLibrary: N_("Library: see a hand"),
    TakeSeen: N_("Take a card from the open hand"),
    Give: N_("Give a card back"),
    EndSwaps: N_("Go on to building"),
    Waive: N_("University: one resource less"),
    Pay: N_("Pay"),
    TurnArrow: N_("Turn the destiny card"),
    Discard: N_("Discard a card"),
    UseGuild: N_("Merchant Guild: take a card"),
    EndTurn: N_("Draw cards and end the turn"),
}


def label(words: Words, action: Action) -> str:
    """Name the kind of an action; what can be built has a name for each item."""
    if isinstance(action, Build):
        return build(words, action.item)
    return words.t(_LABELS[type(action)])


def step(voice: Voice, action: Action, view: State) -> str:
    """Name a chosen step for the path line. `view` is the position before the step."""
    words = voice.words
    match action:
        case TakeMarket(place=place):
            name = resource_object(words, view.market[place])
            return words.t("Market: take [{digit}] {resource}", digit=place + 1, resource=name)
        case TakeBlind(partner=partner) | OpenLibrary(partner=partner) | UseGuild(partner=partner):
            return _with_partner(voice, action, voice.names(partner))
        case Build():
            return item(words, action.item)
        case TurnArrow(turn=turn):
            return words.t("turn the destiny card") if turn else words.t("leave it as it is")
        case DrawSwap():
            return words.t("draw")
        case EndSwaps():
            return words.t("go on to building")
        case EndTurn(extra=0):
            return words.t("draw and end the turn")
        case EndTurn(extra=extra):
            return words.n("draw, {count} extra card", "draw, {count} extra cards", extra)
    return _with_resource(words, action)


def _with_partner(voice: Voice, action: Action, name: str) -> str:
    words = voice.words
    if isinstance(action, TakeBlind):
        return words.t("{name}: take a card", name=name)
    if isinstance(action, OpenLibrary):
        return words.t("Library: {name}", name=name)
    return words.t("Guild: {name}", name=name)


def _with_resource(words: Words, action: Action) -> str:
    """Name a step about cards of a resource; the digit is the one that chooses it."""
    match action:
        case Pay(resource=resource, amount=count):
            return words.t("pay {cards}", cards=amount(words, resource, count))
        case PutAway(resource=resource):
            message = N_("Deck: put away [{digit}] {resource}")
        case TakeSeen(resource=resource):
            message = N_("take [{digit}] {resource}")
        case Give(resource=resource):
            message = N_("give [{digit}] {resource}")
        case Waive(resource=resource):
            message = N_("University: save [{digit}] {resource}")
        case Discard(resource=resource):
            message = N_("discard [{digit}] {resource}")
        case _:
            return label(words, action)
    name = resource_object(words, resource)
    return words.t(message, digit=resource + 1, resource=name)
