"""Moments of random games: decisions at which some random keys were pressed. For every game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from core.match import Match
from core.table import Seen, Table
from tui.play.composer import Composer
from tui.play.menu import Menu

Choose = Callable[[random.Random, Match], Any]
"""Gives the action that is played."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision in a random game, and the keys a player has pressed at it."""

    seen: Seen
    keys: tuple[str, ...]
    composer: Composer


def anything(rng: random.Random, match: Match) -> Any:
    """Choose any legal action."""
    return rng.choice(match.legal())


def decisions(
    table: Table,
    menu: Menu,
    rng: random.Random,
    choose: Choose = anything,
    most: int = 100_000,
    stop: float | None = None,
) -> Iterator[Moment]:
    """Play on and stop at every decision, as the seat that decides sees it.

    `stop` is the chance of a stop, if not all are wanted; a moment costs more than a step.
    """
    match = table.match
    while not match.over and match.step < most:
        seat = match.to_move
        assert seat is not None
        if stop is None or rng.random() < stop:
            seen = table.seen(seat)
            composer = Composer(table.game, menu)
            composer.update(seen)
            yield Moment(seen, _press(rng, composer), composer)
        match.play(seat, choose(rng, match), match.step, 0.0)


def _press(rng: random.Random, composer: Composer) -> tuple[str, ...]:
    pressed = []
    for _ in range(rng.randrange(4)):
        keys = [entry.key for entry in composer.entries if entry.key]
        if not keys:
            break
        pressed.append(rng.choice(keys))
        composer.press(pressed[-1])
    return tuple(pressed)


def spread(
    game: Callable[[int], Iterable[Moment]], count: int, seed: int, share: float
) -> list[Moment]:
    """Collect a share of the moments of the games that follow `seed`, until there are `count`."""
    rng = random.Random(seed)
    found: list[Moment] = []
    while True:
        seed += 1
        for moment in game(seed):
            if rng.random() < share:
                found.append(moment)
                if len(found) == count:
                    return found
