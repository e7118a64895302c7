"""From options, seats and a seed to the first state (fact sheet section 3)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from core import hexgrid
from core.chance import seeded, shuffle
from core.game import Options
from core.seeland import tiles
from core.seeland.box import Box
from core.seeland.model import Player, State


class SeelandOptions(Options):
    """The settings of a table; all can be combined."""

    side: Literal["basic", "tactical"] = Field(
        default="basic", json_schema_extra={"rule": "seeland.option-side"}
    )
    """Islands that turn up by chance, or the side of the board that prints them open."""
    records: bool = Field(default=False, json_schema_extra={"rule": "seeland.option-records"})
    """Whether harvests can be marked for points at the end."""
    governors: bool = Field(default=False, json_schema_extra={"rule": "seeland.option-governors"})
    """Whether governors come and expect a yield."""


def setup(box: Box, options: SeelandOptions, seats: int, seed: int) -> State:
    """Lay out the board and fill the market. Seat 0 puts the first figure."""
    tactical = options.side == "tactical"
    rng = seeded(seed)
    mills, landscapes, islands = list(box.mills), list(box.landscapes), list(box.island_tiles)
    rng = shuffle(rng, mills)
    rng = shuffle(rng, landscapes)
    land = box.basic_land[:]
    under = [tiles.OPEN] * len(land)
    if tactical:
        for place, tile in box.printed.items():
            land[place] = tile
    else:
        rng = shuffle(rng, islands)
        for place, tile in zip(box.islands, islands, strict=True):
            under[place] = tile
    waiting = [
        place for place in box.islands if options.governors and tiles.has_symbol(land[place])
    ]
    coins = [place for place in box.islands if land[place] == tiles.FARM]
    developed = developed_land(box, land)
    return State(
        rng=rng,
        turns=0,
        pending=[],
        seat=0,
        phase="first",
        players=[_player(box) for _ in range(seats)],
        land=land,
        under=under,
        edge=edge_of(box, land, developed),
        loose=[place for place in box.islands if tactical and place not in developed],
        coins=coins,
        waiting=waiting,
        governed=[],
        governors=box.governors - len(waiting) if options.governors else 0,
        gone=0,
        stuivers=box.stuivers - seats * box.start_stuivers - len(coins),
        spent=0,
        ring=_market(box, mills, landscapes),
        master=box.master_start,
        left=-1,
        mills=mills,
        landscapes=landscapes,
        discarded=[],
        extra=False,
        tactical=tactical,
        records=options.records,
        with_governors=options.governors,
    )


def developed_land(box: Box, land: list[int]) -> set[int]:
    """Find all face-up hexes that hang together with the village."""
    return set(hexgrid.steps(box.near, [box.village], lambda near: land[near] >= tiles.VILLAGE))


def edge_of(box: Box, land: list[int], developed: set[int]) -> list[int]:
    """List the open hexes next to developed land, in order."""
    return sorted(
        {near for place in developed for near in box.near[place] if land[near] == tiles.OPEN}
    )


def _player(box: Box) -> Player:
    return Player(
        merchant=0,
        mills=[],
        stuivers=box.start_stuivers,
        governors=0,
        records=[],
        harvested=0,
        rewarded=0,
        paid=0,
        fined=0,
    )


def _market(box: Box, mills: list[int], landscapes: list[int]) -> list[int]:
    """Fill every stall and workshop but the one where the guild master starts."""
    ring = []
    for space in range(len(box.ring)):
        if space == box.master_start or box.is_warehouse[space]:
            ring.append(tiles.OPEN)
        else:
            ring.append((landscapes if box.is_stall[space] else mills).pop())
    return ring
