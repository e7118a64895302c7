"""Clients of bad will in a process of their own: `... ATTACK PORT`. Each attack ends by itself."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncssh

from tests.tui.ssh import attacks

HERE = "127.0.0.1"
AT_MOST = 30.0
"""Seconds an attack may last."""


@asynccontextmanager
async def connected(
    port: int, address: str, key: asyncssh.SSHKey | None = None, **options: Any
) -> AsyncIterator[asyncssh.SSHClientConnection]:
    """Come from an address, with a key of one's own."""
    connection = await asyncssh.connect(
        HERE,
        port,
        username="mallory",
        client_keys=[key or asyncssh.generate_private_key("ssh-ed25519")],
        known_hosts=None,
        config=None,
        agent_path=None,
        local_addr=(address, 0),
        **options,
    )
    try:
        yield connection
    finally:
        connection.abort()


async def _each(
    port: int,
    count: int,
    do: Callable[[asyncssh.SSHClientConnection], Awaitable[object]],
    **options: Any,
) -> None:
    """Do something in so many connections of one address at once, whatever becomes of them."""

    async def one(number: int) -> None:
        with contextlib.suppress(OSError, asyncssh.Error):
            async with connected(port, f"127.0.3.{number // 6 + 1}", **options) as connection:
                await do(connection)

    await asyncio.gather(*(one(number) for number in range(count)))


async def begin_and_end(port: int) -> None:
    """Seventeen connections end in the same segment in which they begin."""

    async def do(connection: asyncssh.SSHClientConnection) -> None:
        for attack in (attacks.begin_and_end, attacks.begin_and_vanish):
            await attack(connection)
        await asyncio.sleep(1)

    await _each(port, 17, do)


async def silent(port: int) -> None:
    """One address, and then forty, say nothing."""
    opened = await attacks.silent(port, 30, "127.0.4.1")
    for number in range(2, 42):
        opened += await attacks.silent(port, 5, f"127.0.4.{number}")
    await asyncio.sleep(5)
    for sock in opened:
        sock.close()


async def zeros(port: int) -> None:
    """Eight times 60 MB of zeros, compressed, and then many small ones."""

    async def large(connection: asyncssh.SSHClientConnection) -> None:
        attacks.send_zeros(connection)
        await connection.wait_closed()

    async def small(connection: asyncssh.SSHClientConnection) -> None:
        for _ in range(500):
            attacks.send_zeros(connection, 30_000)
            await asyncio.sleep(0)
        await connection.wait_closed()

    for do in (large, small):
        await _each(port, 8, do, compression_algs=["zlib@openssh.com"])


async def forwardings(port: int) -> None:
    """Ten connections ask to be let through, as quickly as they can."""
    await _each(port, 10, lambda connection: attacks.forward(connection, 1000, "h" * 1000))


async def requests(port: int) -> None:
    """Ten connections ask for what nobody knows, and read no answers."""

    async def do(connection: asyncssh.SSHClientConnection) -> None:
        transport = connection._transport
        assert transport is not None
        transport.pause_reading()
        for _ in range(200):
            with attacks.one_segment(connection):
                for _ in range(100):
                    attacks.global_request(connection, reply=True)
            await asyncio.sleep(0.01)
        await asyncio.sleep(3)

    await _each(port, 10, do)


async def resizes(port: int) -> None:
    """Three terminals change their size a hundred times a second."""

    async def do(connection: asyncssh.SSHClientConnection) -> None:
        process = await connection.create_process(
            term_type="xterm-256color", term_size=(120, 40), encoding=None
        )
        reading = asyncio.ensure_future(process.stdout.read())
        await asyncio.sleep(1)
        for number in range(800):
            process.change_terminal_size(80 + number % 170, 24 + number % 56)
            await asyncio.sleep(0.01)
        reading.cancel()

    await _each(port, 3, do)


async def logins(port: int) -> None:
    """Two hundred logins of one key, from two hundred addresses."""
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def one(number: int) -> None:
        with contextlib.suppress(OSError, asyncssh.Error):
            async with connected(port, f"127.0.5.{number + 1}", key) as connection:
                process = await connection.create_process(term_type="xterm", encoding=None)
                await asyncio.wait([asyncio.ensure_future(process.stdout.read())], timeout=3)

    await asyncio.gather(*(one(number) for number in range(200)))


async def leaving(port: int, count: int = 100) -> None:
    """So many come one after another, play a little, and vanish at once."""
    async with contextlib.AsyncExitStack() as stack:
        connections = []
        for number in range(count):
            connection = await stack.enter_async_context(connected(port, f"127.0.6.{number + 1}"))
            process = await connection.create_process(term_type="xterm", encoding=None)
            reading = asyncio.ensure_future(process.stdout.read())
            stack.callback(reading.cancel)
            connections.append(connection)
            await asyncio.sleep(0.05)
        await asyncio.sleep(2)
        print("leaving", flush=True)
        for connection in connections:
            connection.abort()
    await asyncio.sleep(8)


async def leaving_half(port: int) -> None:
    """Fifty come and vanish at once."""
    await leaving(port, 50)


ATTACKS = {
    attack.__name__: attack
    for attack in (
        begin_and_end,
        silent,
        zeros,
        forwardings,
        requests,
        resizes,
        logins,
        leaving_half,
        leaving,
    )
}


def main() -> None:
    """Run one attack, but not for long; it must not take the processor from who is attacked."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.nice(10)
    attack, port = ATTACKS[sys.argv[1]], int(sys.argv[2])
    with contextlib.suppress(TimeoutError):
        asyncio.run(asyncio.wait_for(attack(port), AT_MOST))


if __name__ == "__main__":
    main()
