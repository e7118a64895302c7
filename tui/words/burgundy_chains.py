"""A whole deed of The Castles of Burgundy told in one phrase, out of its single events."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.burgundy.box import Box
from core.burgundy.model import NO_CARD
from core.game import Event
from tui.words.burgundy_events import event, gain, is_gain, number, text
from tui.words.burgundy_names import workers_code
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
    words, first = voice.words, events[0]
    how, start = "", 0
    if first.kind == "played" and len(events) > 1 and events[1].kind in _DEEDS:
        how, start = _how(voice, first), 1
    done = events[start]
    if is_gain(done):
        gains = _gains(voice, box, events[start:])
        phrase, used = words.t("gains {gains}", gains=", ".join(gains)), len(gains)
    else:
        phrase, used = _with_what_follows(voice, box, events[start:])
    if how:
        phrase = words.t("{deed} ({how})", deed=phrase, how=how)
    return phrase, start + used


def _how(voice: Voice, played: Event) -> str:
    """Say how a deed came about, if it was not simply by a die of the hand."""
    words, count = voice.words, number(played, "workers")
    parts = []
    if number(played, "die") == NO_CARD:
        parts.append(words.t("by a Castle"))
    elif text(played, "source") == "bought":
        parts.append(words.t("by the bought card"))
    if count:
        parts.append(workers_code(words, count))
    return ", ".join(parts)


def _gains(voice: Voice, box: Box, events: Sequence[Event]) -> list[str]:
    """Tell what the events begin with as far as they are gains of the same seat."""
    seat = events[0].seat if events else None
    return [
        gain(voice, box, one)
        for one in takewhile(lambda one: is_gain(one) and one.seat == seat, events)
    ]


def _with_what_follows(voice: Voice, box: Box, events: Sequence[Event]) -> tuple[str, int]:
    """Tell a deed with its gains and what else belongs to it."""
    done, used = events[0], 1
    parts = _gains(voice, box, events[1:]) if done.kind in _DEEDS else []
    used += len(parts)
    adds = _ADDS.get(done.kind, frozenset())
    for one in takewhile(lambda one: one.kind in adds, events[used:]):
        parts.append(event(voice, box, one))
        used += 1
    told = event(voice, box, done)
    if not parts:
        return told, used
    return voice.words.t("{deed}: {gains}", deed=told, gains=", ".join(parts)), used
