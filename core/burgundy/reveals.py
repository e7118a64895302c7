"""Which steps show hidden cards or use chance, so that they cannot be taken back."""

from __future__ import annotations

from core.burgundy.box import Box
from core.burgundy.ending import ends_game
from core.burgundy.model import Action, State, TakeAnimal, TakeGood
from core.burgundy.piles import shows_next


def reveals(box: Box, state: State, action: Action) -> bool:
    """Tell whether a legal action reveals.

    A purchase shows cards of the deck; a good or an animal the card under it, or the card under
    the half of the other pile. The end of a turn shows the next dice card, and after the last
    dice card of a round the new display.
    """
    if action.kind == "buy":
        return True
    if isinstance(action, TakeGood):
        return shows_next(state.goods, action.pile)
    if isinstance(action, TakeAnimal):
        return shows_next(state.animals, action.pile)
    if action.kind == "end-turn":
        if state.players[state.seat].stock:
            return True
        following = (state.seat + 1) % len(state.players)
        return not state.players[following].hand and not ends_game(box, state)
    return False
