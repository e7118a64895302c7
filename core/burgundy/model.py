"""State and actions of The Castles of Burgundy: The Card Game: plain data, no rules.

An action card is an int that points into the components (`Box` says what is printed on it).
Types, buildings, goods and animals are ints in the order of `TYPES`, `BUILDINGS`, `GOODS` and
`ANIMALS`. Of every pile the last card is on top. Where a view hides a card it holds `UNKNOWN`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter

TYPES = ("castle", "mine", "cloister", "knowledge", "ship", "pasture", "building")
BUILDINGS = (
    "carpenter",
    "church",
    "market",
    "watchtower",
    "bank",
    "barn",
    "warehouse",
    "city_hall",
)
GOODS = ("light", "medium", "dark")
ANIMALS = ("chicken", "cow", "sheep", "pig")
ROUNDS = ("A", "B", "C", "D", "E")

CASTLE, MINE, CLOISTER, KNOWLEDGE, SHIP, PASTURE, BUILDING = range(7)
CARPENTER, CHURCH, MARKET, WATCHTOWER, BANK, BARN, WAREHOUSE, CITY_HALL = range(8)

UNKNOWN = -1
NO_CARD = -2
NOBODY = -1
"""In place of a seat: nobody has it."""
RIVAL = -2
"""In place of a seat: the rival of the solo game has it."""
UNLIMITED = -1

EXTRA = 2
"""In place of a hand slot: the die of the open path, from a castle or a bought card."""

_CONFIG = ConfigDict(extra="forbid", strict=True)


@dataclass(slots=True)
class Player:
    """What lies before one player, and the dice cards."""

    hand: list[int]
    """Dice cards in the hand: two, in the last turn of a round one."""
    stock: list[int]
    """Dice cards that not even their owner has seen."""
    projects: list[int]
    estate: list[list[int]]
    """Stacks in the order in which they were begun, each of one to three cards."""
    goods: list[int]
    """Unsold goods of each kind."""
    sold: list[int]
    animals: list[int]
    silver: int
    workers: int
    vp: int
    """Points on VP cards."""
    seven: int
    """Points of the card for all seven types; 0 without it."""
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Rival:
    """The rival of the solo game: he only lays cards and takes prizes."""

    piles: list[list[int]]
    """His piles of the rounds to come; the last one comes next."""
    estate: list[list[int]]
    seven: int
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Acting:
    """One of the six actions is due: a castle's free one, or one with a bought card as die."""

    card: int
    """The bought card; NO_CARD for a castle, whose die has any value."""
    kind: Literal["acting"] = "acting"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Hall:
    """A city hall lets its owner place a project without a die."""

    kind: Literal["hall"] = "hall"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Fetching:
    """A carpenter, church or market lets its owner take a card from any row."""

    building: int
    kind: Literal["fetching"] = "fetching"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Selling:
    """A warehouse lets its owner sell one kind of goods."""

    kind: Literal["selling"] = "selling"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Gaining:
    """Goods and animals are to be taken one by one from the open piles, in any order."""

    goods: int
    animals: int
    either: int
    """How many more may be of one sort or the other."""
    kind: Literal["gaining"] = "gaining"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Choosing:
    """A triple was finished: a bonus of the round card is to be chosen."""

    kind: Literal["choosing"] = "choosing"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Effect:
    """A placed card still has its own effect to come, once the bonuses are taken."""

    card: int
    kind: Literal["effect"] = "effect"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Placing:
    """A card has left the projects and can go to more than one place of the estate."""

    card: int
    kind: Literal["placing"] = "placing"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Offering:
    """Bought cards lie open; one of them is to be kept."""

    cards: list[int]
    kind: Literal["offering"] = "offering"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Dropping:
    """The projects are full: one must go before `card` comes."""

    card: int
    kind: Literal["dropping"] = "dropping"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Swapping:
    """Workers and silver are being handed in for `vp` points."""

    vp: int
    kind: Literal["swapping"] = "swapping"
    __pydantic_config__ = _CONFIG


Pending = Annotated[
    Acting
    | Hall
    | Fetching
    | Selling
    | Gaining
    | Choosing
    | Effect
    | Placing
    | Offering
    | Dropping
    | Swapping,
    Field(discriminator="kind"),
]


