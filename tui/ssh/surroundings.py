"""The visitor's terminal, from what his client sends of it."""

from __future__ import annotations

from collections.abc import Mapping

COLUMNS, ROWS = (20, 250), (5, 80)
"""The least and the most that is drawn for."""
_USUAL = (80, 24)
SENT = frozenset(
    {
        "COLORTERM",
        "LANG",
        "LANGUAGE",
        "LC_ALL",
        "LC_CTYPE",
        "LC_MESSAGES",
        "NO_COLOR",
        "TERM_PROGRAM",
    }
)
"""What is taken of what a client sends."""
_CHARSET = ("LC_ALL", "LC_CTYPE", "LANG")
VALUE_MOST = 100
"""Characters of a variable that count."""


def environment(terminal: str, sent: Mapping[str, str]) -> dict[str, str]:
    """The environment of one visit. Without a word about the charset, it is UTF-8."""
    world = {name: value[:VALUE_MOST] for name, value in sent.items() if name in SENT}
    world["TERM"] = terminal[:VALUE_MOST]
    if not any(world.get(name) for name in _CHARSET):
        world["LC_CTYPE"] = "en.UTF-8"
    return world


def size(columns: int, rows: int) -> tuple[int, int]:
    """A size that can be drawn: clients without a terminal say 0 x 0, others say anything."""
    return _clamped(columns or _USUAL[0], COLUMNS), _clamped(rows or _USUAL[1], ROWS)


def _clamped(number: int, bounds: tuple[int, int]) -> int:
    return min(max(number, bounds[0]), bounds[1])
