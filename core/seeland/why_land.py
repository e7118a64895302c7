"""Why a step on the map is not legal. Written apart from `develop` and `harvest`, their oracle."""

from __future__ import annotations

from core.game import Refusal
from core.seeland import tiles
from core.seeland.box import Box
from core.seeland.harvest import ways_to_mills
from core.seeland.model import (
    Build,
    Fetch,
    Fetching,
    First,
    Harvest,
    Leave,
    Mark,
    Ordering,
    Place,
    Placing,
    Skip,
    State,
    Walk,
    Walking,
)
from core.seeland.reasons import Refuse, no, no_hex, no_new_path, no_path
from core.seeland.setup import developed_land


def refuse_first(box: Box, state: State, action: First) -> Refusal | None:
    """Why the first figure cannot stand here."""
    if refusal := no_hex(box, action.hex) or no_new_path(state, "first"):
        return refusal
    if action.hex not in box.printed_mills:
        return no("no-printed-mill", "first-mill", hex=action.hex)
    for seat, player in enumerate(state.players):
        if action.hex in player.mills:
            return no("mill-taken", "first-mill", hex=action.hex, seat=seat)
    return None


def refuse_place(box: Box, state: State, action: Place) -> Refusal | None:
    """Why the bought tile cannot lie here."""
    if refusal := no_hex(box, action.hex) or no_path(state, "placing", "develop"):
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Placing)
    return cannot_lie(box, state, path.tile, action.hex)


def cannot_lie(box: Box, state: State, tile: int, place: int) -> Refusal | None:
    """Why a tile of the player on turn could not lie on a hex of the map."""
    lies = state.land[place]
    if lies == tiles.ISLAND:
        return no("island", "islands", hex=place)
    if lies != tiles.OPEN:
        return no("occupied", "develop", hex=place, tile=lies)
    mills = state.players[state.seat].mills
    if tiles.is_landscape(tile) and mills:
        if any(place in box.near[mill] for mill in mills):
            return None
        return no("not-at-own-mill", "landscape", hex=place, mills=tuple(mills))
    developed = developed_land(box, state.land)
    if any(near in developed for near in box.near[place]):
        return None
    printed = tuple(near for near in box.near[place] if state.land[near] >= tiles.VILLAGE)
    if printed:
        return no("only-printed", "tactical", hex=place, printed=printed)
    return no("not-developed", "developed", hex=place)


def refuse_build(box: Box, state: State, action: Build | Leave) -> Refusal | None:
    """Why there is no mill tile to decide about."""
    return no_path(state, "building", "build-mill")


def refuse_fetch(box: Box, state: State, action: Fetch) -> Refusal | None:
    """Why the governor of this hex does not come."""
    refusal = no_hex(box, action.hex) or no_path(state, "fetching", "governor-arrival")
    if refusal:
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Fetching)
    if action.hex not in state.waiting:
        return no("no-governor", "governor-arrival", hex=action.hex)
    if path.hex not in box.near[action.hex]:
        return no("not-beside", "governor-arrival", hex=action.hex, mill=path.hex)
    return None


def refuse_harvest(box: Box, state: State, action: Harvest) -> Refusal | None:
    """Why this mill is not one of those to choose from."""
    refusal = no_hex(box, action.hex) or no_path(state, "ordering", "harvest-order")
    if refusal:
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Ordering)
    if action.hex not in state.players[path.seat].mills:
        return no("not-own-mill", "harvest-order", hex=action.hex, seat=path.seat)
    vacant = sum(state.land[near] == tiles.OPEN for near in box.near[action.hex])
    if vacant:
        return no("not-surrounded", "harvest", hex=action.hex, open=vacant)
    return None


def refuse_mark(box: Box, state: State, action: Mark | Skip) -> Refusal | None:
    """Why there is no harvest to mark."""
    return no_path(state, "marking", "records")


def refuse_walk(box: Box, state: State, action: Walk) -> Refusal | None:
    """Why the governor does not walk to this mill."""
    refusal = no_hex(box, action.hex) or no_path(state, "walking", "governor-walk")
    if refusal:
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Walking)
    if not any(action.hex in player.mills for player in state.players):
        return no("no-mill", "governor-walk", hex=action.hex)
    if action.hex in state.governed:
        return no("has-governor", "governor-walk", hex=action.hex)
    ways = ways_to_mills(box, state, path.hex)
    least = min(ways.values())
    if ways[action.hex] > least:
        return no("farther", "governor-walk", hex=action.hex, steps=ways[action.hex], least=least)
    return None


REFUSE: dict[str, Refuse] = {
    "first": refuse_first,
    "place": refuse_place,
    "build": refuse_build,
    "leave": refuse_build,
    "fetch": refuse_fetch,
    "harvest": refuse_harvest,
    "mark": refuse_mark,
    "skip": refuse_mark,
    "walk": refuse_walk,
}
