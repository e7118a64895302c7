"""One visit: a visitor's app from its start to its end, however that comes."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from textwrap import wrap
from typing import Any, Literal

from asyncssh import SSHServerChannel
from textual.app import App

from tui import crash
from tui.app import HernaApp
from tui.hall.visitor import Visitor
from tui.ssh.driver import SshDriver
from tui.ssh.identity import folder_name
from tui.ssh.idle import Idle
from tui.ssh.outlet import ChannelOutlet
from tui.ssh.sentences import Turned, input_ended
from tui.ssh.shared import Shared
from tui.start import Start
from tui.widgets.lines import clean
from tui.words import Words

LOG = logging.getLogger("herna.server")
START_SECONDS = 5.0
"""So long an app that starts may keep others from starting."""
LEAVE_SECONDS = 3.0
"""So long an app may take to end by itself."""

Reason = Literal["left", "end of input", "lost", "idle", "stopped", "fault"]


class Visit:
    """One visitor at one terminal."""

    def __init__(
        self,
        shared: Shared,
        visitor: Visitor,
        channel: SSHServerChannel[bytes],
        environment: Mapping[str, str],
        size: tuple[int, int],
        table: str,
    ) -> None:
        """Count nothing yet: that is for `begin`."""
        self._shared = shared
        self.visitor = visitor
        self._channel = channel
        self._environment = environment
        self.size = size
        self._table = table
        self.address = str(channel.get_extra_info("peername")[0])
        self._outlet = ChannelOutlet(channel)
        self._shown = asyncio.Event()
        """Set when the first frame has gone out."""
        self.app: HernaApp | None = None
        self._driver: SshDriver | None = None
        self._running: asyncio.Task[int | None] | None = None
        self._reason: Reason | None = None
        self._words = shared.words
        self._last_words = ""
        self.received = 0
        """Bytes from the visitor."""
        self._patience: asyncio.TimerHandle | None = None
        """Ends an app that does not end by itself."""
        self._idle: Idle | None = None
        self._begun = time.monotonic()
        self._queued = False
        """Whether the task waits for its turn to start an app; it may be cancelled only then."""
        self.done: asyncio.Task[None] | None = None

    def begin(self, words: Words, ended: Callable[[], None]) -> Turned | None:
        """Let the visitor in, or say why not; `ended` is called at the end, however that comes.

        Everything that is counted for the visit is given back by the end of its task, also if the
        task never comes to run.
        """
        shared = self._shared
        refused = "closing" if shared.closing else shared.admission.enter(self.visitor.key)
        if refused is not None:
            return refused
        with ExitStack() as held:
            held.callback(shared.tidying.visit_ended)
            held.callback(ended)
            held.callback(shared.admission.leave, self.visitor.key)
            held.callback(shared.hall.come(self.visitor))
            shared.visits.add(self)
            held.callback(shared.visits.discard, self)
            self._words = words
            self._note_coming()
            self.done = asyncio.get_running_loop().create_task(self._run())
            give_back = held.pop_all()
        self.done.add_done_callback(lambda _: give_back.close())
        return None

    def feed(self, data: bytes) -> None:
        """Take what the visitor's terminal sends; before the app listens it is not for it."""
        self.received += len(data)
        if self._driver is not None:
            self._driver.feed(data)

    def resize(self, size: tuple[int, int]) -> None:
        """Take a new size of the terminal."""
        self.size = size
        if self._driver is not None:
            self._driver.resize(size)

    @property
    def acted(self) -> float:
        """When the visitor last did something, in the time of the event loop."""
        return self._driver.acted if self._driver is not None else 0.0

    def leave(self, reason: Reason, last_words: str = "") -> None:
        """End the visit in order; the first reason counts."""
        if self._reason is not None:
            return
        self._reason = reason
        self._last_words = last_words
        if self.app is not None and self._running is not None:
            self.app.call_later(self.app.action_leave)
            loop = asyncio.get_running_loop()
            self._patience = loop.call_later(LEAVE_SECONDS, self._running.cancel)
            return
        if not last_words and reason == "end of input":
            self._last_words = input_ended(self._words)
        if self._queued and self.done is not None:
            self.done.cancel()

    def stop(self) -> None:
        """The server ends: say so and go."""
        words = self.app.house.words if self.app is not None else self._words
        if self.visitor.guest:
            said = words.t("The server is shutting down.")
        else:
            said = words.t("The server is shutting down. You keep your seats.")
        self.leave("stopped", said)

    def _was_idle(self, last_words: str) -> None:
        self.leave("idle", last_words)

    async def _run(self) -> None:
        status = 1
        try:
            # Who has left before the task came to run must not start an app.
            if self._reason is None:
                status = await self._play()
        except asyncio.CancelledError:
            pass
        except Exception as error:
            self._last_words = self._tell_fault(error)
        finally:
            await self._end(status)

    async def _play(self) -> int:
        shared = self._shared
        self._queued = True
        async with shared.starts:
            self._queued = False
            app = self.app = self._make_app()
            self._running = asyncio.get_running_loop().create_task(
                app.run_async(mouse=app.house.look.mouse, size=self.size)
            )
            shown = asyncio.ensure_future(self._shown.wait())
            await asyncio.wait(
                {self._running, shown}, timeout=START_SECONDS, return_when="FIRST_COMPLETED"
            )
            shown.cancel()
        if self._driver is not None:
            self._idle = Idle(shared.patience, app, self._driver, self._was_idle)
        status = await self._running
        if self._reason is None:
            self._reason = "fault" if app.return_code else "left"
        return status or app.return_code or 0

    def _make_app(self) -> HernaApp:
        shared = self._shared
        start = Start(
            data=shared.visitors / folder_name(self.visitor),
            action="join" if self._table else "home",
            table=self._table,
            door=shared.door(str(self._channel.get_extra_info("sockname")[0])),
        )
        return HernaApp(
            start,
            self._environment,
            visitor=self.visitor,
            hall=shared.hall,
            bots=shared.bots,
            driver_class=self._make_driver,
        )

    def _make_driver(
        self, app: App[Any], *, debug: bool, mouse: bool, size: tuple[int, int] | None
    ) -> SshDriver:
        self._driver = SshDriver(
            app,
            outlet=self._outlet,
            inlet=self._channel,
            figures=self._shared.figures,
            shown=self._shown.set,
            debug=debug,
            mouse=mouse,
            size=self.size,
        )
        return self._driver

    def _tell_fault(self, error: BaseException) -> str:
        self._reason = "fault"
        words = self.app.house.words if self.app is not None else self._words
        # A fault outside the app: what it has open is the room's to save.
        return crash.sentence_for_visitor(words, crash.report(error), saved=None)

    async def _end(self, status: int) -> None:
        """Say the last words, hand back the terminal, and leave nothing behind."""
        app, self.app = self.app, None
        self._reason = self._reason or "lost"
        for timer in (self._patience, self._idle):
            if timer is not None:
                timer.cancel()
        said = [*(app.farewell.splitlines() if app is not None else ()), self._last_words]
        lines = [line for sentence in said for line in wrap(sentence, self.size[0])]
        text = "".join(f"{line}\r\n" for line in lines)
        self._outlet.write(text.encode("utf-8", "replace"))
        self._channel.exit(status)
        self._note()
        self._driver = self._running = self._idle = None
        if self.visitor.guest:
            folder = self._shared.visitors / folder_name(self.visitor)
            await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)

    def _note_coming(self) -> None:
        self._shared.figures.visits += 1
        LOG.info(
            "%s has come: %s from %s", clean(self.visitor.name), self.visitor.key, self.address
        )

    def _note(self) -> None:
        """Count the visit, and write its line."""
        figures = self._shared.figures
        figures.received += self.received
        figures.sent += self._outlet.sent
        figures.faults += self._reason == "fault"
        columns, rows = self.size
        LOG.info(
            "visit %s from %s, TERM=%s %dx%d, %.0f s, %d bytes in, %d out: %s",
            self.visitor.key,
            self.address,
            clean(self._environment.get("TERM", "")),
            columns,
            rows,
            time.monotonic() - self._begun,
            self.received,
            self._outlet.sent,
            self._reason,
        )
