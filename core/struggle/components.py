"""What lies in the box of The Struggle for Catan, read from a JSON file and validated.

Source: fact sheet sections 1, 2, 3 and 6. Every group of cards says how sure its numbers are.
The shape is checked by pydantic (`ValidationError`), what must fit together by `BadComponents`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from core.game import BadComponents
from core.struggle.model import EVENTS, EXPANSIONS, RESOURCES

Confidence = Literal["certain", "strong", "conflict", "reconstructed"]
"""`certain`: rulebook or printed card. `strong`: two sources agree. `conflict`: sources differ,
the file follows one. `reconstructed`: UNKNOWN, a best guess."""

Mark = Literal["plain", "three", "four"]
Split = Literal["10-5", "11-4"]
SPLITS: tuple[Split, ...] = ("10-5", "11-4")
SEATS = (2, 3, 4, 5, 6)

Count = Annotated[int, Field(ge=0, le=99)]
Positive = Annotated[int, Field(ge=1, le=99)]


class Part(BaseModel):
    """A part of the file: cannot change, knows no other fields, takes no number for a word."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Marked(Part):
    """How many cards carry no mark, three figures, four figures."""

    plain: Count
    three: Count
    four: Count

    def total(self, marks: tuple[Mark, ...]) -> int:
        """Count the cards that carry one of `marks`; a mark named twice counts twice."""
        return sum(getattr(self, mark) for mark in marks)


class Cards(Part):
    """A number of cards of each resource; what is not named is 0."""

    brick: Count = 0
    lumber: Count = 0
    ore: Count = 0
    wool: Count = 0
    grain: Count = 0

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers in the order of `RESOURCES`."""
        return tuple(getattr(self, resource) for resource in RESOURCES)


class ResourceCards(Cards):
    """The resource cards of one box."""

    confidence: Confidence


class Stack(Part):
    """Roads or knights: cards that are laid on sides A and B in turn."""

    cards: Marked
    side_b_vp: Count
    confidence: Confidence


class Settlements(Part):
    """Settlement cards with a city on the back."""

    cards: Marked
    vp: Count
    city_vp: Count
    confidence: Confidence


class EventSplit(Part):
    """How many settlement cards carry each event on the city side."""

    robber_attack: Marked
    market_day: Marked


class Events(Part):
    """The two ways the sources split the events, and how sure the text of each event is."""

    splits: dict[Split, EventSplit]
    confidence: Confidence
    robber_attack: Confidence
    market_day: Confidence


class Expansion(Part):
    """One kind of city expansion; `extra` is added to the common price."""

    cards: Marked
    vp: Count
    extra: Cards = Cards()
    confidence: Confidence
    benefit: Confidence


class Expansions(Part):
    """The six kinds of city expansion."""

    library: Expansion
    university: Expansion
    town_hall: Expansion
    church: Expansion
    citadel: Expansion
    merchant_guild: Expansion

    @property
    def each(self) -> tuple[Expansion, ...]:
        """The kinds in the order of `EXPANSIONS`."""
        return tuple(getattr(self, name) for name in EXPANSIONS)


class Prices(Part):
    """What must be paid, before replacing and before the University."""

    road: Cards
    settlement: Cards
    knight: Cards
    city: Cards
    expansion: Cards


class Numbers(Part):
    """All other numbers of the rules."""

    goal: Positive
    start_hand: Count
    start_settlements: Count
    start_roads: Count
    market: Annotated[int, Field(ge=1, le=9)]
    swaps_per_road: Positive
    swaps_without_road: Count
    alike_for_one: Annotated[int, Field(ge=2, le=9)]
    draw: Positive
    draw_per_knight: Count
    robber_limit: Count
    church_knights: Count
    citadel_roads: Count
    destiny_from: Annotated[int, Field(ge=3, le=7)]
    dead_end_rounds: Positive


class CardSet(Part):
    """Which marks of the first and the second copy are played with this many seats."""

    seats: int
    first: tuple[Mark, ...]
    second: tuple[Mark, ...]
    resources: Annotated[int, Field(ge=1, le=2)]

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks of both copies together."""
        return self.first + self.second


class Components(Part):
    """Everything in the box."""

    format: Literal[1]
    resources: ResourceCards
    roads: Stack
    knights: Stack
    settlements: Settlements
    events: Events
    expansions: Expansions
    prices: Prices
    numbers: Numbers
    sets: tuple[CardSet, ...]

    @model_validator(mode="after")
    def _fits_together(self) -> Components:
        self._check_events()
        self._check_prices()
        self._check_sets()
        return self

    def _check_events(self) -> None:
        for split in SPLITS:
            if split not in self.events.splits:
                raise BadComponents("no-split", split=split)
            cards = self.events.splits[split]
            for mark in ("plain", "three", "four"):
                events = sum(getattr(getattr(cards, event), mark) for event in EVENTS)
                settlements = getattr(self.settlements.cards, mark)
                if events != settlements:
                    raise BadComponents(
                        "events-per-settlement",
                        split=split,
                        mark=mark,
                        events=events,
                        settlements=settlements,
                    )

    def _check_prices(self) -> None:
        for item in Prices.model_fields:
            if not sum(getattr(self.prices, item).counts):
                raise BadComponents("no-price", item=item)

    def _check_sets(self) -> None:
        if tuple(entry.seats for entry in self.sets) != SEATS:
            raise BadComponents("seats", seats=tuple(entry.seats for entry in self.sets))
        for entry in self.sets:
            seats, numbers = entry.seats, self.numbers
            for kind, needed, there in (
                (
                    "resources",
                    seats * numbers.start_hand + numbers.market,
                    entry.resources * sum(self.resources.counts),
                ),
                (
                    "settlements",
                    seats * numbers.start_settlements,
                    self.settlements.cards.total(entry.marks),
                ),
                ("roads", seats * numbers.start_roads, self.roads.cards.total(entry.marks)),
            ):
                if needed > there:
                    raise BadComponents(
                        "too-few", kind=kind, seats=seats, needed=needed, there=there
                    )


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
