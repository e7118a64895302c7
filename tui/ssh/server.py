"""The server: listens, lets in, and ends so that nobody loses anything."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from dataclasses import dataclass, field
from pathlib import Path

import asyncssh

from tui import __version__
from tui.bots import Bots
from tui.hall.hall import Hall
from tui.ssh.connection import Connection
from tui.ssh.figures import Figures
from tui.ssh.lag import LagWatch
from tui.ssh.limits import Admission, Limits
from tui.ssh.line import Line, storm_allowance
from tui.ssh.memory import Tidying
from tui.ssh.refusals import Refusals
from tui.ssh.sentences import bad_name
from tui.ssh.shared import Patience, Shared
from tui.words import Words

LOG = logging.getLogger("herna.server")
LOGIN_SECONDS = 20.0
KEEPALIVE_SECONDS, KEEPALIVE_COUNT = 15, 3
"""A dead line is noticed within a minute."""
STOP_SECONDS = 3.5
"""So long the visits may take to end when the server stops."""
GOODBYE_SECONDS = 0.5
"""So long their last words may take to arrive."""
_LOOK_SECONDS = 0.02
_USUAL_PORT = 22
HIGHEST_PORT = 65535
_HOST = re.compile(r"[A-Za-z0-9][A-Za-z0-9.:_-]*")
_EVERYWHERE = frozenset({"", "0.0.0.0", "::"})


@dataclass(frozen=True, slots=True)
class Plan:
    """How a server is to run."""

    data: Path
    words: Words
    host: str = "127.0.0.1"
    port: int = 2222
    """0: any free one."""
    name: str = ""
    """`HOST` or `HOST:PORT` that others type; empty: the address by which a visitor came."""
    allowed: frozenset[str] | None = None
    """Fingerprints of the keys that are let in; None: everybody is."""
    admins: frozenset[str] = frozenset()
    """Fingerprints of the keys that may ask for figures."""
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)


class Server:
    """One server, from `start` to `close`. The bots are the caller's to close."""

    def __init__(self, plan: Plan, key: asyncssh.SSHKey, hall: Hall, bots: Bots) -> None:
        """Make it, in a running event loop; the hall is started and closed by the caller."""
        self._plan = plan
        self._key = key
        self._listening: asyncio.Server | None = None
        self.figures = Figures()
        self.shared = Shared(
            data=plan.data,
            words=plan.words,
            hall=hall,
            bots=bots,
            admission=Admission(plan.limits, time.monotonic),
            figures=self.figures,
            tidying=Tidying(self._quiet_for),
            refusals=Refusals(),
            door=self._door,
            allowed=plan.allowed,
            admins=plan.admins,
            patience=plan.patience,
        )
        self._lag = LagWatch(self.figures)

    async def start(self) -> None:
        """Listen. Raises OSError."""
        options = asyncssh.SSHServerConnectionOptions(
            server_factory=lambda: Connection(self.shared),
            server_host_keys=[self._key],
            server_version=f"Herna_{__version__}",
            login_timeout=LOGIN_SECONDS,
            keepalive_interval=KEEPALIVE_SECONDS,
            keepalive_count_max=KEEPALIVE_COUNT,
            compression_algs=["zlib@openssh.com", "none"],
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            line_editor=False,
            gss_host=None,
            password_auth=False,
        )
        loop, storms = asyncio.get_running_loop(), storm_allowance()
        told = bad_name(self._plan.words)
        self._listening = await loop.create_server(
            lambda: Line(loop, options, storms, told), self._plan.host or None, self._plan.port
        )

    @property
    def port(self) -> int:
        """Where it listens."""
        assert self._listening is not None
        return int(self._listening.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Let nobody in any more, tell everybody, end all visits, and hang up."""
        self.shared.closing = True
        if self._listening is not None:
            self._listening.close()
        visits = list(self.shared.visits)
        for visit in visits:
            visit.stop()
        if visits:
            ends = {visit.done for visit in visits if visit.done is not None}
            await asyncio.wait(ends, timeout=STOP_SECONDS)
            await self._until_gone(GOODBYE_SECONDS)
        for connection in list(self.shared.connections):
            connection.hang_up()
        self._lag.close()
        self.shared.tidying.close()
        self.shared.refusals.close()

    async def _until_gone(self, seconds: float) -> None:
        """Wait until all clients have hung up after the last words, or not."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while self.shared.connections and loop.time() < until:
            await asyncio.sleep(_LOOK_SECONDS)

    def _quiet_for(self) -> float:
        acted = max((visit.acted for visit in self.shared.visits), default=0.0)
        return asyncio.get_running_loop().time() - acted

    def _door(self, address: str) -> str:
        host, port = self._plan.host, self.port
        if self._plan.name:
            host, port = public_name(self._plan.name, port)
        elif host in _EVERYWHERE:
            host = address
        return f"ssh -p {port} {host}" if port != _USUAL_PORT else f"ssh {host}"


def public_name(name: str, port: int) -> tuple[str, int]:
    """Read `HOST`, `HOST:PORT` or `[IPV6]:PORT`; without a port it is the one listened on.

    Raises ValueError if that is no host and no port.
    """
    host, told = name, ""
    if name.startswith("["):
        host, _, rest = name[1:].partition("]")
        if rest and not rest.startswith(":"):
            raise ValueError(name)
        told = rest[1:]
    elif name.count(":") == 1:
        host, _, told = name.partition(":")
        if not told:
            raise ValueError(name)
    if not _HOST.fullmatch(host) or (told and not told.isascii()):
        raise ValueError(name)
    number = int(told) if told else port
    if not 0 < number <= HIGHEST_PORT:
        raise ValueError(name)
    return host, number
