"""Bytes on the disk: a write happens whole or not at all, also when the power goes."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from saves.errors import NotASave, reading, writing

LARGEST = 16 * 1024 * 1024
"""Bytes; nothing of ours comes near it, and a stray film is not worth reading."""


def read_whole(path: Path) -> bytes:
    """Read a file. Raises Missing, Unreadable, NotASave (far too large) or Failed."""
    with reading(path), path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise NotASave().at(path)
    return data


def read_head(path: Path, size: int) -> bytes:
    """Read at most `size` bytes from the start of a file. Raises as `read_whole`."""
    with reading(path):
        file = os.open(path, os.O_RDONLY)
        try:
            return os.read(file, size)
        finally:
            os.close(file)


def write_whole(
    path: Path, data: bytes, *, prefix: str = ".herna~", ready: Callable[[Path], None] | None = None
) -> None:
    """Write a file so that at every moment either all of the old or all of the new is there.

    The bytes go into a file beside it (its name starts with `prefix`) and to the disk; then
    `ready` is called with it and may still put the old file aside; then it takes its place.
    A link stays one, and its target is replaced; what is no file (a device) is just written to.
    Raises ReadOnly, DiskFull, Missing (no such folder) or Failed, and leaves the old file then.
    """
    with writing(path):
        if path.exists() and not (path.is_file() or path.is_dir()):
            _write_through(path, data)
            return
        path = Path(os.path.realpath(path))
        handle, beside = tempfile.mkstemp(".tmp", prefix, path.parent)
        try:
            try:
                _write_all(handle, data)
                os.fsync(handle)
            finally:
                os.close(handle)
            if ready is not None:
                ready(Path(beside))
            os.replace(beside, path)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise
        sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk; a renamed file may be lost without it."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        # Some network file systems cannot do this for a folder; they keep names themselves.
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(handle)


def keep_copy(path: Path, copies: Sequence[Path], prefix: str) -> None:
    """Make the first copy hold what `path` holds now, the second what the first held, and so on.

    `path` stays where it is. `prefix` is for the file that is made on the way, as in
    `write_whole`. Raises OSError.
    """
    beside = path.with_name(f"{prefix}copy.tmp")
    beside.unlink(missing_ok=True)
    try:
        try:
            os.link(path, beside)
        except OSError as error:
            # File systems of memory sticks know no second name for a file.
            if error.errno not in (errno.EPERM, errno.ENOTSUP, errno.EMLINK, errno.ENOSYS):
                raise
            beside.write_bytes(path.read_bytes())
        for newer, older in reversed(list(pairwise(copies))):
            if newer.exists():
                os.replace(newer, older)
        os.replace(beside, copies[0])
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _write_through(path: Path, data: bytes) -> None:
    handle = os.open(path, os.O_WRONLY)
    try:
        _write_all(handle, data)
    finally:
        os.close(handle)


def _write_all(handle: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]
