"""Everything that can be wrong with a save, as types with values. Sentences are made in `tui`."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from saves.listing import Entry


class SaveError(Exception):
    """Something is wrong with the save at `path`; `earlier` is a copy of it that still opens."""

    id: ClassVar[str]

    def __init__(self, *values: object) -> None:
        super().__init__(*values)
        self.path: Path | None = None
        self.earlier: Entry | None = None

    def at(self, path: Path) -> SaveError:
        """Say which file it is about, unless that is known already."""
        self.path = self.path or path
        return self


class NotASave(SaveError):
    """The file is something else."""

    id = "not-a-save"


class NewerFormat(SaveError):
    """A later version of the house wrote the file, in format `version`; this one knows `known`."""

    id = "newer-format"

    def __init__(self, version: int, known: int) -> None:
        super().__init__(version, known)
        self.version = version
        self.known = known


class UnknownGame(SaveError):
    """No game here is called `game`."""

    id = "unknown-game"

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class Damaged(SaveError):
    """The file does not hold what a save must hold.

    `where` is the path of the field in the document, like `journal.12.3`; empty: it is no whole
    JSON, and `where` cannot be told.
    """

    id = "damaged"

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


class Tampered(SaveError):
    """The position in the file cannot be trusted.

    `what` is `digest` (it was changed after it was saved), or the id of the broken invariant.
    """

    id = "tampered"

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Missing(SaveError):
    """There is no such file."""

    id = "missing"


class AlreadyThere(SaveError):
    """A file of this name exists and is not overwritten."""

    id = "already-there"


class InUse(SaveError):
    """Another window has it open: process `pid` (0: not known) on machine `host`."""

    id = "in-use"

    def __init__(self, pid: int, host: str) -> None:
        super().__init__(pid, host)
        self.pid = pid
        self.host = host


class ReadOnly(SaveError):
    """The folder or the file cannot be written."""

    id = "read-only"


class Unreadable(SaveError):
    """The file may not be read by this user."""

    id = "unreadable"


class DiskFull(SaveError):
    """There is no room left (or none for this user)."""

    id = "disk-full"


class Failed(SaveError):
    """The system refused for another reason; `code` is its name, like `EIO`."""

    id = "failed"

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn errors of the system while `path` is read into typed ones."""
    try:
        yield
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EPERM):
            raise Unreadable().at(path) from error
        raise _common(error).at(path) from error


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn errors of the system while `path` is written into typed ones."""
    try:
        yield
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise ReadOnly().at(path) from error
        raise _common(error).at(path) from error


def _common(error: OSError) -> SaveError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DiskFull()
    if error.errno == errno.ENOENT:
        return Missing()
    return Failed(errno.errorcode.get(error.errno or 0, ""))
