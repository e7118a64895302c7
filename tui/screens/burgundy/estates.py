"""Stacks of an estate as they are drawn: finished triples, open stacks, who had the first."""

from __future__ import annotations

from collections.abc import Sequence

from core.burgundy.box import STACK
from core.burgundy.model import CLOISTER, NOBODY, RIVAL
from tui.screens.burgundy.picture import Picture
from tui.widgets.lines import Line, Span
from tui.words.burgundy_names import rival

_COUNTED = 3
"""Triples that are counted, not drawn one by one, where there is little room."""
WILD = "c"
"""A cloister that stands in for another type."""


def squares(picture: Picture, stack: Sequence[int]) -> str:
    """Draw the three places of a stack: `■c□`."""
    box, glyphs = picture.box, picture.glyphs
    kind = box.stack_type(list(stack))
    signs = "".join(
        WILD if box.type_of[card] == CLOISTER != kind else glyphs.filled for card in stack
    )
    return signs + glyphs.empty * (STACK - len(stack))


def compact(picture: Picture, estate: Sequence[list[int]], kind: int) -> Span:
    """Draw a type in 3 cells: how many cards, a square for each triple: `1`, `■2`, `·`."""
    triples, opened = picture.stacks(estate, kind)
    if not triples and not opened:
        return picture.glyphs.free, "dim"
    filled = picture.glyphs.filled
    done = filled * triples if triples < _COUNTED else f"{triples}{filled}"
    more = str(len(opened)) if opened else ""
    return (done if triples else "") + more, "text"


def stacks(picture: Picture, estate: Sequence[list[int]], kind: int) -> Line:
    """Draw a type as at the small size: `■■■ 3VP ■□□`, several triples as `2x■ 6VP ■□□`."""
    triples, opened = picture.stacks(estate, kind)
    words, filled = picture.words, picture.glyphs.filled
    line: Line = []
    if triples:
        times = f"{triples}x" if triples > 1 else filled * (STACK - 1)
        points = words.t("{count}VP", count=triples * picture.box.triple_vp[kind])
        line += [(f"{times}{filled}", "gain"), (f" {points}", "text")]
    if opened or not triples:
        line += [(" " if line else "", "text"), (squares(picture, opened), "text")]
    return line


def first_owner(picture: Picture, kind: int) -> str:
    """Name who has the card of the first triple of a type; empty while it is free."""
    owner = picture.view.firsts[kind]
    if owner == NOBODY:
        return ""
    if owner == RIVAL:
        return rival(picture.words)
    return picture.voice.who(owner)
