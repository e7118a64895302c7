"""The results of finished games: one JSON object a line."""

from __future__ import annotations

from pathlib import Path

from pydantic import ValidationError

from saves.document import Result
from saves.errors import Missing, writing
from saves.files import read_whole, write_whole
from saves.locks import Lock

_PATIENCE = 2.0
"""Seconds to wait for another window that adds its result; that takes milliseconds."""


class Results:
    """The results kept in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def all(self) -> list[Result]:
        """List the results, the newest first. Lines that cannot be read are passed over.

        Raises Unreadable, NotASave (far too large) or Failed.
        """
        read = [result for line in self._lines() if (result := _result(line)) is not None]
        return sorted(read, key=lambda result: -result.at)

    def add(self, result: Result) -> None:
        """Keep a result; one of the same play that was there before goes.

        Lines that cannot be read stay as they are. Raises ReadOnly, DiskFull or Failed, or InUse
        if another window does not come to an end with its own.
        """
        with writing(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock.take(self.path.with_name(f"{self.path.name}.lock"), _PATIENCE)
        try:
            kept = [line for line in self._lines() if not _same_play(line, result)]
            kept.append(result.model_dump_json().encode())
            write_whole(self.path, b"".join(line + b"\n" for line in kept))
        finally:
            lock.release()

    def _lines(self) -> list[bytes]:
        try:
            data = read_whole(self.path)
        except Missing:
            return []
        return [line for line in data.split(b"\n") if line.strip()]


def _result(line: bytes) -> Result | None:
    try:
        return Result.model_validate_json(line)
    except ValidationError:
        return None


def _same_play(line: bytes, result: Result) -> bool:
    other = _result(line)
    return other is not None and other.play == result.play
