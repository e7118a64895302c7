"""Runs an app in a real pseudo-terminal and measures what it writes, for tests and benches.

    with PtyApp([sys.executable, "-m", "tui"], (80, 24)) as app:
        app.read_quiet()
        answer = app.press("j")
        assert answer.size < 1000

Every read gives an `Output`: the bytes and when they came. Times are seconds of `perf_counter`.
"""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Self

QUIET = 0.25
"""So long without a byte, an app has said what it had to say."""

ALT_SCREEN_ON, ALT_SCREEN_OFF = b"\x1b[?1049h", b"\x1b[?1049l"
RESTORED = {
    "mouse": b"\x1b[?1000l",
    "mouse motion": b"\x1b[?1003l",
    "mouse coordinates": b"\x1b[?1006l",
    "paste": b"\x1b[?2004l",
    "focus": b"\x1b[?1004l",
    "kitty keys": b"\x1b[<u",
    "other screen": ALT_SCREEN_OFF,
    "cursor": b"\x1b[?25h",
}
"""What an app must have written last to give the terminal back as it was."""

_NO_TEXT = re.compile(
    rb"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[PX^_].*?\x1b\\|\x1b[ -~]"
    rb"|[\x00-\x20\x7f]",
    re.DOTALL,
)


def visible(data: bytes) -> bytes:
    """What is left of output without escape sequences, blanks and control characters."""
    return _NO_TEXT.sub(b"", data)


@dataclass(slots=True)
class Output:
    """What an app wrote, and when."""

    started: float
    chunks: list[tuple[float, bytes]] = field(default_factory=list)

    @property
    def data(self) -> bytes:
        """All bytes."""
        return b"".join(chunk for _, chunk in self.chunks)

    @property
    def size(self) -> int:
        """The number of bytes."""
        return sum(len(chunk) for _, chunk in self.chunks)

    @property
    def first(self) -> float | None:
        """Seconds until the first byte; None if there was none."""
        return self.chunks[0][0] - self.started if self.chunks else None

    @property
    def last(self) -> float | None:
        """Seconds until the last byte; None if there was none."""
        return self.chunks[-1][0] - self.started if self.chunks else None

    @property
    def first_text(self) -> float | None:
        """Seconds until the first visible character was there; None if there was none."""
        seen = b""
        for at, chunk in self.chunks:
            seen += chunk
            if visible(seen):
                return at - self.started
        return None

    def not_restored(self) -> list[str]:
        """Which modes of the terminal were not given back after they were last taken."""
        data = self.data
        missing = []
        for name, off in RESTORED.items():
            on = off[:-1] + b"h" if off.endswith(b"l") else b"\x1b[?25l"
            if name == "kitty keys":
                on = b"\x1b[>"
            if data.rfind(off) < data.rfind(on) or off not in data:
                missing.append(name)
        return missing


class PtyApp:
    """A process in a pseudo-terminal of its own."""

    def __init__(
        self,
        argv: Sequence[str],
        size: tuple[int, int] = (80, 24),
        environ: Mapping[str, str] | None = None,
    ) -> None:
        """Start `argv` in a terminal of `size` (columns, rows).

        `environ` is laid over a small environment: a terminal with true colour and UTF-8, and what
        of the caller's is needed to find programs, modules and the test's own home.
        """
        keep = ("PATH", "HOME", "PYTHONPATH", "HERNA_HOME", "TMPDIR", "VIRTUAL_ENV")
        world = {
            **{name: os.environ[name] for name in keep if name in os.environ},
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
            "LC_ALL": "C.UTF-8",
            **(environ or {}),
        }
        self._master, slave = os.openpty()
        self.resize(size)
        self.started = time.perf_counter()
        self._process = subprocess.Popen(
            list(argv),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=world,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(slave)
        self._hung_up = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def resize(self, size: tuple[int, int]) -> None:
        """Give the terminal another size (columns, rows); a running app is told."""
        columns, rows = size
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def send(self, data: bytes | str) -> None:
        """Type."""
        os.write(self._master, data.encode() if isinstance(data, str) else data)

    def press(self, data: bytes | str, quiet: float = QUIET) -> Output:
        """Type, and give what the app writes until it falls silent."""
        started = time.perf_counter()
        self.send(data)
        return self.read_quiet(quiet, started=started)

    def read_quiet(
        self, quiet: float = QUIET, timeout: float = 10.0, started: float | None = None
    ) -> Output:
        """Read until nothing was written for `quiet` seconds, or the process has ended."""
        return self._read(lambda _: False, quiet, timeout, started)

    def read_until(self, wanted: bytes | str, timeout: float = 10.0) -> Output:
        """Read until something was written.

        Raises:
            TimeoutError: if it is not written in time; the message holds what was.
        """
        needle = wanted.encode() if isinstance(wanted, str) else wanted
        output = self._read(lambda read: needle in read.data, timeout, timeout)
        if needle not in output.data:
            raise TimeoutError(f"{needle!r} was not written, but {output.data[-2000:]!r}")
        return output

    def start_up(self, timeout: float = 15.0) -> Output:
        """What was written from the start of the process until it first fell silent."""
        first = self._read(lambda read: read.first_text is not None, timeout, timeout, self.started)
        rest = self.read_quiet()
        return Output(self.started, first.chunks + rest.chunks)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the process."""
        self._process.send_signal(number)

    def hang_up(self) -> None:
        """Close the terminal, as when its window is closed."""
        if not self._hung_up:
            self._hung_up = True
            os.close(self._master)

    def end(self, timeout: float = 5.0) -> tuple[int, Output]:
        """Read until the process has ended; give its exit status and what it wrote.

        Raises:
            TimeoutError: if it does not end in time.
        """
        started = time.perf_counter()
        output = Output(started)
        while (status := self._process.poll()) is None:
            if time.perf_counter() - started > timeout:
                raise TimeoutError(f"the process has not ended after {timeout} seconds")
            self._read_once(output, 0.02)
        while self._read_once(output, 0.0):
            pass
        return status, output

    def close(self) -> None:
        """Kill the process if it still runs, and close the terminal."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self.hang_up()

    def cpu_seconds(self) -> float:
        """The processor time the process has used so far."""
        with open(f"/proc/{self.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _read(
        self,
        enough: Callable[[Output], bool],
        quiet: float,
        timeout: float,
        started: float | None = None,
    ) -> Output:
        output = Output(time.perf_counter() if started is None else started)
        deadline = time.perf_counter() + timeout
        while not enough(output):
            left = deadline - time.perf_counter()
            if left <= 0 or not self._read_once(output, min(quiet, left)):
                break
        return output

    def _read_once(self, output: Output, patience: float) -> bool:
        """Read one chunk; False if none came or the terminal was closed."""
        if self._hung_up:
            time.sleep(patience)
            return False
        ready, _, _ = select.select([self._master], [], [], patience)
        if not ready:
            return False
        try:
            data = os.read(self._master, 1 << 16)
        except OSError:
            return False
        output.chunks.append((time.perf_counter(), data))
        return bool(data)


def _take_terminal() -> None:
    """Make the terminal on standard input the controlling one, so that hanging up is told."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
