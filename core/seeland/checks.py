"""The invariants of a full state: nothing is created, nothing is lost."""

from __future__ import annotations

from collections import Counter

from core.game import BrokenInvariant
from core.seeland import stock, tiles
from core.seeland.box import Box
from core.seeland.components import SEATS
from core.seeland.develop import beside_governors
from core.seeland.harvest import nearest_mills, ripe
from core.seeland.model import (
    Building,
    Fetching,
    Marking,
    Ordering,
    Placing,
    Player,
    Retreating,
    State,
    Walking,
)
from core.seeland.money import last_guilder
from core.seeland.scoring import points
from core.seeland.setup import developed_land, edge_of
from core.seeland.yields import total


def check(box: Box, state: State) -> None:
    """Raise `BrokenInvariant` unless every piece is accounted for and the counters make sense."""
    if len(state.players) not in SEATS:
        raise BrokenInvariant("seats", seats=len(state.players))
    if not 0 <= state.seat < len(state.players):
        raise BrokenInvariant("seat", seat=state.seat)
    _check_ring(box, state)
    _check_land(box, state)
    _check_tiles(box, state)
    for seat, player in enumerate(state.players):
        _check_player(box, state, seat, player)
    _check_figures(box, state)
    _check_stuivers(box, state)
    _check_governors(box, state)
    _check_records(state)
    _check_phase(box, state)
    _check_pending(box, state)


def _check_ring(box: Box, state: State) -> None:
    spaces = range(len(box.ring))
    if len(state.ring) != len(box.ring) or state.master not in spaces:
        raise BrokenInvariant("ring", master=state.master)
    if state.left != -1 and (state.left not in spaces or state.left == state.master):
        raise BrokenInvariant("left", left=state.left)
    for space, tile in enumerate(state.ring):
        if tile == tiles.OPEN:
            continue
        fits = tiles.is_landscape(tile) if box.is_stall[space] else tiles.is_mill(tile)
        if not fits or box.is_warehouse[space] or space in (state.master, state.left):
            raise BrokenInvariant("ring", space=space, tile=tile)


def _check_land(box: Box, state: State) -> None:
    if len(state.land) != len(box.hexes) or len(state.under) != len(box.hexes):
        raise BrokenInvariant("land")
    start = [*box.basic_land]
    for place, tile in box.printed.items() if state.tactical else ():
        start[place] = tile
    for place, (tile, was) in enumerate(zip(state.land, start, strict=True)):
        hidden = state.under[place]
        if (tile == tiles.ISLAND) != (hidden != tiles.OPEN):
            raise BrokenInvariant("under", hex=place)
        may_change = was in (tiles.OPEN, tiles.ISLAND)
        if tile != was and (not may_change or tile in (tiles.OPEN, tiles.ISLAND)):
            raise BrokenInvariant("land", hex=place)
    developed = developed_land(box, state.land)
    if state.edge != edge_of(box, state.land, developed):
        raise BrokenInvariant("edge")
    open_land = {place for place, tile in enumerate(state.land) if tile >= tiles.VILLAGE}
    if set(state.loose) != open_land - developed or len(set(state.loose)) != len(state.loose):
        raise BrokenInvariant("loose")


def _check_tiles(box: Box, state: State) -> None:
    unseen = stock.unseen_mills(box, state)
    if Counter(state.mills[:-1]) != +unseen or min(unseen.values(), default=0) < 0:
        raise BrokenInvariant("mill-tiles")
    unseen = stock.unseen_landscapes(box, state)
    if Counter(state.landscapes[:-1]) != +unseen or min(unseen.values(), default=0) < 0:
        raise BrokenInvariant("landscape-tiles")
    unseen = stock.unseen_islands(box, state)
    hidden = [tile for tile in state.under if tile != tiles.OPEN]
    if Counter(hidden) != +unseen or min(unseen.values(), default=0) < 0:
        raise BrokenInvariant("island-tiles")


def _check_player(box: Box, state: State, seat: int, player: Player) -> None:
    last = last_guilder(state)
    if not 0 <= last <= player.merchant < last + box.guilders:
        raise BrokenInvariant("merchant", seat=seat)
    counters = (player.harvested, player.rewarded, player.paid, player.fined)
    if min(counters) < 0 or points(player) < 0:
        raise BrokenInvariant("points", seat=seat)
    if player.rewarded != player.governors * box.satisfied or player.stuivers < 0:
        raise BrokenInvariant("kept", seat=seat)


