"""Unpacks what a client has compressed: a few bytes on the line may stand for very many."""

from __future__ import annotations

import zlib

from asyncssh.compression import Decompressor

from tui.ssh.allowance import Allowance

PACKET_MOST = 35_000
"""Bytes of a packet, also unpacked. The protocol wants no more, and OpenSSH sends no more."""


class Unpacking(Decompressor):
    """Unpacks one packet after another, as long as the connection's allowance of bytes lasts."""

    def __init__(self, allowance: Allowance) -> None:
        self._unpacker = zlib.decompressobj()
        self._allowance = allowance

    def decompress(self, data: bytes) -> bytes | None:
        """Unpack a packet; None, for which the connection is ended, if it would be too much."""
        try:
            unpacked = self._unpacker.decompress(data, PACKET_MOST)
        except zlib.error:
            return None
        if self._unpacker.unconsumed_tail or self._allowance.spend(len(unpacked)):
            return None
        return unpacked
