"""The form of a new table: what is chosen, and what keys change. No terminal, no drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from core import games
from core.bots import levels
from core.final import UndoPolicy
from core.game import AnyGame
from core.games import Setting
from core.letters import letters
from core.table import Sitter
from tui.play.names import likeness, usable
from tui.play.opening import usual_policy
from tui.settings import RememberedSeat
from tui.start import NewTable
from tui.widgets.lines import clean

T = TypeVar("T")

LEVELS = ("", *levels.LEVELS)
"""Who can have a seat: a person (empty), or a bot of a level."""
POLICIES: tuple[UndoPolicy, ...] = ("honest", "free")
BOT_LEVEL = "easy"
"""The level of a bot that nobody has chosen."""


@dataclass(slots=True)
class SeatChoice:
    """A seat of the form."""

    name: str
    level: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the form: `game`, `players`, `seat` (with its number), `option`, and so on."""

    kind: str
    number: int = 0
    name: str = ""


@dataclass(slots=True)
class Form:
    """All that is chosen; more seats are remembered than play."""

    game_id: str
    count: int
    seats: list[SeatChoice]
    values: dict[str, str] = field(default_factory=dict)
    """Chosen settings, by name; a missing one has its default."""
    policy: UndoPolicy | None = None
    """None: the usual one for the people at the table."""
    seed: int | None = None
    played: tuple[str, ...] = ()
    """The games that were played here before."""

    @property
    def first(self) -> bool:
        """Whether this is a first game of the kind."""
        return self.game_id not in self.played

    @property
    def for_a_first_game(self) -> bool:
        """Whether all stands as it is offered for a first game against bots."""
        bots = [seat.level for seat in self.playing if seat.level]
        return (
            self.first
            and bool(bots)
            and all(level == BOT_LEVEL for level in bots)
            and all(self.value(one) == one.first for one in self.settings if one.first)
        )

    @property
    def game(self) -> AnyGame:
        """The rules chosen."""
        return games.create(self.game_id)

    @property
    def settings(self) -> tuple[Setting, ...]:
        """The settings the game has."""
        return games.settings(self.game.options)

    @property
    def playing(self) -> list[SeatChoice]:
        """The seats that take part."""
        return self.seats[: self.count]

    @property
    def names(self) -> list[str]:
        """The names of the seats that take part."""
        return [seat.name for seat in self.playing]

    @property
    def letters(self) -> list[str]:
        """The letters of the seats that take part."""
        return letters(self.names)

    @property
    def humans(self) -> int:
        """How many people play."""
        return sum(not seat.level for seat in self.playing)

    @property
    def undo(self) -> UndoPolicy:
        """The undo policy in force."""
        return self.policy or usual_policy(self.humans)

    def value(self, setting: Setting) -> str:
        """The choice of a setting in force."""
        usual = (self.first and setting.first) or setting.default
        return self.values.get(setting.name, usual)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows from top to bottom."""
        return (
            Row("game"),
            Row("players"),
            *(Row("seat", number) for number in range(self.count)),
            *(Row("option", name=setting.name) for setting in self.settings),
            Row("undo"),
            Row("seed"),
            Row("start"),
        )

    def change(self, row: Row, by: int) -> None:
        """Take the next (1) or previous (-1) choice of a row; a row without choices stays."""
        match row.kind:
            case "game":
                self.game_id = following(games.names(), self.game_id, by)
                self.values.clear()
                self.fit_count()
            case "players":
                self.count = following(self.game.seats, self.count, by)
            case "seat":
                seat = self.seats[row.number]
                seat.level = following(LEVELS, seat.level, by)
            case "option":
                setting = next(each for each in self.settings if each.name == row.name)
                self.values[row.name] = following(setting.choices, self.value(setting), by)
            case "undo":
                self.policy = following(POLICIES, self.undo, by)
            case "seed":
                self.seed = None
            case _:
                pass

    def text(self, row: Row) -> str | None:
        """Give the text that can be edited in a row, or None."""
        if row.kind == "seat":
            return self.seats[row.number].name
        if row.kind == "seed":
            return "" if self.seed is None else str(self.seed)
        return None

    def write(self, row: Row, text: str) -> bool:
        """Take an edited text and tell whether it makes sense; nothing is changed if not."""
        if row.kind == "seat":
            if usable(text):
                self.seats[row.number].name = clean(text)
            return usable(text)
        if not text.strip():
            self.seed = None
            return True
        if not (text.strip().isascii() and text.strip().isdigit()) or len(text.strip()) > 18:
            return False
        self.seed = int(text)
        return True

    def trouble(self) -> str:
        """Give the id of what stands in the way of starting, or an empty string."""
        read = {likeness(name) for name in self.names}
        return "same-names" if len(read) < self.count else ""

    def table(self) -> NewTable:
        """Give the table as it is opened."""
        return NewTable(
            game=self.game_id,
            sitters=tuple(Sitter(seat.name, seat.level or None) for seat in self.playing),
            options={
                setting.name: self.value(setting)
                for setting in self.settings
                if self.value(setting) != setting.default
            },
            components=None,
            seed=self.seed,
        )

    def remembered(self) -> tuple[RememberedSeat, ...]:
        """Give the seats as the settings keep them."""
        return tuple(RememberedSeat(name=seat.name, level=seat.level) for seat in self.playing)

    def to_remember(self) -> dict[str, object]:
        """Give the settings by which the next form opens at this game."""
        played = tuple(dict.fromkeys((*self.played, self.game_id)))
        return {"game": self.game_id, "played": played}

    def fit_count(self) -> None:
        """Take the number of players nearest to the chosen one that the game can be played by."""
        seats = self.game.seats
        self.count = min(seats, key=lambda count: abs(count - self.count))


def following(choices: Sequence[T], now: T, by: int) -> T:
    """Give the choice after (1) or before (-1) `now`, round in a circle."""
    return choices[(choices.index(now) + by) % len(choices)]


def new_form(
    game_id: str,
    remembered: Sequence[RememberedSeat],
    usual_names: Sequence[str],
    played: Sequence[str],
) -> Form:
    """Give the form as it opens: the seats of last time, or a person and a bot.

    A game that was not `played` yet is offered as suits a first one.
    `usual_names` fills the seats nobody has named yet, the first one being the player's.
    """
    game_id = game_id if game_id in games.names() else games.names()[0]
    known = [
        SeatChoice(clean(seat.name), seat.level if seat.level in LEVELS else BOT_LEVEL)
        for seat in remembered
        if usable(seat.name)
    ]
    count = len(known) or 2
    taken = {seat.name for seat in known}
    spare = [name for name in usual_names if name not in taken]
    known += [
        SeatChoice(name, BOT_LEVEL if known or number else "") for number, name in enumerate(spare)
    ]
    form = Form(game_id, count, known, played=tuple(played))
    form.fit_count()
    return form
