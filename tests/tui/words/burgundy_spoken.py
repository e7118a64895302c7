"""Games of Burgundy that give something to speak of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from core.burgundy.game import Burgundy
from core.burgundy.model import Action, State
from core.game import Event
from tui.words.burgundy import BurgundyWords

GAME = Burgundy()
BOX = GAME.box
WORDS = BurgundyWords(BOX)

Played = tuple[State, Action, tuple[Event, ...]]
"""A position before a step, the step, and what it told."""


def random_play(seats: int, seed: int) -> Iterator[Played]:
    """Play a whole game at random; dice are rather placed than spent on silver."""
    state = GAME.setup(GAME.options(decline=seed % 2 == 0, clash="choose"), seats, seed)
    chance = random.Random(seed)
    while legal := GAME.legal(state):
        better = [action for action in legal if action.kind not in ("earn", "hire", "swap")]
        action = chance.choice(better or legal)
        if chance.random() < 0.1:
            action = chance.choice(legal)
        before, told = GAME.clone(state), list[Event]()
        GAME.apply(state, action, told.append)
        yield before, action, tuple(told)


@cache
def played() -> tuple[Played, ...]:
    """The steps of some games of each size."""
    seeds = ((seats, seed) for seats in GAME.seats for seed in range(4))
    return tuple(step for seats, seed in seeds for step in random_play(seats, seed))


def card_of(kind: int, building: int = -1) -> int:
    """Give the first card of a type, or of a kind of building."""
    return next(
        card
        for card in range(BOX.cards)
        if BOX.type_of[card] == kind and (building < 0 or BOX.building_of[card] == building)
    )
