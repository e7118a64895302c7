"""What cannot be chosen says why, and says it once."""

from __future__ import annotations

import pytest

from tests.tui.play.tables import desk_at, table
from tui.play.desk import Desk
from tui.widgets.lines import plain

PANELS = ("path-head", "path", "preview")


def _at_turn(game: str) -> Desk:
    """Sit down at a table of people, and begin what only asks for more."""
    desk = desk_at(table(None, None, None, game=game))
    desk.session.lift()
    desk.refresh()
    return desk


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("game", ["struggle", "burgundy", "seeland", "labora"])
def test_enter_on_what_is_forbidden_tells_the_reason_once(game: str, size: tuple[int, int]) -> None:
    desk = _at_turn(game)
    if game == "labora":
        assert desk.choose("b")
    forbidden = [one for one in desk.composer.entries if one.refusal is not None]
    assert forbidden
    for entry in forbidden:
        assert desk.composer.point(entry.id)
        desk.enter([])
        scene = desk.scene(*size, [])
        drawn = "\n".join(
            plain(desk.painter.draw(place, scene))
            for place in desk.painter.layout(scene)
            if place.panel in PANELS
        )
        assert " ".join(drawn.split()).count(desk.message[:40]) == 1, drawn
