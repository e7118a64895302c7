"""Having, gaining and paying goods; what all goods together are worth as food and energy."""

from __future__ import annotations

from core.game import Event, Note
from core.labora.box import Box
from core.labora.model import COINS, GOODS, GRAIN, STRAW, WONDER, Action, State
from core.labora.programs import Counted


def has(goods: list[int], cost: Counted) -> bool:
    """Tell whether a fixed price can be paid; missing straw is made from grain."""
    for good, amount in cost:
        have = goods[good]
        if have < amount and (good != STRAW or not _with_grain(goods, cost, amount)):
            return False
    return True


def _with_grain(goods: list[int], cost: Counted, straw: int) -> bool:
    grain = goods[GRAIN] - dict(cost).get(GRAIN, 0)
    return goods[STRAW] + grain >= straw


def times_affordable(goods: list[int], cost: Counted, most: int) -> int:
    """Say how often, up to `most`, a fixed price can be paid."""
    for good, amount in cost:
        if good == STRAW:
            grain = dict(cost).get(GRAIN, 0)
            most = min(most, (goods[STRAW] + goods[GRAIN]) // (amount + grain))
        if good != STRAW or goods[GRAIN] == 0:
            most = min(most, goods[good] // amount)
    return most


def spend(
    state: State, seat: int, cost: Counted, rule: str, note: Note | None, times: int = 1
) -> None:
    """Pay a fixed price to the supply; missing straw is made from grain."""
    goods = state.players[seat].goods
    for good, amount in cost:
        amount *= times
        if good == STRAW and goods[STRAW] < amount:
            flip(state, seat, amount - goods[STRAW], note)
        goods[good] -= amount
        if good == WONDER:
            state.wonders += amount
    if note and cost and times:
        note(Event("paid", seat, rule, {**named(cost, times)}))


def gain(
    state: State, seat: int, got: Counted, rule: str, note: Note | None, times: int = 1
) -> None:
    """Take goods from the supply."""
    goods = state.players[seat].goods
    for good, amount in got:
        goods[good] += amount * times
        if good == WONDER:
            state.wonders -= amount * times
    if note and got and times:
        note(Event("gained", seat, rule, {**named(got, times)}))


def flip(state: State, seat: int, amount: int, note: Note | None) -> None:
    """Turn grain into straw."""
    goods = state.players[seat].goods
    goods[GRAIN] -= amount
    goods[STRAW] += amount
    if note:
        note(Event("made-straw", seat, "labora.straw", {"amount": amount}))


def named(goods: Counted, times: int = 1) -> dict[str, int]:
    """Give counted goods by their names."""
    return {GOODS[good]: amount * times for good, amount in goods}


def food(box: Box, goods: list[int]) -> int:
    """Sum up the food of all goods."""
    return sum([goods[good] * each for good, each in box.foods])


def energy(box: Box, goods: list[int]) -> int:
    """Sum up the energy of all goods, in half units; grain could add more as straw."""
    return sum([goods[good] * each for good, each in box.fuels])


def affordable(box: Box, goods: list[int], need_food: int, need_energy: int) -> bool:
    """Tell whether food and energy can be paid together; grain may serve as either."""
    spare = food(box, goods) - need_food
    if spare < 0:
        return False
    lacking = need_energy - energy(box, goods)
    if lacking <= 0:
        return True
    flips = min(goods[GRAIN], spare // box.food[GRAIN] if box.food[GRAIN] else spare)
    return flips * box.energy[STRAW] >= lacking


def points(box: Box, goods: list[int]) -> int:
    """Sum up the points that goods show, the coins in 5-coin tiles."""
    return sum([held(box, goods, good) * each for good, each in box.treasures])


def held(box: Box, goods: list[int], good: int) -> int:
    """Count a good, or the 5-coin tiles that the money can be changed into."""
    return goods[good] if good < len(goods) else goods[COINS] // box.five


def fees(box: Box, state: State) -> list[Action]:
    """List what the player can pay a work contract with."""
    goods = state.players[state.seat].goods
    found = [box.moves.fee["coins"]] if goods[COINS] >= state.price else []
    return found + [box.moves.fee[gift] for gift in box.gifts if goods[box.number[gift]]]
