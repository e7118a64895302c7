"""What can have the focus, with its rule."""

from __future__ import annotations

from core.labora import places
from core.labora.model import ABSENT, MARKERS, Laying
from tui.play.scene import Thing
from tui.screens.labora.marks import card_thing, good_thing, marker_thing, space_thing
from tui.screens.labora.picture import Picture
from tui.screens.labora.rondel import markers
from tui.screens.labora.store import ordered
from tui.words.labora_names import space

_WILD = {"forest": "labora.fell", "moor": "labora.cut"}
_GOODS = {"coins": "labora.coins", "coin5": "labora.coins"}


def things(picture: Picture) -> list[Thing]:
    """List markers, spaces, goods, cards of the market and settlements in reading order."""
    if picture.is_paying and not picture.large:
        return []
    found = [
        Thing(marker_thing(MARKERS[number]), _marker_rule(MARKERS[number]), "wheel")
        for number in markers(picture)
        if picture.view.wheel[number] != ABSENT
    ]
    if not picture.is_paying:
        found += _spaces(picture)
        found += [Thing(good_thing(good), good_rule(good), "goods") for good in ordered(picture)]
    if picture.large:
        cards = picture.box.cards
        found += [Thing(card_thing(one), cards[one].rule, "market") for one in picture.view.display]
        found += [
            Thing(card_thing(one), cards[one].rule, "towns") for one in picture.shown.settlements
        ]
        found += [Thing(f"seat:{one}", "labora.contract", "others") for one in picture.others]
    return found


def good_rule(good: str) -> str:
    """Give the rule of a good."""
    return _GOODS.get(good, f"labora.{good.replace('_', '-')}")


def _marker_rule(name: str) -> str:
    return "labora.joker" if name == "joker" else "labora.wheel"


def _spaces(picture: Picture) -> list[Thing]:
    seat = picture.land_seat
    player = picture.view.players[seat]
    ordered_spaces = sorted(player.ground, key=lambda at: (places.row(at), places.column(at)))
    return [
        Thing(space_thing(seat, at), space_rule(picture, seat, at), "land", space(at))
        for at in ordered_spaces
    ]


def space_rule(picture: Picture, seat: int, at: int) -> str:
    """Give the rule of what lies on a space: its card, else its terrain."""
    player = picture.view.players[seat]
    card = player.cards.get(at)
    if card in _WILD:
        return _WILD[card]
    if card is not None:
        return picture.box.cards[card].rule
    if isinstance(picture.path, Laying):
        return "labora.neutral-build"
    return "labora.plot" if player.ground[at] == places.WATER else "labora.terrain"
