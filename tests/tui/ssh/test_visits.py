"""Somebody comes, plays and goes: seen from a client."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.bench.terminal import Output
from tests.tui.ssh.door import door, eventually


async def test_a_visit_from_the_first_frame_to_the_terminal_as_it_was(tmp_path: Path) -> None:
    streams = sys.stdout, sys.stderr
    async with door(tmp_path) as here, here.connect("eva") as client:
        seat = await client.sit()
        whole = seat.data
        await seat.press("r", "Rules")
        whole += seat.data
        await seat.press("\x1b", "New table")
        whole += seat.data
        seat.type("\x11")
        assert await seat.end() == 0
        whole += seat.data
        assert Output(0.0, [(0.0, whole)]).not_restored() == []
        await eventually(lambda: not here.server.shared.visits)
    assert (sys.stdout, sys.stderr) == streams


async def test_two_visitors_in_two_languages(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva") as one, here.connect("tom") as two:
        await one.sit(LANG="en_GB.UTF-8")
        await two.sit(LANG="cs_CZ.UTF-8", until="Pravidla")
        assert {each.name for each in here.hall.present()} == {"eva", "tom"}
