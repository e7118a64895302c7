"""What every panel asks of the scene, answered once: who is who, and what the view says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from core.struggle.box import KNIGHT, ROAD, Box
from core.struggle.build import loser
from core.struggle.cards import hand_size
from core.struggle.exchange import allowed
from core.struggle.game import Struggle
from core.struggle.model import Player, State
from core.table import Sitter
from tui.play.composer import Entry
from tui.play.scene import Scene
from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import Line, Span, clean
from tui.words import Words
from tui.words.game import Voice
from tui.words.struggle_names import resource_code


@dataclass(frozen=True)
class Picture:
    """A scene of this game, with the questions that all panels ask."""

    scene: Scene

    @property
    def words(self) -> Words:
        """The reader's language."""
        return self.scene.words

    @property
    def glyphs(self) -> Glyphs:
        """The signs to draw with."""
        return self.scene.glyphs

    @property
    def view(self) -> State:
        """What the reader knows of the position."""
        view: State = self.scene.seen.view
        return view

    @cached_property
    def box(self) -> Box:
        """The components of this table."""
        game = self.scene.game
        assert isinstance(game, Struggle)
        return game.box

    @property
    def me(self) -> int | None:
        """The reader's seat; None for a watcher."""
        return self.scene.seen.seat

    @property
    def my_turn(self) -> bool:
        """Whether the reader must decide now."""
        return self.scene.seen.my_turn

    @property
    def seats(self) -> range:
        """All seats, in the order of play."""
        return range(len(self.view.players))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names at the table, safe to draw."""
        sitters = self.scene.seen.sitters
        return tuple(clean(sitter.name) or "?" for sitter in sitters)

    @cached_property
    def voice(self) -> Voice:
        """Who is spoken to."""
        return Voice(self.words, self.names.__getitem__, self.me, self.glyphs.minus)

    @cached_property
    def own(self) -> Player | None:
        """What lies before the reader, and the hand; None for a watcher."""
        return None if self.me is None else self.view.players[self.me]

    @property
    def turn_number(self) -> int:
        """How many turns everybody has begun."""
        return self.view.turns // len(self.view.players) + 1

    @cached_property
    def after(self) -> State | None:
        """The position after the step that Enter would do; None if it is not known before."""
        if not self.complete or not self.scene.previews:
            return None
        after: State | None = self.scene.previews[-1].after
        return after

    @cached_property
    def complete(self) -> bool:
        """Whether Enter would play what the preview shows, not open a list first."""
        return self.scene.composer.chosen() is not None

    def token(self, seat: int) -> str:
        """Give the colour of a seat."""
        return f"player{seat + 1}"

    def named(self, seat: int) -> Span:
        """Give the name of a seat in its colour."""
        return self.names[seat], self.token(seat)

    def sitter(self, seat: int) -> Sitter:
        """Give who has a seat."""
        sitter: Sitter = self.scene.seen.sitters[seat]
        return sitter

    def points(self, seat: int) -> int:
        """Give the victory points of a seat."""
        return self.scene.seen.scores.sheets[seat].total

    def cards(self, seat: int) -> int:
        """Count the hand of a seat."""
        return hand_size(self.view.players[seat])

    def swaps(self, seat: int) -> int:
        """Give how many cards a seat may swap a turn."""
        return allowed(self.box, self.view.players[seat].roads)

    def draws(self, seat: int) -> int:
        """Give how many cards a seat may draw at the end of its turn."""
        knights = self.view.players[seat].knights
        return self.box.draw + (knights + 1) // 2 * self.box.draw_per_knight

    @cached_property
    def losers(self) -> tuple[int, int]:
        """The seats that lose a road, and a knight, when the stock is empty; -1 for nobody."""
        return loser(self.box, self.view, ROAD), loser(self.box, self.view, KNIGHT)

    @property
    def arrow(self) -> str:
        """The sign of the destiny arrow."""
        return self.glyphs.right if self.view.arrow > 0 else self.glyphs.left

    def action(self, entry: Entry) -> Any:
        """Give the action behind a line of a list, also when it is forbidden now."""
        if entry.actions:
            return entry.actions[0]
        game = self.scene.game
        return next((one for one in game.candidates(self.view) if repr(one) == entry.id), None)

    def codes(self, hand: Sequence[int]) -> str:
        """Write a hand in two letters and a digit: `Br2 Lu1`."""
        return " ".join(
            f"{resource_code(self.words, index)}{count}"
            for index, count in enumerate(hand)
            if count
        )

    def stack(self, count: int, token: str, *, gap: str = " ") -> Line:
        """Draw a stack of roads or knights by its sides: `A B A`."""
        return [(gap.join("AB"[index % 2] for index in range(count)), token)] if count else []
