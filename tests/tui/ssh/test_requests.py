"""What is not played is answered by one plain sentence and the right exit status."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import asyncssh
import pytest

from tests.tui.ssh.door import KEYS, Door, door, eventually, fingerprint
from tui.ssh.limits import Limits
from tui.ssh.requests import Asked, Play, Refuse, Tell, decide
from tui.words import Words

NO_FORWARDING = "Forwarding is not allowed: this server only plays games."
NO_FILES = "Files cannot be copied here: this server only plays games.\n"


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Door]:
    async with door(tmp_path) as opened:
        yield opened


def _sentence(text: str) -> str:
    (line,) = text.splitlines()
    return line


async def test_an_unknown_command(here: Door) -> None:
    async with here.connect() as client:
        status, said, complained = await client.run("rm -rf [bold]/\x1b[2J")
    assert status == 2
    assert said == ""
    assert _sentence(complained).startswith("There is no command “rm -rf [bold]/[2J” here. ")


async def test_status_needs_no_terminal(here: Door) -> None:
    async with here.connect() as client:
        assert await client.run("status") == (1, "No table is waiting.\n", "")


async def test_no_terminal(here: Door) -> None:
    async with here.connect() as client:
        status, said, complained = await client.run(None)
    assert (status, said) == (1, "")
    assert _sentence(complained).startswith("Herna needs a terminal")


@pytest.mark.parametrize("terminal", ["dumb", "unknown"])
async def test_a_terminal_that_cannot_show_a_screen(here: Door, terminal: str) -> None:
    async with here.connect() as client:
        status, _, complained = await client.run(None, terminal)
    assert status == 1
    assert _sentence(complained) == "This terminal (TERM) cannot show full-screen programs."


async def test_sftp_is_refused(here: Door) -> None:
    async with here.connect() as client:
        with pytest.raises(asyncssh.SFTPError):
            await client.connection.start_sftp_client()
        done = await client.connection.run(subsystem="sftp")
    assert (done.exit_status, done.stderr) == (1, NO_FILES)


@pytest.mark.parametrize("command", ["scp -t /etc", "scp -f x", "rsync --server . /"])
async def test_copying_is_refused(here: Door, command: str) -> None:
    async with here.connect() as client:
        assert await client.run(command) == (2, "", NO_FILES)


async def test_nothing_is_forwarded_through(here: Door) -> None:
    async with here.connect() as client:
        with pytest.raises(asyncssh.ChannelOpenError, match=NO_FORWARDING):
            await client.connection.open_connection("127.0.0.1", 22)
        with pytest.raises(asyncssh.ChannelOpenError, match=NO_FORWARDING):
            await client.connection.open_unix_connection("/run/x")


async def test_nobody_is_listened_for(here: Door, tmp_path: Path) -> None:
    async with here.connect() as client:
        with pytest.raises(asyncssh.ChannelListenError):
            await client.connection.forward_remote_port("127.0.0.1", 0, "127.0.0.1", 22)
        with pytest.raises(asyncssh.ChannelListenError):
            await client.connection.forward_remote_path(str(tmp_path / "s"), "/run/x")


async def test_agent_and_x11_are_refused(here: Door) -> None:
    async with here.connect(agent_forwarding=True) as client:
        seat = await client.sit()
        assert seat.process.channel.get_connection().get_owner() is client.listener
        (visit,) = here.server.shared.visits
        server_side = visit._channel
        assert server_side.get_agent_path() is None
        assert server_side.get_x11_display() is None


async def test_figures_are_for_admins(tmp_path: Path) -> None:
    admins = frozenset({fingerprint("eva")})
    async with (
        door(tmp_path, admins=admins) as here,
        here.connect("eva") as eva,
        here.connect("tom") as tom,
    ):
        status, said, _ = await eva.run("figures")
        assert (status, said.split()[0]) == (0, "here=0")
        status, _, complained = await tom.run("figures")
        assert (status, complained.partition(" here")[0]) == (2, "There is no command “figures”")


async def test_too_many_from_one_address_are_told_so(tmp_path: Path) -> None:
    limits = Limits(connections_an_address=1)
    async with door(tmp_path, limits=limits) as here, here.connect("eva"):
        with pytest.raises(asyncssh.DisconnectError) as caught:
            async with here.connect("tom"):
                pass
        assert caught.value.code == asyncssh.DISC_TOO_MANY_CONNECTIONS
        assert "Too many connections from your address" in caught.value.reason


async def test_who_knocks_too_often_is_told_so(tmp_path: Path) -> None:
    async with door(tmp_path, limits=Limits(burst=1, burst_seconds=100)) as here:
        async with here.connect("eva"):
            pass
        with pytest.raises(asyncssh.DisconnectError, match="Too many connection attempts"):
            async with here.connect("eva"):
                pass


async def test_too_many_visits_of_one_key_and_of_all(tmp_path: Path) -> None:
    limits = replace(Limits(), visits=3, visits_a_key=2)
    async with (
        door(tmp_path, limits=limits) as here,
        here.connect("eva") as eva,
        here.connect("tom") as tom,
    ):
        await eva.sit()
        last = await eva.sit()
        status, _, complained = await eva.run(None, "xterm")
        assert status == 1
        assert _sentence(complained).startswith("This key already has too many open sessions")
        await tom.sit()
        status, _, complained = await tom.run(None, "xterm")
        assert (status, _sentence(complained)) == (
            1,
            "The server is full right now; try again later.",
        )
        last.type("\x11")
        await last.end()
        await eventually(lambda: len(here.server.shared.visits) == 2)
        await tom.sit()


async def test_one_connection_has_a_few_sessions_only(tmp_path: Path) -> None:
    limits = Limits(visits_a_key=100)
    async with door(tmp_path, limits=limits) as here, here.connect("eva") as client:
        for _ in range(6):
            await client.sit(until="")
        with pytest.raises(asyncssh.ChannelOpenError):
            await client.run("status")


async def test_strange_names_variables_and_commands_hurt_nobody(here: Door) -> None:
    async with here.connect("eva", user="[b]" * 300) as client:
        strange = {b"LANG": b"\xff\xfe", b"X" * 1000: b"y" * 10_000, b"LC_ALL": b"\x1b" * 5000}
        done = await client.connection.run("x" * 30_000, env=strange)
        assert done.exit_status == 2
        assert len(str(done.stderr)) < 300
        seat = await client.sit(terminal="x" * 5000, until="\x1b[24;1H")
        assert seat.data
        (visitor,) = here.hall.present()
        assert visitor.name == "b" * 20


def test_a_command_with_a_terminal_is_the_name_of_a_table() -> None:
    words = Words("en")
    assert decide(Asked("xterm", " wine\x1b[31m "), words, admin=False) == Play("wine[31m")
    assert decide(Asked("xterm", "status"), words, admin=False) == Tell("status")
    assert decide(Asked("xterm"), words, admin=False) == Play("")
    refused = decide(Asked("", "wine"), words, admin=False)
    assert isinstance(refused, Refuse)


def test_keys_are_different() -> None:
    assert len({fingerprint(name) for name in KEYS}) == len(KEYS)
