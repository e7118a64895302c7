"""Visitors, tables and bots for a hall without any screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from core.table import Question, Sitter
from tui.hall.cards import SharedTable
from tui.hall.hall import Hall
from tui.hall.visitor import Visitor
from tui.start import NewTable

NOON = 1_790_000_000.0

EVA = Visitor("SHA256:eva", "Eva")
TOM = Visitor("SHA256:tom", "Tom")
ADA = Visitor("SHA256:ada", "Ada")
GUEST = Visitor("guest:1", "Max", guest=True)


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


async def first_choice(question: Question) -> Any:
    """Answer as the simplest bot of all."""
    await asyncio.sleep(0)
    return question.legal[0]


def shared(*seats: str, game: str = "struggle", seed: int = 5, **more: Any) -> SharedTable:
    """Say which table is wanted: `me`, `open`, or the level of a bot for each seat."""
    sitters = tuple(
        Sitter("" if each in ("me", "open") else f"Bot {number}", _level(each))
        for number, each in enumerate(seats)
    )
    return SharedTable(NewTable(game, sitters, {}, None, seed), seats.index("me"), **more)


def _level(seat: str) -> str | None:
    return None if seat in ("me", "open") else seat


@asynccontextmanager
async def hall_in(
    folder: Path, clock: Clock | None = None, ticks: Clock | None = None, **more: Any
) -> AsyncIterator[Hall]:
    """Open a hall in a folder; `ticks` is the clock by which limits go."""
    hall = Hall(folder, clock or Clock(), first_choice, ticks or Clock(), **more)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.close()


async def quiet(seconds: float = 0.0) -> None:
    """Let everything that was begun come to its end."""
    for _ in range(20):
        await asyncio.sleep(seconds or 0.002)
