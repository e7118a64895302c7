"""Keys are passed on a few at a time; a mouse that moves does not hold them up."""

from __future__ import annotations

import asyncio

import pytest
from textual.events import Key, MouseDown, MouseMove, Paste
from textual.message import Message

from tests.tui.ssh.door import eventually
from tui.ssh.reading import AT_ONCE, TURN, Reading


class Kit:
    """A reading whose app follows or does not."""

    def __init__(self) -> None:
        self.told: list[Message] = []
        self.crowded = False
        self.paused = False
        self.came: list[float] = []
        self.reading = Reading(self, self._tell, lambda: self.crowded)

    def _tell(self, message: Message, came: float) -> None:
        self.told.append(message)
        self.came.append(came)

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    @property
    def keys(self) -> str:
        """The keys that were told."""
        return "".join(message.key for message in self.told if isinstance(message, Key))


@pytest.fixture
async def kit() -> Kit:
    return Kit()


async def test_a_key_is_told_at_once(kit: Kit) -> None:
    kit.reading.feed(b"a")
    assert kit.keys == "a"
    assert not kit.paused


async def test_many_keys_are_told_a_few_at_a_time(kit: Kit) -> None:
    kit.reading.feed(b"abcdefghij")
    assert kit.keys == "abcdefghij"[:TURN]
    assert kit.paused
    await eventually(lambda: kit.keys == "abcdefghij")
    assert not kit.paused


async def test_an_app_that_does_not_follow_is_waited_for(kit: Kit) -> None:
    kit.crowded = True
    kit.reading.feed(b"ab")
    await asyncio.sleep(0.06)
    assert kit.keys == ""
    assert kit.paused
    kit.reading.feed(b"c")
    kit.crowded = False
    await eventually(lambda: kit.keys == "abc")


async def test_of_a_moving_mouse_the_last_place_counts(kit: Kit) -> None:
    moves = b"".join(b"\x1b[<35;%d;5M" % column for column in range(1, 60))
    kit.reading.feed(moves + b"\x1b[<0;59;5M" + b"x")
    (move, click, key) = kit.told
    assert isinstance(move, MouseMove)
    assert move.x == 58
    assert isinstance(click, MouseDown)
    assert isinstance(key, Key)


async def test_what_a_terminal_says_of_its_size_is_not_heard(kit: Kit) -> None:
    kit.reading.feed(b"\x1b[48;9999;9999;1;1t\x1b[5;5R\x1b[?2048;2$y")
    kit.reading.feed(b"\x1b[200~x\x1b[201~")
    (paste,) = kit.told
    assert isinstance(paste, Paste)


async def test_after_the_end_nothing_is_heard(kit: Kit) -> None:
    kit.reading.feed(b"abcdefghij\x1b")
    kit.reading.stop()
    kit.reading.feed(b"z")
    await asyncio.sleep(0.15)
    assert kit.keys == "abcdefghij"[:TURN]
    kit.reading.close()


async def test_a_key_came_when_its_bytes_did_and_not_when_the_app_was_told(kit: Kit) -> None:
    kit.crowded = True
    before = asyncio.get_running_loop().time()
    kit.reading.feed(b"a")
    await asyncio.sleep(0.1)
    kit.crowded = False
    await eventually(lambda: kit.keys == "a")
    assert kit.came[0] - before < 0.05


async def test_a_storm_of_keys_is_heard_no_faster_than_a_held_key(kit: Kit) -> None:
    kit.reading.feed(b"a" * (AT_ONCE + 200))
    await eventually(lambda: len(kit.keys) >= AT_ONCE + 80)
    begun = asyncio.get_running_loop().time()
    await eventually(lambda: len(kit.keys) >= AT_ONCE + 120)
    assert asyncio.get_running_loop().time() - begun > 0.5
    assert kit.paused
