"""What every panel of this screen asks of the scene: whose land, marks on it, what comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from core.game import ScoreLine
from core.labora.box import Box, Mode
from core.labora.game import Labora
from core.labora.model import HOME, PRIOR, Landing, Laying, Paying, Pending, Player, State
from core.labora.neutral import SEAT as NEUTRAL
from core.labora.places import spot
from core.labora.rounds import seats as people_of
from core.labora.rounds import turns_in_round
from tui.play.entries import Entry
from tui.play.menu import Way
from tui.screens.labora.marks import space_of, space_thing
from tui.screens.table.picture import TablePicture
from tui.words.game import GameWords
from tui.words.labora import WORDS
from tui.words.labora_names import neutral, stage


@dataclass(frozen=True, slots=True)
class Mark:
    """A place that can be chosen: its label (empty while it sleeps), and whether it is chosen."""

    key: str
    chosen: bool
    token: str = "legal"
    """`cursor` where the place stands in no list but on the land."""


@dataclass(frozen=True)
class Picture(TablePicture):
    """A scene of this game, with the questions that all panels ask."""

    @cached_property
    def game_words(self) -> GameWords:
        """The words of the game, with the names that its components give."""
        return WORDS.of(self.scene.game)

    @property
    def view(self) -> State:
        """What the reader knows of the position: everything."""
        view: State = self.scene.seen.view
        return view

    @cached_property
    def game(self) -> Labora:
        """The rules of this table."""
        game = self.scene.game
        assert isinstance(game, Labora)
        return game

    @property
    def box(self) -> Box:
        """The components of this table."""
        return self.game.box

    @property
    def mode(self) -> Mode:
        """The rules of this number of players."""
        return self.box.modes[self.view.mode]

    @property
    def alone(self) -> bool:
        """Whether this is the solo game with its neutral player."""
        return self.view.mode == "solo"

    @property
    def shown_seat(self) -> int:
        """Who reads; for a watcher, the seat on turn."""
        return self.view.seat if self.me is None else self.me

    @property
    def shown(self) -> Player:
        """The player who reads."""
        return self.view.players[self.shown_seat]

    @property
    def is_visiting(self) -> bool:
        """Whether the land of somebody else is looked at."""
        return self.scene.zone == "land" and self.land_seat != self.shown_seat

    @property
    def stock_seat(self) -> int:
        """Whose goods are drawn: the reader's, or of the land that is looked at."""
        return self.land_seat if self.is_visiting else self.shown_seat

    @property
    def stock(self) -> Player:
        """The player whose goods are drawn."""
        return self.view.players[self.stock_seat]

    @cached_property
    def lands(self) -> tuple[int, ...]:
        """All landscapes, the reader's first; the neutral player has one too."""
        count = len(self.view.players)
        return tuple((self.shown_seat + step) % count for step in range(count))

    @property
    def others(self) -> tuple[int, ...]:
        """The other landscapes."""
        return self.lands[1:]

    @cached_property
    def land_seat(self) -> int:
        """Whose land is drawn: where something is chosen or looked at, else the reader's own."""
        if isinstance(self.path, Laying) and self.my_turn:
            return NEUTRAL
        pointed = space_of(self.scene.focus) if self.scene.focus else None
        if pointed is None:
            pointed = next((one for one in map(space_of, self.chosen_things) if one), None)
        if pointed is None and self.way_marks:
            pointed = space_of(next(iter(self.way_marks)))
        return self.shown_seat if pointed is None else pointed[0]

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats in the order of the turns of this round or settlement phase."""
        view = self.view
        people = people_of(view)
        return tuple((view.round - 1 + step) % people for step in range(turns_in_round(view)))

    @property
    def path(self) -> Pending | None:
        """The innermost open question."""
        return self.view.pending[-1] if self.view.pending else None

    @property
    def is_paying(self) -> bool:
        """Whether the payment is being put together: a list of payments or of amounts is open."""
        if not self.my_turn:
            return False
        composer = self.scene.composer
        if composer.level == "ways":
            current = composer.current
            return current is not None and any(
                way.label == "payment" for way in composer.ways_of(self.chosen_entry or current)
            )
        return isinstance(self.path, Paying)

    @property
    def chosen_entry(self) -> Entry | None:
        """The line of the list under an open list of ways; else the chosen line."""
        composer = self.scene.composer
        current = composer.current
        if current is None or current.way is None:
            return current
        return next((one for one in composer.first_entries if one.group == current.group), current)

    @cached_property
    def after(self) -> State | None:
        """The position after what Enter would do; None while that is open."""
        if not self.complete or not self.scene.previews:
            return None
        after: State | None = self.scene.previews[-1].after
        return after

    @cached_property
    def laid_row(self) -> int | None:
        """The row of the tile of land that Enter would lay."""
        if not isinstance(self.path, Landing) or not self.my_turn:
            return None
        way = self.scene.composer.shown()
        row: int | None = getattr(way.steps[0], "row", None) if way is not None else None
        return row

    @cached_property
    def land_view(self) -> State:
        """The position whose land is drawn: with the tile that Enter would lay."""
        if self.laid_row is not None and self.after is not None:
            return self.after
        return self.view

    @property
    def chosen_things(self) -> tuple[str, ...]:
        """The things on the table that the cursor of the choices points at."""
        entry = self.scene.composer.current
        return () if entry is None or not self.my_turn else entry.things

    @cached_property
    def open_ways(self) -> tuple[Way, ...]:
        """The ways to do what the cursor is on, if they are a question."""
        entry = self.chosen_entry
        if entry is None or not self.my_turn:
            return ()
        return self.scene.composer.ways_of(entry)

    @cached_property
    def way_marks(self) -> dict[str, Mark]:
        """The places among which the ways of the chosen line choose, by their things."""
        opened = self.scene.composer.level == "ways"
        shown = self.scene.composer.shown()
        found = {}
        for way in self.open_ways:
            for thing in way.things:
                chosen = opened and shown is not None and way.steps == shown.steps
                found[thing] = Mark(way.key if opened else "", chosen, "cursor")
        return found

    @cached_property
    def marks(self) -> dict[str, Mark]:
        """All places that can be chosen now, by their things."""
        if not self.my_turn:
            return {}
        found = dict(self.way_marks)
        if self.scene.zone == "land":
            found.update(dict.fromkeys(self.contracts, Mark("", chosen=False)))
        if found:
            return found
        composer = self.scene.composer
        current = composer.current
        for entry in composer.entries:
            for thing in entry.things:
                if entry.allowed and space_of(thing) is not None:
                    key = entry.key if entry.group.inline else ""
                    found[thing] = Mark(key, entry == current and self.scene.zone == "actions")
        return found

    @cached_property
    def contracts(self) -> frozenset[str]:
        """The buildings of others, by their things, that a work contract could be for now."""
        begin = self.box.moves.begin["contract"]
        if self.view.pending or not self.my_turn or begin not in self.scene.seen.legal:
            return frozenset()
        view = self.game.clone(self.view)
        self.game.apply(view, begin)
        steps = self.game.legal(view)
        return frozenset(space_thing(one.seat, one.place) for one in steps if one.kind == "visit")

    def sheet(self, seat: int) -> tuple[ScoreLine, ...]:
        """Give the parts of a seat's points."""
        return self.scene.seen.scores.sheets[seat].lines

    def name_of(self, seat: int) -> str:
        """Name the owner of a landscape; the neutral player sits at no place of the table."""
        if seat < len(self.names):
            return self.names[seat]
        return neutral(self.words)

    def token_of(self, seat: int) -> str:
        """Give the colour of an owner."""
        return self.token(seat) if seat < len(self.names) else "dim"

    def clergy_home(self, seat: int) -> tuple[bool, int]:
        """Tell whether the prior is at home, and how many lay brothers are."""
        clergy = self.view.players[seat].clergy
        return clergy[PRIOR] == HOME, clergy[1:].count(HOME)

    def standing_on(self, seat: int, at: int) -> str:
        """Tell who stands on a building: `prior`, `brother` or nobody."""
        where = spot(seat, at)
        for player in self.view.players:
            if where in player.clergy:
                return "prior" if player.clergy[PRIOR] == where else "brother"
        return ""

    @cached_property
    def next_phase(self) -> tuple[str, int] | None:
        """The next settlement phase: its letter, and after which round it comes."""
        view = self.view
        for turn, number in sorted(self.mode.phases.items()):
            if turn > view.round:
                return stage(self.words, number), turn - 1
        if self.mode.rounds and view.phase not in ("settle", "over"):
            return stage(self.words, 5), self.mode.rounds
        return None

    @property
    def phase_letter(self) -> str:
        """The letter of the settlement phase that runs."""
        number = self.mode.phases.get(self.view.round, 5)
        return stage(self.words, number)

    def turn_name(self, turn: int) -> str:
        """Name a turn in the log by its round, as far as the log tells of rounds."""
        number = 0
        for line in self.scene.seen.log:
            if line.event.kind == "turned" and line.turn < turn:
                number = int(str(line.event.values["round"]))
        return f"{number or 1:>2}"


def steps_of(picture: Picture, entry: Entry) -> Sequence[Any]:
    """Give the steps that a line of a list stands for, with what it asks for at once."""
    if entry.way is not None:
        return entry.way.steps
    if not entry.actions:
        action = picture.action(entry)
        return () if action is None else (action,)
    ways = picture.scene.composer.ways_of(entry)
    return ways[0].steps if ways else entry.actions
