"""The painter of Seeland: which panel is drawn by which module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from core.game import AnyGame
from core.seeland.game import Seeland
from tui.play.scene import Direction, Place, Scene, Thing
from tui.screens.seeland import (
    band,
    board,
    box,
    facts,
    focus,
    hints,
    layout,
    legend,
    market,
    mills,
    moving,
    overlays,
    path,
    status,
)
from tui.screens.seeland.menu import SeelandMenu
from tui.screens.seeland.picture import Picture
from tui.screens.seeland.ways import hex_thing
from tui.screens.table import focusing, side
from tui.widgets.lines import Line, fit, pad


class SeelandPainter:
    """How Seeland looks."""

    scope: Literal["game", "map"] = "map"
    board = "map"
    zooms = True

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, Seeland)
        self.game = game
        self.menu = SeelandMenu(game)
        self._latest: Picture | None = None

    def _picture(self, scene: Scene) -> Picture:
        """Give the picture of a scene; all panels of one share it."""
        if self._latest is None or self._latest.scene is not scene:
            self._latest = Picture(scene)
        return self._latest

    def layout(self, scene: Scene) -> Sequence[Place]:
        """Divide the terminal into panels."""
        return layout.layout(self._picture(scene))

    def draw(self, place: Place, scene: Scene) -> list[Line]:
        """Draw one panel: exactly `place.height` lines of `place.width` cells."""
        lines = _draw(self._picture(scene), place)[: place.height]
        shown = [fit(each, place.width, scene.glyphs) for each in lines]
        shown += [pad([], place.width) for _ in range(place.height - len(shown))]
        return focusing.marked(shown, scene, place.panel)

    def things(self, scene: Scene) -> Sequence[Thing]:
        """List what can have the focus, panel by panel, in reading order."""
        return focus.things(self._picture(scene))

    def facts(self, scene: Scene, rule: str) -> Sequence[str]:
        """Say what a rule means in the game now; empty where there is nothing to say."""
        return facts.facts(self._picture(scene), rule)

    def hints(self, scene: Scene) -> Sequence[tuple[str, str]]:
        """Give the keys that choose now, each with its meaning, for the last line."""
        return hints.hints(self._picture(scene))

    def look(self, letter: str, scene: Scene) -> list[Line] | None:
        """Draw what an uppercase letter opens, or None."""
        return overlays.look(letter, self._picture(scene))

    def turn_name(self, scene: Scene, turn: int) -> str:
        """Name a turn as the log does."""
        return self._picture(scene).turn_name(turn)

    def thing_at(self, scene: Scene, row: int, column: int) -> str:
        """Give the hex that is drawn on a cell of the map; empty where none is."""
        picture = Picture(scene)
        place = next(one for one in layout.layout(picture) if one.panel == "map")
        found = board.hex_at(picture, place.width, place.height, row, column)
        return "" if found is None else hex_thing(found)

    def steer(self, scene: Scene, direction: Direction) -> str | None:
        """Give the entry or thing that an arrow leads to; None where arrows walk a list."""
        return moving.steer(self._picture(scene), direction)

    def printed(self, scene: Scene) -> Mapping[str, Sequence[str]]:
        """Give the keys that stand on spaces of the market whatever list is open."""
        picture = self._picture(scene)
        found = {market.offer_key(picture, offer): offer.space for offer in picture.offers}
        return {key: (f"space:{space}",) for key, space in found.items() if key != "-"}

    def reason(self, scene: Scene, thing: str) -> str:
        """Say why nothing can be done with a thing now."""
        return moving.reason(self._picture(scene), thing)


def _draw(picture: Picture, place: Place) -> list[Line]:
    cells, height = place.width, place.height
    large = picture.large
    match place.panel:
        case "status":
            return status.status(picture, cells)
        case "map":
            return board.board(picture, cells, height)
        case "market":
            return market.market(picture, cells, height)
        case "players":
            return mills.players_box(picture, cells, height)
        case "mills":
            return (mills.mills_box if large else mills.band)(picture, cells, height)
        case "actions":
            return (box.box if large else band.small)(picture, cells, height)
        case "path":
            return (path.large if large else path.path)(picture, cells, height)
        case "rule":
            return side.rule_panel(picture, cells, height)
        case "log":
            return side.log_panel(picture, cells, height)
        case "legend":
            return legend.box(picture, cells, height)
        case "keys":
            return [picture.scene.key_line]
        case _:
            return []
