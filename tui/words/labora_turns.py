"""A whole deed of Ora et Labora told in one phrase, out of its single events.

A deed is a building that is built, with the prior who enters it; a clergyman who is placed, with
all that the function does, other buildings included; a work contract; a felling; a settlement.
What is paid and what is taken is summed up, as far as nothing else lies in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.game import Event
from core.labora.box import Box
from tui.words.game import Voice
from tui.words.labora_events import event, number
from tui.words.labora_telling import PREPARES, Telling

_BEGIN = frozenset(("made-straw", "paid", "built", "settled", "contract", "sent", "cleared"))
_GAIN = ("gained", "paid", "produced")
_ALIKE = ("made-straw", "sold")
"""Free actions that are summed up."""
_HOME = ("prior-home", "clergy-home")
_PARTS = {
    "built": ("build",),
    "settled": ("settle",),
    "land": ("district", "plot"),
    "cleared": ("fell", "cut", "clear"),
}
"""The parts of a function of which one must be there for an event to belong to it."""
COST = "labora.building-cost"
RETURN = "labora.clergy-return"


def deed(voice: Voice, box: Box, events: Sequence[Event]) -> tuple[str, int]:
    """Tell the deed that `events` begin with, and how many events it has."""
    if events[0].kind in _ALIKE and (events[0].kind not in _BEGIN or _only_prepares(events)):
        return _alike(voice, box, events)
    if events[0].kind not in _BEGIN or _only_prepares(events):
        return event(voice, box, events[0]), 1
    telling = Telling(voice, box)
    used = 0
    while used < len(events) and (not used or _belongs(box, telling, events, used)):
        telling.add(events[used])
        used += 1
    return telling.text(), used


def _alike(voice: Voice, box: Box, events: Sequence[Event]) -> tuple[str, int]:
    """Tell free actions of one kind that stand directly after one another as one."""
    first = events[0]
    same = (first.seat, first.kind, first.values.get("good"))
    run = list(takewhile(lambda one: (one.seat, one.kind, one.values.get("good")) == same, events))
    sums = {
        key: sum(number(one, key) for one in run)
        for key, value in first.values.items()
        if isinstance(value, int)
    }
    joined = Event(first.kind, first.seat, first.rule, {**first.values, **sums})
    return event(voice, box, joined), len(run)


def _only_prepares(events: Sequence[Event]) -> bool:
    """Tell whether these begin with a payment, or with straw, that no building follows yet."""
    first = events[0]
    if first.kind not in PREPARES:
        return False
    after = next((one for one in events if one.kind not in PREPARES), first)
    return after.seat != first.seat or after.kind not in ("built", "settled")


def _belongs(box: Box, telling: Telling, events: Sequence[Event], at: int) -> bool:
    """Tell whether an event goes on with the deed that the ones before it make."""
    one, before = events[at], events[at - 1].kind
    if one.kind == "bonus":
        return before == "produced"
    if one.kind == "sent":
        return before == "contract" or _enters(one, events[:at])
    if one.seat != events[0].seat:
        return False
    if one.kind == "price-raised":
        return before == "built"
    if one.kind == "used":
        return bool(telling.cleric or telling.functions)
    if not telling.functions:
        return _belongs_outside(one, before)
    return _belongs_inside(box, telling, events, at)


def _enters(sent: Event, before: Sequence[Event]) -> bool:
    """Tell whether it is the prior who was sent, into the building that was just built."""
    last = before[-2] if len(before) > 1 and before[-1].kind == "price-raised" else before[-1]
    same = last.seat == sent.seat and last.values.get("place") == sent.values["place"]
    return last.kind == "built" and same and bool(sent.values["prior"])


def _belongs_outside(one: Event, before: str) -> bool:
    """Tell whether an event goes on where no function runs."""
    if one.kind in ("built", "settled", *PREPARES):
        return before in PREPARES
    return one.kind == "produced" and before == "cleared"


def _belongs_inside(box: Box, telling: Telling, events: Sequence[Event], at: int) -> bool:
    """Tell whether an event goes on with the function that runs."""
    one = events[at]
    parts = {part.do for card in telling.functions for part in box.cards[card].program}
    if one.kind in _PARTS:
        return not parts.isdisjoint(_PARTS[one.kind])
    if one.kind in ("made-straw", "sold"):
        # These are free actions too, and only what follows tells where they belong.
        after = events[at + 1] if at + 1 < len(events) else None
        return after is not None and after.seat == one.seat and after.kind in _GAIN
    if one.rule == COST:
        return "build" in parts
    return one.kind in _GAIN or (one.kind in _HOME and one.rule != RETURN)
