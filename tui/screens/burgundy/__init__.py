"""The screen of The Castles of Burgundy: pure functions from a scene to lines of text."""

from core.game import AnyGame
from tui.screens.burgundy.painter import BurgundyPainter


def create(game: AnyGame) -> BurgundyPainter:
    """Make the painter for a table that plays `game`, which must be The Castles of Burgundy."""
    return BurgundyPainter(game)
