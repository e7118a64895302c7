"""A full state made up from a view. Everything that happened is on the table, so no memory."""

from __future__ import annotations

from collections import Counter

from core.chance import seeded, shuffle
from core.seeland import stock, tiles
from core.seeland.box import Box
from core.seeland.model import State


def imagine(box: Box, copy: State, seed: int) -> State:
    """Fill in what `copy` of a view, which is changed, does not know. Same seed, same state."""
    rng = seeded(seed)
    rng = _fill_pile(copy.mills, stock.unseen_mills(box, copy), rng)
    rng = _fill_pile(copy.landscapes, stock.unseen_landscapes(box, copy), rng)
    islands = sorted(stock.unseen_islands(box, copy).elements())
    rng = shuffle(rng, islands)
    for spot, tile in enumerate(copy.under):
        if tile != tiles.OPEN:
            copy.under[spot] = islands.pop()
    copy.rng = rng or 1
    return copy


def _fill_pile(pile: list[int], left: Counter[int], rng: int) -> int:
    """Lay what is left, shuffled, under the open top tile."""
    unseen = sorted(left.elements())
    rng = shuffle(rng, unseen)
    pile[:-1] = unseen
    return rng
