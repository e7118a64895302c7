"""The way out to one visitor, and how much of what was sent has not been taken yet."""

from __future__ import annotations

import fcntl
import struct
import termios
from typing import Protocol, cast

from asyncssh import SSHServerChannel

from tui.ssh.line import Line


class Outlet(Protocol):
    """Where a driver writes to."""

    def write(self, data: bytes) -> None:
        """Send bytes; never raises, since a visitor may be gone at any moment."""

    @property
    def backlog(self) -> int:
        """Bytes that were written and that the visitor's side has not acknowledged."""

    def give_up(self) -> None:
        """Close the line at once: nobody takes what is written."""


class ChannelOutlet:
    """Writes into a channel of asyncssh."""

    def __init__(self, channel: SSHServerChannel[bytes]) -> None:
        self._channel = channel
        self._connection = cast(Line, channel.get_connection())
        self.sent = 0
        """Bytes written so far, before compression."""

    def write(self, data: bytes) -> None:
        """Send bytes, unless the channel is closed."""
        try:
            self._channel.write(data)
        except OSError:
            return
        self.sent += len(data)

    @property
    def backlog(self) -> int:
        """What waits in the channel, in the connection and in the system's socket."""
        waiting: int = self._channel.get_write_buffer_size()
        return waiting + self._connection.unsent + _in_socket(self._connection)

    def give_up(self) -> None:
        """Close the connection without waiting for what it should still send."""
        self._connection.abort()


def _in_socket(connection: Line) -> int:
    """What the other side has not acknowledged (on a socket of Linux, TIOCOUTQ is SIOCOUTQ)."""
    socket = connection.get_extra_info("socket")
    if socket is None:
        return 0
    try:
        (waiting,) = struct.unpack("i", fcntl.ioctl(socket, termios.TIOCOUTQ, bytes(4)))
    except (OSError, ValueError):
        return 0
    return int(waiting)
