"""Lets the bots of a table move: one question at a time, at the speed the players like."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import Any, Literal

from core.match import IllegalAction, NotYourTurn, StaleStep
from core.table import Question, Table

Speed = Literal["instant", "pause", "key"]
PAUSE_SECONDS = 0.6


class BotSeats:
    """Answers for the seats that bots have, until it is closed.

    `answer` finds the action (in another process), `clock` tells the time. With speed `key` each
    step of a bot waits for `go_on`, and `waits` hears when one begins to. `failed` hears what a bot
    raised; the game stands still then until the table changes. The bots are asked in a copy of
    `context`, if there is one, else of that of whoever wakes them.
    """

    def __init__(
        self,
        table: Table,
        answer: Callable[[Question], Awaitable[Any]],
        clock: Callable[[], float],
        speed: Callable[[], Speed],
        failed: Callable[[BaseException], None],
        waits: Callable[[], None] = lambda: None,
        context: Context | None = None,
    ) -> None:
        self._table = table
        self._answer = answer
        self._clock = clock
        self._speed = speed
        self._failed = failed
        self._waits = waits
        self._context = context
        self._task: asyncio.Task[None] | None = None
        self._go = asyncio.Event()
        self._asked: tuple[int | None, int] | None = None
        """The seat and the decision that is being thought about."""
        self.waiting = False
        """A bot has chosen and waits for a key."""

    def wake(self) -> None:
        """The table has changed: ask the bot to move, if one is to move and none is asked."""
        if self.waiting and self._asked != (self._table.question_seat(), self._table.match.step):
            self.go_on()
        if self._table.question_seat() is None:
            return
        if self._task is None or self._task.done():
            context = None if self._context is None else self._context.copy()
            self._task = asyncio.get_running_loop().create_task(self._play(), context=context)
            self._task.add_done_callback(self._ended)

    def go_on(self) -> bool:
        """Let a waiting bot do its step; False when none waits."""
        if not self.waiting:
            return False
        self.waiting = False
        self._go.set()
        return True

    def close(self) -> None:
        """Stop; a bot that is thinking is not heard any more."""
        if self._task is not None:
            self._task.cancel()

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failed(error)

    async def _play(self) -> None:
        while (question := self._table.question()) is not None:
            self._asked = (question.seat, question.step)
            single = len(question.legal) == 1
            action = question.legal[0] if single else await self._answer(question)
            if not single:
                await self._wait()
            try:
                self._table.play(question.seat, action, question.step, self._clock())
            except (StaleStep, NotYourTurn, IllegalAction):
                # The table moved on while the bot thought (an undo, a seat taken back).
                await asyncio.sleep(0)

    async def _wait(self) -> None:
        if self._speed() == "pause":
            await asyncio.sleep(PAUSE_SECONDS)
        elif self._speed() == "key":
            self._go.clear()
            self.waiting = True
            self._waits()
            try:
                await self._go.wait()
            finally:
                self.waiting = False
        else:
            await asyncio.sleep(0)
