"""The form of a shared table gives what it shows, and the hall makes it so."""

from __future__ import annotations

from pathlib import Path

import pytest

from core import games
from core.table import Sitter
from tests.tui.screens.conftest import text
from tests.tui.screens.lobbying import (
    GUEST,
    MILA,
    OTA,
    TOM,
    Shown,
    a_hall,
    a_lobby,
    key,
    press,
    shared,
)
from tui.hall.visitor import Visitor
from tui.screens.lobby import LobbyScreen
from tui.screens.new_game_form import Row
from tui.screens.play import PlayScreen
from tui.screens.shared_table import SharedTableScreen
from tui.screens.shared_table_form import Guest, SharedForm, shared_form

NAMES = [f"Bot {number}" for number in range(1, 7)]
SECOND_TOM = Visitor(key("x"), "tom")


def form(game: str = "struggle") -> SharedForm:
    return shared_form(game, MILA, NAMES, ())


def seat(number: int) -> Row:
    return Row("seat", number)


@pytest.mark.parametrize("game", games.names())
def test_it_opens_with_ones_own_seat_and_free_ones(game: str) -> None:
    chosen = form(game)
    assert chosen.me == 0
    assert chosen.free == chosen.form.count - 1
    assert chosen.table().new.game == game
    assert not chosen.trouble()


def test_ones_own_seat_changes_places_with_its_neighbour() -> None:
    chosen = form()
    chosen.change(Row("players"), 1)
    chosen.change(seat(1), 1)
    assert [chosen.name_of(number) for number in range(3)] == ["mila", "Bot 2", ""]
    chosen.change(seat(0), 1)
    assert [chosen.name_of(number) for number in range(3)] == ["Bot 2", "mila", ""]
    chosen.change(seat(1), -1)
    chosen.change(seat(0), -1)
    assert [chosen.name_of(number) for number in range(3)] == ["", "Bot 2", "mila"]
    assert chosen.table().me == 2


@pytest.mark.parametrize("aid", ["hints", "points_ahead", "memory"])
def test_an_aid_can_be_forbidden(aid: str) -> None:
    chosen = form()
    assert Row(aid) in chosen.rows
    assert getattr(chosen.table(), aid)
    chosen.change(Row(aid), 1)
    made = chosen.table()
    assert [getattr(made, name) for name in ("hints", "points_ahead", "memory")].count(False) == 1
    assert not getattr(made, aid)


def test_who_sits_last_stays_when_there_are_fewer_seats() -> None:
    chosen = form()
    chosen.change(seat(0), -1)
    chosen.change(Row("players"), 1)
    chosen.change(Row("players"), -1)
    assert (chosen.me, chosen.form.count, chosen.free) == (1, 2, 1)
    chosen.change(Row("game"), -1)
    while chosen.form.count != 1:
        chosen.change(Row("players"), 1)
    assert (chosen.me, chosen.free) == (0, 0)


def test_who_may_join_is_asked_only_where_a_seat_is_free() -> None:
    chosen = form()
    assert "access" in [row.kind for row in chosen.rows]
    chosen.change(seat(1), 1)
    assert "access" not in [row.kind for row in chosen.rows]
    table = chosen.table()
    assert (table.access, table.keys) == ("keys", ())
    assert table.new.sitters == (Sitter("mila"), Sitter("Bot 2", "random"))


def test_nobody_chooses_the_seed_of_a_shared_table() -> None:
    assert "seed" not in [row.kind for row in form().rows]
    assert form().table().new.seed is None


