"""A server whose disk is full: nobody is told that the table is saved."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.errors import DiskFull
from tests.tui.hall.apps import go, press, settle, text, visit
from tests.tui.hall.people import EVA, TOM, hall_in, shared
from tui.app import HernaApp

UNSAVED = "The server cannot save this table now; it keeps trying."


def no_room(*_: object, **__: object) -> None:
    raise DiskFull


async def test_leaving_a_shared_table_says_what_is_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path),
    ):
        table = await hall.create(EVA, shared("me", "open"))
        await hall.join(TOM, table)
        screen = await go(eva, table)
        with monkeypatch.context() as disk:
            disk.setattr("saves.slot.write_whole", no_room)
            await press(eva, "e", "enter", "q")
            assert "saved and waits" not in text(eva)
            assert UNSAVED in " ".join(text(eva).replace("│", " ").split())
            await press(eva, "escape")
            assert screen.save_now() == UNSAVED
            assert str(tmp_path) not in text(eva)
        await press(eva, "q")
        await settle(eva)
        assert "saved and waits for you" in text(eva)


@pytest.mark.parametrize("full", [False, True])
async def test_the_words_after_a_crash_of_a_visitor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full: bool
) -> None:
    farewell = ""
    with pytest.raises(RuntimeError):
        async with hall_in(tmp_path / "tables") as hall, visit(hall, EVA, tmp_path) as eva:
            table = await hall.create(EVA, shared("me", "open"))
            await hall.join(TOM, table)
            await go(eva, table)
            app = eva.app
            assert isinstance(app, HernaApp)
            if full:
                monkeypatch.setattr("saves.slot.write_whole", no_room)
            await press(eva, "e", "enter")
            app.fail(RuntimeError("on purpose"))
            farewell = app.farewell
    assert farewell.startswith("Herna crashed.")
    assert ("Your game is saved." in farewell) is not full
    assert ("may not be saved" in farewell) is full
