"""What a position of the game alone may still become: the points so far and what lies ahead.

The worth of what is not yet points changes with time, so it stands in tables, one for each half
turn. What depends on the landscape alone is remembered, as most steps leave it as it is.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from operator import getitem
from random import Random

from core.labora import scoring
from core.labora.box import WILD, Box
from core.labora.model import COINS, GOODS, HOME, MARKERS, PRIOR, Country, Player, State
from core.labora.places import COAST, HILLSIDE, NEAR, PLAINS, WATER
from core.labora.weights import KNOTS, Weights, usual_weights

LAND = PLAINS | HILLSIDE | COAST
"""Where settlements can stand."""
_VARIETY = 0.04
"""How far weights may differ from the usual ones, in powers of e."""
_HALF_TURNS = 68
"""So many have worths of their own: two for each round, and some to spare for the last ones."""
_MOST = 60
"""From so many of a good on, more are not counted."""
_REMEMBERED = 5_000
"""Landscapes whose worth is kept in mind."""
_LAST = KNOTS[-1]
_SOME_KINDS, _ALL_KINDS = 6, 13
"""From the first on, each kind of goods more is a step to the second, which are worth a wonder."""
_TREASURES = tuple(map(GOODS.index, ("book", "pottery", "ornament", "reliquary")))
_PAIRS = tuple(tuple(map(GOODS.index, pair)) for pair in (("bread", "wine"), ("beer", "whiskey")))
_BEFORE_SETTLING = ("neutral", "neutral-prior", "settle")
_FREE_NEAR = 3.0
"""The dwelling value expected on a free space beside a settlement, and under a wild card."""
_WILD_NEAR = 2.5
_CLEARING = 1.0
"""What it takes to clear a space of a wild card before a settlement can stand there."""
_HUNGER, _COLD = 0.25, 0.075
"""What a unit of food and half a unit of energy take from the worth of a settlement."""


class Moment:
    """The worths of one half turn."""

    def __init__(self, box: Box, worths: Mapping[str, float]) -> None:
        get = worths.get
        self.worths = {name: worths.get(name, 0.0) for name in (*worths, *_NAMES)}
        self.goods = [_of_good(box, number, worths) for number in range(len(GOODS))]
        """The worth of so many of each good, with its points."""
        self.own = {card: box.economic[card] + get(f"own:{card}", 0.0) for card in box.cards}
        self.own |= {card: get(card, 0.0) for card in WILD}
        self.neutral = {card: get(f"neutral:{card}", 0.0) for card in box.cards}
        dial = box.modes["solo"].dial
        self.wheel = [
            [get(f"alive:{name}", 0.0) + get(f"wheel:{name}", 0.0) * shown for shown in dial]
            + [0.0]
            for name in MARKERS
        ]

    def last(self, good: int, have: int) -> float:
        """Say what the last one of so many of a good is worth."""
        row = self.goods[good]
        have = min(have, _MOST)
        return row[have] - row[have - 1]


_NAMES = (
    *("kinds", "variety", "food", "energy", "home:prior", "home:brothers", "home:neutral"),
    *("set", "sets", "pairs", "free", "spare", "hill", "coast", "near", "prospect", "supply"),
    *("districts", "plots"),
)


def _of_good(box: Box, number: int, worths: Mapping[str, float]) -> list[float]:
    name = GOODS[number]
    first, second = (5, 20) if number == COINS else (2, 6)
    points = box.points[-1] / box.five if number == COINS else box.points[number]
    small, middle, large = (worths.get(f"{name}{size}", 0.0) for size in range(3))
    return [
        points * amount
        + small * min(amount, first)
        + middle * max(0, min(amount, second) - first)
        + large * max(0, amount - second)
        for amount in range(_MOST + 1)
    ]


class Outlook:
    """Says what positions of the game alone are worth, by weights that stand for a way to play."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box = box
        self.moments = [Moment(box, _between(weights, half / 2)) for half in range(_HALF_TURNS)]
        self._known: dict[Hashable, float] = {}

    def moment(self, state: State) -> Moment:
        """Give the worths that hold in a position."""
        return self.moments[_half_turn(state)]

    def value(self, state: State) -> float:
        """Say what a position is worth, in points."""
        player = state.players[0]
        if state.phase == "over":
            return float(scoring.total(self.box, player))
        half = _half_turn(state)
        now = self.moments[half]
        found = self._of_goods(now, player.goods) + self._of_land(now, half, state)
        worths = now.worths
        clergy = player.clergy
        if clergy[PRIOR] == HOME:
            found += worths["home:prior"]
        found += worths["home:brothers"] * clergy[1:].count(HOME)
        neutral = state.players[1]
        found += worths["home:neutral"] * neutral.clergy.count(HOME)
        found += sum(map(now.neutral.__getitem__, neutral.cards.values()))
        found += sum(map(getitem, now.wheel, state.wheel))
        found += worths["districts"] * len(state.districts) + worths["plots"] * len(state.plots)
        return found

    def _of_goods(self, now: Moment, goods: list[int]) -> float:
        worths, box = now.worths, self.box
        try:
            found = sum(map(getitem, now.goods, goods))
        except IndexError:
            found = sum([row[min(have, _MOST)] for row, have in zip(now.goods, goods, strict=True)])
        kinds = len(goods) - goods.count(0)
        found += worths["kinds"] * kinds
        found += worths["variety"] * max(0, min(kinds, _ALL_KINDS) - _SOME_KINDS)
        food = sum([goods[good] * each for good, each in box.foods])
        energy = sum([goods[good] * each for good, each in box.fuels])
        found += worths["food"] * min(food, 30) + worths["energy"] * min(energy, 20)
        have = [goods[good] for good in _TREASURES]
        found += worths["set"] * (4 - have.count(0)) + worths["sets"] * min(have)
        return found + worths["pairs"] * sum(
            min(goods[one], goods[other], 4) for one, other in _PAIRS
        )

    def _of_land(self, now: Moment, half: int, state: State) -> float:
        player = state.players[0]
        cards, ground = player.cards, player.ground
        known = (
            half,
            state.phase,
            state.settled,
            len(player.settlements),
            tuple(cards.items()),
            tuple(ground),
        )
        found = self._known.get(known)
        if found is None:
            if len(self._known) > _REMEMBERED:
                self._known.clear()
            found = self._known[known] = self._look_at_land(now, state, player)
        return found

    def _look_at_land(self, now: Moment, state: State, player: Player) -> float:
        box, worths = self.box, now.worths
        cards = player.cards
        found = sum(map(now.own.__getitem__, cards.values()))
        found += sum(points for _, points in scoring.settlements(box, player))
        free = hill = coast = near_settled = 0
        for at, terrain in player.ground.items():
            card = cards.get(at)
            if not terrain & LAND or (card is not None and card not in WILD):
                continue
            if card is None:
                free += 1
                hill += terrain == HILLSIDE
                coast += terrain == COAST
            near_settled += sum([cards.get(near) in box.is_settlement for near in NEAR[at]])
        found += worths["free"] * min(free, 6) + worths["spare"] * max(0, free - 6)
        found += worths["hill"] * hill + worths["coast"] * coast
        found += worths["near"] * near_settled + worths["supply"] * len(player.settlements)
        return found + worths["prospect"] * self._prospect(state, player)

    def _prospect(self, state: State, player: Player) -> float:
        """Sum up the best settlements that may still be built, each on the best space left."""
        left = _chances(self.box, state)
        if not left:
            return 0.0
        box = self.box
        names = [*player.settlements]
        names += [card for card in box.settlements if box.cards[card].stage > state.stage]
        spaces = sorted(
            (
                (self._around(player, at), at, terrain)
                for at, terrain in player.ground.items()
                if terrain & LAND and player.cards.get(at, WILD[0]) in WILD
            ),
            reverse=True,
        )
        worths = sorted(((_alone(box, name), name) for name in names), reverse=True)
        total = 0.0
        for worth, name in worths:
            terrain = box.cards[name].terrain
            space = next((one for one in spaces if one[2] & terrain), None)
            if space is None:
                continue
            spaces.remove(space)
            total += max(0.0, worth + space[0])
            left -= 1
            if not left:
                break
        return total

    def _around(self, player: Player, at: int) -> float:
        """Say what dwelling values may once lie around a space."""
        cards, ground, dwelling = player.cards, player.ground, self.box.dwelling
        found = 0.0 if at not in cards else -_CLEARING
        for near in NEAR[at]:
            card = cards.get(near)
            if card is not None:
                found += _WILD_NEAR if card in WILD else dwelling[card]
            elif near in ground:
                terrain = ground[near]
                if terrain == WATER:
                    found += self.box.water_dwelling
                else:
                    found += _FREE_NEAR if terrain & LAND else -1.0
        return found


