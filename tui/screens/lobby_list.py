"""The tables of the lobby in their order, and where one stands among them. No drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from core import games
from tui.hall.cards import TableCard
from tui.rules.library import fold
from tui.screens.menu import Item
from tui.words import Words
from tui.words.registry import for_game

Group = Literal["mine", "open", "watch", "ended"]
GROUPS: tuple[Group, ...] = ("mine", "open", "watch", "ended")
DIGITS = 10
"""So many tables have a digit in front."""


def group(card: TableCard) -> Group:
    """Tell where a table stands in the lobby."""
    if card.stage == "ended":
        return "ended"
    if card.mine or card.stage == "broken" or (card.hosted and card.stage == "open"):
        return "mine"
    return "open" if card.stage == "open" else "watch"


def arranged(cards: Iterable[TableCard]) -> list[TableCard]:
    """Order the tables by group.

    Among one's own stand those in front that wait for the visitor, the one that has waited longest
    first; else what changed last comes first.
    """

    def place(card: TableCard) -> tuple[int, bool, float, str]:
        since = card.changed if card.waits else -card.changed
        return GROUPS.index(group(card)), not card.waits, since, card.id

    return sorted(cards, key=place)


def narrowed(cards: Sequence[TableCard], wanted: str, words: Words) -> list[TableCard]:
    """Keep the tables in whose name, game or players every word of `wanted` stands."""
    asked = fold(wanted).split()
    if not asked:
        return list(cards)
    return [card for card in cards if all(word in _text(card, words) for word in asked)]


def game_title(card: TableCard, words: Words, *, short: bool = False) -> str:
    """Name the game of a table; of a broken one it may not be known, or not be here."""
    if card.game not in games.names():
        return card.game
    game = for_game(card.game)
    return game.short_title(words) if short else game.title(words)


def _text(card: TableCard, words: Words) -> str:
    seats = " ".join(seat.name for seat in card.seats)
    return fold(f"{card.name} {game_title(card, words)} {card.game} {card.host} {seats}")


@dataclass(slots=True)
class Standing:
    """All that can be chosen in the lobby, and what is chosen: a table or a deed, by its id.

    The list changes under the visitor's hands; the cursor stays on its table. When that is gone,
    the cursor is on what took its place.
    """

    tables: list[TableCard] = field(default_factory=list)
    deeds: Sequence[Item] = ()
    at: int = 0
    top: int = 0
    """The first line of the list that was in sight."""
    _touched: bool = False
    """The visitor has moved; before that the cursor stands on the first table."""

    @property
    def ids(self) -> list[str]:
        """The ids of all that can be chosen, tables before deeds."""
        return [*(card.id for card in self.tables), *(deed.id for deed in self.deeds)]

    @property
    def table(self) -> TableCard | None:
        """The table with the cursor, if it is on one."""
        return self.tables[self.at] if self.at < len(self.tables) else None

    @property
    def deed(self) -> Item | None:
        """The deed with the cursor, if it is on one."""
        number = self.at - len(self.tables)
        return self.deeds[number] if 0 <= number < len(self.deeds) else None

    def take(self, tables: Sequence[TableCard], deeds: Sequence[Item]) -> None:
        """Take the tables and deeds of now."""
        before, was, last = self.ids, self.at, len(self.tables)
        self.tables, self.deeds = list(tables), deeds
        ids = self.ids
        near = [*before[was:last], *reversed(before[:was]), *before[max(was, last) :]]
        if was >= last:
            near = [*before[was:], *near]
        found = (ids.index(each) for each in near if each in ids)
        self.at = next(found, 0) if self._touched else 0

    def go(self, to: int) -> None:
        """Stand on the choice number `to`; outside of the list nothing happens."""
        if 0 <= to < len(self.ids):
            self.at, self._touched = to, True

    def step(self, by: int) -> None:
        """Go up or down; down from the last table lie the deeds, and behind them the first."""
        count = len(self.ids)
        if count:
            self.go((self.at + by) % count)

    def move(self, by: int) -> None:
        """Go further among the tables; at the ends it stays."""
        if self.tables:
            self.go(max(0, min(len(self.tables) - 1, self.at + by)))

    def change_zone(self) -> None:
        """Go from the tables to the deeds and back."""
        self.go(0 if self.deed is not None and self.tables else len(self.tables))

    def point_at(self, wanted: str) -> bool:
        """Stand on the table or deed of this id; False if there is none."""
        ids = self.ids
        if wanted in ids:
            self.go(ids.index(wanted))
        return wanted in ids

    def digit(self, digit: str) -> bool:
        """Stand on the table with this digit in front; False if there is none."""
        number = (int(digit) - 1) % DIGITS
        if number >= len(self.tables):
            return False
        self.go(number)
        return True
