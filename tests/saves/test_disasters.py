"""Cut files, full disks, read-only folders: a typed error, and nothing is lost."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from saves.document import Document, dump
from saves.errors import (
    Damaged,
    DiskFull,
    Failed,
    InUse,
    Missing,
    NewerFormat,
    NotASave,
    ReadOnly,
    SaveError,
    Tampered,
    UnknownGame,
    Unreadable,
)
from saves.files import write_whole
from saves.locks import Lock
from saves.recorder import Recorder
from saves.store import Store
from tests.saves.tables import START, new_table, play

CALLS: tuple[tuple[Any, str], ...] = (
    (os, "write"),
    (os, "fsync"),
    (os, "link"),
    (os, "replace"),
    (tempfile, "mkstemp"),
)
"""All by which a save asks the system for something while it is written."""


class Played:
    """A table that is saved in a store after every few steps."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder)
        self.slot = self.store.begin("Friday")
        self.table = new_table()
        self.recorder = Recorder(self.table, self.slot.name)
        self.written: list[Document] = []
        for _ in range(3):
            self.save()

    def save(self) -> None:
        """Play ten steps and save them."""
        play(self.table, 10, seed=self.table.match.step)
        made = self.recorder.document(START + self.table.match.step)
        self.slot.write(made)
        self.written.append(made)


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Played]:
    table = Played(tmp_path / "saves")
    yield table
    table.slot.close()


