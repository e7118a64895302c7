"""A hall without a screen: tables are made, joined, left, found, and found again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tui.hall.people import ADA, EVA, GUEST, TOM, Clock, hall_in, quiet, shared
from tui.hall.hall import MOST_OF_ONE, Hall
from tui.hall.refusal import HallRefusal
from tui.play.presence import News
from tui.play.session import Session


async def refused(verb: Any) -> str:
    """Give the reason why something is refused."""
    with pytest.raises(HallRefusal) as told:
        await verb
    return told.value.reason


async def sit(hall: Hall, visitor: Any, table: str, how: Any = "seat") -> tuple[Any, Session]:
    """Come to a table and give the stay with its session."""
    stay = await hall.enter(visitor, table, how)
    return stay, Session(stay.table, hall.clock, stay.presence)


async def test_a_table_begins_when_its_last_seat_is_taken(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open", "random"))
        (card,) = hall.cards(TOM)
        assert (card.stage, card.host, card.code, card.free) == ("open", "Eva", "", 1)
        assert [seat.name for seat in card.seats] == ["Eva", "", "Bot 2"]
        assert await hall.join(TOM, table) == 1
        (card,) = hall.cards(TOM)
        assert card.stage == "playing"
        assert [seat.mine for seat in card.seats] == [False, True, False]
        assert hall.waiting(EVA) == 1
        assert hall.waiting(TOM) == 0


async def test_nobody_moves_before_the_game_begins(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open"))
        _, session = await sit(hall, EVA, table)
        assert session.seen().only_looks
        assert not session.seen().legal
        await hall.join(TOM, table)
        assert session.seen().my_turn
        assert session.seen().legal


async def test_each_seat_sees_its_own_hand_and_a_watcher_none(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open"))
        await hall.join(TOM, table)
        for visitor, hidden in ((EVA, [0, 3]), (TOM, [3, 0]), (ADA, [3, 3])):
            _, session = await sit(hall, visitor, table)
            assert [player.hidden for player in session.seen().view.players] == hidden


async def test_a_code_lets_in_who_has_heard_it(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open", access="code"))
        card = hall.card(EVA, table)
        assert card is not None
        assert await refused(hall.join(TOM, table)) == "wrong-code"
        assert await refused(hall.enter(ADA, table, "watch")) == "not-invited"
        found = hall.find(TOM, card.code.upper())
        assert found is not None and found.id == table
        await hall.join(TOM, table, card.code.upper())
        assert not hall.cards(ADA)
        assert hall.find(ADA, card.name) is None
        assert hall.find(ADA, card.code) is not None
        assert (await hall.enter(ADA, table)).how == "watch"


async def test_codes_cannot_be_tried_without_end(tmp_path: Path) -> None:
    clock = Clock()
    async with hall_in(tmp_path, ticks=clock) as hall:
        table = await hall.create(EVA, shared("me", "open", access="code"))
        card = hall.card(EVA, table)
        assert card is not None
        for number in range(25):
            assert hall.find(TOM, f"wrong{number}") is None
        assert hall.find(TOM, card.code) is None
        assert await refused(hall.join(TOM, table, card.code)) == "too-often"
        assert await refused(hall.join(ADA, table, "")) == "wrong-code"
        clock.now += 60
        assert hall.find(TOM, card.code) is not None


async def test_only_invited_keys_know_of_a_table_for_keys(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open", access="keys", keys=(TOM.key,)))
        assert not hall.cards(ADA)
        assert await refused(hall.join(ADA, table)) == "not-invited"
        assert await refused(hall.enter(ADA, table)) == "not-invited"
        assert hall.cards(TOM)[0].may_join
        await hall.join(TOM, table)


async def test_what_the_hall_refuses(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open", name="kafe"))
        assert await refused(hall.create(EVA, shared("me", "open", name="KAFE"))) == "name-taken"
        assert await refused(hall.create(EVA, shared("me", "open", name="status"))) == "bad-name"
        assert await refused(hall.create(EVA, shared("me", "open", name="\x1b/"))) == "bad-name"
        assert await refused(hall.join(EVA, table)) == "already-seated"
        assert await refused(hall.join(TOM, "nothing")) == "no-table"
        assert await refused(hall.leave(TOM, table)) == "no-seat"
        assert await refused(hall.begin(TOM, table)) == "not-host"
        assert await refused(hall.cancel(TOM, table)) == "not-host"
        await hall.join(TOM, table)
        assert await refused(hall.join(ADA, table)) == "full"
        assert await refused(hall.leave(TOM, table)) == "begun"


async def test_a_seat_given_back_is_free_again(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open", "open"))
        await hall.join(TOM, table)
        await hall.leave(TOM, table)
        assert hall.cards(ADA)[0].free == 2
        assert await hall.join(ADA, table) == 1


async def test_the_host_begins_with_bots_or_takes_the_table_away(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        first = await hall.create(EVA, shared("me", "open", "open"))
        await hall.begin(EVA, first, "random")
        card = hall.card(EVA, first)
        assert card is not None
        assert (card.stage, card.free) == ("playing", 0)
        second = await hall.create(EVA, shared("me", "open"))
        await hall.cancel(EVA, second)
        assert hall.card(EVA, second) is None
    assert {path.stem for path in tmp_path.glob("*.seats")} == {first}
    assert {path.stem for path in tmp_path.glob("*.json*")} >= {first}
    assert not list(tmp_path.glob(f"{second}*"))


async def test_who_made_a_table_takes_it_away_when_the_game_is_over(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open"))
        await hall.join(TOM, table)
        assert await refused(hall.cancel(EVA, table)) == "begun"
        for visitor in (EVA, TOM):
            stay, _ = await sit(hall, visitor, table)
            stay.agree_to_end()
        await stay.presence.room.keeper.settle()
        assert hall.cards(ADA)[0].stage == "ended"
        await hall.cancel(EVA, table)
        assert not hall.cards(ADA)


async def test_a_table_that_a_guest_has_forsaken_is_cleared_away(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        hall.come(GUEST)
        await hall.create(GUEST, shared("me", "open"))
        table = await hall.create(GUEST, shared("me", "open"))
        await hall.join(EVA, table)
    async with hall_in(tmp_path) as hall:
        assert [card.id for card in hall.cards(EVA)] == [table]
    assert {path.stem for path in tmp_path.glob("*.seats")} == {table}


async def test_names_at_a_table_differ(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open"))
        await hall.join(type(TOM)("SHA256:other", "eva"), table)
        assert [seat.name for seat in hall.cards(EVA)[0].seats] == ["Eva", "eva-2"]


async def test_one_key_cannot_fill_the_hall(tmp_path: Path) -> None:
    clock = Clock()
    async with hall_in(tmp_path, ticks=clock) as hall:
        for _ in range(MOST_OF_ONE):
            await hall.create(EVA, shared("me", "open"))
            clock.now += 60
        assert await refused(hall.create(EVA, shared("me", "open"))) == "too-many-tables"
        for _ in range(5):
            await hall.create(TOM, shared("me", "open"))
        assert await refused(hall.create(TOM, shared("me", "open"))) == "too-often"


async def test_after_a_restart_the_same_key_has_the_same_seat_and_draft(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("open", "me"))
        await hall.join(TOM, table)
        _, session = await sit(hall, TOM, table)
        session.play([next(one for one in session.seen().legal if one.kind == "take-market")])
        before = session.seen()
        assert (before.seat, len(before.path)) == (0, 1)
    async with hall_in(tmp_path) as hall:
        card = hall.card(TOM, table)
        assert card is not None and card.waits
        _, session = await sit(hall, TOM, table)
        after = session.seen()
        assert (after.view, after.legal, after.path) == (before.view, before.legal, before.path)
        _, other = await sit(hall, EVA, table)
        assert not other.seen().legal
        assert other.seen().step < after.step


async def test_a_guest_keeps_the_seat_only_until_the_server_ends(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        hall.come(GUEST)
        table = await hall.create(EVA, shared("me", "open"))
        await hall.join(GUEST, table)
        assert hall.cards(GUEST)[0].mine
    async with hall_in(tmp_path) as hall:
        card = hall.card(GUEST, table)
        assert card is not None
        assert not card.mine
        assert (card.stage, card.free, card.may_join) == ("playing", 1, True)
        await hall.join(ADA, table)
        assert [seat.name for seat in hall.cards(ADA)[0].seats] == ["Eva", "Ada"]


async def test_a_table_that_cannot_be_saved_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from saves.errors import DiskFull

    def full(*_: object, **__: object) -> None:
        raise DiskFull

    async with hall_in(tmp_path) as hall:
        with monkeypatch.context() as disk:
            disk.setattr("saves.slot.write_whole", full)
            assert await refused(hall.create(EVA, shared("me", "open", name="kafe"))) == "not-saved"
        assert not hall.cards(EVA)
        assert [path.name for path in tmp_path.iterdir()] == ["hall.lock"]
        table = await hall.create(EVA, shared("me", "open", name="kafe"))
        with monkeypatch.context() as disk:
            disk.setattr("saves.slot.write_whole", full)
            await hall.join(TOM, table)
            _, session = await sit(hall, EVA, table)
            assert session.seen().my_turn
    async with hall_in(tmp_path) as hall:
        assert hall.cards(TOM)[0].mine


async def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    from saves.errors import InUse

    async with hall_in(tmp_path):
        with pytest.raises(InUse):
            async with hall_in(tmp_path):
                pass


async def test_bots_move_though_nobody_is_there(tmp_path: Path, monkeypatch: Any) -> None:
    from tui.play import bot_seats

    monkeypatch.setattr(bot_seats, "PAUSE_SECONDS", 0.0)
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "random"))
        stay, session = await sit(hall, EVA, table)
        while session.seen().my_turn:
            session.play([session.seen().legal[-1]])
        stay.end()
        for _ in range(100):
            await quiet()
            if hall.waiting(EVA):
                break
        assert hall.waiting(EVA) == 1
        await quiet()
        assert hall._opener.tables[table].room is None


async def test_a_lobby_hears_of_what_its_lists_show_and_not_of_every_step(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open"))
        await hall.join(TOM, table)
        stay, session = await sit(hall, EVA, table)
        await stay.presence.room.keeper.settle()
        heard: list[int] = []
        leave = hall.subscribe(lambda: heard.append(hall.waiting(TOM)))
        session.play([next(one for one in session.seen().legal if one.kind == "take-market")])
        await stay.presence.room.keeper.settle()
        assert not heard
        while session.seen().my_turn:
            session.play([session.seen().legal[-1]])
        await stay.presence.room.keeper.settle()
        assert heard[-1] == 1
        assert len(heard) < 4
        leave()
        heard.clear()
        hall.come(ADA)()
        assert not heard


async def test_a_second_screen_of_the_same_key_takes_the_seat(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open"))
        await hall.join(TOM, table)
        stay, first = await sit(hall, EVA, table)
        told: list[News] = []
        stay.presence.attach(told.append)
        card = hall.card(EVA, table)
        assert card is not None and card.seated_elsewhere
        _, second = await sit(hall, EVA, table)
        assert [news.kind for news in told] == ["demoted"]
        assert first.seen().seat is None
        assert second.seen().my_turn


async def test_a_hand_can_be_looked_at_without_moving(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open"))
        await hall.join(TOM, table)
        _, main = await sit(hall, EVA, table)
        _, hand = await sit(hall, EVA, table, "hand")
        assert hand.seen().view.players[0].hidden == 0
        assert not hand.seen().my_turn
        assert not hand.seen().legal
        assert main.seen().my_turn
