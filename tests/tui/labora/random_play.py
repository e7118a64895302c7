"""Random games, stopped at every decision with some random keys pressed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from core.labora.model import EndTurn, Pass
from core.labora.setup import LaboraOptions
from core.match import Match
from core.table import Seen, Sitter, Table
from tests.tui.labora.boards import GAME, NAMES, PAINTER
from tui.play.composer import Composer

LONG_NAMES = ("Bartoloměj", "Tom", "Ada Lovelace", "Maximilián")
SEATS = (1, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision in a random game, and the keys a player has pressed at it."""

    seen: Seen
    keys: tuple[str, ...]
    composer: Composer


def random_table(seats: int, seed: int, names: tuple[str, ...] = NAMES) -> Table:
    """Make a table with options drawn by the seed."""
    rng = random.Random(seed)
    options = LaboraOptions(
        country=rng.choice(["france", "ireland"]), length=rng.choice(["short", "long"])
    )
    match = Match(GAME, options, seats, seed)
    return Table(match, [Sitter(names[seat]) for seat in range(seats)])


def random_game(
    seats: int,
    seed: int,
    names: tuple[str, ...] = NAMES,
    most: int = 100_000,
    stop: float = 1.0,
) -> Iterator[Moment]:
    """Play at random and stop at some decisions, as the seat that decides sees it."""
    rng = random.Random(seed)
    table = random_table(seats, seed, names)
    match = table.match
    while not match.over and match.step < most:
        seat = match.to_move
        assert seat is not None
        if rng.random() < stop:
            seen = table.seen(seat)
            composer = Composer(GAME, PAINTER.menu)
            composer.update(seen)
            yield Moment(seen, _press(rng, composer), composer)
        match.play(seat, _chosen(rng, match), match.step, 0.0)


def _chosen(rng: random.Random, match: Match) -> object:
    """Choose at random, but rather something than nothing, so that lands grow."""
    legal = match.legal()
    useful = [one for one in legal if not isinstance(one, Pass | EndTurn)]
    return rng.choice(useful if useful and rng.random() < 0.9 else legal)


def _press(rng: random.Random, composer: Composer) -> tuple[str, ...]:
    pressed = []
    for _ in range(rng.randrange(4)):
        keys = [entry.key for entry in composer.entries if entry.key]
        if not keys:
            break
        pressed.append(rng.choice(keys))
        composer.press(pressed[-1])
    return tuple(pressed)


def sparse(seats: int, count: int, seed: int, names: tuple[str, ...] = NAMES) -> list[Moment]:
    """Collect moments spread over random games."""
    found: list[Moment] = []
    game = seed
    while len(found) < count:
        game += 1
        for moment in random_game(seats, game, names, stop=0.05):
            found.append(moment)
            if len(found) == count:
                break
    return found
