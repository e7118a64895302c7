"""The keeper saves every change, in order, and never loses one to a failed write."""

import asyncio
import threading

import pytest

from saves.errors import DiskFull, SaveError
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
    while not disk.written:
        await asyncio.sleep(0.005)
    await keeper.settle()
    assert disk.written == [7]
    assert disk.told[-1] is None


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
