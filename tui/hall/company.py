"""Who is on the server: counted by key, whatever each visit calls itself, and no two alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tui.hall.visitor import Visitor
from tui.play.names import alike, distinct


class Company:
    """The visitors who are on the server now. One key is one person, however often he is here."""

    def __init__(self) -> None:
        self._visits: dict[str, int] = {}
        self._people: dict[str, Visitor] = {}

    def __contains__(self, key: object) -> bool:
        """Whether somebody with this key is here."""
        return key in self._visits

    def come(self, visitor: Visitor, owners: Iterable[str]) -> bool:
        """Count one visit more; give whether it is the first with this key.

        A guest is named differently from everybody who is here and from `owners`, the people who
        have seats. Who has proved to have a key keeps his name, and a guest who has it yields.
        """
        key = visitor.key
        self._visits[key] = self._visits.get(key, 0) + 1
        if self._visits[key] > 1:
            return False
        if visitor.guest:
            self._people[key] = self._named(visitor, [*self._names(), *owners])
            return True
        keys = [one.name for one in self._people.values() if not one.guest]
        self._people[key] = own = self._named(visitor, keys)
        for guest in list(self._people.values()):
            if guest.guest and alike(guest.name, own.name):
                del self._people[guest.key]
                self._people[guest.key] = self._named(guest, self._names())
        return True

    def go(self, visitor: Visitor) -> bool:
        """Count one visit less; give whether it was the last with this key."""
        self._visits[visitor.key] -= 1
        if self._visits[visitor.key]:
            return False
        del self._visits[visitor.key], self._people[visitor.key]
        return True

    def known(self, visitor: Visitor) -> Visitor:
        """Give a visitor as he is called here."""
        return self._people.get(visitor.key, visitor)

    def all(self) -> tuple[Visitor, ...]:
        """List everybody who is here, each once."""
        return tuple(self._people.values())

    def _names(self) -> list[str]:
        return [one.name for one in self._people.values()]

    def _named(self, visitor: Visitor, others: Iterable[str]) -> Visitor:
        return replace(visitor, name=distinct(visitor.name, others))
