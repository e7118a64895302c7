"""Table talk: what visitors say to each other, made safe and not too much of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tui.hall.pace import Pace
from tui.hall.refusal import HallRefusal
from tui.widgets.lines import clean, width

if TYPE_CHECKING:
    from tui.hall.stay import Stay

LONGEST = 300
"""Cells of what is said at once; the rest is cut off."""

KEPT = 200
"""Lines that a table remembers."""

_BURST, _SECONDS = 6, 3.0


class TableTalk:
    """Lets visitors talk at their tables; see `Hall` for the clocks."""

    def __init__(self, clock: Callable[[], float], ticks: Callable[[], float]) -> None:
        self._clock = clock
        self._pace = Pace(_BURST, _SECONDS, ticks)

    def say(self, stay: Stay, text: str) -> None:
        """Say something at a table, as who sits there or as who watches. Refuses too-often."""
        said = safe(text)
        if not said:
            return
        if not self._pace.allows(stay.visitor.key):
            raise HallRefusal("too-often")
        seats = stay.held.seats_of(stay.visitor.key)
        table = stay.table
        del table.talk[: len(table.talk) + 1 - KEPT]
        with stay.presence.acting():
            table.say(
                seats[0] if seats else None,
                stay.own_name,
                said,
                self._clock(),
                guest=stay.visitor.guest,
            )


def safe(text: str) -> str:
    """Give a text as it may stand on other people's screens: one line, no control characters."""
    said = clean(text[: 4 * LONGEST])
    while width(said) > LONGEST:
        said = said[:-1]
    return said
