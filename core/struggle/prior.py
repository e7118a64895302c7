"""Rules of thumb: what a bot thinks of an action without looking ahead.

An action is worth what it does to the promise of the hand, in tenths of a victory point. Cards
that are drawn or taken unseen may be of any resource.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from core.struggle.box import Box
from core.struggle.model import (
    EMPTY,
    RESOURCES,
    Action,
    Build,
    Discard,
    Discarding,
    EndTurn,
    Give,
    Pay,
    Paying,
    Player,
    PutAway,
    State,
    TakeBlind,
    TakeMarket,
    TakeSeen,
    UseGuild,
    Waive,
)
from core.struggle.promise import WEIGHTS, Wishes, gain, promise, speed, wishes, youth
from core.struggle.scoring import points

_ALL = range(len(RESOURCES))
_TRADE = 0.1
"""What an exchange must promise more than none."""
_NEVER = float("-inf")
"""What a hand promises after a card went that was not there."""
_BUILT = 5.0
"""What a card on the table is worth beside its points: it cannot be lost."""


class _Hand:
    """The hand of a player, and what it would promise with other cards."""

    __slots__ = ("box", "cards", "quick", "wanted", "young")

    def __init__(self, box: Box, state: State, player: Player) -> None:
        self.box = box
        self.cards = tuple(player.hand)
        self.young = youth(box, state)
        self.wanted: Wishes = wishes(box, state, player, self.young)
        self.quick = speed(box, player)

    def promise(self) -> float:
        """Say what it promises as it is."""
        return promise(self.box, self.wanted, self.quick, self.cards)

    def less(self) -> tuple[float, ...]:
        """Say for each resource what it would promise after such a card went."""
        return _less(self.box, self.wanted, self.quick, self.cards)

    def exchanged(self, give: int) -> float:
        """Say what it would promise on average after a card went and any one came."""
        return _exchanged(self.box, self.wanted, self.quick, self.cards, give)

    def best_changes(self) -> tuple[float, ...]:
        """Say for each resource what it would promise after it came and the least useful went."""
        return _best_changes(self.box, self.wanted, self.quick, self.cards)


def _changed(cards: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*cards[:place], cards[place] + by, *cards[place + 1 :])


@lru_cache(maxsize=1 << 13)
def _less(box: Box, wanted: Wishes, quick: float, cards: tuple[int, ...]) -> tuple[float, ...]:
    return tuple(
        [
            promise(box, wanted, quick, _changed(cards, give, -1)) if cards[give] else _NEVER
            for give in _ALL
        ]
    )


@lru_cache(maxsize=1 << 13)
def _exchanged(box: Box, wanted: Wishes, quick: float, cards: tuple[int, ...], give: int) -> float:
    if not cards[give]:
        return _NEVER
    rest = _changed(cards, give, -1)
    found = [promise(box, wanted, quick, _changed(rest, take, 1)) for take in _ALL]
    return sum(found) / len(found)


@lru_cache(maxsize=1 << 13)
def _best_changes(
    box: Box, wanted: Wishes, quick: float, cards: tuple[int, ...]
) -> tuple[float, ...]:
    return tuple([max(_less(box, wanted, quick, _changed(cards, take, 1))) for take in _ALL])


def _put_away(state: State, hand: _Hand, action: PutAway) -> float:
    return hand.exchanged(action.resource) - hand.promise() - _TRADE


def _take_market(state: State, hand: _Hand, action: TakeMarket) -> float:
    card = state.market[action.place]
    if card == EMPTY:
        return 0.0
    return hand.best_changes()[card] - hand.promise() - _TRADE


def _take_blind(state: State, hand: _Hand, action: TakeBlind) -> float:
    found = hand.best_changes()
    return sum(found) / len(found) - hand.promise() - _TRADE


def _take_seen(state: State, hand: _Hand, action: TakeSeen) -> float:
    return hand.best_changes()[action.resource] - hand.promise()


def _give(state: State, hand: _Hand, action: Give) -> float:
    found = hand.less()
    return found[action.resource] - max(found)


def _discard(state: State, hand: _Hand, action: Discard) -> float:
    return hand.less()[action.resource] - hand.promise()


def _build(state: State, hand: _Hand, action: Build) -> float:
    box, player = hand.box, state.players[state.seat]
    price = box.price_of[action.item]
    left = _paid(box, box.prices[price], player.hand)
    rest = tuple(wish for wish in hand.wanted if wish[0] != price)
    gained = gain(box, state, player, action.item, hand.young)
    cards = WEIGHTS.card * (sum(player.hand) - sum(left))
    return _BUILT + gained - cards + promise(box, rest, hand.quick, left) - hand.promise()


def _paid(box: Box, price: tuple[int, ...], hand: list[int]) -> tuple[int, ...]:
    """Give what is left of a hand after a price; what is missing goes with what there is most."""
    left = [cards - cost for cards, cost in zip(hand, price, strict=True)]
    for resource in _ALL:
        while left[resource] < 0:
            most = max(_ALL, key=left.__getitem__)
            if left[most] < box.alike:
                left[resource] = 0
                break
            left[most] -= box.alike
            left[resource] += 1
    return tuple(left)


def _pay(state: State, hand: _Hand, action: Pay) -> float:
    path = state.pending[-1]
    asked = path.cost[action.resource] if isinstance(path, Paying) else 0
    return -1.0 * abs(action.amount - asked)


def _waive(state: State, hand: _Hand, action: Waive) -> float:
    return 0.5 - 0.1 * state.players[state.seat].hand[action.resource]


def _use_guild(state: State, hand: _Hand, action: UseGuild) -> float:
    return 6.0 + 0.1 * points(hand.box, state.players[action.partner])


def _end_turn(state: State, hand: _Hand, action: EndTurn) -> float:
    return WEIGHTS.card * action.extra


_OF: dict[str, Callable[[State, _Hand, Any], float]] = {
    "put-away": _put_away,
    "give": _give,
    "discard": _discard,
    "take-market": _take_market,
    "take-seen": _take_seen,
    "open-library": lambda state, hand, action: 1.5,
    "take-blind": _take_blind,
    "build": _build,
    "pay": _pay,
    "waive": _waive,
    "use-guild": _use_guild,
    "end-turn": _end_turn,
}


def priors(box: Box, state: State, actions: Sequence[Action]) -> list[float]:
    """Say how promising actions of one position look, without looking ahead; 0 is neutral."""
    path = state.pending[-1] if state.pending else None
    seat = path.seats[0] if isinstance(path, Discarding) else state.seat
    hand = _Hand(box, state, state.players[seat])
    found = []
    for action in actions:
        rate = _OF.get(action.kind)
        found.append(rate(state, hand, action) if rate else 0.0)
    return found
