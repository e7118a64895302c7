"""What a seat can tell of hidden cards from the events it could read.

Cards that were seen to move are followed, cards that moved unseen are followed by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from core.chance import below
from core.game import Event, Value
from core.struggle.box import Box
from core.struggle.cards import counted
from core.struggle.model import RESOURCES


@dataclass(slots=True)
class Memory:
    """What can be told of hidden cards; `rng` is the chance that follows unseen moves."""

    rng: int
    known: list[list[int]]
    """For every seat the cards that are followed, by resource."""
    others: list[int]
    """For every seat how many more cards it holds."""
    fresh: list[int] | None
    """The most of each resource that can lie in the draw pile; None before the first shuffle."""
    crossing: bool
    """The next cards come partly from the pile before the last shuffle, nobody can tell which."""

    def gain(self, seat: int, resource: int) -> None:
        """A seat got a card of a known resource."""
        self.known[seat][resource] += 1

    def lose(self, seat: int, resource: int) -> None:
        """A seat lost a card of a known resource."""
        if self.known[seat][resource]:
            self.known[seat][resource] -= 1
        elif self.others[seat]:
            self.others[seat] -= 1

    def move_unseen(self, giver: int, taker: int) -> None:
        """A card went from hand to hand unseen: each of the giver's is equally likely."""
        known = self.known[giver]
        chosen, self.rng = below(self.rng, max(1, sum(known) + self.others[giver]))
        for resource, cards in enumerate(known):
            if chosen < cards:
                known[resource] -= 1
                self.known[taker][resource] += 1
                return
            chosen -= cards
        self.others[giver] = max(0, self.others[giver] - 1)
        self.others[taker] += 1

    def leave_pile(self, cards: Sequence[int]) -> None:
        """Cards (by resource, or none that are known) came off the draw pile."""
        if self.fresh and not self.crossing:
            self.fresh = [max(0, a - b) for a, b in zip(self.fresh, cards, strict=True)]
        self.crossing = False


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _numbers(value: Value) -> list[int]:
    assert isinstance(value, tuple)
    return [_number(item) for item in value]


def _lost_openly(memory: Memory, event: Event, seat: int) -> None:
    memory.lose(seat, _number(event.values["resource"]))


def _took_openly(memory: Memory, event: Event, seat: int) -> None:
    memory.gain(seat, _number(event.values["resource"]))


def _drew(memory: Memory, event: Event, seat: int) -> None:
    if "cards" in event.secret:
        drawn = _numbers(event.secret["cards"])
        memory.leave_pile(drawn)
        for resource, cards in enumerate(drawn):
            memory.known[seat][resource] += cards
    else:
        memory.leave_pile(_NO_CARDS)
        memory.others[seat] += _number(event.values["count"])


def _moved(memory: Memory, event: Event, giver: int, taker: int) -> None:
    if "resource" in event.secret:
        resource = _number(event.secret["resource"])
        memory.lose(giver, resource)
        memory.gain(taker, resource)
    else:
        memory.move_unseen(giver, taker)


def _took(memory: Memory, event: Event, seat: int) -> None:
    _moved(memory, event, _number(event.values["partner"]), seat)


def _gave(memory: Memory, event: Event, seat: int) -> None:
    _moved(memory, event, seat, _number(event.values["partner"]))


def _looked(memory: Memory, event: Event, seat: int) -> None:
    if "hand" in event.secret:
        partner = _number(event.values["partner"])
        memory.known[partner] = _numbers(event.secret["hand"])
        memory.others[partner] = 0


def _paid(memory: Memory, event: Event, seat: int) -> None:
    for resource, cards in enumerate(_numbers(event.values["paid"])):
        for _ in range(cards):
            memory.lose(seat, resource)


def _shuffled(memory: Memory, event: Event) -> None:
    memory.fresh = _numbers(event.values["cards"])
    memory.crossing = _number(event.values["before"]) > 0


def _new_market(memory: Memory, event: Event) -> None:
    memory.leave_pile(counted(_numbers(event.values["new"])))


_NO_CARDS = (0,) * len(RESOURCES)
_FOLLOW: dict[str, Callable[[Memory, Event, int], None]] = {
    "put-away": _lost_openly,
    "gave-market": _lost_openly,
    "discarded": _lost_openly,
    "took-market": _took_openly,
    "drew-swap": _drew,
    "drew": _drew,
    "took-blind": _took,
    "took-seen": _took,
    "used-guild": _took,
    "gave-player": _gave,
    "opened-library": _looked,
    "built": _paid,
}


def remember(box: Box, seats: int, events: Sequence[Event], rng: int) -> Memory:
    """Walk the events a seat could read from the start of the game."""
    memory = Memory(
        rng, [[0] * len(RESOURCES) for _ in range(seats)], [box.start_hand] * seats, None, False
    )
    for event in events:
        if event.kind == "reshuffled":
            _shuffled(memory, event)
        elif event.kind == "market-day":
            _new_market(memory, event)
        elif event.seat is not None and (follow := _FOLLOW.get(event.kind)):
            follow(memory, event, event.seat)
    return memory
