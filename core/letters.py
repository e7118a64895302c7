"""One letter for each seat, for boards that have no room for names."""

from __future__ import annotations

from unicodedata import east_asian_width


def letters(names: list[str]) -> list[str]:
    """Give each seat its letter: the first letter of its name that no other has, else a to f.

    Only letters of one cell count, or a board would not line up.
    """
    found: list[str] = []
    for name in names:
        own = [letter.upper() for letter in name if letter.isalpha() and _narrow(letter.upper())]
        free = [letter for letter in own if letter not in found]
        found.append(free[0] if free else next(c for c in "abcdef" if c not in found))
    return found


def _narrow(letter: str) -> bool:
    return len(letter) == 1 and east_asian_width(letter) not in "FW"
