"""The keeper saves every change, in order, and never loses one to a failed write."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from saves.errors import DiskFull, Failed, SaveError
from tui.play import keeper as keeper_module
from tui.play.keeper import Keeper


class Disk:
    """A table with a counter and a disk that can fail or be slow."""

    def __init__(self) -> None:
        self.now = 0
        self.written: list[int] = []
        self.told: list[SaveError | None] = []
        self.full = False
        self.gate = threading.Event()
        self.gate.set()

    def write(self, document: int) -> None:
        self.gate.wait(5)
        if self.full:
            raise DiskFull
        self.written.append(document)

    def keeper(self) -> Keeper[int]:
        return Keeper(lambda: self.now, self.write, self.told.append)


async def test_changes_during_a_write_are_saved_by_the_next_one() -> None:
    disk = Disk()
    keeper = disk.keeper()
    disk.gate.clear()
    for disk.now in (1, 2, 3):
        keeper.mark()
        await asyncio.sleep(0)
    disk.gate.set()
    await keeper.settle()
    assert disk.written == [1, 3]
    assert keeper.close() is None
    assert disk.written == [1, 3]


async def test_a_failed_write_is_told_and_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper_module, "RETRY_SECONDS", 0.01)
    disk = Disk()
    keeper = disk.keeper()
    disk.full, disk.now = True, 7
    keeper.mark()
    while not disk.told:
        await asyncio.sleep(0.005)
    assert isinstance(disk.told[0], DiskFull)
    disk.full = False
    while disk.told[-1] is not None:
        await asyncio.sleep(0.005)
    assert disk.written == [7]


async def test_closing_saves_what_is_not_saved_yet() -> None:
    disk = Disk()
    keeper = disk.keeper()
    disk.now = 5
    keeper.mark()
    assert keeper.close() is None
    assert disk.written == [5]


async def test_closing_tells_what_went_wrong() -> None:
    disk = Disk()
    disk.full = True
    keeper = disk.keeper()
    keeper.mark()
    assert isinstance(keeper.close(), DiskFull)


async def test_closing_does_not_trust_a_write_that_has_not_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late: list[tuple[Callable[..., None], tuple[object, ...]]] = []

    async def busy(work: Callable[..., None], *arguments: object) -> None:
        late.append((work, arguments))
        await asyncio.sleep(60)

    monkeypatch.setattr(asyncio, "to_thread", busy)
    disk = Disk()
    keeper = disk.keeper()
    disk.now = 1
    keeper.mark()
    while not late:
        await asyncio.sleep(0)
    disk.now = 2
    assert keeper.close() is None
    ((work, arguments),) = late
    work(*arguments)
    assert disk.written == [2]


async def test_who_leaves_does_not_wait_for_the_next_try() -> None:
    disk = Disk()
    keeper = disk.keeper()
    assert await keeper.save() is None
    disk.full, disk.now = True, 7
    keeper.mark()
    assert isinstance(await keeper.save(), DiskFull)
    assert isinstance(await keeper.save(), DiskFull)
    disk.full = False
    assert await keeper.save() is None
    assert (disk.written, keeper.idle, keeper.error) == ([7], True, None)
    assert disk.told[-1] is None


async def test_a_flush_saves_and_the_keeper_goes_on() -> None:
    disk = Disk()
    keeper = disk.keeper()
    disk.full, disk.now = True, 1
    keeper.mark()
    assert isinstance(keeper.flush(), DiskFull)
    disk.full, disk.now = False, 2
    assert keeper.flush() is None
    disk.now = 3
    keeper.mark()
    assert await keeper.save() is None
    assert disk.written == [2, 3]
    assert keeper.close() is None


async def test_a_flush_that_was_faster_than_a_failing_write_counts() -> None:
    disk = Disk()
    disk.gate.clear()
    keeper = disk.keeper()
    keeper.mark()
    await asyncio.sleep(0.02)
    threading.Timer(0.05, disk.gate.set).start()
    disk.now = 5
    assert keeper.flush() is None
    assert await keeper.save() is None
    assert disk.written[-1] == 5
    assert (keeper.error, disk.told) == (None, [])


async def test_a_fault_of_ours_is_not_taken_for_success() -> None:
    disk = Disk()
    broken = [True]

    def snapshot() -> int:
        if broken[0]:
            raise ZeroDivisionError
        return disk.now

    keeper = Keeper(snapshot, disk.write, disk.told.append)
    keeper.mark()
    error = await keeper.save()
    assert isinstance(error, Failed) and error.code == "ZeroDivisionError"
    assert not keeper.idle
    assert isinstance(keeper.flush(), Failed)
    broken[0] = False
    assert await keeper.save() is None
    assert (disk.written, disk.told[-1]) == ([0], None)
