"""Where the cursor starts: on nothing that a player would regret having confirmed at once."""

from __future__ import annotations

import pytest

from tests.tui.preselecting import SEATS, check_preselected


@pytest.mark.parametrize("game", SEATS)
def test_the_preselected_choice_is_neither_the_worst_nor_a_gift(game: str) -> None:
    check_preselected(game, 40, seed=100)
