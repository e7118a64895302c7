"""Random games, stopped at every decision with some random keys pressed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from core.labora.model import EndTurn, Pass
from core.labora.setup import LaboraOptions
from core.match import Match
from core.table import Sitter, Table
from tests.tui.labora.boards import GAME, NAMES, PAINTER
from tests.tui.random_moments import Moment, decisions, spread

LONG_NAMES = ("Bartoloměj", "Tom", "Ada Lovelace", "Maximilián")
SEATS = (1, 2, 3, 4)


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
    table = random_table(seats, seed, names)
    return decisions(table, PAINTER.menu, random.Random(seed), _chosen, most, stop)


def _chosen(rng: random.Random, match: Match) -> object:
    """Choose at random, but rather something than nothing, so that lands grow."""
    legal = match.legal()
    useful = [one for one in legal if not isinstance(one, Pass | EndTurn)]
    return rng.choice(useful if useful and rng.random() < 0.9 else legal)


def sparse(seats: int, count: int, seed: int, names: tuple[str, ...] = NAMES) -> list[Moment]:
    """Collect moments spread over random games."""
    return spread(lambda game: random_game(seats, game, names, stop=0.05), count, seed, 1.0)
