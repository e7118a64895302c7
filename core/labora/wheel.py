"""The production wheel: it turns, markers enter, and goods are taken by a marker or the joker.

Fact sheet 1.4, cases 1 to 3 and 22.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.game import Event, Note
from core.labora.box import Box, Values
from core.labora.model import ABSENT, JOKER, MARKERS, Action, State

LAST = 12
"""The last position of the dial."""


def value(box: Box, state: State, marker: int) -> int:
    """Give what a marker shows; ABSENT if it is not in play."""
    position = state.wheel[marker]
    return ABSENT if position < 0 else box.modes[state.mode].dial[position]


def after_turn(state: State, position: int) -> int:
    """Give the position of a marker after the wheel has turned once more."""
    if position == ABSENT:
        return ABSENT
    if position < LAST:
        return position + 1
    return ABSENT if state.mode == "solo" else LAST


def turn(box: Box, state: State, note: Note | None) -> None:
    """Turn the wheel for the round that begins, and let its markers enter."""
    gone = state.wheel.count(ABSENT)
    state.wheel = [after_turn(state, position) for position in state.wheel]
    gone = state.wheel.count(ABSENT) - gone
    for marker in box.modes[state.mode].enters.get(state.round, ()):
        if MARKERS[marker] not in box.goods_of[state.country]:
            continue
        state.wheel[marker] = 0
        if note:
            note(Event("marker-came", None, "labora.wheel", {"marker": MARKERS[marker]}))
    if note:
        note(Event("turned", None, "labora.wheel", {"round": state.round, "gone": gone}))


def can_produce(state: State, good: str, marker: int) -> bool:
    """Tell whether a good can be taken by the wheel: by its marker or by the joker."""
    return state.wheel[JOKER] >= 0 or state.wheel[marker] >= 0


def choices(box: Box, state: State, goods: Iterable[str], joker_only: bool) -> list[Action]:
    """List the ways to take one of `goods` by the wheel."""
    found: list[Action] = []
    for good in goods:
        if not joker_only and state.wheel[box.marker[good]] >= 0:
            found.append(box.moves.produce(good, False))
        if state.wheel[JOKER] >= 0:
            found.append(box.moves.produce(good, True))
    return found


def produce(box: Box, state: State, good: str, joker: bool, rule: str, note: Note | None) -> None:
    """Take a good by the wheel, put the marker back, and hand out the bonus of a short game."""
    marker = JOKER if joker else box.marker[good]
    amount = value(box, state, marker)
    state.wheel[marker] = 0
    number = box.number[good]
    state.players[state.seat].goods[number] += amount
    if note:
        values: Values = {"good": good, "amount": amount, "joker": joker}
        note(Event("produced", state.seat, rule, values))
    if box.modes[state.mode].round_goods:
        for player in state.players:
            player.goods[number] += 1
        if note:
            note(Event("bonus", None, "labora.bonus-production", {"good": good}))
