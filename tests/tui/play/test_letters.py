"""Whole games of every kind, played with nothing but letters, digits and Enter."""

from __future__ import annotations

import random

import pytest

from tests.tui.play.tables import desk_at, table, things
from tui.play.desk import Desk

_MOST_KEYS = 20_000


def _press(desk: Desk, rng: random.Random) -> None:
    """Choose something allowed by its key, and do it when Enter would."""
    match = desk.session.table.match
    step = match.step
    keys = [entry.key for entry in desk.composer.entries if entry.allowed]
    assert desk.choose(rng.choice(keys))
    if match.step > step or desk.composer.chosen() is None:
        return
    desk.enter(things(desk))
    if match.step == step:
        assert desk.message, "Enter did nothing and said nothing"
        desk.enter(things(desk))
    assert match.step > step


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("struggle", 3),
        ("burgundy", 1),
        ("burgundy", 2),
        ("burgundy", 4),
        ("seeland", 2),
        ("labora", 1),
        ("labora", 3),
        ("labora", 4),
    ],
)
def test_a_game_is_played_from_the_first_to_the_last_move(game: str, seats: int) -> None:
    rng = random.Random(seats)
    at = table(*[None] * seats, game=game)
    desk = desk_at(at)
    keys = 0
    while not at.ended and keys < _MOST_KEYS:
        keys += 1
        if desk.session.curtain is not None:
            desk.session.lift()
            desk.refresh()
            continue
        _press(desk, rng)
    assert at.match.over
