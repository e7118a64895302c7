"""What happened since the own last turn, for who comes back to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tui.play.scene import Scene
from tui.widgets.frames import rule
from tui.widgets.lines import Line, clean, line, merge, pad, width, wrap
from tui.words.log import told

if TYPE_CHECKING:
    from tui.play.desk import Desk
    from tui.play.session import Session

RECAP = "T"
"""The key that opens it."""


def draw(scene: Scene, desk: Desk, session: Session) -> list[Line]:
    """Draw the page, the oldest line first."""
    words, seen = scene.words, scene.seen
    lines: list[Line] = [
        rule(scene.width, words.t("Since your last turn"), "", glyphs=scene.glyphs),
        [],
    ]
    news = () if seen.seat is None else session.recap(seen.seat)
    rows = told(desk.voice, desk.game_words, news)
    if not rows:
        return [*lines, line(("  " + words.t("Nothing has happened."), "dim"))]
    names = [clean(sitter.name) for sitter in seen.sitters]
    doers = {
        (one.seat, one.bot): desk.voice.who(one.seat, bot=True) if one.bot else names[one.seat]
        for one in rows
        if one.seat is not None
    }
    cells = max(map(width, (*names, *doers.values()))) + 2
    for one in rows:
        head: Line = [("  ", "text"), (desk.painter.turn_name(scene, one.turn) + "  ", "dim")]
        if one.seat is not None:
            head += pad([(clean(doers[one.seat, one.bot]), f"player{one.seat + 1}")], cells)
        indent = width(head)
        for place, row in enumerate(wrap(line(one.text), max(20, scene.width - indent - 2))):
            lines.append(merge([*(head if not place else [(" " * indent, "text")]), *row]))
    return lines
