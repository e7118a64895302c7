"""Recorded games are played again: same steps, same events, same states, same scores."""

from __future__ import annotations

import pytest

from tests.core.golden import FOLDER, file_of, recorded, replayed
from tests.core.play import Case, cases


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_recorded_game_is_still_the_same(case: Case) -> None:
    """If this fails and the change is meant: `python -m tests.core.golden`, and say why."""
    text = file_of(case).read_text(encoding="utf-8")
    match = replayed(text)
    assert match.over
    assert recorded(match) == text


def test_every_recorded_game_is_of_a_case() -> None:
    assert set(FOLDER.glob("*.txt")) == {file_of(case) for case in cases()}
