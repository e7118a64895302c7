"""What is preselected, in many positions of every game."""

from __future__ import annotations

import pytest

from tests.tui.preselecting import SEATS, check_preselected


@pytest.mark.parametrize("game", SEATS)
def test_the_preselected_choice_is_neither_the_worst_nor_a_gift(game: str) -> None:
    check_preselected(game, 200, seed=1000)
