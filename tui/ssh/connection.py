"""One connection: who is it, and what may he do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Never

import asyncssh

from tui.hall.visitor import Visitor
from tui.ssh.identity import guest, with_key
from tui.ssh.limits import Refused, origin
from tui.ssh.sentences import greeting, no_forwarding, not_on_list, refusal
from tui.ssh.session import Session
from tui.ssh.shared import Shared
from tui.widgets.lines import clean

LOG = logging.getLogger("herna.server")
WINDOW = 64 * 1024
"""Bytes that a client may send before the app has read them."""
CHANNELS = 6
"""So many sessions may one connection have at once."""
EMPTY_SECONDS = 60.0
"""So long a connection may be open without a session."""

Challenge = tuple[str, str, str, Sequence[tuple[str, bool]]]
"""Title, text, language, and the questions, each with whether the answer is shown."""


class Connection(asyncssh.SSHServer):
    """Finds out who knocks; opens sessions and nothing else."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared
        self._connection: asyncssh.SSHServerConnection | None = None
        self._address = self._origin = ""
        self._refused: Refused | None = None
        self._counted = False
        self._at_door = False
        self._candidate: Visitor | None = None
        """Who it would be, if he proves it."""
        self.visitor: Visitor | None = None
        self._told = False
        self._sessions = 0
        self._empty: asyncio.TimerHandle | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Count the connection, or turn it away."""
        self._connection = conn
        self._shared.connections.add(self)
        self._address = str(conn.get_extra_info("peername")[0])
        self._origin = origin(self._address)
        self._refused = self._shared.admission.connect(self._origin)
        if self._refused is None:
            self._counted = self._at_door = True
            return
        LOG.info("turned away %s: %s", self._address, self._refused)
        if self._shared.admission.may_wait(self._refused):
            self._at_door = True
        else:
            # The client must have heard the version first.
            asyncio.get_running_loop().call_soon(self._turn_away)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._shared.connections.discard(self)
        self._known()
        if self._counted:
            self._shared.admission.disconnect(self._origin)
        if self._empty is not None:
            self._empty.cancel()
        self._connection = None

    def hang_up(self) -> None:
        """The server ends."""
        if self._connection is not None:
            sentence = refusal(self._shared.words, "closing")
            self._connection.disconnect(asyncssh.DISC_BY_APPLICATION, sentence)

    def begin_auth(self, username: str) -> bool:
        """Everybody says who he is; clients listen to why they are turned away only from here."""
        if self._refused is not None:
            self._turn_away()
        return True

    def public_key_auth_supported(self) -> bool:
        """Keys are how people are known."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Say whether a key is welcome. Asked before he has proved to have it, and after."""
        fingerprint = key.get_fingerprint()
        allowed = self._shared.allowed
        if allowed is not None and fingerprint not in allowed:
            LOG.info("not on the list: %s from %s", fingerprint, self._address)
            self._tell_list()
            return False
        self._candidate = with_key(fingerprint, username)
        return True

    def kbdint_auth_supported(self) -> bool:
        """Who has no key is a guest, where everybody is let in."""
        return self._shared.allowed is None

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Challenge:
        """Ask a guest for his name."""
        words = self._shared.words
        return "", greeting(words), "", [(words.t("Your name:") + " ", True)]

    def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        """Take the guest's name."""
        self._candidate = guest((responses[0] if responses else "").strip() or username)
        return True

    def auth_completed(self) -> None:
        """Now it is proved."""
        self.visitor = self._candidate
        self._known()
        self._look_later()

    def session_requested(
        self,
    ) -> tuple[asyncssh.SSHServerChannel[bytes], asyncssh.SSHServerSession[bytes]]:
        """Open a session."""
        assert self._connection is not None
        assert self.visitor is not None
        if self._sessions >= CHANNELS:
            sentence = refusal(self._shared.words, "address")
            raise asyncssh.ChannelOpenError(asyncssh.OPEN_RESOURCE_SHORTAGE, sentence)
        self._sessions += 1
        channel = self._connection.create_server_channel(encoding=None, window=WINDOW)
        return channel, Session(self._shared, self.visitor, self._session_ended)

    def connection_requested(
        self, dest_host: str, dest_port: int, orig_host: str, orig_port: int
    ) -> Never:
        """Forward nothing."""
        self._forward_nothing(f"{dest_host}:{dest_port}")

    def server_requested(self, listen_host: str, listen_port: int) -> bool:
        """Listen for nobody."""
        return False

    def unix_connection_requested(self, dest_path: str) -> Never:
        """Forward nothing."""
        self._forward_nothing(dest_path)

    def unix_server_requested(self, listen_path: str) -> bool:
        """Listen for nobody."""
        return False

    def _forward_nothing(self, where: str) -> Never:
        LOG.info("no forwarding to %s for %s", clean(where), self._address)
        sentence = no_forwarding(self._shared.words)
        raise asyncssh.ChannelOpenError(asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED, sentence)

    def _tell_list(self) -> None:
        if not self._told and self._connection is not None:
            self._told = True
            self._connection.send_auth_banner(not_on_list(self._shared.words) + "\n")

    def _turn_away(self) -> None:
        if self._connection is not None and self._refused is not None:
            sentence = refusal(self._shared.words, self._refused)
            self._connection.disconnect(asyncssh.DISC_TOO_MANY_CONNECTIONS, sentence)

    def _known(self) -> None:
        if self._at_door:
            self._at_door = False
            self._shared.admission.known()

    def _session_ended(self) -> None:
        self._sessions -= 1

    def _look_later(self) -> None:
        self._empty = asyncio.get_running_loop().call_later(EMPTY_SECONDS, self._look)

    def _look(self) -> None:
        """Close a connection that is open for nothing."""
        if self._sessions or self._connection is None:
            self._look_later()
        else:
            sentence = no_forwarding(self._shared.words)
            self._connection.disconnect(asyncssh.DISC_BY_APPLICATION, sentence)
