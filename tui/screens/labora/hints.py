"""What the last line says about choosing now: letters and digits, the most important first."""

from __future__ import annotations

from itertools import pairwise

from tui.play.entries import Entry
from tui.screens.labora.band import on_land
from tui.screens.labora.moving import next_land
from tui.screens.labora.picture import Picture

Hint = tuple[str, str]


def hints(picture: Picture) -> list[Hint]:
    """Give keys and what they choose; looks that help most come behind them."""
    words, composer = picture.words, picture.scene.composer
    if picture.is_visiting:
        return _visiting(picture)
    if not picture.my_turn or composer.current is None:
        return []
    if picture.is_paying:
        return _paying(picture)
    enter = [("Enter", words.p("key", "confirm"))] if composer.current.allowed else []
    letters = [one.key for one in composer.entries if one.key and one.allowed]
    if composer.level == "groups" and not picture.view.pending and not _is_list(picture):
        return [(" ".join(letters), words.p("key", "action")), *enter]
    keys = _keys(composer.entries)
    if on_land(picture):
        inline = tuple(one for one in composer.first_entries if one.key.isdigit())
        keys = [*_keys(inline), *keys]
    return [(" ".join(keys), words.p("key", "pick")), *enter] if keys else enter


def _is_list(picture: Picture) -> bool:
    """Tell whether the first list is one of things to choose, not one of kinds of actions."""
    return any(entry.group.inline for entry in picture.scene.composer.entries)


def _paying(picture: Picture) -> list[Hint]:
    words, glyphs = picture.words, picture.glyphs
    keys = [entry.key for entry in picture.scene.composer.entries if entry.key]
    return [
        (f"{glyphs.up}{glyphs.down}", words.p("key", "good")),
        (f"{glyphs.left}{glyphs.right}", words.p("key", "amount")),
        ("d", words.p("key", "none")),
        (span(keys), words.p("key", "presets")),
        ("Enter", words.p("key", "pay")),
    ]


def _visiting(picture: Picture) -> list[Hint]:
    words = picture.words
    last = not next_land(picture)
    following = [("O", words.p("key", "own land") if last else words.p("key", "next land"))]
    if picture.scene.focus in picture.contracts:
        return [*following, ("Enter", words.p("key", "contract"))]
    return following


def _keys(entries: tuple[Entry, ...]) -> list[str]:
    """Write the keys of a list: a span of digits, a span of labels, and single letters."""
    digits = sorted(one.key for one in entries if one.allowed and one.key.isdigit())
    labels = [one.key for one in entries if one.allowed and one.key and not one.key.isdigit()]
    places = [one.key for one in entries if one.group.inline and one.key in labels]
    single = [key for key in labels if key not in places]
    found = [span(keys) for keys in (digits, places) if keys]
    return [*found, *(single if len(single) < 5 else [span(single)])]


def span(keys: list[str]) -> str:
    """Write keys that stand in the order of the alphabet as `a-f`, others one by one: `p b`."""
    if len(keys) < 2:
        return "".join(keys)
    if all(one < other for one, other in pairwise(keys)) or any(len(key) > 1 for key in keys):
        return f"{keys[0]}-{keys[-1]}"
    return " ".join(keys)
