"""A bot for who is away: never while he is connected unless he agrees, and the seat stays his."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.tui.hall.apps import go, press, settle, text, visit, write
from tests.tui.hall.people import ADA, EVA, TOM, hall_in, quiet, shared
from tui.hall.hall import Hall
from tui.hall.stand_ins import Asked
from tui.hall.stay import Stay
from tui.hall.visitor import Visitor
from tui.play.presence import News
from tui.screens.lobby import LobbyScreen


async def at_a_table(hall: Hall, *people: Visitor) -> str:
    """Let these people, the first of whom makes it, have a table that has begun."""
    table = await hall.create(people[0], shared("me", *["open"] * (len(people) - 1)))
    for one in people[1:]:
        await hall.join(one, table)
    return table


def level(stay: Stay, seat: int) -> str | None:
    """Give the level of the bot at a seat, or None for a person."""
    return stay.table.sitters[seat].level


async def test_at_a_table_for_two_nobody_gives_away_the_turn_of_who_is_in_the_lobby(
    tmp_path: Path,
) -> None:
    async with hall_in(tmp_path) as hall:
        hall.come(EVA)
        hall.come(TOM)
        table = await at_a_table(hall, EVA, TOM)
        eva = await hall.enter(EVA, table)
        assert eva.want_stand_in(1) == "asked"
        assert eva.want_stand_in(1) == "asked"
        assert level(eva, 1) is None
        asked = Asked(table, eva.kept.name, 1, "Tom", mine=True)
        assert hall.stand_ins.asked(TOM.key) == [asked]
        assert not hall.stand_ins.asked(EVA.key)
        told: list[News] = []
        eva.presence.attach(told.append)
        hall.stand_ins.answer(TOM.key, table, 1, agrees=False)
        assert [(one.kind, one.name) for one in told] == [("goes-on", "Tom")]
        assert level(eva, 1) is None
        assert not hall.stand_ins.asked(TOM.key)


async def test_who_agrees_in_the_lobby_has_the_seat_again_when_he_comes(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        hall.come(EVA)
        hall.come(TOM)
        table = await at_a_table(hall, EVA, TOM)
        eva = await hall.enter(EVA, table)
        eva.want_stand_in(1)
        hall.stand_ins.answer(TOM.key, table, 1, agrees=True)
        assert level(eva, 1) == "medium"
        assert not hall.stand_ins.asked(TOM.key)
        tom = await hall.enter(TOM, table)
        assert level(eva, 1) is None
        assert tom.plays(1)
        assert not eva.held.seating.stand_ins


async def test_who_is_not_connected_is_not_waited_for_and_has_the_seat_again_too(
    tmp_path: Path,
) -> None:
    async with hall_in(tmp_path) as hall:
        hall.come(EVA)
        leaves = hall.come(TOM)
        table = await at_a_table(hall, EVA, TOM)
        eva = await hall.enter(EVA, table)
        tom = await hall.enter(TOM, table)
        assert eva.want_stand_in(1) == "no"
        tom.end()
        assert eva.want_stand_in(1) == "asked"
        leaves()
        await quiet()
        assert level(eva, 1) is None, "a line that was cut decides nothing"
        assert eva.want_stand_in(1) == "plays"
        assert level(eva, 1) == "medium"
        hall.come(TOM)
        assert level(eva, 1) == "medium"
        await hall.enter(TOM, table)
        assert level(eva, 1) is None


async def test_everybody_connected_has_a_say_and_not_only_who_is_at_the_table(
    tmp_path: Path,
) -> None:
    async with hall_in(tmp_path) as hall:
        for one in (EVA, TOM):
            hall.come(one)
        table = await at_a_table(hall, EVA, TOM, ADA)
        eva = await hall.enter(EVA, table)
        assert eva.want_stand_in(2) == "asked"
        (asked,) = hall.stand_ins.asked(TOM.key)
        assert (asked.seat, asked.name, asked.mine) == (2, "Ada", False)
        tom = await hall.enter(TOM, table)
        assert not hall.stand_ins.asked(TOM.key), "he is asked at the table now"
        assert tom.want_stand_in(2) == "plays"


async def test_a_screen_that_only_watches_has_no_say(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        hall.come(EVA)
        table = await at_a_table(hall, EVA, TOM, ADA)
        await hall.enter(EVA, table)
        other = Visitor("SHA256:other", "Other")
        watcher = await hall.enter(other, table)
        assert watcher.want_stand_in(1) == "no"
        hall.stand_ins.answer(other.key, table, 1, agrees=True)
        assert not watcher.held.wanted
        assert level(watcher, 1) is None


async def test_a_question_is_void_when_nobody_is_left_at_the_table(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        hall.come(EVA)
        hall.come(TOM)
        table = await at_a_table(hall, EVA, TOM)
        eva = await hall.enter(EVA, table)
        eva.want_stand_in(1)
        eva.end()
        await quiet()
        assert not hall.stand_ins.asked(TOM.key)
        hall.stand_ins.answer(TOM.key, table, 1, agrees=True)
        again = await hall.enter(EVA, table)
        assert level(again, 1) is None


async def test_the_lobby_asks_and_what_is_answered_there_counts(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path) as tom,
    ):
        table = await at_a_table(hall, EVA, TOM)
        own = await go(eva, table)
        await write(eva, "seat tom")
        assert own.desk.message == "The others are being asked."
        assert own.kept.table.sitters[1].human
        for _ in range(10):
            await settle(tom, eva)
        assert "would like a bot to play your seat" in text(tom)
        await press(tom, "enter")
        await settle(eva)
        assert own.kept.table.sitters[1].human
        assert own.desk.message == "Tom wants to play on."
        await write(eva, "seat tom")
        for _ in range(200):
            await settle(tom, eva)
            if "would like a bot" in text(tom):
                break
        await press(tom, "y")
        await settle(eva)
        assert own.kept.table.sitters[1].level == "medium"
        await go(tom, table)
        assert own.kept.table.sitters[1].human


async def test_a_question_in_the_lobby_goes_when_it_is_settled(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path) as tom,
    ):
        table = await at_a_table(hall, EVA, TOM)
        await go(eva, table)
        await write(eva, "seat tom")
        for _ in range(10):
            await settle(tom, eva)
        assert "would like a bot" in text(tom)
        await hall.enter(TOM, table)
        for _ in range(200):
            await settle(tom, eva)
            if "would like a bot" not in text(tom):
                break
        assert "would like a bot" not in text(tom)


async def test_at_another_table_it_is_told_and_asked_later(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path) as tom,
    ):
        table = await at_a_table(hall, EVA, TOM)
        other = await hall.create(TOM, shared("me", "random"))
        front = await go(tom, other)
        await go(eva, table)
        await write(eva, "seat tom")
        for _ in range(1000):
            await settle(tom, eva)
            if front.desk.message:
                break
        assert "waits for you in the lobby" in front.desk.message
        front.dismiss()
        for _ in range(200):
            await settle(tom, eva)
            if "would like a bot" in text(tom):
                break
        assert "would like a bot" in text(tom)


async def test_a_question_waits_for_the_one_that_is_open(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path) as tom,
    ):
        table = await at_a_table(hall, EVA, TOM)
        await go(eva, table)
        await press(tom, "c")
        assert "Code or name of the table" in text(tom)
        await write(eva, "seat tom")
        for _ in range(10):
            await settle(tom, eva)
        assert "Code or name of the table" in text(tom)
        lobby = tom.app.screen
        assert isinstance(lobby, LobbyScreen)
        lobby.start(partial(lobby.tell, "Another", "More to tell."))
        await settle(tom)
        await press(tom, "escape")
        for wanted in ("More to tell.", "would like a bot"):
            for _ in range(200):
                await settle(tom, eva)
                if wanted in text(tom):
                    break
            assert wanted in text(tom)
            await press(tom, "enter")
