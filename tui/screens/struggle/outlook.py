"""What a hand can build: each kind alone, and together. Numbers only; no words, no drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Literal

from core.game import AnyGame
from core.struggle import payment
from core.struggle.box import CITY, FIRST_EXPANSION, KNIGHT, ROAD, SETTLEMENT, Box
from core.struggle.build import available, can_pay, loser, may_waive
from core.struggle.model import RESOURCES, State

KINDS = (ROAD, SETTLEMENT, KNIGHT, CITY, FIRST_EXPANSION)

Answer = Literal["yes", "three", "university", "short", "built", "missing"]
"""`three`: only by replacing cards. `university`: only with its help. `short`: cards are missing.
`built`: one of this kind was built this turn. `missing`: there is none to build."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What the hand says about one kind of building."""

    kind: int
    answer: Answer
    price: tuple[int, ...]
    short: tuple[int, ...]
    """The cards of each resource that are missing from the plain price."""
    loser: int
    """The seat that would lose a card to the builder; -1: it comes from the stock."""
    number: int
    """The how-many-th road or knight of the builder it would be."""
    gain: int
    """Victory points for the builder."""
    items: tuple[int, ...]
    """What could be built and paid; several only for expansions."""

    @property
    def possible(self) -> bool:
        """Whether it can be built now."""
        return self.answer in ("yes", "three", "university")


def as_builder(game: AnyGame, view: State, seat: int) -> State:
    """Give the position as if `seat` were building, with nothing built if another has the turn."""
    copy: Any = game.clone(view)
    copy.pending = []
    copy.phase = "build"
    if copy.seat != seat:
        copy.seat = seat
        copy.built = [False] * len(copy.built)
        copy.used = [False] * len(copy.used)
    state: State = copy
    return state


def prospects(box: Box, state: State) -> tuple[Prospect, ...]:
    """Look at every kind of building for the seat whose turn it is in `state`."""
    there = available(box, state, state.players[state.seat])
    return tuple(_prospect(box, state, kind, there) for kind in KINDS)


def _prospect(box: Box, state: State, kind: int, there: list[int]) -> Prospect:
    player = state.players[state.seat]
    items = [item for item in there if min(item, FIRST_EXPANSION) == kind]
    payable = [item for item in items if can_pay(box, state, player, box.price_of[item])]
    cheapest = min(payable or items or [kind], key=lambda item: sum(box.costs[item]))
    cost = box.costs[cheapest]
    short = tuple(max(0, c - cards) for c, cards in zip(cost, player.hand, strict=True))
    return Prospect(
        kind=kind,
        answer=_answer(box, state, kind, bool(items), bool(payable), cost),
        price=cost,
        short=short,
        loser=_from(box, state, kind),
        number={ROAD: player.roads, KNIGHT: player.knights}.get(kind, 0) + 1,
        gain=_gain(box, state, kind, payable or items),
        items=tuple(payable),
    )


def _answer(
    box: Box, state: State, kind: int, there: bool, payable: bool, cost: Sequence[int]
) -> Answer:
    if state.built[kind]:
        return "built"
    if not there:
        return "missing"
    if not payable:
        return "short"
    hand = state.players[state.seat].hand
    if all(c <= cards for c, cards in zip(cost, hand, strict=True)):
        return "yes"
    return "three" if payment.total_reach(box.alike, cost, hand) >= 0 else "university"


def _from(box: Box, state: State, kind: int) -> int:
    stock = {ROAD: state.roads, KNIGHT: state.knights}.get(kind, 1)
    return -1 if stock else loser(box, state, kind)


def _gain(box: Box, state: State, kind: int, items: list[int]) -> int:
    player = state.players[state.seat]
    if kind == ROAD:
        return box.road_vp if player.roads % 2 else 0
    if kind == KNIGHT:
        return box.knight_vp if player.knights % 2 else 0
    if kind == SETTLEMENT:
        return box.settlement_vp
    if kind == CITY:
        return box.city_vp - box.settlement_vp
    values = [box.expansion_vp[item - FIRST_EXPANSION] for item in items]
    return min(values, default=box.city_vp) - box.city_vp


def together(box: Box, state: State) -> tuple[tuple[int, ...], ...]:
    """List the largest sets of kinds that the hand pays together, the most points first.

    The University's help is left out: it is for one of them only.
    """
    found: list[tuple[int, ...]] = []
    for size in range(len(KINDS), 0, -1):
        for kinds in combinations(KINDS, size):
            if any(set(kinds) <= set(larger) for larger in found):
                continue
            if _payable_together(box, state, kinds):
                found.append(kinds)
    return tuple(sorted(found, key=lambda kinds: _worth(box, state, kinds), reverse=True))


def _worth(box: Box, state: State, kinds: tuple[int, ...]) -> tuple[int, int]:
    points = sum(_gain(box, state, kind, _choice(box, state, kind)) for kind in kinds)
    return points, sum(sum(_cost(box, state, kind)) for kind in kinds)


def _choice(box: Box, state: State, kind: int) -> list[int]:
    """List the items of a kind that are there, as if its place on the table were free."""
    if kind < FIRST_EXPANSION:
        return [kind]
    own = state.players[state.seat].expansions
    return [
        FIRST_EXPANSION + expansion
        for expansion, stock in enumerate(state.expansions)
        if stock and expansion not in own
    ]


def _cost(box: Box, state: State, kind: int) -> tuple[int, ...]:
    choice = _choice(box, state, kind) or [kind]
    return min((box.costs[item] for item in choice), key=sum)


def _payable_together(box: Box, state: State, kinds: tuple[int, ...]) -> bool:
    player = state.players[state.seat]
    if any(state.built[kind] for kind in kinds):
        return False
    settlements = len(player.settlements) + (SETTLEMENT in kinds)
    free = len(player.cities) - len(player.expansions) + (CITY in kinds)
    there = {
        ROAD: bool(state.roads) or loser(box, state, ROAD) >= 0,
        SETTLEMENT: bool(state.pile),
        KNIGHT: bool(state.knights) or loser(box, state, KNIGHT) >= 0,
        CITY: settlements > 0,
        FIRST_EXPANSION: free > 0 and bool(_choice(box, state, FIRST_EXPANSION)),
    }
    if not all(there[kind] for kind in kinds):
        return False
    costs = [_cost(box, state, kind) for kind in kinds]
    total = [sum(cost[resource] for cost in costs) for resource in range(len(RESOURCES))]
    reach = payment.total_reach(box.alike, total, player.hand)
    if reach >= 0:
        return True
    return len(kinds) == 1 and reach == -1 and may_waive(state, player)
