"""The components in the form the rules read at every step: plain tuples and ready-made actions.

Made once from a `Components`. Nothing in it changes afterwards; the action objects are shared by
all lists that `legal` gives, nobody may change them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core import hexgrid
from core.game import Note, Value
from core.seeland import tiles
from core.seeland.components import STALL, WAREHOUSE, Components
from core.seeland.model import (
    Action,
    Build,
    Buy,
    EndTurn,
    Fetch,
    First,
    Harvest,
    Leave,
    Mark,
    Place,
    Retreat,
    Skip,
    State,
    UseStuiver,
    Walk,
)

Values = dict[str, Value]


class Moves:
    """One object for every action that can occur, found by its arguments."""

    def __init__(self, hexes: int, spaces: int, guilders: int) -> None:
        self.first: list[Action] = [First(place) for place in range(hexes)]
        self.buy: list[Action] = [Buy(space) for space in range(spaces)]
        self.retreat: list[Action] = [Retreat(back) for back in range(guilders + 1)]
        self.place: list[Action] = [Place(place) for place in range(hexes)]
        self.building: list[Action] = [Build(), Leave()]
        self.fetch: list[Action] = [Fetch(place) for place in range(hexes)]
        self.harvest: list[Action] = [Harvest(place) for place in range(hexes)]
        self.marking: list[Action] = [Mark(), Skip()]
        self.walk: list[Action] = [Walk(place) for place in range(hexes)]
        self.use_stuiver: Action = UseStuiver()
        self.end_turn: Action = EndTurn()


class Box:
    """Everything the rules need to know of the components."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self._read_map(components)
        self._read_market(components)
        self._read_numbers(components)
        self.mills = tuple(tiles.mill(value) for value in components.mills.values)
        """All mill tiles."""
        self.landscapes = components.landscapes.codes
        """All landscape tiles."""
        self.island_tiles = tuple(tiles.read(face) for face in components.islands.tiles)
        """All island tiles."""
        self.moves = Moves(len(self.hexes), len(self.ring), self.warehouse_guilders)

    def _read_map(self, components: Components) -> None:
        places = components.map.places
        self.hexes = tuple(places)
        """Axial coordinates of every hex, in reading order."""
        self.names = tuple(map(hexgrid.name, places))
        """The name of every hex."""
        self.by_name = {name: place for place, name in enumerate(self.names)}
        """The hex of every name."""
        self.near = hexgrid.adjacency(self.hexes)
        """The neighbours of every hex."""
        letters = "".join(places.values())
        self.village = letters.index("V")
        self.printed_mills = tuple(place for place, letter in enumerate(letters) if letter == "M")
        self.islands = tuple(place for place, letter in enumerate(letters) if letter == "I")
        """The island spaces; printed hexes on the tactical side."""
        self.free = tuple(place for place, letter in enumerate(letters) if letter == ".")
        """The hexes where tiles of the piles can lie."""
        self.printed = {
            self.by_name[name]: tiles.read(face) for name, face in components.printed.tiles.items()
        }
        """What the tactical side shows on its printed hexes."""
        self.basic_land = [tiles.OPEN] * len(letters)
        """What lies on every hex at the start; the tactical side adds `printed`."""
        self.basic_land[self.village] = tiles.VILLAGE
        for place in self.islands:
            self.basic_land[place] = tiles.ISLAND
        for name, value in components.map.mills.items():
            self.basic_land[self.by_name[name]] = tiles.mill(value)

    def _read_market(self, components: Components) -> None:
        self.ring = components.ring.spaces
        """The kind of each space of the market."""
        self.is_warehouse = tuple(kind == WAREHOUSE for kind in self.ring)
        self.is_stall = tuple(kind == STALL for kind in self.ring)
        self.master_start = components.ring.start
        self.numbers = components.houses.numbers
        """The golden number of each house."""
        self.first_house = components.houses.start

    def _read_numbers(self, components: Components) -> None:
        pieces, points = components.pieces, components.points
        self.figures = pieces.figures
        self.markers = pieces.markers
        self.start_stuivers = pieces.start_stuivers
        self.stuivers = pieces.stuivers
        self.guilders = pieces.guilders
        self.governors = pieces.governors
        self.bonus = points.bonus
        self.bonus_crops = points.bonus_crops
        self.crops_needed = points.crops_needed
        self.warehouse_points = points.warehouse
        self.warehouse_guilders = points.warehouse_guilders
        self.satisfied = points.governor_satisfied
        self.missed = points.governor_missed
        self.left_over = points.governor_left
        self.most_governors = points.most_governors
        self.most_governors_tied = points.most_governors_tied
        self.record_points = points.records


Apply = Callable[[Box, State, Any, Note | None], None]
"""What carries out an action of one kind."""
