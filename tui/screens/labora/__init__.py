"""The screen of Ora et Labora: pure functions from a scene to lines of text."""

from core.game import AnyGame
from tui.screens.labora.painter import LaboraPainter


def create(game: AnyGame) -> LaboraPainter:
    """Make the painter for a table that plays `game`, which must be Ora et Labora."""
    return LaboraPainter(game)
