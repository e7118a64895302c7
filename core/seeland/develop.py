"""The second part of a turn: laying a tile, putting a figure on a mill, turning islands.

Fact sheet 4.2, 6.2 (arrival) and 6.4, cases 5 to 9, 16, 17, 19 and 27 to 29.
"""

from __future__ import annotations

from bisect import insort

from core.game import Event, Note
from core.seeland import tiles
from core.seeland.box import Apply, Box
from core.seeland.harvest import reap_all
from core.seeland.model import (
    Action,
    Build,
    Building,
    Fetch,
    Fetching,
    First,
    Leave,
    Place,
    Placing,
    State,
)


def legal_first(box: Box, state: State) -> list[Action]:
    """List the printed mills on which no figure stands."""
    taken = [mill for player in state.players for mill in player.mills]
    first = box.moves.first
    return [first[place] for place in box.printed_mills if place not in taken]


def legal_place(box: Box, state: State, path: Placing) -> list[Action]:
    """List the hexes where the bought tile can lie."""
    place = box.moves.place
    return [place[spot] for spot in spots(box, state, path.tile)]


def spots(box: Box, state: State, tile: int) -> list[int]:
    """List the hexes where a tile of the player on turn could lie, in order."""
    mills = state.players[state.seat].mills
    if tile < tiles.LANDSCAPES or not mills:
        return state.edge
    land, near = state.land, box.near
    return sorted({spot for mill in mills for spot in near[mill] if not land[spot]})


def first(box: Box, state: State, action: First, note: Note | None) -> None:
    """Put the first figure on a printed mill."""
    if note:
        note(Event("first-mill", state.seat, "seeland.first-mill", {"hex": action.hex}))
    state.phase = "end"
    _settle(box, state, action.hex, note)


def place(box: Box, state: State, action: Place, note: Note | None) -> None:
    """Lay the bought tile; on a mill tile a spare figure may follow."""
    path = state.pending.pop()
    assert isinstance(path, Placing)
    place, tile = action.hex, path.tile
    state.land[place] = tile
    develop(box, state, place)
    if note:
        note(Event("placed", state.seat, "seeland.develop", {"hex": place, "tile": tile}))
    if tiles.is_mill(tile):
        if len(state.players[state.seat].mills) < box.figures:
            state.pending.append(Building(place))
            return
        _tell_left(state, place, True, note)
    reap_all(box, state, note)


def develop(box: Box, state: State, place: int) -> None:
    """Take a hex that was just filled, and all loose ones it reaches, into the developed land."""
    land, near, edge, loose = state.land, box.near, state.edge, state.loose
    if place in edge:
        edge.remove(place)
    reached = [place]
    for here in reached:
        for spot in near[here]:
            if not land[spot]:
                if spot not in edge:
                    insort(edge, spot)
            elif spot in loose:
                loose.remove(spot)
                reached.append(spot)


def build(box: Box, state: State, action: Build, note: Note | None) -> None:
    """Put a figure on the mill tile that was laid."""
    path = state.pending.pop()
    assert isinstance(path, Building)
    if note:
        note(Event("built", state.seat, "seeland.build-mill", {"hex": path.hex}))
    _settle(box, state, path.hex, note)


def leave(box: Box, state: State, action: Leave, note: Note | None) -> None:
    """Leave the mill tile that was laid to nobody."""
    path = state.pending.pop()
    assert isinstance(path, Building)
    _tell_left(state, path.hex, False, note)
    reap_all(box, state, note)


def _tell_left(state: State, place: int, forced: bool, note: Note | None) -> None:
    if note:
        values = {"hex": place, "forced": forced}
        note(Event("left-empty", state.seat, "seeland.build-mill", {**values}))


def _settle(box: Box, state: State, mill: int, note: Note | None) -> None:
    """Put a figure on a mill, with all it brings, then harvest (case 9)."""
    state.players[state.seat].mills.append(mill)
    symbol = _turn_islands(box, state, mill, note)
    if state.tactical:
        _take_coins(box, state, mill, note)
        beside = beside_governors(box, state, mill)
        if len(beside) > 1:
            state.pending.append(Fetching(mill))
            return
        if beside:
            _fetch(state, mill, beside[0], note)
    elif symbol and state.governors:
        state.governors -= 1
        state.governed.append(mill)
        if note:
            values = {"hex": mill, "remaining": state.governors}
            note(Event("governor-came", state.seat, "seeland.governor-arrival", {**values}))
    reap_all(box, state, note)


def islands_at(box: Box, state: State, mill: int) -> list[int]:
    """List the islands that a figure on this mill would turn."""
    return [spot for spot in box.near[mill] if state.land[spot] == tiles.ISLAND]


def coins_at(box: Box, state: State, mill: int) -> list[int]:
    """List the printed farms whose stuiver a figure on this mill would bring."""
    return [spot for spot in box.near[mill] if spot in state.coins]


def beside_governors(box: Box, state: State, mill: int) -> list[int]:
    """List the printed landscapes beside a mill on which a governor still stands."""
    return [spot for spot in box.near[mill] if spot in state.waiting]


def _turn_islands(box: Box, state: State, mill: int, note: Note | None) -> bool:
    """Turn all islands beside a mill; tell whether one of them shows a governor (case 16)."""
    symbol = False
    for spot in islands_at(box, state, mill):
        tile = state.under[spot]
        state.under[spot] = tiles.OPEN
        state.land[spot] = tile
        develop(box, state, spot)
        if note:
            note(Event("turned", state.seat, "seeland.islands", {"hex": spot, "tile": tile}))
        if tile == tiles.FARM:
            state.stuivers -= 1
            _gain_stuiver(state, spot, note)
        symbol = symbol or tiles.has_symbol(tile)
    return symbol


def _take_coins(box: Box, state: State, mill: int, note: Note | None) -> None:
    for spot in coins_at(box, state, mill):
        state.coins.remove(spot)
        _gain_stuiver(state, spot, note)


def _gain_stuiver(state: State, farm: int, note: Note | None) -> None:
    state.players[state.seat].stuivers += 1
    if note:
        note(Event("gained-stuiver", state.seat, "seeland.farm", {"hex": farm}))


def legal_fetch(box: Box, state: State, path: Fetching) -> list[Action]:
    """List the printed governors of which one comes to the new mill."""
    return [box.moves.fetch[spot] for spot in beside_governors(box, state, path.hex)]


def fetch(box: Box, state: State, action: Fetch, note: Note | None) -> None:
    """Let one of several printed governors come (case 19)."""
    path = state.pending.pop()
    assert isinstance(path, Fetching)
    _fetch(state, path.hex, action.hex, note)
    reap_all(box, state, note)


def _fetch(state: State, mill: int, source: int, note: Note | None) -> None:
    state.waiting.remove(source)
    state.governed.append(mill)
    if note:
        values = {"hex": mill, "source": source}
        note(Event("governor-fetched", state.seat, "seeland.governor-arrival", {**values}))


APPLY: dict[str, Apply] = {
    "first": first,
    "place": place,
    "build": build,
    "leave": leave,
    "fetch": fetch,
}
