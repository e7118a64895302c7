"""Ready-made payments: the best one, and those that spare a good which that one takes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from core.labora.box import Box
from core.labora.model import Paying
from tui.screens.labora.payments import (
    Amounts,
    Payment,
    as_coins,
    cheapest,
    paid_amounts,
    sold_goods,
)

MOST = 9
"""So many payments are offered ready-made; any other is put together good by good."""
_TOGETHER = 2
"""So many goods are spared at once."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A ready-made payment, and what it spares of the best one."""

    payment: Payment
    kept: tuple[str, ...] = ()
    """Goods that the best payment takes and this one does not."""
    fewer: tuple[str, ...] = ()
    """Goods of which it takes fewer."""


def presets(box: Box, goods: list[int], debt: Paying) -> tuple[Preset, ...]:
    """List payments of a debt that can be paid, the best one first, nine at most."""
    best = _unsold(box, goods, debt, {})
    assert best is not None
    paid = paid_amounts(best.steps)
    found = [Preset(best)]
    seen = [as_coins(box, paid)]
    for payment in sorted(_sparing(box, goods, debt, paid), key=lambda one: one.price):
        amounts = as_coins(box, paid_amounts(payment.steps))
        if amounts not in seen and len(found) < MOST:
            seen.append(amounts)
            found.append(_named(payment, paid))
    return tuple(found)


def _unsold(box: Box, goods: list[int], debt: Paying, fixed: Amounts) -> Payment | None:
    """Give the best payment without wine and whiskey, with them only if it must be."""
    unsold = cheapest(box, goods, debt, {**sold_goods(box), **fixed})
    return unsold or cheapest(box, goods, debt, fixed)


def _sparing(box: Box, goods: list[int], debt: Paying, paid: dict[str, int]) -> Iterator[Payment]:
    """Give the payments that take none of one or two goods of the best, or fewer if they must."""
    for count in range(1, _TOGETHER + 1):
        for spared in combinations(paid, count):
            fixed = {box.number[good]: 0 for good in spared}
            payment = _unsold(box, goods, debt, fixed)
            if payment is None and count == 1:
                payment = _fewest(box, goods, debt, spared[0], paid[spared[0]])
            if payment is not None:
                yield payment


def _fewest(box: Box, goods: list[int], debt: Paying, good: str, below: int) -> Payment | None:
    """Give the payment that takes the fewest of a good, if it is fewer than the best one takes."""
    for amount in range(1, below):
        payment = _unsold(box, goods, debt, {box.number[good]: amount})
        if payment is not None:
            return payment
    return None


def _named(payment: Payment, best: dict[str, int]) -> Preset:
    taken = paid_amounts(payment.steps)
    kept = tuple(good for good in best if good not in taken)
    fewer = tuple(good for good in best if 0 < taken.get(good, 0) < best[good])
    return Preset(payment, kept, fewer)
