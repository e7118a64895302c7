"""Screens of several visitors at one table: what each of them shows, and whose they are."""

from __future__ import annotations

from pathlib import Path

from tests.tui.hall.apps import go, press, settle, text, visit
from tests.tui.hall.people import ADA, EVA, TOM, hall_in, shared


async def test_a_step_of_one_stands_on_the_screens_of_all(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path) as tom,
        visit(hall, ADA, tmp_path) as ada,
    ):
        table = await hall.create(EVA, shared("me", "open"))
        await hall.join(TOM, table)
        own = await go(eva, table)
        other = await go(tom, table)
        watching = await go(ada, table)
        assert own.desk.seen.my_turn
        await press(eva, "e", "enter", "e", "enter")
        if "Enter again" in own.desk.message:
            await press(eva, "enter")
        await settle(eva, tom, ada)
        assert not own.desk.seen.my_turn
        assert other.desk.seen.my_turn
        assert watching.desk.seen.step == own.desk.seen.step > 0
        assert "▸TOM" in text(eva)
        assert "▸TOM" in text(tom)
        assert "▸TOM" in text(ada)
