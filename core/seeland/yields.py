"""What a mill brings: its own value and the landscapes around it (fact sheet 4.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.seeland import tiles
from core.seeland.box import Box


@dataclass(frozen=True, slots=True)
class Yield:
    """The parts of a yield. `total` is what a harvest with just these neighbours is worth."""

    mill: int
    fields: tuple[int, ...]
    """The landscape tiles around the mill, clockwise from the upper right."""
    kinds: tuple[int, ...]
    """The crops among them, in the order of `CROPS`."""
    bonus: int
    total: int
    """0 for a monoculture."""
    open: int
    """How many neighbours are still open or face down."""

    @property
    def sum(self) -> int:
        """What the parts come to, monoculture or not."""
        return self.mill + sum(map(tiles.VALUES.__getitem__, self.fields)) + self.bonus


def total(box: Box, land: Sequence[int], mill: int) -> int:
    """Give what a harvest of a mill is worth with the neighbours it has now."""
    worth = tiles.VALUES[land[mill]]
    kinds = set()
    for near in box.near[mill]:
        tile = land[near]
        if tile >= tiles.LANDSCAPES:
            worth += tiles.VALUES[tile]
            kinds.add(tiles.CROP_OF[tile])
    if not kinds or len(kinds) < box.crops_needed:
        return 0
    return worth + (box.bonus if len(kinds) >= box.bonus_crops else 0)


def yield_of(box: Box, land: Sequence[int], mill: int) -> Yield:
    """Give the parts of what a harvest of a mill is worth with the neighbours it has now."""
    around = [land[near] for near in box.near[mill]]
    fields = tuple(tile for tile in around if tile >= tiles.LANDSCAPES)
    kinds = tuple(sorted({tiles.CROP_OF[tile] for tile in fields}))
    return Yield(
        mill=tiles.VALUES[land[mill]],
        fields=fields,
        kinds=kinds,
        bonus=box.bonus if len(kinds) >= box.bonus_crops else 0,
        total=total(box, land, mill),
        open=sum(tile < tiles.VILLAGE for tile in around),
    )
