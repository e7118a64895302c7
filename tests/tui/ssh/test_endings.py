"""However a visit ends, the terminal is as it was, the others play on, and nothing is left."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref
from pathlib import Path

import pytest

from tests.bench.terminal import Output
from tests.tui.hall.people import shared
from tests.tui.ssh.door import ALT_SCREEN_OFF, Door, Seat, door, eventually, fingerprint
from tui.app import HernaApp
from tui.hall.visitor import Visitor
from tui.ssh.limits import Limits
from tui.ssh.shared import Patience
from tui.ssh.visit import Visit


def only_visit(here: Door) -> Visit:
    (visit,) = here.server.shared.visits
    return visit


def restored(seat: Seat, before: bytes) -> bool:
    return Output(0.0, [(0.0, before + seat.data)]).not_restored() == []


def after(seat: Seat) -> str:
    """What stands in the terminal when it is the visitor's again."""
    _, _, rest = seat.data.rpartition(ALT_SCREEN_OFF)
    return " ".join(rest.replace(b"\x1b[?25h\x1b[?1004l", b"").decode().split())


async def test_a_fault_ends_one_visit_and_says_where_it_is_noted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    secret = "my hidden hand"
    async with (
        door(tmp_path) as here,
        here.connect("tom") as tom,
        here.connect("eva") as eva,
    ):
        seat = await eva.sit()
        visit = only_visit(here)
        other = await tom.sit()
        assert visit.app is not None

        def fail(hand: str) -> None:
            raise RuntimeError(f"broken, {len(hand)}")

        before = seat.data
        with caplog.at_level(logging.INFO):
            visit.app.call_later(fail, secret)
            assert await seat.end() == 1
        assert restored(seat, before)
        assert after(seat).startswith("Herna crashed. The server's operator can find it")
        number = after(seat).rpartition(" as ")[2].rstrip(".")
        assert f"fault {number}" in caplog.text
        assert "broken, 14" in caplog.text
        assert secret not in caplog.text
        await other.press("r", "Rules")
        assert here.server.figures.faults == 1


async def test_an_app_that_cannot_even_start_is_told_as_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(_visit: Visit) -> HernaApp:
        raise ValueError("no app today")

    monkeypatch.setattr(Visit, "_make_app", cannot)
    async with door(tmp_path) as here, here.connect("eva") as eva:
        seat = await eva.sit(until="")
        assert await seat.end() == 1
        assert "Herna crashed." in seat.data.decode()
    assert not here.server.shared.visits


async def test_who_leaves_before_his_app_starts_leaves_nothing(tmp_path: Path) -> None:
    async with door(tmp_path, limits=Limits(starts=0)) as here, here.connect("eva") as eva:
        seat = await eva.sit(until="")
        await eventually(lambda: len(here.server.shared.visits) == 1)
        seat.type("abc")
        seat.process.change_terminal_size(90, 30)
        seat.process.channel.abort()
        await eventually(lambda: not here.server.shared.visits)


async def test_a_server_that_stops_tells_everybody_and_lets_nobody_in(tmp_path: Path) -> None:
    async with (
        door(tmp_path) as here,
        here.connect("eva") as eva,
        here.connect("tom") as tom,
        here.connect("jan") as jan,
    ):
        seats = [await eva.sit(), await tom.sit(size=(40, 12), until="\x1b[?2004h")]
        before = [seat.data for seat in seats]
        closing = asyncio.ensure_future(here.server.close())
        await asyncio.sleep(0)
        status, _, complained = await jan.run(None, "xterm")
        assert (status, complained) == (1, "The server is shutting down; try again later.\r\n")
        for seat, earlier in zip(seats, before, strict=True):
            await seat.end()
            assert restored(seat, earlier)
            assert after(seat) == "The server is shutting down. You keep your seats."
        await closing
        assert not here.server.shared.connections


@pytest.mark.parametrize("how", ["stopped", "idle"])
async def test_a_guest_is_promised_nothing(tmp_path: Path, how: str) -> None:
    patience = Patience(lobby=0.2, warning=0.1, look=0.05) if how == "idle" else Patience()
    async with (
        door(tmp_path, patience=patience) as here,
        here.connect(None, guest_name="Jan") as jan,
    ):
        seat = await jan.sit(until="\x1b[24;1H")
        if how == "stopped":
            await here.server.close()
        await seat.end()
        sentences = {
            "stopped": "The server is shutting down.",
            "idle": "You were idle for a long time.",
        }
        assert after(seat) == sentences[how]


async def test_an_app_that_does_not_end_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(_app: HernaApp) -> None:
        await asyncio.sleep(100)

    monkeypatch.setattr("tui.ssh.visit.LEAVE_SECONDS", 0.1)
    async with door(tmp_path) as here, here.connect("eva") as eva:
        seat = await eva.sit()
        before = seat.data
        app = only_visit(here).app
        assert app is not None
        app.call_later(hang, app)
        only_visit(here).stop()
        await seat.end()
        assert restored(seat, before)


async def test_who_does_nothing_is_warned_and_then_sent_home(tmp_path: Path) -> None:
    patience = Patience(lobby=1.2, warning=0.7, look=0.05)
    async with door(tmp_path, patience=patience) as here, here.connect("eva") as eva:
        seat = await eva.sit()
        before = seat.data
        await seat.until("Are you still there?")
        assert b"\x07" in seat.data
        await seat.press("\r", "Are you still there?")
        assert await seat.end() == 0
        assert restored(seat, before)
        assert after(seat) == "You were idle for a long time. You keep your seats."


async def test_five_visits_leave_no_app_alive(tmp_path: Path) -> None:
    gone: list[weakref.ref[HernaApp]] = []
    async with door(tmp_path) as here, here.connect("eva") as eva:
        me = Visitor(fingerprint("eva"), "eva")
        await here.hall.create(me, shared("me", "random", name="mine"))
        for number in range(5):
            seat = await eva.sit(command="mine" if number % 2 else None, until="\x1b[24;1H")
            app = only_visit(here).app
            assert app is not None
            gone.append(weakref.ref(app))
            del app
            await seat.press("R", "Rules")
            if number == 3:
                seat.process.channel.abort()
            else:
                seat.type("\x1b[97;5u\x1b[A\x11")
                await seat.end()
            await eventually(lambda: not here.server.shared.visits)
        # The event loop keeps a timer that was cancelled, and its app, until it would have rung.
        await eventually(lambda: gc.collect() >= 0 and not any(each() for each in gone))


async def test_a_visit_is_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        async with door(tmp_path) as here, here.connect("eva") as eva:
            seat = await eva.sit(terminal="xterm-kitty")
            seat.type("\x11")
            await seat.end()
            await eventually(lambda: not here.server.shared.visits)
    (line,) = [r.getMessage() for r in caplog.records if r.getMessage().startswith("visit ")]
    assert "from 127.0.0.1, TERM=xterm-kitty 80x24," in line
    assert line.endswith(": left")
    assert " 1 bytes in, " in line
