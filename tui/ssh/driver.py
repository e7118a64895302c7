"""A driver for Textual whose terminal is the channel of one visitor."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, Literal, TextIO

from textual import events
from textual.app import App
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message

from tui.ssh.figures import Figures
from tui.ssh.outlet import Outlet
from tui.ssh.output import Output
from tui.ssh.reading import Inlet, Reading
from tui.textual_compat import waiting_messages

RESIZE_SECONDS, RESIZE_AGAIN_SECONDS = 0.05, 0.25
"""So long a size must last before anything is drawn for it, and so long after the one before it."""
CROWDED = 32
"""So many messages may wait in an app before its visitor is no longer listened to."""

_CLEARED = "\x1b[m\x1b[2J\x1b[H"
"""GNU screen has no other screen unless it is told to: what is left there would stay."""
_OTHER_SCREEN_ON, _OTHER_SCREEN_OFF = "\x1b[?1049h", "\x1b[?1049l"
_MOUSE_ON = "\x1b[?1000h\x1b[?1003h\x1b[?1006h"
_MOUSE_OFF = "\x1b[?1006l\x1b[?1003l\x1b[?1000l"
_CURSOR_OFF, _CURSOR_ON = "\x1b[?25l", "\x1b[?25h"
_FOCUS_ON, _FOCUS_OFF = "\x1b[?1004h", "\x1b[?1004l"
_PASTE_ON, _PASTE_OFF = "\x1b[?2004h", "\x1b[?2004l"
_WRAP_OFF, _WRAP_ON = "\x1b[?7l", "\x1b[?7h"
_WHOLE_KEYS_ON, _WHOLE_KEYS_OFF = "\x1b[>25u", "\x1b[<u"
_ASK_SYNCHRONISED = "\x1b[?2026$p"

_ACTS = (events.Key, events.Paste, events.MouseDown, events.MouseScrollDown, events.MouseScrollUp)
"""What a visitor does himself; a mouse that lies there also moves."""


class SshDriver(Driver):
    """Draws into an `Outlet` and reads what `feed` is given; touches nothing of the process."""

    def __init__(
        self,
        app: App[Any],
        *,
        outlet: Outlet,
        inlet: Inlet,
        figures: Figures,
        shown: Callable[[], None],
        debug: bool,
        mouse: bool,
        size: tuple[int, int] | None,
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        # From Python 3.12 on each app of Textual makes all tasks of its loop eager, and asyncssh
        # loses connections by that.
        asyncio.get_running_loop().set_task_factory(None)
        self.app = app
        self.mouse = mouse
        self.size = size or (80, 24)
        self._output = Output(outlet, figures, self._redraw, shown, self._when_done)
        self._reading = Reading(inlet, self._hear, lambda: waiting_messages(app) > CROWDED)
        self._resize: asyncio.TimerHandle | None = None
        self._resized_at = 0.0
        self.acted = asyncio.get_running_loop().time()
        """When the visitor last did something, in the time of the event loop."""

    def feed(self, data: bytes) -> None:
        """Take bytes from the visitor."""
        self._reading.feed(data)

    def resize(self, size: tuple[int, int]) -> None:
        """The visitor's terminal has a new size; drawn when it has lasted a moment."""
        self.size = size
        if self._resize is not None:
            self._resize.cancel()
        loop = asyncio.get_running_loop()
        at = max(loop.time() + RESIZE_SECONDS, self._resized_at + RESIZE_AGAIN_SECONDS)
        self._resize = loop.call_at(at, self._resized)

    def write(self, data: str) -> None:
        """Take a part of a frame, or something else."""
        self._output.write(data)

    def flush(self) -> None:
        """End a frame."""
        self._output.flush()

    def send_message(self, message: Message) -> None:
        """Post a message to the app; everything happens in its own thread here."""
        self.app.post_message(message)

    def start_application_mode(self) -> None:
        """Take the terminal and say how large it is."""
        mouse = _MOUSE_ON if self.mouse else ""
        self.write(_OTHER_SCREEN_ON + mouse + _CURSOR_OFF + _FOCUS_ON)
        self.write(_WHOLE_KEYS_ON + _ASK_SYNCHRONISED + _PASTE_ON + _WRAP_OFF)
        self.flush()
        self._resized()

    def disable_input(self) -> None:
        """Hear nothing any more."""
        self._reading.stop()
        if self._resize is not None:
            self._resize.cancel()

    def stop_application_mode(self) -> None:
        """Give the terminal back as it was, in one go."""
        self.disable_input()
        self.write(_MOUSE_OFF + _PASTE_OFF + _WRAP_ON + _WHOLE_KEYS_OFF)
        self.write(_CLEARED + _OTHER_SCREEN_OFF + _CURSOR_ON + _FOCUS_OFF)
        self._output.close()

    def close(self) -> None:
        """Let go of the app."""
        self._reading.close()
        self._output.close()

    def resend_modes(self) -> None:
        """Tell the terminal again what the app needs of it, in case it was set anew."""
        self.write((_MOUSE_ON if self.mouse else "") + _PASTE_ON + _WRAP_OFF + _FOCUS_ON)
        self._output.forget()
        self.flush()

    def switch_mouse(self, on: bool) -> None:
        """Hear the mouse or leave it to the terminal."""
        if on is not self.mouse:
            self.mouse = on
            self.write(_MOUSE_ON if on else _MOUSE_OFF)
            self.flush()

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Open nothing: a browser would open on the server."""

    def deliver_binary(
        self,
        binary: BinaryIO | TextIO,
        *,
        delivery_key: str,
        save_path: Path,
        open_method: Literal["browser", "download"] = "download",
        encoding: str | None = None,
        mime_type: str | None = None,
        name: str | None = None,
    ) -> None:
        """Write nothing: the file would be the server's."""
        binary.close()

    def _hear(self, message: Message, came: float) -> None:
        if isinstance(message, _ACTS):
            self.acted = asyncio.get_running_loop().time()
            self._output.asked(came)
        self.process_message(message)

    def _when_done(self, call: Callable[[], None]) -> None:
        """Call something when the app has done and drawn all that it has been told so far."""

        def ask_screen() -> None:
            if self.app.screen_stack:
                self.app.screen.call_after_refresh(call)

        self.app.call_later(ask_screen)

    def _resized(self) -> None:
        self._resized_at = asyncio.get_running_loop().time()
        self._output.forget()
        size = Size(*self.size)
        self.app.post_message(events.Resize(size, size))

    def _redraw(self) -> None:
        self.app.call_later(self.app.refresh)
