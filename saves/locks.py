"""One opener at a time: a lock that vanishes with the process that held it."""

from __future__ import annotations

import fcntl
import os
import socket
import time
from contextlib import suppress
from pathlib import Path

from saves.errors import InUse, writing

_PAUSE = 0.01
"""Seconds between two tries."""


class Lock:
    """A held lock. It is a file beside the save; the system lets go of it when we die."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def take(cls, path: Path, patience: float = 0) -> Lock:
        """Take the lock at `path`, waiting at most `patience` seconds for it.

        Raises InUse, ReadOnly, DiskFull, Missing or Failed.
        """
        end = time.monotonic() + patience
        with writing(path):
            while True:
                try:
                    handle = _locked(path)
                except InUse:
                    if time.monotonic() >= end:
                        raise
                    time.sleep(_PAUSE)
                    continue
                if _still_named(handle, path):
                    _sign(handle)
                    return cls(path, handle)
                os.close(handle)

    def release(self) -> None:
        """Let the next one in."""
        # Removed while it is still held, so nobody can hold a lock that has lost its name.
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
        os.close(self._handle)


def _locked(path: Path) -> int:
    """Open and lock the file at `path`. Raises InUse or OSError."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = _holder(handle)
        os.close(handle)
        raise holder.at(path) from None
    except OSError:
        os.close(handle)
        raise
    return handle


def _still_named(handle: int, path: Path) -> bool:
    """Tell whether the file we locked is still the one that others would lock."""
    try:
        return os.path.samestat(os.fstat(handle), os.stat(path))
    except FileNotFoundError:
        return False


def _sign(handle: int) -> None:
    """Write down who holds it; the lock holds also when the disk has no room for that."""
    with suppress(OSError):
        os.ftruncate(handle, 0)
        os.pwrite(handle, f"{os.getpid()} {socket.gethostname()}\n".encode(), 0)


def _holder(handle: int) -> InUse:
    pid, _, host = os.pread(handle, 300, 0).decode("utf-8", "replace").strip().partition(" ")
    return InUse(int(pid) if pid.isascii() and pid.isdigit() else 0, host)
