"""What Textual does not do by itself, in a real terminal: end, restore, hear, leave out colour."""

from __future__ import annotations

import gc
import re
import signal
import sys
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from rich.segment import Segment
from textual import _compositor
from textual import app as app_module
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.events import Key, Paste
from textual.pilot import Pilot
from textual.strip import Strip

from tests.bench.terminal import PtyApp
from tui.textual_compat import (
    ChangedCells,
    Keyboard,
    driver_class,
    forget_gone_apps,
    own_console,
    show_cursor,
    show_notice,
    show_title,
    streams_left_alone,
    switch_mouse,
    waiting_messages,
)

ARGV = [sys.executable, "-m", "tests.tui.compat_app"]
ESCAPE_MUST_ACT_WITHIN = 0.15
MUST_END_WITHIN = 2.0
PYTHON_COULD_NOT_FLUSH = 120
"""The status Python ends with when the terminal it writes to is gone."""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


def _start(log: Path, **environ: str) -> PtyApp:
    return PtyApp(ARGV, (80, 30), {"COMPAT_LOG": str(log), **environ})


@pytest.fixture
def app(log: Path) -> Iterator[PtyApp]:
    with _start(log) as running:
        running.start_up()
        yield running


def _noted(log: Path) -> list[str]:
    return log.read_text("utf-8").splitlines()


def _when_noted(log: Path, text: str, app: PtyApp) -> None:
    deadline = time.monotonic() + 5
    while text not in _noted(log):
        assert time.monotonic() < deadline, _noted(log)
        app.read_quiet(0.02)


def test_quitting_gives_the_terminal_back(app: PtyApp) -> None:
    app.send("q")
    status, output = app.end()
    assert status == 0
    assert output.not_restored() == []


def test_an_exception_gives_the_terminal_back_and_is_told(app: PtyApp) -> None:
    app.send("x")
    status, output = app.end()
    assert status == 1
    assert output.not_restored() == []
    assert b"as the test wants it" in output.data


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_signals_save_and_give_the_terminal_back(
    app: PtyApp, log: Path, number: signal.Signals
) -> None:
    app.signal(number)
    status, output = app.end(MUST_END_WITHIN)
    assert status == 128 + number
    assert output.not_restored() == []
    assert f"signal {int(number)}" in _noted(log)


def test_a_closed_window_ends_the_app_in_time(app: PtyApp, log: Path) -> None:
    app.hang_up()
    status, _ = app.end(MUST_END_WITHIN)
    assert status in (128 + signal.SIGHUP, 3, PYTHON_COULD_NOT_FLUSH)
    assert {"input ended", f"signal {int(signal.SIGHUP)}"} & set(_noted(log))


def test_input_that_ends_without_a_signal_ends_the_app_in_time(log: Path, tmp_path: Path) -> None:
    script = f"exec {sys.executable} -m tests.tui.compat_app < /dev/null"
    with PtyApp(["/bin/sh", "-c", script], (80, 30), {"COMPAT_LOG": str(log)}) as app:
        status, output = app.end(10.0)
        assert status == 3
        assert "input ended" in _noted(log)
        assert b"\x1b[?1049l" in output.data
        assert output.data.index(b"\x1b[2J\x1b[H") < output.data.index(b"\x1b[?1049l")


def test_escape_acts_in_time(app: PtyApp) -> None:
    app.press("a")
    taken = []
    for number in (1, 2, 3):
        started = time.perf_counter()
        app.send("\x1b")
        app.read_until(f"{number}", timeout=2.0)
        taken.append(time.perf_counter() - started)
        app.read_quiet(0.05)
    assert min(taken) < ESCAPE_MUST_ACT_WITHIN, "the best of three, since tests share the machine"


@pytest.mark.parametrize(
    "broken",
    [
        b"\xff\xfe\xc3",
        b"\x1b[<999999999999999999999;1;1M",
        b"\x1b[<0;;M\x1b[200~",
        b"\x1b[M\xff\xff\xff",
        b"\x1b[?2026;99999999999$y\x1b]11;rgb:zz\x07",
        b"\x1b[1114112;1u\x1b[99999999999u",
        b"\x1b[27;5;99999999999~",
    ],
)
def test_no_input_ends_a_game(app: PtyApp, log: Path, broken: bytes) -> None:
    app.press(broken, 0.15)
    app.press(b"\x1b[201~", 0.15)
    app.send("ě")
    _when_noted(log, "key ě", app)


@pytest.mark.parametrize("text", ["ěščřžýáíé", "+", "G", "?"])
def test_letters_of_all_kinds_arrive(app: PtyApp, log: Path, text: str) -> None:
    data = text.encode()
    for byte in range(len(data)):
        app.send(data[byte : byte + 1])
        time.sleep(0.005)
    app.send("q")
    app.end()
    keys = [note.removeprefix("key ") for note in _noted(log) if note.startswith("key ")]
    expected = {"+": ["plus"], "?": ["question_mark"]}.get(text, list(text))
    assert keys == [*expected, "q"]


def test_the_mouse_can_be_switched_off(app: PtyApp) -> None:
    assert b"\x1b[?1000l" in app.press("m").data


