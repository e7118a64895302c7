"""What others did since the own last step is on the screen before the own next one."""

from __future__ import annotations

import random

import pytest

from core.games import names
from tests.tui.play.tables import NAMES, table
from tui.play.desk import Desk
from tui.play.session import Session
from tui.screens.registry import painter_for
from tui.widgets.glyphs import UNICODE
from tui.widgets.lines import plain
from tui.words import Words
from tui.words.registry import for_game

_FRAMES = 25


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("others", [1, 3])
@pytest.mark.parametrize("game", names())
def test_each_player_is_named_with_what_they_did(
    game: str, others: int, size: tuple[int, int], language: str
) -> None:
    at = table(None, *["easy"] * others, game=game)
    session = Session(at, lambda: 0.0)
    painter = painter_for(at.game)
    desk = Desk(session, painter, for_game(game), Words(language), UNICODE, "test")
    chance = random.Random(6)
    frames = 0
    for _ in range(3000):
        seat = at.match.to_move
        if at.match.over or frames == _FRAMES:
            break
        assert seat is not None
        log = at.match.log(0, at.match.step)
        last = max((n for n, line in enumerate(log) if line.event.seat == 0), default=-1)
        doers = {line.event.seat for line in log[last + 1 :]} - {None}
        if seat == 0 and doers:
            session.follow()
            desk.refresh()
            scene = desk.scene(*size, [])
            panels = (place for place in painter.layout(scene) if place.panel != "log")
            drawn = "\n".join(plain(painter.draw(place, scene)) for place in panels)
            frames += 1
            missing = [NAMES[doer] for doer in doers if doer and f"{NAMES[doer]}:" not in drawn]
            assert not missing, drawn
        at.play(seat, chance.choice(at.match.legal()), at.match.step, 0.0)
    assert frames > 5
