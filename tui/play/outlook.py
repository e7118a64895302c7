"""What the way that Enter stands for would do, step by step."""

from __future__ import annotations

from typing import Any

from core.game import AnyGame
from core.preview import Preview, preview
from core.table import Seen
from tui.play.menu import Way


class Outlook:
    """Looks ahead in one game, and remembers the last look: a screen asks several times."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._last: tuple[Seen, tuple[Any, ...], tuple[Preview, ...]] | None = None

    def previews(self, seen: Seen, way: Way | None) -> tuple[Preview, ...]:
        """Look at the steps of a way, each after the one before, until one reveals."""
        if way is None or seen.seat is None:
            return ()
        last = self._last
        if last is not None and last[0] is seen and last[1] == way.steps:
            return last[2]
        view = seen.view
        found: list[Preview] = []
        for step in way.steps:
            found.append(preview(self._game, view, seen.seat, step))
            view = found[-1].after
            if view is None:
                break
        self._last = (seen, way.steps, tuple(found))
        return self._last[2]
