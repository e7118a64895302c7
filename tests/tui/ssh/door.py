"""A server and clients for it in the process of the test."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import asyncssh

from core.bots.answering import answer
from core.table import Question
from saves.folders import Folders
from tui.hall.hall import Hall
from tui.hall.stored import FOLDER
from tui.hall.visitor import Visitor
from tui.play.thinker import Thinker, ThinkingFailed
from tui.settings import Settings, save
from tui.ssh.hostkey import HostKey
from tui.ssh.identity import folder_name
from tui.ssh.limits import Limits
from tui.ssh.server import Plan, Server
from tui.textual_compat import streams_left_alone
from tui.words import Words

HOST_KEY: HostKey = asyncssh.generate_private_key("ssh-ed25519")
KEYS: dict[str, HostKey] = {
    name: asyncssh.generate_private_key("ssh-ed25519") for name in ("eva", "tom", "jan")
}
LOBBY = "New table"
"""What stands in the lobby in English."""
PATIENCE = 10.0
ALT_SCREEN_OFF = b"\x1b[?1049l"


class Bots(Thinker):
    """Answers at once, in this process."""

    async def answer(self, question: Question) -> Any:
        return answer(question)

    async def ask(self, task: str, *given: Any) -> Any:
        """Give no advice."""
        raise ThinkingFailed("closed")

    async def warm_up(self) -> None:
        return None


@dataclass
class Door:
    """A running server."""

    server: Server
    hall: Hall

    def connect(self, name: str | None = "eva", user: str = "", **options: Any) -> Client:
        """Come with the key of that name, or without one."""
        return Client(self.server.port, name, user or name or "guest", options)

    @property
    def booked(self) -> dict[str, int]:
        """All that is counted for somebody who is here."""
        shared = self.server.shared
        counted = {
            "visits": len(shared.visits),
            "connections": len(shared.connections),
            "admitted visits": shared.admission.visits,
            "admitted connections": shared.admission.connections,
            "loose connections": shared.admission.loose,
            "present": len(self.hall.present()),
            "starting": shared.admission.limits.starts - shared.starts._value,
            "guests' folders": sum(1 for _ in self._guests_folders()),
        }
        return {name: count for name, count in counted.items() if count}

    async def until_empty(self) -> None:
        """Wait until nobody counts any more, as it must be when all clients have gone."""
        deadline = time.monotonic() + PATIENCE
        while booked := self.booked:
            assert time.monotonic() < deadline, f"nobody is here, but these are booked: {booked}"
            await asyncio.sleep(0.01)

    def _guests_folders(self) -> Iterator[Path]:
        known = {folder_name(Visitor(fingerprint(name), name)) for name in KEYS}
        if self.server.shared.visitors.exists():
            for folder in self.server.shared.visitors.iterdir():
                if folder.name not in known:
                    yield folder


@asynccontextmanager
async def door(
    folder: Path, welcomed: tuple[str, ...] = tuple(KEYS), **plan: Any
) -> AsyncIterator[Door]:
    """Run a server with its data in `folder`; who is `welcomed` has been here before."""
    for name in welcomed:
        save(settings_file(folder, name), Settings(welcomed=True, bot_speed="instant"))
    made = replace(Plan(folder, Words("en"), port=0, limits=Limits(burst=1000)), **plan)
    hall = Hall(folder / FOLDER, time.time, Bots().answer)
    await hall.start()
    with streams_left_alone():
        server = Server(made, HOST_KEY, hall, Bots())
        await server.start()
        opened = Door(server, hall)
        try:
            yield opened
            await opened.until_empty()
        finally:
            await server.close()
            await hall.close()


def fingerprint(name: str) -> str:
    """By what the server knows the owner of a key."""
    return KEYS[name].get_fingerprint()


def settings_file(folder: Path, name: str) -> Path:
    """Where the settings of the owner of a key lie."""
    return Folders.inside(
        folder / "visitors" / folder_name(Visitor(fingerprint(name), name))
    ).settings


class Listener(asyncssh.SSHClient):
    """Hears what the server says while it finds out who knocks, and answers as a guest."""

    def __init__(self, guest_name: str | None) -> None:
        self.guest_name = guest_name
        self.banners: list[str] = []
        self.asked = ""

    def auth_banner_received(self, msg: str, lang: str) -> None:
        self.banners.append(msg)

    def kbdint_auth_requested(self) -> str | None:
        return "" if self.guest_name is not None else None

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: Any
    ) -> list[str]:
        self.asked = instructions
        return [self.guest_name or ""] * len(prompts)


class Client:
    """One connection of a client: `async with door.connect("eva") as client`."""

    def __init__(self, port: int, name: str | None, user: str, options: dict[str, Any]) -> None:
        self._port = port
        self._keys = [] if name is None else [KEYS[name]]
        self._user = user
        self._options = options
        self.listener = Listener(options.pop("guest_name", None))

    async def __aenter__(self) -> Self:
        self.connection = await asyncssh.connect(
            "127.0.0.1",
            self._port,
            username=self._user,
            client_keys=self._keys or None,
            known_hosts=None,
            config=None,
            agent_path=None,
            client_factory=lambda: self.listener,
            **self._options,
        )
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.connection.close()
        await self.connection.wait_closed()

    async def sit(
        self,
        size: tuple[int, int] = (80, 24),
        terminal: str = "xterm-256color",
        command: str | None = None,
        until: str = LOBBY,
        **environment: str,
    ) -> Seat:
        """Open the app and wait for its first screen."""
        process = await self.connection.create_process(
            command, term_type=terminal, term_size=size, encoding=None, env=environment
        )
        seat = Seat(process)
        if until:
            await seat.until(until)
        return seat

    async def run(
        self, command: str | None, terminal: str | None = None, **options: Any
    ) -> tuple[int | None, str, str]:
        """Give exit status, output and errors of a command."""
        done = await asyncio.wait_for(
            self.connection.run(command, term_type=terminal, **options), PATIENCE
        )
        return done.exit_status, str(done.stdout), str(done.stderr)


class Seat:
    """A terminal in which the app runs."""

    def __init__(self, process: asyncssh.SSHClientProcess[bytes]) -> None:
        self.process = process
        self.data = b""
        """What was read since the last `press`."""

    def type(self, keys: bytes | str) -> None:
        """Send keys and forget what was read."""
        self.data = b""
        self.process.stdin.write(keys.encode() if isinstance(keys, str) else keys)

    async def until(self, wanted: str | bytes) -> bytes:
        """Read until something comes, and give all that came since the last keys."""
        marker = wanted.encode() if isinstance(wanted, str) else wanted
        await self.read_while(lambda: marker not in self.data, f"{wanted!r} has not come")
        return self.data

    async def press(self, keys: bytes | str, wanted: str | bytes) -> bytes:
        """Send keys and read until something comes."""
        self.type(keys)
        return await self.until(wanted)

    async def read_while(self, wait: Callable[[], bool], trouble: str) -> None:
        """Read as long as something must be waited for."""
        deadline = time.monotonic() + PATIENCE
        while wait():
            left = deadline - time.monotonic()
            try:
                data = await asyncio.wait_for(self.process.stdout.read(65536), max(left, 0.01))
            except TimeoutError:
                raise AssertionError(f"{trouble}: {self.data[-2000:]!r}") from None
            assert data, f"{trouble}, and the server has hung up: {self.data[-2000:]!r}"
            self.data += data

    async def quiet(self, seconds: float = 0.2) -> bytes:
        """Read until nothing comes for a while."""
        while True:
            try:
                data = await asyncio.wait_for(self.process.stdout.read(65536), seconds)
            except TimeoutError:
                return self.data
            if not data:
                return self.data
            self.data += data

    async def end(self) -> int | None:
        """Read to the end and give the exit status."""
        self.data += await asyncio.wait_for(self.process.stdout.read(), PATIENCE)
        await asyncio.wait_for(self.process.wait_closed(), PATIENCE)
        return self.process.exit_status


async def eventually(holds: Callable[[], bool], seconds: float = 5.0) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)
