"""What happened in Seeland, event by event, told without the one who did it.

Nothing here is secret. Czech says it without verbs, as in `tui.words.struggle_events`.
`tui.words.seeland_turns` puts events together that belong to one deed.
"""

from __future__ import annotations

from collections.abc import Callable

from core.game import Event
from core.seeland.box import Box
from tui.words.game import Voice
from tui.words.seeland_names import amount, price, tile
from tui.words.seeland_sums import addition


def event(voice: Voice, box: Box, happened: Event) -> str:
    """Tell an event. Raises `KeyError` for a kind without words."""
    return _KINDS[happened.kind](voice, box, happened)


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


def hex_of(box: Box, happened: Event, name: str = "hex") -> str:
    """Name the hex that a value of an event stands for."""
    return box.names[number(happened, name)]


def cost(voice: Voice, happened: Event) -> str:
    """Say what a purchase cost, short."""
    return price(voice.words, number(happened, "price"))


def tile_of(voice: Voice, happened: Event) -> str:
    """Name the tile an event is about."""
    return tile(voice.words, number(happened, "tile"))


def gained(voice: Voice, happened: Event) -> str:
    """Tell the points that an event brought: `+5 VP`."""
    return f"+{amount(voice.words, 'vp', number(happened, 'gained'))}"


def lost(voice: Voice, happened: Event) -> str:
    """Tell the points that an event took: `−3 VP`; of none, that there were none."""
    count = number(happened, "lost")
    if not count:
        return voice.words.t("no points to lose")
    return f"{voice.minus}{amount(voice.words, 'vp', count)}"


def _first_mill(voice: Voice, box: Box, happened: Event) -> str:
    return voice.words.t("placed the first mill on {hex}", hex=hex_of(box, happened))


def _bought(voice: Voice, box: Box, happened: Event) -> str:
    words, paid = voice.words, cost(voice, happened)
    if box.is_warehouse[number(happened, "space")]:
        return words.t("went to the warehouse ({price})", price=paid)
    if not number(happened, "tile"):
        return words.t("went to an empty space ({price})", price=paid)
    return words.t("bought {tile} ({price})", tile=tile_of(voice, happened), price=paid)


def _shifted(voice: Voice, _: Box, happened: Event) -> str:
    return voice.words.n(
        "{count} guilder goes to the front of the row; golden number {number}.",
        "{count} guilders go to the front of the row; golden number {number}.",
        number(happened, "guilders"),
        number=number(happened, "number"),
    )


def _stored(voice: Voice, _: Box, happened: Event) -> str:
    return voice.words.t("in the warehouse: {loss}", loss=lost(voice, happened))


def _retreated(voice: Voice, _: Box, happened: Event) -> str:
    count = number(happened, "guilders")
    if not count:
        return voice.words.t("took no guilders back")
    return voice.words.t("took back {amount}", amount=amount(voice.words, "guilders", count))


def _discarded(voice: Voice, _: Box, happened: Event) -> str:
    return voice.words.t("discarded {tile}: no space for it", tile=tile_of(voice, happened))


def _placed(voice: Voice, box: Box, happened: Event) -> str:
    name, place = tile_of(voice, happened), hex_of(box, happened)
    return voice.words.t("placed {tile} on {hex}", tile=name, hex=place)


def _built(voice: Voice, box: Box, happened: Event) -> str:
    return voice.words.t("built a mill on {hex}", hex=hex_of(box, happened))


def _left_empty(voice: Voice, box: Box, happened: Event) -> str:
    place = hex_of(box, happened)
    if happened.values["forced"]:
        return voice.words.t("left {hex} without an owner, with no mill to build", hex=place)
    return voice.words.t("left {hex} without an owner", hex=place)


def _turned(voice: Voice, box: Box, happened: Event) -> str:
    name, place = tile_of(voice, happened), hex_of(box, happened)
    return voice.words.t("turned the island {hex}: {tile}", hex=place, tile=name)


def _gained_stuiver(voice: Voice, box: Box, happened: Event) -> str:
    return voice.words.t("got a stuiver from the farm {hex}", hex=hex_of(box, happened))


def _governor_came(voice: Voice, box: Box, happened: Event) -> str:
    return voice.words.t(
        "got a governor at the mill {hex}, {count} left in the market",
        hex=hex_of(box, happened),
        count=number(happened, "remaining"),
    )


