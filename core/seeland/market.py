"""The first part of a turn: moving the guild master, paying, and the warehouse.

Fact sheet 4.1 and 5, cases 1 to 4 and 24 to 26. Only spaces with a tile and the warehouse cost a
guilder when they are jumped.
"""

from __future__ import annotations

from core.game import Event, Note
from core.seeland import tiles
from core.seeland.box import Apply, Box
from core.seeland.ending import finish
from core.seeland.model import Action, Buy, Placing, Retreat, Retreating, State
from core.seeland.money import golden_number, last_guilder, to_spend
from core.seeland.scoring import points


def legal(box: Box, state: State) -> list[Action]:
    """List the spaces of the ring that the player on turn can pay, nearest first."""
    buy = box.moves.buy
    ring, is_warehouse, at = state.ring, box.is_warehouse, state.master
    money = to_spend(box, state, state.seat)
    found = []
    for _ in range(len(ring) - 1):
        at += 1
        if at == len(ring):
            at = 0
        found.append(buy[at])
        if ring[at] or is_warehouse[at]:
            money -= 1
            if money < 0:
                break
    return found


def price(box: Box, state: State, space: int) -> int:
    """Count the guilders it costs to move the guild master to a space."""
    ring, cost = state.ring, 0
    at = (state.master + 1) % len(ring)
    while at != space:
        cost += ring[at] != tiles.OPEN or box.is_warehouse[at]
        at = (at + 1) % len(ring)
    return cost


def buy(box: Box, state: State, action: Buy, note: Note | None) -> None:
    """Move the guild master, pay, shift the row of guilders, and take what lies there."""
    space = action.space
    tile = state.ring[space]
    paid = price(box, state, space)
    if note:
        values = {"space": space, "tile": tile, "price": paid}
        note(Event("bought", state.seat, "seeland.market", {**values}))
    _pay(box, state, paid, note)
    state.left = state.master
    state.master = space
    state.phase = "end"
    if box.is_warehouse[space]:
        _visit_warehouse(box, state, note)
    elif tile == tiles.OPEN:
        finish(box, state, note)
    else:
        state.ring[space] = tiles.OPEN
        _take(state, tile, note)


def _pay(box: Box, state: State, paid: int, note: Note | None) -> None:
    """Move the merchant on; all guilders that are left behind go to the front (case 4)."""
    before = last_guilder(state)
    state.players[state.seat].merchant += paid
    moved = last_guilder(state) - before
    if moved and note:
        number = golden_number(box, state)
        note(Event("shifted", None, "seeland.row", {"guilders": moved, "number": number}))


def _visit_warehouse(box: Box, state: State, note: Note | None) -> None:
    """Lose points, and ask how far the merchant goes back, if he can."""
    player = state.players[state.seat]
    lost = min(box.warehouse_points, points(player))
    player.paid += lost
    if note:
        note(Event("stored", state.seat, "seeland.warehouse", {"lost": lost}))
    gap = player.merchant - last_guilder(state)
    most = most_guilders_back(box, gap, lost)
    if most:
        state.pending.append(Retreating(most))


def most_guilders_back(box: Box, gap: int, lost: int) -> int:
    """Say how far a merchant may go back who stands `gap` in front of the last guilder.

    Who cannot lose all the points gets a guilder for each point he loses (cases 1 and 2).
    """
    most = box.warehouse_guilders
    if lost < box.warehouse_points:
        most = min(most, lost)
    return min(most, gap)


def _take(state: State, tile: int, note: Note | None) -> None:
    """Ask where the tile goes; with no place on the map at all it is discarded (case 27)."""
    if state.edge:
        state.pending.append(Placing(tile))
        return
    state.discarded.append(tile)
    if note:
        note(Event("discarded", state.seat, "seeland.no-place", {"tile": tile}))


def legal_retreat(box: Box, state: State, path: Retreating) -> list[Action]:
    """List how many guilders the merchant may go back."""
    return box.moves.retreat[: path.most + 1]


def retreat(box: Box, state: State, action: Retreat, note: Note | None) -> None:
    """Move the merchant back."""
    state.pending.pop()
    state.players[state.seat].merchant -= action.guilders
    if note:
        values = {"guilders": action.guilders}
        note(Event("retreated", state.seat, "seeland.warehouse", {**values}))


APPLY: dict[str, Apply] = {"buy": buy, "retreat": retreat}
