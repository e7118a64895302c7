"""The game screen under test: tables opened by the app, and waiting for the bots at them."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from textual.pilot import Pilot

from core.table import Sitter
from tests.tui.screens.conftest import settle
from tui.screens.play import PlayScreen
from tui.start import NewTable

Herna = Pilot[int]
_TRIES = 600


def at_table(*sitters: str, seed: int = 5, game: str = "struggle", **options: str) -> Any:
    """Say how the app starts: at a new table; `Tom=random` is a bot."""
    seats = tuple(Sitter(name, level or None) for name, _, level in map(_parts, sitters))
    return {"action": "new", "new": NewTable(game, seats, options, None, seed)}


def _parts(sitter: str) -> tuple[str, str, str]:
    return sitter.partition("=")


def play_screen(pilot: Herna) -> PlayScreen:
    """Give the game screen, whatever lies over it."""
    found = [each for each in pilot.app.screen_stack if isinstance(each, PlayScreen)]
    return found[-1]


async def press(pilot: Herna, *keys: str) -> None:
    """Press keys, each when the one before has been heard."""
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


async def write(pilot: Herna, text: str) -> None:
    """Write on the command line and send it."""
    names = {" ": "space", "-": "minus", "/": "slash", ".": "full_stop"}
    await press(pilot, "colon")
    await pilot.press(*(names.get(sign, sign) for sign in text))
    await press(pilot, "enter")


async def my_turn(pilot: Herna) -> bool:
    """Wait until a person must decide, or the game is over; tell which."""
    screen = play_screen(pilot)
    for _ in range(_TRIES):
        await settle(pilot)
        if screen.kept.table.ended:
            return False
        if screen.kept.table.match.to_move in screen.kept.table.humans:
            return True
        await asyncio.sleep(0.01)
    raise AssertionError("the bots do not come to an end")


def journal(pilot: Herna) -> list[str]:
    """List the kinds of the steps played so far."""
    return [cast(str, step.action.kind) for step in play_screen(pilot).kept.table.match.journal]


async def end_turn(pilot: Herna) -> None:
    """End the swaps, if they are not over, and the turn, whatever is asked."""
    screen = play_screen(pilot)
    turns = screen.kept.table.match.state.turns
    for _ in range(4):
        await press(pilot, "e", "enter")
        if "Enter again" in screen.desk.message:
            await press(pilot, "enter")
        if screen.kept.table.match.state.turns != turns:
            return
    raise AssertionError("the turn does not end")


async def bot_waits(pilot: Herna) -> None:
    """Wait until a bot waits for a key."""
    for _ in range(_TRIES):
        await settle(pilot)
        if play_screen(pilot).bots.waiting:
            await settle(pilot)
            return
        await asyncio.sleep(0.01)
    raise AssertionError("no bot waits")
