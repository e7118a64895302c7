"""The painter of Ora et Labora: which panel is drawn by which module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from core.game import AnyGame
from core.labora.game import Labora
from core.table import Seen
from tui.play.draft import Change, Draft
from tui.play.scene import Contract, Direction, Place, Scene, Thing
from tui.screens.labora import (
    band,
    contracts,
    drafting,
    facts,
    focus,
    hints,
    land,
    large_band,
    layout,
    market,
    moving,
    overlays,
    path,
    pay,
    rivals,
    rondel,
    status,
    store,
    towns,
    waste,
)
from tui.screens.labora.marks import space_thing
from tui.screens.labora.menu import LaboraMenu
from tui.screens.labora.picture import Picture
from tui.screens.table import focusing, side
from tui.widgets.lines import Line, fit, pad


class LaboraPainter:
    """How Ora et Labora looks."""

    scope: Literal["game", "map", "land"] = "land"
    board = "land"
    zooms = False

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, Labora)
        self.game = game
        self.menu = LaboraMenu(game)

    def layout(self, scene: Scene) -> Sequence[Place]:
        """Divide the terminal into panels."""
        return layout.layout(Picture(scene))

    def draw(self, place: Place, scene: Scene) -> list[Line]:
        """Draw one panel: exactly `place.height` lines of `place.width` cells."""
        lines = _draw(Picture(scene), place)[: place.height]
        shown = [fit(each, place.width, scene.glyphs) for each in lines]
        shown += [pad([], place.width) for _ in range(place.height - len(shown))]
        return focusing.marked(shown, scene, place.panel)

    def things(self, scene: Scene) -> Sequence[Thing]:
        """List what can have the focus, panel by panel, in reading order."""
        return focus.things(Picture(scene))

    def facts(self, scene: Scene, rule: str) -> Sequence[str]:
        """Say what a rule means in the game now; empty where there is nothing to say."""
        return facts.facts(Picture(scene), rule)

    def hints(self, scene: Scene) -> Sequence[tuple[str, str]]:
        """Give the keys that choose now, each with its meaning, for the last line."""
        return hints.hints(Picture(scene))

    def look(self, letter: str, scene: Scene) -> list[Line] | None:
        """Draw what an uppercase letter opens, or None."""
        return overlays.look(letter, Picture(scene))

    def turn_name(self, scene: Scene, turn: int) -> str:
        """Name a turn as the log does."""
        return Picture(scene).turn_name(turn)

    def thing_at(self, scene: Scene, row: int, column: int) -> str:
        """Give the space that is drawn on a cell of the land's panel; empty where none is."""
        picture = Picture(scene)
        height = next(one.height for one in layout.layout(picture) if one.panel == "land")
        found = land.space_at(picture, height, row, column)
        return "" if found is None else space_thing(picture.land_seat, found)

    def steer(self, scene: Scene, direction: Direction) -> str | None:
        """Give the entry or thing that an arrow leads to; None where arrows walk a list."""
        return moving.steer(Picture(scene), direction)

    def next_board(self, scene: Scene) -> str:
        """Give the first thing of the land after the one that is looked at; empty after all."""
        return moving.next_land(Picture(scene))

    def opening(self, scene: Scene, thing: str) -> Any | None:
        """Give the step that opens the list in which a thing can be chosen, or None."""
        return moving.opening(Picture(scene), self.menu, thing)

    def change(self, scene: Scene, change: Change) -> Draft | None:
        """Give what a change makes of the payment that is open; None where none is."""
        return drafting.change(Picture(scene), change)

    def doubt(self, scene: Scene) -> str:
        """Say what a payment would lose, or that wine or whiskey is paid; Enter then asks twice."""
        return waste.doubt(Picture(scene))

    def habit(self, seen: Seen, wanted: Contract) -> Any | None:
        """Give the clergyman who is wanted for a work contract of another, or None."""
        return contracts.habit(seen, wanted)

    def printed(self, scene: Scene) -> Mapping[str, Sequence[str]]:
        """Give the keys that stand on things whatever list is open: only the list has any."""
        return {}

    def reason(self, scene: Scene, thing: str) -> str:
        """Say why nothing can be done with a thing now."""
        return moving.reason(Picture(scene), thing)


def _draw(picture: Picture, place: Place) -> list[Line]:
    cells, height = place.width, place.height
    large = picture.large
    match place.panel:
        case "status":
            return status.status(picture, cells)
        case "wheel":
            return rondel.large(picture, cells, height) if large else rondel.small(picture, cells)
        case "land":
            return (land.large if large else land.small)(picture, cells, height)
        case "goods":
            return store.large(picture, cells, height) if large else store.small(picture, cells)
        case "pay":
            return pay.pay(picture, cells, height)
        case "actions":
            return (large_band.band if large else band.small)(picture, cells, height)
        case "path":
            return (path.large if large else path.path)(picture, cells, height)
        case "preview":
            return path.under_payment(picture, cells, height)
        case "path-head":
            return path.head(picture, cells)
        case "keys":
            return [picture.scene.key_line]
    return _draw_side(picture, place)


def _draw_side(picture: Picture, place: Place) -> list[Line]:
    cells, height = place.width, place.height
    match place.panel:
        case "market":
            return market.large(picture, cells, height)
        case "towns":
            return towns.box(picture, cells, height)
        case "others":
            return rivals.box(picture, cells, height)
        case "rule":
            return side.rule_panel(picture, cells, height)
        case "log":
            return side.log_panel(picture, cells, height)
        case _:
            return []
