"""Why something cannot be done now in Seeland, a sentence for each reason."""

from __future__ import annotations

from collections.abc import Callable

from core.game import Refusal, Value
from core.seeland.box import Box
from tui.words import N_
from tui.words.game import Voice
from tui.words.seeland_names import tile

_PLAIN = {
    "over": N_("The game is over."),
    "unknown-hex": N_("There is no such space on the map."),
    "unknown-space": N_("There is no such space in the market."),
    "stands-there": N_("The guild master is already here and must move on."),
    "only-first-mill": N_("A stuiver cannot be used after placing the first mill."),
    "one-a-round": N_("This is already the extra turn; only one stuiver a round."),
    "no-stuiver": N_("You have no stuiver."),
}
_WITH_NAMES = {
    "no-printed-mill": N_("{hex} is not a mill of the village."),
    "mill-taken": N_("There is already a mill on {hex}: {name}."),
    "island": N_("{hex} is an island; only a mill built next to it turns it."),
    "occupied": N_("{hex} is occupied: {tile}."),
    "not-at-own-mill": N_("{hex} is not next to one of your mills."),
    "only-printed": N_("{hex} touches only printed land that is not connected to the village yet."),
    "not-developed": N_("{hex} does not touch developed land."),
    "no-governor": N_("There is no governor on {hex}."),
    "not-beside": N_("{hex} is not next to the new mill {mill}."),
    "not-own-mill": N_("On {hex} there is no mill of this player: {name}."),
    "no-mill": N_("There is no mill on {hex}."),
    "has-governor": N_("The mill on {hex} already has a governor."),
    "farther": N_("{hex} is farther away than others: {steps} steps, not {least}."),
}
_OPEN = {
    "retreating": N_("First decide how many guilders to take back."),
    "placing": N_("First place the tile on the map."),
    "building": N_("First decide whether to build a mill on the tile."),
    "fetching": N_("First choose which governor comes."),
    "ordering": N_("First choose which mill is harvested next."),
    "marking": N_("First decide whether to mark the harvest."),
    "walking": N_("First choose where the governor goes."),
}
_NOT_OPEN = {
    "retreating": N_("You can take guilders back only in the warehouse."),
    "placing": N_("There is no tile to place now; buy one first."),
    "building": N_("There is no new mill tile to build on."),
    "fetching": N_("There is no governor to choose now."),
    "ordering": N_("There is no harvest to choose now."),
    "marking": N_("There is no harvest to mark now."),
    "walking": N_("No governor is moving now."),
}
_PHASES = {
    ("first", "buy"): N_("First everyone places a mill in the village."),
    ("first", "end"): N_("First place your first mill in the village."),
    ("buy", "first"): N_("All first mills are placed."),
    ("buy", "end"): N_("Move the guild master first."),
    ("end", "first"): N_("Your first mill is placed. End the turn."),
    ("end", "buy"): N_("You have already bought this turn. End it, or use a stuiver."),
}
"""By the phase there is and the one there should be."""


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
    shown = dict[str, object](values)
    for name in ("hex", "mill"):
        if name in values:
            shown[name] = box.names[_number(values, name)]
    if "seat" in values:
        shown["name"] = voice.names(_number(values, "seat"))
    if "tile" in values:
        shown["tile"] = tile(voice.words, _number(values, "tile"))
    return shown


def _number(values: dict[str, Value], name: str) -> int:
    value = values[name]
    if not isinstance(value, int):
        raise TypeError(name)
    return value


def _cannot_pay(voice: Voice, values: dict[str, Value]) -> str:
    money = values["money"]
    return voice.words.n(
        "That costs {count} guilder; you can spend {money}.",
        "That costs {count} guilders; you can spend {money}.",
        _number(values, "needed"),
        money=money,
    )


def _too_far_back(voice: Voice, values: dict[str, Value]) -> str:
    return voice.words.n(
        "You can take back {count} guilder at most.",
        "You can take back {count} guilders at most.",
        _number(values, "most"),
    )


def _not_surrounded(voice: Voice, values: dict[str, Value]) -> str:
    return voice.words.n(
        "Around this mill {count} space is still free.",
        "Around this mill {count} spaces are still free.",
        _number(values, "open"),
    )


_OTHERS: dict[str, Callable[[Voice, dict[str, Value]], str]] = {
    "path-open": lambda voice, values: voice.words.t(_OPEN[str(values["path"])]),
    "no-path": lambda voice, values: voice.words.t(_NOT_OPEN[str(values["path"])]),
    "phase": lambda voice, values: voice.words.t(
        _PHASES[str(values["now"]), str(values["needed"])]
    ),
    "cannot-pay": _cannot_pay,
    "too-far-back": _too_far_back,
    "not-surrounded": _not_surrounded,
}
