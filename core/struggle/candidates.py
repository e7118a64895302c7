"""Every action that could make sense in a phase: what screens list and the oracle filters."""

from __future__ import annotations

from core.struggle import exchange
from core.struggle.box import Box
from core.struggle.model import Action, Discarding, Paying, State, Swapping, Turning


def candidates(box: Box, state: State) -> list[Action]:
    """List the steps of the open path, or else all kinds of action of a whole turn."""
    if state.phase == "over":
        return []
    moves = box.moves
    if not state.pending:
        return exchange.candidates(box, state) + _rest_of_turn(box, state)
    path = state.pending[-1]
    if isinstance(path, Swapping):
        return exchange.candidates(box, state)
    if isinstance(path, Paying):
        cards = state.players[state.seat].hand[path.upto]
        return moves.pay[path.upto][: cards + 1] + moves.waive
    if isinstance(path, Turning):
        return list(moves.turn_arrow)
    assert isinstance(path, Discarding)
    return list(moves.discard)


def _rest_of_turn(box: Box, state: State) -> list[Action]:
    moves = box.moves
    others = [seat for seat in range(len(state.players)) if seat != state.seat]
    extra = (state.players[state.seat].knights + 1) // 2 * box.draw_per_knight
    return [
        *moves.build,
        *(moves.use_guild[seat] for seat in others),
        # All extra cards first: few want less, and lists are shown in this order.
        *reversed(moves.end_turn[: extra + 1]),
    ]
