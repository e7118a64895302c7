"""The keys that stand on cards and buildings whatever list is open, and why those wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.struggle.box import kind_of
from core.struggle.model import RESOURCES
from tui.screens.struggle.notes import LETTERS
from tui.screens.struggle.picture import Picture


def printed(picture: Picture) -> Mapping[str, Sequence[str]]:
    """Give each key with the things it stands on."""
    found: dict[str, list[str]] = {}
    for place in range(len(picture.view.market)):
        found.setdefault(str(place + 1), []).append(f"market:{place}")
    for index in range(len(RESOURCES)):
        found.setdefault(str(index + 1), []).append(f"hand:{index}")
    for item in range(len(picture.box.costs)):
        found.setdefault(LETTERS[kind_of(item)], []).append(f"item:{item}")
    return found


def reason(picture: Picture, thing: str) -> str:
    """Say what comes before or after what a thing is for; empty in its own phase."""
    words, view = picture.words, picture.view
    kind, _, _ = thing.partition(":")
    if not picture.my_turn or view.pending:
        return ""
    if kind == "item" and view.phase == "swap":
        return words.t("Swapping comes first: e goes on to building.")
    if kind in ("market", "hand", "seat") and view.phase == "build":
        return words.t("Swapping is over this turn: build something, or e draws and ends.")
    return ""
