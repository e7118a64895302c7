"""The bots of a server: a few processes that all tables ask."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tui.play.thinker import Thinker

if TYPE_CHECKING:
    from core.table import Question


class Pool:
    """Gives each question to a process that thinks of nothing else; the others wait in line."""

    def __init__(self, processes: int) -> None:
        self._thinkers = [Thinker() for _ in range(processes)]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in reversed(self._thinkers):
            self._free.put_nowait(thinker)

    async def answer(self, question: Question) -> Any:
        """Give the action a bot chooses. Raises ThinkingFailed."""
        thinker = await self._free.get()
        try:
            return await thinker.answer(question)
        finally:
            self._free.put_nowait(thinker)

    async def warm_up(self) -> None:
        """Start the first process before it is needed."""
        await self._thinkers[0].warm_up()

    def close(self) -> None:
        """End all processes."""
        for thinker in self._thinkers:
            thinker.close()
