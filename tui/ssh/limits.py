"""How much one address, one key and everybody together may ask of a server."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal

from tui.hall.pace import Pace

Refused = Literal["busy", "address", "key", "full", "often"]
"""Why somebody is not let in: too many at the door, from his address, with his key, in the house;
or he comes too often."""
Drop = Callable[[], None]
"""Ends a connection, so that somebody else can be let in."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many of each there may be at once."""

    visits: int = 50
    visits_a_key: int = 3
    connections_an_address: int = 10
    loose: int = 60
    """Connections without a visit: those at the door, and those in which nothing is played."""
    loose_an_address: int = 6
    starts: int = 4
    """Apps that start at the same time; who comes then waits a moment."""
    burst: int = 20
    """Connections that an address may open at once after a pause."""
    burst_seconds: float = 3.0
    """So long it takes until it may open one more."""
    visits_burst: int = 30
    """Visits that a key may begin at once after a pause."""
    visits_burst_seconds: float = 1.0
    """So long it takes until it may begin one more."""


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
    """Counts who is at the door and in the house.

    Connections without a visit are loose: when there are too many, one of those who have the most
    is dropped for the newcomer, so that nobody can shut the door for others.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self._often = Pace(limits.burst, limits.burst_seconds, clock)
        self._visits_often = Pace(limits.visits_burst, limits.visits_burst_seconds, clock)
        self._addresses: Counter[str] = Counter()
        self._keys: Counter[str] = Counter()
        self._loose: dict[str, list[Drop]] = {}

    @property
    def visits(self) -> int:
        """Visits that are counted."""
        return self._keys.total()

    @property
    def connections(self) -> int:
        """Connections that are counted."""
        return self._addresses.total()

    @property
    def loose(self) -> int:
        """Connections without a visit."""
        return sum(len(drops) for drops in self._loose.values())

    def connect(self, address: str) -> Refused | None:
        """Count a connection, or say why it may not be; each counted one must `disconnect`."""
        if not self.has_room(address):
            return "often"
        if self._addresses[address] >= self.limits.connections_an_address:
            return "address"
        if not self._often.allows(address):
            return "often"
        self._addresses[address] += 1
        return None

    def disconnect(self, address: str) -> None:
        """A counted connection has ended."""
        _less(self._addresses, address)

    def has_room(self, address: str) -> bool:
        """Whether the address may have one more connection without a visit."""
        return len(self._loose.get(address, ())) < self.limits.loose_an_address

    def loosen(self, address: str, drop: Drop) -> None:
        """A connection has no visit; each must be bound again. Another may be dropped for it."""
        if self.loose >= self.limits.loose and self._loose:
            most = max(len(drops) for drops in self._loose.values())
            many = [drops for drops in self._loose.values() if len(drops) == most]
            random.choice(random.choice(many))()
        self._loose.setdefault(address, []).append(drop)

    def bind(self, address: str, drop: Drop) -> None:
        """A loose connection has a visit, or has ended."""
        drops = self._loose[address]
        drops.remove(drop)
        if not drops:
            del self._loose[address]

    def enter(self, key: str) -> Refused | None:
        """Count a visit, or say why it may not be; each counted one must `leave`."""
        if self._keys.total() >= self.limits.visits:
            return "full"
        if self._keys[key] >= self.limits.visits_a_key:
            return "key"
        if not self._visits_often.allows(key):
            return "often"
        self._keys[key] += 1
        return None

    def leave(self, key: str) -> None:
        """A counted visit has ended."""
        _less(self._keys, key)


def _less(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if counter[name] <= 0:
        del counter[name]
