"""The only place that touches private names of Textual (pinned, so that they stay true).

What Textual 8 does not offer by itself: a terminal driver that ends when its input ends, never
stumbles over broken input and cleans up behind itself; a visible terminal cursor; the mouse
switched at any time; updates that send only the cells that changed; many apps in one process that
leave its streams alone and nothing behind.
"""

from __future__ import annotations

import asyncio
import os
import selectors
import signal
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from typing import Any, Protocol, cast, runtime_checkable

from rich.console import Console
from rich.control import Control
from textual import _compositor
from textual import app as _app
from textual import strip as _strip
from textual._compositor import ChopsUpdate
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.constants import ESCAPE_DELAY
from textual.driver import Driver
from textual.events import Paste
from textual.message import Message

from tui.sgr import leaner

if sys.platform != "win32":
    from textual.drivers.linux_driver import LinuxDriver

_SHOW_CURSOR, _HIDE_CURSOR = "\x1b[?25h", "\x1b[?25l"
_CLEARED = "\x1b[m\x1b[2J\x1b[H"
"""GNU screen has no other screen unless it is told to: what is left there would stay."""
_MOUSE_PIXELS_OFF = "\x1b[?1016l"
_FOCUS_EVENTS_ON = "\x1b[?1004h"
_POLL_SECONDS = 0.1
"""How often the input thread looks whether the app has ended."""
_ESCAPE_POLL_SECONDS = 0.01
"""The same while an Esc waits to be told from the start of a longer key sequence."""


class InputEnded(Message):
    """The terminal is gone: nothing more can be typed. The app should save and exit."""


@runtime_checkable
class OwnDriver(Protocol):
    """What our drivers can do that Textual's cannot."""

    def resend_modes(self) -> None:
        """Tell the terminal again what the app needs of it, in case it was set anew."""

    def switch_mouse(self, on: bool) -> None:
        """Hear the mouse or leave it to the terminal."""


class Keyboard:
    """Turns what one terminal sends into messages. No input makes it fail.

    Bytes may end within a character or a sequence. Esc is told by `tick` once `waiting` has lasted
    `ESCAPE_SECONDS`. Of a pasted text no more than `PASTE_MOST` characters are kept.
    """

    ESCAPE_SECONDS = ESCAPE_DELAY
    PASTE_MOST = 4096
    _BEGIN, _END = "\x1b[200~", "\x1b[201~"

    def __init__(self) -> None:
        self._decode = getincrementaldecoder("utf-8")("replace").decode
        self._parser = XTermParser()
        self._pasted: str | None = None
        """What has been pasted so far; None outside a paste."""
        self._tail = ""
        """What came last, if the mark of the beginning or the end of a paste may begin with it."""

    @property
    def waiting(self) -> bool:
        """Whether an Esc waits to be told from the start of a longer sequence."""
        return self._parser._timeout_time is not None

    def read(self, data: bytes) -> list[Message]:
        """Give what `data` means."""
        text = self._decode(data)
        found: list[Message] = []
        while text:
            take = self._take_keys if self._pasted is None else self._take_paste
            text = take(text, found)
        return found

    def _take_keys(self, text: str, found: list[Message]) -> str:
        """Parse what comes before a paste, and give what follows the mark of its beginning."""
        fed = len(self._tail)
        before, mark, rest = (self._tail + text).partition(self._BEGIN)
        self._tail = "" if mark else _possible_start(before, self._BEGIN)
        if mark:
            self._pasted = ""
        if len(before) >= fed:
            found += self._parsed(self._parser.feed(before[fed:])) if before[fed:] else []
        else:
            # The parser has heard the beginning of the mark and must not hear of the paste.
            self._parser = XTermParser()
        return rest

    def _take_paste(self, text: str, found: list[Message]) -> str:
        """Keep what is pasted, and give what follows the mark of its end."""
        pasted, mark, rest = (self._tail + text).partition(self._END)
        self._tail = "" if mark else _possible_start(pasted, self._END)
        pasted = pasted[: len(pasted) - len(self._tail)]
        assert self._pasted is not None
        self._pasted += pasted[: self.PASTE_MOST - len(self._pasted)]
        if mark:
            found.append(Paste(self._pasted.replace("\x00", "")))
            self._pasted = None
        return rest

    def tick(self) -> list[Message]:
        """Give an Esc that has waited long enough."""
        found = self._parsed(self._parser.tick())
        if found:
            self._tail = ""
        return found

    def close(self) -> None:
        """Let go of the last message, which holds the app."""
        self._parser._gen.close()

    def _parsed(self, parsed: Iterable[Message]) -> list[Message]:
        found: list[Message] = []
        try:
            found.extend(parsed)
        except Exception:  # whatever a strange terminal sends must not end a game
            self._parser = XTermParser()
        return found


