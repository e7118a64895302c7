"""One connection: who is it, and what may he do."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Never

import asyncssh

from tui.hall.visitor import Visitor
from tui.ssh.identity import guest, with_key
from tui.ssh.limits import Refused, origin
from tui.ssh.line import WINDOW
from tui.ssh.sentences import greeting, no_forwarding, not_on_list, refusal
from tui.ssh.session import Session
from tui.ssh.shared import Shared

CHANNELS = 6
"""So many sessions may one connection have at once."""
EMPTY_SECONDS = 60.0
"""So long a connection may be open without a visit."""
TRIES = 20
"""So often may a client say who he is."""

Challenge = tuple[str, str, str, Sequence[tuple[str, bool]]]
"""Title, text, language, and the questions, each with whether the answer is shown."""


class Connection(asyncssh.SSHServer):
    """Finds out who knocks; opens sessions and nothing else."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared
        self._connection: asyncssh.SSHServerConnection | None = None
        self._address = self._origin = ""
        self._refused: Refused | None = None
        self._held = ExitStack()
        """Gives back what is counted for this connection, when it is lost."""
        self._loose = False
        """Whether it counts as one without a visit."""
        self._candidate: Visitor | None = None
        """Who it would be, if he proves it."""
        self.visitor: Visitor | None = None
        self._told = False
        self._tries = 0
        self._channels = 0
        self._visits = 0
        self._empty: asyncio.TimerHandle | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Count the connection, or turn it away."""
        self._connection = conn
        admission = self._shared.admission
        self._shared.connections.add(self)
        self._held.callback(self._shared.connections.discard, self)
        self._address = str(conn.get_extra_info("peername")[0])
        self._origin = origin(self._address)
        self._refused = admission.connect(self._origin)
        if self._refused is None:
            self._held.callback(admission.disconnect, self._origin)
        else:
            self._note(self._refused)
        # Who has too many connections may first say who he is, so that his client tells him why.
        if self._refused is None or self._refused == "address":
            self._held.callback(self._bind)
            self._loosen()
        else:
            # The client must have heard the version first.
            asyncio.get_running_loop().call_soon(self._turn_away)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if isinstance(exc, asyncssh.DisconnectError) and not isinstance(
            exc, asyncssh.ConnectionLost
        ):
            self._note(f"connection ended, {exc.reason}")
        self._connection = None
        if self._empty is not None:
            self._empty.cancel()
        self._held.close()

    def hang_up(self) -> None:
        """The server ends."""
        self._end(asyncssh.DISC_BY_APPLICATION, refusal(self._shared.words, "closing"))

    def begin_auth(self, username: str) -> bool:
        """Everybody says who he is; clients listen to why they are turned away only from here."""
        self._count_try()
        if self._refused is not None:
            self._turn_away()
        return True

    def public_key_auth_supported(self) -> bool:
        """Keys are how people are known."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Say whether a key is welcome. Asked before he has proved to have it, and after."""
        self._count_try()
        fingerprint = key.get_fingerprint()
        allowed = self._shared.allowed
        if allowed is not None and fingerprint not in allowed:
            self._note(f"not on the list, {fingerprint}")
            self._tell_list()
            return False
        self._candidate = with_key(fingerprint, username)
        return True

    def kbdint_auth_supported(self) -> bool:
        """Who has no key is a guest, where everybody is let in."""
        return self._shared.allowed is None

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Challenge:
        """Ask a guest for his name."""
        self._count_try()
        words = self._shared.words
        return "", greeting(words), "", [(words.t("Your name:") + " ", True)]

    def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        """Take the guest's name."""
        self._candidate = guest((responses[0] if responses else "").strip() or username)
        return True

    def auth_completed(self) -> None:
        """Now it is proved."""
        self.visitor = self._candidate
        self._look_later()

    def session_requested(
        self,
    ) -> tuple[asyncssh.SSHServerChannel[bytes], asyncssh.SSHServerSession[bytes]]:
        """Open a session."""
        assert self._connection is not None
        assert self.visitor is not None
        if self._channels >= CHANNELS:
            sentence = refusal(self._shared.words, "address")
            raise asyncssh.ChannelOpenError(asyncssh.OPEN_RESOURCE_SHORTAGE, sentence)
        self._channels += 1
        channel = self._connection.create_server_channel(encoding=None, window=WINDOW)
        return channel, Session(self._shared, self.visitor, self)

    def channel_closed(self) -> None:
        """A session is over."""
        self._channels -= 1

    def visit_begun(self) -> None:
        """Somebody plays here."""
        self._visits += 1
        self._bind()

    def visit_ended(self) -> None:
        """Somebody plays here no longer."""
        self._visits -= 1
        if not self._visits and self._connection is not None:
            self._loosen()
            self._look_later()

    def connection_requested(
        self, dest_host: str, dest_port: int, orig_host: str, orig_port: int
    ) -> Never:
        """Forward nothing."""
        self._forward_nothing(f"{dest_host}:{dest_port}")

    def server_requested(self, listen_host: str, listen_port: int) -> bool:
        """Listen for nobody."""
        self._note("listening for somebody")
        return False

    def unix_connection_requested(self, dest_path: str) -> Never:
        """Forward nothing."""
        self._forward_nothing(dest_path)

    def unix_server_requested(self, listen_path: str) -> bool:
        """Listen for nobody."""
        self._note("listening for somebody")
        return False

    def _forward_nothing(self, where: str) -> Never:
        self._note(f"forwarding to {where}")
        sentence = no_forwarding(self._shared.words)
        raise asyncssh.ChannelOpenError(asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED, sentence)

    def _note(self, what: str) -> None:
        self._shared.refusals.note(self._address, what)

    def _tell_list(self) -> None:
        if not self._told and self._connection is not None:
            self._told = True
            self._connection.send_auth_banner(not_on_list(self._shared.words) + "\n")

    def _count_try(self) -> None:
        self._tries += 1
        if self._tries > TRIES:
            self._drop()

    def _turn_away(self) -> None:
        if self._refused is not None:
            sentence = refusal(self._shared.words, self._refused)
            self._end(asyncssh.DISC_TOO_MANY_CONNECTIONS, sentence)

    def _loosen(self) -> None:
        self._loose = True
        self._shared.admission.loosen(self._origin, self._drop)

    def _bind(self) -> None:
        if self._loose:
            self._loose = False
            self._shared.admission.bind(self._origin, self._drop)

    def _drop(self) -> None:
        """Make room for others."""
        self._bind()
        sentence = refusal(self._shared.words, "busy")
        self._end(asyncssh.DISC_TOO_MANY_CONNECTIONS, sentence)

    def _look_later(self) -> None:
        if self._empty is not None:
            self._empty.cancel()
        self._empty = asyncio.get_running_loop().call_later(EMPTY_SECONDS, self._look)

    def _look(self) -> None:
        """Close a connection that is open for nothing."""
        if not self._visits:
            self._end(asyncssh.DISC_BY_APPLICATION, no_forwarding(self._shared.words))

    def _end(self, code: int, sentence: str) -> None:
        if self._connection is not None:
            self._connection.disconnect(code, sentence)
