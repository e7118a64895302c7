"""Random games, stopped at every decision with some random keys pressed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from core.burgundy.setup import BurgundyOptions
from core.match import Match
from core.table import Seen, Sitter, Table
from tests.tui.burgundy.boards import GAME, NAMES, PAINTER
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
    rng = random.Random(seed)
    table = random_table(seats, seed, names)
    match = table.match
    while not match.over and match.step < most:
        seat = match.to_move
        assert seat is not None
        seen = table.seen(seat)
        composer = Composer(GAME, PAINTER.menu)
        composer.update(seen)
        yield Moment(seen, _press(rng, composer), composer)
        match.play(seat, _chosen(rng, match), match.step, 0.0)


def _chosen(rng: random.Random, match: Match) -> object:
    """Choose at random, but place rather than do nothing, so that estates grow."""
    legal = match.legal()
    placing = [action for action in legal if action.kind in ("place", "place-free", "take")]
    return rng.choice(placing if placing and rng.random() < 0.6 else legal)


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
    rng = random.Random(seed)
    found: list[Moment] = []
    game = seed
    while len(found) < count:
        game += 1
        for moment in random_game(seats, game, names):
            if rng.random() < 0.08:
                found.append(moment)
                if len(found) == count:
                    break
    return found
