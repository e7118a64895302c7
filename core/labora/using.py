"""Using a building: its function runs part by part until a part needs a decision.

Fact sheet 4.5, 5 and 5.5. A part with nothing to decide is carried out or passed over at once,
so a function that can have no effect asks nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from core.game import Event, Note
from core.labora import display, settling, wheel
from core.labora import goods as stock
from core.labora.box import WILD, Apply, Box
from core.labora.clergy import occupied, priors
from core.labora.goods import add_free, affordable, gain, spend, times_affordable
from core.labora.land import cloisters, wild, wilderness
from core.labora.model import (
    ABSENT,
    HOME,
    PRIOR,
    WONDER,
    Action,
    At,
    Building,
    Choose,
    Harvesting,
    Landing,
    Paying,
    Produce,
    Raise,
    Settling,
    Skip,
    State,
    Take,
    Times,
    Use,
    Using,
    Visit,
)
from core.labora.paying import kinds_from
from core.labora.places import NEAR, SPOTS, spot
from core.labora.programs import PartOf, coins

FOREST, MOOR = WILD


def card_at(state: State, where: int) -> str:
    """Give the card on a spot."""
    seat, at = divmod(where, SPOTS)
    return state.players[seat].cards[at]


def link(box: Box, card: str, where: int) -> str:
    """Name a card so that it can be told from the same basic building of another player."""
    return f"{card} {where // SPOTS}" if card in box.basic else card


def enter(box: Box, state: State, where: int, note: Note | None) -> None:
    """Use the building on a spot."""
    _open(box, state, card_at(state, where), where, note)


def use_also(box: Box, state: State, card: str, where: int, note: Note | None) -> None:
    """Use a building as a part of the function of another one, without asking again."""
    _open(box, state, card, where, note)
    path = _path(state)
    program = box.cards[card].program
    if program and program[0].do == "accept":
        path.part = 1


def _open(box: Box, state: State, card: str, where: int, note: Note | None) -> None:
    state.chain.append(link(box, card, where))
    state.pending.append(Using(card, where, 0, [0] * len(box.cards[card].program), ""))
    if note:
        values = {"card": card, "owner": where // SPOTS if where != ABSENT else ABSENT}
        note(Event("used", state.seat, box.cards[card].rule, {**values}))


def part_of(box: Box, path: Using) -> PartOf:
    """Give the part that runs."""
    return box.cards[path.card].program[path.part]


def go_on(box: Box, state: State, path: Using, note: Note | None) -> bool:
    """Carry out the parts that need no decision; tells whether the function gave way."""
    program = box.cards[path.card].program
    while path.part < len(program):
        part = program[path.part]
        at_once = _AT_ONCE.get(part.do)
        if at_once is None:
            if legal_choices(box, state, path, part):
                return False
            path.part += 1
            continue
        path.part += 1
        if at_once(box, state, path, part, note):
            return True
    state.pending.pop()
    return True


def _do_gain(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    gain(state, state.seat, part.get, box.cards[path.card].rule, note)
    return False


def _do_show(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    have = state.players[state.seat].goods[part.pay[0][0]]
    reached = [
        money for amount, money in zip(part.amounts, part.coins, strict=True) if have >= amount
    ]
    if reached:
        gain(state, state.seat, coins(reached[-1]), box.cards[path.card].rule, note)
    return False


def _do_pay(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    owed = _owed(box, path, part.first, path.part - 1)
    state.pending.append(Paying(*owed, 0))
    return True


def _do_grant(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    rule = box.cards[path.card].rule
    program = box.cards[path.card].program
    for number in range(part.first, path.part - 1):
        bought, times = program[number], path.counts[number]
        if bought.do == "trade":
            gain(state, state.seat, bought.get, rule, note, times)
        elif bought.do == "tiers" and times:
            gain(state, state.seat, coins(bought.coins[times - 1]), rule, note)
    return False


def _do_gate(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    if not path.counts[part.first]:
        path.part = part.jump
    return False


def _do_points(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    path.counts[path.part - 1] = limit(box, state, part)
    return False


def limit(box: Box, state: State, part: PartOf) -> int:
    """Give how many points the goods of a `points` part may be worth."""
    player = state.players[state.seat]
    if part.which == "cloisters":
        return cloisters(box, player) * box.modes[state.mode].cloister_halves // 2
    return wilderness(player)


def _do_prior_home(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    clergy = state.players[state.seat].clergy
    if clergy[PRIOR] != HOME:
        clergy[PRIOR] = HOME
        if note:
            note(Event("prior-home", state.seat, box.cards[path.card].rule))
    elif not box.rulings.locutory_with_prior_at_home:
        path.part = len(box.cards[path.card].program)
    return False


def _do_clergy_home(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    program = box.cards[path.card].program
    paid = any(
        path.counts[number] for number, one in enumerate(program) if one.do in ("trade", "tiers")
    )
    if paid or box.rulings.bathhouse_without_paying:
        player = state.players[state.seat]
        player.clergy = [HOME] * len(player.clergy)
        if note:
            note(Event("clergy-home", state.seat, box.cards[path.card].rule))
    return False


def _do_build(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    if not display.any_possible(box, state):
        return False
    state.pending.append(Building("", optional=True))
    return True


def _do_settle(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    if not settling.any_possible(box, state):
        return False
    state.pending.append(Settling("", ABSENT, optional=True))
    return True


def _do_fell(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    return _harvest(box, state, "wood" if part.do == "fell" else "peat")


def _harvest(box: Box, state: State, good: str) -> bool:
    card = FOREST if good == "wood" else MOOR
    if not wheel.can_produce(state, good, box.marker[good]):
        return False
    if card not in state.players[state.seat].cards.values():
        return False
    state.pending.append(Harvesting(good, ABSENT, optional=True))  # type: ignore[arg-type]
    return True


def _do_land(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    district = plot = False
    program = box.cards[path.card].program
    path.part -= 1
    while path.part < len(program) and program[path.part].do in ("district", "plot"):
        district = district or program[path.part].do == "district"
        plot = plot or program[path.part].do == "plot"
        path.part += 1
    if not (district and state.districts) and not (plot and state.plots):
        return False
    state.pending.append(Landing(districts=district, plots=plot, free=True))
    return True


_AT_ONCE: dict[str, Callable[[Box, State, Using, PartOf, Note | None], bool]] = {
    "gain": _do_gain,
    "show": _do_show,
    "pay": _do_pay,
    "grant": _do_grant,
    "gate": _do_gate,
    "points": _do_points,
    "prior-home": _do_prior_home,
    "clergy-home": _do_clergy_home,
    "build": _do_build,
    "settle": _do_settle,
    "fell": _do_fell,
    "cut": _do_fell,
    "district": _do_land,
    "plot": _do_land,
}
"""Parts that are carried out without asking; True: another path was opened."""


def owes(box: Box, path: Using) -> bool:
    """Tell whether the function has taken orders that are not paid yet."""
    part = part_of(box, path)
    return part.do in ("trade", "tiers") and any(_owed(box, path, part.first, path.part + 1))


def _owed(box: Box, path: Using, first: int, end: int) -> tuple[int, int, int, int]:
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
    if most <= 0 or (part.needs and not _is_of_use(box, state, path, part)):
        return 0
    if not part.is_free:
        return most
    owed = _owed(box, path, part.first, path.part + 1)
    times = 0
    while times < most and _can_pay(box, goods, owed, part, times + 1):
        times += 1
    return times


def _can_pay(
    box: Box, goods: list[int], owed: tuple[int, int, int, int], part: PartOf, times: int
) -> bool:
    if part.pay:
        goods = goods[:]
        for good, amount in part.pay:
            goods[good] -= amount * times
    if part.kinds:
        return kinds_from(goods, 0, box.five) >= owed[3] + part.kinds * times
    if part.points:
        return stock.points(box, goods) >= owed[2] + part.points * times
    return affordable(box, goods, owed[0] + part.food * times, owed[1] + part.energy * times)


def _is_of_use(box: Box, state: State, path: Using, part: PartOf) -> bool:
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
        return moves.times[: most + 1] if most else []
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
    most = _points_left(box, path) // box.points[box.number[good]]
    if not most:
        return []
    return [box.moves.take(good, amount) for amount in range(min(most, 99) + 1)]


def _points_left(box: Box, path: Using) -> int:
    """Give how many points may still be taken: the limit lies with the `points` part."""
    program = box.cards[path.card].program
    number = path.part
    while program[number].do != "points":
        number -= 1
    return path.counts[number]


def legal(box: Box, state: State, path: Using) -> list[Action]:
    """List the choices of the part that runs."""
    found = legal_choices(box, state, path, part_of(box, path))
    if not owes(box, path):
        add_free(box, state, found)
    return found


def times(box: Box, state: State, action: Times, note: Note | None) -> None:
    """Do a trade so often; what is paid freely is asked after it."""
    path = _path(state)
    part = part_of(box, path)
    number = path.part
    path.counts[number] += action.amount
    rule = box.cards[path.card].rule
    if action.amount:
        spend(state, state.seat, part.pay, rule, note, action.amount)
        if part.do == "trade" and not part.is_free:
            gain(state, state.seat, part.get, rule, note, action.amount)
    if not (part.endless and action.amount == part.most):
        path.part += 1


def take(box: Box, state: State, action: Take, note: Note | None) -> None:
    """Take the chosen good."""
    path = _path(state)
    part = part_of(box, path)
    got = ((box.number[action.good], action.amount),)
    gain(state, state.seat, got if action.amount else (), box.cards[path.card].rule, note)
    if part.do == "take-points":
        program = box.cards[path.card].program
        number = path.part
        while program[number].do != "points":
            number -= 1
        path.counts[number] -= action.amount * box.points[got[0][0]]
    path.last = action.good
    path.part += 1


def raise_good(box: Box, state: State, action: Raise, note: Note | None) -> None:
    """Turn one good into the next better one."""
    path = _path(state)
    part = part_of(box, path)
    better = part.goods[part.goods.index(action.good) + 1]
    rule = box.cards[path.card].rule
    spend(state, state.seat, ((box.number[action.good], 1),), rule, note)
    gain(state, state.seat, ((box.number[better], 1),), rule, note)
    _count(path, part)


def clear(box: Box, state: State, action: At, note: Note | None) -> None:
    """Discard a forest card and take what the function gives for it."""
    path = _path(state)
    part = part_of(box, path)
    rule = box.cards[path.card].rule
    card = state.players[state.seat].cards.pop(action.place)
    if note:
        note(Event("cleared", state.seat, rule, {"card": card, "place": action.place}))
    gain(state, state.seat, part.get, rule, note)
    _count(path, part)


def _count(path: Using, part: PartOf) -> None:
    path.counts[path.part] += 1
    if path.counts[path.part] == part.most:
        path.part += 1


def produce(box: Box, state: State, action: Produce, note: Note | None) -> None:
    """Take a good by the wheel."""
    path = _path(state)
    path.part += 1
    rule = box.cards[path.card].rule
    wheel.produce(box, state, action.good, action.joker, rule, note)


def visit(box: Box, state: State, action: Visit, note: Note | None) -> None:
    """Use the function of another building."""
    _path(state).part += 1
    where = spot(action.seat, action.place)
    use_also(box, state, card_at(state, where), where, note)


def choose(box: Box, state: State, action: Choose, note: Note | None) -> None:
    """Use the function of a building in the display."""
    _path(state).part += 1
    use_also(box, state, action.card, ABSENT, note)


def use(box: Box, state: State, action: Use, note: Note | None) -> None:
    """Use the function of the building that was entered."""
    _path(state).part += 1


def skip(box: Box, state: State, action: Skip, note: Note | None) -> None:
    """Leave out the part that runs, or the whole function if that was asked."""
    path = _path(state)
    if part_of(box, path).do == "accept":
        path.part = len(box.cards[path.card].program)
    else:
        path.part += 1


def _path(state: State) -> Using:
    path = state.pending[-1]
    assert isinstance(path, Using)
    return path


APPLY: dict[str, Apply] = {
    "times": times,
    "take": take,
    "raise": raise_good,
    "at": clear,
    "produce": produce,
    "visit": visit,
    "choose": choose,
    "use": use,
    "skip": skip,
}
