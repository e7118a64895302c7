"""What lies in the box of The Castles of Burgundy: The Card Game, read from JSON and validated.

Source: fact sheet sections 1, 2 and 9. Every group of numbers says how sure it is: die values
and some points are printed only on the cards. The shape is checked by pydantic
(`ValidationError`), what must fit together by `BadComponents`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from core.burgundy.model import ANIMALS, BUILDINGS, GOODS, ROUNDS, TYPES
from core.game import BadComponents

Confidence = Literal["certain", "strong", "reconstructed"]
"""`certain`: printed in the rulebook. `strong`: good outside sources. `reconstructed`: UNKNOWN,
a best guess."""

SEATS = (1, 2, 3, 4)
DIE = range(1, 7)

Count = Annotated[int, Field(ge=0, le=99)]
Positive = Annotated[int, Field(ge=1, le=99)]
Few = Annotated[int, Field(ge=0, le=9)]
Value = Annotated[int, Field(ge=1, le=6)]
Dice = Annotated[tuple[Few, ...], Field(min_length=6, max_length=6)]
"""How many cards show each die value from 1 to 6."""


class Part(BaseModel):
    """A part of the file: cannot change, knows no other fields, takes no number for a word."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class TypeCards(Part):
    """The cards of one type other than buildings."""

    dice: Dice
    triple_vp: Count
    triple: Confidence
    confidence: Confidence
    """Of the die values."""


class Types(Part):
    """The six types that are no buildings."""

    castle: TypeCards
    mine: TypeCards
    cloister: TypeCards
    knowledge: TypeCards
    ship: TypeCards
    pasture: TypeCards

    @property
    def each(self) -> tuple[TypeCards, ...]:
        """The types in the order of `TYPES`, without the last one."""
        return tuple(getattr(self, name) for name in TYPES[:-1])


class BuildingDice(Part):
    """Die values of the eight kinds of building."""

    carpenter: Dice
    church: Dice
    market: Dice
    watchtower: Dice
    bank: Dice
    barn: Dice
    warehouse: Dice
    city_hall: Dice

    @property
    def each(self) -> tuple[tuple[int, ...], ...]:
        """The kinds in the order of `BUILDINGS`."""
        return tuple(getattr(self, name) for name in BUILDINGS)


class Buildings(Part):
    """The building cards; all kinds mix in one triple."""

    triple_vp: Count
    triple: Confidence
    dice: BuildingDice
    confidence: Confidence
    """Of the die values."""


class Effects(Part):
    """What a placed card gives."""

    mine_silver: Few
    knowledge_workers: Few
    ship_goods: Few
    pasture_animals: Few
    watchtower_vp: Few
    bank_silver: Few
    barn_cards: Few
    confidence: Confidence


class GoodsKind(Part):
    """One kind of goods: how many cards, and the die values that sell it."""

    cards: Count
    dice: tuple[Value, ...]


class Goods(Part):
    """The goods cards, and what a sold one brings."""

    light: GoodsKind
    medium: GoodsKind
    dark: GoodsKind
    dice: Confidence
    silver: Few
    vp: Few
    confidence: Confidence
    """Of the points."""

    @property
    def each(self) -> tuple[GoodsKind, ...]:
        """The kinds in the order of `GOODS`."""
        return tuple(getattr(self, name) for name in GOODS)


