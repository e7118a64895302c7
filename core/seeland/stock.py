"""Which tiles are still unseen; everybody can tell from the box and the table."""

from __future__ import annotations

from collections import Counter

from core.seeland import tiles
from core.seeland.box import Box
from core.seeland.model import Placing, State


def unseen_mills(box: Box, state: State) -> Counter[int]:
    """Count the mill tiles of the pile that nobody has seen."""
    seen = [tile for tile in _seen_of_piles(box, state) if tiles.is_mill(tile)]
    left = Counter(box.mills)
    left.subtract(seen)
    return left


def unseen_landscapes(box: Box, state: State) -> Counter[int]:
    """Count the landscape tiles of the pile that nobody has seen."""
    seen = [tile for tile in _seen_of_piles(box, state) if tiles.is_landscape(tile)]
    left = Counter(box.landscapes)
    left.subtract(seen)
    return left


def unseen_islands(box: Box, state: State) -> Counter[int]:
    """Count the island tiles that lie face down."""
    left: Counter[int] = Counter()
    if not state.tactical:
        left.update(box.island_tiles)
        left.subtract(
            [state.land[spot] for spot in box.islands if state.land[spot] != tiles.ISLAND]
        )
    return left


def _seen_of_piles(box: Box, state: State) -> list[int]:
    """List all tiles that came from the piles, and those on top of them."""
    seen = [state.land[spot] for spot in box.free]
    seen += state.ring + state.discarded + state.mills[-1:] + state.landscapes[-1:]
    seen += [path.tile for path in state.pending if isinstance(path, Placing)]
    return seen
