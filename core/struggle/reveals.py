"""Which steps show hidden cards or use chance, so that they cannot be taken back."""

from __future__ import annotations

from core.struggle.box import CITY, Box
from core.struggle.build import completes
from core.struggle.exchange import allowed
from core.struggle.model import Action, Pay, Paying, PutAway, State, Waive

_ALWAYS = frozenset(("draw-swap", "take-blind", "open-library", "use-guild"))


def reveals(box: Box, state: State, action: Action) -> bool:
    """Tell whether a legal action reveals.

    A card taken from an opened hand was seen already. The end of a turn reveals the cards that
    are drawn, unless both piles are empty. A city shows its event when the last card is paid.
    """
    kind = action.kind
    if kind in _ALWAYS:
        return True
    if isinstance(action, PutAway):
        return state.swaps + 1 >= allowed(box, state.players[state.seat].roads)
    if kind == "end-turn":
        return bool(state.deck) or any(state.discard)
    if isinstance(action, Pay | Waive) and state.pending:
        path = state.pending[-1]
        if isinstance(path, Paying) and path.item == CITY:
            return completes(box, state, path, action)
    return False
