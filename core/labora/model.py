"""State and actions of Ora et Labora: plain data, no rules.

Goods are counted in a list in the order of `GOODS`, which is also the order in which a payment
asks for them: what is worth least comes first, so that small tiles can be spent. Money is one
number: the two coin tiles can be changed into each other at any time, so nobody needs to say
which he holds. Cards are short ids (`G01`, `S05`, `farmyard`, `forest`), spaces of a landscape
are the ints of `core.labora.places`, and a card on a landscape is found by a *spot*, an int that
joins seat and space.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter

GOODS = (
    "straw",
    "wood",
    "peat",
    "peat_coal",
    "clay",
    "stone",
    "grain",
    "flour",
    "grapes",
    "malt",
    "wine",
    "coins",
    "livestock",
    "whiskey",
    "bread",
    "meat",
    "beer",
    "book",
    "pottery",
    "ornament",
    "reliquary",
    "wonder",
)
COIN5 = "coin5"
"""The 5-coin tile: a way to pay five coins where kinds of goods or points are asked."""
STRAW, GRAIN, COINS, WONDER = map(GOODS.index, ("straw", "grain", "coins", "wonder"))
FIVE = len(GOODS)
"""The number of the 5-coin tile in payments."""

MARKERS = ("clay", "coins", "grain", "livestock", "wood", "peat", "joker", "grapes", "stone")
"""The markers of the production wheel, as `State.wheel` lists them."""
JOKER = MARKERS.index("joker")
ABSENT = -1
"""The place of a marker that is not in play, and of a clergyman who is at home."""
HOME = ABSENT
PRIOR = 0
"""The place of the prior among the clergymen of a player."""

Country = Literal["france", "ireland"]
Mode = Literal["solo", "2", "2long", "3", "4", "3short", "4short"]
Phase = Literal["action", "settle", "neutral", "neutral-prior", "bonus", "over"]
Verb = Literal["clergy", "contract", "fell", "cut", "build", "settle", "land"]
Convertible = Literal["grain", "wine", "whiskey"]
"""What can be turned into straw or coins at any time."""
Who = Literal["prior", "brother"]
Wild = Literal["wood", "peat"]
"""What forest and moor cards give."""
DistrictSide = Literal["hills", "plains"]
PlotSide = Literal["coast", "mountain"]

_CONFIG = ConfigDict(extra="forbid", strict=True)


@dataclass(slots=True)
class Player:
    """What one player has; the neutral player of the solo game is one too."""

    goods: list[int]
    """How many of each of `GOODS`."""
    clergy: list[int]
    """The spot where each clergyman stands, the prior first, or HOME."""
    ground: dict[int, int]
    """The terrain of every space of the landscape (bits of `core.labora.places`)."""
    cards: dict[int, str]
    """The card on each space that is not free."""
    settlements: list[str]
    """The settlements in the supply, in order."""
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Sending:
    """A clergyman of the player's own is placed: on which building?"""

    kind: Literal["sending"] = "sending"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Contracting:
    """A work contract: first the building (`spot` is ABSENT until then), then how it is paid."""

    spot: int
    kind: Literal["contracting"] = "contracting"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Manning:
    """`seat` chooses which of the clergymen of `owner` goes to `spot`."""

    seat: int
    owner: int
    spot: int
    kind: Literal["manning"] = "manning"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Harvesting:
    """A forest or moor card is taken with the wheel; `place` is ABSENT until it is chosen."""

    good: Wild
    place: int
    optional: bool
    """Part of a function, and may be left out."""
    kind: Literal["harvesting"] = "harvesting"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Building:
    """A build action: first the card (empty until then), then the space."""

    card: str
    optional: bool
    kind: Literal["building"] = "building"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Entering:
    """The player's prior may enter the new building on `spot`."""

    spot: int
    kind: Literal["entering"] = "entering"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Settling:
    """A settlement is built: card, space (ABSENT until then), then the payment."""

    card: str
    place: int
    optional: bool
    kind: Literal["settling"] = "settling"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Landing:
    """A tile of land is taken: bought, or free as part of a function."""

    districts: bool
    plots: bool
    free: bool
    kind: Literal["landing"] = "landing"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Converting:
    """Grain becomes straw, or wine or whiskey is sold: how many?"""

    good: Convertible
    kind: Literal["converting"] = "converting"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Using:
    """The function of a card runs; `part` is its next part."""

    card: str
    spot: int
    """Where the card lies; ABSENT if it lies in the display."""
    part: int
    counts: list[int]
    """How often each part so far was carried out."""
    last: str
    """The good that was chosen last, in a choice of several different ones."""
    kind: Literal["using"] = "using"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Paying:
    """A payment: what is still owed, and the good that is asked next (number in `GOODS`)."""

    food: int
    energy: int
    """In half units of energy."""
    points: int
    kinds: int
    """Goods of different kinds."""
    good: int
    kind: Literal["paying"] = "paying"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Laying:
    """Solo: the building that is put on the neutral player's landscape."""

    card: str
    kind: Literal["laying"] = "laying"
    __pydantic_config__ = _CONFIG


