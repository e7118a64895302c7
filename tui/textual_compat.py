"""The only place that touches private names of Textual (pinned, so that they stay true).

What Textual 8 does not offer by itself: a terminal driver that ends when its input ends, never
stumbles over broken input and cleans up behind itself; colours reduced for one app instead of the
process; a visible terminal cursor; the mouse switched at any time; updates that send only the
cells that changed.
"""

from __future__ import annotations

import asyncio
import os
import selectors
import signal
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Protocol, cast

from rich.color import Color, ColorSystem
from rich.console import Console
from rich.control import Control
from rich.segment import Segment
from rich.style import Style
from textual import _compositor
from textual._compositor import ChopsUpdate
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.color import Color as Background
from textual.driver import Driver
from textual.filter import LineFilter
from textual.message import Message

from tui.sgr import leaner
from tui.terminal import Depth

if sys.platform != "win32":
    from textual.drivers.linux_driver import LinuxDriver

_SHOW_CURSOR, _HIDE_CURSOR = "\x1b[?25h", "\x1b[?25l"
_MOUSE_PIXELS_OFF = "\x1b[?1016l"
_FOCUS_EVENTS_ON = "\x1b[?1004h"
_POLL_SECONDS = 0.1
"""How often the input thread looks whether the app has ended."""
_ESCAPE_POLL_SECONDS = 0.01
"""The same while an Esc waits to be told from the start of a longer key sequence."""


class InputEnded(Message):
    """The terminal is gone: nothing more can be typed. The app should save and exit."""


if sys.platform != "win32":

    class HernaDriver(LinuxDriver):
        """Textual's driver for terminals, made to end with them.

        - When input ends, the app gets `InputEnded`; Textual's own driver would read nothing
          again and again, at full speed.
        - Broken bytes and sequences that Textual's parser trips over are left out.
        - Esc is told within its delay (0.1 s) and not at the next round after it.
        - Output says the same in fewer bytes (`sgr`); what a terminal that is gone should get is
          dropped instead of waited for.
        """

        def run_input_thread(self) -> None:
            """Read keys until the app stops or the input ends. Runs in a thread of its own."""
            parser = XTermParser(self._debug)
            decoder = getincrementaldecoder("utf-8")("replace")
            with selectors.SelectSelector() as selector:
                selector.register(self.fileno, selectors.EVENT_READ)
                while not self.exit_event.is_set():
                    waiting = parser._timeout_time is not None
                    if selector.select(_ESCAPE_POLL_SECONDS if waiting else _POLL_SECONDS):
                        data = self._read()
                        if not data:
                            self.send_message(InputEnded())
                            return
                        text = decoder.decode(data)
                        whole = not text or self._pass_on(parser.feed(text))
                    else:
                        whole = self._pass_on(parser.tick())
                    if not whole:
                        parser = XTermParser(self._debug)

        def _read(self) -> bytes:
            try:
                return os.read(self.fileno, 4096)
            except OSError:
                return b""

        def _pass_on(self, messages: Iterable[Message]) -> bool:
            """Send what was parsed; False if the parser failed, which no input may bring about."""
            try:
                for message in messages:
                    self.process_message(message)
            except Exception:  # whatever a strange terminal sends must not end a game
                return False
            return True

        def write(self, data: str) -> None:
            """Queue output, unless the thread that writes has ended with its terminal."""
            if self._writer_thread is not None and not self._writer_thread.is_alive():
                return
            super().write(leaner(data))

        def stop_application_mode(self) -> None:
            """Give the terminal back as it was."""
            if self._mouse_pixels:
                self.write(_MOUSE_PIXELS_OFF)
            super().stop_application_mode()

        def resend_modes(self) -> None:
            """Tell the terminal again what the app needs of it, in case it was set anew."""
            self._enable_mouse_support()
            self._enable_bracketed_paste()
            self._disable_line_wrap()
            self.write(_FOCUS_EVENTS_ON)
            self.flush()

        def switch_mouse(self, on: bool) -> None:
            """Hear the mouse or leave it to the terminal."""
            if not on:
                self._disable_mouse_support()
            self._mouse = on
            self._enable_mouse_support()


class DriverMaker(Protocol):
    """Makes the driver of one app, as Textual calls it."""

    def __call__(
        self, app: App[Any], *, debug: bool, mouse: bool, size: tuple[int, int] | None
    ) -> Driver:
        """Make the driver."""


def driver_class(maker: DriverMaker | None = None) -> type[Driver] | None:
    """The driver for `App(driver_class=...)`: by `maker`, else the one for this system.

    None leaves the choice to Textual. Textual asks for a class and only calls it.
    """
    if maker is not None:
        return cast("type[Driver]", maker)
    return None if sys.platform == "win32" else HernaDriver


def _own_driver(app: App[Any]) -> HernaDriver | None:
    if sys.platform == "win32":
        return None
    return app._driver if isinstance(app._driver, HernaDriver) else None


