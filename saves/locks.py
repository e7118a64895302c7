"""One opener at a time: a lock that vanishes with the process that held it."""

from __future__ import annotations

import fcntl
import os
import socket
from contextlib import suppress
from pathlib import Path

from saves.errors import InUse, writing


class Lock:
    """A held lock. It is a file beside the save; the system lets go of it when we die."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def take(cls, path: Path) -> Lock:
        """Take the lock at `path`. Raises InUse, ReadOnly, DiskFull, Missing or Failed."""
        with writing(path):
            while True:
                handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
                try:
                    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    if _still_named(handle, path):
                        _sign(handle)
                        return cls(path, handle)
                except BlockingIOError:
                    holder = _holder(handle)
                    os.close(handle)
                    raise holder.at(path) from None
                except BaseException:
                    os.close(handle)
                    raise
                os.close(handle)

    def release(self) -> None:
        """Let the next one in."""
        # Removed while it is still held, so nobody can hold a lock that has lost its name.
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
        os.close(self._handle)


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
