"""What a game's painter draws from, and what it owes the screen.

The screen owns sizes, keys and widgets; the painter is pure: from a `Scene` to lines of text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from core.game import AnyGame
from core.preview import Preview
from core.table import Seen
from tui.play.composer import Composer
from tui.play.draft import Change, Draft
from tui.play.menu import Menu
from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import Line
from tui.words import Words

Size = Literal["small", "large"]
Direction = Literal["up", "down", "left", "right"]
Contract = Literal["ask", "prior", "brother"]
"""Who enters a building of one's own for a work contract of another, if he is at home."""
ACTIONS = "actions"
"""The zone whose arrows walk the list of choices."""


class Aids(NamedTuple):
    """What a screen does for its player that some rather do themselves."""

    points: bool = True
    """Tell the points of a step before it is done."""
    memory: bool = True
    """List the cards that were seen to go into hidden hands."""


ALL_AIDS = Aids()


@dataclass(frozen=True, slots=True)
class Place:
    """A panel of the screen: its id, its rectangle in cells."""

    panel: str
    column: int
    row: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the screen that can have the focus: its rule, and its zone's panel."""

    id: str
    rule: str
    panel: str
    name: str = ""
    """What can be typed to go to it, if it has a short name."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a picture is made from."""

    game: AnyGame
    seen: Seen
    composer: Composer
    previews: tuple[Preview, ...]
    """The steps of the shown way, each looked at after the one before; stops where it reveals."""
    words: Words
    glyphs: Glyphs
    letters: tuple[str, ...]
    """One letter a seat."""
    table_name: str
    width: int
    height: int
    zone: str
    """The panel whose things the arrows walk; `actions` is the list of choices."""
    focus: str
    """The id of the focused thing, or an empty string in zone `actions`."""
    key_line: Line
    """The keys that work now, already fitted to the width."""
    message: str
    """One sentence for the player (a refusal, a failed save), or an empty string."""
    rule: tuple[str, Sequence[str]]
    """Title and paragraphs of the rule that the open rule panel shows (large size)."""
    moment: tuple[int, int] | None
    """In a replay: the step shown and how many there are."""
    anchor: str = ""
    """The thing where a walk up or down over a board began; it keeps to that column."""
    away: frozenset[int] = frozenset()
    """Seats of people who are not at the table now."""
    company: str = ""
    """Who is at the table, who is away, who watches; empty at home."""
    zoom: bool = False
    """Whether the player asked for the other size of the map than the usual one."""
    aids: Aids = ALL_AIDS

    @property
    def finality(self) -> str:
        """Say of the shown way, which shows something hidden, whether it can be undone here."""
        way = self.composer.shown()
        if way is not None and self.composer.final(way):
            return self.words.t("This cannot be undone.")
        return self.words.t("This can be undone (you will have seen it).")

    @property
    def size(self) -> Size:
        """Which layout the terminal has room for."""
        return "large" if self.width >= 120 and self.height >= 40 else "small"


class Painter(Protocol):
    """How one game looks. Pure functions of the scene."""

    menu: Menu
    scope: Literal["game", "map", "land"]
    """Whose keys work at the table: those of every game, with them those of a map, of a land."""

    def layout(self, scene: Scene) -> Sequence[Place]:
        """Divide the terminal into panels, for any size from 80x24 up."""

    def draw(self, place: Place, scene: Scene) -> list[Line]:
        """Draw one panel: `place.height` lines of `place.width` cells."""

    def things(self, scene: Scene) -> Sequence[Thing]:
        """List what can have the focus, panel by panel, in reading order."""

    def facts(self, scene: Scene, rule: str) -> Sequence[str]:
        """Say what a rule means in the game now; empty where there is nothing to say."""

    def hints(self, scene: Scene) -> Sequence[tuple[str, str]]:
        """Give the keys that choose now, each with its meaning, the most important first."""

    def look(self, letter: str, scene: Scene) -> list[Line] | None:
        """Draw what an uppercase letter opens (`O` others, `S` scores ...), or None."""

    def turn_name(self, scene: Scene, turn: int) -> str:
        """Name a turn as the log does, by how many were finished before it."""

    def printed(self, scene: Scene) -> Mapping[str, Sequence[str]]:
        """Give the keys that stand on things whatever list is open, each with those things."""

    def reason(self, scene: Scene, thing: str) -> str:
        """Say why nothing can be done with a thing now; empty where only the rules know."""


@runtime_checkable
class PaymentPainter(Painter, Protocol):
    """A painter whose game has payments that are put together on the screen."""

    def change(self, scene: Scene, change: Change) -> Draft | None:
        """Give what a change makes of the payment that is open; None where none is."""

    def doubt(self, scene: Scene) -> str:
        """Give what Enter should be pressed twice for, as a sentence; empty if for nothing."""


@runtime_checkable
class HabitPainter(Painter, Protocol):
    """A painter whose game asks something that a player may answer once for all."""

    def habit(self, seen: Seen, wanted: Contract) -> Any | None:
        """Give the action that is `wanted` here, or None where the player must be asked."""


@runtime_checkable
class MapPainter(Painter, Protocol):
    """A painter whose game has a board that one moves over."""

    board: str
    """The zone that looking around opens."""
    zooms: bool
    """Whether the board can be drawn in large cells too."""

    def steer(self, scene: Scene, direction: Direction) -> str | None:
        """Give the id of the entry (zone `actions`) or thing that an arrow leads to.

        None where arrows walk a list.
        """

    def thing_at(self, scene: Scene, row: int, column: int) -> str:
        """Give the thing that is drawn on a cell of the board's panel; empty where none is."""


@runtime_checkable
class LandsPainter(MapPainter, Protocol):
    """A painter whose players have boards of their own, which are looked at one after another."""

    def next_board(self, scene: Scene) -> str:
        """Give the first thing of the board after the one that is looked at.

        The board of the reader comes first and is not among them; empty after the last one.
        """

    def opening(self, scene: Scene, thing: str) -> Any | None:
        """Give the step that opens the list in which a thing can be chosen, or None."""
