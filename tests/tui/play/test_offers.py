"""What a desk offers or warns of by itself: an end to a game that drags on."""

from __future__ import annotations

from core.table import Table
from tests.tui.play.tables import desk_at, table, things
from tui.play.desk import Desk


def _dragging(rounds: int) -> Table:
    """Two players of the long game, with two turns a round, who have long built nothing."""
    at = table(None, None, game="labora")
    at.match.state.idle = 2 * rounds
    return at


def _offer(desk: Desk) -> str:
    return desk.scene(80, 24, []).message


def test_the_end_is_offered_after_ten_rounds_without_a_new_building() -> None:
    assert ":end" not in _offer(desk_at(_dragging(9)))
    assert ":end ends the game" in _offer(desk_at(_dragging(10)))


def test_the_end_is_offered_once_to_each_player() -> None:
    desk = desk_at(_dragging(10))
    desk.calm()
    desk.refresh()
    assert ":end" not in _offer(desk)
    seat = desk.seen.seat
    while desk.seen.seat == seat:
        desk.play(desk.session.table.match.legal()[-1])
        assert not desk.session.table.ended
    assert ":end ends the game" in _offer(desk)


def test_no_other_game_offers_it() -> None:
    for game in ("struggle", "burgundy", "seeland"):
        assert ":end" not in _offer(desk_at(table(None, None, game=game)))


def test_escape_takes_a_refusal_away_and_says_nothing_new() -> None:
    desk = desk_at(table(None, "easy", "easy"))
    desk.choose("f")
    desk.enter(things(desk))
    assert "Merchant Guild" in desk.message
    assert desk.back()
    assert desk.message == ""
    assert not desk.back()


def test_building_waits_for_the_end_of_swapping() -> None:
    desk = desk_at(table(None, "easy", "easy"))
    assert desk.choose("t")
    assert desk.message == "Swapping comes first: e goes on to building."


def test_what_is_chosen_already_says_that_enter_confirms() -> None:
    desk = desk_at(table(None, "easy", "easy"))
    desk.choose("e")
    desk.choose("e")
    assert "Enter confirms" in desk.message