def switch_mouse(app: App[Any], on: bool) -> None:
    """Switch the mouse on or off at once; without it the terminal's own selecting works."""
    driver = _own_driver(app)
    if driver is not None:
        driver.switch_mouse(on)


def show_cursor(app: App[Any], shown: bool) -> None:
    """Show the terminal's own cursor on the focus (see `LinesPanel.cursor_at`), or hide it."""
    if app._driver is not None:
        app._driver.write(_SHOW_CURSOR if shown else _HIDE_CURSOR)
        app._driver.flush()


def resend_modes(app: App[Any]) -> None:
    """Set the terminal up again, in case it was reset while it was out of focus."""
    driver = _own_driver(app)
    if driver is not None:
        driver.resend_modes()


def repaint_all(app: App[Any]) -> None:
    """Set the terminal up again and draw everything, after it was reset or written over."""
    resend_modes(app)
    app.screen.refresh(layout=True)


def install_signal_exit(app: App[Any], on_signal: Callable[[int], None]) -> Callable[[], None]:
    """Make SIGTERM and SIGHUP end the app in order instead of killing it.

    `on_signal` gets the number of the signal and should save; then the app exits with the status
    128 plus that number, and the terminal is restored. Call it in the running event loop (in
    `on_mount`). Gives a function that takes the handlers away again.
    """
    if sys.platform == "win32":
        return lambda: None
    loop = asyncio.get_running_loop()
    numbers = (signal.SIGTERM, signal.SIGHUP)

    def handle(number: int) -> None:
        try:
            on_signal(number)
        finally:
            app.exit(return_code=128 + number)

    def uninstall() -> None:
        for number in numbers:
            loop.remove_signal_handler(number)

    for number in numbers:
        loop.add_signal_handler(number, handle, int(number))
    return uninstall


class ChangedCells(ChopsUpdate):
    """An update of parts of the screen that begins where the change does.

    Textual's own sends every changed line from the left edge of its widget on, which on a map is
    most of the line for the sake of one hex.
    """

    def render_segments(self, console: Console) -> str:
        """Give what to write to the terminal."""
        sequences: list[str] = []
        for y, left, right in self.spans:
            for end, (x, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                start, stop = max(x, left), min(end, right)
                if strip is not None and start < stop:
                    sequences.append(Control.move_to(start, y).segment.text)
                    sequences.append(strip.crop(start - x, stop - x).render(console))
        return "".join(sequences)


vars(_compositor)["ChopsUpdate"] = ChangedCells

_SYSTEMS = {
    Depth.SIXTEEN: ColorSystem.STANDARD,
    Depth.INDEXED: ColorSystem.EIGHT_BIT,
    Depth.TRUE: ColorSystem.TRUECOLOR,
}


class DepthFilter(LineFilter):
    """Reduces all colours to what one terminal can show; with `Depth.NONE` no colour is sent.

    Textual reduces for the whole process, and its own answer to NO_COLOR still sends greys.
    """

    def __init__(self, depth: Depth) -> None:
        super().__init__()
        self.depth = depth

    def apply(self, segments: list[Segment], background: Background) -> list[Segment]:
        """The same text with reduced styles."""
        depth = self.depth
        return [
            Segment(text, None if style is None else _reduced(style, depth), control)
            for text, style, control in segments
        ]


@lru_cache(maxsize=4096)
def _reduced(style: Style, depth: Depth) -> Style:
    """A style with fewer colours. What it means (`meta`) stays, clicks and selecting need it."""
    if depth is Depth.NONE:
        return Style(
            bold=style.bold,
            underline=style.underline,
            reverse=style.reverse,
            meta=style.meta or None,
        )
    system = _SYSTEMS[depth]
    front, back = _down(style.color, system), _down(style.bgcolor, system)
    if front == style.color and back == style.bgcolor:
        return style
    return style + Style.from_color(front, back)


def _down(color: Color | None, system: ColorSystem) -> Color | None:
    return None if color is None else color.downgrade(system)


@cache
def line_filters(depth: Depth) -> Sequence[LineFilter]:
    """What `App.get_line_filters` of an app should give, instead of what Textual's gives."""
    return (DepthFilter(depth),)


def send_all_colours(app: App[Any]) -> None:
    """Keep rich from reducing colours a second time by what it thinks of the process's terminal."""
    app.console._color_system = ColorSystem.TRUECOLOR


class TellingApp(App[int]):
    """An app that hands a fault to `fault` and ends, instead of printing it with all variables."""

    def fault(self, error: BaseException) -> None:
        """Save and note the first fault; the terminal is still the app's. Must not raise."""

    def _handle_exception(self, error: Exception) -> None:
        self._return_code = 1
        if self._exception is None:
            self._exception = error
            self._exception_event.set()
            self.fault(error)
        self._close_messages_no_wait()

    def fail(self, error: Exception) -> None:
        """End the app by a fault that Textual would not hear of, like that of an asyncio task."""
        self._handle_exception(error)
