"""The ladder of bots is a ladder. Many more games stand in `tests/soak`."""

from __future__ import annotations

import pytest

from core.bots.one_turn import Effort
from tests.core.bots.ladder import contest
from tests.core.play import Case, cases, modes

LONG = "labora"
"""A game of which whole duels at full effort would take minutes: they stand in `tests/soak`."""
DUELS = [case for case in cases() if case.seats == 2 and case.game.id != LONG]
SHORT_DUELS = [
    case for case in modes(LONG) if case.seats == 2 and ("length", "short") in case.written
]


@pytest.mark.parametrize("case", DUELS, ids=str)
def test_medium_beats_random(case: Case) -> None:
    result = contest(case, "medium", "random", 10)
    assert result.unfinished == 0
    assert result.wins >= 9


@pytest.mark.parametrize("case", SHORT_DUELS, ids=str)
def test_medium_beats_random_even_with_a_third_of_its_effort(case: Case) -> None:
    """All six duels over both countries are won; by chance that happens in one row of 64."""
    result = contest(case, "medium", "random", 3, Effort(positions=300))
    assert result.unfinished == 0
    assert result.wins == result.games == 3
