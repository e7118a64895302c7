"""Deeds that take their time: keys wait for them, and a screen may close before they begin."""

from __future__ import annotations

import gc
import warnings

from tests.tui.screens.conftest import Opening, settle
from tests.tui.screens.playing import at_table, play_screen
from tui.screens.base import HouseScreen


async def test_a_deed_whose_screen_closes_before_it_begins_leaves_no_coroutine(
    herna: Opening,
) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        async with herna(keys=["o"]) as pilot:
            saves = pilot.app.screen
            assert isinstance(saves, HouseScreen)
            for deed in ("import", "enter"):
                assert saves.do(deed)
            pilot.app.workers.cancel_node(saves)
            await settle(pilot)
        async with herna(**at_table("Eva", "Tom=random")) as pilot:
            table = play_screen(pilot)
            table.deeds.obey("save Evening")
            table.do("quit")
            pilot.app.workers.cancel_node(table)
            await settle(pilot)
        gc.collect()
    assert [str(warning.message) for warning in said] == []