def test_the_cursor_is_shown_where_the_focus_is(app: PtyApp) -> None:
    data = app.press("c").data
    assert b"\x1b[?25h" in data
    assert b"\x1b[4;6H" in data


def test_everything_is_drawn_and_set_up_again_on_demand(app: PtyApp) -> None:
    data = app.press("r").data
    assert b"token water" in data
    assert b"\x1b[?2004h" in data
    assert b"\x1b[?1000h" in data


SGR = re.compile(rb"\x1b\[([0-9;]*)m")


def _colour_codes(data: bytes) -> set[bytes]:
    return {match.group(1) for match in SGR.finditer(data)}


def test_without_colour_only_bold_underline_and_reverse_go_out(log: Path) -> None:
    with _start(log, NO_COLOR="1") as app:
        data = app.start_up().data
    assert b"token cursor" in data
    parts = {part for code in _colour_codes(data) for part in code.split(b";") if part}
    assert parts == {b"0", b"1", b"4", b"7"}


def test_in_sixteen_colours_no_other_colours_go_out(log: Path) -> None:
    with _start(log, TERM="xterm", COLORTERM="") as app:
        codes = _colour_codes(app.start_up().data)
    assert codes
    assert not any(b"38;" in code or b"48;" in code for code in codes)


def test_in_256_colours_no_true_colours_go_out(log: Path) -> None:
    with _start(log, COLORTERM="") as app:
        codes = _colour_codes(app.start_up().data)
    assert any(b"38;5;214" in code for code in codes)
    assert not any(b"8;2;" in code for code in codes)


def test_an_idle_app_is_silent_and_rests(app: PtyApp) -> None:
    before = app.cpu_seconds()
    assert app.read_quiet(2.0, 2.0).size == 0
    assert app.cpu_seconds() - before < 0.1


def test_a_paste_is_one_message_however_it_comes_and_never_long() -> None:
    keyboard = Keyboard()
    data = b"a\x1b[200~" + "ě\x00[2".encode() + b"x" * 10_000 + b"\x1b[201~b\x1b[200~\x1b[201~"
    for size in (1, 3, 7, len(data)):
        found = [
            message
            for at in range(0, len(data), size)
            for message in keyboard.read(data[at : at + size])
        ]
        assert [message.key for message in found if isinstance(message, Key)] == ["a", "b"]
        first, second = [message.text for message in found if isinstance(message, Paste)]
        assert first == "ě[2" + "x" * (Keyboard.PASTE_MOST - 4)
        assert second == ""


def test_a_keyboard_lets_go_of_the_last_message() -> None:
    keyboard = Keyboard()
    (key,) = keyboard.read(b"a")
    gone = weakref.ref(key)
    keyboard.close()
    del key
    gc.collect()
    assert gone() is None


def test_apps_of_one_process_leave_its_streams_alone() -> None:
    before = vars(app_module)["redirect_stdout"], vars(app_module)["redirect_stderr"]
    with streams_left_alone(), vars(app_module)["redirect_stdout"](None):
        assert sys.stdout is not None
    assert (vars(app_module)["redirect_stdout"], vars(app_module)["redirect_stderr"]) == before


def test_caches_that_hold_gone_apps_can_be_emptied() -> None:
    Keyboard().read(b"\x1b[97;5u")
    assert XTermParser._parse_extended_key.cache_info().currsize
    forget_gone_apps()
    assert not XTermParser._parse_extended_key.cache_info().currsize
    assert not StylesCache.get_inner_outer.cache_info().currsize


async def test_what_waits_in_an_app_can_be_counted() -> None:
    app: App[None] = App()
    async with app.run_test() as pilot:
        await pilot.pause()
        before = waiting_messages(app)
        app.post_message(Key("a", "a"))
        assert waiting_messages(app) == before + 1


def test_a_console_knows_the_visitors_terminal_and_sends_all_colours() -> None:
    app: App[None] = App()
    own_console(app, {"TERM": "xterm", "NO_COLOR": "1"})
    assert app.console.color_system == "truecolor"
    assert not app.console.no_color
    assert app.console.is_terminal


async def test_without_a_terminal_the_switches_do_no_harm() -> None:
    app: App[None] = App(driver_class=driver_class())
    async with app.run_test() as pilot:
        assert isinstance(pilot, Pilot)
        switch_mouse(app, False)
        show_cursor(app, True)
        assert app.is_running


async def test_notices_and_titles_go_to_the_terminal_in_sequences_that_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app: App[None] = App()
    async with app.run_test():
        sent: list[str] = []
        monkeypatch.setattr(app._driver, "write", sent.append)
        show_notice(app, "Your turn", "Eva")
        show_title(app, "Herna")
    assert sent[:2] == ["\x1b]9;Your turn\x07\x1b]2;Eva\x07", "\x1b]2;Herna\x07"]


def test_an_update_sends_the_changed_cells_and_no_others() -> None:
    assert _compositor.ChopsUpdate is ChangedCells
    row = {0: Strip([Segment("abcdefghij")]), 10: Strip([Segment("klm")])}
    update = ChangedCells([row, {0: None}], [(0, 6, 7), (0, 9, 11)], [[10, 13], [13]])
    assert update.render_segments(Console()) == "\x1b[1;7Hg\x1b[1;10Hj\x1b[1;11Hk"
