"""A room with several screens: nobody sees what another did before it is on the disk."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextvars import ContextVar

import pytest

from core.match import NotYourTurn, StaleStep
from core.table import Table
from saves.errors import DiskFull
from tests.tui.hall.people import first_choice
from tests.tui.play.tables import table
from tui.play import bot_seats, keeper
from tui.play.presence import News, Presence
from tui.play.room import Room
from tui.play.session import Session

OWNER: ContextVar[str] = ContextVar("owner", default="nobody")


class Disk:
    """A table whose writes wait for a gate, and fail when the disk is full."""

    def __init__(self, at: Table) -> None:
        self.table = at
        self.name = "test"
        self.written: list[int] = []
        self.full = False
        self.pause = 0.0
        """Seconds that a write takes."""
        self.gate = threading.Event()
        self.gate.set()

    def snapshot(self, clock: Callable[[], float]) -> int:
        """Give the number of steps."""
        return self.table.match.step

    def write(self, document: int) -> None:
        """Wait for the gate and write."""
        self.gate.wait(5)
        time.sleep(self.pause)
        if self.full:
            raise DiskFull
        self.written.append(document)

    def close(self) -> None:
        """Nothing is held."""


class Keyboard:
    """One screen of a room, without a screen."""

    def __init__(self, room: Room[int], *seats: int) -> None:
        self.presence: Presence = room.enter(lambda: seats)
        self.session = Session(room.table, lambda: 0.0, self.presence)
        self.heard: list[str] = []
        self.owners: set[str] = set()
        self.presence.attach(self._hear, self._post)

    def _hear(self, news: News) -> None:
        self.session.follow()
        self.session.seen()

    def _post(self, news: News) -> None:
        self.heard.append(news.kind)
        self.owners.add(OWNER.get())
        self._hear(news)

    @property
    def step(self) -> int:
        """The step this keyboard knows of."""
        return self.session.seen().step


def opened(at: Table) -> tuple[Disk, Room[int]]:
    """Open a shared room."""
    disk = Disk(at)
    return disk, Room(disk, first_choice, lambda: 0.0, lambda: "instant", shared=True)


def play_on(keyboard: Keyboard) -> None:
    """Play some choice that is open."""
    keyboard.session.play([keyboard.session.seen().legal[-1]])


async def test_a_step_is_on_the_disk_before_another_seat_sees_it() -> None:
    disk, room = opened(table(None, None, game="burgundy"))
    own, other, watcher = Keyboard(room, 0), Keyboard(room, 1), Keyboard(room)
    disk.gate.clear()
    play_on(own)
    while own.session.seen().path:
        play_on(own)
    assert own.step > 0
    await asyncio.sleep(0.05)
    assert (other.step, watcher.step) == (0, 0)
    assert other.session.last == 0
    assert not other.heard
    disk.gate.set()
    await room.keeper.settle()
    assert disk.written[-1] == room.table.match.step
    assert other.step == watcher.step == own.step
    room.close()


async def test_what_is_written_does_not_bring_a_later_step_with_it() -> None:
    disk, room = opened(table(None, None, game="burgundy"))
    own, other = Keyboard(room, 0), Keyboard(room, 1)
    disk.gate.clear()
    play_on(own)
    await asyncio.sleep(0.02)
    play_on(own)
    disk.gate.set()
    while len(disk.written) < 2:
        assert other.step <= max(disk.written, default=0)
        await asyncio.sleep(0.001)
    await room.keeper.settle()
    assert "step" in other.heard
    room.close()


async def test_who_plays_without_a_pause_is_followed_up_to_what_is_on_the_disk() -> None:
    disk, room = opened(table(None, None, game="burgundy"))
    own, other = Keyboard(room, 0), Keyboard(room, 1)
    disk.pause = 0.01
    followed: set[int] = set()
    for _ in range(300):
        for mover, rival in ((own, other), (other, own)):
            if mover.session.seen().my_turn:
                play_on(mover)
                # Only what was played in earlier turns or is on the disk may be seen.
                assert rival.step <= max(disk.written, default=0)
                if mover.step > rival.step:
                    followed.add(rival.step)
        await asyncio.sleep(0.001)
    assert len(followed) > 3
    await room.keeper.settle()
    assert own.step == other.step or room.table.match.state.pending
    room.close()


async def test_who_comes_meanwhile_sees_what_is_on_the_disk() -> None:
    disk, room = opened(table(None, None, game="burgundy"))
    own = Keyboard(room, 0)
    disk.gate.clear()
    while own.session.seen().my_turn:
        play_on(own)
    late = Keyboard(room, 1)
    assert (late.step, late.session.last) == (0, 0)
    assert late.session.seen().live
    assert late.session.to_move == 0
    assert not late.session.seen().my_turn
    disk.gate.set()
    await room.keeper.settle()
    assert late.step == own.step > 0
    assert late.session.seen().my_turn
    room.close()


async def test_an_act_upon_what_is_no_longer_so_is_refused() -> None:
    disk, room = opened(table(None, None, game="burgundy"))
    own, second = Keyboard(room, 0), Keyboard(room, 0)
    choice = second.session.seen().legal[0]
    disk.gate.clear()
    play_on(own)
    with pytest.raises((StaleStep, NotYourTurn)):
        second.session.play([choice])
    disk.gate.set()
    await room.keeper.settle()
    room.close()


async def test_saying_something_shows_no_step_that_is_not_on_the_disk() -> None:
    disk, room = opened(table(None, None, game="burgundy"))
    own, other = Keyboard(room, 0), Keyboard(room, 1)
    disk.gate.clear()
    play_on(own)
    with other.presence.acting():
        room.table.say(1, "Tom", "quick", 0.0)
    assert other.step == 0
    assert not other.session.seen().talk
    disk.gate.set()
    await room.keeper.settle()
    assert [one.text for one in other.session.seen().talk] == ["quick"]
    room.close()


async def test_when_the_disk_is_full_the_game_goes_on_with_a_warning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keeper, "RETRY_SECONDS", 0.02)
    disk, room = opened(table(None, None, game="burgundy"))
    own, other = Keyboard(room, 0), Keyboard(room, 1)
    disk.full = True
    play_on(own)
    while "saving" not in other.heard:
        await asyncio.sleep(0.001)
    first = other.heard.index("step")
    assert first < other.heard.index("saving")
    before = other.heard.count("step")
    while own.session.seen().my_turn:
        play_on(own)
    assert other.step == own.step
    assert other.heard.count("step") > before
    disk.full = False
    while room.keeper.error is not None:
        await asyncio.sleep(0.005)
    await room.keeper.settle()
    assert other.heard[-1] == "saving"
    assert disk.written[-1] == room.table.match.step
    room.close()


async def test_bots_are_heard_when_their_steps_are_on_the_disk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_seats, "PAUSE_SECONDS", 0.0)
    disk, room = opened(table(None, "random"))
    own = Keyboard(room, 0)
    while own.session.seen().my_turn:
        play_on(own)
    last = own.step
    while not own.session.seen().my_turn:
        assert own.step <= max([last, *disk.written])
        await asyncio.sleep(0.001)
    assert last < own.step <= disk.written[-1]
    room.close()


async def test_news_are_not_told_in_the_context_of_who_made_them() -> None:
    _, room = opened(table(None, None, game="burgundy"))
    own, other = Keyboard(room, 0), Keyboard(room, 1)
    OWNER.set("own")
    play_on(own)
    await room.keeper.settle()
    assert other.owners == {"nobody"}
    room.close()


async def test_who_has_left_hears_nothing() -> None:
    _, room = opened(table(None, None, game="burgundy"))
    own, other = Keyboard(room, 0), Keyboard(room, 1)
    other.presence.leave()
    play_on(own)
    await room.keeper.settle()
    assert not other.heard
    room.close()


async def test_a_room_of_one_screen_tells_it_at_once() -> None:
    disk = Disk(table(None, "random"))
    room = Room(disk, first_choice, lambda: 0.0, lambda: "instant")
    heard: list[str] = []
    room.enter(lambda: (0,)).attach(lambda news: heard.append(news.kind))
    disk.gate.clear()
    room.table.play(0, room.table.match.legal()[0], 0, 0.0)
    assert heard == ["step"]
    disk.gate.set()
    room.close()
