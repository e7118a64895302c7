"""Every action that could make sense in a phase: what screens list and the oracle filters."""

from __future__ import annotations

from core.seeland.box import Box
from core.seeland.model import Action, Ordering, State


def candidates(box: Box, state: State) -> list[Action]:
    """List the steps of the open path, or else all kinds of action of a whole turn."""
    moves = box.moves
    if state.phase == "over":
        return []
    if state.pending:
        return _steps(box, state)
    if state.turns < len(state.players):
        return [*(moves.first[mill] for mill in box.printed_mills), moves.end_turn]
    spaces = len(box.ring)
    ahead = [(state.master + step) % spaces for step in range(1, spaces + 1)]
    return [*(moves.buy[space] for space in ahead), moves.use_stuiver, moves.end_turn]


def _steps(box: Box, state: State) -> list[Action]:
    moves, path = box.moves, state.pending[-1]
    kind = path.kind
    if kind == "placing":
        return moves.place[:]
    if kind == "building":
        return moves.building[:]
    if kind == "marking":
        return moves.marking[:]
    if kind == "retreating":
        return moves.retreat[:]
    if kind == "fetching":
        return [moves.fetch[spot] for spot in box.islands]
    if isinstance(path, Ordering):
        return [moves.harvest[mill] for mill in state.players[path.seat].mills]
    return [moves.walk[mill] for player in state.players for mill in player.mills]
