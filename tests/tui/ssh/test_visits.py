"""Somebody comes, plays and goes: seen from a client."""

from __future__ import annotations

import asyncio
import re
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.bench.terminal import Output
from tests.tui.ssh.door import door, eventually, settings_file

SGR = re.compile(rb"\x1b\[([0-9;]*)m")


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


async def test_a_terminal_of_another_charset_gets_ascii_and_is_told_so(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva") as client:
        seat = await client.sit(LANG="cs_CZ.ISO-8859-2", until="ASCII")
        assert seat.data.isascii()
    async with door(tmp_path) as here, here.connect("eva") as client:
        seat = await client.sit()
        assert "│".encode() in seat.data, "who says nothing is taken to read UTF-8"


@pytest.mark.parametrize(
    ("terminal", "sent", "deepest"),
    [
        ("xterm-256color", {}, b"8;5;"),
        ("xterm-256color", {"COLORTERM": "truecolor"}, b"8;2;"),
        ("alacritty", {}, b"8;2;"),
        ("xterm", {}, b"\x1b[1;9"),
        ("xterm-256color", {"NO_COLOR": "1"}, None),
    ],
)
async def test_colours_are_those_of_the_visitors_terminal(
    tmp_path: Path, terminal: str, sent: dict[str, Any], deepest: bytes | None
) -> None:
    async with door(tmp_path) as here, here.connect("eva") as client:
        seat = await client.sit(terminal=terminal, **sent)
    assert (b"8;2;" in seat.data) == (deepest == b"8;2;")
    assert (b"8;5;" in seat.data) == (deepest == b"8;5;")
    if deepest is None:
        codes = {code for found in SGR.findall(seat.data) for code in found.split(b";") if code}
        assert codes <= {b"0", b"1", b"4", b"7"}


async def test_nobody_but_the_visitor_says_where_he_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the server's environment nor its home is read for a visit."""
    monkeypatch.setenv("HERNA_HOME", str(tmp_path / "server-home"))
    monkeypatch.setenv("NO_COLOR", "1")
    async with door(tmp_path / "data") as here, here.connect("eva") as client:
        seat = await client.sit(HERNA_HOME="/etc", HOME="/root")
        assert b"8;5;" in seat.data
        (visit,) = here.server.shared.visits
        assert visit.app is not None
        house = visit.app.house
        assert house.places.settings == settings_file(tmp_path / "data", "eva")
        assert "HERNA_HOME" not in house.environment


async def test_nothing_happens_on_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    async with door(tmp_path) as here, here.connect("eva") as client:
        await client.sit()
        (visit,) = here.server.shared.visits
        app = visit.app
        assert app is not None
        app.open_url("http://example.org")
        app.deliver_text(StringIO("text"), save_directory=tmp_path, save_filename="taken")
        app.action_suspend_process()
        await asyncio.sleep(0.1)
    assert opened == []
    assert not (tmp_path / "taken").exists()


async def test_the_mouse_is_switched_and_modes_are_sent_again(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva") as client:
        seat = await client.sit()
        (visit,) = here.server.shared.visits
        app = visit.app
        assert app is not None
        seat.data = b""
        app.call_later(app.change_settings, mouse=False, cursor=True)
        await seat.until("\x1b[?1000l")
        await seat.until("\x1b[?25h")
        await seat.press("\x1b[I", "\x1b[?2004h")
        assert b"\x1b[?1003h" not in seat.data, "the mouse stays off"
        await seat.press("\x0c", "\x1b[24;1H")


async def test_bell_copy_and_synchronised_output(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva") as client:
        seat = await client.sit()
        (visit,) = here.server.shared.visits
        app = visit.app
        assert app is not None
        seat.type("\x1b[?2026;2$y")
        await asyncio.sleep(0.05)
        app.call_later(app.bell)
        app.call_later(app.copy_to_clipboard, "x")
        await seat.until("\x07")
        await seat.until("\x1b]52;c;eA==\x07")
        data = await seat.press("\x0c", "\x1b[?2026l")
        assert b"\x1b[?2026h" in data


async def test_who_does_nothing_is_sent_nothing(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva") as client:
        seat = await client.sit()
        await seat.quiet(0.3)
        seat.data = b""
        assert await seat.quiet(1.0) == b""


async def test_the_tasks_of_the_loop_stay_as_they_were(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva") as client:
        await client.sit()
        assert asyncio.get_running_loop().get_task_factory() is None
