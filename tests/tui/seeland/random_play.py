"""Random games of all variants, stopped at decisions with some random keys pressed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from core.match import Match
from core.seeland.setup import SeelandOptions
from core.table import Sitter, Table
from tests.tui.random_moments import Moment, decisions, spread
from tests.tui.seeland.boards import GAME, NAMES, PAINTER

LONG_NAMES = ("Bartoloměj", "Dana", "Olga Novotná", "Willem van Oranje")


def options_of(seed: int) -> SeelandOptions:
    """Give one of the eight variants."""
    side = "tactical" if seed & 1 else "basic"
    values = {"side": side, "records": bool(seed & 2), "governors": bool(seed & 4)}
    return SeelandOptions.model_validate(values)


def random_game(
    seats: int, seed: int, names: tuple[str, ...] = NAMES, most: int = 100_000
) -> Iterator[Moment]:
    """Play at random and stop at every decision, as the seat that decides sees it."""
    rng = random.Random(seed)
    match = Match(GAME, options_of(seed), seats, seed)
    table = Table(match, [Sitter(names[seat]) for seat in range(seats)])
    return decisions(table, PAINTER.menu, rng, most=most)


def sparse(seats: int, count: int, seed: int, names: tuple[str, ...] = NAMES) -> list[Moment]:
    """Collect moments spread over random games of all variants."""
    return spread(lambda game: random_game(seats, game, names), count, seed, 0.05)
