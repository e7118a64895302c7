"""A long text laid over the table: what an uppercase letter opened, and how far it is scrolled."""

from __future__ import annotations

from dataclasses import dataclass

from tui.widgets.lines import Line


@dataclass(slots=True)
class Look:
    """What is looked at. `letter` is the key that opened it and closes it again."""

    letter: str
    top: int = 0

    def scroll(self, by: int, lines: int, room: int) -> None:
        """Move the text by lines; it stops at its ends."""
        self.top = max(0, min(self.top + by, lines - room))

    def visible(self, lines: list[Line], room: int) -> list[Line]:
        """Give the lines that fit into `room`, filled up with blank ones."""
        self.top = max(0, min(self.top, len(lines) - room))
        shown = lines[self.top : self.top + room]
        return [*shown, *([] for _ in range(room - len(shown)))]
