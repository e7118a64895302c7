"""What every panel asks of the scene, answered once: who is who, and what the view says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from core.struggle.box import KNIGHT, ROAD, Box
from core.struggle.build import loser
from core.struggle.cards import hand_size
from core.struggle.exchange import allowed
from core.struggle.game import Struggle
from core.struggle.model import Discarding, Player, State
from tui.screens.table.picture import TablePicture
from tui.widgets.lines import Line
from tui.words.struggle_names import resource_code


@dataclass(frozen=True)
class Picture(TablePicture):
    """A scene of this game, with the questions that all panels ask."""

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

    @cached_property
    def own(self) -> Player | None:
        """What lies before the reader, and the hand; None for a watcher."""
        return None if self.me is None else self.view.players[self.me]

    @property
    def remembers(self) -> bool:
        """Whether the cards are shown that were seen to go into hands."""
        return self.scene.aids.memory

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

    def waiting(self) -> str:
        """Say what is going on while another seat decides: a bot may have to discard."""
        seen = self.scene.seen
        pending = self.view.pending
        if self.to_move is None or not seen.live or not pending:
            return super().waiting()
        if not isinstance(pending[-1], Discarding):
            return super().waiting()
        name, more = self.names[self.to_move], self.glyphs.more
        return self.words.t("{name} must discard to the robbers {more}", name=name, more=more)

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
