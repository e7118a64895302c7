"""Which steps show hidden tiles, so that they cannot be taken back."""

from __future__ import annotations

from core.seeland.box import Box
from core.seeland.develop import islands_at
from core.seeland.ending import pile_of
from core.seeland.model import Action, Building, First, State


def reveals(box: Box, state: State, action: Action) -> bool:
    """Tell whether a legal action reveals.

    A figure turns the islands beside it. The end of a turn refills the market from an open top
    tile, and shows the tile under it.
    """
    kind = action.kind
    if kind in ("end-turn", "use-stuiver"):
        pile = pile_of(box, state)
        return pile is not None and len(pile) > 1
    if isinstance(action, First):
        return bool(islands_at(box, state, action.hex))
    if kind == "build" and state.pending:
        path = state.pending[-1]
        return isinstance(path, Building) and bool(islands_at(box, state, path.hex))
    return False
