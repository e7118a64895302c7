"""The components in the form the rules read at every step: plain tuples and ready-made actions.

Made once from a `Components`. Nothing in it changes afterwards; the action objects are shared by
all lists that `legal` gives, nobody may change them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.burgundy.components import DIE, SEATS, Bonus, Components, TableOf
from core.burgundy.model import (
    BUILDING,
    BUILDINGS,
    CARPENTER,
    CASTLE,
    CHURCH,
    CLOISTER,
    EXTRA,
    GOODS,
    KNOWLEDGE,
    MARKET,
    MINE,
    PASTURE,
    SHIP,
    TYPES,
    Action,
    Buy,
    ChooseBonus,
    Decline,
    Drop,
    Earn,
    EndTurn,
    Fetch,
    HandIn,
    Hire,
    Keep,
    KeepDie,
    Onto,
    Place,
    PlaceFree,
    Sell,
    SellKind,
    State,
    Swap,
    Take,
    TakeAnimal,
    TakeGood,
)
from core.game import Note, Value

Values = dict[str, Value]

ANY = 0
"""The die value of a castle's free action: it fits everything."""
NO_BUILDING = -1
STACK = 3
"""Cards of a finished triple."""

FETCHES: dict[int, frozenset[int]] = {
    CARPENTER: frozenset((BUILDING, KNOWLEDGE)),
    CHURCH: frozenset((MINE, CASTLE, CLOISTER)),
    MARKET: frozenset((SHIP, PASTURE)),
}
"""The types that a building lets its owner take from the display."""


def steps_between(a: int, b: int) -> int:
    """Count the workers that turn die value `a` into `b`; 1 and 6 are neighbours (case 2)."""
    apart = abs(a - b)
    return min(apart, len(DIE) - apart)


class Moves:
    """One object for every action that can occur often, found by its arguments."""

    def __init__(self, cards: int, most_choices: int) -> None:
        dice = range(EXTRA + 1)
        self.take: list[list[Action]] = [[Take(d, card) for card in range(cards)] for d in dice]
        self.place: list[list[Action]] = [[Place(d, card) for card in range(cards)] for d in dice]
        self.sell: list[list[Action]] = [[Sell(d, g) for g in range(len(GOODS))] for d in dice]
        self.hire: list[Action] = [Hire(d) for d in dice]
        self.earn: list[Action] = [Earn(d) for d in dice]
        self.fetch: list[Action] = [Fetch(card) for card in range(cards)]
        self.place_free: list[Action] = [PlaceFree(card) for card in range(cards)]
        self.keep: list[Action] = [Keep(card) for card in range(cards)]
        self.keep_die: list[Action] = [KeepDie(card) for card in range(cards)]
        self.drop: list[Action] = [Drop(card) for card in range(cards)]
        self.onto: list[Action] = [Onto(stack) for stack in range(cards + 1)]
        self.sell_kind: list[Action] = [SellKind(g) for g in range(len(GOODS))]
        self.take_good: list[Action] = [TakeGood(pile) for pile in range(2)]
        self.take_animal: list[Action] = [TakeAnimal(pile) for pile in range(2)]
        self.choose_bonus: list[Action] = [ChooseBonus(choice) for choice in range(most_choices)]
        self.buy: Action = Buy()
        self.decline: Action = Decline()
        self.end_turn: Action = EndTurn()

    def swap(self, die: int, most: int) -> list[Action]:
        """Give the swaps for 1 to `most` points; nothing bounds what can be saved up."""
        return [Swap(die, vp) for vp in range(1, most + 1)]

    def hand_in(self, fewest: int, most: int) -> list[Action]:
        """Give the ways to hand in `fewest` to `most` workers."""
        return [HandIn(workers) for workers in range(fewest, most + 1)]


class Box:
    """Everything the rules need to know of the components."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self._read_cards(components)
        self._read_rest(components)
        numbers = components.numbers
        self.dice = numbers.dice
        self.hand = numbers.hand
        self.projects = numbers.projects
        self.hire_up_to = numbers.hire_up_to
        self.earn = numbers.earn
        self.swap_cards = numbers.swap_cards
        self.buy_silver = numbers.buy_silver
        self.buy_cards = numbers.buy_cards
        self.start_goods = numbers.start_goods
        self.start_animals = numbers.start_animals
        self.start_silver = numbers.start_silver
        self.moves = Moves(self.cards, max(map(len, self.bonuses)))

    def _read_cards(self, components: Components) -> None:
        types: list[int] = []
        buildings: list[int] = []
        dice: list[int] = []
        printed = [
            (kind, NO_BUILDING, part.dice) for kind, part in enumerate(components.types.each)
        ]
        printed += [
            (BUILDING, kind, part) for kind, part in enumerate(components.buildings.dice.each)
        ]
        for kind, building, values in printed:
            for die, count in zip(DIE, values, strict=True):
                types += [kind] * count
                buildings += [building] * count
                dice += [die] * count
        self.cards = len(types)
        """How many action cards there are; they are numbered from 0."""
        self.type_of = tuple(types)
        self.building_of = tuple(buildings)
        self.die_of = tuple(dice)
        self.row_steps = (
            (0,) * len(DIE),
            *(tuple(steps_between(value, die) for die in DIE) for value in DIE),
        )
        """For a die value (or ANY) the workers needed for each row, from row 1."""
        self.card_steps = tuple(tuple(steps[die - 1] for die in dice) for steps in self.row_steps)
        """For a die value (or ANY) the workers needed to place each card."""
        self.goods_steps = tuple(
            tuple(min(steps[die - 1] for die in kind.dice) for kind in components.goods.each)
            for steps in self.row_steps
        )
        """For a die value (or ANY) the workers needed to sell each kind of goods."""

    def _read_rest(self, components: Components) -> None:
        self.triple_vp = (
            *(part.triple_vp for part in components.types.each),
            components.buildings.triple_vp,
        )
        self.effects = components.effects
        self.goods = tuple(kind.cards for kind in components.goods.each)
        self.good_silver = components.goods.silver
        self.good_vp = components.goods.vp
        self.animals = components.animals.cards.counts
        self.set_vp = (0, *components.animals.set_vp)
        """Points of a set by how many different animals are in it, from none."""
        self.bonuses: tuple[tuple[Bonus, ...], ...] = tuple(
            card.choices for card in components.rounds
        )
        self.vp_cards = components.vp_cards.ones + 2 * components.vp_cards.twos
        self.first_vp = components.prizes.first_vp
        self.start_vp = components.prizes.start_player_vp
        self.tables: dict[int, TableOf] = dict(zip(SEATS, components.tables, strict=True))
        self.rival_piles = components.rival.piles
        self.rival_cloister_vp = components.rival.vp_per_cloister

    def stack_type(self, stack: list[int]) -> int:
        """Give the type a stack counts as: cloisters are wild (fact sheet section 6)."""
        types = self.type_of
        for card in stack:
            if types[card] != CLOISTER:
                return types[card]
        return CLOISTER


Apply = Callable[[Box, State, Any, Note | None], None]
"""What carries out an action of one kind."""


def effect_rule(box: Box, card: int) -> str:
    """Give the rule id of what a card does when it is placed."""
    building = box.building_of[card]
    name = BUILDINGS[building] if building >= 0 else TYPES[box.type_of[card]]
    return f"burgundy.{name.replace('_', '-')}"
