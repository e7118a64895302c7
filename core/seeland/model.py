"""State and actions of Seeland: plain data, no rules.

Hexes are ints in reading order of the map (`Box.names` gives them their names), spaces of the
ring and seats are ints too. A tile is an int that says what it shows; see `core.seeland.tiles`.
Where a view hides a tile it holds `UNKNOWN`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter

UNKNOWN = -1

_CONFIG = ConfigDict(extra="forbid", strict=True)


@dataclass(slots=True)
class Player:
    """What one player has, and where his points came from."""

    merchant: int
    """How many houses the merchant has walked since the start; it never falls behind the row."""
    mills: list[int]
    """The hexes where his figures stand, in the order of building. The others are spare."""
    stuivers: int
    governors: int
    """Satisfied governors that he kept."""
    records: list[int]
    """The numbers on which his harvest markers lie. The others are unused."""
    harvested: int
    """Points of all his harvests."""
    rewarded: int
    """Points for satisfied governors."""
    paid: int
    """Points he lost to the warehouse."""
    fined: int
    """Points he lost to governors whose number was missed."""
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Retreating:
    """The guild master is in the warehouse: the merchant may go back up to `most` guilders."""

    most: int
    kind: Literal["retreating"] = "retreating"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Placing:
    """A tile was bought and must be laid on the map."""

    tile: int
    kind: Literal["placing"] = "placing"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Building:
    """A mill tile was laid on `hex`: a figure may be put on it."""

    hex: int
    kind: Literal["building"] = "building"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Fetching:
    """The new mill on `hex` lies beside several printed governors: one of them comes."""

    hex: int
    kind: Literal["fetching"] = "fetching"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Ordering:
    """Several mills of `seat` are surrounded at once: the owner says which is harvested next."""

    seat: int
    kind: Literal["ordering"] = "ordering"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Marking:
    """`seat` has just scored the harvest of `hex` and may mark it as a record."""

    seat: int
    hex: int
    points: int
    kind: Literal["marking"] = "marking"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Walking:
    """A governor leaves the mill on `hex`; several mills are equally near."""

    hex: int
    kind: Literal["walking"] = "walking"
    __pydantic_config__ = _CONFIG


Pending = Annotated[
    Retreating | Placing | Building | Fetching | Ordering | Marking | Walking,
    Field(discriminator="kind"),
]


@dataclass(slots=True)
class State:
    """A position of the game. See the module's docstring for the codes."""

    rng: int
    turns: int
    """Finished turns: the first mills count, an extra turn belongs to the turn before it."""
    pending: list[Pending]
    seat: int
    """Whose turn it is (a harvest may ask another seat in between)."""
    phase: Literal["first", "buy", "end", "over"]
    """`end` from the purchase (or the first mill) on: what is pending comes before the end."""
    players: list[Player]
    land: list[int]
    """What lies face up on each hex."""
    under: list[int]
    """For each hex the tile that lies face down on it, or OPEN."""
    edge: list[int]
    """Open hexes next to developed land, in order. Follows from `land`, kept for speed."""
    loose: list[int]
    """Printed hexes that do not hang together with the village yet. Follows from `land`."""
    coins: list[int]
    """Printed farms on which a stuiver still lies."""
    waiting: list[int]
    """Printed landscapes on which a governor still stands."""
    governed: list[int]
    """Mills beside which a governor stands."""
    governors: int
    """Governors in the middle of the market."""
    gone: int
    """Governors that found no mill and left the game."""
    stuivers: int
    """Stuivers beside the board."""
    spent: int
    """Stuivers that left the game."""
    ring: list[int]
    """The tile on each space of the market, or OPEN."""
    master: int
    """The space where the guild master stands."""
    left: int
    """The space he left this turn, refilled when the turn ends; -1: none."""
    mills: list[int]
    """The pile of mill tiles; the last one is on top and open."""
    landscapes: list[int]
    """The pile of landscape tiles; the last one is on top and open."""
    discarded: list[int]
    """Tiles for which the map had no place."""
    extra: bool
    """This is the extra turn of a stuiver."""
    tactical: bool
    records: bool
    with_governors: bool
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class First:
    """Put the first figure on a printed mill."""

    hex: int
    kind: Literal["first"] = "first"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Buy:
    """Move the guild master to a space of the ring, pay, and take what lies there."""

    space: int
    kind: Literal["buy"] = "buy"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Retreat:
    """Move the own merchant back by this many guilders, in the warehouse."""

    guilders: int
    kind: Literal["retreat"] = "retreat"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Place:
    """Lay the bought tile on a hex."""

    hex: int
    kind: Literal["place"] = "place"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Build:
    """Put a spare figure on the mill tile that was laid."""

    kind: Literal["build"] = "build"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Leave:
    """Leave the mill tile that was laid to nobody."""

    kind: Literal["leave"] = "leave"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Fetch:
    """Let the governor on this printed landscape come to the new mill."""

    hex: int
    kind: Literal["fetch"] = "fetch"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Harvest:
    """Harvest this one of several own mills that are surrounded at once."""

    hex: int
    kind: Literal["harvest"] = "harvest"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Mark:
    """Mark the harvest that was just scored."""

    kind: Literal["mark"] = "mark"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Skip:
    """Do not mark the harvest that was just scored."""

    kind: Literal["skip"] = "skip"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Walk:
    """Send the dissatisfied governor to this mill."""

    hex: int
    kind: Literal["walk"] = "walk"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class UseStuiver:
    """End the turn and take an extra one for a stuiver."""

    kind: Literal["use-stuiver"] = "use-stuiver"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class EndTurn:
    """End the turn."""

    kind: Literal["end-turn"] = "end-turn"
    __pydantic_config__ = _CONFIG


Action = (
    First
    | Buy
    | Retreat
    | Place
    | Build
    | Leave
    | Fetch
    | Harvest
    | Mark
    | Skip
    | Walk
    | UseStuiver
    | EndTurn
)

STATES: TypeAdapter[State] = TypeAdapter(State)
ACTIONS: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])
