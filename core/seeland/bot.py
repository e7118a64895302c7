"""What a bot thinks of an action (`prior`) and of a position (`terms`), on views alone.

Worths are measured in points. The weights were found by letting bots with different ones play
each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from typing import Any

from core.game import Term
from core.seeland import tiles
from core.seeland.box import Box
from core.seeland.market import most_guilders_back, price
from core.seeland.model import (
    Action,
    Buy,
    First,
    Harvest,
    Marking,
    Place,
    Placing,
    Player,
    Retreat,
    State,
    Walk,
)
from core.seeland.money import golden_number, last_guilder, to_spend
from core.seeland.scoring import finals, points
from core.seeland.yields import total


@dataclass(frozen=True, slots=True)
class Weights:
    """How much a bot likes what it can have, in points."""

    rival: float = 0.6
    """What the others have on average counts that much against."""
    filled: float = 2.2
    """What an open neighbour of a mill will bring on average."""
    two_kinds: tuple[float, ...] = (0.0, 0.6, 0.85, 0.95, 0.97, 0.99)
    """The chance that a mill with one crop sees a second, by its open neighbours."""
    third_kind: tuple[float, ...] = (0.0, 0.35, 0.55, 0.7, 0.8, 0.85)
    """The chance that a mill with two crops sees the third, by its open neighbours."""
    fills: float = 1.3
    """How many neighbours of an own mill are filled in each turn that is left."""
    patience: float = 0.68
    """What is left of the worth of a harvest for each neighbour it must wait for."""
    spare: tuple[float, ...] = (0.0, 2.5, 4.0, 5.0, 5.5)
    """Spare figures, while turns are left to use them."""
    guilder: float = 1.2
    stuiver: float = 5.0
    kept: float = 2.0
    """A satisfied governor, beside the points he paid."""
    doubt: float = 4.0
    """How far, in points, the guess of a yield may be off when a governor is to check it."""
    better: float = 24.0
    """The yield that half of the marked harvests of a game pass."""
    spread: float = 3.0
    """How quickly fewer harvests pass a higher yield."""
    marker: float = 8.0
    """An unused harvest marker, while most of the game lies ahead."""
    win: float = 1000.0


WEIGHTS = Weights()


def turns_left(box: Box, state: State) -> float:
    """Guess how many turns each seat still has: the smaller pile runs out first."""
    piles = len(state.mills) * 2, len(state.landscapes) * 2
    there = sum(tile != tiles.OPEN for tile in state.ring)
    return (min(piles) + there / 2) / len(state.players)


def guessed_yield(box: Box, land: list[int], mill: int, weights: Weights) -> tuple[float, int]:
    """Guess what a mill will bring when it is surrounded, and count its open neighbours."""
    worth, vacant = tiles.VALUES[land[mill]], 0
    kinds = set()
    for near in box.near[mill]:
        tile = land[near]
        if tile >= tiles.LANDSCAPES:
            worth += tiles.VALUES[tile]
            kinds.add(tiles.CROP_OF[tile])
        elif tile < tiles.VILLAGE:
            vacant += 1
    chances = min(vacant, len(weights.two_kinds) - 1)
    counts = bonus = 1.0
    if len(kinds) < 2:
        two = chances if kinds else max(0, chances - 1)
        counts = weights.two_kinds[two]
        bonus = counts * weights.third_kind[max(0, two - 1)]
    elif len(kinds) == 2:
        bonus = weights.third_kind[chances]
    return counts * (worth + weights.filled * vacant) + bonus * box.bonus, vacant


def _mills(
    box: Box, state: State, player: Player, left: float, number: int, weights: Weights
) -> tuple[float, float]:
    """Say what a player's mills promise, and what the governors beside them do."""
    harvests = governors = 0.0
    for mill in player.mills:
        guess, vacant = guessed_yield(box, state.land, mill, weights)
        chance = 1.0
        if vacant:
            chance = min(1.0, weights.fills * left / vacant) * weights.patience**vacant
        harvests += chance * guess
        if mill in state.governed:
            pleased = chance / (1.0 + exp((number - guess) / weights.doubt))
            governors += pleased * (box.satisfied + weights.kept)
            governors -= (1.0 - pleased) * box.missed
    return harvests, governors


def _records(box: Box, state: State, player: Player, left: float, weights: Weights) -> float:
    """Say what a player's harvest markers will bring, with those that others may still lay."""
    unused = sum(box.markers - len(other.records) for other in state.players)
    laid = [number for other in state.players for number in other.records]
    ahead = min(1.0, left / 6.0)
    worth = weights.marker * ahead * (box.markers - len(player.records))
    pays = box.record_points
    for number in player.records:
        place = sum(other > number for other in laid)
        passing = 1.0 / (1.0 + exp((number - weights.better) / weights.spread))
        expected = place + unused * passing * ahead
        lower = int(expected)
        if lower < len(pays):
            below = pays[lower + 1] if lower + 1 < len(pays) else 0
            worth += pays[lower] + (below - pays[lower]) * (expected - lower)
    return worth


