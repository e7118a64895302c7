"""The end that the rulebook does not know: two players, and nothing can be built any more.

Fact sheet section 9, point 12.
"""

from __future__ import annotations

from core.labora import places
from core.labora.box import WILD, Box, Card
from core.labora.components import OPEN_END
from core.labora.land import touches_cloister
from core.labora.model import Player, State


def is_stuck(box: Box, state: State) -> bool:
    """Tell whether a two-player game ends because no card of the display has a place left."""
    if state.mode not in OPEN_END or state.phase != "action" or state.stacks:
        return False
    if state.idle < box.idle_turns:
        return False
    return not any(
        _could_stand(box, state, player, box.cards[card])
        for card in state.display
        for player in state.players
    )


def _could_stand(box: Box, state: State, player: Player, card: Card) -> bool:
    """Tell whether a card has a place, if forests were felled or land were bought."""
    if state.districts and card.terrain & (places.PLAINS | places.HILLSIDE):
        return True
    if state.plots and card.terrain & ~places.PLAINS:
        return True
    return any(
        terrain & card.terrain
        and player.cards.get(at, WILD[0]) in WILD
        and (not card.cloister or touches_cloister(box, player, at))
        for at, terrain in player.ground.items()
    )
