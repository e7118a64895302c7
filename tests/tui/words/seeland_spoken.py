"""Games of Seeland that give something to speak of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from core.game import Event
from core.seeland.game import Seeland
from core.seeland.model import Action, State
from core.seeland.setup import SeelandOptions
from tui.words.seeland import SeelandWords

GAME = Seeland()
BOX = GAME.box
WORDS = SeelandWords(BOX)

Played = tuple[State, Action, tuple[Event, ...]]
"""A position before a step, the step, and what it told."""

_VARIANTS = (
    SeelandOptions(),
    SeelandOptions(records=True, governors=True),
    SeelandOptions(side="tactical", governors=True),
)


def random_play(options: SeelandOptions, seats: int, seed: int) -> Iterator[Played]:
    """Play a whole game at random; mills are rather built than left to nobody."""
    state = GAME.setup(options, seats, seed)
    chance = random.Random(seed)
    while legal := GAME.legal(state):
        action = chance.choice(legal)
        if action.kind == "leave" and chance.random() < 0.8:
            action = legal[0]
        before, told = GAME.clone(state), list[Event]()
        GAME.apply(state, action, told.append)
        yield before, action, tuple(told)


@cache
def played() -> tuple[Played, ...]:
    """The steps of some games of each size and variant."""
    games = ((options, seats) for options in _VARIANTS for seats in GAME.seats)
    return tuple(
        step
        for seed, (options, seats) in enumerate(games)
        for step in random_play(options, seats, seed)
    )
