"""Who has left leaves nothing of his app behind in the hall."""

from __future__ import annotations

import gc
import types
from pathlib import Path
from typing import Any

from textual.app import App
from textual.dom import DOMNode

from tests.tui.hall.apps import go, press, settle, visit
from tests.tui.hall.people import EVA, TOM, hall_in, shared
from tui.screens.play import PlayScreen

_NOT_FOLLOWED = (types.ModuleType, type, types.CodeType)


def reachable(start: object) -> list[Any]:
    """List everything that can be got at from an object, but not by way of modules."""
    found: dict[int, object] = {id(start): start}
    open_ends = [start]
    while open_ends:
        one = open_ends.pop()
        if isinstance(one, types.FunctionType):
            further: list[object] = [*(one.__closure__ or ()), *(one.__defaults__ or ())]
        else:
            further = gc.get_referents(one)
        for each in further:
            if id(each) not in found and not isinstance(each, _NOT_FOLLOWED):
                found[id(each)] = each
                open_ends.append(each)
    return list(found.values())


async def test_after_a_visit_the_hall_holds_nothing_of_the_app(tmp_path: Path) -> None:
    async with hall_in(tmp_path / "tables") as hall:
        table = await hall.create(EVA, shared("me", "open", "random"))
        await hall.join(TOM, table)
        stay = await hall.enter(TOM, table)
        async with visit(hall, EVA, tmp_path) as eva:
            screen = await go(eva, table)
            assert any(isinstance(one, PlayScreen) for one in reachable(hall))
            await press(eva, "e", "enter", "u")
            await settle(eva)
            assert screen.kept.table is stay.table
        held = hall._opener.tables[table]
        assert held.stays == [stay]
        left = [one for one in reachable(hall) if isinstance(one, App | DOMNode)]
        assert not left
        assert held.room is not None
        assert held.room.presences == [stay.presence]


async def test_a_screen_that_never_came_to_be_is_away_when_its_visitor_goes(
    tmp_path: Path,
) -> None:
    async with hall_in(tmp_path) as hall:
        gone = hall.come(EVA)
        table = await hall.create(EVA, shared("me", "open"))
        await hall.enter(EVA, table)
        gone()
        card = hall.card(EVA, table)
        assert card is not None
        assert not card.seated_elsewhere
        assert not hall._opener.tables[table].stays
