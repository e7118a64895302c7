"""The ladder of bots is a ladder. Many more games stand in `tests/soak`."""

from __future__ import annotations

import pytest

from tests.core.bots.ladder import contest
from tests.core.play import Case, cases

DUELS = [case for case in cases() if case.seats == 2]


@pytest.mark.parametrize("case", DUELS, ids=str)
def test_medium_beats_random(case: Case) -> None:
    result = contest(case, "medium", "random", 10)
    assert result.unfinished == 0
    assert result.wins >= 9
