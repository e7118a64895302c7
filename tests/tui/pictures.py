"""What stands on the screen of an app as plain text, and golden pictures of it.

A golden picture is a text file; `HERNA_PICTURES=write` writes the files anew instead of comparing.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from textual.app import App

from tui.widgets.panel import LinesPanel

WRITE = os.environ.get("HERNA_PICTURES") == "write"


def picture(app: App[Any]) -> str:
    """Give the text of the screen in front, layer over layer, without blanks at line ends."""
    screen = app.screen
    width, height = app.size
    cells = [[" "] * width for _ in range(height)]
    layers = {name: number for number, name in enumerate(screen.styles.layers)}
    panels = [panel for panel in screen.query(LinesPanel) if panel.visible]
    for panel in sorted(panels, key=lambda panel: layers.get(panel.styles.layer, 0)):
        region = panel.content_region
        for y in range(region.height):
            _put(cells, panel.render_line(y).text, region.x, region.y + y)
    return "\n".join("".join(row).rstrip() for row in cells) + "\n"


def _put(cells: list[list[str]], text: str, x: int, y: int) -> None:
    """Write a text over cells; the cells behind a wide sign hold nothing."""
    for sign in text:
        size = cell_len(sign)
        if 0 <= y < len(cells) and 0 <= x < len(cells[y]):
            if size == 0:
                cells[y][max(0, x - 1)] += sign
            else:
                cells[y][x : x + size] = [sign, *[""] * (size - 1)]
        x += size


def check(app: App[Any], golden: Path) -> None:
    """Compare the screen with a golden picture."""
    compare(picture(app), golden)


def compare(shown: str, golden: Path) -> None:
    """Compare what is shown with a golden picture; a missing one is a fault too."""
    if WRITE:
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(shown, encoding="utf-8")
        return
    assert golden.exists(), f"no picture {golden.name}; HERNA_PICTURES=write makes it"
    assert shown == golden.read_text(encoding="utf-8"), golden.name
