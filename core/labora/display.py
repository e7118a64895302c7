"""The display: which of its buildings a player can pay and place."""

from __future__ import annotations

from core.labora.box import Box
from core.labora.goods import has
from core.labora.land import free_terrain, has_place
from core.labora.model import State


def buildable(box: Box, state: State) -> list[str]:
    """List the cards of the display that can be paid and placed."""
    player = state.players[state.seat]
    goods, cards = player.goods, box.cards
    free = free_terrain(player)
    return [
        card
        for card in state.display
        if has(goods, cards[card].cost) and has_place(box, player, cards[card], free)
    ]


def any_possible(box: Box, state: State) -> bool:
    """Tell whether any card can be built."""
    player = state.players[state.seat]
    goods, cards = player.goods, box.cards
    free = 0
    for card in state.display:
        if has(goods, cards[card].cost):
            free = free or free_terrain(player)
            if has_place(box, player, cards[card], free):
                return True
    return False
