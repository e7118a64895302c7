"""What has the focus while the cursor walks over the screen: its name, and what holds of it."""

from __future__ import annotations

from tui.screens.struggle.facts import facts
from tui.screens.struggle.focus import things
from tui.screens.struggle.picture import Picture
from tui.words.struggle_names import amount, item, resource


def name(picture: Picture) -> str:
    """Name what has the focus; empty for what has no name of its own."""
    kind, _, rest = picture.scene.focus.partition(":")
    if not rest.isdigit():
        return ""
    number = int(rest)
    match kind:
        case "seat":
            return picture.names[number]
        case "market":
            return resource(picture.words, picture.view.market[number])
        case "item":
            return item(picture.words, number)
        case "hand" if picture.own is not None:
            return amount(picture.words, number, picture.own.hand[number])
    return ""


def notes(picture: Picture) -> list[str]:
    """Say what holds of it now."""
    words = picture.words
    kind, _, rest = picture.scene.focus.partition(":")
    if kind == "seat":
        seat = int(rest)
        count = picture.cards(seat)
        points = words.t("{points} VP", points=picture.points(seat))
        return [f"{points}, {words.n('{count} card', '{count} cards', count)}."]
    rule = next((one.rule for one in things(picture) if one.id == picture.scene.focus), "")
    return facts(picture, rule)
