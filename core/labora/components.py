"""What lies in the box of Ora et Labora, read from a JSON file and validated.

Source: fact sheet sections 1 to 6. Every card says how sure its numbers are; what the sources
leave open is in `rulings`.
The shape is checked by pydantic (`ValidationError`), what must fit together by `BadComponents`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, model_validator

from core.game import BadComponents
from core.labora.effects import (
    Clear,
    Count,
    Effect,
    Goods,
    Halves,
    Part,
    Positive,
    Trade,
    check_effect,
    goods_of,
)
from core.labora.model import COIN5, GOODS, Country, Mode

Confidence = Literal["certain", "strong", "conflict", "reconstructed"]
"""`certain`: rulebook. `strong`: several programs agree. `conflict`: sources differ, the file
follows one. `reconstructed`: UNKNOWN, a best guess."""

SEATS = (1, 2, 3, 4)
MODES: tuple[Mode, ...] = ("solo", "2", "2long", "3", "4", "3short", "4short")
OPEN_END = ("2", "2long")
"""The modes that end when few buildings are left."""
POSITIONS = 13
"""Positions of the production wheel."""
STAGES = 5
FIRST_FOOD = GOODS.index("grain")
"""Energy is paid with goods before it, food with it and those after it."""
NEUTRAL_OTHERS = 3
"""Cards of the neutral player that are no cloister: of so many one is never occupied."""

Points_ = Annotated[int, Field(ge=-99, le=99)]
Name = Annotated[str, StringConstraints(pattern="^[a-z][a-z-]*$", max_length=40)]
CardId = Annotated[str, StringConstraints(pattern="^[A-Z][0-9]{1,3}$")]
BasicId = Annotated[str, StringConstraints(pattern="^[a-z][a-z_]*$", max_length=30)]
Spot = Annotated[str, StringConstraints(pattern="^[0-4],[01]$")]
"""A space of the heartland: `x,y`."""
Terrains = Annotated[str, StringConstraints(pattern="^[CPHWM]+$", max_length=5)]
Wild = Literal["forest", "moor"]
Prices = Annotated[tuple[Count, ...], Field(max_length=9)]


class Good(Part):
    """What a good is worth in payments and at the end; `country` if only one has it."""

    food: Count = 0
    energy: Halves = 0
    coins: Count = 0
    points: Count = 0
    basic: bool = False
    country: Country | None = None


class ModeRules(Part):
    """How many players' game is laid out; rounds count from 1."""

    dial: Literal["front", "back"]
    start: Goods
    brothers: Annotated[int, Field(ge=1, le=5)]
    grapes: Positive | None
    """The round in which the grapes marker enters."""
    stone: Positive | None
    phases: tuple[Positive, Positive, Positive, Positive]
    """The rounds of the settlement phases A to D."""
    rounds: Positive | None
    districts: Prices
    plots: Prices
    cloister_points: Halves
    """What the House of the Brotherhood gives for a cloister building."""
    round_goods: tuple[Goods, ...] = ()
    """Goods for everybody at the start of each round. They make it a short game, in which a
    production gives everybody one more."""
    bare: tuple[Spot, ...] = ()
    """Spaces of the heartland that start empty."""


class Heartland(Part):
    """The land everybody starts with, two rows."""

    ground: tuple[
        Annotated[str, Field(pattern="^[PH]{5}$")], Annotated[str, Field(pattern="^[PH]{5}$")]
    ]
    cards: dict[Spot, Wild | BasicId]


class Neutral(Part):
    """The cards on the heartland of the neutral player."""

    cards: dict[Spot, CardId | BasicId]


class DistrictFace(Part):
    """One side of a district: terrain, and what lies on it (empty: nothing)."""

    ground: Annotated[str, Field(pattern="^[PH]{5}$")]
    cards: tuple[Literal["forest", "moor", ""], ...] = Field(min_length=5, max_length=5)


class Districts(Part):
    """Both sides of the districts."""

    hills: DistrictFace
    plains: DistrictFace


class BasicBuilding(Part):
    """A building that belongs to the heartland."""

    name: Name
    cloister: bool
    economic: Points_
    dwelling: Points_
    effects: tuple[Effect, ...]
    confidence: Confidence


class BuildingCard(Part):
    """A building of the display. `stage` 0 lies there from the start, 1-4 are the stacks A-D."""

    name: Name
    number: Positive
    countries: tuple[Country, ...]
    stage: Annotated[int, Field(ge=0, lt=STAGES)]
    modes: tuple[Mode, ...]
    cost: Goods
    terrain: Terrains
    cloister: bool
    economic: Points_
    dwelling: Points_
    effects: tuple[Effect, ...]
    raises_contracts: bool = False
    confidence: Confidence


class SettlementCard(Part):
    """A settlement; everybody has one of each."""

    name: Name
    stage: Annotated[int, Field(ge=0, lt=STAGES)]
    food: Count
    energy: Count
    terrain: Terrains
    economic: Points_
    dwelling: Points_
    confidence: Confidence


class Contract(Part):
    """What a work contract costs, in coins, or in one of the gifts."""

    price: Count
    raised: Count
    gifts: tuple[Literal["wine", "whiskey"], ...]


