"""The ids of things on the screen, and the keys that are printed on choices."""

from __future__ import annotations

from collections.abc import Collection
from itertools import product

from tui.keys import DIGITS, LABELS

AMOUNTS = 10
"""Amounts below this one are chosen by their own digit."""


def space_thing(seat: int, at: int) -> str:
    """Give the id of a space of a landscape."""
    return f"space:{seat}:{at}"


def space_of(thing: str) -> tuple[int, int] | None:
    """Give seat and space that a thing on the screen is, or None."""
    kind, _, rest = thing.partition(":")
    if kind != "space":
        return None
    seat, at = rest.split(":")
    return int(seat), int(at)


def card_thing(card: str) -> str:
    """Give the id of a card that lies on no landscape."""
    return f"card:{card}"


def good_thing(good: str) -> str:
    """Give the id of a good in the player's store."""
    return f"good:{good}"


def marker_thing(marker: str) -> str:
    """Give the id of a marker of the production wheel."""
    return f"marker:{marker}"


def free_labels(count: int, taken: Collection[str]) -> tuple[str, ...]:
    """Give so many labels that none of the letters in `taken` begins."""
    letters = [letter for letter in LABELS if letter not in taken]
    if count <= len(letters):
        return tuple(letters[:count])
    return tuple(a + b for a, b in product(letters, LABELS))[:count]


def free_keys(count: int, taken: Collection[str]) -> tuple[str, ...]:
    """Give keys for a list: digits up to ten, else labels."""
    return tuple(DIGITS[:count]) if count <= len(DIGITS) else free_labels(count, taken)
