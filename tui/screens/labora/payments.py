"""The best payment of a debt: the one that loses least, then the one worth least to its payer.

A payment is a path of amounts, and only the rules know which amounts lead on. The search walks
them, the most promising beginning first, so the first payment it finishes is the best one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from heapq import heappop, heappush

from core.labora import paying
from core.labora.box import ASKED, Box
from core.labora.model import COIN5, COINS, FIVE, Pay, Paying
from core.labora.paying import END

LOST = 100_000
"""The price of half a unit of energy that is lost, or half a food: more than any goods."""
CHANGED = 10_000
"""The price of one of a good more or less than is wished for."""
_POINT = 1_000
_EACH = 60
"""The price of a good by itself: few goods are paid rather than many."""
_SOLD = ("wine", "whiskey")

Amounts = Mapping[int, int]
"""How many of goods, by their numbers."""


@dataclass(frozen=True, slots=True)
class Payment:
    """A whole payment: its steps, the price by which payments are compared, what is lost."""

    steps: tuple[Pay, ...]
    price: int
    food: int
    """Food that is lost."""
    energy: int
    """Energy that is lost, in half units."""


@dataclass(frozen=True, slots=True)
class _Start:
    """The beginning of a payment, and what is left of goods and debt after it."""

    steps: tuple[Pay, ...]
    goods: list[int]
    path: Paying
    price: int
    food: int
    energy: int

    @property
    def place(self) -> tuple[int, ...]:
        """Tell what decides how it can go on."""
        path = self.path
        debt = (path.good, path.food, path.energy, path.points, path.kinds)
        return (*debt, self.goods[COINS], *self.goods[path.good :])


def cheapest(
    box: Box,
    goods: list[int],
    debt: Paying,
    fixed: Amounts | None = None,
    wished: Amounts | None = None,
) -> Payment | None:
    """Give the best payment that pays exactly the `fixed` amounts; None if there is none.

    Of goods in `wished` it pays as many as it can, no more and no fewer, unless something is lost
    for it.
    """
    fixed, wished = fixed or {}, wished or {}
    path = copy(debt)
    if paying.ask_next(box, goods, path) or _missed(fixed, -1, path.good):
        return None
    bound = _Bound(box, goods, debt)
    first = _Start((), goods, path, 0, 0, 0)
    heap = [(bound.of(path), 0, first)]
    known: set[tuple[int, ...]] = set()
    count = 0
    while heap:
        _, _, start = heappop(heap)
        if _is_paid(start.path):
            return Payment(start.steps, start.price, start.food, start.energy)
        if start.place in known:
            continue
        known.add(start.place)
        for grown in _grown(box, start, fixed, wished):
            count += 1
            heappush(heap, (grown.price + bound.of(grown.path), count, grown))
    return None


def _grown(box: Box, start: _Start, fixed: Amounts, wished: Amounts) -> Iterator[_Start]:
    """Pay one amount more of the good that is asked, in every way that can be finished."""
    good = start.path.good
    for amount in paying.amounts(box, start.goods, start.path):
        if fixed.get(good, amount) != amount:
            continue
        step = box.moves.pay(good, amount)
        assert isinstance(step, Pay)
        food, energy = wasted(box, start.path, step)
        goods, path = start.goods[:], copy(start.path)
        paying.put_down(box, goods, path, amount)
        done = paying.ask_next(box, goods, path)
        if _missed(fixed, good, END + 1 if done else path.good):
            continue
        price = start.price + amount * cost(box, good) + (2 * food + energy) * LOST
        price += abs(wished.get(good, amount) - amount) * CHANGED
        steps = (*start.steps, step)
        yield _Start(steps, goods, path, price, start.food + food, start.energy + energy)


def _is_paid(path: Paying) -> bool:
    return not (path.food or path.energy or path.points or path.kinds)


def _missed(fixed: Amounts, asked: int, following: int) -> bool:
    """Whether a good that must be paid is not asked between two that are."""
    return any(amount and asked < good < following for good, amount in fixed.items())


def wasted(box: Box, path: Paying, step: Pay) -> tuple[int, int]:
    """Give how much food and energy (in half units) a step pays too much."""
    good = box.number[step.good]
    if not step.amount or path.kinds or path.points:
        return 0, 0
    if good != FIVE and path.energy and box.energy[good]:
        return 0, max(0, step.amount * box.energy[good] - path.energy)
    each = box.five if good == FIVE else box.food[good]
    return max(0, step.amount * each - path.food), 0


def cost(box: Box, number: int) -> int:
    """Say roughly what one of a good is worth to whoever pays it, in thousandths of a point."""
    coin = box.points[FIVE] * _POINT // box.five + _EACH
    if number == COINS:
        return coin
    if number == FIVE:
        # Five coins come first where they do as well: nobody has to look for a tile.
        return box.five * coin + 1
    sold = _POINT if ASKED[number] in _SOLD else 0
    useful = 50 * box.food[number] + 25 * box.energy[number]
    return box.points[number] * _POINT + sold + useful + _EACH


class _Bound:
    """The least that can still be paid for what is owed: the cheapest good for each unit of it."""

    def __init__(self, box: Box, goods: list[int], debt: Paying) -> None:
        pays_food = [(cost(box, good), each) for good, each in box.foods if goods[good]]
        pays_food.append((cost(box, FIVE), box.five))
        pays_energy = [(cost(box, good), each) for good, each in box.fuels]
        pays_points = [(cost(box, good), each) for good, each in box.treasures]
        self._food = min(price // each for price, each in pays_food)
        self._energy = min(price // each for price, each in pays_energy)
        self._points = min(price // each for price, each in pays_points)
        self._kinds = _EACH

    def of(self, path: Paying) -> int:
        """Give the bound for what a path still owes."""
        food, energy = path.food * self._food, path.energy * self._energy
        return food + energy + path.points * self._points + path.kinds * self._kinds


def sold_goods(box: Box) -> dict[int, int]:
    """Fix the goods that nobody gives away without meaning to: none of them is paid."""
    return dict.fromkeys((box.number[good] for good in _SOLD), 0)


def paid_amounts(steps: tuple[object, ...]) -> dict[str, int]:
    """Sum up what steps pay, by goods; 5-coin tiles stand apart."""
    found: dict[str, int] = {}
    for step in steps:
        if isinstance(step, Pay) and step.amount:
            found[step.good] = found.get(step.good, 0) + step.amount
    return found


def as_coins(box: Box, amounts: Mapping[str, int]) -> dict[str, int]:
    """Count 5-coin tiles as coins."""
    found = dict(amounts)
    fives = found.pop(COIN5, 0)
    if fives:
        found["coins"] = found.get("coins", 0) + box.five * fives
    return found
