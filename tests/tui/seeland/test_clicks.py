"""A click on the map: which hex it is on, and what it does."""

from __future__ import annotations

import pytest

from tests.tui.play.tables import desk_at, table
from tests.tui.seeland.boards import BOX, PAINTER, sample, scene, seen_of
from tui.play.desk import Desk
from tui.play.scene import ACTIONS, Place, Scene
from tui.screens.seeland.ways import hex_thing
from tui.widgets.lines import width


def map_of(at: Scene) -> Place:
    """Give the panel of the map."""
    return next(place for place in PAINTER.layout(at) if place.panel == "map")


@pytest.mark.parametrize("zoom", [False, True])
@pytest.mark.parametrize("size", [(80, 24), (80, 40), (120, 40), (200, 60)])
def test_every_hex_is_found_where_it_is_drawn(size: tuple[int, int], *, zoom: bool) -> None:
    seen = seen_of(sample(), None)
    for place in range(0, len(BOX.hexes), 3):
        thing = hex_thing(place)
        at = scene(seen, width=size[0], height=size[1], zone="map", focus=thing, zoom=zoom)
        found = 0
        for row, line in enumerate(PAINTER.draw(map_of(at), at)):
            column = 0
            for text, token in line:
                if token == "cursor":
                    cells = range(column, column + width(text))
                    assert {PAINTER.thing_at(at, row, cell) for cell in cells} == {thing}
                    found += 1
                column += width(text)
        assert found


def test_beside_the_map_there_is_nothing() -> None:
    at = scene(seen_of(sample(), None))
    place = map_of(at)
    assert PAINTER.thing_at(at, 0, 10) == PAINTER.thing_at(at, 5, 0) == ""
    assert PAINTER.thing_at(at, place.height + 3, 10) == ""


def test_the_corner_with_the_market_is_no_place_of_the_map() -> None:
    at = scene(seen_of(sample(), None), width=120, height=40)
    found = {PAINTER.thing_at(at, 1, column) for column in range(20)}
    assert found == {""}


def _click(desk: Desk, thing: str) -> None:
    desk.roaming.click(thing, PAINTER.things(desk.scene(80, 24, [])))


def test_a_click_chooses_a_legal_hex_and_a_second_one_does_it() -> None:
    desk = desk_at(table(None, None, game="seeland"))
    first, second = (entry.things[0] for entry in desk.composer.entries[:2])
    _click(desk, second)
    assert desk.zone == ACTIONS
    assert desk.composer.current is not None
    assert desk.composer.current.things == (second,)
    _click(desk, first)
    assert desk.seen.step == 0
    _click(desk, first)
    assert desk.seen.step > 0


def test_a_hex_that_cannot_be_chosen_is_looked_at_and_then_says_why() -> None:
    desk = desk_at(table(None, None, game="seeland"))
    legal = {thing for entry in desk.composer.entries for thing in entry.things}
    other = next(hex_thing(n) for n in range(len(BOX.hexes)) if hex_thing(n) not in legal)
    _click(desk, other)
    assert (desk.zone, desk.focus, desk.message) == ("map", other, "")
    _click(desk, other)
    assert desk.message
    assert desk.seen.step == 0
    _click(desk, next(iter(sorted(legal))))
    assert desk.zone == ACTIONS
