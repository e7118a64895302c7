"""Bots think in another process, so that the screen stays alive; one process a visitor."""

from __future__ import annotations

import asyncio
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from core.table import Question


class Thinker:
    """Answers questions one after the other. The process starts with the first one."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._one_at_a_time = asyncio.Lock()

    async def answer(self, question: Question) -> Any:
        """Give the action a bot chooses. Raises what the bot raised, as RuntimeError."""
        async with self._one_at_a_time:
            # A cancelled question is still answered, else the next one would get its answer.
            return await asyncio.shield(asyncio.to_thread(self._ask, question))

    def close(self) -> None:
        """End the process; it also ends by itself when this one dies."""
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.terminate()
        self._process = self._line = None

    def _ask(self, question: Question) -> Any:
        line = self._connected()
        try:
            line.send(question)
            action, trouble = line.recv()
        except (EOFError, OSError):
            # The process was killed from outside; a new one knows all it needs.
            self.close()
            line = self._connected()
            line.send(question)
            action, trouble = line.recv()
        if trouble:
            raise RuntimeError(trouble)
        return action

    def _connected(self) -> Connection:
        if self._line is None:
            context = get_context("spawn")
            self._line, far = context.Pipe()
            self._process = context.Process(target=_think, args=(far,), daemon=True)
            self._process.start()
            far.close()
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
