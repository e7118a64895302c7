"""Bots think in another process, so that the screen stays alive; one process a visitor."""

from __future__ import annotations

import asyncio
import sys
import threading
from contextlib import redirect_stderr
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from core.table import Question


class ThinkingFailed(Exception):
    """A bot raised something; the text says what."""


class Thinker:
    """Answers questions one after the other. The process starts with the first one."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._one_at_a_time = threading.Lock()

    async def answer(self, question: Question) -> Any:
        """Give the action a bot chooses. Raises ThinkingFailed."""
        return await asyncio.to_thread(self._ask, question)

    def close(self) -> None:
        """End the process; it also ends by itself when this one dies."""
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.terminate()
        self._process = self._line = None

    def _ask(self, question: Question) -> Any:
        # Who asked may be cancelled meanwhile; the answer is waited for all the same, else the
        # next one would get it.
        with self._one_at_a_time:
            try:
                action, trouble = self._exchange(question)
            except (EOFError, OSError):
                # The process was killed from outside; a new one knows all it needs.
                self.close()
                action, trouble = self._exchange(question)
        if trouble:
            raise ThinkingFailed(trouble)
        return action

    def _exchange(self, question: Question) -> tuple[Any, str]:
        line = self._connected()
        line.send(question)
        action, trouble = line.recv()
        return action, trouble

    def _connected(self) -> Connection:
        if self._line is None:
            from multiprocessing import get_context

            context = get_context("spawn")
            line, far = context.Pipe()
            process = context.Process(target=_think, args=(far,), daemon=True)
            # A full-screen app puts an object without a file in the place of stderr, and starting
            # a process hands the file of stderr on.
            with redirect_stderr(sys.__stderr__):
                process.start()
            far.close()
            self._process, self._line = process, line
        return self._line


def _think(line: Connection) -> None:
    """Answer until the other end is gone."""
    from core.bots.levels import create as create_bot
    from core.games import create as create_game

    while True:
        try:
            question: Question = line.recv()
        except (EOFError, OSError):
            return
        try:
            bot = create_bot(question.level)
            game = create_game(question.game, question.components)
            action = bot.choose(
                game,
                question.view,
                question.seat,
                question.memory,
                question.legal,
                question.seed,
            )
            reply: tuple[Any, str] = (action, "")
        except Exception as error:
            reply = (None, f"{type(error).__name__}: {error}")
        line.send(reply)
