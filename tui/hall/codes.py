"""Names and codes of tables: short, easy to say in any language, hard to guess."""

from __future__ import annotations

import secrets
from collections.abc import Container

from saves.names import file_stem
from tui.widgets.lines import clean, width

_CONSONANTS = "bdfgklmnprstvz"
_VOWELS = "aeiou"
_DIGITS = "23456789"
"""Without those that look like letters."""

LONGEST_NAME = 24
"""Cells of the name of a table."""

_NOT_NAMES = frozenset({"status", "game"})
"""`status` is a command of the door; `game` is what a name without letters is made to."""


def _syllables(count: int) -> str:
    return "".join(secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS) for _ in range(count))


def new_code() -> str:
    """Make a code of eight signs, one of 20 million, like `kovati47`."""
    return _syllables(3) + secrets.choice(_DIGITS) + secrets.choice(_DIGITS)


def new_name(taken: Container[str]) -> str:
    """Make a name like `mila-7` that is not taken."""
    while True:
        name = f"{_syllables(2)}-{secrets.choice(_DIGITS)}"
        if name not in taken:
            return name


def heard(text: str) -> str:
    """Give a code or a name as it is compared: however it was typed."""
    return clean(text).casefold().replace(" ", "-")


def table_name(text: str) -> str | None:
    """Give the name of a table from what was written: one word; None: that is no name."""
    stem = file_stem(clean(text))
    while width(stem) > LONGEST_NAME:
        stem = stem[:-1]
    stem = stem.strip("-")
    return None if not stem or stem.casefold() in _NOT_NAMES else stem
