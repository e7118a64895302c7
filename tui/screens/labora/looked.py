"""What has the focus while the cursor walks over the screen: its name, and what it means now."""

from __future__ import annotations

from core.labora.model import GOODS, MARKERS
from tui.screens.labora.facts import facts
from tui.screens.labora.focus import things
from tui.screens.labora.marks import space_of
from tui.screens.labora.picture import Picture
from tui.words.labora_amounts import amount
from tui.words.labora_cards import name
from tui.words.labora_names import good, marker, space, terrain


def is_looking(picture: Picture) -> bool:
    """Whether something else than the list of choices has the focus.

    In a replay the focus can be on land that is not bought yet.
    """
    where = space_of(picture.scene.focus)
    if where is not None and where[1] not in picture.view.players[where[0]].ground:
        return False
    return picture.scene.zone != "actions" and bool(picture.scene.focus)


def headline(picture: Picture) -> str:
    """Name what has the focus."""
    where = space_of(picture.scene.focus)
    if where is not None:
        seat, at = where
        player = picture.view.players[seat]
        card = player.cards.get(at)
        what = terrain(picture.words, player.ground[at])
        if card is not None:
            what = name(picture.words, picture.box, card)
        text = f"{space(at)}: {what}"
        return f"{picture.name_of(seat)}  {text}" if picture.is_visiting else text
    kind, _, rest = picture.scene.focus.partition(":")
    match kind:
        case "card":
            return name(picture.words, picture.box, rest)
        case "good" if rest in GOODS:
            return good(picture.words, rest)
        case "marker" if rest in MARKERS:
            return marker(picture.words, rest)
        case "seat":
            return picture.name_of(int(rest))
    return ""


def notes(picture: Picture) -> list[str]:
    """Say what it means in the game now, first what Enter would do with it."""
    said = []
    if picture.scene.focus in picture.contracts:
        price = amount(picture.words, "coins", picture.view.price)
        said.append(picture.words.t("Enter: a work contract here for {price}.", price=price))
    for thing in things(picture):
        if thing.id == picture.scene.focus:
            return [*said, *facts(picture, thing.rule)]
    return said
