"""What a click on the game screen means: a place of the board, or the key drawn before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tui.keymap import key_name
from tui.play.scene import MapPainter
from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import Line, width
from tui.widgets.panel import LinesPanel
from tui.words import Words

if TYPE_CHECKING:
    from tui.screens.play import PlayScreen

_NAMED = ("enter", "escape", "tab", "left", "right", "pageup", "pagedown")
"""Keys whose names on the screen are words or arrows."""


def on_the_board(screen: PlayScreen, panel: LinesPanel, row: int, column: int) -> bool:
    """Choose the place of the board that was clicked, or look at it; False where none is."""
    painter = screen.painter
    if screen.mode not in ("game", "replay") or not isinstance(painter, MapPainter):
        return False
    if panel.id != f"place-{painter.board}":
        return False
    scene = screen.scene()
    thing = painter.thing_at(scene, row, column)
    if thing:
        screen.desk.roaming.click(thing, painter.things(scene))
        screen.seen = screen.desk.seen
        screen.repaint()
    return bool(thing)


def key_at(of: Line, column: int, words: Words, glyphs: Glyphs) -> str | None:
    """Give the last key drawn at or before a column of a line, or None.

    A forbidden choice has its key in a bracket and dim; clicked, it says why.
    """
    named = {key_name(key, words, glyphs): key for key in _NAMED}
    found: str | None = None
    at = 0
    for text, token in of:
        if at > column:
            break
        at += width(text)
        shown = text.strip(" (")
        single = len(shown) == 1
        if token == "key":
            found = named.get(shown.partition(" ")[0], shown if single else None)
        elif token in ("dim", "cursor") and single and shown.isalnum():
            found = shown
    return found
