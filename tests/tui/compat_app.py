"""A small app for the tests in a real terminal: `python -m tests.tui.compat_app [how]`.

It writes what happens to it into the file named by `COMPAT_LOG`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.filter import LineFilter

from themes.palettes import DARK, TOKENS, Palette
from tui.depth import line_filters
from tui.terminal import Terminal, read_terminal
from tui.textual_compat import (
    driver_class,
    install_signal_exit,
    own_console,
    repaint_all,
    show_cursor,
    switch_mouse,
)
from tui.widgets.lines import line
from tui.widgets.panel import LinesPanel


class CompatApp(App[int]):
    """Shows every token and does odd things on keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", id="quit", show=False, priority=True)
    ]

    def __init__(self, how: str, log: Path) -> None:
        super().__init__(driver_class=driver_class())
        self.palette: Palette = DARK
        self.terminal: Terminal = read_terminal(os.environ)
        self.how = how
        self.log_file = log
        self.escapes = 0
        own_console(self, os.environ)

    def get_line_filters(self) -> Sequence[LineFilter]:
        return line_filters(self.terminal.depth)

    def compose(self) -> ComposeResult:
        yield LinesPanel([line((f"token {token}", token)) for token in TOKENS], id="panel")

    def note(self, text: str) -> None:
        with self.log_file.open("a", encoding="utf-8") as file:
            file.write(text + "\n")

    def on_mount(self) -> None:
        install_signal_exit(self, lambda number: self.note(f"signal {number}"))
        self.note("ready")

    def on_input_ended(self) -> None:
        self.note("input ended")
        self.exit(return_code=3)

    def on_key(self, event: events.Key) -> None:
        self.note(f"key {event.key}")
        panel = self.query_one("#panel", LinesPanel)
        match event.key:
            case "escape":
                self.escapes += 1
                panel.show([line(f"ESCAPED {self.escapes} times")])
            case "x":
                raise RuntimeError("as the test wants it")
            case "m":
                switch_mouse(self, False)
            case "c":
                panel.cursor_at(3, 5)
                show_cursor(self, True)
                panel.show([line("cursor")])
            case "r":
                repaint_all(self)
            case "q":
                self.exit(0)


if __name__ == "__main__":
    app = CompatApp("".join(sys.argv[1:]), Path(os.environ["COMPAT_LOG"]))
    status = app.run()
    sys.exit(app.return_code or status or 0)
