"""What comes in from one visitor: keys, clicks, pastes; slowly enough for his app to follow."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from textual import events
from textual.message import Message
from textual.messages import TerminalSupportsSynchronizedOutput

from tui.ssh.allowance import Allowance
from tui.ssh.arrivals import arrived
from tui.textual_compat import Keyboard

PIECE = 4096
"""Bytes that are parsed in one go."""
TURN = 4
"""Messages that are passed on in one go: an app does not let others in between."""
AGAIN_SECONDS = 0.02
"""After so long come the next. Nobody types faster."""
AT_ONCE, A_SECOND = 200, 40
"""Messages that may come one after another, and how many in a second after that: held keys repeat
thirty times a second, and each takes the processor for some ms."""
_ESCAPE_MARGIN = 0.005

_HEARD = (
    events.Key,
    events.Paste,
    events.MouseEvent,
    events.AppFocus,
    events.AppBlur,
    TerminalSupportsSynchronizedOutput,
)
"""Nothing else: a terminal may not tell its size in its own words, the channel does."""


class Inlet(Protocol):
    """Where bytes come from."""

    def pause_reading(self) -> None:
        """Let what comes wait."""

    def resume_reading(self) -> None:
        """Go on."""


class Reading:
    """Reads for one app. `crowded` tells whether it has not come to what it was told before."""

    def __init__(
        self,
        inlet: Inlet,
        pass_on: Callable[[Message, float], None],
        crowded: Callable[[], bool],
    ) -> None:
        """`pass_on` gets each message, and when it came, in the time of the event loop."""
        self._inlet = inlet
        self._pass_on = pass_on
        self._crowded = crowded
        self._loop = asyncio.get_running_loop()
        self._keyboard = Keyboard()
        self._bytes = bytearray()
        self._came = 0.0
        """When the oldest of these bytes came."""
        self._messages: deque[tuple[Message, float]] = deque()
        self._escape: asyncio.TimerHandle | None = None
        self._again: asyncio.TimerHandle | None = None
        self._pace = Allowance(AT_ONCE, A_SECOND, self._loop.time)
        self._paused = False
        self._closed = False

    def feed(self, data: bytes) -> None:
        """Read bytes, at once if the app follows."""
        if self._closed:
            return
        if not self._bytes:
            self._came = arrived()
        self._bytes += data
        if self._again is None:
            self._read()

    def stop(self) -> None:
        """Hear nothing any more. May be called twice."""
        self._closed = True
        self._bytes.clear()
        self._messages.clear()
        for timer in (self._escape, self._again):
            if timer is not None:
                timer.cancel()

    def close(self) -> None:
        """Let go of the app."""
        self.stop()
        self._keyboard.close()

    def _read(self) -> None:
        """Pass on a few messages; while there are more, nothing new is taken from the line."""
        self._again = None
        while self._bytes and not self._messages:  # a paste has no end for a long time
            piece = bytes(self._bytes[:PIECE])
            del self._bytes[:PIECE]
            for message in self._heard(self._keyboard.read(piece)):
                self._queue(message)
        rest = 0.0
        if not self._crowded():
            turn = min(TURN, len(self._messages))
            rest = self._pace.spend(turn)
            for _ in range(turn):
                self._pass_on(*self._messages.popleft())
        if self._messages or self._bytes or rest:
            self._again = self._loop.call_later(max(AGAIN_SECONDS, rest), self._read)
            self._pause(True)
        else:
            self._arm()
            self._pause(False)

    def _queue(self, message: Message) -> None:
        """Let a message wait; of a mouse that moves on, only the last place counts."""
        moves = isinstance(message, events.MouseMove)
        if moves and self._messages and isinstance(self._messages[-1][0], events.MouseMove):
            self._messages.pop()
        self._messages.append((message, self._came))

    def _pause(self, pause: bool) -> None:
        if pause is not self._paused:
            self._paused = pause
            if pause:
                self._inlet.pause_reading()
            else:
                self._inlet.resume_reading()

    def _arm(self) -> None:
        """Tell a lone Esc when nothing has followed it for long enough."""
        if self._escape is not None:
            self._escape.cancel()
            self._escape = None
        if self._keyboard.waiting:
            delay = Keyboard.ESCAPE_SECONDS + _ESCAPE_MARGIN
            self._escape = self._loop.call_later(delay, self._tick)

    def _tick(self) -> None:
        self._escape = None
        for message in self._heard(self._keyboard.tick()):
            self._pass_on(message, self._loop.time())

    def _heard(self, messages: Iterable[Message]) -> Iterable[Message]:
        return (message for message in messages if isinstance(message, _HEARD))
