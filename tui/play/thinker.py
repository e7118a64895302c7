"""Bots think in other processes, so that the screen stays alive: a pool for all tables at hand."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from tui.play.worker import Worker

if TYPE_CHECKING:
    from core.bots.plans import Plans
    from core.bots.search import Arm
    from core.table import Question

_PATIENCE = 2.0
"""Seconds after which a bot that does not stop thinking is ended."""
_TOGETHER = ("expert",)
"""Levels that two processes think about, where there are two."""


class ThinkingFailed(Exception):
    """A bot raised something; the text says what."""


class Thinker:
    """Answers questions, `workers` of them at a time; the others wait their turn.

    A process starts when it is first needed. Who stops waiting stops the thinking.
    """

    def __init__(self, workers: int = 2) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._idle = list(self._workers)
        self._free = asyncio.Semaphore(workers)
        self._threads = ThreadPoolExecutor(workers + 1, "bots")
        self._plans: Plans | None = None
        self._closed = False

    async def answer(self, question: Question) -> Any:
        """Give the action a bot chooses. Raises ThinkingFailed."""
        planned = await self._here(self._planned, question)
        if planned is not None:
            return planned
        parts = min(len(self._workers), 2) if question.level in _TOGETHER else 1
        if parts == 1:
            found = [await self.ask("answering.consider", question, 0)]
        else:
            found = await self._together(question, parts)
        return await self._here(self._decided, question, found)

    async def warm_up(self) -> None:
        """Start a process before it is needed, so that the first answer comes at once."""
        if not self._closed and self._idle:
            await self._here(self._idle[-1].start)

    def close(self) -> None:
        """End the processes; they also end by themselves when this one dies.

        What is being thought about fails, and nothing is answered any more.
        """
        self._closed = True
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False)

    async def ask(self, task: str, *given: Any) -> Any:
        """Have a function of `core.bots` called in a process, see `Worker.ask`.

        Raises ThinkingFailed. Cancelling stops what it does.
        """
        if self._closed:
            raise ThinkingFailed("closed")
        await self._free.acquire()
        if self._closed:
            self._free.release()
            raise ThinkingFailed("closed")
        worker = self._idle.pop()
        worker.wanted = True
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._threads, worker.ask, task, *given)
        asked.add_done_callback(lambda _: self._give_back(worker))
        try:
            found, trouble = await asyncio.shield(asked)
        except asyncio.CancelledError:
            worker.stop()
            loop.call_later(_PATIENCE, _end_unless_done, worker, asked)
            raise
        if trouble:
            raise ThinkingFailed(trouble)
        return found

    async def _together(self, question: Question, parts: int) -> list[list[Arm]]:
        """Let several processes consider a question, each with its own luck."""
        tasks: list[asyncio.Task[list[Arm]]] = [
            asyncio.create_task(self.ask("answering.consider", question, part))
            for part in range(parts)
        ]
        try:
            return await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()

    def _give_back(self, worker: Worker) -> None:
        self._idle.append(worker)
        self._free.release()

    async def _here(self, function: Any, *given: Any) -> Any:
        """Call something short that needs the rules, in a thread: it may have to import them."""
        if self._closed:
            raise ThinkingFailed("closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, function, *given)

    def _planned(self, question: Question) -> Any | None:
        from core.bots.answering import planned
        from core.bots.plans import Plans

        if self._plans is None:
            self._plans = Plans()
        return planned(self._plans, question)

    def _decided(self, question: Question, found: list[list[Arm]]) -> Any:
        from core.bots.answering import decide, keep

        assert self._plans is not None
        steps = decide(question, found)
        keep(self._plans, question, steps)
        return steps[0]


def _end_unless_done(worker: Worker, asked: asyncio.Future[Any]) -> None:
    if not asked.done():
        worker.end()
