"""The panels of the game screen: where a painter wants them, and what stands in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.screen import Screen

from tui.play.scene import ACTIONS, Place
from tui.screens.menu import focus_cell
from tui.widgets.lines import Line
from tui.widgets.panel import LinesPanel


class Panels:
    """The panels of one screen. One that is not wanted just now is kept, and hidden."""

    def __init__(self, screen: Screen[None]) -> None:
        self._screen = screen
        self._known: dict[str, tuple[LinesPanel, Place]] = {}

    def show(self, places: Sequence[Place], draw: Callable[[Place], list[Line]]) -> None:
        """Put the panels where they belong and show what `draw` gives for each."""
        wanted = {place.panel for place in places}
        for name, (panel, _) in self._known.items():
            panel.styles.visibility = "visible" if name in wanted else "hidden"
        for place in places:
            self._placed(place).show(draw(place))

    def follow(self, zone: str, places: Sequence[Place]) -> None:
        """Put the terminal's cursor on the focused thing, or on the chosen line."""
        drawn = [place.panel for place in places]
        for name in sorted(drawn, key=lambda name: name not in (zone, ACTIONS)):
            panel, _ = self._known[name]
            cell = focus_cell(panel.lines)
            if cell is not None and (zone in (ACTIONS, name) or zone not in drawn):
                panel.cursor_at(*cell)
                return

    def _placed(self, place: Place) -> LinesPanel:
        known = self._known.get(place.panel)
        panel = known[0] if known else LinesPanel(id=f"place-{place.panel}", classes="place")
        if known is None or known[1] != place:
            panel.styles.offset = (place.column, place.row)
            panel.styles.width, panel.styles.height = place.width, place.height
            self._known[place.panel] = (panel, place)
        if known is None:
            self._screen.mount(panel)
        return panel
