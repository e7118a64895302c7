"""The three streams of the process, so that a closed or broken one never ends in a traceback.

Standard output says that it cannot be written by `Unwritable`; what cannot be said on standard
error is not said. A reader that has seen enough (`| head`) is a BrokenPipeError, as always.
"""

from __future__ import annotations

import codecs
import errno
import io
import os
import select
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

    from tui.words import Words

_STDIN, _STDOUT, _STDERR = 0, 1, 2
_FOLD = "fold"


class Unwritable(Exception):
    """Standard output takes nothing; `code` is the number of the system's error."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class _Output(io.FileIO):
    """Standard output."""

    def write(self, data: ReadableBuffer, /) -> int:
        """Write, or raise BrokenPipeError or Unwritable."""
        try:
            while (written := super(_Output, self).write(data)) is None:
                # Somebody else who has the same terminal or pipe has set it not to wait.
                select.select((), (self,), ())
            return written
        except BrokenPipeError:
            raise
        except OSError as error:
            raise Unwritable(error.errno or 0) from error


class _Complaints(io.FileIO):
    """Standard error."""

    def write(self, data: ReadableBuffer, /) -> int:
        """Write, or do without."""
        with suppress(OSError):
            super().write(data)
        return memoryview(data).nbytes


def make_usable() -> None:
    """Open what is closed and guard what may break. What a caller has put in place stays."""
    for stream, number, flags in (
        (sys.stdin, _STDIN, os.O_RDONLY),
        # Nothing can be written to it, which is then found out like any other trouble.
        (sys.stdout, _STDOUT, os.O_RDONLY),
        (sys.stderr, _STDERR, os.O_WRONLY),
    ):
        if stream is None:
            _point(number, flags)
    if sys.stdin is None:
        sys.stdin = io.TextIOWrapper(io.BufferedReader(io.FileIO(_STDIN, closefd=False)))
    if sys.stdout is None or sys.stdout is sys.__stdout__:
        sys.stdout = _guarded(_Output, sys.stdout, _STDOUT)
    if sys.stderr is None or sys.stderr is sys.__stderr__:
        sys.stderr = _guarded(_Complaints, sys.stderr, _STDERR)


def give_up_output() -> None:
    """Let nothing more be written; Python would try once more at its end, and complain."""
    _point(_STDOUT, os.O_WRONLY)


def reason(words: Words, trouble: Unwritable) -> str:
    """Say why standard output takes nothing."""
    match trouble.code:
        case errno.ENOSPC:
            return words.t("The output cannot be written: the disk is full.")
        case errno.EBADF:
            return words.t("The output cannot be written: it is closed.")
        case code:
            name = errno.errorcode.get(code, "?")
            return words.t("The output cannot be written: the system refused ({code}).", code=name)


def on_a_terminal() -> bool:
    """Whether keys come from a terminal and pictures go to one."""
    return all(_is_terminal(number) for number in (_STDIN, _STDOUT, _STDERR))


def say(sentence: str) -> None:
    """Say a sentence where it is read: on standard error, unless only the other is a terminal."""
    seen_elsewhere = _is_terminal(_STDOUT) and not _is_terminal(_STDERR)
    print(sentence, file=sys.stdout if seen_elsewhere else sys.stderr)


def _is_terminal(number: int) -> bool:
    try:
        return os.isatty(number)
    except OSError:
        return False


def _point(number: int, flags: int) -> None:
    """Let a descriptor lead nowhere."""
    nowhere = os.open(os.devnull, flags)
    if nowhere != number:
        os.dup2(nowhere, number)
        os.close(nowhere)
    else:
        os.set_inheritable(number, True)


def _folded(error: UnicodeError) -> tuple[str, int]:
    """Give the stand-in of what cannot be encoded, and where to go on; other errors are raised."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    # Loading what measures cells takes time that most runs need not spend.
    from tui.widgets.lines import fold

    return fold(error.object[error.start : error.end]), error.end


def _guarded(
    raw: Callable[..., io.FileIO], stream: io.TextIOBase | None, number: int
) -> io.TextIOWrapper:
    """Wrap a descriptor; what its encoding lacks is written in ASCII."""
    codecs.register_error(_FOLD, _folded)
    encoding = getattr(stream, "encoding", None) or "utf-8"
    complains = raw is _Complaints
    return io.TextIOWrapper(
        io.BufferedWriter(raw(number, "w", closefd=False)),
        encoding=encoding,
        errors=_FOLD,
        line_buffering=complains or _is_terminal(number),
    )
