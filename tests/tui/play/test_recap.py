"""What others did since the own last turn, told as the log tells it."""

from __future__ import annotations

import random

import pytest

from core.games import names
from core.match import Match
from tests.tui.play.tables import desk_at, table
from tui.screens.play_recap import draw
from tui.widgets.lines import plain

_ENOUGH = 60
"""Steps after which even rounds that are counted slowly are not the first one."""


def words_of(row: str) -> str:
    return " ".join(row.split())


def has_news(match: Match) -> bool:
    """Whether the first seat has something to decide right after others have played."""
    if match.step < _ENOUGH or match.to_move != 0 or len(match.legal()) == 1:
        return False
    return match.journal[-1].seat != 0


@pytest.mark.parametrize("game", names())
def test_each_line_begins_with_its_turn_as_in_the_log(game: str) -> None:
    at = table(None, "random", game=game)
    chance = random.Random(4)
    while not has_news(at.match):
        seat = at.match.to_move
        assert seat is not None
        at.play(seat, chance.choice(at.match.legal()), at.match.step, 0.0)
    desk = desk_at(at)
    scene = desk.scene(200, 60, [])
    told = plain(draw(scene, desk, desk.session)).splitlines()[2:]
    log = plain(desk.painter.look("L", scene) or []).splitlines()
    assert told
    assert {words_of(row) for row in told} <= {words_of(row) for row in log}
    assert all(any(sign.isdigit() for sign in row.partition("Tom")[0]) for row in told)