def seat_terms(box: Box, state: State, seat: int, weights: Weights) -> list[Term]:
    """Say what a seat has and can hope for, whatever the others have."""
    player = state.players[seat]
    if state.phase == "over":
        final = finals(box, state)[seat]
        more = final.records + final.most_governors - final.penalty
        return [Term("points", points(player) + more)]
    left = turns_left(box, state)
    harvests, governors = _mills(box, state, player, left, golden_number(box, state), weights)
    time = min(1.0, left / 3.0)
    spare = min(box.figures - len(player.mills), len(weights.spare) - 1)
    found = [
        Term("points", points(player)),
        Term("mills", harvests),
        Term("figures", time * weights.spare[spare]),
        Term("guilders", time * weights.guilder * to_spend(box, state, seat)),
        Term("stuivers", time * weights.stuiver * player.stuivers),
    ]
    if state.with_governors:
        found.append(Term("governors", governors + weights.kept * player.governors))
    if state.records:
        found.append(Term("records", _records(box, state, player, left, weights)))
    return found


def terms(box: Box, state: State, seat: int, weights: Weights = WEIGHTS) -> list[Term]:
    """Say what a position is worth to `seat`, as named terms."""
    found = seat_terms(box, state, seat, weights)
    others = [
        sum(term.worth for term in seat_terms(box, state, other, weights))
        for other in range(len(state.players))
        if other != seat
    ]
    found.append(Term("rivals", -weights.rival * sum(others) / len(others)))
    if state.phase == "over":
        best, own = max(others), found[0].worth
        if own != best:
            found.append(Term("result", weights.win if own > best else -weights.win))
    return found


def _prior_first(box: Box, state: State, action: First) -> float:
    vacant = sum(state.land[near] == tiles.OPEN for near in box.near[action.hex])
    return tiles.VALUES[state.land[action.hex]] + vacant


def _prior_buy(box: Box, state: State, action: Buy) -> float:
    tile = state.ring[action.space]
    cost = price(box, state, action.space)
    if box.is_warehouse[action.space]:
        lost = min(box.warehouse_points, points(state.players[state.seat]))
        gap = state.players[state.seat].merchant + cost - last_guilder(state)
        return most_guilders_back(box, gap, lost) - lost - 3.0
    if tile == tiles.OPEN:
        best = max(points(other) for other in state.players)
        return 50.0 if points(state.players[state.seat]) == best else -50.0
    spare = len(state.players[state.seat].mills) < box.figures
    wanted = 3.0 if tiles.is_mill(tile) and spare else 0.0
    return wanted + tiles.VALUES[tile] - cost


def _prior_place(box: Box, state: State, action: Place) -> float:
    path = state.pending[-1]
    tile = path.tile if isinstance(path, Placing) else tiles.OPEN
    own = state.players[state.seat].mills
    worth = 0.0
    land = state.land[:]
    land[action.hex] = tile
    for player in state.players:
        for mill in player.mills:
            if action.hex in box.near[mill]:
                gain = _gain(box, state.land, land, mill)
                worth += gain if mill in own else -0.5 * gain
    if tiles.is_mill(tile):
        worth += 0.5 * sum(state.land[near] != tiles.OPEN for near in box.near[action.hex])
    return worth


def _gain(box: Box, before: list[int], after: list[int], mill: int) -> float:
    then, vacant = guessed_yield(box, before, mill, WEIGHTS)
    now, left = guessed_yield(box, after, mill, WEIGHTS)
    return now * WEIGHTS.patience**left - then * WEIGHTS.patience**vacant


def _prior_mark(box: Box, state: State, action: Action) -> float:
    path = state.pending[-1]
    return path.points - WEIGHTS.better if isinstance(path, Marking) else 0.0


def _prior_harvest(box: Box, state: State, action: Harvest) -> float:
    return float(total(box, state.land, action.hex))


def _prior_walk(box: Box, state: State, action: Walk) -> float:
    guess, _ = guessed_yield(box, state.land, action.hex, WEIGHTS)
    mine = action.hex in state.players[state.seat].mills
    hope = guess - golden_number(box, state)
    return hope if mine else -hope


def _prior_retreat(box: Box, state: State, action: Retreat) -> float:
    return float(action.guilders)


_PRIOR: dict[str, Callable[[Box, State, Any], float]] = {
    "first": _prior_first,
    "buy": _prior_buy,
    "place": _prior_place,
    "build": lambda box, state, action: 2.0,
    "harvest": _prior_harvest,
    "mark": _prior_mark,
    "walk": _prior_walk,
    "retreat": _prior_retreat,
    "use-stuiver": lambda box, state, action: 1.0,
}


def prior(box: Box, state: State, action: Action) -> float:
    """Say how promising an action looks, without looking ahead; 0 is neutral."""
    rate = _PRIOR.get(action.kind)
    return rate(box, state, action) if rate else 0.0
