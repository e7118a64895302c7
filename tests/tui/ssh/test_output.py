"""Frames go out whole or not at all; rows that are there are not sent again."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.message import Message

from tests.tui.ssh.door import Client, door, eventually
from tui.ssh import output as output_module
from tui.ssh.driver import SshDriver
from tui.ssh.figures import Figures
from tui.ssh.outlet import ChannelOutlet
from tui.ssh.output import DOUBT_SECONDS, DRAINED, FULL, MOST, Output
from tui.ssh.rows import Rows

SYNC, END = "\x1b[?2026h", "\x1b[?2026l"
COPY = "\x1b]52;c;YQ==\x07"


class Line:
    """Takes what is written; how much of it was taken is up to the test."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.backlog = 0
        self.given_up = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def give_up(self) -> None:
        self.given_up = True

    def all(self) -> str:
        """Everything since the last time."""
        text = b"".join(self.written).decode()
        self.written.clear()
        return text


class Kit:
    """An output with its line."""

    def __init__(self) -> None:
        self.line = Line()
        self.figures = Figures()
        self.redrawn = 0
        self.shown = 0
        self.waiting: list[Callable[[], None]] = []
        """Whom the app will tell when it has done everything."""
        given = self._redraw, self._show, self.waiting.append
        self.output = Output(self.line, self.figures, *given)

    def _redraw(self) -> None:
        self.redrawn += 1

    def _show(self) -> None:
        self.shown += 1

    def draw(self, *rows: str, cursor: str = "\x1b[1;1H") -> str:
        """Send a frame and give what went out."""
        body = "\n".join(f"\x1b[{number};1H{row}" for number, row in enumerate(rows, 1))
        for part in (SYNC, body + cursor, END):
            self.output.write(part)
        self.output.flush()
        return self.line.all()


@pytest.fixture
async def kit() -> Kit:
    return Kit()


async def test_a_frame_is_one_write(kit: Kit) -> None:
    kit.output.write(SYNC)
    kit.output.write("\x1b[1;1Ha\x1b[1;1H")
    kit.output.write(END)
    kit.output.flush()
    assert kit.line.written == [f"{SYNC}\x1b[1;1Ha\x1b[1;1H{END}".encode()]
    assert kit.shown == 1


async def test_what_nobody_flushes_goes_out_soon(kit: Kit) -> None:
    kit.output.write("\x07")
    assert kit.line.all() == ""
    await asyncio.sleep(0)
    assert kit.line.all() == "\x07"


async def test_rows_that_are_there_are_not_sent_again(kit: Kit) -> None:
    assert kit.draw("aa", "bb").count("\x1b[") == 5
    assert kit.draw("aa", "bc") == f"{SYNC}\x1b[2;1Hbc\x1b[1;1H{END}"
    assert kit.draw("aa", "bc") == ""
    assert kit.draw("aa", "bc", cursor="\x1b[2;2H") == f"{SYNC}\x1b[2;2H{END}"
    kit.output.forget()
    assert "aa" in kit.draw("aa", "bc")


def test_a_row_that_was_written_into_is_sent_again() -> None:
    rows = Rows()
    whole = "\x1b[1;1Habc\n\x1b[2;1Hdef\x1b[1;1H"
    assert rows.changed(whole) == whole
    assert rows.changed("\x1b[1;2HX\x1b[1;1H") == "\x1b[1;2HX\x1b[1;1H"
    assert rows.changed(whole) == "\x1b[1;1Habc\n\x1b[1;1H"
    assert rows.changed("\x1b[2;1Hd\x1b[2;2He\x1b[1;1H") == "\x1b[2;1Hd\x1b[2;2He\x1b[1;1H"
    assert rows.changed("\x1b[2;1Hd\x1b[2;2He\x1b[1;1H") == ""


def test_what_is_no_update_passes_and_nothing_is_remembered() -> None:
    rows = Rows()
    rows.changed("\x1b[1;1Habc\x1b[1;1H")
    assert rows.changed("\x1b[2J") == "\x1b[2J"
    assert rows.changed("\x1b[1;1Habc\x1b[1;1H") != ""


async def test_a_full_line_gets_no_frames_until_it_has_drained(kit: Kit) -> None:
    kit.draw("a")
    kit.line.backlog = FULL + 1
    assert kit.draw("b") == ""
    kit.output.write(COPY)
    kit.output.flush()
    assert kit.line.all() == COPY
    kit.line.backlog = DRAINED
    assert kit.draw("c") == "", "nothing before it has drained"
    await asyncio.sleep(0.05)
    assert kit.redrawn == 0
    kit.line.backlog = DRAINED - 1
    await eventually(lambda: kit.redrawn == 1)
    assert kit.draw("a") == "", "this row is there already"
    assert "d" in kit.draw("d")
    assert kit.figures.dropped == 2


