"""The form of a shared table: the form of any new table, and who may come. No drawing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from core.table import Sitter
from tui.hall.cards import Access, SharedTable
from tui.hall.codes import table_name
from tui.hall.visitor import Visitor
from tui.play.names import likeness, usable
from tui.screens.new_game_form import Form, Row, following, new_form
from tui.widgets.lines import clean

WAYS_IN: tuple[Access, ...] = ("anyone", "code", "keys")
FINGERPRINT = re.compile(r"SHA256:[A-Za-z0-9+/]{43}")
"""How `ssh-keygen -l` writes a key."""


class Guest(NamedTuple):
    """Somebody who may take a free seat."""

    key: str
    name: str
    """Empty if only the key is known."""


@dataclass(slots=True)
class SharedForm:
    """All that is chosen. A seat without a bot is free, but for the visitor's own."""

    form: Form
    name: str
    """The visitor's name."""
    me: int = 0
    """The visitor's seat."""
    access: Access = "anyone"
    hints: bool = True
    points_ahead: bool = True
    memory: bool = True
    guests: list[Guest] = field(default_factory=list)
    table_name: str = ""
    """Empty: the hall makes one up."""

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows from top to bottom."""
        kept = [row for row in self.form.rows if row.kind not in ("seed", "start")]
        rows = [*kept, Row("hints"), Row("points_ahead"), Row("memory")]
        if self.free:
            rows.append(Row("access"))
            if self.access == "keys":
                rows += [Row("guest", number) for number in range(len(self.guests))]
                rows.append(Row("invite"))
        return (*rows, Row("name"), Row("start"))

    def is_free(self, number: int) -> bool:
        """Whether a seat is left for somebody who comes."""
        return number != self.me and not self.form.seats[number].level

    @property
    def free(self) -> int:
        """How many seats are left for others."""
        return sum(self.is_free(number) for number in range(self.form.count))

    def name_of(self, number: int) -> str:
        """The name of who has a seat; empty if it is free."""
        if number == self.me:
            return self.name
        return "" if self.is_free(number) else self.form.seats[number].name

    def change(self, row: Row, by: int) -> None:
        """Take the next (1) or previous (-1) choice of a row; a row without choices stays."""
        match row.kind:
            case "seat" if row.number == self.me:
                self._move_me(by)
            case "players" | "game":
                self.form.change(row, by)
                self.me = min(self.me, self.form.count - 1)
                self.form.seats[self.me].level = ""
            case "hints":
                self.hints = not self.hints
            case "points_ahead":
                self.points_ahead = not self.points_ahead
            case "memory":
                self.memory = not self.memory
            case "access":
                self.access = following(WAYS_IN, self.access, by)
            case _:
                self.form.change(row, by)

    def _move_me(self, by: int) -> None:
        """Change places with the neighbour."""
        to = (self.me + by) % self.form.count
        seats = self.form.seats
        seats[self.me], seats[to] = seats[to], seats[self.me]
        self.me = to

    def text(self, row: Row) -> str | None:
        """Give the text that can be edited in a row, or None."""
        if row.kind == "invite":
            return ""
        if row.kind == "name":
            return self.table_name
        if row.kind == "seat" and self.name_of(row.number) and row.number != self.me:
            return self.form.text(row)
        return None

    def write(self, row: Row, text: str, present: Sequence[Visitor]) -> str:
        """Take an edited text; give the id of what is wrong with it, or an empty string."""
        if row.kind == "invite":
            return self._invite(text.strip(), present)
        if row.kind == "name":
            return self._call_it(text)
        return "" if usable(text) and self.form.write(row, text) else "no-name"

    def _call_it(self, text: str) -> str:
        if not text.strip():
            self.table_name = ""
            return ""
        name = table_name(text)
        if name is None:
            return "bad-name"
        self.table_name = name
        return ""

    def _invite(self, text: str, present: Sequence[Visitor]) -> str:
        """Put somebody on the list, by the name he has here now or by his key."""
        named = [one for one in present if one.name.casefold() == text.casefold()]
        if not text:
            return ""
        if FINGERPRINT.fullmatch(text):
            guest = Guest(text, next((one.name for one in present if one.key == text), ""))
        elif not named:
            return "nobody-of-this-name"
        elif len({one.key for one in named}) > 1:
            return "two-of-this-name"
        else:
            guest = Guest(named[0].key, named[0].name)
        if guest.key not in [each.key for each in self.guests]:
            self.guests.append(guest)
        return ""

    def dismiss(self, number: int) -> None:
        """Take somebody off the list."""
        del self.guests[number]

    def trouble(self) -> str:
        """Give the id of what stands in the way of opening the table, or an empty string."""
        names = [self.name_of(number) for number in range(self.form.count)]
        known = [likeness(name) for name in names if name]
        if len(set(known)) < len(known):
            return "same-names"
        if self.free and self.access == "keys" and not self.guests:
            return "nobody-invited"
        return ""

    def table(self) -> SharedTable:
        """Give the table as it is made."""
        sitters = tuple(
            Sitter(self.name_of(seat), self.form.seats[seat].level or None)
            for seat in range(self.form.count)
        )
        closed = not self.free
        return SharedTable(
            new=replace(self.form.table(), sitters=sitters),
            me=self.me,
            access="keys" if closed else self.access,
            keys=() if closed else tuple(guest.key for guest in self.guests),
            policy=self.form.undo,
            hints=self.hints,
            points_ahead=self.points_ahead,
            memory=self.memory,
            name=self.table_name,
        )


def shared_form(
    game_id: str, visitor: Visitor, usual_names: Sequence[str], played: Sequence[str]
) -> SharedForm:
    """Give the form as it opens: the visitor and one free seat; `usual_names` are for bots."""
    form = new_form(game_id, (), usual_names, played)
    for seat in form.seats:
        seat.level = ""
    return SharedForm(form, clean(visitor.name))