@dataclass(slots=True)
class State:
    """A position of the game. See the module's docstring for the codes."""

    rng: int
    turns: int
    pending: list[Pending]
    """What is open, the innermost last: effects in a chain wait under the one being resolved."""
    seat: int
    phase: Literal["play", "over"]
    round: int
    """Index in `ROUNDS`."""
    players: list[Player]
    deck: list[int]
    discard: list[int]
    display: list[list[int]]
    """Six rows; index 0 is the row of die value 1."""
    goods: list[list[int]]
    """Two piles of goods; only their tops are open."""
    animals: list[list[int]]
    """Two piles of animals; only their tops are open."""
    firsts: list[int]
    """For each type who has its first-triple card: a seat, NOBODY or RIVAL."""
    sevens: list[int]
    """Cards left for all seven types; the last one is taken next."""
    rival: Rival | None
    start: int
    """The seat that began this round."""
    holder: int
    """The seat with the start player card; NOBODY in a solo game."""
    face_down: bool
    """The start player card lies on its face: somebody sold goods in this round."""
    acted: bool
    """The action of this turn has been begun."""
    bought: bool
    """The purchase of this turn has been made."""
    vp_left: int
    """Points left on VP cards, or UNLIMITED."""
    clash: Literal["own-first", "choose"]
    animals_left: Literal["outside-sets", "all", "none"]
    decline: bool
    bonus_first: bool
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Take:
    """Take a card from the display by a die: action 1."""

    die: int
    """Slot in the hand, or EXTRA; so in all actions that need a die."""
    card: int
    kind: Literal["take"] = "take"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Place:
    """Place a project by a die: action 2."""

    die: int
    card: int
    kind: Literal["place"] = "place"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Sell:
    """Sell all goods of a kind by a die: action 3."""

    die: int
    goods: int
    kind: Literal["sell"] = "sell"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Hire:
    """Fill up the workers to two, by any die: action 4."""

    die: int
    kind: Literal["hire"] = "hire"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Earn:
    """Take one silver, by any die: action 5."""

    die: int
    kind: Literal["earn"] = "earn"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Swap:
    """Hand in three workers or silver for each of `vp` points, by any die: action 6."""

    die: int
    vp: int
    kind: Literal["swap"] = "swap"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class HandIn:
    """Say how many of the cards handed in are workers; the others are silver."""

    workers: int
    kind: Literal["hand-in"] = "hand-in"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Onto:
    """Say where in the estate the card goes: a stack by its index, or one past the last."""

    stack: int
    kind: Literal["onto"] = "onto"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class PlaceFree:
    """Place a project without a die, by a city hall."""

    card: int
    kind: Literal["place-free"] = "place-free"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Fetch:
    """Take a card from any row, by a carpenter, church or market."""

    card: int
    kind: Literal["fetch"] = "fetch"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class SellKind:
    """Sell all goods of a kind without a die, by a warehouse."""

    goods: int
    kind: Literal["sell-kind"] = "sell-kind"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class TakeGood:
    """Take the top of a pile of goods, 0 or 1."""

    pile: int
    kind: Literal["take-good"] = "take-good"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class TakeAnimal:
    """Take the top of a pile of animals, 0 or 1."""

    pile: int
    kind: Literal["take-animal"] = "take-animal"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class ChooseBonus:
    """Choose a bonus of the round card by its index."""

    choice: int
    kind: Literal["choose-bonus"] = "choose-bonus"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Buy:
    """Pay silver for the top cards of the deck, once a turn."""

    kind: Literal["buy"] = "buy"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Keep:
    """Keep a bought card as a project."""

    card: int
    kind: Literal["keep"] = "keep"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class KeepDie:
    """Discard a bought card to use it as the die of an extra action."""

    card: int
    kind: Literal["keep-die"] = "keep-die"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Drop:
    """Discard a project to make room for another."""

    card: int
    kind: Literal["drop"] = "drop"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Decline:
    """Leave the effect that is open unused."""

    kind: Literal["decline"] = "decline"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class EndTurn:
    """Draw the next dice card and end the turn."""

    kind: Literal["end-turn"] = "end-turn"
    __pydantic_config__ = _CONFIG


Action = (
    Take
    | Place
    | Sell
    | Hire
    | Earn
    | Swap
    | HandIn
    | Onto
    | PlaceFree
    | Fetch
    | SellKind
    | TakeGood
    | TakeAnimal
    | ChooseBonus
    | Buy
    | Keep
    | KeepDie
    | Drop
    | Decline
    | EndTurn
)

STATES: TypeAdapter[State] = TypeAdapter(State)
ACTIONS: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])
