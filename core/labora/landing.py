"""New land: districts and plots, bought once a turn or given by a function.

Fact sheet 3.1 to 3.3, cases 20 and 25.
"""

from __future__ import annotations

from core.game import Event, Note
from core.labora.box import Box, Values
from core.labora.land import district_rows, lay_district, lay_plot, plot_rows
from core.labora.model import COINS, Action, District, Landing, Plot, State

BUY_PHASES = ("action", "bonus", "settle")


def may_buy(state: State) -> bool:
    """Tell whether a tile can be bought now."""
    if state.bought or state.phase not in BUY_PHASES:
        return False
    coins = state.players[state.seat].goods[COINS]
    return bool(
        (state.districts and coins >= state.districts[0])
        or (state.plots and coins >= state.plots[0])
    )


def offered(state: State, path: Landing) -> tuple[bool, bool]:
    """Tell whether a district and whether a plot can be taken."""
    coins = state.players[state.seat].goods[COINS]
    districts, plots = state.districts, state.plots
    return (
        path.districts and bool(districts) and (path.free or coins >= districts[0]),
        path.plots and bool(plots) and (path.free or coins >= plots[0]),
    )


def legal(box: Box, state: State, path: Landing) -> list[Action]:
    """List where the tiles can lie, with either side up."""
    player = state.players[state.seat]
    moves = box.moves
    district, plot = offered(state, path)
    found: list[Action] = []
    if district:
        for row in district_rows(player):
            found += [moves.district(row, "hills"), moves.district(row, "plains")]
    if plot:
        found += [moves.plot(row, "coast") for row in plot_rows(player, "coast")]
        found += [moves.plot(row, "mountain") for row in plot_rows(player, "mountain")]
    return [*found, moves.skip] if path.free else found


def take(box: Box, state: State, action: District | Plot, note: Note | None) -> None:
    """Take the tile from its pile, pay for it unless it is free, and lay it."""
    path = state.pending[-1]
    assert isinstance(path, Landing)
    seat = state.seat
    player = state.players[seat]
    district = action.kind == "district"
    price = (state.districts if district else state.plots).pop(0)
    path.districts = path.free and path.districts and not district
    path.plots = path.free and path.plots and district
    if not any(offered(state, path)):
        state.pending.pop()
    if path.free:
        price = 0
    else:
        state.bought = True
        player.goods[COINS] -= price
    if isinstance(action, District):
        lay_district(box, player, action.row, action.side)
    else:
        lay_plot(player, action.row, action.side)
    if note:
        values: Values = {
            "tile": action.kind,
            "row": action.row,
            "side": action.side,
            "price": price,
        }
        note(Event("land", seat, "labora.land", values))
