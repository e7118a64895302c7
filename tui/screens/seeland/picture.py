"""What every panel asks of the scene, answered once: who is who, and what the view says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from core import hexgrid
from core.seeland import looking, tiles
from core.seeland.box import Box
from core.seeland.game import Seeland
from core.seeland.looking import Effect, Guilders, Mill, Offer
from core.seeland.model import Buy, Place, Placing, Player, State
from core.seeland.money import golden_number
from tui.play.entries import Entry
from tui.play.scene import ACTIONS
from tui.screens.seeland.ways import hex_of
from tui.screens.table.picture import TablePicture
from tui.widgets.hexmap import Spot
from tui.words.seeland_names import crop_letters


@dataclass(frozen=True)
class Picture(TablePicture):
    """A scene of this game, with the questions that all panels ask."""

    @cached_property
    def game(self) -> Seeland:
        """The rules of this table."""
        game = self.scene.game
        assert isinstance(game, Seeland)
        return game

    @property
    def box(self) -> Box:
        """The components of this table."""
        return self.game.box

    @property
    def view(self) -> State:
        """What the reader knows of the position, which is what everybody knows."""
        view: State = self.scene.seen.view
        return view

    @cached_property
    def own(self) -> Player | None:
        """What the reader has; None for a watcher."""
        return None if self.me is None else self.view.players[self.me]

    @property
    def prompt(self) -> str:
        """What has to be decided, by whomever; empty when the game is over."""
        turn = self.scene.seen.turn
        return "" if turn is None or self.scene.seen.ended else turn.prompt

    @property
    def turn_number(self) -> int:
        """The number of this turn, as the log counts."""
        return self.game_words.turn_number(self.view.turns, len(self.seats))

    def turn_name(self, turn: int) -> str:
        """Name a turn in the log by its number; the first mills have none."""
        number = self.game_words.turn_number(turn, len(self.seats))
        return f"{number:>2}" if number else "  "

    @cached_property
    def after(self) -> State:
        """The position after what Enter would do, as far as that is known."""
        known = [one.after for one in self.scene.previews if one.after is not None]
        after: State = known[-1] if known else self.view
        return after

    @cached_property
    def number(self) -> int:
        """The golden number that will be in force after what Enter would do."""
        return golden_number(self.box, self.after)

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        """Row and column of every hex."""
        return tuple(hexgrid.to_offset(place) for place in self.box.hexes)

    @cached_property
    def offers(self) -> list[Offer]:
        """The spaces of the market in front of the guild master."""
        return looking.offers(self.box, self.view)

    @cached_property
    def guilders(self) -> Guilders:
        """The row of guilders."""
        return looking.guilders(self.box, self.view)

    @cached_property
    def mills(self) -> list[Mill]:
        """The mills with figures."""
        return looking.mills(self.box, self.view)

    @cached_property
    def owners(self) -> dict[int, Mill]:
        """The mills with figures by their hexes."""
        return {mill.hex: mill for mill in self.mills}

    @cached_property
    def targets(self) -> dict[int, Entry]:
        """The lines of the open list that are about one hex each, by hex."""
        if not self.my_turn:
            return {}
        found = {}
        for entry in self.scene.composer.entries:
            place = hex_of(entry.things[0]) if len(entry.things) == 1 else None
            if place is not None and entry.allowed:
                found[place] = entry
        return found

    @cached_property
    def chosen(self) -> int | None:
        """The hex that the cursor of the choices stands for, also if there is no other."""
        composer = self.scene.composer
        if not self.my_turn or composer.current is None:
            return None
        for place, entry in self.targets.items():
            if entry == composer.current:
                return place
        way = composer.chosen()
        steps = way.steps if way is not None else ()
        return next((step.hex for step in steps if isinstance(step, Place)), None)

    @cached_property
    def buying(self) -> Buy | None:
        """The purchase that is looked at, or for which a place is being chosen."""
        entry = self.scene.composer.current if self.my_turn else None
        action = entry.actions[0] if entry is not None and len(entry.actions) == 1 else None
        return action if isinstance(action, Buy) else None

    @cached_property
    def purchases(self) -> dict[int, Entry]:
        """The lines of the first list that buy, by the space."""
        first = self.scene.composer.first_entries if self.my_turn else ()
        found = {}
        for entry in first:
            action = self.action(entry) if entry.group.id == "buy" else None
            if action is not None:
                found[action.space] = entry
        return found

    @cached_property
    def tile(self) -> int | None:
        """The tile that is to be laid, if one is bought or looked at."""
        path = self.view.pending[-1] if self.view.pending else None
        if isinstance(path, Placing):
            return path.tile
        if self.buying is None or self.view.ring[self.buying.space] == tiles.OPEN:
            return None
        return self.view.ring[self.buying.space]

    @property
    def looking(self) -> bool:
        """Whether the reader looks at a thing of the screen instead of the choices."""
        return self.scene.zone != ACTIONS and bool(self.scene.focus)

    @property
    def placing(self) -> bool:
        """Whether a place for the tile is being chosen now."""
        return self.my_turn and (
            self.prompt.startswith("place-") or bool(self.targets and self.buying)
        )

    def effect(self, place: int) -> Effect:
        """Say what the tile that is to be laid would do on a hex."""
        assert self.tile is not None
        return looking.effect(self.box, self.view, self.tile, place)

    def hex_name(self, place: int) -> str:
        """Name a hex, with the sign of a governor beside its mill."""
        return self.box.names[place] + ("*" if place in self.view.governed else "")

    def kinds(self, kinds: Sequence[int]) -> str:
        """Write crops in a letter each."""
        return crop_letters(self.words, kinds)

    def gain(self, effect: Effect) -> int:
        """Give the points of the harvests that an effect brings the player on turn."""
        return sum(one.after.total for one in effect.harvests if one.seat == self.view.seat)
