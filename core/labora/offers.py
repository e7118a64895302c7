"""What a part of a function offers: how often, which goods, which other buildings.

Fact sheet 4.5, 5 and 5.5; cases 7 to 9, 15 to 17, 28 and 30.
"""

from __future__ import annotations

from core.labora import goods as stock
from core.labora import wheel
from core.labora.box import WILD, Box
from core.labora.clergy import occupied, priors
from core.labora.goods import affordable, times_affordable
from core.labora.land import cloisters, wild, wilderness
from core.labora.model import ABSENT, COINS, WONDER, Action, State, Using
from core.labora.paying import kinds_from
from core.labora.places import NEAR, SPOTS, spot
from core.labora.programs import PartOf

FOREST = WILD[0]


def card_at(state: State, where: int) -> str:
    """Give the card on a spot."""
    seat, at = divmod(where, SPOTS)
    return state.players[seat].cards[at]


def link(box: Box, card: str, where: int) -> str:
    """Name a card so that it can be told from the same basic building of another player."""
    return f"{card} {where // SPOTS}" if card in box.basic else card


def part_of(box: Box, path: Using) -> PartOf:
    """Give the part that runs."""
    return box.cards[path.card].program[path.part]


def limit(box: Box, state: State, part: PartOf) -> int:
    """Give how many points the goods of a `points` part may be worth."""
    player = state.players[state.seat]
    if part.which == "cloisters":
        return cloisters(box, player) * box.modes[state.mode].cloister_halves // 2
    return wilderness(player)


def owes(box: Box, path: Using) -> bool:
    """Tell whether the function has taken orders that are not paid yet."""
    part = part_of(box, path)
    return part.do in ("trade", "tiers") and any(owed(box, path, part.first, path.part + 1))


def owed(box: Box, path: Using, first: int, end: int) -> tuple[int, int, int, int]:
    """Sum up food, energy, points and kinds of the trades from `first` to before `end`."""
    program = box.cards[path.card].program
    food = energy = points = kinds = 0
    for number in range(first, end):
        part, times = program[number], path.counts[number]
        if part.do == "tiers":
            energy += part.amounts[times - 1] if times else 0
        else:
            food += part.food * times
            energy += part.energy * times
            points += part.points * times
            kinds += part.kinds * times
    return food, energy, points, kinds


