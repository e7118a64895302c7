"""Names of a table in few cells: no two become the same text."""

from __future__ import annotations

from collections.abc import Sequence

from tui.play.names import likeness
from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import cut_text, width


def short_names(names: Sequence[str], cells: int, glyphs: Glyphs) -> list[str]:
    """Give each name in at most so many cells, cut to a beginning that no other has.

    Names with a long beginning in common keep where they differ: `Bot\N{HORIZONTAL ELLIPSIS}1`.
    An empty text stands for a name for which there is no room even so.
    """
    cut = [cut_text(name, cells, glyphs) for name in names]
    read = [likeness(text) for text in cut]
    return [
        text
        if width(name) <= cells or read.count(read[place]) == 1
        else _with_end(names, place, cells, glyphs)
        for place, (name, text) in enumerate(zip(names, cut, strict=True))
    ]


def _with_end(names: Sequence[str], place: int, cells: int, glyphs: Glyphs) -> str:
    """Cut the middle out, so that the end shows which of similar names it is."""
    name = names[place]
    for length in range(1, len(name)):
        end = name[-length:]
        room = cells - width(end) - width(glyphs.more)
        if room < 1:
            return ""
        if sum(likeness(other[-length:]) == likeness(end) for other in names) == 1:
            return cut_text(name, room + width(glyphs.more), glyphs) + end
    return ""
