"""What a game tells the move composer about its actions. Each game's screen brings a `Menu`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Group:
    """One kind of action of the moment, chosen by its letter."""

    id: str
    letter: str
    label: str
    rule: str
    inline: bool = False
    """Its targets stand in the first list, chosen by digit without the letter."""
    reserve: bool = False
    """Kept for later as a rule: the cursor does not start on it, and it is not missed."""
    opens: bool = False
    """Its single step only asks what is meant, so its letter takes it at once, without Enter."""
    unfolds: bool = False
    """Its ways are listed at once where nothing else can be done."""
    only_legal: bool = False
    """Forbidden targets are not listed: they are all over a map, and the painter says why not."""


@dataclass(frozen=True, slots=True)
class Way:
    """One complete way to do an action: its steps in order, what tells it apart, its price."""

    steps: tuple[Any, ...]
    label: str
    price: float
    """Ways of the lowest price are offered first; a tie among them is a question."""
    key: str = ""
    """The digit or letter printed on what the way is about; empty: its place in the list."""
    things: tuple[str, ...] = ()
    """The ids of the things on the screen that tell this way from the others."""


class Menu(Protocol):
    """How one game's actions are grouped, lettered and pointed at things on the screen."""

    def groups(self, view: Any, seat: int) -> Sequence[Group]:
        """List the kinds of action of this moment, in the order of the screen, legal or not."""

    def group_of(self, action: Any) -> str:
        """Give the id of the group an action belongs to."""

    def subject(self, view: Any, action: Any) -> Hashable:
        """Say what the action is about. Actions of one group about the same are one line.

        They differ only in how it is done: `ways` of any of them lists them all. Where nothing is
        done in two ways, the action itself is its subject.
        """

    def digit(self, view: Any, action: Any) -> str:
        """Give the digit or letter printed on what the action points at, or an empty string.

        A list whose possible lines all have one keeps them; else it is numbered.
        """

    def label(self, view: Any, action: Any) -> str:
        """Name the action in a list of its group's targets."""

    def things(self, view: Any, action: Any) -> tuple[str, ...]:
        """Give the ids of the things on the screen that the action points at."""

    def ways(self, view: Any, action: Any) -> Sequence[Way]:
        """List the complete ways to do a legal action, cheapest first; at least one."""
