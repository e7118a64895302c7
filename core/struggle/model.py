"""State and actions of The Struggle for Catan: plain data, no rules.

Resources are ints in the order of `RESOURCES`, city events in that of `EVENTS`, expansions in
that of `EXPANSIONS`. Where a view hides a card it holds `UNKNOWN`.

Roads and knights are only counted: sides must alternate A, B, A ... and only the top card ever
leaves a stack, so a stack of n always has (n + 1) // 2 cards on side A and n // 2 on side B.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter

RESOURCES = ("brick", "lumber", "ore", "wool", "grain")
EXPANSIONS = ("library", "university", "town_hall", "church", "citadel", "merchant_guild")
EVENTS = ("robber_attack", "market_day")
ITEMS = ("road", "settlement", "knight", "city", *EXPANSIONS)
"""What can be built, in the order of the screen."""

UNKNOWN = -1
EMPTY = -2
"""A market place whose card was taken and not yet replaced."""

LIBRARY, UNIVERSITY, TOWN_HALL, CHURCH, CITADEL, MERCHANT_GUILD = range(6)
ROBBER_ATTACK, MARKET_DAY = range(2)

_CONFIG = ConfigDict(extra="forbid", strict=True)


@dataclass(slots=True)
class Player:
    """What lies before one player, and the hand."""

    hand: list[int]
    """Known cards: how many of each resource."""
    hidden: int
    """Cards of the hand that this view does not know; 0 in a full state."""
    roads: int
    knights: int
    settlements: list[int]
    """The event on the back of each settlement card, which nobody has seen."""
    cities: list[int]
    """The event of each turned card, expanded ones included."""
    expansions: list[int]
    """Each lies on one of the cities."""
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Swapping:
    """An open exchange: some cards were taken (or put away) and not yet answered.

    `deck`: `taken` counts cards put away, cards drawn for them end it.
    `market`, `player`: `taken` cards came in, `given` of them were paid back.
    """

    source: Literal["deck", "market", "player"]
    partner: int
    """The seat of the partner; -1 for deck and market."""
    taken: int
    given: int
    looking: bool
    """The Library is open: the next card from the partner is chosen, not drawn."""
    kind: Literal["swapping"] = "swapping"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Paying:
    """An item is being paid: `cost` by resource (less the University's card), `paid` so far.

    The paid cards stay in the hand until the last one is answered.
    """

    item: int
    """Index in `ITEMS`."""
    cost: list[int]
    paid: list[int]
    upto: int
    """Resources below this index have been answered; this one is asked now."""
    waived: bool
    """The University has taken one card off the cost."""
    kind: Literal["paying"] = "paying"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Turning:
    """A settlement was built: its owner may turn the destiny card."""

    kind: Literal["turning"] = "turning"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Discarding:
    """A robber attack: `seats` must each discard down to the limit, the first one now."""

    seats: list[int]
    kind: Literal["discarding"] = "discarding"
    __pydantic_config__ = _CONFIG


Pending = Annotated[Swapping | Paying | Turning | Discarding, Field(discriminator="kind")]


@dataclass(slots=True)
class State:
    """A position of the game. See the module's docstring for the codes."""

    rng: int
    turns: int
    pending: list[Pending]
    seat: int
    """Whose turn it is (a robber attack may ask another seat in between)."""
    phase: Literal["swap", "build", "over"]
    players: list[Player]
    deck: list[int]
    """The draw pile; the last card is on top."""
    discard: list[int]
    """How many of each resource lie on the discard pile."""
    market: list[int]
    pile: list[int]
    """Events of the settlement cards in stock; the last card is on top."""
    roads: int
    knights: int
    expansions: list[int]
    """How many of each expansion are in stock."""
    arrow: int
    """1 clockwise, -1 counter-clockwise, 0 without a destiny card (two players)."""
    swaps: int
    """Cards exchanged or being exchanged this turn."""
    built: list[bool]
    """Kinds built this turn: road, settlement, knight, city, expansion."""
    used: list[bool]
    """Once-a-turn benefits used: library, university, merchant guild."""
    idle: int
    """Turns in a row in which nobody built or drew while both piles were empty."""
    ask: bool
    """The table lets players decline the extra cards of knights."""
    events: Literal["10-5", "11-4"]
    """How the table splits the city events: robber attacks - market days."""
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class PutAway:
    """Discard a card to draw another from the deck."""

    resource: int
    kind: Literal["put-away"] = "put-away"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class DrawSwap:
    """Draw as many cards from the deck as were put away."""

    kind: Literal["draw-swap"] = "draw-swap"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class TakeMarket:
    """Take the market card in this place, 0 to 4."""

    place: int
    kind: Literal["take-market"] = "take-market"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class TakeBlind:
    """Take a card from the hidden hand of a player, to give one back."""

    partner: int
    kind: Literal["take-blind"] = "take-blind"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class OpenLibrary:
    """Look into the hand of a player to choose the next card."""

    partner: int
    kind: Literal["open-library"] = "open-library"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class TakeSeen:
    """Take a card of the opened hand."""

    resource: int
    kind: Literal["take-seen"] = "take-seen"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Give:
    """Give a card back to the market or the partner."""

    resource: int
    kind: Literal["give"] = "give"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class EndSwaps:
    """Go on to building."""

    kind: Literal["end-swaps"] = "end-swaps"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Build:
    """Start to pay for an item of `ITEMS` (by index)."""

    item: int
    kind: Literal["build"] = "build"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Waive:
    """Let the University leave one card of this resource out of the cost."""

    resource: int
    kind: Literal["waive"] = "waive"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Pay:
    """Pay this many cards of a resource; resources come in order."""

    resource: int
    amount: int
    kind: Literal["pay"] = "pay"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class TurnArrow:
    """Turn the destiny card after building a settlement, or leave it."""

    turn: bool
    kind: Literal["turn-arrow"] = "turn-arrow"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Discard:
    """Discard a card to the robbers."""

    resource: int
    kind: Literal["discard"] = "discard"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class UseGuild:
    """Take a card from the hidden hand of a player with at least as many points."""

    partner: int
    kind: Literal["use-guild"] = "use-guild"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class EndTurn:
    """Draw two cards and this many extra ones for knights, and end the turn."""

    extra: int
    kind: Literal["end-turn"] = "end-turn"
    __pydantic_config__ = _CONFIG


Action = (
    PutAway
    | DrawSwap
    | TakeMarket
    | TakeBlind
    | OpenLibrary
    | TakeSeen
    | Give
    | EndSwaps
    | Build
    | Waive
    | Pay
    | TurnArrow
    | Discard
    | UseGuild
    | EndTurn
)

STATES: TypeAdapter[State] = TypeAdapter(State)
ACTIONS: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])
