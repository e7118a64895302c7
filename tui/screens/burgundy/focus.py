"""What can have the focus, with its rule."""

from __future__ import annotations

from core.burgundy.box import effect_rule
from core.burgundy.model import TYPES
from tui.play.scene import Thing
from tui.screens.burgundy.picture import Picture
from tui.words.burgundy_names import ANIMAL_ORDER


def things(picture: Picture) -> list[Thing]:
    """List cards, players, types, stocks, piles, prizes and dice in reading order."""
    view, box = picture.view, picture.box
    large = picture.large
    found = [
        Thing(f"card:{card}", effect_rule(box, card), "display")
        for row in view.display
        for card in row
    ]
    found += [Thing(f"seat:{seat}", "burgundy.hidden", "others") for seat in picture.others]
    if view.rival is not None:
        found.append(Thing("rival", "burgundy.filip", "others"))
    names = [name.replace("_", "-") for name in TYPES]
    found += [
        Thing(f"type:{kind}", f"burgundy.{name}", "estate") for kind, name in enumerate(names)
    ]
    panel = "projects" if large else "estate"
    found += [
        Thing(f"card:{card}", effect_rule(box, card), panel) for card in picture.shown.projects
    ]
    found += [
        Thing("silver", "burgundy.silver", "store"),
        Thing("workers", "burgundy.workers", "store"),
        *(Thing(f"goods:{kind}", "burgundy.goods", "store") for kind in range(len(box.goods))),
        *(Thing(f"animal:{kind}", "burgundy.animals", "store") for kind in ANIMAL_ORDER),
        *(Thing(f"goods-pile:{pile}", "burgundy.piles", "store") for pile in range(2)),
        *(Thing(f"animal-pile:{pile}", "burgundy.piles", "store") for pile in range(2)),
    ]
    if large:
        if picture.own is not None:
            found += [
                Thing(f"die:{slot}", "burgundy.dice", "hand") for slot in range(len(picture.dice))
            ]
        found.append(Thing("bonus", "burgundy.bonus", "hand"))
    else:
        found += [
            Thing("seven", "burgundy.seven", "round"),
            Thing("bonus", "burgundy.bonus", "round"),
        ]
    return found
