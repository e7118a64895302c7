"""What can have the focus, with its rule."""

from __future__ import annotations

from core.burgundy.box import effect_rule
from core.burgundy.model import TYPES
from tui.play.scene import Thing
from tui.screens.burgundy.picture import Picture
from tui.words.burgundy_cards import code
from tui.words.burgundy_names import ANIMAL_ORDER, type_code


def things(picture: Picture) -> list[Thing]:
    """List cards, players, types, stocks, piles, prizes and dice in reading order."""
    cards = [card for row in picture.view.display for card in row]
    projects = "projects" if picture.large else "estate"
    return [
        *(_card(picture, card, "display") for card in cards),
        *_people(picture),
        *_types(picture),
        *(_card(picture, card, projects) for card in picture.shown.projects),
        *_stock(picture),
        *_prizes(picture),
    ]


def _card(picture: Picture, card: int, panel: str) -> Thing:
    """A card goes by its code: `Mi3`."""
    name = code(picture.words, picture.box, card)
    return Thing(f"card:{card}", effect_rule(picture.box, card), panel, name)


def _people(picture: Picture) -> list[Thing]:
    """Players go by their letters."""
    if picture.view.rival is not None:
        return [Thing("rival", "burgundy.filip", "others")]
    letters = picture.scene.letters
    return [
        Thing(f"seat:{seat}", "burgundy.hidden", "others", letters[seat]) for seat in picture.others
    ]


def _types(picture: Picture) -> list[Thing]:
    rules = [f"burgundy.{name.replace('_', '-')}" for name in TYPES]
    return [
        Thing(f"type:{kind}", rule, "estate", type_code(picture.words, kind))
        for kind, rule in enumerate(rules)
    ]


def _stock(picture: Picture) -> list[Thing]:
    kinds = range(len(picture.box.goods))
    return [
        Thing("silver", "burgundy.silver", "store"),
        Thing("workers", "burgundy.workers", "store"),
        *(Thing(f"goods:{kind}", "burgundy.goods", "store") for kind in kinds),
        *(Thing(f"animal:{kind}", "burgundy.animals", "store") for kind in ANIMAL_ORDER),
        *(Thing(f"goods-pile:{pile}", "burgundy.piles", "store") for pile in range(2)),
        *(Thing(f"animal-pile:{pile}", "burgundy.piles", "store") for pile in range(2)),
    ]


def _prizes(picture: Picture) -> list[Thing]:
    if not picture.large:
        return [
            Thing("seven", "burgundy.seven", "round"),
            Thing("bonus", "burgundy.bonus", "round"),
        ]
    dice = [Thing(f"die:{slot}", "burgundy.dice", "hand") for slot in range(len(picture.dice))]
    return [*dice, Thing("bonus", "burgundy.bonus", "hand")]
