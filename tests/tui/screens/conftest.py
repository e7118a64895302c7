"""Apps in worlds of their own: a home that exists already, saves made at a fixed time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from core.table import Sitter
from saves.store import Store
from tui.app import HernaApp
from tui.play.kept import KeptTable
from tui.play.opening import open_table
from tui.settings import Settings, save
from tui.start import NewTable, Start

NOON = 1_790_000_000.0
"""The moment at which saves of the tests were made."""

_CHANGING = 0.01
"""Seconds; Textual waits a little less for the size to change again."""

Herna = Pilot[int]
Opening = Callable[..., AbstractAsyncContextManager[Herna]]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home whose first start is behind it."""
    place = tmp_path / "home"
    save(place / "settings.json", Settings(welcomed=True))
    return place


@pytest.fixture(autouse=True)
def same_clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Show times as they are shown in one time zone."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def herna(home: Path) -> Opening:
    """Open the app at home: `async with herna("cs", (80, 24)) as pilot`."""

    @asynccontextmanager
    async def opened(
        language: str = "en",
        size: tuple[int, int] = (80, 24),
        keys: Sequence[str] = (),
        environment: dict[str, str] | None = None,
        **start: Any,
    ) -> Any:
        visitor = {"TERM": "xterm-256color", "LANG": "C.UTF-8", **(environment or {})}
        app = HernaApp(Start(language, home, **start), visitor)
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            for key in keys:
                await pilot.press(key)
                await settle(pilot)
            yield pilot

    return opened


async def settle(pilot: Herna) -> None:
    """Wait until everything that was begun is on the screen."""
    for _ in range(3):
        await pilot.pause()


async def resize(pilot: Herna, size: tuple[int, int]) -> None:
    """Give the terminal another size, and wait until that is on the screen."""
    await pilot.resize_terminal(*size)
    await asyncio.sleep(_CHANGING)
    await settle(pilot)


def text(pilot: Herna) -> str:
    """Give what stands on the screen."""
    from tests.tui.pictures import picture

    return picture(pilot.app)


def saved_game(home: Path, name: str, *names: str, steps: int = 0, at: float = NOON) -> str:
    """Save a game in which the first legal steps were played; give its key."""
    sitters = tuple(Sitter(each) for each in names)
    table = open_table(NewTable("struggle", sitters, {}, None, 7))
    for number in range(steps):
        seat = table.match.to_move
        assert seat is not None
        table.play(seat, table.match.legal()[0], table.match.step, at + number)
    kept = KeptTable.begin(Store(home / "saves"), table, name)
    kept.write(kept.snapshot(lambda: at))
    kept.close()
    return kept.slot.key
