"""The painter of The Struggle for Catan: which panel is drawn by which module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from core.game import AnyGame
from tui.play.scene import Place, Scene, Thing
from tui.screens.struggle import (
    band,
    cards,
    facts,
    focus,
    hints,
    large_cards,
    large_path,
    layout,
    overlays,
    path,
    printed,
    status,
    table,
    tableau,
)
from tui.screens.struggle.joints import corners
from tui.screens.struggle.menu import StruggleMenu
from tui.screens.struggle.picture import Picture
from tui.screens.table import focusing, side
from tui.widgets.lines import Line, fit, pad


class StrugglePainter:
    """How The Struggle for Catan looks."""

    scope: Literal["game", "map"] = "game"

    def __init__(self, game: AnyGame) -> None:
        self.menu = StruggleMenu(game)

    def layout(self, scene: Scene) -> Sequence[Place]:
        """Divide the terminal into panels."""
        return layout.layout(Picture(scene))

    def draw(self, place: Place, scene: Scene) -> list[Line]:
        """Draw one panel: exactly `place.height` lines of `place.width` cells."""
        picture = Picture(scene)
        lines = _draw(picture, place)[: place.height]
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

    def printed(self, scene: Scene) -> Mapping[str, Sequence[str]]:
        """Give the numbers of the market and the hand, and the letters of what can be built."""
        return printed.printed(Picture(scene))

    def reason(self, scene: Scene, thing: str) -> str:
        """Say why nothing can be done with a thing now; empty where only the rules know."""
        return printed.reason(Picture(scene), thing)

    def look(self, letter: str, scene: Scene) -> list[Line] | None:
        """Draw what an uppercase letter opens, or None."""
        return overlays.look(letter, Picture(scene))

    def turn_name(self, scene: Scene, turn: int) -> str:
        """Name a turn as the log does."""
        return Picture(scene).turn_name(turn)


def _draw(picture: Picture, place: Place) -> list[Line]:
    cells, height = place.width, place.height
    joined = layout.joined(picture)
    large = picture.scene.size == "large"
    match place.panel:
        case "status":
            return status.status(picture, cells)
        case "phases":
            return status.phases(picture, cells)
        case "table" if large:
            return tableau.tableaus(picture, cells, height)
        case "market" if large:
            return large_cards.market(picture, cells, height)
        case "stock" if large:
            return large_cards.stock(picture, cells, height)
        case "hand" if large:
            return large_cards.hand(picture, cells, height)
        case "path" if large:
            return large_path.path(picture, cells, height)
        case "more":
            return large_path.more(picture, cells, height)
        case "rule":
            return side.rule_panel(picture, cells, height)
        case "log":
            return side.log_panel(picture, cells, height)
        case "talk":
            return side.talk_panel(picture, cells, height)
        case "table":
            return table.table(picture, cells, height, open_below=joined)
        case "market":
            return corners(picture, cards.market(picture, cells, height, joined=joined), "market")
        case "stock":
            return corners(picture, cards.stock(picture, cells, height, joined=joined), "stock")
        case "hand":
            return corners(picture, cards.hand(picture, cells, height), "hand")
        case "actions":
            return band.band(picture, cells, height)
        case "path":
            return path.path(picture, cells, height)
        case "keys":
            return [picture.scene.key_line]
        case _:
            return []
