"""The complete ways to do an action: what is given for a market card, how a price is paid.

A payment is a path of many small steps in the rules; people choose among whole payments. The
ways are found by walking the rules on copies of the view, so none can be missed or invented.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.game import AnyGame
from core.struggle.model import (
    RESOURCES,
    Action,
    Build,
    DrawSwap,
    Give,
    Pay,
    Paying,
    PutAway,
    State,
    TakeMarket,
    Waive,
)
from tui.play.menu import Way

MOST = 9
"""So many payments are offered ready-made; any other is put together by hand."""
LATER = 1.0
"""The price of a way that leaves the next step open."""
GIVEN_BACK = 2.0
"""The price of giving the very card that was taken, which exchanges nothing."""
BY_HAND = 1000.0


@dataclass(frozen=True, slots=True)
class Payment:
    """A whole payment: its steps after `Build`, the cards paid, what the University left out."""

    steps: tuple[Action, ...]
    paid: tuple[int, ...]
    waived: int | None

    @property
    def price(self) -> float:
        """The number of cards; a use of the University counts as one, for it is once a turn.

        So the plain price and the University stand side by side as a question, and the
        University comes before replacing a card by three.
        """
        return sum(self.paid) + (self.waived is not None)


def ways_of(game: AnyGame, view: State, action: Action) -> tuple[Way, ...]:
    """List the complete ways to do a legal action, cheapest first; at least one."""
    match action:
        case Build():
            return _build_ways(game, view, action)
        case TakeMarket() if not view.pending:
            return _market_ways(game, view, action)
        case PutAway() if not game.reveals(view, action):
            now = Way((action, DrawSwap()), "draw-swap", 0.0)
            return now, Way((action,), "put-away", LATER)
        case _:
            return (Way((action,), action.kind, 0.0),)


def payment_of(steps: Sequence[Action]) -> Payment:
    """Read a payment from the steps of a way."""
    paid = [0] * len(RESOURCES)
    waived = None
    for step in steps:
        if isinstance(step, Pay):
            paid[step.resource] = step.amount
        elif isinstance(step, Waive):
            waived = step.resource
    return Payment(tuple(steps), tuple(paid), waived)


def _market_ways(game: AnyGame, view: State, action: TakeMarket) -> tuple[Way, ...]:
    after = game.clone(view)
    game.apply(after, action)
    had = view.players[view.seat].hand
    found = []
    more = False
    for step in game.legal(after):
        if isinstance(step, Give):
            price = 0.0 if had[step.resource] else GIVEN_BACK
            found.append(Way((action, step), "give", price, str(step.resource + 1)))
        more = more or isinstance(step, TakeMarket)
    if more:
        found.append(Way((action,), "take-market", LATER, "0"))
    return tuple(found)


def _build_ways(game: AnyGame, view: State, action: Build) -> tuple[Way, ...]:
    after = game.clone(view)
    game.apply(after, action)
    found = sorted(_undominated(list(_payments(game, after, ()))), key=lambda one: one.price)
    ways = [Way((action, *one.steps), "payment", one.price) for one in found[:MOST]]
    if len(found) > 1:
        ways.append(Way((action,), "by-hand", BY_HAND, "0"))
        ways[:-1] = [
            Way(way.steps, way.label, way.price, str(place + 1))
            for place, way in enumerate(ways[:-1])
        ]
    return tuple(ways)


def _payments(game: AnyGame, view: State, steps: tuple[Action, ...]) -> Iterator[Payment]:
    """Walk all steps of the open payment; a step that reveals is always its last one."""
    for step in game.legal(view):
        path = (*steps, step)
        if game.reveals(view, step):
            yield payment_of(path)
            continue
        after = game.clone(view)
        game.apply(after, step)
        if after.pending and isinstance(after.pending[-1], Paying):
            yield from _payments(game, after, path)
        else:
            yield payment_of(path)


def _undominated(payments: list[Payment]) -> list[Payment]:
    """Drop payments that give away more than another one and gain nothing by it."""
    return [
        one
        for place, one in enumerate(payments)
        if not any(
            _dominates(other, one, earlier=number < place)
            for number, other in enumerate(payments)
            if number != place
        )
    ]


def _dominates(other: Payment, one: Payment, *, earlier: bool) -> bool:
    if other.waived is not None and one.waived is None:
        return False
    if any(a > b for a, b in zip(other.paid, one.paid, strict=True)):
        return False
    same = other.paid == one.paid and (other.waived is None) == (one.waived is None)
    return earlier or not same
