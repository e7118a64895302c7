"""The ladder of bots is a ladder: short rows of games. The whole ladder stands in `tests/soak`."""

from __future__ import annotations

import pytest

from tests.core.bots.ladder import contest
from tests.core.play import Case, cases, modes

LONG = "labora"
"""A game of which whole duels at full effort would take minutes."""
DUELS = [case for case in cases() if case.seats == 2 and case.game.id != LONG]
SHORT_DUELS = [
    case for case in modes(LONG) if case.seats == 2 and ("length", "short") in case.written
]
ROWS = {
    ("easy", "random"): (10, 7),
    ("medium", "random"): (2, 2),
    ("medium", "easy"): (4, 3),
    ("strong@16", "medium"): (2, 1),
}
"""For each pair how many games are played, and how many the first one must win."""


@pytest.mark.parametrize("pair", ROWS, ids=" beats ".join)
@pytest.mark.parametrize("case", DUELS, ids=str)
def test_each_level_beats_the_one_below(case: Case, pair: tuple[str, str]) -> None:
    games, least = ROWS[pair]
    standings = contest(case, *pair, games=games)
    assert standings.unfinished == 0
    assert standings.kinds[0].wins >= least


@pytest.mark.parametrize(
    ("case", "pair"),
    [
        *((case, ("easy", "random")) for case in SHORT_DUELS),
        (SHORT_DUELS[-1], ("medium@100", "random")),
    ],
    ids=str,
)
def test_so_it_is_where_a_choice_takes_long(case: Case, pair: tuple[str, str]) -> None:
    standings = contest(case, *pair, games=2)
    assert standings.unfinished == 0
    assert standings.kinds[0].wins == 2
