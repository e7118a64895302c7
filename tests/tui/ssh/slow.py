"""A line of limited speed between a client and a server on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from types import TracebackType
from typing import Self

PIECE = 4096


class SlowLine:
    """Listens on `port` and passes on what the server sends at so many bytes a second.

    It keeps next to nothing, so that what it has not passed on waits in the server.
    """

    def __init__(self, server: int, speed: float) -> None:
        self._server = server
        self._speed = speed
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        self._listener = await asyncio.start_server(self._come, sock=listening)
        self.port: int = listening.getsockname()[1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._listener.close()
        for task in self._tasks:
            task.cancel()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        near = socket.socket()
        near.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, PIECE)
        near.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(near, ("127.0.0.1", self._server))
        up, down = self._pass_up(reader, near), self._pass_down(near, writer)
        for passing in (up, down):
            task = loop.create_task(passing)
            self._tasks.add(task)

    async def _pass_up(self, reader: asyncio.StreamReader, near: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(PIECE):
            await loop.sock_sendall(near, data)
        with contextlib.suppress(OSError):
            near.shutdown(socket.SHUT_WR)

    async def _pass_down(self, near: socket.socket, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time()
        while data := await loop.sock_recv(near, PIECE):
            due = max(due, loop.time() - 0.05) + len(data) / self._speed
            await asyncio.sleep(max(0.0, due - loop.time()))
            writer.write(data)
            await writer.drain()
        writer.close()
