"""The screen of Seeland: pure functions from a scene to lines of text."""

from core.game import AnyGame
from tui.screens.seeland.painter import SeelandPainter


def create(game: AnyGame) -> SeelandPainter:
    """Make the painter for a table that plays `game`, which must be Seeland."""
    return SeelandPainter(game)
