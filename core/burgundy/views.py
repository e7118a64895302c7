"""What a seat may know of a state."""

from __future__ import annotations

from core.burgundy.model import UNKNOWN, State


def hide(copy: State, seat: int | None) -> State:
    """Take out of `copy`, which is changed, what `seat` (None: a watcher) may not know.

    Hidden are the dice cards of others, all dice cards that were not drawn yet, also the own
    ones, the deck, the rival's piles, and what lies under the tops of the goods and animals.
    """
    copy.rng = 0
    copy.deck = [UNKNOWN] * len(copy.deck)
    for index, player in enumerate(copy.players):
        player.stock = [UNKNOWN] * len(player.stock)
        if index != seat:
            player.hand = [UNKNOWN] * len(player.hand)
    if copy.rival:
        copy.rival.piles = [[UNKNOWN] * len(pile) for pile in copy.rival.piles]
    copy.goods = [_covered(pile) for pile in copy.goods]
    copy.animals = [_covered(pile) for pile in copy.animals]
    return copy


def _covered(pile: list[int]) -> list[int]:
    return [UNKNOWN] * (len(pile) - 1) + pile[-1:]
