"""What stands on the game screen: the panels of a game, the curtain, a look, the last line."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tui.play.scene import Place, Scene
from tui.rules.library import load
from tui.screens.page import NEEDED
from tui.screens.play_hints import hint_names
from tui.screens.play_panels import Panels
from tui.widgets.lines import Line, cut
from tui.widgets.panel import LinesPanel

if TYPE_CHECKING:
    from tui.screens.play import PlayScreen

RULE_PANEL = 100
"""Columns from which a screen may have a panel that shows the rule of what has the focus."""


class Canvas:
    """Draws one game screen."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._panels = Panels(screen)

    def paint(self) -> None:
        """Show what has changed."""
        screen = self._screen
        width, height = screen.app.size
        scene = screen.scene()
        if width < NEEDED[0] or height < NEEDED[1]:
            self._panels.show(
                [Place("small", 0, 0, width, height)], lambda _: self._too_small(width)
            )
        elif screen.session.curtain is not None and screen.look is None:
            lines = screen.deeds.curtain(scene)
            self._panels.show([Place("curtain", 0, 0, width, height)], lambda _: lines)
        else:
            places = screen.painter.layout(scene)
            self._panels.show(places, lambda place: screen.painter.draw(place, scene))
            self._panels.follow(screen.desk.zone, places)
        self._paint_look(scene)

    def with_rule(self, scene: Scene) -> Scene:
        """Add the rule of what has the focus, and what it means in the position shown."""
        screen = self._screen
        rule = screen.desk.rule_id(screen.painter.things(scene))
        library = load((screen.kept.table.game.id,), screen.house.words.language)
        if rule not in library:
            return scene
        page = library.page(rule)
        facts = screen.painter.facts(scene, rule)
        return replace(scene, rule=(page.title, (*page.body[:1], *facts, *page.body[1:])))

    def key_line(self, width: int) -> Line:
        """Draw the last line: what is being written, or the keys that work now."""
        screen = self._screen
        words = screen.house.words
        if screen.command is not None:
            return [(":", "key"), *screen.command.line(max(1, width - 1))]
        if screen.where is not None:
            return screen.where.line(width)
        hints = screen.hints(*hint_names(screen))
        if screen.bots.waiting and screen.mode == "game":
            hints.insert(0, ("Enter", words.t("the bot keeps playing")))
        return screen.deeds.key_line(hints, width)

    def _paint_look(self, scene: Scene) -> None:
        screen = self._screen
        panel = screen.query_one("#look", LinesPanel)
        if screen.look is None:
            panel.styles.visibility = "hidden"
            return
        text = screen.deeds.looked_at(scene)
        room = max(1, scene.height - 1)
        panel.show([*screen.look.visible(text, room), self.key_line(scene.width)])
        panel.styles.visibility = "visible"

    def _too_small(self, width: int) -> list[Line]:
        text = self._screen.deeds.too_small(NEEDED)
        return [cut([(text, "text")], width, self._screen.house.glyphs)]
