"""Leaves out of a frame the rows that the terminal shows already.

Textual draws some full frames several times over; without the repetitions a dialog over a dense
board costs a quarter of the bytes.
"""

from __future__ import annotations

import re

_MOVE = re.compile(r"\x1b\[(\d+);(\d+)H")
_FIELDS = 3
"""Row, column and text follow each other in what `_MOVE` splits."""


class Rows:
    """What was written last to each row of one terminal."""

    def __init__(self) -> None:
        self._written: dict[str, str] = {}
        self._cursor = ""

    def forget(self) -> None:
        """The terminal may show anything now."""
        self._written.clear()
        self._cursor = ""

    def changed(self, frame: str) -> str:
        """Give a frame without the rows that are there already; nothing if all are.

        The frame consists of texts with the place of each before it, as Textual writes them; its
        last place is the cursor's and has no text.
        """
        head, *fields = _MOVE.split(frame)
        if head:
            # Not one of Textual's updates: it may have written anywhere.
            self.forget()
            return frame
        kept: list[str] = []
        for row, text in _by_row(fields):
            if self._written.get(row) != text:
                self._written[row] = text
                kept.append(text)
        cursor = _cursor(fields)
        if not kept and cursor == self._cursor:
            return ""
        self._cursor = cursor
        return "".join([*kept, cursor])


def _by_row(fields: list[str]) -> list[tuple[str, str]]:
    """Join texts that follow each other on one row, each with the place before it."""
    joined: list[tuple[str, str]] = []
    for at in range(0, len(fields), _FIELDS):
        row, column, text = fields[at : at + _FIELDS]
        if not text:
            continue
        placed = f"\x1b[{row};{column}H{text}"
        if joined and joined[-1][0] == row:
            placed = joined.pop()[1] + placed
        joined.append((row, placed))
    return joined


def _cursor(fields: list[str]) -> str:
    """Where the frame leaves the cursor, if that is not just the end of its last text."""
    if not fields or fields[-1]:
        return ""
    row, column, _ = fields[-_FIELDS:]
    return f"\x1b[{row};{column}H"
