"""Apps of several visitors in one process, at the tables of one hall."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tests.tui.hall.people import first_choice
from tests.tui.pictures import picture
from tui.app import HernaApp
from tui.hall.hall import Hall
from tui.hall.visitor import Visitor
from tui.play.thinker import Thinker
from tui.screens.going import open_room
from tui.screens.play import PlayScreen
from tui.settings import Settings, save
from tui.start import Start

Herna = Pilot[int]
_TRIES = 400


class NoBots(Thinker):
    """Bots for an app that asks none: the hall has its own."""

    async def answer(self, question: Any) -> Any:
        """Answer as the simplest bot of all."""
        return await first_choice(question)


@asynccontextmanager
async def visit(
    hall: Hall,
    visitor: Visitor,
    folder: Path,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    **settings: Any,
) -> AsyncIterator[Herna]:
    """Open the app of a visitor who has been here before."""
    home = folder / visitor.key.replace(":", "-")
    save(home / "settings.json", Settings(welcomed=True, **settings))
    world = {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
    app = HernaApp(Start(language, home), world, visitor=visitor, hall=hall, bots=NoBots())
    gone = hall.come(visitor)
    try:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            yield pilot
    finally:
        gone()


async def settle(*pilots: Herna) -> None:
    """Wait until everything that was begun is on the disk, and on the screens."""
    for _ in range(3):
        for pilot in pilots:
            await pilot.pause()
        await asyncio.sleep(0.005)
    for pilot in pilots:
        for screen in pilot.app.screen_stack:
            if isinstance(screen, PlayScreen):
                await screen.keeper.settle()
    for _ in range(3):
        for pilot in pilots:
            await pilot.pause()


async def go(pilot: Herna, table: str, how: Any = "seat") -> PlayScreen:
    """Go to a table and give its screen."""
    app = pilot.app
    assert isinstance(app, HernaApp)
    app.call_later(partial(open_room, app, table, how))
    for _ in range(_TRIES):
        await pilot.pause()
        if isinstance(app.screen, PlayScreen) and app.screen.is_mounted:
            break
        await asyncio.sleep(0.005)
    await settle(pilot)
    assert isinstance(app.screen, PlayScreen)
    return app.screen


async def press(pilot: Herna, *keys: str) -> None:
    """Press keys, each when the one before has been heard."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
    await settle(pilot)


async def at_home(pilot: Herna, deed: Callable[..., object], *more: object) -> None:
    """Do something in the context of a visitor's own app."""
    pilot.app.call_later(deed, *more)
    await settle(pilot)


async def write(pilot: Herna, line: str) -> None:
    """Write on the command line and send it."""
    names = {" ": "space", "-": "minus", ".": "full_stop"}
    await press(pilot, "colon")
    await pilot.press(*(names.get(sign, sign) for sign in line))
    await press(pilot, "enter")


def text(pilot: Herna) -> str:
    """Give what stands on the screen."""
    return picture(pilot.app)
