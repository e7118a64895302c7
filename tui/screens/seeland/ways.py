"""The complete ways to buy: each place for the tile, each number of guilders to take back."""

from __future__ import annotations

from core.game import AnyGame
from core.seeland import tiles
from core.seeland.box import Box
from core.seeland.develop import spots
from core.seeland.game import Seeland
from core.seeland.model import Action, Buy, Place, Retreat, Retreating, State
from tui.keys import labels
from tui.play.menu import Way


def hex_thing(place: int) -> str:
    """Give the id of a hex as a thing on the screen."""
    return f"hex:{place}"


def hex_of(thing: str) -> int | None:
    """Give the hex that a thing on the screen is, or None."""
    kind, _, number = thing.partition(":")
    return int(number) if kind == "hex" else None


def ways_of(game: AnyGame, view: State, action: Action) -> list[Way]:
    """List the complete ways to do a legal action, cheapest first."""
    assert isinstance(game, Seeland)
    if isinstance(action, Buy):
        if view.ring[action.space] != tiles.OPEN:
            return _placings(game.box, view, action)
        if game.box.is_warehouse[action.space]:
            return _retreats(game, view, action)
    return [Way((action,), action.kind, 0)]


def _placings(box: Box, view: State, action: Buy) -> list[Way]:
    places = in_order(box, view, view.ring[action.space])
    if not places:
        return [Way((action,), action.kind, 0)]
    return [
        Way((action, Place(place)), box.names[place], 0, key, (hex_thing(place),))
        for place, key in zip(places, labels(len(places)), strict=True)
    ]


def in_order(box: Box, view: State, tile: int) -> list[int]:
    """List the places of a tile as they are lettered: harvests of one's own first."""
    own = view.players[view.seat].mills
    land = view.land

    def harvests(place: int) -> bool:
        return any(
            place in box.near[mill]
            and sum(land[near] < tiles.VILLAGE for near in box.near[mill]) == 1
            for mill in own
        )

    return sorted(spots(box, view, tile), key=lambda place: (not harvests(place), place))


def _retreats(game: Seeland, view: State, action: Buy) -> list[Way]:
    """Offer to take as many guilders back as can be, then fewer."""
    after = game.clone(view)
    game.apply(after, action)
    path = after.pending[-1] if after.pending else None
    if not isinstance(path, Retreating):
        return [Way((action,), action.kind, 0)]
    return [
        Way((action, Retreat(back)), str(back), path.most - back, str(back))
        for back in range(path.most, -1, -1)
    ]
