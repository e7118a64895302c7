"""What lies in the box of Seeland, read from a JSON file and validated.

Source: fact sheet sections 1 and 2. Every group says how sure its numbers are: map, ring, golden
numbers and the spreads of the tiles are reconstructed.
The shape is checked by pydantic (`ValidationError`), what must fit together by `BadComponents`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from core import hexgrid
from core.game import BadComponents
from core.seeland import tiles

Confidence = Literal["certain", "strong", "conflict", "reconstructed"]
"""`certain`: rulebook. `strong`: published elsewhere. `conflict`: sources differ, the file follows
one. `reconstructed`: UNKNOWN, a best guess."""

SEATS = (2, 3, 4)
SPACES = ("stall", "workshop", "warehouse")
STALL, WORKSHOP, WAREHOUSE = SPACES

Count = Annotated[int, Field(ge=0, le=99)]
Positive = Annotated[int, Field(ge=1, le=99)]
TileValue = Annotated[int, Field(ge=0, le=tiles.MOST)]
Tile = Annotated[
    str, StringConstraints(pattern=rf"^(farm|({'|'.join(tiles.CROPS)}) [1-4]?[0-9]\*?)$")
]
"""`farm`, or a crop with its value; a star is the symbol of a governor."""
HexName = Annotated[str, StringConstraints(pattern="^[A-Z][1-9][0-9]?$")]
Row = Annotated[str, StringConstraints(pattern="^[ .IMV]*$", max_length=40)]


class Part(BaseModel):
    """A part of the file: cannot change, knows no other fields, takes no number for a word."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Mills(Part):
    """The values of the mill tiles."""

    values: tuple[TileValue, ...] = Field(max_length=99)
    confidence: Confidence


class Landscapes(Part):
    """The values of the landscape tiles of each crop."""

    cabbage: tuple[TileValue, ...] = Field(max_length=99)
    rapeseed: tuple[TileValue, ...] = Field(max_length=99)
    tulips: tuple[TileValue, ...] = Field(max_length=99)
    confidence: Confidence

    @property
    def codes(self) -> tuple[int, ...]:
        """The tiles, as `core.seeland.tiles` numbers them."""
        return tuple(
            tiles.landscape(crop, value)
            for crop, name in enumerate(tiles.CROPS)
            for value in getattr(self, name)
        )


class Islands(Part):
    """The tiles that lie face down on the island spaces."""

    tiles: tuple[Tile, ...]
    confidence: Confidence


class Ring(Part):
    """The spaces of the market, clockwise, and where the guild master starts."""

    spaces: tuple[Literal["stall", "workshop", "warehouse"], ...] = Field(
        min_length=3, max_length=20
    )
    start: Count
    confidence: Confidence


class Houses(Part):
    """The golden numbers of the trading houses, clockwise; on `start` lies the last guilder."""

    numbers: tuple[Count, ...] = Field(min_length=2, max_length=40)
    start: Count
    confidence: Confidence


class Map(Part):
    """The land: `V` village, `M` printed mill, `I` island, `.` open, blank outside.

    The second, fourth, ... row is shifted half a hex to the right.
    """

    rows: tuple[Row, ...] = Field(min_length=1, max_length=hexgrid.ROWS)
    mills: dict[HexName, TileValue]
    """The value of each printed mill, by the name of its hex."""
    confidence: Confidence

    @property
    def places(self) -> dict[hexgrid.Hex, str]:
        """The hexes in reading order, each with its letter."""
        return {
            hexgrid.from_offset(row, column): letter
            for row, letters in enumerate(self.rows)
            for column, letter in enumerate(letters)
            if letter != " "
        }


class Printed(Part):
    """What the tactical side prints on the island spaces, by the name of the hex."""

    tiles: dict[HexName, Tile]
    confidence: Confidence


class Pieces(Part):
    """How many wooden and cardboard pieces there are; figures, markers and start a player."""

    figures: Annotated[int, Field(ge=1, le=9)]
    markers: Annotated[int, Field(ge=0, le=9)]
    start_stuivers: Count
    stuivers: Count
    guilders: Positive
    governors: Count
    confidence: Confidence


