"""Whatever comes from a terminal, games go on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tui.ssh.door import Door, Seat, door, eventually
from tui.screens.lobby import LobbyScreen


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Door]:
    async with door(tmp_path) as opened:
        yield opened


@pytest.fixture
async def seat(here: Door) -> AsyncIterator[Seat]:
    async with here.connect() as client:
        yield await client.sit()


def written(here: Door) -> str:
    """What stands in the search of the only visitor's lobby."""
    (visit,) = here.server.shared.visits
    assert visit.app is not None
    assert isinstance(visit.app.screen, LobbyScreen)
    field = visit.app.screen.typing
    return "" if field is None else field.value


async def test_half_a_letter_is_waited_for(here: Door, seat: Seat) -> None:
    await seat.press("/", "all tables")
    for byte in "řeka".encode():
        seat.process.stdin.write(bytes([byte]))
        await asyncio.sleep(0.01)
    await eventually(lambda: written(here) == "řeka")


async def test_a_lone_escape_arrives_in_time(seat: Seat) -> None:
    await seat.press("r", "Rules")
    await seat.quiet()
    begun = time.perf_counter()
    await seat.press("\x1b", "New table")
    assert time.perf_counter() - begun < 0.5, "0.1 s of delay, and the machine is shared"


@pytest.mark.parametrize(
    "broken",
    [
        b"\xff\xfe\xc3",
        b"\x1b[<999999999999999999999;1;1M",
        b"\x1b[<0;;M",
        b"\x1b[M\xff\xff\xff",
        b"\x1b[48;9999999;9999999;1;1t",
        b"\x1b[1114112;1u\x1b[99999999999u",
        b"\x1b[?2026;99999999999$y\x1b]11;rgb:zz\x07",
        bytes(range(1, 3)) + bytes(range(4, 17)) + bytes(range(18, 27)),
    ],
)
async def test_no_input_ends_a_visit(here: Door, seat: Seat, broken: bytes) -> None:
    seat.type(broken)
    await asyncio.sleep(0.15)
    seat.type(b"\x1b")
    await asyncio.sleep(0.15)
    await seat.press("\x0c", "\x1b[24;1H")
    (visit,) = here.server.shared.visits
    assert visit.size == (80, 24)


async def test_a_pasted_megabyte_outside_of_a_field_does_nothing(seat: Seat) -> None:
    begun = time.perf_counter()
    seat.type(b"\x1b[200~" + b"qs\r" * 350_000 + b"\x1b[201~")
    await seat.press("\x0c", "New table")
    assert time.perf_counter() - begun < 4


async def test_a_paste_in_pieces_arrives_in_a_field(here: Door, seat: Seat) -> None:
    await seat.press("/", "all tables")
    for piece in (b"\x1b[200", b"~zebra\x1b", b"[20", b"1~!"):
        seat.process.stdin.write(piece)
        await asyncio.sleep(0.02)
    await eventually(lambda: written(here) == "zebra!")


async def test_a_megabyte_of_keys_is_taken_slowly_and_hurts_nobody(here: Door) -> None:
    async with here.connect("eva") as eva, here.connect("tom") as tom:
        busy = await eva.sit()
        calm = await tom.sit()
        busy.process.stdin.write(b"jk" * 500_000)
        slowest = 0.0
        for _ in range(5):
            begun = time.perf_counter()
            await calm.press("r", "Rules")
            await calm.press("\x1b", "New table")
            slowest = max(slowest, time.perf_counter() - begun)
        assert slowest < 2
        (visit, _) = sorted(here.server.shared.visits, key=lambda each: -each.received)
        assert visit.received < 1_000_000, "the rest waits on the client's side"


async def test_the_end_of_input_ends_the_visit(here: Door, seat: Seat) -> None:
    seat.process.stdin.write_eof()
    assert await seat.end() == 0
    await eventually(lambda: not here.server.shared.visits)


async def test_a_lost_line_ends_the_visit(here: Door) -> None:
    client = here.connect("tom")
    async with client:
        await client.sit()
        client.connection.abort()
        await eventually(lambda: not here.server.shared.visits)
    assert not here.hall.present()


async def test_the_mouse_is_heard(seat: Seat) -> None:
    row = seat.data  # the lobby
    assert b"\x1b[?1003h" in row
    seat.type(b"\x1b[<0;5;3M\x1b[<0;5;3m")
    await seat.press("\x0c", "New table")


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [((0, 0), (80, 24)), ((100_000, 100_000), (250, 80)), ((1, 1), (20, 5)), ((60, 20), (60, 20))],
)
async def test_odd_sizes(here: Door, asked: tuple[int, int], drawn: tuple[int, int]) -> None:
    async with here.connect() as client:
        seat = await client.sit(asked, until="\x1b[?2004h")
        await seat.quiet(0.1)
        (visit,) = here.server.shared.visits
        assert visit.app is not None
        assert tuple(visit.app.size) == drawn


async def test_a_new_size_is_drawn_for_when_it_has_lasted(here: Door, seat: Seat) -> None:
    (visit,) = here.server.shared.visits
    seat.data = b""
    for columns in range(81, 121):
        seat.process.change_terminal_size(columns, 40)
    await seat.until("\x1b[40;1H")
    assert visit.app is not None
    await eventually(lambda: visit.app is not None and tuple(visit.app.size) == (120, 40))
    await seat.quiet(0.1)
    assert seat.data.count(b"\x1b[40;1H") <= 3
    seat.process.change_terminal_size(2**31, 0)
    await eventually(lambda: visit.app is not None and tuple(visit.app.size) == (250, 24))