class AnimalCards(Part):
    """How many animals there are of each kind."""

    chicken: Count
    cow: Count
    sheep: Count
    pig: Count

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers in the order of `ANIMALS`."""
        return tuple(getattr(self, name) for name in ANIMALS)


class Animals(Part):
    """The animal cards; `set_vp` says what sets of one, two, ... different animals score."""

    cards: AnimalCards
    set_vp: Annotated[tuple[Count, ...], Field(min_length=4, max_length=4)]
    confidence: Confidence


class Bonus(Part):
    """One choice of a round card; what is not named is 0."""

    vp: Few = 0
    goods: Few = 0
    animals: Few = 0
    silver: Few = 0
    workers: Few = 0


class Round(Part):
    """A round card: the bonuses of which every triple gives one."""

    choices: Annotated[tuple[Bonus, ...], Field(min_length=1, max_length=9)]
    confidence: Confidence


class VpCards(Part):
    """The cards for points gained in the game, if the table limits them."""

    ones: Count
    twos: Count
    confidence: Confidence


class Prizes(Part):
    """Points of the other cards."""

    first_vp: Few
    start_player_vp: Few
    confidence: Confidence


class Numbers(Part):
    """All other numbers of the rules."""

    dice: Annotated[int, Field(ge=1, le=12)]
    hand: Annotated[int, Field(ge=1, le=2)]
    projects: Annotated[int, Field(ge=1, le=9)]
    hire_up_to: Few
    earn: Annotated[int, Field(ge=1, le=9)]
    swap_cards: Annotated[int, Field(ge=2, le=9)]
    buy_silver: Annotated[int, Field(ge=1, le=9)]
    buy_cards: Annotated[int, Field(ge=1, le=9)]
    start_goods: Few
    start_animals: Few
    start_silver: Few


class TableOf(Part):
    """What depends on how many play."""

    seats: int
    display: Annotated[int, Field(ge=0, le=24)]
    in_order: Annotated[int, Field(ge=0, le=24)]
    """Cards of the display that go one to a row, from the top; the rest go by their value."""
    sevens: Annotated[tuple[Count, ...], Field(max_length=9)]
    workers: tuple[Few, ...]
    workers_last_two: tuple[Few, ...]
    confidence: Confidence
    """Of the workers."""


class RivalCards(Part):
    """The rival of the solo game: his cards of each round, and what his cloisters bring you."""

    piles: tuple[Count, ...]
    vp_per_cloister: Few
    confidence: Confidence


class Components(Part):
    """Everything in the box."""

    format: Literal[1]
    types: Types
    buildings: Buildings
    effects: Effects
    goods: Goods
    animals: Animals
    rounds: tuple[Round, ...]
    vp_cards: VpCards
    prizes: Prizes
    numbers: Numbers
    tables: tuple[TableOf, ...]
    rival: RivalCards

    @property
    def action_cards(self) -> int:
        """How many action cards there are."""
        dice = (*(kind.dice for kind in self.types.each), *self.buildings.dice.each)
        return sum(map(sum, dice))

    @model_validator(mode="after")
    def _fits_together(self) -> Components:
        self._check_goods()
        self._check_rounds()
        self._check_tables()
        return self

    def _check_goods(self) -> None:
        for die in DIE:
            kinds = tuple(
                name for name, kind in zip(GOODS, self.goods.each, strict=True) if die in kind.dice
            )
            if len(kinds) != 1:
                raise BadComponents("goods-die", die=die, kinds=kinds)

    def _check_rounds(self) -> None:
        if len(self.rounds) != len(ROUNDS):
            raise BadComponents("rounds", needed=len(ROUNDS), there=len(self.rounds))
        for name, card in zip(ROUNDS, self.rounds, strict=True):
            for number, choice in enumerate(card.choices, 1):
                if not any(getattr(choice, field) for field in Bonus.model_fields):
                    raise BadComponents("empty-bonus", round=name, choice=number)
        if len(self.rival.piles) != len(ROUNDS):
            raise BadComponents("rival-piles", needed=len(ROUNDS), there=len(self.rival.piles))

    def _check_tables(self) -> None:
        if tuple(table.seats for table in self.tables) != SEATS:
            raise BadComponents("seats", seats=tuple(table.seats for table in self.tables))
        for table in self.tables:
            for name in ("workers", "workers_last_two"):
                there = len(getattr(table, name))
                if there != table.seats:
                    raise BadComponents("workers", list=name, seats=table.seats, there=there)
            self._check_supply(table)

    def _check_supply(self, table: TableOf) -> None:
        seats, numbers = table.seats, self.numbers
        cards = seats * numbers.dice + table.display
        if seats == 1:
            cards += sum(self.rival.piles)
        for kind, needed, there in (
            ("action-cards", cards, self.action_cards),
            ("goods", seats * numbers.start_goods, sum(kind.cards for kind in self.goods.each)),
            ("animals", seats * numbers.start_animals, sum(self.animals.cards.counts)),
        ):
            if needed > there:
                raise BadComponents("too-few", kind=kind, seats=seats, needed=needed, there=there)


def read_components(text: str | bytes) -> Components:
    """Read components from JSON. Raises pydantic's ValidationError or `BadComponents`."""
    return Components.model_validate_json(text)


def made_components(values: Mapping[str, Any]) -> Components:
    """Make components from a mapping of plain JSON values. Raises like `read_components`."""
    return read_components(json.dumps(values))


@cache
def default_components() -> Components:
    """Give the components of the printed game."""
    return read_components(Path(__file__).with_name("components.json").read_bytes())
