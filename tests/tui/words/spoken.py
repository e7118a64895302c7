"""Somebody to speak to, and games that give something to speak of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from core.game import Event
from core.struggle.game import Struggle
from core.struggle.model import Action, State
from tui.words import Words
from tui.words.game import Voice
from tui.words.registry import for_game

GAME = Struggle()
WORDS = for_game("struggle")
NAMES = ("Eva", 'T"om {seat} [b]', "Žofie", "Max", "Ada", "Ota")


def voice(language: str, reader: int | None = None) -> Voice:
    return Voice(Words(language), NAMES.__getitem__, reader)


Played = tuple[State, Action, tuple[Event, ...]]
"""A position before a step, the step, and what it told."""


def random_play(seats: int, seed: int, steps: int = 400) -> Iterator[Played]:
    """Play at random."""
    state = GAME.setup(GAME.options(extra="ask"), seats, seed)
    chance = random.Random(seed)
    for _ in range(steps):
        legal = GAME.legal(state)
        if not legal:
            return
        action = chance.choice(legal)
        before, told = GAME.clone(state), list[Event]()
        GAME.apply(state, action, told.append)
        yield before, action, tuple(told)


@cache
def played() -> tuple[Played, ...]:
    """Some hundred steps of games of each size."""
    return tuple(step for seats in GAME.seats for step in random_play(seats, seats))


def sound(text: str) -> bool:
    """Tell whether a text is whole: something to read, no empty places, no double spaces."""
    return bool(text.strip()) and text == text.strip() and "  " not in text and "None" not in text
