"""The line to one client: whatever he sends, it keeps little and takes little time of others."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import asyncssh
from asyncssh.packet import SSHPacket

from tui.hall.pace import Pace
from tui.ssh.allowance import Allowance
from tui.ssh.collecting import seconds_collecting
from tui.ssh.surroundings import SENT, VALUE_MOST
from tui.ssh.unpacking import PACKET_MOST, Unpacking

WINDOW = 64 * 1024
"""Bytes that a client may send into a channel before the app has read them."""
PIECE = 1024
"""Bytes that are worked off in one go; the packets of a storm take some ms then."""
BUSY_SECONDS, BUSY_SHARE = 0.02, 0.03
"""Processor time that one client may take at once, and the share of a processor in the long run.

Thirty keys a second take a share of 0.01.
"""
STORM_SECONDS, STORM_SHARE = 0.02, 0.1
"""The same for all together who have taken more than that: many storm no quicker than one."""
UNPACKED, UNPACKED_A_SECOND = 1_000_000, 64_000
"""Bytes of compressed data that may be unpacked for a client at once, and in the long run."""
UNSENT_MOST, UNSENT_LITTLE = 512 * 1024, 64 * 1024
"""Unsent bytes above which a client is not listened to, and under which he is again."""
UNSENT_SECONDS = 30.0
"""So long a client may take nothing of what he has asked for."""
DEFERRED_MOST = 300
"""Packets that may wait until new keys are agreed on."""
NEW_KEYS, NEW_KEYS_SECONDS = 5, 60.0
"""How often a client may agree on new keys at once, and how long each takes to be allowed again."""


_SENT = frozenset(name.encode() for name in SENT)


def storm_allowance() -> Allowance:
    """What the lines of one server share."""
    return Allowance(STORM_SECONDS, STORM_SHARE, time.monotonic)


class Channel(asyncssh.SSHServerChannel[bytes]):
    """A channel that keeps only those variables of the environment that mean something here."""

    def _process_env_request(self, packet: SSHPacket) -> bool:
        name, value = packet.get_string(), packet.get_string()
        packet.check_end()
        if name not in _SENT:
            return False
        self._env[name] = value[:VALUE_MOST]
        return True


class Line(asyncssh.SSHServerConnection):
    """A connection of asyncssh with bounds on what it keeps, and on the time it takes at once."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        options: asyncssh.SSHServerConnectionOptions,
        storms: Allowance,
        bad_name: str,
    ) -> None:
        """All lines share `storms`; `bad_name` is told to whose user name cannot be one."""
        super().__init__(loop, options)
        self._storms = storms
        self._bad_name = bad_name
        self._max_recv_pktlen = PACKET_MOST
        self._line: asyncio.Transport | None = None
        self._unread = bytearray()
        self._again: asyncio.TimerHandle | None = None
        self._deaf: asyncio.TimerHandle | None = None
        """Set while what was sent is not taken: then nothing more is listened to."""
        self._busy = Allowance(BUSY_SECONDS, BUSY_SHARE, time.monotonic)
        self._unpacked = Allowance(UNPACKED, UNPACKED_A_SECOND, time.monotonic)
        self._new_keys = Pace(NEW_KEYS, NEW_KEYS_SECONDS, time.monotonic)

    @property
    def unsent(self) -> int:
        """Bytes that wait in the transport, or for new keys."""
        waiting = sum(len(part) for _, parts in self._deferred_packets for part in parts)
        if self._line is not None and self._transport is not None:
            waiting += self._line.get_write_buffer_size()
        return waiting

    def create_server_channel(
        self,
        encoding: str | None = None,
        errors: str = "strict",
        window: int = WINDOW,
        max_pktsize: int = 0,
    ) -> Channel:
        """Make a channel for a session."""
        return Channel(
            self, self._loop, True, False, False, 0, 0, encoding, errors, window, self._max_pktsize
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the transport."""
        assert isinstance(transport, asyncio.Transport)
        self._line = transport
        transport.set_write_buffer_limits(high=UNSENT_MOST, low=UNSENT_LITTLE)
        super().connection_made(transport)

    def data_received(self, data: bytes, datatype: Any = None) -> None:
        """Work off what comes, piece by piece."""
        self._unread += data
        if self._again is None:
            self._work()

    def pause_writing(self) -> None:
        """Listen no longer to who does not take the answers."""
        if self._deaf is None:
            self._deaf = self._loop.call_later(UNSENT_SECONDS, self.abort)

    def resume_writing(self) -> None:
        """Listen again."""
        if self._deaf is not None:
            self._deaf.cancel()
            self._deaf = None
            if self._again is None:
                self._work()

    def send_newkeys(self, k: bytes, h: bytes) -> None:
        """Agree on new keys, not too often, and unpack what comes with bounds."""
        if not self._new_keys.allows(""):
            raise asyncssh.ProtocolError("Too many key exchanges")
        super().send_newkeys(k, h)
        # What is packed with the new keys cannot have come yet.
        if self._next_decompressor is not None:
            self._next_decompressor = Unpacking(self._unpacked)

    def _send_disconnect(self, code: int, reason: str, lang: str) -> None:
        if code == asyncssh.DISC_ILLEGAL_USER_NAME:
            reason = self._bad_name
        super()._send_disconnect(code, reason, lang)

    def _cleanup(self, exc: Exception | None) -> None:
        self._unread.clear()
        for timer in (self._again, self._deaf):
            if timer is not None:
                timer.cancel()
        super()._cleanup(exc)

    def _work(self) -> None:
        """Work off a piece; others come in between, and the more it took, the longer it rests."""
        self._again = None
        assert self._line is not None
        rest = 0.0
        if self._unread and self._deaf is None:
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            begun = time.thread_time() - seconds_collecting()
            super().data_received(piece)
            taken = time.thread_time() - seconds_collecting() - begun
            rest = self._busy.spend(taken)
            if rest:
                rest = max(rest, self._storms.spend(taken))
        if len(self._deferred_packets) > DEFERRED_MOST:
            self.abort()
        if self._deaf is not None:
            self._line.pause_reading()
        elif self._unread or rest:
            self._line.pause_reading()
            self._again = self._loop.call_later(rest, self._work)
        else:
            self._line.resume_reading()
