"""Why something cannot be done now in Ora et Labora, a sentence for each reason."""

from __future__ import annotations

from collections.abc import Callable

from core.game import Refusal, Value
from core.labora.box import Box
from tui.words import N_
from tui.words.game import Voice
from tui.words.labora_amounts import amount, energy
from tui.words.labora_cards import name, terrains
from tui.words.labora_names import good, owner_name, row_number, signed_row, space

_PLAIN = {
    "over": N_("The game is over."),
    "no-path": N_("That is not being decided now."),
    "acted": N_("You have no action left this turn."),
    "bought": N_("You have already bought land; you can do so once a turn."),
    "settled": N_("You have already built a settlement in this phase."),
    "prior-out": N_("Your prior is not at home."),
    "prior-only": N_("Only the prior may enter a building in the turn in which it is built."),
    "no-clergyman": N_(
        "All your clergymen are out; they come home together at the start of the next round "
        "(in games for one or two: turn)."
    ),
    "all-occupied": N_("All your buildings are occupied."),
    "no-host": N_("No other player has a free building and a clergyman at home."),
    "own-building": N_("That building is your own; place a clergyman there instead."),
    "not-own": N_("That building is not yours; you need a work contract."),
    "not-just-built": N_("The neutral prior goes only to a building that was just built."),
    "no-such-seat": N_("There is no such player."),
    "no-such-space": N_("Your landscape has no such space."),
    "nothing-to-build": N_("No building in the display can be paid for and placed now."),
    "nothing-to-settle": N_("No settlement in your supply can be paid for and placed now."),
    "nothing-to-skip": N_("This cannot be skipped."),
    "no-land-left": N_("No tile of this kind is left."),
    "row-taken": N_("There is already land in this row."),
    "gap": N_("A district must lie directly above or below the heartland or another district."),
    "touches-nothing": N_("A plot there would not touch your land."),
    "keeps-no-room": N_("Then there would be no space for another cloister building."),
    "no-effect": N_("What this payment allows would have no effect now."),
    "pay-first": N_("First pay for what you have chosen."),
    "used-already": N_("This building was already used in this action."),
    "no-prior-there": N_("There is no prior there."),
    "not-occupied": N_("Nobody is there."),
    "not-beside": N_("That building is not next to this one."),
    "too-much": N_("That is more than you owe."),
    "not-offered": N_("That is not one of the choices."),
}
_WITH_NAMES = {
    "no-goods": N_("You have none of this: {good}."),
    "no-gift": N_("This is not a gift for a work contract: {good}."),
    "needed": N_("The open step needs this: {good}. Finish the step first."),
    "cannot-convert": N_("This cannot be turned or sold: {good}."),
    "other-good": N_("This good is not accepted here: {good}."),
    "other-good-asked": N_("Pay this good now: {asked}."),
    "one-of-a-kind": N_("You can pay only one of each kind: {good}."),
    "rest-not-paid": N_("Then you could not pay the rest."),
    "no-building": N_("There is no building at {space}."),
    "occupied": N_("Somebody is already at {space}."),
    "space-taken": N_("{space} is not free: {card}."),
    "wrong-terrain": N_("{card} cannot stand at {space}. It can stand on: {terrains}."),
    "no-cloister-beside": N_("{card} must touch a cloister building, and {space} does not."),
    "nowhere-wrong-terrain": N_("{card} can stand only on: {terrains}. You have none of that."),
    "nowhere-space-taken": N_("No free space for {card}. It can stand on: {terrains}."),
    "nowhere-no-cloister-beside": N_(
        "{card} must touch a cloister building, and no free space does."
    ),
    "not-in-display": N_("{card} is not in the display."),
    "not-in-supply": N_("{card} is not in your supply."),
    "no-card": N_("Your landscape has no such card any more: {card}."),
    "no-card-there": N_("There is no such card at {space}: {card}."),
    "host-without-clergyman": N_("{owner} has no clergyman at home."),
    "no-wonders": N_("There are not that many wonders left: {there}."),
    "too-many-points": N_("That is worth too much; points left to take: {left}."),
    "too-few-kinds": N_("You need {needed} different goods; you have {there}."),
    "too-few-points": N_("You need goods worth {needed} VP; yours are worth {there}."),
    "actions-left": N_("Actions left this turn: {actions}. Use them, or pass."),
}
_NEEDS = {
    False: N_("You need {needed}; you have {there}."),
    True: N_("{card} costs {needed}; you have {there}."),
}
_NOT_ALIKE = {
    False: N_("{card} cannot cover {under}, because {under} is a cloister building."),
    True: N_("{card} can cover only a cloister building, and {under} is none."),
}
_PATHS = {
    "sending": N_("First choose the building you use."),
    "contracting": N_("First finish the work contract."),
    "manning": N_("First choose which clergyman goes."),
    "harvesting": N_("First choose the card to clear, and the marker."),
    "building": N_("First choose the building and its space."),
    "entering": N_("First decide whether the prior uses the new building."),
    "settling": N_("First choose the settlement and its space."),
    "landing": N_("First place the new land."),
    "converting": N_("First choose how many."),
    "paying": N_("Pay first."),
    "laying": N_("First choose where the neutral building goes."),
}
_USING = N_("First finish what this building does.")
_PHASES = {
    "action": N_("That is not possible in an ordinary turn."),
    "bonus": N_("That is not possible in the bonus round."),
    "settle": N_("That is not possible in a settlement phase."),
    "neutral": N_("The neutral player builds first."),
    "neutral-prior": N_("First decide about the neutral prior."),
}
_IN_BONUS_ROUND = N_("In the bonus round you can only build or place your prior.")


