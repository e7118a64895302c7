"""What every panel of this screen asks of the scene: dice, prices, order, points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from core.burgundy.box import ANY, STACK, Box
from core.burgundy.game import Burgundy
from core.burgundy.model import (
    NO_CARD,
    NOBODY,
    ROUNDS,
    UNKNOWN,
    Acting,
    Pending,
    Player,
    State,
)
from core.game import ScoreLine
from tui.play.entries import Entry
from tui.screens.table.picture import TablePicture


@dataclass(frozen=True, slots=True)
class Price:
    """What an action by a die costs: the dice that do it for the fewest workers."""

    dice: tuple[int, ...]
    """Their values; empty for a castle's free action."""
    workers: int
    there: int
    """How many workers the reader has."""

    @property
    def possible(self) -> bool:
        """Whether the workers suffice."""
        return self.workers <= self.there


@dataclass(frozen=True)
class Picture(TablePicture):
    """A scene of this game, with the questions that all panels ask."""

    @property
    def view(self) -> State:
        """What the reader knows of the position."""
        view: State = self.scene.seen.view
        return view

    @cached_property
    def game(self) -> Burgundy:
        """The rules of this table."""
        game = self.scene.game
        assert isinstance(game, Burgundy)
        return game

    @cached_property
    def box(self) -> Box:
        """The components of this table."""
        return self.game.box

    @cached_property
    def own(self) -> Player | None:
        """What lies before the reader, and the hand; None for a watcher."""
        return None if self.me is None else self.view.players[self.me]

    @property
    def shown(self) -> Player:
        """Whose estate and store are drawn: the reader's; for a watcher, of the seat on turn."""
        return self.view.players[self.shown_seat]

    @property
    def shown_seat(self) -> int:
        """The seat whose estate and store are drawn."""
        return self.view.seat if self.me is None else self.me

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats, clockwise from the one that is drawn."""
        count = len(self.view.players)
        return tuple((self.shown_seat + step) % count for step in range(1, count))

    @cached_property
    def order(self) -> tuple[int, ...]:
        """All seats in the order of this round."""
        count = len(self.view.players)
        return tuple((self.view.start + step) % count for step in range(count))

    @property
    def round(self) -> str:
        """The letter of the round."""
        return ROUNDS[self.view.round]

    @property
    def turn_of_round(self) -> int:
        """Which turn of the round the seat on turn plays."""
        player = self.view.players[self.view.seat]
        left = len(player.hand) + len(player.stock) + self.view.acted
        return min(self.box.dice, self.box.dice - left + 1)

    @property
    def next_start(self) -> int:
        """The seat that would start the next round as things are; NOBODY in a solo game."""
        view = self.view
        if view.holder == NOBODY or view.face_down:
            return view.holder
        return (view.holder + 1) % len(view.players)

    @property
    def path(self) -> Pending | None:
        """The innermost open choice."""
        return self.view.pending[-1] if self.view.pending else None

    @cached_property
    def after(self) -> State | None:
        """The position after the step that Enter would do; None if it is not known before."""
        if not self.complete or not self.scene.previews:
            return None
        after: State | None = self.scene.previews[-1].after
        return after

    @cached_property
    def dice(self) -> tuple[int, ...]:
        """The values of the reader's dice cards in the hand."""
        if self.own is None:
            return ()
        return tuple(self.box.die_of[card] for card in self.own.hand if card != UNKNOWN)

    @cached_property
    def usable(self) -> tuple[int, ...]:
        """The values that an action could be done with now: those of the hand, or an extra die."""
        path = self.path
        if self.my_turn and isinstance(path, Acting):
            return (ANY if path.card == NO_CARD else self.box.die_of[path.card],)
        return self.dice

    def price(self, steps: Sequence[int]) -> Price | None:
        """Give the cheapest price for something; `steps[d]` are its workers for the usable die d.

        None where the reader has no die.
        """
        if self.own is None or not steps:
            return None
        fewest = min(steps)
        dice = [die for die, count in zip(self.usable, steps, strict=True) if count == fewest]
        values = tuple(dict.fromkeys(die for die in dice if die != ANY))
        return Price(values, fewest, self.own.workers)

    def row_price(self, row: int) -> Price | None:
        """Give the price of taking a card from a row, from 0."""
        return self.price([self.box.row_steps[die][row] for die in self.usable])

    def card_price(self, card: int) -> Price | None:
        """Give the price of placing a project."""
        return self.price([self.box.card_steps[die][card] for die in self.usable])

    def goods_price(self, goods: int) -> Price | None:
        """Give the price of selling a kind of goods."""
        return self.price([self.box.goods_steps[die][goods] for die in self.usable])

    def parts(self, seat: int) -> tuple[ScoreLine, ...]:
        """Give the parts of a seat's points."""
        return self.scene.seen.scores.sheets[seat].lines

    def stacks(self, estate: Sequence[list[int]], kind: int) -> tuple[int, list[int]]:
        """Count the finished triples of a type, and give its open stack (empty without one)."""
        mine = [stack for stack in estate if self.box.stack_type(stack) == kind]
        opened = [stack for stack in mine if len(stack) < STACK]
        return len(mine) - len(opened), max(opened, key=len, default=[])

    def turn_name(self, turn: int) -> str:
        """Name a turn in the log: `D4`, the fourth of round D."""
        began, letter = 0, 0
        for line in self.scene.seen.log:
            if line.event.kind == "new-round" and line.turn < turn:
                began, letter = line.turn + 1, int(str(line.event.values["round"]))
        return f"{ROUNDS[letter]}{(turn - began) // len(self.seats) + 1}"

    @property
    def chosen_things(self) -> tuple[str, ...]:
        """The things on the table that the cursor of the choices points at."""
        entry = self.scene.composer.current
        if entry is None or not self.my_turn or len(entry.actions) > 1:
            return ()
        return entry.things

    def labelled(self) -> dict[str, Entry]:
        """Give the entries of the open list by the things they point at, if it is one of things."""
        composer = self.scene.composer
        if not self.my_turn or composer.level != "targets":
            return {}
        return {thing: entry for entry in composer.entries for thing in entry.things}
