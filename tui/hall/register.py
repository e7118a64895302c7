"""All tables of a hall, with what makes finding and listing them quick.

A table says that it has changed (from any thread); what lists show of it is made anew when
somebody asks next, on the event loop. So a lobby costs as much as there are tables to show, and
not as much as there is to tell of them.
"""

from __future__ import annotations

from collections.abc import Container
from functools import partial
from typing import TYPE_CHECKING

from tui.hall import listing
from tui.hall.cards import TableCard
from tui.hall.codes import heard
from tui.hall.visitor import Visitor

if TYPE_CHECKING:
    from tui.hall.held import Held
    from tui.hall.stored import BrokenTable

_STRANGER = Visitor("-", "")
"""Somebody who has no part in any table."""


class Register:
    """The tables by id, and by who has a part in them. `present` holds the keys of who is here."""

    def __init__(self, present: Container[str]) -> None:
        self.tables: dict[str, Held] = {}
        self.broken: dict[str, BrokenTable] = {}
        """Those that cannot be played."""
        self._present = present
        self._changed: set[Held] = set()
        self._parts: dict[str, dict[str, Held]] = {}
        """The tables in which a key has a part: a seat, as who made it, as who is invited."""
        self._keys: dict[str, frozenset[str]] = {}
        """For each table the keys under which it stands in `_parts`."""
        self._names: dict[str, str] = {}
        """The name of each table, as it is compared."""
        self._cards: dict[str, TableCard] = {}
        """What strangers are shown of a table; nothing of those they may not know of."""
        self._order: list[TableCard] | None = None

    def add(self, held: Held) -> None:
        """Take a table in."""
        self.tables[held.id] = held
        held.changed = partial(self._changed.add, held)
        held.changed()

    def drop(self, held: Held) -> None:
        """Let a table go; nothing happens if it has gone."""
        if self.tables.pop(held.id, None) is not None:
            self._changed.add(held)

    def came_or_went(self, key: str) -> None:
        """Somebody is here now, or is not any more."""
        for held in self.of(key):
            held.changed()

    def of(self, key: str) -> list[Held]:
        """List the tables in which a key has a part."""
        self._catch_up()
        return list(self._parts.get(key, {}).values())

    def names(self, but: Held | None = None) -> set[str]:
        """Give the names of all tables (but one), as they are compared."""
        self._catch_up()
        names = {name for table, name in self._names.items() if but is None or table != but.id}
        return names | {heard(one.name) for one in self.broken.values()}

    def owners(self) -> list[str]:
        """Name the people who have a seat to come back to, at games that are not over."""
        return [
            player.name
            for held in self.tables.values()
            if not held.summary.ended
            for seat, player in enumerate(held.summary.players)
            if held.seating.holders[seat] is not None and not held.guest(seat)
        ]

    def called(self, wanted: str) -> list[Held]:
        """List the tables whose name or code is `wanted`, as it is compared."""
        self._catch_up()
        found = (
            held
            for table, held in self.tables.items()
            if wanted in (self._names[table], held.seating.code)
        )
        return list(found)

    def cards(self, visitor: Visitor) -> tuple[TableCard, ...]:
        """Tell a visitor about all tables he may know of, those that changed last first."""
        self._catch_up()
        parts = self._parts.get(visitor.key, {})
        if self._order is None:
            self._order = sorted(self._cards.values(), key=_place)
        broken = [
            card
            for one in self.broken.values()
            if (card := listing.broken_card(one, visitor)) is not None
        ]
        if not parts and not broken:
            return tuple(self._order)
        own = [
            listing.card(held, visitor, self._present)
            for held in parts.values()
            if listing.listed(held, visitor)
        ]
        others = [card for card in self._order if card.id not in parts]
        return tuple(sorted([*own, *broken, *others], key=_place))

    def _catch_up(self) -> None:
        while self._changed:
            # Taken out before it is looked at: a change from another thread meanwhile counts again.
            held = self._changed.pop()
            self._forget(held.id)
            if self.tables.get(held.id) is held:
                self._note(held)

    def _forget(self, table: str) -> None:
        for key in self._keys.pop(table, ()):
            parts = self._parts[key]
            del parts[table]
            if not parts:
                del self._parts[key]
        self._names.pop(table, None)
        self._cards.pop(table, None)
        self._order = None

    def _note(self, held: Held) -> None:
        seating = held.seating
        keys = frozenset(one for one in (*seating.holders, seating.host, *seating.invited) if one)
        self._keys[held.id] = keys
        for key in keys:
            self._parts.setdefault(key, {})[held.id] = held
        self._names[held.id] = heard(held.summary.name)
        if listing.listed(held, _STRANGER):
            self._cards[held.id] = listing.card(held, _STRANGER, self._present)


def _place(card: TableCard) -> tuple[float, str]:
    return -card.changed, card.id
