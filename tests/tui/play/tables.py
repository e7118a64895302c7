"""Tables to play at without a screen."""

from __future__ import annotations

from collections.abc import Sequence

from core.final import UndoPolicy
from core.games import create
from core.match import Match
from core.table import Sitter, Table
from tui.play.desk import Desk
from tui.play.scene import Thing
from tui.play.session import Session
from tui.screens.registry import painter_for
from tui.widgets.glyphs import UNICODE
from tui.words import Words
from tui.words.registry import for_game

NAMES = ("Eva", "Tom", "Ada", "Max", "Ivo", "Jana")


def table(
    *levels: str | None, seed: int = 5, policy: UndoPolicy = "honest", game: str = "struggle"
) -> Table:
    """A new table; a level of None is a person."""
    rules = create(game)
    match = Match(rules, rules.options(), len(levels), seed)
    sitters = [Sitter(name, level) for name, level in zip(NAMES, levels, strict=False)]
    return Table(match, sitters, policy)


def things(desk: Desk) -> Sequence[Thing]:
    """What can have the focus at a desk in a small terminal."""
    return desk.painter.things(desk.scene(80, 24, []))


def desk_at(at: Table) -> Desk:
    """A desk at a table, in English."""
    session = Session(at, lambda: 0.0)
    session.play_forced()
    game = at.game
    return Desk(session, painter_for(game), for_game(game.id), Words("en"), UNICODE, "test")
