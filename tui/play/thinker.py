"""Bots think in another process, so that the screen stays alive; one process a visitor."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
import time
from contextlib import redirect_stderr
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from core.table import Question

_PATIENCE = 1.0
"""Seconds that the end of the process is waited for."""


class ThinkingFailed(Exception):
    """A bot raised something; the text says what."""


class Thinker:
    """Answers questions one after the other. The process starts with the first one.

    If the process dies it is started once more; if no process can be had, the answer is found
    in a thread of this one.
    """

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._one_at_a_time = threading.Lock()
        self._closed = False

    async def answer(self, question: Question) -> Any:
        """Give the action a bot chooses. Raises ThinkingFailed."""
        return await asyncio.to_thread(self._ask, question)

    async def warm_up(self) -> None:
        """Start the process before it is needed, so that the first answer comes at once."""
        await asyncio.to_thread(self._start)

    def close(self) -> None:
        """End the process; it also ends by itself when this one dies.

        What is being thought about fails, and nothing is answered any more.
        """
        self._closed = True
        if self._process is not None:
            self._process.terminate()
            self._process.join(_PATIENCE)
        # Who waits for an answer hears the end of the process and hangs up himself: the line must
        # not be taken away under him.
        if self._one_at_a_time.acquire(blocking=False):
            self._hang_up()
            self._one_at_a_time.release()

    def _start(self) -> None:
        with self._one_at_a_time:
            if not self._closed:
                try:
                    self._connected()
                except OSError:
                    self._hang_up()

    def _ask(self, question: Question) -> Any:
        # Who asked may be cancelled meanwhile; the answer is waited for all the same, else the
        # next one would get it.
        with self._one_at_a_time:
            for _ in range(2):
                if self._closed:
                    raise ThinkingFailed("closed")
                try:
                    action, trouble = self._exchange(question)
                    break
                except (EOFError, OSError):
                    self._hang_up()
            else:
                action, trouble = _reply(question)
        if trouble:
            raise ThinkingFailed(trouble)
        return action

    def _exchange(self, question: Question) -> tuple[Any, str]:
        line = self._connected()
        line.send(question)
        action, trouble = line.recv()
        return action, trouble

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.terminate()
            self._process.join(_PATIENCE)
        self._process = self._line = None

    def _connected(self) -> Connection:
        if self._line is None:
            from multiprocessing import get_context

            context = get_context("spawn")
            line, far = context.Pipe()
            process = context.Process(target=_think, args=(far,), daemon=True)
            self._line = line
            # A full-screen app puts an object without a file in the place of stderr, and starting
            # a process hands the file of stderr on.
            with redirect_stderr(sys.__stderr__):
                process.start()
            far.close()
            self._process = process
        return self._line


def _think(line: Connection) -> None:
    """Answer until the other end is gone. Ctrl+C is for the app, which ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    import_module("core.bots.answering")
    try:
        while True:
            line.send(_reply(line.recv()))
    except (EOFError, OSError):
        return


def _reply(question: Question) -> tuple[Any, str]:
    """Give the action, or what went wrong."""
    try:
        from core.bots.answering import answer

        return answer(question, time.monotonic), ""
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"
