"""How the actions of Ora et Labora are called, as kinds and as chosen steps.

A step of a function says what goes and what comes (`−3 grain, +3 flour`), so that nobody has to
look up what a number of times means.
"""

from __future__ import annotations

from core.labora import wheel
from core.labora.box import Box
from core.labora.model import (
    JOKER,
    Action,
    At,
    Begin,
    Choose,
    Convert,
    Converting,
    District,
    EndTurn,
    Fee,
    Pass,
    Pay,
    Plot,
    Produce,
    Raise,
    Send,
    Skip,
    State,
    Take,
    Times,
    Use,
    Using,
    Visit,
)
from core.labora.neutral import SEAT as NEUTRAL
from tui.words import N_, NP_, Words
from tui.words.game import Voice
from tui.words.labora_amounts import amount
from tui.words.labora_cards import name
from tui.words.labora_names import clergyman, owner_name, row_number, signed_row, space
from tui.words.labora_sums import changes, conversion, exchange, plus

_VERBS = {
    "clergy": (
        NP_("Ora et Labora", "Place a clergyman"),
        NP_("Ora et Labora", "place a clergyman"),
    ),
    "contract": (
        NP_("Ora et Labora", "Work contract"),
        NP_("Ora et Labora", "work contract"),
    ),
    "fell": (
        NP_("Ora et Labora", "Fell trees"),
        NP_("Ora et Labora", "fell trees"),
    ),
    "cut": (
        NP_("Ora et Labora", "Cut peat"),
        NP_("Ora et Labora", "cut peat"),
    ),
    "build": (
        NP_("Ora et Labora", "Build a building"),
        NP_("Ora et Labora", "build a building"),
    ),
    "settle": (
        NP_("Ora et Labora", "Build a settlement"),
        NP_("Ora et Labora", "build a settlement"),
    ),
    "land": (
        NP_("Ora et Labora", "Buy land"),
        NP_("Ora et Labora", "buy land"),
    ),
}
"""What can be begun: as an entry of a menu, and as a step of a path."""
_CONVERSIONS = {
    "grain": (N_("Grain to straw"), N_("grain to straw")),
    "wine": (N_("Sell wine"), N_("sell wine")),
    "whiskey": (N_("Sell whiskey"), N_("sell whiskey")),
}
_LABELS: dict[type[Action], str] = {
    Pass: N_("Pass (fell nothing)"),
    EndTurn: N_("End the turn"),
    Choose: N_("Choose a card"),
    At: N_("Choose a space"),
    Visit: N_("Choose a building"),
    Fee: N_("Pay the contract"),
    Send: N_("Choose the clergyman"),
    Produce: N_("Take goods with the wheel"),
    Use: N_("Use the building"),
    Times: N_("How many times"),
    Pay: N_("Pay"),
    Take: N_("Take goods"),
    Raise: N_("Upgrade a good"),
    District: N_("Place the district"),
    Plot: N_("Place the plot"),
    Skip: N_("Skip"),
}
_SIDES = {
    "hills": N_("district with hills, row {row}"),
    "plains": N_("district with plains, row {row}"),
    "coast": N_("coast, rows {row} and {next}"),
    "mountain": N_("mountain, rows {row} and {next}"),
}
_SKIPS = {
    "entering": N_("leave it empty"),
    "harvesting": N_("leave the card"),
    "building": N_("build nothing"),
    "settling": N_("no settlement"),
    "landing": N_("no more land"),
}
"""What leaving out means, by the path that is open."""
_LEFT_OUT = N_("skip")


def label(words: Words, action: Action) -> str:
    """Name the kind of an action; what is begun has a name of its own for each thing."""
    if isinstance(action, Begin):
        return words.p(*_VERBS[action.verb][0])
    if isinstance(action, Convert):
        return words.t(_CONVERSIONS[action.good][0])
    return words.t(_LABELS[type(action)])


def step(voice: Voice, box: Box, action: Action, view: State) -> str:
    """Name a chosen step for the path line. `view` is the position before the step."""
    words = voice.words
    match action:
        case Begin(verb=verb):
            return words.p(*_VERBS[verb][1])
        case Convert(good=good):
            return words.t(_CONVERSIONS[good][1])
        case Choose(card=card):
            return name(words, box, card)
        case At(place=place):
            return _at(words, box, view, place)
        case Visit(seat=seat, place=place):
            return _visit(voice, box, view, seat, place)
        case District(row=y, side=side) | Plot(row=y, side=side):
            upper = row_number(y)
            rows = signed_row(voice, upper), signed_row(voice, upper + 1)
            return words.t(_SIDES[side], row=rows[0], next=rows[1])
    return _choice(voice, box, action, view)


def _choice(voice: Voice, box: Box, action: Action, view: State) -> str:
    words = voice.words
    match action:
        case Fee(good="coins"):
            return words.t("pay {amount}", amount=amount(words, "coins", view.price))
        case Fee(good=good):
            return words.t("gift: {amount}", amount=amount(words, good, 1))
        case Send(who=who):
            return clergyman(words, who)
        case Produce(good=good, joker=joker):
            return _produce(voice, box, view, good, joker)
        case Times(amount=count):
            return _times(voice, box, view, count)
        case Pay(good=good, amount=count):
            return amount(words, good, count)
        case Take(good=good, amount=count):
            return plus(words, good, count) if count else words.t("none")
        case Raise(good=good):
            return _raise(voice, box, view, good)
    return _plain(words, action, view)


def _plain(words: Words, action: Action, view: State) -> str:
    match action:
        case Pass():
            return words.t("pass this action")
        case Use():
            return words.t("use it")
        case Skip() if view.phase == "neutral-prior" and not view.pending:
            return words.t("without the neutral prior")
        case Skip():
            return words.t(_SKIPS.get(view.pending[-1].kind, _LEFT_OUT))
    return words.t("end the turn")


def _at(words: Words, box: Box, view: State, place: int) -> str:
    """Name a space, with the card that goes from there or is built over."""
    path = view.pending[-1]
    seat = NEUTRAL if path.kind == "laying" else view.seat
    there = view.players[seat].cards.get(place)
    if there is None:
        return words.t("at {space}", space=space(place))
    if path.kind == "laying":
        return words.t("at {space} over {card}", space=space(place), card=name(words, box, there))
    return words.t("{card} at {space}", space=space(place), card=name(words, box, there))


def _visit(voice: Voice, box: Box, view: State, seat: int, place: int) -> str:
    building = name(voice.words, box, view.players[seat].cards[place])
    if seat == view.seat:
        return building
    return voice.words.t("{card} ({owner})", card=building, owner=owner_name(voice, seat))


def _produce(voice: Voice, box: Box, view: State, good: str, joker: bool) -> str:
    words = voice.words
    marker = JOKER if joker else box.marker[good]
    got = plus(words, good, wheel.value(box, view, marker))
    return words.t("{goods} with the joker", goods=got) if joker else got


def _times(voice: Voice, box: Box, view: State, count: int) -> str:
    """Say what doing it so often means."""
    path = view.pending[-1]
    if isinstance(path, Converting):
        return conversion(voice, box, path.good, count)
    if not count or not isinstance(path, Using):
        return voice.words.t(_LEFT_OUT)
    return exchange(voice, box.cards[path.card].program[path.part], count)


def _raise(voice: Voice, box: Box, view: State, good: str) -> str:
    path = view.pending[-1]
    assert isinstance(path, Using)
    ladder = box.cards[path.card].program[path.part].goods
    better = ladder[ladder.index(good) + 1]
    return changes(voice, {good: -1, better: 1})
