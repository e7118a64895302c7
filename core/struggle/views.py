"""What a seat may know of a state."""

from __future__ import annotations

from core.struggle.model import UNKNOWN, Paying, Player, State, Swapping


def _open_hand(state: State, seat: int | None) -> int:
    """Give the seat whose hand the Library shows to `seat` now, or -1."""
    if seat == state.seat and state.pending:
        path = state.pending[-1]
        if isinstance(path, Swapping) and path.looking:
            return path.partner
    return -1


def _player(player: Player, known: bool) -> Player:
    return Player(
        hand=player.hand[:] if known else [0] * len(player.hand),
        hidden=player.hidden if known else player.hidden + sum(player.hand),
        roads=player.roads,
        knights=player.knights,
        settlements=[UNKNOWN] * len(player.settlements),
        cities=player.cities[:],
        expansions=player.expansions[:],
    )


def hide(copy: State, seat: int | None) -> State:
    """Take out of `copy`, which is changed, what `seat` (None: a watcher) may not know.

    Hands of others become a number, the piles and the backs of settlements become unknown.
    What an opened Library shows is known to its owner only (fact sheet 8). An open payment is
    seen by the payer only: its cards are still in the hand, and what is asked would tell of them.
    """
    shown = _open_hand(copy, seat)
    if seat != copy.seat and copy.pending and isinstance(copy.pending[-1], Paying):
        copy.pending.pop()
    copy.rng = 0
    copy.deck = [UNKNOWN] * len(copy.deck)
    copy.pile = [UNKNOWN] * len(copy.pile)
    copy.players = [
        _player(player, index in (seat, shown)) for index, player in enumerate(copy.players)
    ]
    return copy
