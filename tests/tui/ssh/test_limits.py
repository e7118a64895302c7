"""What is counted at the door: nobody takes more than his share, and nobody else suffers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tui.ssh.door import door
from tui.ssh.allowance import Allowance
from tui.ssh.limits import Admission, Limits


def nobody() -> None:
    raise AssertionError("nobody need be dropped")


class Knocking:
    """Loose connections of addresses; who is dropped ends at once."""

    def __init__(self, admission: Admission) -> None:
        self._admission = admission
        self.dropped: list[str] = []

    def come(self, address: str) -> None:
        def drop() -> None:
            self.dropped.append(address)
            self._admission.bind(address, drop)

        self._admission.loosen(address, drop)


def test_places_are_free_again() -> None:
    now = 0.0
    limits = Limits(connections_an_address=2, burst=3, burst_seconds=10)
    door = Admission(limits, lambda: now)
    assert [door.connect("a") for _ in range(3)] == [None, None, "address"]
    assert door.connect("b") is None
    door.disconnect("a")
    assert door.connect("a") is None
    door.disconnect("a")
    assert door.connect("a") == "often"
    now = 11.0
    assert door.connect("a") is None
    assert door.connections == 3


def test_an_address_has_few_connections_in_which_nobody_plays() -> None:
    door = Admission(Limits(loose_an_address=2), lambda: 0.0)
    drops: list[Callable[[], None]] = [lambda: None, lambda: None]
    for drop in drops:
        assert door.connect("a") is None
        door.loosen("a", drop)
    assert door.connect("a") == "often"
    assert door.connect("b") is None
    door.bind("a", drops[0])
    assert door.connect("a") is None
    assert door.loose == 1


def test_who_has_most_makes_room_and_the_newcomer_is_let_in() -> None:
    door = Admission(Limits(loose=6), lambda: 0.0)
    knocking = Knocking(door)
    for address in "aaaabc":
        knocking.come(address)
    assert knocking.dropped == []
    for address in "defg":
        knocking.come(address)
    assert knocking.dropped[:2] == ["a", "a"]
    assert len(knocking.dropped) == 4
    assert "g" not in knocking.dropped
    assert door.loose == 6


def test_a_key_begins_only_so_many_visits_in_a_while() -> None:
    now = 0.0
    door = Admission(Limits(visits_burst=2, visits_burst_seconds=5), lambda: now)
    for _ in range(2):
        assert door.enter("eva") is None
        door.leave("eva")
    assert door.enter("eva") == "often"
    assert door.enter("tom") is None
    now = 5.0
    assert door.enter("eva") is None
    assert door.visits == 2


async def test_a_clock_that_is_set_back_shuts_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(burst=1, burst_seconds=0.1, visits_burst=1, visits_burst_seconds=0.1)
    async with door(tmp_path, limits=limits) as here:
        async with here.connect("eva") as client:
            await client.sit()
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() - 3600)
        await asyncio.sleep(0.2)
        async with here.connect("eva") as client:
            await client.sit()


def test_an_allowance_comes_back_little_by_little() -> None:
    now = 0.0
    allowance = Allowance(10, 2, lambda: now)
    assert allowance.spend(10) == 0
    assert allowance.spend(4) == 2
    now = 2.0
    assert allowance.spend(0) == 0
    assert allowance.spend(1) == 0.5
    now = 100.0
    assert allowance.spend(10) == 0, "no more is kept than may be spent at once"
    assert allowance.spend(2) == 1
