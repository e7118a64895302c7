"""From options, seats and a seed to the first state (fact sheet section 2 and 6)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from core.chance import seeded, shuffle
from core.game import Options
from core.struggle.box import Box
from core.struggle.cards import counted
from core.struggle.model import RESOURCES, Player, State


class StruggleOptions(Options):
    """The settings of a table."""

    events: Literal["10-5", "11-4"] = Field(
        default="10-5", json_schema_extra={"rule": "struggle.option-events"}
    )
    """How many settlement cards hide robber attacks and market days; the sources differ."""
    extra: Literal["all", "ask"] = Field(
        default="all", json_schema_extra={"rule": "struggle.option-extra"}
    )
    """Whether the extra cards of knights are all drawn, or the player is asked how many."""


def setup(box: Box, options: StruggleOptions, seats: int, seed: int) -> State:
    """Shuffle, lay out the market and deal the start cards. Seat 0 starts."""
    supply = box.supply[seats]
    rng = seeded(seed)
    deck = [resource for resource, count in enumerate(supply.resources) for _ in range(count)]
    rng = shuffle(rng, deck)
    pile = [
        event for event, count in enumerate(supply.events[options.events]) for _ in range(count)
    ]
    rng = shuffle(rng, pile)
    market = [deck.pop() for _ in range(box.market)]
    players = [_player(box, deck, pile) for _ in range(seats)]
    return State(
        rng=rng,
        turns=0,
        pending=[],
        seat=0,
        phase="swap",
        players=players,
        deck=deck,
        discard=[0] * len(RESOURCES),
        market=market,
        pile=pile,
        roads=supply.roads - seats * box.start_roads,
        knights=supply.knights,
        expansions=list(supply.expansions),
        arrow=1 if seats >= box.destiny_from else 0,
        swaps=0,
        built=[False] * 5,
        used=[False] * 3,
        idle=0,
        ask=options.extra == "ask",
        events=options.events,
    )


def _player(box: Box, deck: list[int], pile: list[int]) -> Player:
    return Player(
        hand=list(counted([deck.pop() for _ in range(box.start_hand)])),
        hidden=0,
        roads=box.start_roads,
        knights=0,
        settlements=[pile.pop() for _ in range(box.start_settlements)],
        cities=[],
        expansions=[],
    )