class Points(Part):
    """What brings and what costs points; `warehouse_guilders` is in guilders."""

    bonus: Count
    bonus_crops: Annotated[int, Field(ge=1, le=3)]
    """Different crops from which a harvest gets the bonus."""
    crops_needed: Annotated[int, Field(ge=0, le=3)]
    """Different crops below which a harvest is worth nothing."""
    warehouse: Count
    warehouse_guilders: Count
    governor_satisfied: Count
    governor_missed: Count
    governor_left: Count
    most_governors: Count
    most_governors_tied: Count
    records: tuple[Count, ...] = Field(max_length=9)
    confidence: Confidence


class Components(Part):
    """Everything in the box."""

    format: Literal[1]
    mills: Mills
    landscapes: Landscapes
    islands: Islands
    ring: Ring
    houses: Houses
    map: Map
    printed: Printed
    pieces: Pieces
    points: Points

    @model_validator(mode="after")
    def _fits_together(self) -> Components:
        self._check_map()
        self._check_islands()
        self._check_market()
        self._check_pieces()
        return self

    def _check_map(self) -> None:
        places = self.map.places
        villages = [place for place, letter in places.items() if letter == "V"]
        if len(villages) != 1:
            raise BadComponents("villages", there=len(villages))
        names = [hexgrid.name(place) for place in places]
        printed = [
            name for name, letter in zip(names, places.values(), strict=True) if letter == "M"
        ]
        for name in sorted(set(printed) ^ set(self.map.mills)):
            raise BadComponents("printed-mill", hex=name)
        if len(printed) < SEATS[-1]:
            raise BadComponents("too-few-printed-mills", needed=SEATS[-1], there=len(printed))
        around = hexgrid.adjacency(tuple(places))
        letters = tuple(places.values())
        reached = hexgrid.steps(around, [letters.index("V")], lambda _: True)
        village = hexgrid.steps(around, [letters.index("V")], lambda near: letters[near] == "M")
        for index, name in enumerate(names):
            if index not in reached:
                raise BadComponents("not-connected", hex=name)
            if letters[index] != "M":
                continue
            if index not in village:
                raise BadComponents("mill-outside-village", hex=name)
            if all(letters[near] != "." for near in around[index]):
                raise BadComponents("no-room-at-mill", hex=name)

    def _check_islands(self) -> None:
        islands = {
            hexgrid.name(place) for place, letter in self.map.places.items() if letter == "I"
        }
        if len(self.islands.tiles) != len(islands):
            raise BadComponents("islands", tiles=len(self.islands.tiles), spaces=len(islands))
        for name in sorted(islands ^ set(self.printed.tiles)):
            raise BadComponents("printed-tile", hex=name)

    def _check_market(self) -> None:
        spaces = self.ring.spaces
        if self.ring.start >= len(spaces) or spaces[self.ring.start] == WAREHOUSE:
            raise BadComponents("ring-start", space=self.ring.start)
        for kind, there in (
            (STALL, len(self.landscapes.codes)),
            (WORKSHOP, len(self.mills.values)),
        ):
            needed = spaces.count(kind) - (spaces[self.ring.start] == kind)
            if kind not in spaces:
                raise BadComponents("no-such-space", kind=kind)
            if there < needed:
                raise BadComponents("too-few-tiles", kind=kind, needed=needed, there=there)
        houses = len(self.houses.numbers)
        if self.houses.start >= houses:
            raise BadComponents("house-start", house=self.houses.start)
        if self.pieces.guilders >= houses:
            raise BadComponents("too-few-houses", guilders=self.pieces.guilders, houses=houses)

    def _check_pieces(self) -> None:
        for side, faces in (
            ("basic", self.islands.tiles),
            ("tactical", tuple(self.printed.tiles.values())),
        ):
            needed = faces.count("farm") + SEATS[-1] * self.pieces.start_stuivers
            if needed > self.pieces.stuivers:
                raise BadComponents(
                    "too-few-stuivers", side=side, needed=needed, there=self.pieces.stuivers
                )
        symbols = sum(face.endswith("*") for face in self.printed.tiles.values())
        if symbols > self.pieces.governors:
            raise BadComponents("too-few-governors", needed=symbols, there=self.pieces.governors)


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
