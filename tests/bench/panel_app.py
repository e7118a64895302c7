"""A screen as dense as a game's, made of one panel: `python -m tests.bench.panel_app`.

`j` moves the focus one line down; `s` is a step of a game:
all numbers in a third of the lines change.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from textual import events
from textual.app import App, ComposeResult
from textual.filter import LineFilter

from themes.palettes import DARK, Palette
from tui.depth import line_filters
from tui.terminal import read_terminal
from tui.textual_compat import driver_class, own_console
from tui.widgets.frames import frame
from tui.widgets.glyphs import UNICODE
from tui.widgets.lines import Line, fit, restyle
from tui.widgets.panel import LinesPanel


class PanelApp(App[None]):
    """One panel over the whole screen, in full colour."""

    def __init__(self) -> None:
        super().__init__(driver_class=driver_class())
        self.palette: Palette = DARK
        self.terminal = read_terminal(os.environ)
        self.focus_row = 0
        self.steps = 0
        own_console(self, os.environ)

    def get_line_filters(self) -> Sequence[LineFilter]:
        return line_filters(self.terminal.depth)

    def compose(self) -> ComposeResult:
        yield LinesPanel(id="board")

    def on_mount(self) -> None:
        self.paint()

    def on_resize(self) -> None:
        self.paint()

    def on_key(self, event: events.Key) -> None:
        if event.key == "j":
            self.focus_row = (self.focus_row + 1) % (self.size.height - 2)
        elif event.key == "s":
            self.steps += 1
        self.paint()

    def paint(self) -> None:
        """Draw a frame full of short coloured spans, one line of it under the cursor."""
        width, height = self.size
        rows = [self._row(row, width - 2) for row in range(height - 2)]
        rows[self.focus_row] = restyle(rows[self.focus_row], "cursor")
        panel = self.query_one("#board", LinesPanel)
        panel.show(frame(rows, width, "Board", f"step {self.steps}", glyphs=UNICODE))

    def _row(self, row: int, cells: int) -> Line:
        number = 0 if row % 3 else self.steps
        spans: Line = [(f" {row:2} ", "key")]
        for seat in range(1, cells // 12):
            spans += [(UNICODE.players[seat % 6], f"player{seat % 6 + 1}"), (" Grain ", "text")]
            spans.append((f"{(row + seat + number) % 10}  ", "dim" if seat % 2 else "gain"))
        return fit(spans, cells, UNICODE)


if __name__ == "__main__":
    PanelApp().run()
