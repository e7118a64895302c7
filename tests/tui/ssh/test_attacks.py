"""Small attacks: whoever asks for too much hurts only himself, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from asyncssh.constants import MSG_CHANNEL_EOF

from tests.tui.ssh import attacks
from tests.tui.ssh.door import KEYS, Client, Door, Seat, door, eventually
from tui.ssh.figures import resident
from tui.ssh.limits import Limits
from tui.ssh.line import DEFERRED_MOST, Line

AT_MOST = 0.25
"""Seconds that another player waits for a key."""
FEW = 20_000_000
"""Bytes."""


async def longest_wait(seat: Seat, until: asyncio.Task[Any]) -> float:
    """Press keys as long as an attack lasts; give the longest time to an answer in seconds."""
    longest = 0.0
    while not until.done() or not longest:
        begun = time.perf_counter()
        await seat.press("r", "Rules")
        await seat.press("q", "New table")
        longest = max(longest, (time.perf_counter() - begun) / 2)
    return longest


def elsewhere(here: Door, number: int, name: str | None = "tom", **options: Any) -> Client:
    """Come from an address of one's own."""
    return here.connect(name, local_addr=(f"127.0.1.{number}", 0), **options)


@pytest.mark.parametrize("attack", [attacks.begin_and_end, attacks.begin_and_vanish])
@pytest.mark.parametrize("guests", [False, True])
async def test_a_visit_that_ends_before_it_began_takes_no_place(
    tmp_path: Path, attack: Callable[[asyncssh.SSHClientConnection], Awaitable[None]], guests: bool
) -> None:
    async with door(tmp_path, limits=Limits(burst=100)) as here:
        for _ in range(8):
            name = None if guests else "eva"
            options = {"guest_name": "x"} if guests else {}
            async with here.connect(name, **options) as client:
                await attack(client.connection)
                await attack(client.connection)
                await eventually(lambda: not here.server.shared.visits)
        await here.until_empty()
        async with here.connect("eva") as client:
            await client.sit()


async def test_who_ends_his_input_at_once_is_told_why_nothing_happens(tmp_path: Path) -> None:
    class Hearing(asyncssh.SSHClientSession[bytes]):
        heard = b""

        def data_received(self, data: bytes, datatype: asyncssh.DataType) -> None:
            self.heard += data

    hearing = Hearing()
    async with door(tmp_path) as here, here.connect("eva") as client:
        channel = await attacks.bare_channel(client.connection, hearing)
        with attacks.one_segment(client.connection):
            attacks.ask_for_app(channel)
            channel.send_packet(MSG_CHANNEL_EOF)
        channel.resume_reading()
        await asyncio.wait_for(channel.wait_closed(), 5)
    assert hearing.heard == b"Your input has ended, so Herna was not started.\r\n"


async def test_one_address_shuts_the_door_for_nobody_else(tmp_path: Path) -> None:
    async with door(tmp_path, limits=Limits()) as here:
        opened = [
            sock
            for number in range(1, 13)
            for sock in await attacks.silent(here.server.port, 10, f"127.0.2.{number}")
        ]
        try:
            for number in range(1, 11):
                async with elsewhere(here, number) as client:
                    await client.run("status")
            assert here.server.shared.admission.loose <= Limits().loose
        finally:
            for sock in opened:
                sock.close()


async def test_zeros_are_not_unpacked(tmp_path: Path) -> None:
    async with door(tmp_path) as here:
        before = resident()
        async with here.connect("eva", compression_algs=["zlib@openssh.com"]) as client:
            attacks.send_zeros(client.connection, 5_000_000)
            await asyncio.wait_for(client.connection.wait_closed(), 5)
        assert resident() - before < FEW


async def test_small_requests_of_zeros_end_the_connection_too(tmp_path: Path) -> None:
    async with door(tmp_path) as here:
        async with here.connect("eva", compression_algs=["zlib@openssh.com"]) as client:
            for _ in range(60):
                attacks.send_zeros(client.connection, 30_000)
            await asyncio.wait_for(client.connection.wait_closed(), 5)
        async with here.connect("eva", compression_algs=["zlib@openssh.com"]) as client:
            await client.sit()


