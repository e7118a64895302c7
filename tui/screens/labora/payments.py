"""Ready-made payments: the cheapest ones, found by walking the rules on copies.

Payments can be many thousands, so the walk keeps only the most promising beginnings: a beam. What
a payment costs is the points it takes, then what it wastes, then how many goods it takes.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace

from core.labora import paying
from core.labora.box import Box
from core.labora.game import Labora
from core.labora.model import COIN5, FIVE, GOODS, Action, Pay, Paying, State

MOST = 9
"""So many payments are offered ready-made; any other is put together by hand."""
_BEAM = 40
"""So many beginnings are followed from one good to the next."""
_SPARE = 2
"""A good is paid in the least amount, in the most, and in so many between them."""
_DEAR = 1000.0
_WASTE = 10.0
_SOLD = ("wine", "whiskey")


@dataclass(frozen=True, slots=True)
class Payment:
    """A whole payment: its steps, what it is worth giving up, what is lost."""

    steps: tuple[Action, ...]
    price: float
    food: int
    """Food that is lost."""
    energy: int
    """Energy that is lost, in half units."""
    only: bool = False
    """There is no other payment at all."""


@dataclass(frozen=True, slots=True)
class _Start:
    """The beginning of a payment, and what is left of goods and debt after it."""

    steps: tuple[Action, ...]
    goods: list[int]
    path: Paying
    food: int
    energy: int


class _Table:
    """A thin copy of a position in which only the payer's goods and the open payment change."""

    def __init__(self, game: Labora, view: State) -> None:
        self._box = game.box
        self._state = copy(view)
        self._player = copy(view.players[view.seat])
        self._state.players = [*view.players]
        self._state.players[view.seat] = self._player

    def legal(self, start: _Start) -> list[Action]:
        """List the amounts of the good that is asked next."""
        self._put(start)
        return paying.legal(self._box, self._state, start.path)

    def after(self, start: _Start, step: Action) -> tuple[_Start, bool]:
        """Pay one amount more; tells whether the payment is done."""
        assert isinstance(step, Pay)
        food, energy = wasted(self._box, start.path, step)
        path = copy(start.path)
        self._put(start, path)
        paying.pay(self._box, self._state, step, None)
        done = paying.go_on(self._box, self._state, path, None)
        grown = (*start.steps, step)
        goods = self._player.goods
        return _Start(grown, goods, path, start.food + food, start.energy + energy), done

    def _put(self, start: _Start, path: Paying | None = None) -> None:
        self._player.goods = start.goods[:]
        self._state.pending = [path or start.path]


def payments(game: Labora, view: State) -> tuple[Payment, ...]:
    """List the best payments of what is owed in `view`, best first; at least one."""
    table, path = _Table(game, view), view.pending[-1]
    assert isinstance(path, Paying)
    done: list[Payment] = []
    starts = [_Start((), view.players[view.seat].goods, path, 0, 0)]
    branched = False
    while starts:
        grown: list[_Start] = []
        for start in starts:
            steps = table.legal(start)
            branched = branched or len(steps) > 1
            for step in _some(steps):
                one, finished = table.after(start, step)
                if finished:
                    done.append(_finished(game.box, one))
                else:
                    grown.append(one)
        starts = _best(game.box, grown)
    found = _undominated(game.box, done)
    if not branched:
        return tuple(replace(one, only=True) for one in found)
    return found[:MOST]


def _some(steps: list[Action]) -> list[Action]:
    """Keep the least amounts and the most."""
    if len(steps) <= _SPARE + 3:
        return steps
    return [*steps[: _SPARE + 1], *steps[-2:]]


def wasted(box: Box, path: Paying, step: Pay) -> tuple[int, int]:
    """Give how much food and energy (in half units) a step pays too much."""
    good = box.number[step.good]
    if not step.amount or path.kinds or path.points:
        return 0, 0
    if good != FIVE and path.energy and box.energy[good]:
        return 0, max(0, step.amount * box.energy[good] - path.energy)
    each = box.five if good == FIVE else box.food[good]
    return max(0, step.amount * each - path.food), 0


def _best(box: Box, starts: list[_Start]) -> list[_Start]:
    if len(starts) <= _BEAM:
        return starts

    def rank(start: _Start) -> float:
        return _price(box, start) + 3 * start.path.food + 1.5 * start.path.energy

    return sorted(starts, key=rank)[:_BEAM]


def _price(box: Box, start: _Start) -> float:
    points, count = 0.0, 0
    for step in start.steps:
        assert isinstance(step, Pay)
        number = box.number[step.good]
        points += step.amount * worth(box, number)
        count += step.amount
        if step.good in _SOLD and step.amount:
            points += step.amount
    return points * _DEAR / 100 + (start.food + start.energy / 2) * _WASTE + count / 10


def worth(box: Box, number: int) -> float:
    """Say roughly how many points one of a good is worth to whoever pays it."""
    if number == FIVE:
        return float(box.points[FIVE])
    if GOODS[number] == "coins":
        return box.points[FIVE] / box.five
    return box.points[number] + box.food[number] / 20 + box.energy[number] / 40 + 0.05


def _finished(box: Box, start: _Start) -> Payment:
    return Payment(start.steps, round(_price(box, start), 3), start.food, start.energy)


def paid_amounts(steps: tuple[Action, ...]) -> dict[str, int]:
    """Sum up what steps pay, by goods; 5-coin tiles stand apart."""
    found: dict[str, int] = {}
    for step in steps:
        if isinstance(step, Pay) and step.amount:
            found[step.good] = found.get(step.good, 0) + step.amount
    return found


def _undominated(box: Box, done: list[Payment]) -> tuple[Payment, ...]:
    """Drop payments that give away more than another one; the cheapest first."""
    ordered = sorted(done, key=lambda one: (one.price, repr(one.steps)))
    kept: list[tuple[Payment, dict[str, int]]] = []
    for one in ordered:
        amounts = _as_coins(box, paid_amounts(one.steps))
        if not any(_covers(amounts, other) for _, other in kept):
            kept.append((one, amounts))
    return tuple(one for one, _ in kept)


def _as_coins(box: Box, amounts: dict[str, int]) -> dict[str, int]:
    """Count 5-coin tiles as coins."""
    found = dict(amounts)
    fives = found.pop(COIN5, 0)
    if fives:
        found["coins"] = found.get("coins", 0) + box.five * fives
    return found


def _covers(amounts: dict[str, int], other: dict[str, int]) -> bool:
    return all(amounts.get(good, 0) >= count for good, count in other.items())
