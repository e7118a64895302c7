"""How much one address, one key and everybody together may ask of a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal

from tui.hall.pace import Pace

Refused = Literal["busy", "address", "key", "full", "often"]
"""Why somebody is not let in: too many at the door, from his address, with his key, in the house;
or he comes too often."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many of each there may be at once."""

    visits: int = 50
    visits_a_key: int = 3
    connections_an_address: int = 10
    handshakes: int = 20
    starts: int = 4
    """Apps that start at the same time; who comes then waits a moment."""
    burst: int = 20
    """Connections that an address may open at once after a pause."""
    burst_seconds: float = 3.0
    """So long it takes until it may open one more."""


def origin(address: str) -> str:
    """Where an address belongs to: who has one of IPv6 has all of its first 64 bits."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


class Admission:
    """Counts who is at the door and in the house."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self._often = Pace(limits.burst, limits.burst_seconds, clock)
        self._addresses: Counter[str] = Counter()
        self._keys: Counter[str] = Counter()
        self._shaking = 0

    def connect(self, address: str) -> Refused | None:
        """Count a connection, or say why it may not be; each counted one must `disconnect`."""
        if self._shaking >= self.limits.handshakes:
            return "busy"
        if self._addresses[address] >= self.limits.connections_an_address:
            return "address"
        if not self._often.allows(address):
            return "often"
        self._addresses[address] += 1
        self._shaking += 1
        return None

    def may_wait(self, refused: Refused) -> bool:
        """Whether who is refused may first say who he is, so that his client tells him why.

        Each must be `known` too. Who comes too often must not make work.
        """
        if refused != "address" or self._shaking >= self.limits.handshakes:
            return False
        self._shaking += 1
        return True

    def known(self) -> None:
        """A connection is no longer at the door: it is known who it is, or it has ended."""
        self._shaking -= 1

    def disconnect(self, address: str) -> None:
        """A counted connection has ended."""
        _less(self._addresses, address)

    def enter(self, key: str) -> Refused | None:
        """Count a visit, or say why it may not be; each counted one must `leave`."""
        if self._keys.total() >= self.limits.visits:
            return "full"
        if self._keys[key] >= self.limits.visits_a_key:
            return "key"
        self._keys[key] += 1
        return None

    def leave(self, key: str) -> None:
        """A counted visit has ended."""
        _less(self._keys, key)


def _less(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if counter[name] <= 0:
        del counter[name]
