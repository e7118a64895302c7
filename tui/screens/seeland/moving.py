"""Where an arrow leads on the map, and why nothing can be done somewhere."""

from __future__ import annotations

from collections.abc import Callable

from core.game import Refusal
from core.seeland.model import Action, Buy, Fetch, First, Harvest, Walk
from core.seeland.why_land import cannot_lie
from tui.play.scene import ACTIONS, Direction
from tui.screens.seeland.picture import Picture
from tui.screens.seeland.ways import hex_of, hex_thing
from tui.widgets.hexmap import nearest_row, towards


def steer(picture: Picture, direction: Direction) -> str | None:
    """Give the entry or thing an arrow leads to: the nearest legal place, or the next hex."""
    if picture.scene.zone == ACTIONS:
        return _to_target(picture, direction)
    here = hex_of(picture.scene.focus)
    if picture.scene.zone != "map" or here is None:
        return None
    return hex_thing(_next_hex(picture, here, direction))


def _to_target(picture: Picture, direction: Direction) -> str | None:
    targets, chosen = picture.targets, picture.chosen
    if chosen not in targets or chosen is None:
        return None
    spots = {picture.spots[place]: entry for place, entry in targets.items()}
    found = towards(list(spots), picture.spots[chosen], direction)
    return spots[found].id if found is not None else targets[chosen].id


def _next_hex(picture: Picture, here: int, direction: Direction) -> int:
    """Step along the row, or to the hex of the next row nearest to the column of the walk."""
    spots = picture.spots
    row, column = spots[here]
    if direction in ("left", "right"):
        way = 1 if direction == "right" else -1
        same = sorted(
            (spot for spot in spots if spot[0] == row and (spot[1] - column) * way > 0),
            key=lambda spot: abs(spot[1] - column),
        )
        return spots.index(same[0]) if same else here
    anchor = hex_of(picture.scene.anchor)
    origin = spots[here if anchor is None else anchor]
    rows = sorted({spot[0] for spot in spots})
    at = rows.index(row) + (1 if direction == "down" else -1)
    if not 0 <= at < len(rows):
        return here
    found = nearest_row(spots, rows[at], origin)
    return here if found is None else spots.index(found)


def reason(picture: Picture, thing: str) -> str:
    """Say why nothing can be done with a hex or a space now."""
    refusal = _refusal(picture, thing)
    return "" if refusal is None else picture.game_words.refusal(picture.voice, refusal)


def _refusal(picture: Picture, thing: str) -> Refusal | None:
    game, view = picture.game, picture.view
    kind, _, number = thing.partition(":")
    if kind == "space":
        return game.refusal(view, Buy(int(number)))
    place = hex_of(thing)
    if place is None:
        return None
    if picture.tile is not None:
        return cannot_lie(picture.box, view, picture.tile, place)
    action = _ON_MAP.get(picture.prompt)
    return None if action is None else game.refusal(view, action(place))


_ON_MAP: dict[str, Callable[[int], Action]] = {
    "first-mill": First,
    "fetch": Fetch,
    "order": Harvest,
    "walk": Walk,
}
"""What is chosen on the map, by what has to be decided."""
