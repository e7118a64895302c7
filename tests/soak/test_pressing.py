"""Every drawn key and everything under Tab, in many positions of every game."""

from __future__ import annotations

import pytest

from tests.tui.pressing import GAMES, SIZES, press_everything


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_drawn_acts_or_says_why_not(game: str, seats: int, size: tuple[int, int]) -> None:
    press_everything(game, seats, size, count=200, seed=2)
