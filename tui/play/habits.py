"""What players want decided without being asked: each seat as it said, else as the settings say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.table import Seen
from tui.play.scene import Contract, HabitPainter, Painter


class Habits:
    """The habits of the seats at one keyboard. `usual` gives what the settings say now."""

    def __init__(self, painter: Painter, usual: Callable[[], Contract]) -> None:
        self._painter = painter
        self._usual = usual
        self._said: dict[int, Contract] = {}

    def say(self, seat: int, wanted: Contract) -> None:
        """Note what a seat wants from now on, until this keyboard leaves the table."""
        self._said[seat] = wanted

    def answer(self, seen: Seen) -> Any | None:
        """Give what the seat to move wants done now, or None where it must be asked."""
        if seen.seat is None or not isinstance(self._painter, HabitPainter):
            return None
        return self._painter.habit(seen, self._said.get(seen.seat, self._usual()))
