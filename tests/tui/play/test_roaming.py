"""Moving where there is no board: arrows walk the list, looking around walks the things."""

from __future__ import annotations

from tests.tui.play.tables import desk_at, table
from tui.play.desk import Desk
from tui.play.scene import ACTIONS, Direction, MapPainter, Scene


def _scene(desk: Desk) -> Scene:
    return desk.scene(80, 24, [])


def _arrow(desk: Desk, direction: Direction) -> None:
    desk.roaming.arrow(direction, _scene(desk))


def test_without_a_board_arrows_walk_the_list() -> None:
    desk = desk_at(table(None, "medium"))
    assert not isinstance(desk.painter, MapPainter)
    start = desk.composer.cursor
    _arrow(desk, "down")
    _arrow(desk, "right")
    assert desk.composer.cursor == start + 2
    _arrow(desk, "up")
    _arrow(desk, "left")
    assert desk.composer.cursor == start


def test_looking_around_begins_at_what_is_chosen_and_ends() -> None:
    desk = desk_at(table(None, "medium"))
    desk.choose("m")
    desk.choose("3")
    things = desk.painter.things(_scene(desk))
    desk.roaming.look_around(things)
    assert (desk.zone, desk.focus) == ("market", "market:2")
    _arrow(desk, "right")
    assert desk.focus == "market:3"
    desk.roaming.look_around(things)
    assert (desk.zone, desk.focus) == (ACTIONS, "")


def test_the_next_legal_choice_is_also_reached_from_a_look_around() -> None:
    desk = desk_at(table(None, "medium"))
    start = desk.composer.cursor
    desk.roaming.look_around(desk.painter.things(_scene(desk)))
    assert desk.zone != ACTIONS
    desk.roaming.legal(1)
    assert (desk.zone, desk.composer.cursor) == (ACTIONS, start + 1)


def test_things_without_names_are_nowhere() -> None:
    desk = desk_at(table(None, "medium"))
    assert desk.roaming.goto("wool", desk.painter.things(_scene(desk))) == "nowhere"
