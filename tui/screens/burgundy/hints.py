"""What the last line says about choosing now: letters and digits, the most important first."""

from __future__ import annotations

from tui.screens.burgundy.band import in_boxes
from tui.screens.burgundy.picture import Picture

Hint = tuple[str, str]


def hints(picture: Picture) -> list[Hint]:
    """Give keys and what they choose; none while the reader has nothing to decide."""
    words, composer = picture.words, picture.scene.composer
    if not picture.my_turn or composer.current is None:
        return []
    keys = [entry.key for entry in composer.entries if entry.key and entry.allowed]
    enter = [("Enter", words.p("key", "confirm"))] if composer.current.allowed else []
    if composer.level == "groups" and not picture.view.pending:
        return [(" ".join(keys), words.p("key", "action")), *enter]
    digits = [key for key in keys if key.isdigit()]
    letters = [key for key in keys if not key.isdigit()]
    found = [(span(digits), words.p("key", "choose"))] if digits else []
    if letters:
        meaning = words.p("key", "pick") if in_boxes(picture) else words.p("key", "action")
        found.append((span(letters) if in_boxes(picture) else " ".join(letters), meaning))
    return [*found, *enter]


def span(keys: list[str]) -> str:
    """Write the first and the last of some keys, `a-f`; digits only if none is left out."""
    numbers = [int(key) for key in keys if key.isdigit()]
    if numbers and sorted(numbers) != list(range(min(numbers), max(numbers) + 1)):
        return " ".join(sorted(keys))
    if numbers:
        keys = sorted(keys)
    return f"{keys[0]}-{keys[-1]}" if len(keys) > 1 else "".join(keys)
