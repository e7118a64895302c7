"""A process in which a bot thinks, and the line to it.

The far end answers requests one after the other. It looks for a word to stop whenever the bot
reads its clock, so a bot that searches stops at once, and one that does not is ended.
"""

from __future__ import annotations

import signal
import sys
import threading
import time
from contextlib import redirect_stderr, suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_PATIENCE = 1.0
"""Seconds that the end of the process is waited for."""


class Stopped(Exception):
    """Nobody waits any more for what is being thought about."""


class Worker:
    """A process that starts with the first request, and again if it has died.

    `ask` is for one thread at a time, the rest for any. If no process can be had, the request is
    carried out in this one.
    """

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._number = 0
        self._sending = threading.Lock()
        self._ending = threading.Lock()
        self.wanted = True
        """Whether somebody waits for the answer; to be set before each `ask`."""
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process if it does not run."""
        if not self._closed:
            try:
                self._connected()
            except OSError:
                self._hang_up()

    def ask(self, task: str, *given: Any) -> tuple[Any, str]:
        """Give what a function of `core.bots` gives, or what went wrong.

        It is named `module.function` and is also told the clock, last of all.
        """
        for _ in range(2):
            if self._closed:
                return None, "closed"
            try:
                return self._exchange(task, given)
            except (EOFError, OSError):
                self._hang_up()
                if not self.wanted:
                    break
        return _reply(task, given, time.monotonic) if self.wanted else (None, "stopped")

    def stop(self) -> None:
        """Tell the process that nobody waits for the answer any more."""
        with self._sending:
            self.wanted = False
            if self._line is not None:
                with suppress(OSError, ValueError):
                    self._line.send(self._number)

    def end(self) -> None:
        """End the process; a request that runs is given up, the next one starts another."""
        self.wanted = False
        if self._process is not None:
            self._process.terminate()

    def close(self) -> None:
        """End the process for good."""
        self._closed = True
        self._end_and_wait(self._process)

    def _exchange(self, task: str, given: tuple[Any, ...]) -> tuple[Any, str]:
        line = self._connected()
        with self._sending:
            if not self.wanted:
                return None, "stopped"
            self._number += 1
            line.send((self._number, task, given))
        found, trouble = line.recv()
        return found, trouble

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
        self._end_and_wait(self._process)
        self._process = self._line = None

    def _end_and_wait(self, process: BaseProcess | None) -> None:
        # Of two threads that wait for one process, one may believe that it still runs.
        with self._ending:
            if process is not None:
                process.terminate()
                process.join(_PATIENCE)

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
            asked = line.recv()
            if isinstance(asked, tuple):
                number, task, given = asked
                line.send(_reply(task, given, _Listening(line, number)))
    except (EOFError, OSError):
        return


class _Listening:
    """A clock that hears when it is to stop."""

    def __init__(self, line: Connection, number: int) -> None:
        self._line = line
        self._number = number

    def __call__(self) -> float:
        """Give the time. Raises Stopped."""
        while self._line.poll():
            if self._line.recv() == self._number:
                raise Stopped
        return time.monotonic()


def _reply(task: str, given: tuple[Any, ...], clock: Any) -> tuple[Any, str]:
    """Give what a function gives, or what went wrong."""
    try:
        module, _, function = task.partition(".")
        return getattr(import_module(f"core.bots.{module}"), function)(*given, clock), ""
    except Stopped:
        return None, "stopped"
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"
