"""The contract every game of the house fulfils, and the few types that cross it.

A game object is made from its components (what lies in the box). It holds no play: plays are
plain states that the game's methods read and change. Who knows this module knows how to drive
every game: `setup` once, then `turn`, `legal` and `apply` until `turn` answers None.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter

if TYPE_CHECKING:
    from core.bots.beam import Course

Value = int | str | bool | tuple[int, ...] | tuple[str, ...]
"""What an event or a refusal may say: numbers, ids, and tuples of them. Never a sentence."""

WAYS = 100
"""Ways in which a `Game.course` may weigh things up."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Who must decide now, and about what."""

    seat: int
    prompt: str
    rule: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now: a reason id, its values, and the rule that says so."""

    reason: str
    rule: str
    values: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `values` are for everybody, `secret` only for `readers`."""

    kind: str
    seat: int | None
    rule: str
    values: dict[str, Value] = field(default_factory=dict)
    secret: dict[str, Value] = field(default_factory=dict)
    readers: tuple[int, ...] = ()

    def read_by(self, seat: int | None) -> Event:
        """Give the event as `seat` (None: a watcher) may know it: whole, or without its secret."""
        if not self.secret or seat in self.readers:
            return self
        return Event(self.kind, self.seat, self.rule, self.values)


Note = Callable[[Event], None]
"""What `apply` tells its events to."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One named part of a score."""

    id: str
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The score of one seat: its lines sum to `total`; `place` counts from 1, ties share it."""

    seat: int
    lines: tuple[ScoreLine, ...]
    total: int
    place: int


@dataclass(frozen=True, slots=True)
class Scores:
    """The sheets of all seats in seat order, and the id of the tie-break that decided, if any."""

    sheets: tuple[ScoreSheet, ...]
    tie_break: str | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place."""
        return tuple(sheet.seat for sheet in self.sheets if sheet.place == 1)


@dataclass(frozen=True, slots=True)
class Term:
    """One named part of what a position is worth to a seat."""

    id: str
    worth: float


class Options(BaseModel):
    """The settings of a table. A game's own options inherit from this.

    Each field has a `Literal` or `bool` type, a default, and its rule id in
    `json_schema_extra={"rule": ...}`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class State(Protocol):
    """What the house needs to know of any game's state."""

    rng: int
    """Where chance stands. A view has 0 here."""
    turns: int
    """How many turns were finished."""
    pending: list[Any]
    """The stack of open choices. Empty: no path is open."""


class Action(Hashable, Protocol):
    """A small step. `kind` is its tag in the JSON and its first word in the notation."""

    kind: Any


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


class BrokenInvariant(Exception):
    """A state that no play can lead to. `what` is an id of the invariant."""

    def __init__(self, what: str, **values: Value) -> None:
        super().__init__(what, values)
        self.what = what
        self.values = values


class BadComponents(Exception):
    """Components that do not fit together. `reason` is an id, `values` say where and how much."""

    def __init__(self, reason: str, **values: Value) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values


class Game(ABC, Generic[S, A]):
    """The rules of one game, made from its components."""

    id: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    """The seat counts that can be played."""
    options: ClassVar[type[Options]]
    hides: ClassVar[bool]
    """Whether a seat knows things that another seat must not see (then hot seat has a curtain)."""
    swing: ClassVar[float] = 10.0
    """By how much more a position must be worth than another to win three games of four."""
    point: ClassVar[float] = 1.0
    """What a victory point is worth, in the units of `terms`."""
    states: TypeAdapter[S]
    actions: TypeAdapter[A]

    @abstractmethod
    def setup(self, options: Options, seats: int, seed: int) -> S:
        """Make the first state. Same arguments, same state."""

    @abstractmethod
    def turn(self, state: S) -> Turn | None:
        """Tell who must decide about what; None when the game is over."""

    @abstractmethod
    def legal(self, state: S) -> list[A]:
        """List every legal action of the seat to move, without duplicates; empty when over."""

    @abstractmethod
    def candidates(self, state: S) -> list[A]:
        """List every action that could make sense in this phase, legal or not.

        Contains `legal`. Screens list these, the oracle in the tests filters them by `refusal`.
        """

    @abstractmethod
    def refusal(self, state: S, action: A) -> Refusal | None:
        """Say why `action` is not legal now; None exactly for members of `legal`."""

    @abstractmethod
    def reveals(self, state: S, action: A) -> bool:
        """Tell whether the legal `action` will show hidden cards or use chance."""

    @abstractmethod
    def ends_turn(self, action: A) -> bool:
        """Tell whether `action` is this game's *end turn* step."""

    def is_aside(self, action: A) -> bool:
        """Tell whether `action` answers no question: it is possible at any time, beside them."""
        return False

    @abstractmethod
    def apply(self, state: S, action: A, note: Note | None = None) -> None:
        """Change `state` in place by a legal `action` and run on to the next decision.

        Does not check legality. Tells `note` what happened, if given.
        """

    @abstractmethod
    def clone(self, state: S) -> S:
        """Copy a state so that nothing is shared that can change."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> S:
        """Give a new state without what `seat` (None: a watcher) may not know."""

    @abstractmethod
    def imagine(self, view: S, seat: int, memory: Sequence[Event], seed: int) -> S:
        """Make up a full state that agrees with `view` of `seat` and the events it could read."""

    @abstractmethod
    def score(self, state: S) -> Scores:
        """Score a state, during the game and after it; works on views too."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise `BrokenInvariant` unless every card, tile and counter is accounted for."""

    @abstractmethod
    def prior(self, state: S, action: A) -> float:
        """Say how promising an action looks, without looking ahead; larger is better, 0 neutral."""

    def priors(self, state: S, actions: Sequence[A]) -> list[float]:
        """Give `prior` for several legal actions of one choice, faster where a game can."""
        return [self.prior(state, action) for action in actions]

    @abstractmethod
    def terms(self, state: S, seat: int) -> list[Term]:
        """Say what a position is worth to `seat`; the sum of the terms is its value."""

    def drags_on(self, state: S) -> bool:
        """Whether so little has happened for so long that players may agree on an end."""
        return False

    def horizon(self, state: S) -> int:
        """Give the number of finished turns at which what was played ahead is best weighed up.

        That is the end of the round where a game has rounds; here the end of the turn.
        """
        return state.turns + 1

    def trust(self, state: S) -> float:
        """Say for how many playouts the worth counts that a line of the own turn was found with."""
        return 8.0

    def course(self, view: S, seed: int) -> Course | None:
        """Give the rest of a game without secrets that one seat plays alone, for a planner.

        It may be weighed up in `WAYS` ways: `seed` modulo that, of which 0 is the usual one.
        Other games have none.
        """
        return None

    def value(self, state: S, seat: int) -> float:
        """Sum up `terms`."""
        return sum(term.worth for term in self.terms(state, seat))

    def lead(self, state: S, seat: int, seats: int) -> float:
        """Say how much more a position is worth to `seat` than to the best of the others."""
        own = self.value(state, seat)
        if seats == 1:
            return own
        return own - max(self.value(state, other) for other in range(seats) if other != seat)


AnyGame = Game[Any, Any]
"""A game whose state and action types do not matter to the caller."""
