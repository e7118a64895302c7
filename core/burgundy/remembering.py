"""What a seat can know of hidden dice cards and the deck from the events it could read.

All that matters is into which shuffle a card went: cards that were shuffled into the deck since
the dice cards of a player were dealt cannot be among them, and the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from core.burgundy.box import Box
from core.game import Event, Value


@dataclass(slots=True)
class Memory:
    """Shuffles are numbered; 0 is the one before the game."""

    hands: list[list[int]]
    """For each seat the shuffle of each dice card it still has, the next to be played first."""
    shuffle: int = 0
    shuffled: dict[int, int] = field(default_factory=dict)
    """For each card that was shuffled again, when that was for the last time."""
    before: int = 0
    """Cards that the pile before the last shuffle still gave to the draw that is going on."""


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _numbers(value: Value) -> list[int]:
    assert isinstance(value, tuple)
    return [_number(item) for item in value]


def remember(box: Box, seats: int, events: Sequence[Event]) -> Memory:
    """Walk the events a seat could read from the start of the game."""
    memory = Memory([[0] * box.dice for _ in range(seats)])
    for event in events:
        kind = event.kind
        if kind == "reshuffled":
            memory.shuffle += 1
            memory.before = _number(event.values["before"])
            for card in _numbers(event.values["cards"]):
                memory.shuffled[card] = memory.shuffle
        elif kind == "dealt":
            seat, count = _number(event.values["seat"]), _number(event.values["count"])
            old = memory.before
            memory.hands[seat] = [memory.shuffle - 1] * old
            memory.hands[seat] += [memory.shuffle] * (count - old)
            memory.before = 0
        elif kind in ("bought", "new-round"):
            memory.before = 0
        elif kind == "played" and event.values["source"] == "hand" and event.seat is not None:
            _forget(memory, event.seat, _number(event.values["die"]))
    return memory


def _forget(memory: Memory, seat: int, die: int) -> None:
    """A dice card was played: the first of the hand that can have been it is gone."""
    hand, shuffle = memory.hands[seat], memory.shuffled.get(die, 0)
    if shuffle in hand:
        hand.remove(shuffle)
    elif hand:
        del hand[0]
