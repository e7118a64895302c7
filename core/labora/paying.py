"""Payments of the player's choice: food and energy, points, or goods of different kinds.

A payment is a path: the goods are asked one after another in the order of the overlay, each with
the amounts from which the rest can still be paid. Of no good more is asked than would pay all
that is owed; what is too much is lost. Coins are asked one by one, and 5-coin tiles at the end:
whoever insists may put one down without change. Straw may be paid that is still grain.
Fact sheet section 2 (rules for goods), cases 15 and 16.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.game import Event, Note
from core.labora.box import ASKED, Box
from core.labora.goods import food, held
from core.labora.model import COINS, FIVE, GRAIN, STRAW, WONDER, Action, Pay, Paying, State

END = len(ASKED)
MOST = 98
"""The most that one step pays above the least."""


def _flips(box: Box, goods: list[int], owed_food: int) -> int:
    """Give how much grain can become straw so that the food can still be paid."""
    spare = food(box, goods) - owed_food
    each = box.food[GRAIN]
    return max(0, min(goods[GRAIN], spare // each if each else goods[GRAIN]))


def _most(owed: int, each: int) -> int:
    return -(-owed // each)


def span(box: Box, goods: list[int], path: Paying, good: int) -> tuple[int, int]:
    """Give the least and the most of a good that can be paid now, if it is asked next."""
    if path.kinds:
        return _kind_span(goods, path, good, box.five)
    if path.points:
        each = box.points[good]
        if not each:
            return 0, 0
        later = sum([held(box, goods, n) * worth for n, worth in box.treasures if n > good])
        return _between(path.points, each, held(box, goods, good), later)
    if good != FIVE and path.energy and box.energy[good]:
        straws = _flips(box, goods, path.food) if good <= STRAW else 0
        later = sum([goods[n] * worth for n, worth in box.fuels if n > good])
        have = goods[good]
        if good == STRAW:
            have += straws
        else:
            later += straws * box.energy[STRAW]
        return _between(path.energy, box.energy[good], have, later)
    each = box.five if good == FIVE else box.food[good]
    if not path.food or not each:
        return 0, 0
    later = sum([goods[n] * worth for n, worth in box.foods if n > good])
    if good == COINS or COINS < good < FIVE:
        later += goods[COINS] // box.five * box.five
    return _between(path.food, each, held(box, goods, good), later)


def _rest_payable(box: Box, goods: list[int], path: Paying, coins: int) -> bool:
    """Tell whether single coins leave 5-coin tiles enough for the rest of the food."""
    later = sum([goods[n] * worth for n, worth in box.foods if n > COINS])
    tiles = (goods[COINS] - coins) // box.five
    return path.food - coins <= later + tiles * box.five


def _between(owed: int, each: int, have: int, later: int) -> tuple[int, int]:
    return max(0, -(-(owed - later) // each)), min(have, _most(owed, each))


def kinds_from(goods: list[int], good: int, five: int) -> int:
    """Count how many different kinds can be paid with the goods from `good` on."""
    found = 0
    for number in range(good, FIVE):
        if goods[number]:
            found += 1
    if good <= STRAW and not goods[STRAW] and goods[GRAIN] > 1:
        found += 1
    rest = goods[COINS] - (1 if good <= COINS and goods[COINS] else 0)
    return found + (good <= FIVE and rest >= five)


def _kind_span(goods: list[int], path: Paying, good: int, five: int) -> tuple[int, int]:
    """Whether one of this good can be paid as the next kind (0, 1), or must be (1, 1)."""
    has = goods[good] if good < FIVE else goods[COINS] // five
    if good == STRAW and not has:
        has = goods[GRAIN]
    if not has:
        return 0, 0
    needed = int(kinds_from(goods, good + 1, five) < path.kinds)
    left = goods[:]
    if good == FIVE:
        left[COINS] -= five
    else:
        left[GRAIN if good == STRAW and not goods[STRAW] else good] -= 1
    possible = int(kinds_from(left, good + 1, five) >= path.kinds - 1)
    return min(needed, possible), possible


def amounts(box: Box, goods: list[int], path: Paying) -> Sequence[int]:
    """Give the amounts of the good that is asked from which the rest can still be paid."""
    asked = path.good
    least, most = span(box, goods, path, asked)
    found = range(least, min(most, least + MOST) + 1)
    if asked == COINS and path.food:
        return [one for one in found if _rest_payable(box, goods, path, one)]
    return found


def legal(box: Box, state: State, path: Paying) -> list[Action]:
    """List the amounts of the good that is asked."""
    goods, pay = state.players[state.seat].goods, box.moves.pay
    asked = path.good
    return [pay(asked, amount) for amount in amounts(box, goods, path)]


def ask_next(box: Box, goods: list[int], path: Paying) -> bool:
    """Ask the next good of which anything can be paid; tells whether the payment is done."""
    if not (path.food or path.energy or path.points or path.kinds):
        return True
    while path.good < END and not span(box, goods, path, path.good)[1]:
        path.good += 1
    return False


def go_on(box: Box, state: State, path: Paying, note: Note | None) -> bool:
    """Go on to the next good that is asked; tells whether the payment is done."""
    done = ask_next(box, state.players[state.seat].goods, path)
    if done:
        state.pending.pop()
    return done


def put_down(box: Box, goods: list[int], path: Paying, amount: int) -> int:
    """Pay so many of the good that is asked, on `goods` and `path`; gives the straw made for it."""
    good = path.good
    path.good += 1
    if not amount:
        return 0
    made = max(0, amount - goods[STRAW]) if good == STRAW else 0
    if made:
        goods[GRAIN] -= made
        goods[STRAW] += made
    if good == FIVE:
        goods[COINS] -= amount * box.five
    else:
        goods[good] -= amount
    if path.kinds:
        path.kinds -= 1
    elif path.points:
        path.points = max(0, path.points - amount * box.points[good])
    elif good != FIVE and path.energy and box.energy[good]:
        path.energy = max(0, path.energy - amount * box.energy[good])
    else:
        each = box.five if good == FIVE else box.food[good]
        path.food = max(0, path.food - amount * each)
    return made


def pay(box: Box, state: State, action: Pay, note: Note | None) -> None:
    """Pay so many of the good that was asked."""
    path = state.pending[-1]
    assert isinstance(path, Paying)
    seat, good, amount = state.seat, path.good, action.amount
    made = put_down(box, state.players[seat].goods, path, amount)
    if good == WONDER:
        state.wonders += amount
    if note and made:
        note(Event("made-straw", seat, "labora.straw", {"amount": made}))
    if note and amount:
        note(Event("paid", seat, "labora.payment", {ASKED[good]: amount}))