def _alone(box: Box, name: str) -> float:
    card = box.cards[name]
    return card.dwelling + card.economic - card.food * _HUNGER - card.energy * _COLD


def _chances(box: Box, state: State) -> int:
    """Count the settlement phases in which a settlement can still be built."""
    rules = box.modes[state.mode]
    now = state.round
    runs = state.phase in _BEFORE_SETTLING
    later = sum(phase > now for phase in rules.phases) + (now < rules.rounds)
    if now == rules.rounds:
        return later + (not runs or not state.settled)
    return later + (now in rules.phases and runs and not state.settled)


def _half_turn(state: State) -> int:
    if state.phase == "action":
        return 2 * state.round + (state.actions < 2)
    return 2 * state.round + 2 * (state.round == _LAST - 1)


def _between(weights: Weights, turn: float) -> dict[str, float]:
    """Give the weights of a turn, in a straight line between those of the turns beside it."""
    turn = max(KNOTS[0], min(_LAST, turn))
    after = next(number for number, knot in enumerate(KNOTS) if knot >= turn)
    before = max(0, after - 1)
    span = KNOTS[after] - KNOTS[before]
    part = (turn - KNOTS[before]) / span if span else 1.0
    return {name: row[before] * (1 - part) + row[after] * part for name, row in weights.items()}


@lru_cache(maxsize=4)
def outlook(box: Box, country: Country, way: int) -> Outlook:
    """Give one of the ways to weigh things up; 0 is the usual one, the others are near it."""
    weights = usual_weights(box, country)
    chance = Random(way)
    if way:
        for name in sorted(weights):
            factor = chance.lognormvariate(0.0, _VARIETY)
            weights[name] = tuple(factor * worth for worth in weights[name])
    return Outlook(box, weights)
