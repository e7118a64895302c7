"""Random games of all variants, stopped at decisions with some random keys pressed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from core.match import Match
from core.seeland.setup import SeelandOptions
from core.table import Seen, Sitter, Table
from tests.tui.seeland.boards import GAME, NAMES, PAINTER
from tui.play.composer import Composer

LONG_NAMES = ("Bartoloměj", "Dana", "Olga Novotná", "Willem van Oranje")


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision in a random game, and the keys a player has pressed at it."""

    seen: Seen
    keys: tuple[str, ...]


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
    while not match.over and match.step < most:
        seat = match.to_move
        assert seat is not None
        seen = table.seen(seat)
        yield Moment(seen, _press(rng, seen))
        match.play(seat, rng.choice(match.legal()), match.step, 0.0)


def _press(rng: random.Random, seen: Seen) -> tuple[str, ...]:
    composer = Composer(GAME, PAINTER.menu)
    composer.update(seen)
    pressed = []
    for _ in range(rng.randrange(4)):
        keys = [entry.key for entry in composer.entries if entry.key]
        if not keys:
            break
        pressed.append(rng.choice(keys))
        composer.press(pressed[-1])
    return tuple(pressed)


def sparse(seats: int, count: int, seed: int, names: tuple[str, ...] = NAMES) -> list[Moment]:
    """Collect moments spread over random games of all variants."""
    rng = random.Random(seed)
    found: list[Moment] = []
    game = seed
    while len(found) < count:
        game += 1
        for moment in random_game(seats, game, names):
            if rng.random() < 0.05:
                found.append(moment)
                if len(found) == count:
                    break
    return found
