"""An empty Textual app, the floor for figures: `python -m tests.bench.empty_app`.

It shows one line and counts keys in it.
"""

from __future__ import annotations

from textual import events
from textual.app import App, ComposeResult
from textual.widgets import Static


class EmptyApp(App[None]):
    """One Static and nothing else."""

    presses = 0

    def compose(self) -> ComposeResult:
        yield Static("ready 0", id="line")

    def on_key(self, event: events.Key) -> None:
        self.presses += 1
        self.query_one("#line", Static).update(f"ready {self.presses}")


if __name__ == "__main__":
    EmptyApp().run()
