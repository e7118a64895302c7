"""The painter of The Castles of Burgundy: which panel is drawn by which module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from core.game import AnyGame
from tui.play.scene import Place, Scene, Thing
from tui.screens.burgundy import (
    band,
    boxes,
    display,
    estate,
    facts,
    focus,
    hints,
    large_band,
    large_others,
    layout,
    others,
    overlays,
    path,
    prizes,
    status,
    store,
)
from tui.screens.burgundy.menu import BurgundyMenu
from tui.screens.burgundy.picture import Picture
from tui.screens.table import focusing, side
from tui.widgets.lines import Line, fit, pad


class BurgundyPainter:
    """How The Castles of Burgundy looks."""

    scope: Literal["game", "map"] = "game"

    def __init__(self, game: AnyGame) -> None:
        self.menu = BurgundyMenu(game)

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

    def printed(self, scene: Scene) -> Mapping[str, Sequence[str]]:
        """Give the numbers of the rows of the display and of the projects."""
        view = scene.seen.view
        own = view.players[view.seat].projects
        found: dict[str, list[str]] = {}
        for cards in (view.display, [[card] for card in own]):
            for number, row in enumerate(cards, 1):
                found.setdefault(str(number), []).extend(f"card:{card}" for card in row)
        return {key: things or (f"row:{key}",) for key, things in found.items()}

    def reason(self, scene: Scene, thing: str) -> str:
        """Say why nothing can be done with a thing now; empty where only the rules know."""
        if thing.startswith("row:"):
            return scene.words.t("There is no card in this row.")
        view = scene.seen.view
        if thing == "group:place" and not view.players[view.seat].projects:
            return scene.words.t("You have no project to place.")
        if thing.startswith("group:") and view.acted and not view.pending:
            return scene.words.t("The action of this turn has been done.")
        return ""

    def look(self, letter: str, scene: Scene) -> list[Line] | None:
        """Draw what an uppercase letter opens, or None."""
        return overlays.look(letter, Picture(scene))

    def turn_name(self, scene: Scene, turn: int) -> str:
        """Name a turn as the log does."""
        return Picture(scene).turn_name(turn)


def _draw(picture: Picture, place: Place) -> list[Line]:
    if picture.large:
        found = _draw_large(picture, place)
        if found is not None:
            return found
    cells, height = place.width, place.height
    match place.panel:
        case "status":
            return status.status(picture, cells)
        case "display":
            return display.small(picture, cells, height)
        case "others":
            return others.small(picture, cells, height)
        case "estate":
            return estate.small(picture, cells, height)
        case "store":
            return store.store(picture, cells, height)
        case "round":
            return prizes.round_line(picture, cells)
        case "actions":
            return band.small(picture, cells, height)
        case "path":
            return path.path(picture, cells, height)
        case "rule":
            return side.rule_panel(picture, cells, height)
        case "log":
            return side.log_panel(picture, cells, height)
        case "talk":
            return side.talk_panel(picture, cells, height)
        case "keys":
            return [picture.scene.key_line]
        case _:
            return []


def _draw_large(picture: Picture, place: Place) -> list[Line] | None:
    cells, height = place.width, place.height
    match place.panel:
        case "display":
            return display.large(picture, cells, height)
        case "others":
            return large_others.large(picture, cells, height)
        case "estate":
            return estate.large(picture, cells, height)
        case "projects":
            return boxes.projects(picture, cells, height)
        case "store":
            return store.large_store(picture, cells, height)
        case "hand":
            return boxes.hand(picture, cells, height)
        case "actions":
            return large_band.band(picture, cells, height)
        case "path":
            return path.large(picture, cells, height)
        case "foot":
            return [[(picture.glyphs.horizontal * cells, "frame")]]
        case _:
            return None