def _governor_fetched(voice: Voice, box: Box, happened: Event) -> str:
    return voice.words.t(
        "got the governor of {source} at the mill {hex}",
        source=hex_of(box, happened, "source"),
        hex=hex_of(box, happened),
    )


def _harvested(voice: Voice, box: Box, happened: Event) -> str:
    words = voice.words
    total = addition(
        words,
        number(happened, "mill"),
        numbers(happened, "fields"),
        number(happened, "bonus"),
        number(happened, "points"),
    )
    return words.t("harvested {hex}: {sum}", hex=hex_of(box, happened), sum=total)


def marked(voice: Voice, _: Box, happened: Event) -> str:
    """Tell of a harvest marker: `marked 27 for 29`, or `marked 29` where that number was free."""
    place, points = number(happened, "number"), number(happened, "points")
    if place == points:
        return voice.words.t("marked {number}", number=place)
    return voice.words.t("marked {number} for {points}", number=place, points=points)


def _governor_satisfied(voice: Voice, box: Box, happened: Event) -> str:
    return voice.words.t(
        "satisfied the governor of {hex}, {points} against {number}: {gain}",
        hex=hex_of(box, happened),
        points=number(happened, "points"),
        number=number(happened, "number"),
        gain=gained(voice, happened),
    )


def _governor_missed(voice: Voice, box: Box, happened: Event) -> str:
    return voice.words.t(
        "disappointed the governor of {hex}, {points} against {number}: {loss}",
        hex=hex_of(box, happened),
        points=number(happened, "points"),
        number=number(happened, "number"),
        loss=lost(voice, happened),
    )


def _governor_walked(voice: Voice, box: Box, happened: Event) -> str:
    return voice.words.n(
        "The governor of {hex} walks {count} step to {target}.",
        "The governor of {hex} walks {count} steps to {target}.",
        number(happened, "steps"),
        hex=hex_of(box, happened),
        target=hex_of(box, happened, "target"),
    )


def _governor_gone(voice: Voice, box: Box, happened: Event) -> str:
    return voice.words.t(
        "The governor of {hex} finds no mill and leaves the game.", hex=hex_of(box, happened)
    )


def _refilled(voice: Voice, _: Box, happened: Event) -> str:
    return voice.words.t(
        "New in the market: {tile}, {count} left in the pile.",
        tile=tile_of(voice, happened),
        count=number(happened, "remaining"),
    )


def _used_stuiver(voice: Voice, _: Box, happened: Event) -> str:
    left = number(happened, "remaining")
    return voice.words.t("took an extra turn for a stuiver ({count} left)", count=left)


def _record_paid(voice: Voice, _: Box, happened: Event) -> str:
    return voice.words.t(
        "got {amount} for record {place} (number {number})",
        amount=amount(voice.words, "vp", number(happened, "points")),
        place=number(happened, "place"),
        number=number(happened, "number"),
    )


def _most_governors(voice: Voice, _: Box, happened: Event) -> str:
    return voice.words.t(
        "got {amount} for the most governors ({count})",
        amount=amount(voice.words, "vp", number(happened, "points")),
        count=number(happened, "governors"),
    )


def _left_governors(voice: Voice, box: Box, happened: Event) -> str:
    hexes = ", ".join(box.names[place] for place in numbers(happened, "hexes"))
    taken = amount(voice.words, "vp", number(happened, "lost"))
    return voice.words.t("lost {amount} for governors left at {hexes}", amount=taken, hexes=hexes)


_KINDS: dict[str, Callable[[Voice, Box, Event], str]] = {
    "first-mill": _first_mill,
    "bought": _bought,
    "shifted": _shifted,
    "stored": _stored,
    "retreated": _retreated,
    "discarded": _discarded,
    "placed": _placed,
    "built": _built,
    "left-empty": _left_empty,
    "turned": _turned,
    "gained-stuiver": _gained_stuiver,
    "governor-came": _governor_came,
    "governor-fetched": _governor_fetched,
    "harvested": _harvested,
    "marked": marked,
    "governor-satisfied": _governor_satisfied,
    "governor-missed": _governor_missed,
    "governor-walked": _governor_walked,
    "governor-gone": _governor_gone,
    "refilled": _refilled,
    "used-stuiver": _used_stuiver,
    "ended": lambda voice, box, happened: voice.words.t("ended the game on an empty space"),
    "record-paid": _record_paid,
    "most-governors": _most_governors,
    "left-governors": _left_governors,
}
