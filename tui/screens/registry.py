"""The registry of game screens: which painter draws which game."""

from __future__ import annotations

from importlib import import_module

from core.game import AnyGame
from tui.play.scene import Painter

_SCREENS = {
    "struggle": "tui.screens.struggle",
    "burgundy": "tui.screens.burgundy",
    "seeland": "tui.screens.seeland",
    "labora": "tui.screens.labora",
}


def painter_for(game: AnyGame) -> Painter:
    """Give the painter of a game; its module is imported when the game is played."""
    painter: Painter = import_module(_SCREENS[game.id]).create(game)
    return painter
