"""The arithmetic of paying: any card of a price may be replaced by three equal ones.

Fact sheet 3.2, cases 23 to 25. Of a resource that costs `c` either r cards are replaced by
others (c - r are paid), or t replacements are made with it (c + 3t are paid), never both: a
resource cannot stand for itself. All replaced cards together are as many as all replacements.

What a resource can contribute, t - r, is every whole number from -c to `reach`: how many cards
of others its surplus can replace, or, negative, how many of its own are missing. So the rest of
a payment can be made exactly when its balance lies between the two sums.
"""

from __future__ import annotations

from collections.abc import Sequence


def reach(alike: int, cost: int, cards: int) -> int:
    """Give how many cards of others can be replaced with what is left after `cost`.

    Negative: how many of its own cards are missing.
    """
    return (cards - cost) // alike if cards >= cost else cards - cost


def total_reach(alike: int, cost: Sequence[int], hand: Sequence[int]) -> int:
    """Sum up `reach`; the price can be paid exactly when it is not negative."""
    return sum(reach(alike, c, cards) for c, cards in zip(cost, hand, strict=True))


def span(
    alike: int, cost: Sequence[int], hand: Sequence[int], paid: Sequence[int], upto: int
) -> tuple[int, int]:
    """Give the least and the most that resource `upto` may contribute (t - r) now.

    `paid` answers for the resources before it. The span is empty (least > most) only if the
    price cannot be paid.
    """
    balance = 0
    for index in range(upto):
        more = paid[index] - cost[index]
        balance += more // alike if more > 0 else more
    least = most = 0
    for index in range(upto + 1, len(cost)):
        c = cost[index]
        more = hand[index] - c
        least -= c
        most += more // alike if more > 0 else more
    more = hand[upto] - cost[upto]
    own = more // alike if more > 0 else more
    return max(-cost[upto], -balance - most), min(own, -balance - least)


def amount(alike: int, cost: int, contribution: int) -> int:
    """Give how many cards make a contribution of t - r."""
    return cost + (contribution * alike if contribution > 0 else contribution)


def next_asked(
    alike: int, cost: Sequence[int], hand: Sequence[int], paid: Sequence[int], upto: int
) -> int:
    """Give the first resource from `upto` on of which more than nothing may be paid.

    Gives `upto` itself if the price cannot be paid, and the number of resources at the end.
    """
    while upto < len(cost):
        least, most = span(alike, cost, hand, paid, upto)
        if least != most or cost[upto] + most:
            return upto
        upto += 1
    return upto
