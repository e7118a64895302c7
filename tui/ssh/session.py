"""One channel of a connection: what its client asks for, and what it is given."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Protocol

import asyncssh

from tui import surroundings as house_surroundings
from tui.commands import status
from tui.first_look import read as first_look
from tui.hall.visitor import Visitor
from tui.ssh.identity import folder_name
from tui.ssh.requests import FIGURES, NOT_DONE, Asked, Play, Refuse, Tell, decide
from tui.ssh.sentences import refusal
from tui.ssh.shared import Shared
from tui.ssh.surroundings import VALUE_MOST, environment, size
from tui.ssh.visit import Visit
from tui.words import Words

ASK_SECONDS = 20.0
"""So long a channel may be open before something is asked for, and after all was said."""


class Host(Protocol):
    """The connection a channel belongs to."""

    def channel_closed(self) -> None:
        """The channel is gone."""

    def visit_begun(self) -> None:
        """A visit has begun in it."""

    def visit_ended(self) -> None:
        """The visit has ended."""


class Session(asyncssh.SSHServerSession[bytes]):
    """Answers one request: a visit, a command, or a sentence why not."""

    def __init__(self, shared: Shared, visitor: Visitor, host: Host) -> None:
        self._shared = shared
        self._visitor = visitor
        self._host = host
        self._channel: asyncssh.SSHServerChannel[bytes] | None = None
        self._terminal: str | None = None
        self._size = (0, 0)
        self._command: str | None = None
        self._subsystem: str | None = None
        self._visit: Visit | None = None
        self._waiting: asyncio.TimerHandle | None = None
        """Closes the channel if nothing happens in it."""

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Take the channel."""
        self._channel = chan
        self._wait()

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Mapping[int, int]
    ) -> bool:
        """Take the terminal."""
        self._terminal, self._size = term_type[:VALUE_MOST], term_size[:2]
        return True

    def shell_requested(self) -> bool:
        """Take the request for the app."""
        return True

    def exec_requested(self, command: str) -> bool:
        """Take a command, to answer it or to say why not."""
        self._command = command
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """Take it, to say that there are none."""
        self._subsystem = subsystem
        return True

    def session_started(self) -> None:
        """Do what was asked for."""
        assert self._channel is not None
        sent = self._channel.get_environment()
        world = environment(self._terminal or "", sent)
        asked = Asked(self._terminal, self._command, self._subsystem)
        words = self._words(world)
        admin = self._visitor.key in self._shared.admins
        match decide(asked, words, admin=admin):
            case Play(table):
                self._enter(table, world, words)
            case Tell(what):
                self._tell(what, words)
            case Refuse(sentence, status):
                self._say(sentence, status, error=True)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Draw for the new size."""
        self._size = (width, height)
        if self._visit is not None:
            self._visit.resize(size(width, height))

    def data_received(self, data: bytes, datatype: asyncssh.DataType) -> None:
        """Hear keys."""
        if self._visit is not None:
            self._visit.feed(data)

    def eof_received(self) -> bool:
        """Nothing more will be typed: end the visit, and only then the channel."""
        if self._visit is not None:
            self._visit.leave("end of input")
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """The channel is gone."""
        self._channel = None
        if self._waiting is not None:
            self._waiting.cancel()
        if self._visit is not None:
            self._visit.leave("lost")
        self._host.channel_closed()

    def _wait(self) -> None:
        """Close the channel soon, unless a visit begins in it."""
        if self._channel is not None:
            loop = asyncio.get_running_loop()
            self._waiting = loop.call_later(ASK_SECONDS, self._channel.abort)

    def _words(self, world: Mapping[str, str]) -> Words:
        """The visitor's language: what he has set, else what his terminal says."""
        folder = self._shared.visitors / folder_name(self._visitor)
        chosen = first_look(folder / "settings.json").language
        return Words(chosen or house_surroundings.language(world))

    def _enter(self, table: str, world: Mapping[str, str], words: Words) -> None:
        assert self._channel is not None
        visit = Visit(self._shared, self._visitor, self._channel, world, size(*self._size), table)
        refused = visit.begin(words, self._visit_ended)
        if refused is not None:
            self._shared.refusals.note(visit.address, f"{self._visitor.key}, {refused}")
            self._say(refusal(words, refused), NOT_DONE, error=True)
            return
        if self._waiting is not None:
            self._waiting.cancel()
        self._visit = visit
        self._host.visit_begun()

    def _visit_ended(self) -> None:
        self._host.visit_ended()
        self._wait()

    def _tell(self, what: str, words: Words) -> None:
        shared = self._shared
        if what == FIGURES:
            self._say(shared.figures_line(), 0)
        else:
            hall, visitor = shared.hall, self._visitor
            self._say(status.text(words, hall, visitor), status.status(hall, visitor))

    def _say(self, text: str, status: int, *, error: bool = False) -> None:
        assert self._channel is not None
        end = "\n" if self._terminal is None else "\r\n"
        data = "".join(line + end for line in text.splitlines()).encode("utf-8", "replace")
        if error:
            self._channel.write_stderr(data)
        else:
            self._channel.write(data)
        self._channel.exit(status)