def most_times(box: Box, state: State, path: Using, part: PartOf) -> int:
    """Give how often a trade can be done."""
    goods = state.players[state.seat].goods
    if part.do == "tiers":
        energy = stock.energy(box, goods)
        return sum(energy >= need or affordable(box, goods, 0, need) for need in part.amounts)
    most = part.most - (path.counts[path.part - 1] if part.shares else 0)
    for good, amount in part.get:
        if good == WONDER:
            most = min(most, state.wonders // amount)
    most = times_affordable(goods, part.pay, most)
    if most <= 0 or (part.needs and not is_of_use(box, state, path, part)):
        return 0
    if not part.is_free:
        return most
    due = owed(box, path, part.first, path.part + 1)
    times = 0
    while times < most and _can_pay(box, goods, due, part, times + 1):
        times += 1
    return times


def _can_pay(
    box: Box, goods: list[int], due: tuple[int, int, int, int], part: PartOf, times: int
) -> bool:
    if part.pay:
        goods = goods[:]
        for good, amount in part.pay:
            goods[good] -= amount * times
    if part.kinds:
        return kinds_from(goods, 0, box.five) >= due[3] + part.kinds * times
    if part.points:
        return stock.points(box, goods) >= due[2] + part.points * times
    return affordable(box, goods, due[0] + part.food * times, due[1] + part.energy * times)


def _after_selling(box: Box, state: State, part: PartOf) -> bool:
    """Tell whether a fixed price could be paid if wine and whiskey were sold before."""
    needed = next((amount for good, amount in part.pay if good == COINS), 0)
    goods = state.players[state.seat].goods
    if part.is_free or goods[COINS] >= needed:
        return False
    sold = goods[:]
    for good, coins in box.sells_for.items():
        sold[COINS] += sold[box.number[good]] * coins
        sold[box.number[good]] = 0
    return times_affordable(sold, part.pay, 1) > 0


def is_of_use(box: Box, state: State, path: Using, part: PartOf) -> bool:
    """Tell whether what a payment allows can have any effect."""
    return any(_can(box, state, path, need) for need in range(path.part + 1, _end(box, path)))


def _end(box: Box, path: Using) -> int:
    program = box.cards[path.card].program
    for part in program[path.part :]:
        if part.do == "gate" and part.first == path.part:
            return part.jump
    return len(program)


def _can(box: Box, state: State, path: Using, number: int) -> bool:
    part = box.cards[path.card].program[number]
    do = part.do
    if do in ("pay", "grant", "gate", "take-points"):
        return False
    if do == "produce":
        return bool(wheel.choices(box, state, part.goods, part.joker_only))
    if do == "use":
        return bool(usable(box, state, path, part.which))
    return True


def usable(box: Box, state: State, path: Using, which: str) -> list[Action]:
    """List the buildings whose function can be used as a part of this one."""
    moves, chain = box.moves, state.chain
    if which == "display":
        return [moves.choose(card) for card in state.display if card not in chain]
    if which == "neighbor":
        spots = _neighbours(box, state, path)
    else:
        spots = sorted(priors(state) if which == "priors" else occupied(state))
    return [moves.visit(one) for one in spots if link(box, card_at(state, one), one) not in chain]


def _neighbours(box: Box, state: State, path: Using) -> list[int]:
    if path.spot == ABSENT:
        return []
    seat, at = divmod(path.spot, SPOTS)
    cards = state.players[seat].cards
    taken = occupied(state)
    return [
        spot(seat, near)
        for near in NEAR[at]
        if near in cards and cards[near] in box.is_building and spot(seat, near) not in taken
    ]


def legal_choices(box: Box, state: State, path: Using, part: PartOf) -> list[Action]:
    """List the choices of a part that needs a decision; empty if it can have no effect."""
    moves, do = box.moves, part.do
    if do in ("trade", "tiers"):
        most = most_times(box, state, path, part)
        if not most and not _after_selling(box, state, part):
            return []
        return moves.times[: most + 1]
    if do == "accept":
        return [moves.use, moves.skip]
    if do == "choose":
        pairs = zip(part.goods, part.amounts, strict=True)
        return [moves.take(good, amount) for good, amount in pairs]
    if do == "two-goods":
        return [moves.take(good, part.amounts[0]) for good in box.basics if good != path.last]
    if do == "take-points":
        return _points_choices(box, path, part)
    if do == "produce":
        found = wheel.choices(box, state, part.goods, part.joker_only)
    elif do == "use":
        found = usable(box, state, path, part.which)
    elif do == "clear":
        found = [moves.at[at] for at in wild(state.players[state.seat], FOREST)]
    else:
        goods = state.players[state.seat].goods
        found = [moves.raises[good] for good in part.goods[:-1] if goods[box.number[good]]]
    return [*found, moves.skip] if found else []


def _points_choices(box: Box, path: Using, part: PartOf) -> list[Action]:
    good = part.goods[0]
    most = points_left(box, path) // box.points[box.number[good]]
    if not most:
        return []
    return [box.moves.take(good, amount) for amount in range(min(most, 99) + 1)]


def points_left(box: Box, path: Using) -> int:
    """Give how many points may still be taken."""
    return path.counts[points_place(box, path)]


def points_place(box: Box, path: Using) -> int:
    """Give the `points` part before this one, whose count is what is left to take."""
    program = box.cards[path.card].program
    number = path.part
    while program[number].do != "points":
        number -= 1
    return number


def legal(box: Box, state: State, path: Using) -> list[Action]:
    """List the choices of the part that runs."""
    return legal_choices(box, state, path, part_of(box, path))