def failing(
    monkeypatch: pytest.MonkeyPatch, at: int, code: int, calls: tuple[tuple[Any, str], ...] = CALLS
) -> list[str]:
    """Let the call to the system with number `at`, and all after it, fail; give the calls made."""
    made: list[str] = []

    def wrapped(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            made.append(name)
            if len(made) > at:
                raise OSError(code, os.strerror(code))
            return real(*arguments, **named)

        return call

    for module, name in calls:
        monkeypatch.setattr(module, name, wrapped(name, getattr(module, name)))
    return made


def test_a_write_asks_the_system_in_this_order(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as watched:
        made = failing(watched, 999, 0)
        played.save()
    assert made == [
        "mkstemp",
        "write",
        "fsync",
        "link",
        "replace",
        "replace",
        "replace",
        "fsync",
    ]


@pytest.mark.parametrize(
    ("code", "error"),
    [
        (errno.ENOSPC, DiskFull),
        (errno.EDQUOT, DiskFull),
        (errno.EROFS, ReadOnly),
        (errno.EACCES, ReadOnly),
        (errno.EIO, Failed),
    ],
)
@pytest.mark.parametrize("at", range(8))
def test_a_disk_that_fails_at_any_moment_loses_nothing(
    played: Played, monkeypatch: pytest.MonkeyPatch, at: int, code: int, error: type[SaveError]
) -> None:
    with monkeypatch.context() as broken:
        failing(broken, at, code)
        for _ in range(2):
            with pytest.raises(error) as caught:
                played.save()
            assert caught.value.path == played.slot.path
    played.slot.close()
    left = set(os.listdir(played.store.folder))
    assert {"Friday.json", "Friday.json.2"} <= left
    assert left <= {"Friday.json", "Friday.json.1", "Friday.json.2"}
    save = played.store.open("Friday")
    assert save.document.summary.step >= played.written[-1].summary.step
    recorder = Recorder(play(played.table, 10), "Friday", save.document.play)
    save.slot.write(recorder.document(START))
    save.slot.close()
    again = played.store.open("Friday")
    assert again.document.summary.step == played.table.match.step
    again.slot.close()


def test_a_disk_that_has_room_again_gets_the_save(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        failing(broken, 1, errno.ENOSPC)
        with pytest.raises(DiskFull):
            played.save()
    played.save()
    assert played.store.entries()[0].summary == played.written[-1].summary


def test_a_short_write_is_continued(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.write
    with monkeypatch.context() as slow:
        slow.setattr(os, "write", lambda handle, data: real(handle, data[:100]))
        played.save()
    played.slot.close()
    assert played.store.open("Friday").document == played.written[-1]


def test_memory_sticks_know_no_links(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EPERM, "no")

    monkeypatch.setattr(os, "link", fail)
    played.save()
    earlier = played.store.earlier("Friday")
    assert earlier is not None
    assert earlier.summary == played.written[-2].summary


def test_network_folders_that_cannot_be_synced(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fsync

    def sync(handle: int) -> None:
        if os.path.isdir(f"/dev/fd/{handle}"):
            raise OSError(errno.EINVAL, "no")
        real(handle)

    monkeypatch.setattr(os, "fsync", sync)
    played.save()
    assert played.store.entries()[0].summary == played.written[-1].summary


def test_a_read_only_folder_can_be_played_from(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    played.slot.close()
    real = os.open

    def read_only(path: Any, flags: int, *rest: Any, **named: Any) -> int:
        if flags & (os.O_CREAT | os.O_RDWR | os.O_WRONLY):
            raise OSError(errno.EROFS, "no", path)
        return real(path, flags, *rest, **named)

    with monkeypatch.context() as folder:
        folder.setattr(os, "open", read_only)
        save = played.store.open("Friday")
        assert save.document == played.written[-1]
        with pytest.raises(ReadOnly):
            save.slot.write(save.document)
        new = played.store.begin("Another")
        with pytest.raises(ReadOnly):
            new.write(save.document)
        for change in (
            lambda: played.store.delete("Friday"),
            lambda: played.store.rename("Friday", "X"),
            lambda: played.store.restore("Friday"),
        ):
            with pytest.raises(ReadOnly):
                change()
    save.slot.write(save.document)
    save.slot.close()


def test_a_folder_that_cannot_be_made_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"a file")
    store = Store(tmp_path / "saves")
    slot = store.begin("Friday")
    with pytest.raises(Failed):
        slot.write(Played(tmp_path / "else").written[0])
    with pytest.raises(Failed):
        store.entries()
    assert (tmp_path / "saves").read_bytes() == b"a file"


def test_a_file_that_may_not_be_read(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    played.slot.close()
    real = os.open

    def closed(path: Any, flags: int, *rest: Any, **named: Any) -> int:
        if str(path).endswith("Friday.json"):
            raise OSError(errno.EACCES, "no", path)
        return real(path, flags, *rest, **named)

    monkeypatch.setattr(os, "open", closed)
    (entry,) = played.store.entries()
    assert isinstance(entry.error, Unreadable)


def test_cut_at_500_places_the_copy_before_is_offered(played: Played) -> None:
    played.slot.close()
    path = played.slot.path
    whole = path.read_bytes()
    for number in range(500):
        place = number * (len(whole) - 2) // 500
        path.write_bytes(whole[:place])
        with pytest.raises(Damaged) as caught:
            played.store.open("Friday")
        assert caught.value.path == path
        assert caught.value.earlier is not None
        assert caught.value.earlier.summary == played.written[-2].summary
        assert path.read_bytes() == whole[:place]


def _edited(data: bytes, old: bytes, new: bytes) -> bytes:
    assert old in data
    return data.replace(old, new, 1)


@pytest.mark.parametrize(
    ("broken", "error"),
    [
        (lambda data: data[:-200], Damaged),
        (lambda data: b"", Damaged),
        (lambda data: b"#!/bin/sh\n", NotASave),
        (lambda data: b'{"other": "thing"}', NotASave),
        (lambda data: b"\0" * len(data), NotASave),
        (lambda data: _edited(data, b'"herna":1', b'"herna":12'), NewerFormat),
        (lambda data: _edited(data, b'"game":"struggle"', b'"game":"chess"'), UnknownGame),
        (lambda data: _edited(data, b'"digest":"', b'"digest":"0'), Tampered),
    ],
)
def test_the_copy_before_is_offered_and_restored(
    played: Played, broken: Callable[[bytes], bytes], error: type[SaveError]
) -> None:
    played.slot.close()
    path = played.slot.path
    bad = broken(path.read_bytes())
    path.write_bytes(bad)
    with pytest.raises(error) as caught:
        played.store.open("Friday")
    assert caught.value.earlier is not None
    assert path.read_bytes() == bad
    save = played.store.restore("Friday")
    assert save.document == played.written[-2]
    assert path.with_name("Friday.json.aside").read_bytes() == bad
    recorder = Recorder(play(save.opened.table, 3), "Friday", save.document.play)
    save.slot.write(recorder.document(START))
    save.slot.close()
    assert played.store.open("Friday").document.summary.step == 23


def test_the_older_copy_is_offered_when_the_newer_is_broken_too(played: Played) -> None:
    played.slot.close()
    path = played.slot.path
    path.write_bytes(dump(played.written[2])[:700])
    path.with_name("Friday.json.1").write_bytes(b"")
    with pytest.raises(Damaged) as caught:
        played.store.open("Friday")
    assert caught.value.earlier is not None
    assert caught.value.earlier.path == path.with_name("Friday.json.2")
    save = played.store.restore("Friday")
    assert save.document == played.written[0]
    save.slot.close()


def test_when_no_copy_opens_everything_stays(played: Played) -> None:
    played.slot.close()
    for path in played.store.folder.iterdir():
        path.write_bytes(b"broken")
    with pytest.raises(NotASave) as caught:
        played.store.open("Friday")
    assert caught.value.earlier is None
    with pytest.raises(Missing):
        played.store.restore("Friday")
    assert {path.read_bytes() for path in played.store.folder.iterdir()} == {b"broken"}


def test_a_save_that_vanished_can_be_restored(played: Played) -> None:
    played.slot.close()
    played.slot.path.unlink()
    with pytest.raises(Missing) as caught:
        played.store.open("Friday")
    assert caught.value.earlier is not None
    save = played.store.restore("Friday")
    assert save.document == played.written[-2]
    save.slot.close()


def test_what_a_dead_process_left_is_swept_away(played: Played) -> None:
    played.slot.close()
    left = played.store.folder / ".Friday~abc123.tmp"
    left.write_bytes(b"half")
    other = played.store.folder / ".Friday-2~abc123.tmp"
    other.write_bytes(b"in use")
    played.store.open("Friday").slot.close()
    assert not left.exists()
    assert other.exists()


def test_a_lock_holds_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise OSError(errno.ENOSPC, "no")

    monkeypatch.setattr(os, "pwrite", fail)
    held = Lock.take(tmp_path / "x.lock")
    with pytest.raises(InUse) as caught:
        Lock.take(tmp_path / "x.lock")
    assert (caught.value.pid, caught.value.host) == (0, "")
    held.release()
    Lock.take(tmp_path / "x.lock").release()
    assert os.listdir(tmp_path) == []


def test_a_link_stays_one_and_its_target_is_written(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_what_is_no_file_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, b"told")
    assert os.read(reader, 10) == b"told"
    os.close(reader)
    assert pipe.is_fifo()