def _check_figures(box: Box, state: State) -> None:
    mills = [mill for player in state.players for mill in player.mills]
    if len(set(mills)) != len(mills):
        raise BrokenInvariant("two-figures")
    for seat, player in enumerate(state.players):
        if len(player.mills) > box.figures:
            raise BrokenInvariant("figures", seat=seat)
        for mill in player.mills:
            if mill not in range(len(state.land)) or not tiles.is_mill(state.land[mill]):
                raise BrokenInvariant("figure-place", seat=seat, hex=mill)
            if any(state.land[near] == tiles.ISLAND for near in box.near[mill]):
                raise BrokenInvariant("island-not-turned", hex=mill)


def _check_stuivers(box: Box, state: State) -> None:
    there = state.stuivers + state.spent + len(state.coins)
    there += sum(player.stuivers for player in state.players)
    if there != box.stuivers or min(state.stuivers, state.spent) < 0:
        raise BrokenInvariant("stuivers", there=there, expected=box.stuivers)
    printed = [place for place in state.coins if place in box.islands]
    farms = [place for place in printed if state.land[place] == tiles.FARM]
    if len(set(farms)) != len(state.coins) or (farms and not state.tactical):
        raise BrokenInvariant("coins")


def _check_governors(box: Box, state: State) -> None:
    there = state.governors + state.gone + len(state.waiting) + len(state.governed)
    there += sum(player.governors for player in state.players)
    there += sum(isinstance(path, Walking) for path in state.pending)
    expected = box.governors if state.with_governors else 0
    if there != expected or min(state.governors, state.gone) < 0:
        raise BrokenInvariant("governors", there=there, expected=expected)
    mills = {mill for player in state.players for mill in player.mills}
    if len(set(state.governed)) != len(state.governed) or not mills >= set(state.governed):
        raise BrokenInvariant("governed")
    printed = [place for place in state.waiting if place in box.islands]
    symbols = [place for place in printed if tiles.has_symbol(state.land[place])]
    if len(set(symbols)) != len(state.waiting) or (symbols and not state.tactical):
        raise BrokenInvariant("waiting")


def _check_records(state: State) -> None:
    numbers = [number for player in state.players for number in player.records]
    if len(set(numbers)) != len(numbers) or any(number < 0 for number in numbers):
        raise BrokenInvariant("records")
    if numbers and not state.records:
        raise BrokenInvariant("records")


def _check_phase(box: Box, state: State) -> None:
    """Raise unless phase and counters agree, and the game is over exactly on an empty space."""
    if state.turns < 0:
        raise BrokenInvariant("turns", turns=state.turns)
    beginning = state.turns < len(state.players)
    if state.phase == ("buy" if beginning else "first"):
        raise BrokenInvariant("phase", turns=state.turns)
    if (state.left >= 0) != (state.phase in ("end", "over") and not beginning):
        raise BrokenInvariant("left", left=state.left)
    if state.phase == "over" and (beginning or box.is_warehouse[state.master]):
        raise BrokenInvariant("over")


def _check_pending(box: Box, state: State) -> None:
    path = state.pending[0] if state.pending else None
    waiting = any(ripe(box, state.land, player) for player in state.players)
    if len(state.pending) > 1 or (path and state.phase != "end"):
        raise BrokenInvariant("pending", paths=len(state.pending))
    if waiting and (path is None or isinstance(path, Retreating | Placing)):
        raise BrokenInvariant("not-harvested")
    if path is not None and not _possible(box, state, path):
        raise BrokenInvariant("path", path=path.kind)


def _possible(box: Box, state: State, path: object) -> bool:
    """Tell whether an open path can have come about."""
    hexes, seats = range(len(state.land)), range(len(state.players))
    mills = state.players[state.seat].mills
    if isinstance(path, Retreating):
        gap = state.players[state.seat].merchant - last_guilder(state)
        return box.is_warehouse[state.master] and 1 <= path.most <= min(gap, box.warehouse_guilders)
    if isinstance(path, Placing):
        stall = box.is_stall[state.master]
        fits = tiles.is_landscape(path.tile) if stall else tiles.is_mill(path.tile)
        return fits and bool(state.edge)
    if isinstance(path, Building):
        taken = any(path.hex in player.mills for player in state.players)
        mill = path.hex in hexes and tiles.is_mill(state.land[path.hex])
        return mill and not taken and len(mills) < box.figures
    if isinstance(path, Fetching):
        return path.hex in mills and len(beside_governors(box, state, path.hex)) > 1
    if isinstance(path, Ordering):
        return path.seat in seats and len(ripe(box, state.land, state.players[path.seat])) > 1
    if isinstance(path, Marking):
        due = path.seat in seats and path.hex in ripe(box, state.land, state.players[path.seat])
        return due and path.points == total(box, state.land, path.hex) and state.records
    assert isinstance(path, Walking)
    return path.hex in hexes and len(nearest_mills(box, state, path.hex)) > 1
