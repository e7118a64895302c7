"""Games of Ora et Labora that give something to speak of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from core.game import Event
from core.labora.game import Labora
from core.labora.model import Action, State
from core.labora.setup import LaboraOptions
from tui.words.labora import LaboraWords

GAME = Labora()
BOX = GAME.box
WORDS = LaboraWords(BOX)

Played = tuple[State, Action, tuple[Event, ...]]
"""A position before a step, the step, and what it told."""

_TABLES = (
    (LaboraOptions(), 1),
    (LaboraOptions(country="ireland", length="short"), 2),
    (LaboraOptions(length="short"), 3),
    (LaboraOptions(country="ireland"), 4),
)
_DULL = ("pass", "skip", "end-turn")
_STEPS = 2500


def random_play(options: LaboraOptions, seats: int, seed: int) -> Iterator[Played]:
    """Play at random to the end; what does nothing is rather not done."""
    state = GAME.setup(options, seats, seed)
    chance = random.Random(seed)
    for _ in range(_STEPS):
        legal = GAME.legal(state)
        if not legal:
            return
        action = chance.choice(legal)
        if action.kind in _DULL and chance.random() < 0.8:
            action = chance.choice(legal)
        before, told = GAME.clone(state), list[Event]()
        GAME.apply(state, action, told.append)
        yield before, action, tuple(told)


@cache
def played() -> tuple[Played, ...]:
    """The steps of a game of each size, in both countries."""
    return tuple(
        step
        for seed, (options, seats) in enumerate(_TABLES)
        for step in random_play(options, seats, seed)
    )
