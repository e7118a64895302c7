"""What has the focus while the cursor walks over the screen: its name, and what holds of it."""

from __future__ import annotations

from core.burgundy.model import UNKNOWN
from tui.screens.burgundy.facts import facts
from tui.screens.burgundy.focus import things
from tui.screens.burgundy.picture import Picture
from tui.words.burgundy_cards import effect, full, goods_code, type_effect
from tui.words.burgundy_names import animal, card_type, goods_kind, rival


def name(picture: Picture) -> str:
    """Name what has the focus; empty for what has no name of its own."""
    words, shown = picture.words, picture.shown
    kind, _, rest = picture.scene.focus.partition(":")
    if kind == "rival":
        return rival(words)
    if not rest.isdigit():
        return ""
    number = int(rest)
    match kind:
        case "card":
            return full(words, picture.box, number)
        case "seat":
            return picture.names[number]
        case "type":
            return card_type(words, number)
        case "goods":
            code = goods_code(picture.box, number)
            return f"{goods_kind(words, number)} {code}: {shown.goods[number]}"
        case "animal":
            return f"{animal(words, number)}: {shown.animals[number]}"
    return ""


def notes(picture: Picture) -> list[str]:
    """Say what holds of it now."""
    words = picture.words
    kind, _, rest = picture.scene.focus.partition(":")
    match kind:
        case "card" if int(rest) != UNKNOWN:
            done = f"{effect(words, picture.box, int(rest))}."
            return [f"{done[:1].upper()}{done[1:]}"]
        case "type":
            done = f"{type_effect(words, picture.box, int(rest))}."
            return [f"{done[:1].upper()}{done[1:]}"]
        case "seat":
            return [words.t("{points} VP", points=picture.points(int(rest))) + "."]
        case "goods" | "animal":
            return []
    rule = next((one.rule for one in things(picture) if one.id == picture.scene.focus), "")
    return facts(picture, rule)
