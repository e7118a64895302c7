"""What a client of bad will sends; everything ends by itself."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import asyncssh
from asyncssh.channel import SSHClientChannel
from asyncssh.constants import MSG_CHANNEL_EOF, MSG_GLOBAL_REQUEST, MSG_KEXINIT
from asyncssh.packet import Boolean, String, UInt32

ZEROS = 60_000_000
"""Bytes of a request that is sent compressed, as some 60 KB."""


@contextmanager
def one_segment(connection: asyncssh.SSHClientConnection) -> Iterator[None]:
    """Send all that is written meanwhile in one go."""
    transport = cast(Any, connection._transport)
    written: list[bytes] = []
    write = transport.write
    transport.write = written.append
    try:
        yield
    finally:
        transport.write = write
        write(b"".join(written))


async def bare_channel(
    connection: asyncssh.SSHClientConnection,
    session: asyncssh.SSHClientSession[bytes] | None = None,
) -> SSHClientChannel[bytes]:
    """Open a channel in which nothing has been asked for."""
    loop = asyncio.get_running_loop()
    channel: SSHClientChannel[bytes] = SSHClientChannel(
        connection, loop, "strict", None, "strict", 2**21, 2**15
    )
    await channel._open(b"session")
    channel._session = session or asyncssh.SSHClientSession()
    return channel


def ask_for_app(channel: SSHClientChannel[bytes]) -> None:
    """Ask for a terminal and a shell, and wait for no answer."""
    size = UInt32(80) + UInt32(24) + UInt32(0) + UInt32(0)
    channel._send_request(b"pty-req", String("xterm-256color"), size, String(b""))
    channel._send_request(b"shell")


async def begin_and_end(connection: asyncssh.SSHClientConnection) -> None:
    """Ask for the app and end the input in the same segment."""
    channel = await bare_channel(connection)
    with one_segment(connection):
        ask_for_app(channel)
        channel.send_packet(MSG_CHANNEL_EOF)


async def begin_and_vanish(connection: asyncssh.SSHClientConnection) -> None:
    """Ask for the app and close the channel in the same segment."""
    channel = await bare_channel(connection)
    with one_segment(connection):
        ask_for_app(channel)
        channel.close()


def global_request(
    connection: asyncssh.SSHClientConnection,
    name: str = "x@y",
    rest: bytes = b"",
    *,
    reply: bool = False,
) -> None:
    """Ask for something that nobody knows."""
    connection.send_packet(MSG_GLOBAL_REQUEST, String(name), Boolean(reply), rest)


def send_zeros(connection: asyncssh.SSHClientConnection, length: int = ZEROS) -> None:
    """Send a request with so many zeros; nearly nothing on a compressed line."""
    global_request(connection, rest=bytes(length))


async def forward(connection: asyncssh.SSHClientConnection, times: int, host: str = "h") -> int:
    """Ask to be let through, all at once; give how often that was refused in words."""
    asked = [connection.open_connection(host, 1 + number) for number in range(times)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, asyncssh.ChannelOpenError)]
    return sum(answer.code == asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED for answer in refused)


def new_keys(connection: asyncssh.SSHClientConnection) -> None:
    """Ask for new keys."""
    connection._send_kexinit()
    connection._kexinit_sent = True


def half_new_keys(connection: asyncssh.SSHClientConnection) -> None:
    """Ask for new keys, and never agree on any."""
    connection.send_packet(MSG_KEXINIT, connection._client_kexinit[1:])


async def silent(port: int, count: int, address: str) -> list[socket.socket]:
    """Connect so often from an address, and say nothing."""
    loop = asyncio.get_running_loop()
    opened = []
    for _ in range(count):
        sock = socket.socket()
        sock.setblocking(False)
        sock.bind((address, 0))
        await loop.sock_connect(sock, ("127.0.0.1", port))
        opened.append(sock)
    return opened