class Ends(Part):
    """When two players end: buildings left in the display, and turns without a building."""

    two: Count = Field(alias="2")
    two_long: Count = Field(alias="2long")
    idle_turns: Positive


class Rulings(Part):
    """What the sources leave open (fact sheet section 8)."""

    bathhouse_without_paying: bool
    """The Bathhouse sends the clergy home also when its coin is not paid (D27)."""
    locutory_with_prior_at_home: bool
    """The Locutory gives its build action also when the prior was at home (D39)."""
    empty_felling_moves_marker: bool
    """Passing puts the wood marker back to 0 (D43)."""


class Components(Part):
    """Everything in the box."""

    format: Literal[1]
    goods: dict[str, Good]
    dials: dict[Literal["front", "back"], tuple[Count, ...]]
    modes: dict[Mode, ModeRules]
    heartland: Heartland
    neutral: Neutral
    districts: Districts
    basic: dict[BasicId, BasicBuilding]
    buildings: dict[CardId, BuildingCard]
    settlements: dict[CardId, SettlementCard]
    contract: Contract
    water_dwelling: Points_
    wonders: Count
    solo_goal: Annotated[int, Field(ge=0, le=9999)]
    ends: Ends
    rulings: Rulings

    @model_validator(mode="after")
    def _fits_together(self) -> Components:
        self._check_goods()
        self._check_modes()
        self._check_cards()
        self._check_land()
        return self

    def _check_goods(self) -> None:
        for name in sorted({*GOODS, COIN5} ^ set(self.goods)):
            raise BadComponents("goods", good=name)
        for name, good in self.goods.items():
            if good.food and good.energy:
                raise BadComponents("food-and-energy", good=name)
        for name, good in self.goods.items():
            late = name != COIN5 and GOODS.index(name) >= FIRST_FOOD
            if (good.food and not late and name != COIN5) or (good.energy and late):
                raise BadComponents("payment-order", good=name)
        five = self.goods[COIN5]
        if not five.coins or self.goods["coins"].coins != 1:
            raise BadComponents("coins")
        named: list[str] = [good for mode in self.modes.values() for good in mode.start]
        named += [good for one in self.modes.values() for pair in one.round_goods for good in pair]
        for card in self.buildings.values():
            named += card.cost
        for _, effect in self.all_effects():
            named += goods_of(effect)
        for name in named:
            if name not in GOODS:
                raise BadComponents("unknown-good", good=name)

    def all_effects(self) -> Iterator[tuple[str, Effect]]:
        """List all effects with the id of their card, those within others too."""
        functions = {card: one.effects for card, one in self.basic.items()}
        functions |= {card: one.effects for card, one in self.buildings.items()}
        for card, effects in functions.items():
            open_ones = list(effects)
            while open_ones:
                effect = open_ones.pop()
                yield card, effect
                if isinstance(effect, Trade | Clear):
                    open_ones += effect.then

    def _check_modes(self) -> None:
        for mode in MODES:
            if mode not in self.modes:
                raise BadComponents("mode", mode=mode)
        for name, dial in self.dials.items():
            if len(dial) != POSITIONS:
                raise BadComponents("dial", dial=name, positions=len(dial))
        for mode, rules in self.modes.items():
            if rules.dial not in self.dials:
                raise BadComponents("dial", dial=rules.dial, positions=0)
            if (rules.rounds is None) != (mode in OPEN_END):
                raise BadComponents("rounds", mode=mode)
            if list(rules.phases) != sorted(set(rules.phases)):
                raise BadComponents("phases", mode=mode)
            if rules.rounds is not None and rules.phases[-1] >= rules.rounds:
                raise BadComponents("phases", mode=mode)

    def _check_cards(self) -> None:
        for card, effect in self.all_effects():
            check_effect(card, effect)
        cards = (*self.buildings, *self.settlements, *self.basic, "forest", "moor")
        for card in sorted(cards):
            if cards.count(card) > 1:
                raise BadComponents("card-twice", card=card)

    def _check_land(self) -> None:
        own = set(self.heartland.cards.values()) - {"forest", "moor"}
        for card in sorted(own ^ set(self.basic)):
            raise BadComponents("basic-building", card=card)
        for card in self.neutral.cards.values():
            if card not in self.basic and card not in self.buildings:
                raise BadComponents("neutral-card", card=card)
        if not any(self.basic[card].cloister for card in own):
            raise BadComponents("no-cloister")
        cloisters = {card for card, one in self.basic.items() if one.cloister}
        cloisters |= {card for card, one in self.buildings.items() if one.cloister}
        others = [card for card in self.neutral.cards.values() if card not in cloisters]
        if len(others) < NEUTRAL_OTHERS or len(others) == len(self.neutral.cards):
            raise BadComponents("neutral-cards", others=len(others), needed=NEUTRAL_OTHERS)


def read_components(text: str | bytes) -> Components:
    """Read components from JSON. Raises pydantic's ValidationError or `BadComponents`."""
    return Components.model_validate_json(text)


def made_components(values: Mapping[str, Any]) -> Components:
    """Make components from a mapping of plain JSON values. Raises like `read_components`."""
    return read_components(json.dumps(values))


@cache
def default_components() -> Components:
    """Give the components of the printed game, as far as they are known."""
    return read_components(Path(__file__).with_name("components.json").read_bytes())
