"""What can have the focus, with its rule."""

from __future__ import annotations

from core.seeland import tiles
from tui.play.scene import Thing
from tui.screens.seeland.picture import Picture
from tui.screens.seeland.ways import hex_thing


def things(picture: Picture) -> list[Thing]:
    """List hexes, spaces of the market, players and mills in reading order."""
    box = picture.box
    found = [
        Thing(hex_thing(place), hex_rule(picture, place), "map", box.names[place])
        for place in range(len(box.hexes))
    ]
    found += [
        Thing(f"space:{offer.space}", _space_rule(picture, offer.space), "market")
        for offer in picture.offers
    ]
    players = "players" if picture.large else "mills"
    found += [Thing(f"seat:{seat}", "seeland.points", players) for seat in picture.seats]
    found += [
        Thing(f"mill:{mill.hex}", _mill_rule(mill.governed), "mills") for mill in picture.mills
    ]
    return found


def hex_rule(picture: Picture, place: int) -> str:
    """Give the rule of what lies on a hex."""
    tile = picture.view.land[place]
    mill = picture.owners.get(place)
    if mill is not None:
        return _mill_rule(mill.governed)
    if tiles.is_landscape(tile):
        return "seeland.governor-arrival" if place in picture.view.waiting else "seeland.landscape"
    if tiles.is_mill(tile):
        return "seeland.mill"
    return {
        tiles.OPEN: "seeland.develop",
        tiles.ISLAND: "seeland.islands",
        tiles.VILLAGE: "seeland.developed",
        tiles.FARM: "seeland.farm",
    }[tile]


def _mill_rule(governed: bool) -> str:
    return "seeland.governor-check" if governed else "seeland.yield"


def _space_rule(picture: Picture, space: int) -> str:
    if picture.box.is_warehouse[space]:
        return "seeland.warehouse"
    return "seeland.end" if picture.view.ring[space] == tiles.OPEN else "seeland.market"
