"""Eight visitors press whatever there is, at any size, at tables of all games: nothing breaks."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from pathlib import Path

import asyncssh
import pytest

from core import games
from tests.soak.test_ssh_visits import client, own_key, serving
from tests.tui.hall.people import Clock, first_choice, shared
from tests.tui.ssh.door import fingerprint
from tests.tui.ssh.serving import Serving
from tui.hall.hall import Hall
from tui.hall.stored import FOLDER
from tui.hall.visitor import Visitor

SECONDS = 60.0
SIZES = [(80, 24), (120, 40), (60, 20), (40, 12), (20, 5), (200, 60), (0, 0)]
TERMINALS = ["xterm-256color", "xterm", "linux", "xterm-kitty"]
LANGUAGES = ["en_GB.UTF-8", "cs_CZ.UTF-8", "C"]
LEAVE = b"\x11"
KEYS = [
    *(bytes([code]) for code in range(33, 127)),
    *[b"\r"] * 25,
    *[b"\x1b"] * 6,
    *[b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D"] * 6,
    *(b"\t", b" ", b"u", b"e", b"1", b"2", b"3", b"\x0c", b"\x10", b"\x15", b"\x12", b"\x7f"),
    *(b"\x1b[5~", b"\x1b[6~", b"\x1b[H", b"\x1b[F", b"\x1b[I", b"\x1b[O", "ě".encode()),
    *(b"\x1b[<0;10;5M\x1b[<0;10;5m", b"\x1b[200~pasted [b]text\x1b[201~"),
]


class Monkey:
    """One visitor who comes, presses keys and goes, again and again."""

    def __init__(self, server: Serving, number: int, table: str, seed: int) -> None:
        self._server = server
        self._number = number
        self._table = table
        self._chance = random.Random(seed * 100 + number)

    async def live(self, until: float) -> None:
        """Come and go until the end."""
        async with client(self._server, self._number) as comer:
            while time.monotonic() < until:
                await self._visit(comer.connection, until)

    async def _visit(self, connection: asyncssh.SSHClientConnection, until: float) -> None:
        chance = self._chance
        process = await connection.create_process(
            chance.choice((self._table, self._table, None)),
            term_type=chance.choice(TERMINALS),
            term_size=chance.choice(SIZES),
            encoding=None,
            env={"LANG": chance.choice(LANGUAGES)},
        )
        reading = asyncio.ensure_future(process.stdout.read())
        with contextlib.suppress(OSError):  # some keys leave
            for _ in range(chance.randrange(30, 400)):
                if time.monotonic() >= until:
                    break
                process.stdin.write(chance.choice(KEYS))
                if chance.random() < 0.02:
                    process.change_terminal_size(*chance.choice(SIZES))
                await asyncio.sleep(chance.choice((0.0, 0.01, 0.03, 0.1)))
            if chance.random() < 0.5:
                process.stdin.write(LEAVE)
                await asyncio.wait({reading}, timeout=5)
        process.channel.abort()
        await process.wait_closed()
        reading.cancel()


async def _lay_tables(data: Path, seed: int) -> list[str]:
    clock = Clock()
    hall = Hall(data / FOLDER, clock, first_choice)
    await hall.start()
    for number, game in enumerate(games.names()):
        clock.now += 100
        one, other = (
            Visitor(fingerprint(own_key(2 * number + seat)), f"monkey{seat}") for seat in (0, 1)
        )
        policy = ("free", "honest")[(seed + number) % 2]
        seats = shared("me", "open", "random", game=game, seed=seed, name=game, policy=policy)
        await hall.join(other, await hall.create(one, seats))
    await hall.close()
    return list(games.names())


@pytest.mark.parametrize("seed", [1, 2])
async def test_whatever_is_pressed_no_app_breaks(tmp_path: Path, seed: int) -> None:
    tables = await _lay_tables(tmp_path, seed)
    async with serving(tmp_path) as server:
        monkeys = [
            Monkey(server, number, tables[number // 2], seed) for number in range(2 * len(tables))
        ]
        until = time.monotonic() + SECONDS
        await asyncio.gather(*(monkey.live(until) for monkey in monkeys))
        assert await asyncio.to_thread(server.stop, signal.SIGTERM) == 0
    print(f"\n{server.log.count('visit ')} visits")
    assert "ERROR" not in server.log, server.log