def test_people_are_invited_by_name_or_key_and_dismissed() -> None:
    chosen, invite, here = form(), Row("invite"), (MILA, TOM, OTA)
    chosen.access = "keys"
    assert chosen.trouble() == "nobody-invited"
    assert chosen.write(invite, "TOM", here) == ""
    assert chosen.write(invite, "tom", here) == ""
    assert chosen.write(invite, key("z"), here) == ""
    assert chosen.write(invite, OTA.key, here) == ""
    assert chosen.write(invite, "", here) == ""
    assert chosen.guests == [Guest(TOM.key, "Tom"), Guest(key("z"), ""), Guest(OTA.key, "Ota")]
    for wrong in ("Eva", "SHA256:short", key("z") + "z", "SHA256:" + "á" * 43):
        assert chosen.write(invite, wrong, here) == "nobody-of-this-name"
    assert chosen.write(invite, "Tom", (TOM, SECOND_TOM)) == "two-of-this-name"
    assert chosen.write(invite, "Tom", (TOM, TOM)) == ""
    chosen.dismiss(1)
    assert chosen.table().keys == (TOM.key, OTA.key)
    assert not chosen.trouble()


def test_names_that_cannot_be_are_refused() -> None:
    chosen, named = form(), Row("name")
    for wrong in ("status", "...", "//"):
        assert chosen.write(named, wrong, ()) == "bad-name"
    assert chosen.write(named, " Friday night ", ()) == ""
    assert chosen.table().name == "Friday-night"
    assert chosen.write(named, " ", ()) == ""
    assert chosen.table().name == ""
    chosen.change(seat(1), 1)
    assert chosen.write(seat(1), "\u202e", ()) == "no-name"
    assert chosen.write(seat(1), "MILA", ()) == ""
    assert chosen.trouble() == "same-names"


async def test_a_table_for_named_people_is_made_as_it_was_chosen(tmp_path: Path) -> None:
    async with a_hall(tmp_path, TOM, OTA) as hall, a_lobby(hall, MILA, tmp_path) as pilot:
        keys = ["s", *["down"] * 10, "left", "down", "enter", *"tom", "enter"]
        await press(pilot, *keys, "down", "enter", *"patek", "enter", "down", "enter")
        (card,) = hall.cards(TOM)
        assert (card.name, card.access, card.may_join) == ("patek", "keys", True)
        assert hall.cards(OTA) == ()
        assert isinstance(pilot.app.screen, LobbyScreen)
        assert "patek" in text(pilot)


async def test_a_table_with_bots_alone_begins_at_once(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall, a_lobby(hall, MILA, tmp_path) as pilot:
        await press(pilot, "s", *["down"] * 3, "right", "G", "enter")
        assert isinstance(pilot.app.screen, PlayScreen)
        assert hall.cards(TOM) == ()


async def test_a_list_without_anybody_is_told(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall, a_lobby(hall, MILA, tmp_path) as pilot:
        await press(pilot, "s", *["down"] * 10, "left", "G", "enter")
        assert "The list is empty." in text(pilot)
        assert hall.cards(MILA) == ()
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, LobbyScreen)


async def test_a_name_that_is_taken_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        await hall.create(TOM, shared("Tom", "", name="kafe"))
        async with a_lobby(hall, MILA, tmp_path) as pilot:
            await press(pilot, "s", "G", "up", "enter", *"KAFE", "enter", "down", "enter")
            assert "Another table has this name." in text(pilot)
            assert isinstance(pilot.app.screen, SharedTableScreen)
            assert "KAFE" in text(pilot)


async def test_a_guest_taken_off_the_list_leaves_the_cursor_in_the_form(tmp_path: Path) -> None:
    hall = Shown(tmp_path, (), [MILA, TOM])
    async with a_lobby(hall, MILA, tmp_path) as pilot:
        keys = ["s", *["down"] * 10, "left", "down", "enter", *"tom", "enter", "up", "enter"]
        await press(pilot, *keys)
        assert "▸ Invite someone" in text(pilot)
        assert "Tom" not in text(pilot)
        await press(pilot, "up", "left")
        assert "Invite someone" not in text(pilot)


async def test_a_long_form_scrolls(tmp_path: Path) -> None:
    hall = Shown(tmp_path, (), [GUEST])
    async with a_lobby(hall, GUEST, tmp_path) as pilot:
        await press(pilot, "s", "right", "down", *["right"] * 3, "G")
        assert "▸ Open the table" in text(pilot)
        await press(pilot, "home")
        assert "▸ Game" in text(pilot)