async def test_the_environment_is_bounded(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva") as client:
        channel = await attacks.bare_channel(client.connection)
        for number in range(60):
            variable = asyncssh.packet.String(f"X{number}"), asyncssh.packet.String("y" * 1000)
            channel._send_request(b"env", *variable)
        language = asyncssh.packet.String("LANG"), asyncssh.packet.String("cs_CZ.UTF-8" + "z" * 500)
        channel._send_request(b"env", *language)
        attacks.ask_for_app(channel)
        await eventually(lambda: len(here.server.shared.visits) == 1)
        (visit,) = here.server.shared.visits
        assert list(visit._channel.get_environment()) == ["LANG"]
        assert len(visit._channel.get_environment()["LANG"]) == 100
        channel.close()


async def test_refused_forwardings_neither_fill_the_log_nor_delay_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        async with (
            door(tmp_path) as here,
            here.connect("eva") as calm,
            elsewhere(here, 1) as client,
        ):
            seat = await calm.sit()
            refused = asyncio.ensure_future(attacks.forward(client.connection, 300, "h" * 500))
            assert await longest_wait(seat, refused) < AT_MOST
            assert await refused == 300
    lines = [r.getMessage() for r in caplog.records if r.name == "herna.server"]
    assert len([line for line in lines if "forwarding" in line]) == 5
    assert max(map(len, lines)) < 300
    assert "refused 295 more that are not listed" in lines


async def test_a_storm_of_requests_delays_nobody_else(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva") as calm, elsewhere(here, 1) as client:
        seat = await calm.sit()
        with attacks.one_segment(client.connection):
            for _ in range(1000):
                attacks.global_request(client.connection)
        asked = asyncio.ensure_future(client.run("status"))
        assert await longest_wait(seat, asked) < AT_MOST
        await asked


async def test_new_keys_are_agreed_on_a_few_times_only(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva") as client:
        await client.sit()
        for _ in range(3):
            attacks.new_keys(client.connection)
            await client.run("status")
        with pytest.raises(asyncssh.ChannelOpenError, match="connection closed"):
            for _ in range(10):
                attacks.new_keys(client.connection)
                await client.run("status")


async def test_who_never_agrees_on_new_keys_gets_no_pile_of_answers(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva") as client:
        transport = client.connection._transport
        assert transport is not None
        transport.pause_reading()
        attacks.half_new_keys(client.connection)
        for _ in range(DEFERRED_MOST + 50):
            attacks.global_request(client.connection, reply=True)
        await eventually(lambda: not here.server.shared.connections)


async def test_who_takes_no_answers_is_listened_to_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.ssh.line.UNSENT_MOST", 2000)
    monkeypatch.setattr("tui.ssh.line.UNSENT_LITTLE", 1000)
    monkeypatch.setattr("tui.ssh.line.UNSENT_SECONDS", 0.2)
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    async with door(tmp_path) as here:
        small.connect(("127.0.0.1", here.server.port))
        async with here.connect("eva", sock=small) as client:
            (connection,) = here.server.shared.connections
            line = connection._connection
            assert isinstance(line, Line)
            theirs = line.get_extra_info("socket")
            theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            transport = client.connection._transport
            assert transport is not None
            transport.pause_reading()
            for _ in range(600):
                attacks.global_request(client.connection, reply=True)
            await eventually(lambda: not here.server.shared.connections, 10)
            assert line.unsent < 10_000


async def test_a_channel_in_which_nothing_is_asked_for_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.ssh.session.ASK_SECONDS", 0.05)
    async with door(tmp_path) as here, here.connect("eva") as client:
        channel = await attacks.bare_channel(client.connection)
        await asyncio.wait_for(channel.wait_closed(), 5)


async def test_who_tries_too_many_names_is_sent_away(tmp_path: Path) -> None:
    from tui.ssh.connection import TRIES, Connection

    async with door(tmp_path) as here:
        connection = Connection(here.server.shared)
        ended: list[int] = []
        connection._end = lambda code, sentence: ended.append(code)  # type: ignore[method-assign]
        key = KEYS["eva"].convert_to_public()
        for _ in range(TRIES):
            connection.validate_public_key("eva", key)
        assert not ended
        connection.validate_public_key("eva", key)
        assert ended == [asyncssh.DISC_TOO_MANY_CONNECTIONS]


async def test_a_storm_of_sizes_is_drawn_now_and_then(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva") as client:
        seat = await client.sit()
        await seat.quiet()
        (visit,) = here.server.shared.visits
        drawn: list[tuple[int, int]] = []
        assert visit._driver is not None
        resized = visit._driver._resized

        def note() -> None:
            drawn.append(visit.size)
            resized()

        visit._driver._resized = note  # type: ignore[method-assign]
        for number in range(15):
            seat.process.change_terminal_size(100 + number, 30)
            await asyncio.sleep(0.07)
        await eventually(lambda: bool(drawn) and drawn[-1] == (114, 30))
        assert len(drawn) <= 7
