"""A click on a land: which space it is on, and what it does."""

from __future__ import annotations

import pytest

from core.labora import places
from tests.tui.labora.boards import BOX, IVA, PAINTER, sample, scene, seen_of
from tests.tui.labora.positions import wide
from tests.tui.play.tables import desk_at, table
from tui.play.desk import Desk
from tui.play.scene import ACTIONS, Place, Scene
from tui.screens.labora.marks import space_thing
from tui.widgets.lines import width


def land_of(at: Scene) -> Place:
    """Give the panel of the land."""
    return next(place for place in PAINTER.layout(at) if place.panel == "land")


@pytest.mark.parametrize("made", [sample, wide])
@pytest.mark.parametrize("size", [(80, 24), (80, 40), (120, 40), (200, 60)])
def test_every_space_is_found_where_it_is_drawn(size: tuple[int, int], made: object) -> None:
    assert callable(made)
    state = made()
    for space in state.players[IVA].ground:
        thing = space_thing(IVA, space)
        shows = {"zone": "land", "focus": thing}
        at = scene(seen_of(state, IVA), width=size[0], height=size[1], **shows)
        found = 0
        for row, line in enumerate(PAINTER.draw(land_of(at), at)):
            column = 0
            for text, token in line:
                if token == "cursor":
                    cells = range(column, column + width(text))
                    assert {PAINTER.thing_at(at, row, cell) for cell in cells} == {thing}
                    found += 1
                column += width(text)
        assert found


def test_a_mountain_is_found_in_both_its_rows() -> None:
    state = wide()
    mountain = next(
        space
        for space in state.players[IVA].ground
        if state.players[IVA].ground[space] == places.MOUNTAIN
    )
    thing = space_thing(IVA, mountain)
    at = scene(seen_of(state, IVA), width=200, height=60, zone="land", focus=thing)
    rows = {
        row
        for row in range(land_of(at).height)
        for column in range(land_of(at).width)
        if PAINTER.thing_at(at, row, column) == thing
    }
    assert len(rows) == 8


def test_beside_the_land_there_is_nothing() -> None:
    at = scene(seen_of(sample(), IVA))
    assert PAINTER.thing_at(at, 2, 0) == PAINTER.thing_at(at, 2, 78) == ""
    assert PAINTER.thing_at(at, 30, 20) == ""


def _click(desk: Desk, thing: str) -> None:
    desk.roaming.click(thing, PAINTER.things(desk.scene(80, 24, [])))


def _level(desk: Desk) -> str:
    return desk.composer.level


def test_clicks_look_at_a_building_begin_to_use_it_and_ask_who_goes() -> None:
    desk = desk_at(table(None, None, game="labora"))
    cards = desk.seen.view.players[0].cards
    at = next(space for space, card in cards.items() if card in BOX.is_building)
    thing = space_thing(0, at)
    _click(desk, thing)
    assert (desk.zone, desk.focus) == ("land", thing)
    _click(desk, thing)
    assert desk.zone == ACTIONS
    assert desk.composer.current is not None
    assert thing in desk.composer.current.things
    assert _level(desk) == "groups"
    _click(desk, thing)
    # What Enter does here: it asks which clergyman goes.
    assert _level(desk) == "ways"
