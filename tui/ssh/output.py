"""What goes out to one visitor: whole frames or none, by what his line can take."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

from tui.sgr import leaner
from tui.ssh.figures import Figures
from tui.ssh.outlet import Outlet
from tui.ssh.rows import Rows

FULL, DRAINED = 32 * 1024, 8 * 1024
"""Unacknowledged bytes above which frames are left out, and under which they go out again."""
MOST = 256 * 1024
"""Unacknowledged bytes at which nothing more is tried."""
LOOK_SECONDS = 0.03
"""How often a full line is looked at."""
DEAF_SECONDS = 30.0
"""So long may a full line take nothing."""
DOUBT_SECONDS = 0.25
"""When a key has no answer after so long, the app is asked whether it will have one at all."""

_CONTROL = re.compile(r"(?:\x07|\x1b\][^\x07\x1b]*\x07|\x1b\[[?<>=][0-9;$]*[A-Za-z])+")
"""Bell, copying, the shape of the pointer, modes: what belongs to no frame."""
_SYNCHRONISED = frozenset({"\x1b[?2026h", "\x1b[?2026l"})
"""What terminals that can show a frame at once are told before and after it."""


class Output:
    """Sends frames and everything else.

    While the line is full, whole frames are left out (half a frame would freeze some terminals);
    when it has drained, `redraw` is asked for a true one. What belongs to no frame is always sent.
    """

    def __init__(
        self,
        outlet: Outlet,
        figures: Figures,
        redraw: Callable[[], None],
        shown: Callable[[], None],
        when_done: Callable[[Callable[[], None]], None],
    ) -> None:
        """`shown` hears of each frame that goes out.

        `when_done` calls what it is given when the app has drawn all that keys had asked for.
        """
        self._outlet = outlet
        self._figures = figures
        self._redraw = redraw
        self._shown = shown
        self._when_done = when_done
        self._loop = asyncio.get_running_loop()
        self._rows = Rows()
        self._pending: list[str] = []
        self._soon: asyncio.Handle | None = None
        self._look: asyncio.Handle | None = None
        """Set while frames are left out."""
        self._backlog, self._moved = 0, 0.0
        self._asked: float | None = None
        """When the oldest key without an answer came."""
        self._doubt: asyncio.TimerHandle | None = None
        self._closed = False

    def write(self, text: str) -> None:
        """Take a part of a frame or something else; it goes out soon, also without `flush`."""
        if self._closed:
            return
        self._pending.append(text)
        if self._soon is None:
            self._soon = self._loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what was written since the last time; a frame ends here."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        parts, self._pending = self._pending, []
        if not parts:
            return
        backlog = self._outlet.backlog
        data = "".join(self._sendable(parts, full=self._is_full(backlog)))
        if not data:
            return
        if backlog > MOST:
            self._outlet.give_up()
            return
        self._outlet.write(data.encode("utf-8", "replace"))

    def asked(self, came: float) -> None:
        """A key has come at a time of the event loop: the next frame is the answer, however late.

        Unless the app has nothing to show for it; else what others do later would count.
        """
        if self._asked is None and not self._closed:
            self._asked = came
            self._doubt = self._loop.call_later(DOUBT_SECONDS, self._ask_app)

    def forget(self) -> None:
        """The terminal may show anything now: the next frame is sent whole."""
        self._rows.forget()

    def close(self) -> None:
        """Send what is left; nothing goes out any more."""
        self.flush()
        self._closed = True
        for timer in (self._look, self._doubt):
            if timer is not None:
                timer.cancel()
        self._look = self._doubt = None

    def _is_full(self, backlog: int) -> bool:
        if self._look is None and backlog > FULL:
            self._backlog, self._moved = backlog, self._loop.time()
            self._look = self._loop.call_later(LOOK_SECONDS, self._look_again)
        return self._look is not None

    def _sendable(self, parts: list[str], full: bool) -> list[str]:
        """Give what is to be sent of what was written, in its order."""
        frame = [part for part in parts if part in _SYNCHRONISED or not _CONTROL.fullmatch(part)]
        if not frame:
            return parts
        if full:
            self._figures.dropped += 1
            changed = {}
        else:
            changed = {part: self._rows.changed(part) for part in frame if not _mark(part)}
        if any(changed.values()):
            self._answer()
            return [leaner(changed.get(part, part)) for part in parts]
        return [part for part in parts if part not in frame]

    def _answer(self) -> None:
        self._shown()
        if self._asked is not None:
            self._figures.answered(self._loop.time() - self._asked)
            self._forget_key()

    def _ask_app(self) -> None:
        asked = self._asked

        def done() -> None:
            # While the line is full, the answer waits here.
            if self._asked == asked and self._look is None:
                self._forget_key()

        self._when_done(done)

    def _forget_key(self) -> None:
        self._asked = None
        if self._doubt is not None:
            self._doubt.cancel()
            self._doubt = None

    def _look_again(self) -> None:
        backlog, now = self._outlet.backlog, self._loop.time()
        if backlog < self._backlog:
            self._moved = now
        self._backlog = backlog
        if backlog < DRAINED:
            self._look = None
            self._redraw()
        elif now - self._moved > DEAF_SECONDS:
            self._outlet.give_up()
        else:
            self._look = self._loop.call_later(LOOK_SECONDS, self._look_again)


def _mark(part: str) -> bool:
    return part in _SYNCHRONISED
