"""Many apps end one after the other, and are small enough not to hold up everybody."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from textual import strip
from textual.cache import FIFOCache
from textual.pilot import Pilot
from textual.strip import Strip

from tests.tui.hall.apps import NoBots, go, press, visit
from tests.tui.hall.people import EVA, hall_in, shared
from tui import textual_compat
from tui.app import HernaApp
from tui.hall import departures
from tui.hall.departures import AT_ONCE, Departures
from tui.hall.visitor import Visitor
from tui.start import Start


async def test_only_so_many_end_at_once_and_all_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(departures, "REST_SECONDS", 0.0)
    turns = Departures()
    ending, most, ended = 0, 0, 0

    async def leave() -> None:
        nonlocal ending, most, ended
        assert await turns.wait()
        ending += 1
        most = max(most, ending)
        await asyncio.sleep(0.001)
        ending -= 1
        ended += 1
        turns.ended()

    await asyncio.gather(*(leave() for _ in range(20)))
    assert (most, ended) == (AT_ONCE, 20)


async def test_nobody_waits_for_ever_to_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(departures, "PATIENCE_SECONDS", 0.01)
    turns = Departures()
    for _ in range(AT_ONCE):
        assert await turns.wait()
    assert not await turns.wait()


async def test_who_is_cut_off_while_waiting_takes_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(departures, "REST_SECONDS", 0.0)
    turns = Departures()
    for _ in range(AT_ONCE):
        assert await turns.wait()
    waiting = [asyncio.ensure_future(turns.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    turns.ended()
    await asyncio.sleep(0.01)
    assert waiting[1].done() and not waiting[2].done()
    turns.ended()
    waiting[2].cancel()
    await asyncio.sleep(0.01)
    turns.ended()
    await asyncio.sleep(0.01)
    assert turns._ending == 0
    assert not turns._waiting


async def test_an_app_gives_its_turn_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(departures, "REST_SECONDS", 0.0)
    async with hall_in(tmp_path / "tables") as hall:
        for number in range(AT_ONCE + 2):
            visitor = Visitor(f"SHA256:{number}", "x")
            start = Start("en", tmp_path / str(number))
            app = HernaApp(start, {"TERM": "xterm"}, visitor=visitor, hall=hall, bots=NoBots())
            gone = hall.come(visitor)
            await app.run_async(headless=True, size=(80, 24), auto_pilot=_leave)
            gone()
            await asyncio.sleep(0.01)
            assert await hall.departures.wait()
            hall.departures.ended()
            await asyncio.sleep(0.01)


async def _leave(pilot: Pilot[object]) -> None:
    await pilot.press("ctrl+q")


async def test_lines_that_are_drawn_keep_no_caches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strip, "FIFOCache", FIFOCache)
    textual_compat.keep_strips_small()
    before = {id(one) for one in gc.get_objects() if isinstance(one, FIFOCache)}
    async with hall_in(tmp_path / "tables") as hall:
        table = await hall.create(EVA, shared("me", "random"))
        async with visit(hall, EVA, tmp_path) as eva:
            await go(eva, table)
            await press(eva, "down", "up", "question_mark", "escape")
            found = [one for one in gc.get_objects() if isinstance(one, Strip)]
            made = [one for one in gc.get_objects() if isinstance(one, FIFOCache)]
            assert len(found) > 20
            assert sum(id(one) not in before for one in made) < 20
