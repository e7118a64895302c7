"""A full state made up from what a seat sees and remembers.

The memory is walked once: cards that were seen to move are followed, cards that moved unseen are
followed by chance. What is left of the box fills the rest of the hands and the piles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from core.chance import below, seeded, shuffle
from core.game import Event, Value
from core.struggle.box import Box
from core.struggle.cards import counted
from core.struggle.model import EMPTY, EVENTS, RESOURCES, State


@dataclass(slots=True)
class Hands:
    """What is known of the hands: `known` cards by resource, and how many `others`."""

    known: list[list[int]]
    others: list[int]
    rng: int

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


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _numbers(value: Value) -> list[int]:
    assert isinstance(value, tuple)
    return [_number(item) for item in value]


def _lost_openly(hands: Hands, event: Event, seat: int) -> None:
    hands.lose(seat, _number(event.values["resource"]))


def _took_openly(hands: Hands, event: Event, seat: int) -> None:
    hands.gain(seat, _number(event.values["resource"]))


def _drew(hands: Hands, event: Event, seat: int) -> None:
    hands.others[seat] += _number(event.values["count"])


def _moved(hands: Hands, event: Event, giver: int, taker: int) -> None:
    if "resource" in event.secret:
        resource = _number(event.secret["resource"])
        hands.lose(giver, resource)
        hands.gain(taker, resource)
    else:
        hands.move_unseen(giver, taker)


def _took(hands: Hands, event: Event, seat: int) -> None:
    _moved(hands, event, _number(event.values["partner"]), seat)


def _gave(hands: Hands, event: Event, seat: int) -> None:
    _moved(hands, event, seat, _number(event.values["partner"]))


def _looked(hands: Hands, event: Event, seat: int) -> None:
    if "hand" in event.secret:
        partner = _number(event.values["partner"])
        hands.known[partner] = _numbers(event.secret["hand"])
        hands.others[partner] = 0


def _paid(hands: Hands, event: Event, seat: int) -> None:
    for resource, cards in enumerate(_numbers(event.values["paid"])):
        for _ in range(cards):
            hands.lose(seat, resource)


_FOLLOW: dict[str, Callable[[Hands, Event, int], None]] = {
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


def remember(box: Box, seats: int, memory: Sequence[Event], rng: int) -> Hands:
    """Walk the events a seat could read from the start of the game."""
    hands = Hands([[0] * len(RESOURCES) for _ in range(seats)], [box.start_hand] * seats, rng)
    for event in memory:
        follow = _FOLLOW.get(event.kind)
        if follow and event.seat is not None:
            follow(hands, event, event.seat)
    return hands


def imagine(box: Box, copy: State, memory: Sequence[Event], seed: int) -> State:
    """Fill in what `copy` of a view, which is changed, does not know. Same seed, same state.

    What is remembered yields where it does not fit the view (a memory that is not whole).
    """
    hands = remember(box, len(copy.players), memory, seeded(seed))
    left = _not_seen(box, copy)
    for player, known in zip(copy.players, hands.known, strict=True):
        for resource, cards in enumerate(known):
            sure = min(cards - player.hand[resource], left[resource], player.hidden)
            if player.hidden and sure > 0:
                player.hand[resource] += sure
                player.hidden -= sure
                left[resource] -= sure
    pool = [resource for resource, cards in enumerate(left) for _ in range(cards)]
    rng = shuffle(hands.rng, pool)
    for player in copy.players:
        for _ in range(player.hidden):
            player.hand[pool.pop()] += 1
        player.hidden = 0
    copy.deck = pool
    copy.rng = _imagine_events(box, copy, rng) or 1
    return copy


def _not_seen(box: Box, view: State) -> list[int]:
    """Count the resource cards that the view does not show."""
    left = list(box.supply[len(view.players)].resources)
    market = counted([card for card in view.market if card != EMPTY])
    for shown in (view.discard, market, *(player.hand for player in view.players)):
        for resource, cards in enumerate(shown):
            left[resource] -= cards
    return left


def _imagine_events(box: Box, copy: State, rng: int) -> int:
    """Deal the events nobody has seen to the settlements and the pile."""
    left = list(box.supply[len(copy.players)].events[copy.events])
    for player in copy.players:
        for event in player.cities:
            left[event] -= 1
    events = [event for event in range(len(EVENTS)) for _ in range(left[event])]
    rng = shuffle(rng, events)
    for player in copy.players:
        player.settlements = [events.pop() for _ in player.settlements]
    copy.pile = events
    return rng
