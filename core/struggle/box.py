"""The components in the form the rules read at every step: plain tuples and ready-made actions.

Made once from a `Components`. Nothing in it changes afterwards; the action objects are shared by
all lists that `legal` gives, nobody may change them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from core.game import Note, Value
from core.struggle.components import SEATS, SPLITS, Components, Split
from core.struggle.model import (
    EXPANSIONS,
    RESOURCES,
    Action,
    Build,
    Discard,
    DrawSwap,
    EndSwaps,
    EndTurn,
    Give,
    OpenLibrary,
    Pay,
    PutAway,
    State,
    TakeBlind,
    TakeMarket,
    TakeSeen,
    TurnArrow,
    UseGuild,
    Waive,
)

ROAD, SETTLEMENT, KNIGHT, CITY, FIRST_EXPANSION = range(5)
"""Indices in `ITEMS`; also the kinds that can be built once a turn (4: any expansion)."""

Values = dict[str, Value]


def kind_of(item: int) -> int:
    """Give the once-a-turn kind of an item."""
    return item if item < FIRST_EXPANSION else FIRST_EXPANSION


@dataclass(frozen=True, slots=True)
class Supply:
    """The cards in play with a number of seats, before the start cards are dealt."""

    resources: tuple[int, ...]
    roads: int
    knights: int
    settlements: int
    expansions: tuple[int, ...]
    events: dict[Split, tuple[int, ...]]
    """Robber attacks and market days for each split."""


def _supply(components: Components, seats: int) -> Supply:
    cards = components.sets[SEATS.index(seats)]
    marks = cards.marks
    splits = components.events.splits
    return Supply(
        resources=tuple(cards.resources * count for count in components.resources.counts),
        roads=components.roads.cards.total(marks),
        knights=components.knights.cards.total(marks),
        settlements=components.settlements.cards.total(marks),
        expansions=tuple(kind.cards.total(marks) for kind in components.expansions.each),
        events={
            split: (
                splits[split].robber_attack.total(marks),
                splits[split].market_day.total(marks),
            )
            for split in SPLITS
        },
    )


class Moves:
    """One object for every action that can occur, found by its arguments."""

    def __init__(self, most_cards: int, places: int, most_extra: int) -> None:
        resources = range(len(RESOURCES))
        seats = range(SEATS[-1])
        items = range(FIRST_EXPANSION + len(EXPANSIONS))
        self.put_away: list[Action] = [PutAway(r) for r in resources]
        self.draw_swap: Action = DrawSwap()
        self.take_market: list[Action] = [TakeMarket(place) for place in range(places)]
        self.take_blind: list[Action] = [TakeBlind(seat) for seat in seats]
        self.open_library: list[Action] = [OpenLibrary(seat) for seat in seats]
        self.take_seen: list[Action] = [TakeSeen(r) for r in resources]
        self.give: list[Action] = [Give(r) for r in resources]
        self.end_swaps: Action = EndSwaps()
        self.build: list[Action] = [Build(item) for item in items]
        self.waive: list[Action] = [Waive(r) for r in resources]
        self.pay: list[list[Action]] = [
            [Pay(r, amount) for amount in range(most_cards + 1)] for r in resources
        ]
        self.turn_arrow: list[Action] = [TurnArrow(False), TurnArrow(True)]
        self.discard: list[Action] = [Discard(r) for r in resources]
        self.use_guild: list[Action] = [UseGuild(seat) for seat in seats]
        self.end_turn: list[Action] = [EndTurn(extra) for extra in range(most_extra + 1)]


class Box:
    """Everything the rules need to know of the components."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self._read_numbers(components)
        self._read_cards(components)
        most_cards = max(max(supply.resources) for supply in self.supply.values())
        most_knights = max(supply.knights for supply in self.supply.values())
        most_extra = (most_knights + 1) // 2 * self.draw_per_knight
        self.moves = Moves(most_cards, self.market, most_extra)
        self.reach = tuple(
            tuple(self._reach_by_cards(cost, most_cards) for cost in price) for price in self.prices
        )

    def _read_numbers(self, components: Components) -> None:
        numbers = components.numbers
        self.goal = numbers.goal
        self.start_hand = numbers.start_hand
        self.start_settlements = numbers.start_settlements
        self.start_roads = numbers.start_roads
        self.market = numbers.market
        self.swaps_per_road = numbers.swaps_per_road
        self.swaps_without_road = numbers.swaps_without_road
        self.alike = numbers.alike_for_one
        self.draw = numbers.draw
        self.draw_per_knight = numbers.draw_per_knight
        self.robber_limit = numbers.robber_limit
        self.church_knights = numbers.church_knights
        self.citadel_roads = numbers.citadel_roads
        self.destiny_from = numbers.destiny_from
        self.dead_end_rounds = numbers.dead_end_rounds

    def _read_cards(self, components: Components) -> None:
        self.supply = {seats: _supply(components, seats) for seats in SEATS}
        self.settlement_vp = components.settlements.vp
        self.city_vp = components.settlements.city_vp
        self.road_vp = components.roads.side_b_vp
        self.knight_vp = components.knights.side_b_vp
        kinds = components.expansions.each
        self.expansion_vp = tuple(kind.vp for kind in kinds)
        prices = components.prices
        common = prices.expansion.counts
        self.costs: tuple[tuple[int, ...], ...] = (
            prices.road.counts,
            prices.settlement.counts,
            prices.knight.counts,
            prices.city.counts,
            *(
                tuple(a + b for a, b in zip(common, kind.extra.counts, strict=True))
                for kind in kinds
            ),
        )
        """The price of every item of `ITEMS`."""
        self.prices = tuple(dict.fromkeys(self.costs))
        """The different prices."""
        self.price_of = tuple(self.prices.index(cost) for cost in self.costs)
        """For every item its index in `prices`."""

    def _reach_by_cards(self, cost: int, most: int) -> tuple[int, ...]:
        """For 0 to `most` cards of a resource: how many cards of others they can replace.

        Negative: how many of its own are missing.
        """
        return tuple(
            (cards - cost) // self.alike if cards >= cost else cards - cost
            for cards in range(most + 1)
        )


Apply = Callable[[Box, State, Any, Note | None], None]
"""What carries out an action of one kind."""
