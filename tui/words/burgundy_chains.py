"""A whole deed of The Castles of Burgundy told in one phrase, out of its single events."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.burgundy.box import Box
from core.burgundy.model import NO_CARD
from core.game import Event
from tui.words.burgundy_events import event, gain, is_gain, number, text
from tui.words.burgundy_names import amount, workers_code
from tui.words.game import Voice

_ADDS = {
    "took": frozenset(("dropped",)),
    "fetched": frozenset(("dropped",)),
    "sold": frozenset(("got-start",)),
    "bought": frozenset(("kept-project", "kept-die", "dropped")),
}
"""Events that are told in the same phrase after a deed, besides what the deed brings."""
_DEEDS = frozenset((*_ADDS, "placed", "hired", "swapped", "gained"))
"""Events that say what a die was played for."""


def deed(voice: Voice, box: Box, events: Sequence[Event]) -> tuple[str, int]:
    """Tell the deed that `events` begin with, and how many events it has."""
    first = events[0]
    if first.kind == "played" and len(events) > 1 and events[1].kind in _DEEDS:
        told, used = _by_a_die(voice, box, first, events[1]), 2
    elif is_gain(first):
        gains = _gains(voice, box, events)
        return voice.words.t("gained {gains}", gains=", ".join(gains)), len(gains)
    elif first.kind == "new-round":
        return _new_round(voice, box, events)
    else:
        told, used = event(voice, box, first), 1
    return _with_what_follows(voice, box, told, events, used)


def _by_a_die(voice: Voice, box: Box, played: Event, done: Event) -> str:
    """Tell what a die was played for, and how that came about if not by a simple die."""
    words, count = voice.words, number(played, "workers")
    if done.kind == "gained":
        earned = amount(words, text(done, "what"), number(done, "count"))
        told = words.t("took {amount}", amount=earned)
    else:
        told = event(voice, box, done)
    parts = []
    if number(played, "die") == NO_CARD:
        parts.append(words.t("by a Castle"))
    elif text(played, "source") == "bought":
        parts.append(words.t("by the bought card"))
    if count:
        parts.append(workers_code(words, count))
    return words.t("{deed} ({how})", deed=told, how=", ".join(parts)) if parts else told


def _gains(voice: Voice, box: Box, events: Sequence[Event]) -> list[str]:
    """Tell what the events begin with as far as they are gains of the same seat."""
    seat = events[0].seat if events else None
    return [
        gain(voice, box, one)
        for one in takewhile(lambda one: is_gain(one) and one.seat == seat, events)
    ]


def _new_round(voice: Voice, box: Box, events: Sequence[Event]) -> tuple[str, int]:
    """Tell a new round, who starts it and how many dice cards there are if fewer than always."""
    told = [events[0], *(one for one in events[1:2] if one.kind == "starts")]
    used = len(told)
    text = " ".join(event(voice, box, one) for one in told)
    return text, used + _dealt(box, events[used:])


def _dealt(box: Box, events: Sequence[Event]) -> int:
    """Count the events that tell of dice cards dealt as always, which nobody needs to read."""
    usual = takewhile(lambda one: one.kind == "dealt" and number(one, "count") == box.dice, events)
    return sum(1 for _ in usual)


def _with_what_follows(
    voice: Voice, box: Box, told: str, events: Sequence[Event], used: int
) -> tuple[str, int]:
    """Add to a deed, which has `used` events, what it brings and what else belongs to it."""
    kind = events[used - 1].kind
    parts = _gains(voice, box, events[used:]) if kind in _DEEDS else []
    used += len(parts)
    for one in takewhile(lambda one: one.kind in _ADDS.get(kind, ()), events[used:]):
        parts.append(event(voice, box, one))
        used += 1
    if not parts:
        return told, used
    more = ", ".join(parts)
    if kind == "bought":
        return voice.words.t("{cards}; {kept}", cards=told, kept=more), used
    return voice.words.t("{deed}, {gains}", deed=told, gains=more), used
