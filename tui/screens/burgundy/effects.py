"""What cards do when they are placed, in so few cells that it fits under their names."""

from __future__ import annotations

from core.burgundy.box import FETCHES, NO_BUILDING
from core.burgundy.model import (
    BANK,
    BARN,
    BUILDING,
    CASTLE,
    CITY_HALL,
    CLOISTER,
    KNOWLEDGE,
    MINE,
    PASTURE,
    SHIP,
    WAREHOUSE,
    WATCHTOWER,
)
from tui.screens.burgundy.picture import Picture
from tui.words import NP_
from tui.words.burgundy_names import type_code

_TYPES = {
    CASTLE: NP_("effect of a card, at most 9 cells", "+1 action"),
    MINE: NP_("effect of a card, at most 9 cells", "+{count} silver"),
    CLOISTER: NP_("effect of a card, at most 9 cells", "wild, {count}VP"),
    KNOWLEDGE: NP_("effect of a card, at most 9 cells", "+{count} work."),
    SHIP: NP_("effect of a card, at most 9 cells", "+{count} goods"),
    PASTURE: NP_("effect of a card, at most 9 cells", "+{count} animal"),
    BUILDING: NP_("effect of a card, at most 9 cells", "by card"),
}
_BUILDINGS = {
    WATCHTOWER: NP_("effect of a card, at most 9 cells", "+{count} VP"),
    BANK: NP_("effect of a card, at most 9 cells", "+{count} silver"),
    BARN: NP_("effect of a card, at most 9 cells", "+{count} Go/An"),
    WAREHOUSE: NP_("effect of a card, at most 9 cells", "sell all"),
    CITY_HALL: NP_("effect of a card, at most 9 cells", "place 1"),
}
_FETCHED = (BUILDING, KNOWLEDGE, MINE, CASTLE, CLOISTER, SHIP, PASTURE)
"""Types in the order in which they are named on buildings."""


def effect(picture: Picture, card: int) -> str:
    """Say what a card does when it is placed, in 9 cells."""
    words, box = picture.words, picture.box
    building, effects = box.building_of[card], box.effects
    if building == NO_BUILDING:
        return type_effect(picture, box.type_of[card])
    if building in FETCHES:
        return "/".join(type_code(words, kind) for kind in _FETCHED if kind in FETCHES[building])
    counts = {
        WATCHTOWER: effects.watchtower_vp,
        BANK: effects.bank_silver,
        BARN: effects.barn_cards,
    }
    return words.p(*_BUILDINGS[building], count=counts.get(building, 1))


def type_effect(picture: Picture, kind: int) -> str:
    """Say what cards of a type do, in 9 cells."""
    effects = picture.box.effects
    counts = {
        MINE: effects.mine_silver,
        CLOISTER: picture.box.triple_vp[CLOISTER],
        KNOWLEDGE: effects.knowledge_workers,
        SHIP: effects.ship_goods,
        PASTURE: effects.pasture_animals,
    }
    return picture.words.p(*_TYPES[kind], count=counts.get(kind, 1))
