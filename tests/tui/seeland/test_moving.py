"""Keys on the map: arrows between places, the free look, names, the zoom, reasons."""

from __future__ import annotations

import random

import pytest

from core.match import Match
from core.seeland.setup import SeelandOptions
from core.table import Sitter, Table
from tests.tui.play.tables import desk_at
from tests.tui.seeland.boards import BOX, GAME, NAMES, PAINTER, place, sample, scene, seen_of
from tui.play.desk import Desk
from tui.play.scene import ACTIONS, Direction, MapPainter, Scene
from tui.screens.seeland.ways import hex_thing


def _desk(seed: int = 5, **options: object) -> Desk:
    """Sit alone at a table, with the first mill on H7 and a mill tile bought at will."""
    match = Match(GAME, SeelandOptions.model_validate(options), 2, seed)
    table = Table(match, [Sitter(name) for name in NAMES[:2]])
    return desk_at(table)


def _scene(desk: Desk) -> Scene:
    return desk.scene(80, 24, [])


def _go(desk: Desk, *directions: Direction, times: int = 1) -> str:
    for direction in directions * times:
        desk.roaming.arrow(direction, _scene(desk))
    return _here(desk)


def _level(desk: Desk) -> str:
    return desk.composer.level


def _here(desk: Desk) -> str:
    """Name the hex where the cursor is."""
    if desk.zone == ACTIONS:
        entry = desk.composer.current
        thing = entry.things[0] if entry is not None else ""
    else:
        thing = desk.focus
    return BOX.names[int(thing.removeprefix("hex:"))]


def test_the_painter_knows_its_way_about() -> None:
    assert isinstance(PAINTER, MapPainter)


def test_arrows_jump_between_legal_places() -> None:
    desk = _desk()
    assert _here(desk) == "F7"
    assert _go(desk, "right") == "F8"
    assert _go(desk, "down") == "G9"
    assert _go(desk, "down") == "H8"
    assert _go(desk, "left") == "H7"
    assert _go(desk, "up") == "G7"
    assert _go(desk, "up", "up", "up") == "F7"
    desk.roaming.legal(1)
    assert _here(desk) == "F8"
    desk.roaming.legal(-1)
    assert _here(desk) == "F7"


def test_the_look_around_walks_over_every_hex() -> None:
    desk = _desk()
    desk.roaming.look_around(PAINTER.things(_scene(desk)))
    assert _here(desk) == "F7"
    assert _go(desk, "left") == "F6"
    assert _go(desk, "down", "down") == "H6"
    assert _go(desk, "up", "up") == "F6"
    assert _go(desk, "right", times=9) == "F12"
    assert _go(desk, "down") == "G12"
    desk.roaming.look_around(PAINTER.things(_scene(desk)))
    assert desk.zone == ACTIONS


def test_a_walk_up_and_down_keeps_its_column_where_rows_are_shorter() -> None:
    desk = _desk()
    desk.roaming.look_around(PAINTER.things(_scene(desk)))
    assert _go(desk, "left", times=6) == "F1"
    assert _go(desk, "up") == "E6"
    assert _go(desk, "down") == "F1"
    assert _go(desk, "up", times=5) == "A6"
    assert _go(desk, "up") == "A6"
    assert _go(desk, "down", times=5) == "F1"


def test_names_lead_to_places_and_to_choices() -> None:
    desk = _desk()
    things = PAINTER.things(_scene(desk))
    assert desk.roaming.goto("h8", things) == "there"
    assert (desk.zone, _here(desk)) == (ACTIONS, "H8")
    assert desk.roaming.goto("A1", things) == "more"
    assert desk.roaming.goto("A10", things) == "there"
    assert (desk.zone, _here(desk)) == ("map", "A10")
    assert desk.roaming.goto("I1", things) == "more"
    assert desk.roaming.goto("I1", things, complete=True) == "there"
    assert _here(desk) == "I1"
    assert desk.roaming.goto("Z9", things) == "nowhere"
    assert desk.roaming.goto("A1", things, complete=True) == "nowhere"


def test_enter_on_a_legal_hex_chooses_it() -> None:
    desk = _desk()
    desk.zone, desk.focus = "map", hex_thing(place("G9"))
    desk.enter(())
    assert (desk.zone, _here(desk)) == (ACTIONS, "G9")


def test_enter_on_another_hex_says_why_not() -> None:
    desk = _desk()
    desk.zone, desk.focus = "map", hex_thing(place("G8"))
    desk.enter(())
    assert desk.message == "G8 is not a mill of the village."
    assert desk.zone == "map"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("C8", "C8 is an island; only a mill built next to it turns it."),
        ("D9", "D9 is occupied: Mill 0."),
        ("E6", "E6 is not next to one of your mills."),
    ],
)
def test_a_place_where_a_tile_cannot_lie_has_a_reason(name: str, said: str) -> None:
    one = scene(seen_of(sample(), 0), "3")
    assert PAINTER.reason(one, hex_thing(place(name))) == said


def test_a_space_that_cannot_be_paid_has_a_reason() -> None:
    one = scene(seen_of(sample(), 0))
    assert PAINTER.reason(one, "space:5") == "That costs 3 guilders; you can spend 2."
    assert PAINTER.reason(one, "seat:1") == ""


def test_escape_ends_the_look_before_it_closes_a_list() -> None:
    desk = _desk()
    desk.enter(())
    desk.choose("e")
    desk.enter(())
    desk.enter(())
    desk.choose("e")
    desk.enter(())
    assert desk.choose("2")
    assert _level(desk) == "ways"
    desk.roaming.look_around(PAINTER.things(_scene(desk)))
    assert desk.zone == "map"
    assert desk.back()
    assert (desk.zone, _level(desk)) == (ACTIONS, "ways")
    assert desk.back()
    assert _level(desk) == "groups"


def test_the_zoom_is_kept() -> None:
    desk = _desk()
    assert not _scene(desk).zoom
    desk.roaming.other_zoom()
    assert _scene(desk).zoom


@pytest.mark.parametrize("seed", range(4))
def test_random_keys_never_raise_and_play_a_game_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    desk = _desk(seed, records=bool(seed & 1), governors=bool(seed & 2))
    for _ in range(4000):
        if desk.session.table.ended:
            break
        _press(rng, desk)
    GAME.check(desk.session.table.match.state)
    assert desk.session.table.ended


def _press(rng: random.Random, desk: Desk) -> None:
    things = PAINTER.things(_scene(desk))
    keys = [entry.key for entry in desk.composer.entries if entry.key]
    match rng.randrange(10):
        case 0 | 1 | 2 if keys:
            desk.choose(rng.choice(keys))
        case 3:
            _go_anywhere(rng, desk)
        case 4:
            desk.roaming.look_around(things)
        case 5:
            desk.roaming.goto(rng.choice(BOX.names), things, complete=True)
        case 6:
            desk.next_zone(1, things)
        case 7 if rng.random() < 0.1:
            desk.back()
        case _:
            desk.enter(things)


def _go_anywhere(rng: random.Random, desk: Desk) -> None:
    directions: tuple[Direction, ...] = ("up", "down", "left", "right")
    desk.roaming.arrow(rng.choice(directions), _scene(desk))
