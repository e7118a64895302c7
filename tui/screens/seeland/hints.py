"""What the last line says about choosing now: letters and digits, the most important first."""

from __future__ import annotations

from tui.screens.seeland.picture import Picture

Hint = tuple[str, str]


def hints(picture: Picture) -> list[Hint]:
    """Give keys and what they choose; none while the reader has nothing to decide."""
    words, composer = picture.words, picture.scene.composer
    if not picture.my_turn or composer.current is None:
        return []
    if picture.scene.zone != "actions":
        return [("Enter", words.p("key", "choose this"))]
    keys = [entry.key for entry in composer.entries if entry.key and entry.allowed]
    found: list[Hint] = []
    if picture.targets:
        found.append((words.t("{keys} or arrows", keys=_span(keys)), words.p("key", "pick")))
    else:
        digits = [key for key in keys if key.isdigit()]
        if digits:
            found.append((_span(digits), words.p("key", "choose")))
        found += [(key, _meaning(picture, key)) for key in keys if not key.isdigit()]
    return [*found, ("Enter", words.p("key", "confirm"))]


def _span(keys: list[str]) -> str:
    return f"{keys[0]}-{keys[-1]}" if len(keys) > 1 else "".join(keys)


def _meaning(picture: Picture, key: str) -> str:
    words = picture.words
    entry = next(one for one in picture.scene.composer.entries if one.key == key)
    return {
        "build": words.p("key", "build"),
        "leave": words.p("key", "leave it"),
        "mark": words.p("key", "mark"),
        "skip": words.p("key", "do not"),
        "use-stuiver": words.p("key", "stuiver"),
        "end-turn": words.p("key", "end turn"),
    }.get(entry.group.id, words.p("key", "choose"))
