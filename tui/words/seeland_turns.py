"""A whole deed of Seeland told in one phrase, out of its single events."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.game import Event
from core.seeland.box import Box
from tui.words import N_
from tui.words.game import Voice
from tui.words.seeland_events import cost, event, hex_of, tile_of
from tui.words.seeland_parts import part

_LAND = frozenset(("turned", "gained-stuiver", "governor-came", "governor-fetched"))
_FOLLOW = {
    "bought": frozenset(("stored", "retreated", "discarded")),
    "first-mill": _LAND,
    "placed": _LAND,
    "harvested": frozenset(
        ("marked", "governor-satisfied", "governor-missed", "governor-walked", "governor-gone")
    ),
    "used-stuiver": frozenset[str](),
}
"""Events that are told in one phrase with the deed they follow. The new tile of the market, with
which a turn ends, belongs to the last of them."""
_LAID = {
    None: N_("placed {tile} on {hex}"),
    "built": N_("built {tile} on {hex}"),
    "left-empty": N_("left {tile} on {hex} without an owner"),
}
"""How a tile was laid, by what was done with it then."""


def deed(voice: Voice, box: Box, events: Sequence[Event]) -> tuple[str, int]:
    """Tell the deed that `events` begin with, and how many events it has."""
    first = events[0]
    if first.kind not in _FOLLOW:
        return event(voice, box, first), 1
    told, parts, used = event(voice, box, first), list[str](), 1
    kind = first.kind
    if kind == "bought":
        told, parts, used = _purchase(voice, box, events)
        if events[used - 1].kind == "ended":
            return told, used
        kind = kind if events[used - 1].kind in ("bought", "shifted") else "placed"
    elif kind == "placed":
        told, used = _laying(voice, box, events)
    follow = _FOLLOW[kind] | {"refilled"}
    seats = (first.seat, None)
    for one in takewhile(lambda one: one.kind in follow and one.seat in seats, events[used:]):
        parts.append(part(voice, box, one))
        used += 1
    more = ", ".join(filter(None, parts))
    return (voice.words.t("{deed}; {more}", deed=told, more=more) if more else told), used


def _purchase(voice: Voice, box: Box, events: Sequence[Event]) -> tuple[str, list[str], int]:
    """Tell what was bought, and what was done with it if that is known already."""
    words, bought, used = voice.words, events[0], 1
    parts = list[str]()
    if len(events) > used and events[used].kind == "shifted":
        parts.append(part(voice, box, events[used]))
        used += 1
    after = events[used].kind if len(events) > used else ""
    if after == "placed":
        laid, count = _laying(voice, box, events[used:])
        told = words.t("{deed} ({how})", deed=laid, how=cost(voice, bought))
        return told, parts, used + count
    if after == "ended":
        return event(voice, box, events[used]), parts, used + 1
    return event(voice, box, bought), parts, used


def _laying(voice: Voice, box: Box, events: Sequence[Event]) -> tuple[str, int]:
    """Tell which tile was laid where, and whether a mill was built on it."""
    placed, after = events[0], events[1].kind if len(events) > 1 else None
    done = after if after in _LAID else None
    tile, place = tile_of(voice, placed), hex_of(box, placed)
    return voice.words.t(_LAID[done], tile=tile, hex=place), 1 if done is None else 2