def _possible_start(text: str, mark: str) -> str:
    """The longest end of `text` that `mark` begins with."""
    for length in range(min(len(text), len(mark) - 1), 0, -1):
        if text.endswith(mark[:length]):
            return mark[:length]
    return ""


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

        _shows = False
        """Whether the terminal shows the app now, so that leaving has something to clear."""

        def run_input_thread(self) -> None:
            """Read keys until the app stops or the input ends. Runs in a thread of its own."""
            keyboard = Keyboard()
            with selectors.SelectSelector() as selector:
                selector.register(self.fileno, selectors.EVENT_READ)
                while not self.exit_event.is_set():
                    pause = _ESCAPE_POLL_SECONDS if keyboard.waiting else _POLL_SECONDS
                    if selector.select(pause):
                        data = self._read()
                        if not data:
                            self.send_message(InputEnded())
                            return
                        self._pass_on(keyboard.read(data))
                    else:
                        self._pass_on(keyboard.tick())

        def _read(self) -> bytes:
            try:
                return os.read(self.fileno, 4096)
            except OSError:
                return b""

        def _pass_on(self, messages: Iterable[Message]) -> None:
            for message in messages:
                with suppress(Exception):  # whatever a strange terminal sends must not end a game
                    self.process_message(message)

        def write(self, data: str) -> None:
            """Queue output, unless the thread that writes has ended with its terminal."""
            if self._writer_thread is not None and not self._writer_thread.is_alive():
                return
            super().write(leaner(data))

        def start_application_mode(self) -> None:
            """Take the terminal."""
            super().start_application_mode()  # type: ignore[no-untyped-call]
            self._shows = True

        def stop_application_mode(self) -> None:
            """Give the terminal back as it was."""
            if self._mouse_pixels:
                self.write(_MOUSE_PIXELS_OFF)
            if self._shows:
                self.write(_CLEARED)
                self._shows = False
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
    if sys.platform == "win32":
        return None
    return HernaDriver


def _own_driver(app: App[Any]) -> OwnDriver | None:
    driver: object = app._driver
    return driver if isinstance(driver, OwnDriver) else None


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


def show_notice(app: App[Any], text: str, title: str) -> None:
    """Let the terminal show a notice (OSC 9) and a title, where it can; both one safe line."""
    if app._driver is not None:
        app._driver.write(f"\x1b]9;{text}\x07\x1b]2;{title}\x07")
        app._driver.flush()


def show_title(app: App[Any], title: str) -> None:
    """Give the terminal's window a title, where it can have one; one safe line."""
    if app._driver is not None:
        app._driver.write(f"\x1b]2;{title}\x07")
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


def own_console(app: App[Any], environment: Mapping[str, str]) -> None:
    """Give an app a console that knows one visitor's terminal instead of the process's.

    It sends all colours; what a terminal cannot show the app's line filters take away.
    """
    app.console = Console(
        file=app.console.file,
        color_system="truecolor",
        force_terminal=True,
        legacy_windows=False,
        markup=True,
        highlight=False,
        emoji=False,
        safe_box=False,
        _environ={"TERM": environment.get("TERM", "")},
    )


def waiting_messages(app: App[Any]) -> int:
    """How many messages the app has not come to yet."""
    return app._message_queue.qsize()


@contextmanager
def streams_left_alone() -> Iterator[None]:
    """Keep apps from taking over stdout and stderr of the process, which would end as a dead app's.

    For a process that runs many apps.
    """
    taken = {name: vars(_app)[name] for name in ("redirect_stdout", "redirect_stderr")}
    vars(_app).update(dict.fromkeys(taken, nullcontext))
    try:
        yield
    finally:
        vars(_app).update(taken)


class _KeepsNothing:
    """A cache in which nothing is ever found. All strips share one: there are very many."""

    def get(self, _key: object, default: object = None) -> object:
        """Find nothing."""
        return default

    def __setitem__(self, _key: object, _value: object) -> None:
        """Keep nothing."""


_KEEPS_NOTHING = _KeepsNothing()


def keep_strips_small() -> None:
    """Take the seven caches from each line that is drawn.

    Our lines are drawn once, so the caches are of no use; and they are a fifth of all objects that
    the garbage collector goes through while everybody waits.
    """
    vars(_strip)["FIFOCache"] = lambda _size: _KEEPS_NOTHING


def forget_gone_apps() -> None:
    """Empty the caches of Textual that hold on to apps that have ended."""
    for cached in (XTermParser._parse_extended_key, StylesCache.get_inner_outer):
        cached.cache_clear()


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