Pending = Annotated[
    Sending
    | Contracting
    | Manning
    | Harvesting
    | Building
    | Entering
    | Settling
    | Landing
    | Converting
    | Using
    | Paying
    | Laying,
    Field(discriminator="kind"),
]


@dataclass(slots=True)
class State:
    """A position of the game. See the module's docstring for the codes."""

    rng: int
    turns: int
    """Finished turns."""
    pending: list[Pending]
    country: Country
    mode: Mode
    phase: Phase
    round: int
    """The round, or the turn where each player's turn has a wheel turn of its own."""
    seat: int
    """Whose turn it is (a work contract may ask another seat in between)."""
    actions: int
    """Main actions that `seat` still has in this turn."""
    done: int
    """How many seats have had their turn in this round, bonus round or settlement phase."""
    bought: bool
    """Land was bought in this turn."""
    settled: bool
    """A settlement was built in this turn of a settlement phase."""
    stage: int
    """How many of the stacks A to D have been dealt."""
    final: bool
    """Two players: this is the last turn."""
    idle: int
    """Turns in a row in which nothing was built."""
    wheel: list[int]
    """The position of each of `MARKERS` on the wheel, or ABSENT."""
    price: int
    """What a work contract costs, in coins."""
    display: list[str]
    """The buildings that can be built."""
    stacks: list[str]
    """The buildings that are not dealt yet, in the order of their stacks."""
    districts: list[int]
    """The prices of the districts that are left, the next one first."""
    plots: list[int]
    wonders: int
    """Wonders that are left."""
    players: list[Player]
    """In seat order; solo: the player and the neutral player."""
    chain: list[str]
    """The cards whose function was used in this action (`id`, or `id seat` of a basic one)."""
    fresh: list[int]
    """Solo: spaces of the neutral landscape that got a building in this phase."""
    covered: list[str]
    """Solo: buildings that lie under another one."""
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Begin:
    """Begin a main action, a settlement or the purchase of land."""

    verb: Verb
    kind: Literal["begin"] = "begin"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Convert:
    """Turn grain into straw, or sell wine or whiskey: the amount is the next step."""

    good: Convertible
    kind: Literal["convert"] = "convert"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Pass:
    """Fell no trees: the main action without effect."""

    kind: Literal["pass"] = "pass"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class EndTurn:
    """End the turn."""

    kind: Literal["end-turn"] = "end-turn"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Choose:
    """Choose a card that lies on no landscape: to build it, or to use it in the display."""

    card: str
    kind: Literal["choose"] = "choose"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class At:
    """Choose a space of the own landscape (of the neutral one when the neutral player builds)."""

    place: int
    kind: Literal["at"] = "at"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Visit:
    """Choose a building on a landscape, to use it."""

    seat: int
    place: int
    kind: Literal["visit"] = "visit"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Fee:
    """Pay a work contract with coins, or with one wine or whiskey."""

    good: Literal["coins", "wine", "whiskey"]
    kind: Literal["fee"] = "fee"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Send:
    """Choose the clergyman."""

    who: Who
    kind: Literal["send"] = "send"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Produce:
    """Take a good by its marker or by the joker."""

    good: str
    joker: bool
    kind: Literal["produce"] = "produce"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Use:
    """Use the building that a clergyman has entered, whose function gives something."""

    kind: Literal["use"] = "use"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Times:
    """Do it this often."""

    amount: int
    kind: Literal["times"] = "times"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Pay:
    """Pay so many of a good; of the 5-coin tile with `coin5`."""

    good: str
    amount: int
    kind: Literal["pay"] = "pay"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Take:
    """Take so many of a good, in a choice of several."""

    good: str
    amount: int
    kind: Literal["take"] = "take"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Raise:
    """Turn one of this good into the next better one."""

    good: str
    kind: Literal["raise"] = "raise"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class District:
    """Lay the next district in this row, with this side up."""

    row: int
    side: DistrictSide
    kind: Literal["district"] = "district"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Plot:
    """Lay the next plot with its upper row here, with this side up."""

    row: int
    side: PlotSide
    kind: Literal["plot"] = "plot"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Skip:
    """Leave out what may be left out: the rest of a part, the prior, the whole function."""

    kind: Literal["skip"] = "skip"
    __pydantic_config__ = _CONFIG


Action = (
    Begin
    | Convert
    | Pass
    | EndTurn
    | Choose
    | At
    | Visit
    | Fee
    | Send
    | Produce
    | Use
    | Times
    | Pay
    | Take
    | Raise
    | District
    | Plot
    | Skip
)

STATES: TypeAdapter[State] = TypeAdapter(State)
ACTIONS: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])
