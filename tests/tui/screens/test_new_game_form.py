"""The form of a new table keeps what was chosen and opens what it shows."""

from __future__ import annotations

import pytest

from core.table import Sitter
from tui.play.opening import open_table, usual_policy
from tui.screens.new_game_form import LEVELS, Form, Row, new_form
from tui.settings import RememberedSeat

NAMES = ["Eva", "Bot 1", "Bot 2", "Bot 3", "Bot 4", "Bot 5"]


def form() -> Form:
    return new_form("struggle", (), NAMES, ())


def seat(number: int) -> Row:
    return Row("seat", number)


def test_a_first_table_is_a_person_and_a_bot() -> None:
    assert [(each.name, each.level) for each in form().playing] == [
        ("Eva", ""),
        ("Bot 1", "easy"),
    ]


def test_seats_of_last_time_come_back() -> None:
    remembered = (
        RememberedSeat(name="Ota"),
        RememberedSeat(name="Iva"),
        RememberedSeat(name="Max", level="long-gone"),
    )
    opened = new_form("long-gone", remembered, NAMES, ())
    assert opened.game_id == "struggle"
    assert opened.remembered() == (
        RememberedSeat(name="Ota"),
        RememberedSeat(name="Iva"),
        RememberedSeat(name="Max", level="easy"),
    )


def test_players_go_round_from_two_to_six() -> None:
    chosen = form()
    seen = []
    for _ in range(5):
        seen.append(chosen.count)
        chosen.change(Row("players"), 1)
    assert seen == [2, 3, 4, 5, 6]
    assert chosen.count == 2


def test_a_seat_that_left_keeps_its_name() -> None:
    chosen = form()
    chosen.write(seat(1), "Tom")
    chosen.change(Row("players"), -1)
    chosen.change(Row("players"), 1)
    assert chosen.names == ["Eva", "Tom"]


def test_who_plays_alone_may_go_back_freely() -> None:
    chosen = form()
    policies = [chosen.undo]
    to_a_person = LEVELS.index("") - LEVELS.index(chosen.playing[1].level)
    for _ in range(abs(to_a_person)):
        chosen.change(seat(1), -1)
    assert chosen.playing[1].level == ""
    policies.append(chosen.undo)
    chosen.change(Row("undo"), 1)
    chosen.change(seat(1), 1)
    policies.append(chosen.undo)
    assert policies == ["free", "honest", "free"]
    assert usual_policy(0) == "honest"


@pytest.mark.parametrize("text", ["-1", "1.5", "abc", "²", "9" * 19])
def test_a_wrong_seed_is_not_taken(text: str) -> None:
    chosen = form()
    assert chosen.write(Row("seed"), "77")
    assert not chosen.write(Row("seed"), text)
    assert chosen.seed == 77
    assert chosen.write(Row("seed"), " ")
    assert chosen.seed is None


def test_a_name_that_is_nothing_is_not_taken() -> None:
    chosen = form()
    assert not chosen.write(seat(0), " \u200b ")
    assert chosen.names[0] == "Eva"


def test_two_players_must_not_share_a_name() -> None:
    chosen = form()
    assert not chosen.trouble()
    chosen.write(seat(1), "EVA")
    assert chosen.trouble() == "same-names"


def test_the_table_is_what_the_form_shows() -> None:
    chosen = form()
    setting = chosen.settings[0]
    chosen.change(Row("option", name=setting.name), 1)
    chosen.write(Row("seed"), "12")
    chosen.write(seat(0), '"Čeněk" [b]')
    new = chosen.table()
    assert new.sitters == (Sitter('"Čeněk" [b]'), Sitter("Bot 1", "easy"))
    table = open_table(new, chosen.undo)
    assert table.policy == "free"
    assert table.match.seed == 12
    assert getattr(table.match.options, setting.name) == setting.choices[1]


def test_without_a_seed_chance_draws_one() -> None:
    new = form().table()
    seeds = {open_table(new).match.seed for _ in range(4)}
    assert len(seeds) > 1


def test_every_row_can_be_changed_both_ways() -> None:
    chosen = form()
    for number in range(len(chosen.rows)):
        for by in (1, -1):
            chosen.change(chosen.rows[number], by)
    assert chosen.table() == form().table()


def test_a_first_game_of_ora_et_labora_is_short_against_an_easy_bot() -> None:
    offered = new_form("labora", (), NAMES, ("struggle",))
    assert [seat.level for seat in offered.playing] == ["", "easy"]
    assert offered.table().options == {"length": "short"}
    assert offered.for_a_first_game
    offered.change(Row("option", name="length"), 1)
    assert offered.table().options == {}
    assert not offered.for_a_first_game


def test_a_game_that_was_played_is_offered_as_usual() -> None:
    offered = new_form("labora", (), NAMES, ("labora",))
    assert offered.table().options == {}
    assert not offered.for_a_first_game
    assert offered.to_remember() == {"game": "labora", "played": ("labora",)}


def test_turning_to_a_game_not_played_yet_offers_its_first_game() -> None:
    offered = new_form("struggle", (), NAMES, ("struggle",))
    while offered.game_id != "labora":
        offered.change(Row("game"), 1)
    assert offered.table().options == {"length": "short"}