async def test_what_belongs_to_no_frame_passes_where_its_frame_does_not(kit: Kit) -> None:
    kit.line.backlog = FULL + 1
    kit.output.write("\x07")
    assert kit.draw("a") == "\x07"


async def test_who_takes_nothing_is_given_up(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output_module, "DEAF_SECONDS", 0.15)
    kit.line.backlog = FULL + 1000
    kit.draw("a")
    for _ in range(5):
        await asyncio.sleep(0.04)
        kit.line.backlog -= 1
        assert not kit.line.given_up, "slow is not deaf"
    await eventually(lambda: kit.line.given_up)


async def test_no_line_gets_a_mountain(kit: Kit) -> None:
    kit.line.backlog = MOST + 1
    kit.output.write(COPY)
    kit.output.flush()
    assert kit.line.given_up
    assert kit.line.all() == ""


async def test_after_the_end_nothing_goes_out(kit: Kit) -> None:
    kit.output.write("\x07")
    kit.output.close()
    assert kit.line.all() == "\x07"
    kit.output.write("\x07")
    await asyncio.sleep(0)
    assert kit.line.all() == ""


async def test_the_time_from_a_key_to_its_frame_is_counted(kit: Kit) -> None:
    kit.output.asked(asyncio.get_running_loop().time())
    await asyncio.sleep(0.02)
    kit.draw("a")
    kit.draw("b")
    (taken,) = kit.figures._answers
    assert 0.02 <= taken < 0.5


async def test_an_answer_that_comes_late_counts(kit: Kit) -> None:
    loop = asyncio.get_running_loop()
    kit.output.asked(loop.time() - 0.5)
    kit.output.asked(loop.time())
    await asyncio.sleep(DOUBT_SECONDS + 0.05)
    assert len(kit.waiting) == 1, "the app has still to do"
    kit.draw("a")
    (taken,) = kit.figures._answers
    assert taken >= 0.5 + DOUBT_SECONDS
    kit.waiting[0]()
    kit.output.asked(loop.time())
    kit.draw("b")
    assert kit.figures._answers[1] < 0.5


async def test_what_others_do_is_no_answer_to_a_key_that_has_none(kit: Kit) -> None:
    kit.output.asked(asyncio.get_running_loop().time())
    await asyncio.sleep(DOUBT_SECONDS + 0.05)
    kit.waiting[0]()
    kit.draw("a")
    assert not kit.figures._answers


async def test_figures_say_how_long_a_key_waits_while_everybody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hear = SshDriver._hear

    def hear_and_hold_up(self: SshDriver, message: Message, came: float) -> None:
        hear(self, message, came)
        time.sleep(0.4)

    monkeypatch.setattr(SshDriver, "_hear", hear_and_hold_up)
    async with door(tmp_path) as here, here.connect("eva") as client:
        seat = await client.sit()
        await seat.quiet()
        here.server.figures._answers.clear()
        for key, answer in (("r", "Rules"), ("q", "New table")):
            await seat.press(key, answer)
        assert [taken > 0.4 for taken in here.server.figures._answers] == [True, True]


def transport_of(client: Client) -> asyncio.Transport:
    transport = client.connection._transport
    assert transport is not None
    return transport


async def test_a_client_that_reads_nothing_loses_frames_and_then_sees_the_truth(
    tmp_path: Path,
) -> None:
    """It reads nothing for a while; the receive buffer is small, so it is noticed at once."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    async with door(tmp_path) as here:
        small.connect(("127.0.0.1", here.server.port))
        async with here.connect("eva", sock=small) as client:
            seat = await client.sit((200, 60))
            (visit,) = here.server.shared.visits
            transport = transport_of(client)
            transport.pause_reading()
            for _ in range(100):
                seat.process.stdin.write(b"r\x1b[A\x1b[B\x0c")
                await asyncio.sleep(0.02)
                if here.server.figures.dropped > 5:
                    break
            assert here.server.figures.dropped > 5
            assert isinstance(visit._outlet, ChannelOutlet)
            assert FULL < visit._outlet.backlog < MOST
            seat.data = b""
            transport.resume_reading()
            begun = time.monotonic()
            await seat.until("\x1b[60;1H")
            assert time.monotonic() - begun < 2.5


async def test_how_much_has_not_been_taken_is_measured(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva") as client:
        await client.sit()
        (visit,) = here.server.shared.visits
        await eventually(lambda: visit._outlet.backlog == 0)
        transport_of(client).pause_reading()
        visit._outlet.write(b"\x00" * 1_000_000)
        assert visit._outlet.backlog > 100_000
