"""What the last line says about choosing now: letters and digits, the most important first."""

from __future__ import annotations

from tui.play.entries import Entry
from tui.screens.struggle.choosing import in_boxes
from tui.screens.struggle.path import SWAP_NAMES
from tui.screens.struggle.picture import Picture
from tui.widgets.lines import width

Hint = tuple[str, str]
_CELLS = 80
"""The last line of the smallest screen."""
_GAPS = 3
"""Cells between a key, its meaning and the next key."""


def hints(picture: Picture) -> list[Hint]:
    """Give keys and what they choose; none while the reader has nothing to decide."""
    current = picture.scene.composer.current
    if not picture.my_turn or current is None:
        return []
    found = _choosing(picture)
    enter = ("Enter", picture.words.p("key", "confirm"))
    room = _CELLS - sum(width(key) + width(meaning) + _GAPS for key, meaning in (*found, enter))
    return [*found, enter] if current.allowed and room >= 0 else found


def _choosing(picture: Picture) -> list[Hint]:
    composer = picture.scene.composer
    first = composer.first_entries
    large = picture.scene.size == "large"
    if picture.view.pending:
        return [*_digits(picture), *_open(picture, first)]
    if picture.view.phase == "swap":
        found = [_source(picture, one) for one in first if one.allowed or one.group.id in _ALWAYS]
        if composer.level == "groups":
            return found
        return [*_digits(picture), *found] if large or not in_boxes(picture) else found
    letters = " ".join(one.key for one in first if one.group.id in _KINDS)
    ends = [one for one in first if one.group.id not in _KINDS and one.allowed]
    return [*_digits(picture), (letters, picture.words.p("key", "build")), *_named(picture, ends)]


_ALWAYS = frozenset(("put-away", "take-market", "take-blind", "end-swaps"))
_KINDS = frozenset(("road", "settlement", "knight", "city", "expansion"))


def _source(picture: Picture, entry: Entry) -> Hint:
    return entry.key, picture.words.p(*SWAP_NAMES[entry.group.id])


def _named(picture: Picture, entries: list[Entry]) -> list[Hint]:
    words = picture.words
    names = {
        "use-guild": words.p("key", "Guild"),
        "end-turn": words.p("key", "draw and end"),
    }
    return [(one.key, names[one.group.id]) for one in entries]


def _digits(picture: Picture) -> list[Hint]:
    """The span of the digits in the open list."""
    words = picture.words
    entries = picture.scene.composer.entries
    keys = sorted(one.key for one in entries if one.key.isdigit())
    if not keys:
        return []
    span = f"{keys[0]}-{keys[-1]}" if len(keys) > 1 else keys[0]
    current = picture.scene.composer.current
    cards = current is not None and current.group.id in _CARDS
    return [(span, words.p("key", "card") if cards else words.p("key", "choose"))]


_CARDS = frozenset(("give", "discard", "take-seen", "put-away", "take-market"))


def _open(picture: Picture, first: tuple[Entry, ...]) -> list[Hint]:
    """The letters that go on with an open exchange, a payment or the destiny card."""
    words = picture.words
    names = {
        "put-away": words.p("key", "one more"),
        "take-market": words.p("key", "one more"),
        "take-blind": words.p("key", "one more"),
        "open-library": words.p("key", "Library"),
        "draw-swap": words.p("key", "draw"),
        "waive": words.p("key", "University"),
        "turn": words.p("key", "turn it"),
        "leave": words.p("key", "leave it"),
    }
    return [
        (one.key, names[one.group.id]) for one in first if one.allowed and one.group.id in names
    ]
