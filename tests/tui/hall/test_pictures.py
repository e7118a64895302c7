"""A shared table as its visitors see it: leaving, coming back, talk, what others want to know."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.hall.apps import go, press, settle, visit, write
from tests.tui.hall.people import EVA, TOM, hall_in, shared
from tests.tui.pictures import check

PICTURES = Path(__file__).parent / "pictures"
SIZES = {"small": (80, 24), "large": (120, 40)}


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("size", SIZES)
async def test_a_shared_table_looks_as_pictured(tmp_path: Path, size: str, language: str) -> None:
    def pictured(name: str) -> None:
        check(tom.app, PICTURES / f"{name}-{size}-{language}.txt")

    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path, SIZES[size], language) as tom,
    ):
        table = await hall.create(EVA, shared("open", "open", "me", name="kafe"))
        await hall.join(TOM, table)
        await go(tom, table)
        pictured("gathering")
        await hall.join(type(TOM)("SHA256:ada", "Ada"), table)
        stay = await hall.enter(EVA, table)
        for action in ("take-market", "give"):
            seen = tom.app.screen.desk.seen  # type: ignore[attr-defined]
            chosen = next(one for one in seen.legal if one.kind == action)
            tom.app.call_later(tom.app.screen.desk.play, chosen)  # type: ignore[attr-defined]
            await settle(tom)
        await press(tom, "q")
        pictured("leaving")
        await press(tom, "y")
        stay.say("Who brings tea?")
        await settle(tom)
        pictured("overheard")
        await press(tom, "C")
        pictured("talk")
        await press(tom, "escape")
        stay.agree_to_end()
        await settle(tom)
        pictured("end-wanted")
        await press(tom, "o")
        await press(tom, "q", "s")
        await go(eva, table)
        stay.table.match.remark("undo", 2, 0.0, steps=2)
        await go(tom, table)
        pictured("recap")
        await write(tom, "export x")
        pictured("export")
