"""Which key a click on the game screen stands for: the one drawn before what was clicked."""

from __future__ import annotations

from tui.keymap import key_name
from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import Line, width
from tui.words import Words

_NAMED = ("enter", "escape", "tab", "left", "right", "pageup", "pagedown")
"""Keys whose names on the screen are words or arrows."""


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
