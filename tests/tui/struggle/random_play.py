"""Random games, stopped at every decision with some random keys pressed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from core.match import Match
from core.struggle.setup import StruggleOptions
from core.table import Sitter, Table
from tests.tui.random_moments import Moment, decisions, spread
from tests.tui.struggle.boards import GAME, NAMES, PAINTER

LONG_NAMES = ("Bartoloměj", "Tom", "Ada Lovelace", "Maximilián", "Petr", "Ota")


def random_game(
    seats: int, seed: int, names: tuple[str, ...] = NAMES, most: int = 100_000
) -> Iterator[Moment]:
    """Play at random and stop at every decision, as the seat that decides sees it."""
    rng = random.Random(seed)
    extra = rng.choice(["all", "ask"])
    match = Match(GAME, StruggleOptions.model_validate({"extra": extra}), seats, seed)
    table = Table(match, [Sitter(names[seat]) for seat in range(seats)])
    return decisions(table, PAINTER.menu, rng, most=most)


def sparse(seats: int, count: int, seed: int, names: tuple[str, ...] = NAMES) -> list[Moment]:
    """Collect moments spread over random games."""
    return spread(lambda game: random_game(seats, game, names, 400), count, seed, 0.08)
