"""Random games, stopped at every decision with some random keys pressed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from core.burgundy.setup import BurgundyOptions
from core.match import Match
from core.table import Sitter, Table
from tests.tui.burgundy.boards import GAME, NAMES, PAINTER
from tests.tui.random_moments import Moment, decisions, spread

LONG_NAMES = ("Bartoloměj", "Tom", "Ada Lovelace", "Maximilián")
SEATS = (1, 2, 3, 4)


def random_table(seats: int, seed: int, names: tuple[str, ...] = NAMES) -> Table:
    """Make a table with options drawn by the seed."""
    rng = random.Random(seed)
    options = BurgundyOptions(
        decline=rng.random() < 0.5,
        bonus_first=rng.random() < 0.5,
        clash=rng.choice(["own-first", "choose"]),
    )
    match = Match(GAME, options, seats, seed)
    return Table(match, [Sitter(names[seat]) for seat in range(seats)])


def random_game(
    seats: int, seed: int, names: tuple[str, ...] = NAMES, most: int = 100_000
) -> Iterator[Moment]:
    """Play at random and stop at every decision, as the seat that decides sees it."""
    table = random_table(seats, seed, names)
    return decisions(table, PAINTER.menu, random.Random(seed), _chosen, most)


def _chosen(rng: random.Random, match: Match) -> object:
    """Choose at random, but place rather than do nothing, so that estates grow."""
    legal = match.legal()
    placing = [action for action in legal if action.kind in ("place", "place-free", "take")]
    return rng.choice(placing if placing and rng.random() < 0.6 else legal)


def sparse(seats: int, count: int, seed: int, names: tuple[str, ...] = NAMES) -> list[Moment]:
    """Collect moments spread over random games."""
    return spread(lambda game: random_game(seats, game, names), count, seed, 0.08)
