"""Looking at the lands of others, and beginning an action from a thing on the screen."""

from __future__ import annotations

from dataclasses import replace

from core.labora import places
from core.labora.model import Building, Contracting, Sending
from tests.tui.labora.boards import (
    BOX,
    IVA,
    PAINTER,
    give,
    sample,
    scene,
    seen_of,
    space,
    text,
)
from tests.tui.labora.positions import begun, solo
from tests.tui.play.tables import desk_at, table
from tui.play.desk import Desk
from tui.play.scene import Scene
from tui.screens.labora.marks import card_thing, space_thing

OTA = 1


def looking(thing: str, seat: int = IVA, size: tuple[int, int] = (80, 24)) -> Scene:
    """Look at a thing of the sample position."""
    zone = "land" if thing.startswith("space") else "market"
    return scene(seen_of(sample(), seat), width=size[0], height=size[1], zone=zone, focus=thing)


def test_o_leads_from_land_to_land_and_back() -> None:
    desk = desk_at(table(None, None, None, game="labora"))
    seats = []
    for _ in range(4):
        assert desk.roaming.next_board(desk.scene(80, 24, []))
        seats.append(desk.focus.split(":")[1] if desk.focus else desk.zone)
    assert seats == ["1", "2", "actions", "1"]
    assert desk.back()
    assert desk.zone == "actions"


def test_alone_o_leads_to_the_land_of_the_neutral_player() -> None:
    assert PAINTER.next_board(scene(seen_of(solo(), 0))).startswith("space:1:")


def test_the_land_of_another_is_drawn_with_its_goods_and_what_a_contract_could_be_for() -> None:
    start = PAINTER.next_board(scene(seen_of(sample(), IVA)))
    assert start.startswith("space:0:")
    drawn = text(looking(start))
    assert "Tom 2/3" in drawn
    assert "Wood 2 Clay 1" in drawn
    assert drawn.count("[·]") == 6
    assert "Enter: a work contract here for 1 coin." in drawn
    assert "Goods of Tom" in text(looking(start, size=(120, 40)))
    ota = text(looking(PAINTER.next_board(looking(start))))
    assert "Land of Ota: free b" in ota
    assert "[·]" in ota


def test_who_cannot_pay_sees_no_contracts() -> None:
    state = sample()
    give(state.players[IVA], coins=0)
    seen = seen_of(state, IVA)
    one = scene(seen, zone="land", focus=PAINTER.next_board(scene(seen)))
    assert "[·]" not in text(one)


def _at_sample() -> Desk:
    desk = desk_at(table(None, None, None, game="labora"))
    return desk


def test_enter_on_a_building_of_another_begins_a_contract_with_it() -> None:
    desk = _at_sample()
    desk.roaming.next_board(desk.scene(80, 24, []))
    thing = desk.focus
    desk.enter(desk.painter.things(desk.scene(80, 24, [])))
    assert isinstance(desk.seen.view.pending[-1], Contracting)
    assert desk.zone == "actions"
    assert desk.composer.current is not None
    assert desk.composer.current.things == (thing,)
    assert desk.back()
    assert not desk.seen.view.pending


def test_enter_on_a_building_of_ones_own_sends_a_clergyman_there() -> None:
    desk = _at_sample()
    desk.zone, desk.focus = "land", space_thing(0, space("G1"))
    desk.enter(desk.painter.things(desk.scene(80, 24, [])))
    assert isinstance(desk.seen.view.pending[-1], Sending)
    assert desk.composer.current is not None
    assert desk.composer.current.things == (space_thing(0, space("G1")),)


def test_enter_on_a_card_of_the_market_begins_to_build_it() -> None:
    desk = _at_sample()
    card = next(
        one
        for one in desk.seen.view.display
        if PAINTER.opening(desk.scene(120, 40, []), card_thing(one))
    )
    desk.zone, desk.focus = "market", card_thing(card)
    desk.enter(desk.painter.things(desk.scene(120, 40, [])))
    assert isinstance(desk.seen.view.pending[-1], Building)
    assert desk.composer.current is not None
    assert desk.composer.current.actions == (BOX.moves.choose(card),)


def test_why_nothing_is_begun_with_a_thing_is_told() -> None:
    seen = seen_of(sample(), IVA)
    one = scene(seen)
    assert PAINTER.opening(one, space_thing(OTA, space("F1"))) is None
    occupied = PAINTER.reason(one, space_thing(OTA, space("F1")))
    assert "F1" in occupied
    assert "Cloister Library must touch" in PAINTER.reason(one, card_thing("F17"))
    assert PAINTER.reason(one, space_thing(IVA, space("D0")))
    assert PAINTER.opening(one, space_thing(IVA, space("D1"))) == BOX.moves.begin["fell"]
    assert PAINTER.opening(one, "marker:wood") is None
    assert PAINTER.reason(one, "marker:wood") == ""


def test_while_something_is_chosen_nothing_else_is_begun() -> None:
    seen = seen_of(begun("build"), IVA)
    assert PAINTER.opening(scene(seen), space_thing(0, space("G1"))) is None


def test_a_replay_to_before_land_was_bought_has_nothing_under_the_cursor() -> None:
    state = sample()
    thing = space_thing(IVA, space("B1"))
    assert "B1: Coast" in text(scene(seen_of(state, IVA), zone="land", focus=thing))
    for at in [at for at in state.players[IVA].ground if places.column(at) < 0]:
        del state.players[IVA].ground[at]
    one = scene(seen_of(state, IVA, live=False), zone="land", focus=thing, moment=(1, 9))
    assert "B1:" not in text(one)
    assert PAINTER.steer(one, "right") != thing


def test_a_replay_shows_the_lands_of_others_too() -> None:
    seen = replace(seen_of(sample(), IVA), live=False, turn=None, legal=())
    thing = PAINTER.next_board(scene(seen))
    assert "Tom 2/3" in text(scene(seen, zone="land", focus=thing, moment=(1, 9)))
