"""What a bot thinks of actions without looking ahead (`priors`): its rules of thumb.

They drive the playouts, so what the actions of one choice have in common is looked up once. A
purchase is as good as the best place for the tile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from core.seeland import tiles
from core.seeland.box import Box
from core.seeland.develop import spots
from core.seeland.market import most_guilders_back, price
from core.seeland.model import (
    Action,
    Building,
    Buy,
    First,
    Harvest,
    Marking,
    Place,
    Placing,
    Retreat,
    State,
    Walk,
)
from core.seeland.money import golden_number, last_guilder
from core.seeland.outlook import (
    FARMS,
    HIDDEN,
    UNSEEN,
    look,
    outlook,
    promised,
    turns_left,
)
from core.seeland.scoring import points
from core.seeland.yields import total

_RIVAL = 0.6
"""What a tile does for the others counts that much against."""
_STORING = 3.0
"""A turn in the warehouse, beside the points it costs."""
_ENDING = 60.0
_RECORD = 24.0
"""The yield from which on a harvest is marked."""
_ISLAND = 2.2
"""An island beside the first mill, against an open hex."""

_Beside = tuple[float, int, int, int]
"""A mill: how much it counts for the seat on turn, and what lies at it."""


class _Look:
    """What the actions of one choice have in common."""

    __slots__ = ("box", "here", "known", "outlook", "player", "state")

    def __init__(self, box: Box, state: State) -> None:
        self.box = box
        self.state = state
        self.player = state.players[state.seat]
        self.outlook = outlook(box, turns_left(state))
        self.here: dict[int, list[_Beside]] | None = None
        self.known: dict[int, float] = {}

    def beside(self) -> dict[int, list[_Beside]]:
        """Give for each open hex the mills with figures beside it; looked up once."""
        if self.here is None:
            self.here = {}
            box, state = self.box, self.state
            land, rival = state.land, -_RIVAL / (len(state.players) - 1)
            for seat, player in enumerate(state.players):
                counts = 1.0 if seat == state.seat else rival
                for mill in player.mills:
                    one = (counts, *look(box, land, mill))
                    for near in box.near[mill]:
                        if not land[near]:
                            self.here.setdefault(near, []).append(one)
        return self.here

    def spare(self) -> int:
        """Count the spare figures of the player."""
        return self.box.figures - len(self.player.mills)

    def filling(self, spot: int, tile: int) -> float:
        """Say what a tile on a hex does for the mills that stand there."""
        beside = self.beside().get(spot)
        if not beside:
            return 0.0
        value = crop = 0
        if tile >= tiles.LANDSCAPES:
            value, crop = tiles.VALUES[tile], 1 << tiles.CROP_OF[tile]
        promise, spare, there = self.outlook.promise, self.outlook.spare, self.spare()
        gain = 0.0
        for counts, worth, crops, vacant in beside:
            now = promised(promise, worth, crops, vacant)
            then = promised(promise, worth + value, crops | crop, vacant - 1)
            if vacant == 1:
                then += spare[there + 1] - spare[there]
            gain += counts * (then - now)
        return gain

    def building(self, spot: int, value: int) -> float:
        """Say what a figure on a mill of this value on a hex promises, less the figure."""
        box, state, ahead = self.box, self.state, self.outlook
        land = state.land
        worth, crops, vacant, more = float(value), 0, 0, 0.0
        for near in box.near[spot]:
            tile = land[near]
            if tile >= tiles.LANDSCAPES:
                worth += tiles.VALUES[tile]
                crops |= 1 << tiles.CROP_OF[tile]
            elif tile == tiles.OPEN:
                vacant += 1
            elif tile == tiles.ISLAND:
                worth += HIDDEN
                crops |= UNSEEN
                more += FARMS * ahead.stuiver
            if near in state.coins:
                more += ahead.stuiver
        spare = self.spare()
        if vacant:
            more -= ahead.spare[spare] - ahead.spare[spare - 1]
        return more + promised(ahead.promise, worth, crops, vacant)

    def laying(self, spot: int, tile: int) -> float:
        """Say what a tile on a hex brings."""
        gain = self.filling(spot, tile)
        if tile < tiles.LANDSCAPES and self.spare():
            gain += max(0.0, self.building(spot, tiles.VALUES[tile]))
        return gain

    def best_place(self, tile: int) -> float:
        """Say what a tile brings on its best hex."""
        if tile not in self.known:
            places = spots(self.box, self.state, tile)
            self.known[tile] = max([self.laying(spot, tile) for spot in places], default=0.0)
        return self.known[tile]


def _first(look_at: _Look, action: First) -> float:
    land = look_at.state.land
    around = [land[near] for near in look_at.box.near[action.hex]]
    worth = tiles.VALUES[land[action.hex]] + around.count(tiles.OPEN)
    return worth + _ISLAND * around.count(tiles.ISLAND)


def _buy(look_at: _Look, action: Buy) -> float:
    box, state, player = look_at.box, look_at.state, look_at.player
    tile, cost = state.ring[action.space], price(box, state, action.space)
    guilder = look_at.outlook.guilder
    if box.is_warehouse[action.space]:
        lost = min(box.warehouse_points, points(player))
        gap = player.merchant + cost - last_guilder(state)
        return guilder * (most_guilders_back(box, gap, lost) - cost) - lost - _STORING
    if tile == tiles.OPEN:
        rivals = [points(one) for seat, one in enumerate(state.players) if seat != state.seat]
        return _ENDING if points(player) > max(rivals) else -_ENDING
    return look_at.best_place(tile) - guilder * cost


def _place(look_at: _Look, action: Place) -> float:
    path = look_at.state.pending[-1]
    return look_at.laying(action.hex, path.tile) if isinstance(path, Placing) else 0.0


def _build(look_at: _Look, action: Action) -> float:
    path = look_at.state.pending[-1]
    if not isinstance(path, Building):
        return 0.0
    return look_at.building(path.hex, tiles.VALUES[look_at.state.land[path.hex]])


def _mark(look_at: _Look, action: Action) -> float:
    path = look_at.state.pending[-1]
    return path.points - _RECORD if isinstance(path, Marking) else 0.0


def _harvest(look_at: _Look, action: Harvest) -> float:
    return float(total(look_at.box, look_at.state.land, action.hex))


def _walk(look_at: _Look, action: Walk) -> float:
    box, state = look_at.box, look_at.state
    guess = promised(look_at.outlook.guess, *look(box, state.land, action.hex))
    hope = guess - golden_number(box, state)
    return hope if action.hex in look_at.player.mills else -hope


def _retreat(look_at: _Look, action: Retreat) -> float:
    return float(action.guilders)


_RATES: dict[str, Callable[[_Look, Any], float]] = {
    "first": _first,
    "buy": _buy,
    "place": _place,
    "build": _build,
    "harvest": _harvest,
    "mark": _mark,
    "walk": _walk,
    "retreat": _retreat,
    "use-stuiver": lambda look_at, action: 1.0,
    "leave": lambda look_at, action: 0.0,
    "fetch": lambda look_at, action: 0.0,
    "skip": lambda look_at, action: 0.0,
    "end-turn": lambda look_at, action: 0.0,
}


def priors(box: Box, state: State, actions: Sequence[Action]) -> list[float]:
    """Say how promising each of some legal actions of one choice looks; 0 is neutral."""
    look_at = _Look(box, state)
    return [_RATES[action.kind](look_at, action) for action in actions]
