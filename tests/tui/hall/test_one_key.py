"""One key is one person, whatever user name he comes under, and however often."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.tui.hall.apps import go, press, settle, text, visit, write
from tests.tui.hall.people import ADA, EVA, TOM, hall_in, shared
from tui.hall.hall import Hall
from tui.hall.refusal import HallRefusal
from tui.hall.visitor import Visitor

EVICKA = Visitor(EVA.key, "evicka")
TOMMY = Visitor(TOM.key, "tommy")


async def at_a_table(hall: Hall) -> str:
    """Let Eva and Tom have a table that has begun."""
    table = await hall.create(EVA, shared("me", "open"))
    await hall.join(TOM, table)
    return table


async def test_a_second_visit_under_another_name_leaves_the_first_where_it_is(
    tmp_path: Path,
) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path) as tom,
    ):
        table = await at_a_table(hall)
        own, other = await go(eva, table), await go(tom, table)
        for second in (EVICKA, TOMMY):
            async with visit(hall, second, tmp_path):
                pass
            await settle(eva, tom)
        assert "is away" not in other.desk.message
        held = hall._opener.tables[table]
        assert len(held.stays) == 2
        assert held.room is not None
        await press(eva, "e", "enter")
        await write(eva, "say ahoj")
        await settle(tom)
        assert other.desk.seen.talk[-1].text == "ahoj"
        assert own.is_attached and other.is_attached


async def test_people_are_counted_by_key(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        first, second = hall.come(EVA), hall.come(EVICKA)
        third = hall.come(TOM)
        assert [one.key for one in hall.present()] == [EVA.key, TOM.key]
        table = await at_a_table(hall)
        first()
        assert [one.key for one in hall.present()] == [EVA.key, TOM.key]
        card = hall.card(TOM, table)
        assert card is not None and not card.seats[0].away
        second()
        card = hall.card(TOM, table)
        assert card is not None and card.seats[0].away
        third()
        assert not hall.present()


@pytest.mark.parametrize("first_out", [0, 1])
async def test_whichever_of_two_visits_ends_first(tmp_path: Path, first_out: int) -> None:
    async with hall_in(tmp_path) as hall:
        table = await at_a_table(hall)
        ends = [hall.come(EVA), hall.come(EVICKA)]
        stay = await hall.enter(EVICKA, table)
        ends.pop(first_out)()
        assert stay in hall._opener.tables[table].stays
        assert not stay.presence.away & {0}
        ends.pop()()
        assert not hall._opener.tables[table].stays


async def test_all_that_can_be_done_at_a_table_that_is_gone_is_refused_in_words(
    tmp_path: Path,
) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path) as tom,
    ):
        table = await hall.create(EVA, shared("me", "open", "open"))
        await hall.join(TOM, table)
        other = await go(tom, table)
        (unheard,) = other.room.presences
        await hall.cancel(EVA, table)
        unheard.leave()
        for line in ("seat", "seat eva", "say ahoj", "save kafe", "end", "undo", "redo"):
            if other.is_attached:
                await write(tom, line)
                await press(tom, "escape")
        await settle(tom, eva)
        assert "Tables" in text(eva)


async def test_a_screen_goes_home_when_its_table_is_taken_away(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path),
        visit(hall, TOM, tmp_path) as tom,
    ):
        table = await hall.create(EVA, shared("me", "open", "open"))
        await hall.join(TOM, table)
        other = await go(tom, table)
        await hall.cancel(EVA, table)
        await settle(tom)
        assert not other.is_attached
        assert "Tables" in text(tom)


async def test_what_happens_while_a_verb_waits_for_the_table_counts(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open", "open"))
        await hall.join(TOM, table)
        told = await asyncio.gather(
            hall.begin(EVA, table), hall.leave(TOM, table), return_exceptions=True
        )
        assert told[0] is None
        assert isinstance(told[1], HallRefusal) and told[1].reason == "begun"
        again = await hall.create(EVA, shared("me", "open"))
        removed = await asyncio.gather(
            hall.cancel(EVA, again),
            hall.cancel(EVA, again),
            hall.join(ADA, again),
            hall.rename(EVA, again, "kafe"),
            return_exceptions=True,
        )
        assert removed[0] is None
        assert [one.reason for one in removed[1:] if isinstance(one, HallRefusal)] == [
            "no-table"
        ] * 3


async def test_who_joins_while_a_table_is_being_removed_either_sits_or_is_refused(
    tmp_path: Path,
) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open"))
        told = await asyncio.gather(
            hall.join(TOM, table), hall.cancel(EVA, table), return_exceptions=True
        )
        assert told[0] == 1
        assert isinstance(told[1], HallRefusal) and told[1].reason == "begun"
        card = hall.card(TOM, table)
        assert card is not None and card.stage == "playing"


async def test_nobody_comes_to_a_table_of_a_hall_that_closes(tmp_path: Path) -> None:
    hall = Hall(tmp_path, lambda: 0.0, lambda _: asyncio.sleep(0))
    await hall.start()
    table = await at_a_table(hall)
    await hall.close()
    with pytest.raises(HallRefusal) as told:
        await hall.enter(EVA, table)
    assert told.value.reason == "closing"
