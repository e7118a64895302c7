"""Keeps a table saved while it is played: after each change, off the event loop, in order.

A write that fails is told in one sentence and tried again; play goes on. Two changes that come
while a write runs are saved together by the next one.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context
from typing import Generic, TypeVar

from saves.errors import Failed, SaveError

D = TypeVar("D")

RETRY_SECONDS = 10.0


class Keeper(Generic[D]):
    """Saves documents of a table, newest last.

    `snapshot` makes the document (quick, on the event loop), `write` puts it on the disk (slow,
    in a thread), `told` hears a SaveError or, when saving works again, None. `settled` hears up to
    which mark everything is on the disk, or has failed to get there. The work is done in a copy of
    `context`, if there is one, else of that of whoever marks first.
    """

    def __init__(
        self,
        snapshot: Callable[[], D],
        write: Callable[[D], None],
        told: Callable[[SaveError | None], None],
        settled: Callable[[int], None] = lambda _: None,
        context: Context | None = None,
    ) -> None:
        self._snapshot = snapshot
        self._write = write
        self._told = told
        self._settled = settled
        self._context = context
        self._marks = 0
        self._dirty = False
        self.error: SaveError | None = None
        """What went wrong with the last write; None when it went well."""
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._one_writer = threading.Lock()
        self._made = 0
        self._written = 0
        self._tries = 0
        self._hurry = asyncio.Event()
        """Set where nobody wants to wait for the next try."""

    @property
    def idle(self) -> bool:
        """Whether everything is on the disk."""
        return not (self._dirty or self._under_way)

    @property
    def _under_way(self) -> bool:
        return self._task is not None and not self._task.done()

    def mark(self) -> int:
        """The table has changed; save it soon. Gives the number of the change, from 1."""
        self._dirty = True
        self._marks += 1
        self._start()
        return self._marks

    def _start(self) -> None:
        if not (self._closed or self._under_way):
            loop = asyncio.get_running_loop()
            context = None if self._context is None else self._context.copy()
            self._task = loop.create_task(self._work(), context=context)

    async def settle(self) -> None:
        """Wait until everything marked so far is on the disk, or has failed."""
        while self._task is not None and not self._task.done() and self.error is None:
            await asyncio.sleep(0.005)

    async def save(self) -> SaveError | None:
        """Try now, and wait for what comes of it: None when everything is on the disk."""
        while not (self.idle or self._closed):
            tries = self._tries
            self._start()
            self._hurry.set()
            while self._tries == tries and not self.idle:
                await asyncio.sleep(0.005)
            if self.error is not None:
                return self.error
        return None

    def flush(self) -> SaveError | None:
        """Save the present state before anything else happens; give what went wrong, if anything.

        The keeper goes on, and tries again what failed.
        """
        # A write that is under way may not have begun: its thread may still wait for its turn.
        if self.idle:
            return None
        try:
            self._put(*self._next())
        except Exception as error:
            self.error, self._dirty = _typed(error), True
            self._start()
            return self.error
        failed, self.error, self._dirty = self.error, None, False
        if not self._closed:
            self._settled(self._marks)
            if failed is not None:
                self._told(None)
        return None

    def close(self) -> SaveError | None:
        """Save the last state at once and stop; give what went wrong, if anything."""
        self._closed = True
        error = self.flush()
        if self._task is not None:
            self._task.cancel()
        return error

    def _next(self) -> tuple[int, D]:
        """Make the document of this moment, and number it."""
        self._made += 1
        return self._made, self._snapshot()

    def _put(self, number: int, document: D) -> None:
        """Write a document, unless a later one was faster."""
        with self._one_writer:
            if number > self._written:
                self._write(document)
                self._written = number

    async def _work(self) -> None:
        while self._dirty:
            self._dirty = False
            marks = self._marks
            number = self._made + 1
            try:
                await asyncio.shield(asyncio.to_thread(self._put, *self._next()))
            except asyncio.CancelledError:
                self._dirty = True
                raise
            except Exception as error:
                # Meanwhile `flush` may have written a later state.
                if number > self._written:
                    await self._failed(_typed(error))
                    continue
            failed, self.error = self.error, None
            self._tries += 1
            self._settled(marks)
            if failed is not None:
                self._told(None)

    async def _failed(self, error: SaveError) -> None:
        """Tell what went wrong, and wait for the next try."""
        self.error, self._dirty = error, True
        self._tries += 1
        self._hurry.clear()
        self._settled(self._marks)
        self._told(error)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), RETRY_SECONDS)


def _typed(error: Exception) -> SaveError:
    """Give what failed as a trouble with saving: a fault of ours loses a game no less."""
    if isinstance(error, SaveError):
        return error
    failed = Failed(type(error).__name__)
    failed.__cause__ = error
    return failed
