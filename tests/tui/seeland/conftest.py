"""The app for tests of this game's screen."""

from tests.tui.screens.conftest import herna, home, same_clock

__all__ = ["herna", "home", "same_clock"]
