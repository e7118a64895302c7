"""The screen of The Struggle for Catan: pure functions from a scene to lines of text."""

from core.game import AnyGame
from tui.screens.struggle.painter import StrugglePainter


def create(game: AnyGame) -> StrugglePainter:
    """Make the painter for a table that plays `game`, which must be a Struggle for Catan."""
    return StrugglePainter(game)