def refusal(voice: Voice, box: Box, why: Refusal) -> str:
    """Say it in one sentence. Raises `KeyError` for a reason without words."""
    words = voice.words
    if why.reason in _PLAIN:
        return words.t(_PLAIN[why.reason])
    if why.reason in _WITH_NAMES:
        return words.t(_WITH_NAMES[why.reason], **_shown(voice, box, why.values))
    return _OTHERS[why.reason](voice, box, why.values)


def _shown(voice: Voice, box: Box, values: dict[str, Value]) -> dict[str, object]:
    """Give the values of a refusal as a person reads them."""
    words, shown = voice.words, dict[str, object](values)
    for key in ("card", "under"):
        if key in values:
            shown[key] = name(words, box, str(values[key]))
    card = str(values.get("card", ""))
    if card in box.cards:
        shown["terrains"] = terrains(words, box, card)
    for key in ("good", "asked"):
        if key in values:
            shown[key] = _marker_or_good(voice, str(values[key]))
    if "place" in values:
        shown["space"] = space(_number(values, "place"))
    if "owner" in values:
        shown["owner"] = owner_name(voice, _number(values, "owner"))
    if "row" in values:
        shown["row"] = signed_row(voice, row_number(_number(values, "row")))
    return shown


def _marker_or_good(voice: Voice, what: str) -> str:
    return voice.words.p("Ora marker", "Joker") if what == "joker" else good(voice.words, what)


def _number(values: dict[str, Value], key: str) -> int:
    value = values[key]
    if not isinstance(value, int):
        raise TypeError(key)
    return value


def _needs(voice: Voice, box: Box, values: dict[str, Value], needed: str) -> str:
    text = _NEEDS["card" in values]
    return voice.words.t(text, **{**_shown(voice, box, values), "needed": needed})


def _too_few(voice: Voice, box: Box, values: dict[str, Value]) -> str:
    needed = amount(voice.words, str(values.get("good", "coins")), _number(values, "needed"))
    return _needs(voice, box, values, needed)


def _too_little_food(voice: Voice, box: Box, values: dict[str, Value]) -> str:
    needed = amount(voice.words, "food", _number(values, "needed"))
    return _needs(voice, box, values, needed)


def _too_little_energy(voice: Voice, box: Box, values: dict[str, Value]) -> str:
    there = voice.words.number(_number(values, "there") / 2)
    needed = energy(voice.words, _number(values, "needed"))
    return _needs(voice, box, {**values, "there": there}, needed)


def _sell_first(voice: Voice, box: Box, values: dict[str, Value]) -> str:
    lacks = _too_few(voice, box, {**values, "good": "coins"})
    return f"{lacks} {voice.words.t('Sell wine or whiskey first, if you want to.')}"


def _no_fee(voice: Voice, _: Box, values: dict[str, Value]) -> str:
    price = amount(voice.words, "coins", _number(values, "price"))
    return voice.words.t("A work contract costs {price}, or 1 wine or 1 whiskey.", price=price)


def _no_marker(voice: Voice, _: Box, values: dict[str, Value]) -> str:
    marker = _marker_or_good(voice, str(values["good"]))
    return voice.words.t("This marker is not on the wheel: {marker}.", marker=marker)


def _limit(voice: Voice, _: Box, values: dict[str, Value]) -> str:
    return voice.words.n(
        "You can do that only once.",
        "You can do that at most {count} times.",
        _number(values, "most"),
    )


def _path_open(voice: Voice, _: Box, values: dict[str, Value]) -> str:
    return voice.words.t(_PATHS.get(str(values["path"]), _USING))


def _not_alike(voice: Voice, box: Box, values: dict[str, Value]) -> str:
    """Say which of the two kinds the building belongs to, and what it goes over."""
    cloister = box.cards[str(values["card"])].cloister
    return voice.words.t(_NOT_ALIKE[cloister], **_shown(voice, box, values))


_OTHERS: dict[str, Callable[[Voice, Box, dict[str, Value]], str]] = {
    "not-alike": _not_alike,
    "too-few": _too_few,
    "too-few-coins": _too_few,
    "fee-short": _too_few,
    "too-little-food": _too_little_food,
    "too-little-energy": _too_little_energy,
    "sell-first": _sell_first,
    "no-fee": _no_fee,
    "no-marker": _no_marker,
    "limit": _limit,
    "path-open": _path_open,
    "phase": lambda voice, box, values: voice.words.t(_PHASES[str(values["now"])]),
    "bonus-round": lambda voice, box, values: voice.words.t(_IN_BONUS_ROUND),
}
