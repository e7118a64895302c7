"""Tables for the tests of this folder, played at random."""

from __future__ import annotations

import random

from core import games
from core.match import Match
from core.table import Sitter, Table
from saves.document import Document
from saves.recorder import from_table

START = 1_700_000_000.0
NAMES = ("Eva", "Tom", "Jiří", "Zoë", "Ota", "Ida")


def new_table(seats: int = 3, seed: int = 5) -> Table:
    """A Struggle that has not begun."""
    game = games.create("struggle")
    match = Match(game, game.options(), seats, seed)
    return Table(match, [Sitter(name) for name in NAMES[:seats]])


def play(table: Table, steps: int, seed: int = 1) -> Table:
    """Play at most so many random steps more."""
    chance = random.Random(seed)
    for _ in range(steps):
        seat = table.match.to_move
        if seat is None:
            break
        step = table.match.step
        table.play(seat, chance.choice(table.match.legal()), step, START + 1.234567 * step)
    return table


def finished(seats: int = 4, seed: int = 7) -> Table:
    """A Struggle played to its end."""
    return play(new_table(seats, seed), 20_000)


def document(steps: int = 60, name: str = "Friday", seats: int = 3) -> Document:
    """A save of a table that has played some steps."""
    return from_table(play(new_table(seats), steps), name, START + 1000)
