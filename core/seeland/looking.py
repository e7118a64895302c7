"""What a screen shows beside the tiles: offers, guilders, mills, and what a placing would do.

Everything is told from a view; nothing here changes a state.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.seeland import tiles
from core.seeland.box import Box
from core.seeland.develop import beside_governors, coins_at, islands_at
from core.seeland.ending import pile_of
from core.seeland.harvest import ways_to_mills
from core.seeland.market import most_guilders_back
from core.seeland.model import Player, State
from core.seeland.money import golden_number, house, last_guilder, to_spend
from core.seeland.scoring import points
from core.seeland.yields import Yield, yield_of


@dataclass(frozen=True, slots=True)
class Offer:
    """A space of the ring as the player on turn could buy it."""

    space: int
    tile: int
    """OPEN: the warehouse, or an empty space."""
    price: int
    in_reach: bool
    """The player on turn has the guilders, even if he is not buying now."""
    ends_game: bool
    lost: int
    """Points the warehouse would cost."""
    guilders: int
    """Guilders the warehouse would give back at most, after the price was paid."""
    refill: bool
    """The tile comes from its pile when this turn ends."""


@dataclass(frozen=True, slots=True)
class Guilders:
    """The row of guilders, last to foremost, and the houses in front of it."""

    seats: tuple[tuple[int, ...], ...]
    """Whose merchants stand on each guilder."""
    houses: tuple[int, ...]
    """The index of the house under each guilder."""
    money: tuple[int, ...]
    """What each seat can spend."""
    numbers: tuple[int, ...]
    """The golden number in force, then those that follow."""


@dataclass(frozen=True, slots=True)
class Mill:
    """A mill with a figure."""

    hex: int
    seat: int
    governed: bool
    now: Yield
    number: int
    """The golden number that its governor would ask for now."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a tile would do to a mill with a figure."""

    hex: int
    seat: int
    governed: bool
    before: Yield
    after: Yield

    @property
    def harvested(self) -> bool:
        """Whether the mill would be surrounded."""
        return not self.after.open


@dataclass(frozen=True, slots=True)
class Effect:
    """What a tile would do on a hex."""

    harvests: tuple[Change, ...]
    """In the order of the rules; among several of one player he may choose another."""
    grown: tuple[Change, ...]
    """The other mills it touches."""
    built: Yield | None
    """What the mill tile would bring its builder, with what lies around it now."""
    islands: tuple[int, ...]
    """Islands that a figure would turn."""
    coins: tuple[int, ...]
    """Printed farms whose stuiver a figure would bring."""
    governors: tuple[int, ...]
    """Printed landscapes from which a governor would come."""


@dataclass(frozen=True, slots=True)
class Way:
    """A mill to which a governor could walk."""

    hex: int
    seat: int
    steps: int


def offers(box: Box, state: State) -> list[Offer]:
    """List the spaces in front of the guild master, nearest first, whoever is to decide.

    Within a turn they are told as they will be for the next purchase.
    """
    ring, money = _next_ring(box, state), to_spend(box, state, state.seat)
    found, cost = [], 0
    for step in range(1, len(ring)):
        space = (state.master + step) % len(ring)
        tile, lost, guilders = ring[space], 0, 0
        if box.is_warehouse[space]:
            lost = min(box.warehouse_points, points(state.players[state.seat]))
            guilders = _back_after(box, state, cost, lost)
        taken = tile != tiles.OPEN or box.is_warehouse[space]
        refill = tile != state.ring[space]
        found.append(
            Offer(space, tile, cost, cost <= money, not taken, lost, guilders, refill=refill)
        )
        cost += taken
    return found


def _next_ring(box: Box, state: State) -> list[int]:
    """Give the ring as it will be when somebody buys next: what was left is filled again."""
    ring = state.ring[:]
    pile = pile_of(box, state) if state.phase == "end" else None
    if pile:
        ring[state.left] = pile[-1]
    return ring


def _back_after(box: Box, state: State, cost: int, lost: int) -> int:
    """Say how many guilders the warehouse would give back after `cost` guilders were paid."""
    own = state.players[state.seat].merchant + cost
    others = [player.merchant for seat, player in enumerate(state.players) if seat != state.seat]
    return most_guilders_back(box, own - min(own, *others), lost)


def guilders(box: Box, state: State) -> Guilders:
    """Describe the row of guilders."""
    last = last_guilder(state)
    places = range(last, last + box.guilders)
    front = last + box.guilders
    return Guilders(
        seats=tuple(
            tuple(seat for seat, player in enumerate(state.players) if player.merchant == place)
            for place in places
        ),
        houses=tuple(house(box, place) for place in places),
        money=tuple(to_spend(box, state, seat) for seat in range(len(state.players))),
        numbers=tuple(
            box.numbers[house(box, front + ahead)]
            for ahead in range(len(box.numbers) - box.guilders)
        ),
    )


def mills(box: Box, state: State) -> list[Mill]:
    """List the mills with figures, by seat and in the order of building."""
    number = golden_number(box, state)
    return [
        Mill(mill, seat, mill in state.governed, yield_of(box, state.land, mill), number)
        for seat, player in enumerate(state.players)
        for mill in player.mills
    ]


def effect(box: Box, state: State, tile: int, place: int) -> Effect:
    """Say what `tile` would do on the open hex `place`, laid by the player on turn."""
    land = state.land[:]
    land[place] = tile
    seats = len(state.players)
    order = [(state.seat + step) % seats for step in range(seats)]
    changes = [
        Change(
            mill,
            seat,
            mill in state.governed,
            yield_of(box, state.land, mill),
            yield_of(box, land, mill),
        )
        for seat in order
        for mill in state.players[seat].mills
        if place in box.near[mill]
    ]
    is_mill = tiles.is_mill(tile)
    return Effect(
        harvests=tuple(change for change in changes if change.harvested),
        grown=tuple(change for change in changes if not change.harvested),
        built=yield_of(box, land, place) if is_mill else None,
        islands=tuple(islands_at(box, state, place)) if is_mill else (),
        coins=tuple(coins_at(box, state, place)) if is_mill else (),
        governors=tuple(beside_governors(box, state, place)) if is_mill else (),
    )


def ways(box: Box, state: State, mill: int) -> list[Way]:
    """List where a governor from `mill` could walk, nearest first; several may be as near."""
    found = [
        Way(target, owner(state, target), steps)
        for target, steps in ways_to_mills(box, state, mill).items()
    ]
    return sorted(found, key=lambda way: (way.steps, way.hex))


def owner(state: State, place: int) -> int:
    """Give the seat whose figure stands on a hex; -1 without one."""
    for seat, player in enumerate(state.players):
        if place in player.mills:
            return seat
    return -1


def spare_figures(box: Box, player: Player) -> int:
    """Count the figures that are not on the map."""
    return box.figures - len(player.mills)
