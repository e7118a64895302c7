"""However the app ends, the game is saved and the terminal is given back as it was."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from saves.store import Store
from tests.bench.terminal import Output, PtyApp
from tui.crash import LOG
from tui.settings import Settings, save

MUST_END_WITHIN = 2.0
SEATS = ["--seat", "Eva", "--seat", "Tom"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    save(tmp_path / "settings.json", Settings(welcomed=True))
    return tmp_path


def start(data: Path, *command: str, module: str = "tui") -> PtyApp:
    return PtyApp([sys.executable, "-m", module, *command, "--lang", "en", "--data", str(data)])


@pytest.fixture
def table(data: Path) -> Iterator[PtyApp]:
    """A table with Eva to move, who has just gone on to building."""
    with start(data, "new", "struggle", *SEATS, "--seed", "3") as app:
        app.read_until("I am Eva")
        app.press("\r")
        app.press("e")
        app.press("\r")
        yield app


def step(data: Path) -> int:
    """Give how many steps the only save has."""
    (entry,) = Store(data / "saves").entries()
    assert entry.summary is not None, entry.error
    return entry.summary.step


def ended(app: PtyApp) -> tuple[int, Output]:
    before = time.monotonic()
    status, output = app.end(MUST_END_WITHIN + 3)
    assert time.monotonic() - before < MUST_END_WITHIN
    return status, output


@pytest.mark.parametrize("key", ["q", "\x11", "\x03"])
def test_leaving_home(data: Path, key: str) -> None:
    with start(data) as app:
        app.start_up()
        app.send(key)
        status, output = ended(app)
        assert status == 0
        assert output.not_restored() == []


@pytest.mark.parametrize("key", ["\x11", "\x03"])
def test_leaving_a_table(table: PtyApp, data: Path, key: str) -> None:
    table.send(key)
    status, output = ended(table)
    assert status == 0
    assert output.not_restored() == []
    assert step(data) == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_signals(table: PtyApp, data: Path, number: signal.Signals) -> None:
    table.signal(number)
    status, output = ended(table)
    assert status == 128 + number
    assert output.not_restored() == []
    assert step(data) == 1
    last = output.data.decode().rpartition("\x1b")[2].replace("\r\n", "")
    way = f"The game is saved. Continue it with: herna resume 'Eva, Tom' --data {data}"
    assert last.endswith(way)


def test_a_signal_at_home_has_nothing_to_say(data: Path) -> None:
    with start(data) as app:
        app.start_up()
        app.signal(signal.SIGTERM)
        status, output = ended(app)
    assert status == 128 + signal.SIGTERM
    assert b"saved" not in output.data.rpartition(b"\x1b")[2]


def test_the_end_of_input(table: PtyApp, data: Path) -> None:
    table.hang_up()
    ended(table)
    assert step(data) == 1


def test_a_fault_is_told_in_a_sentence_and_noted(data: Path) -> None:
    with start(data, module="tests.tui.faulty") as app:
        app.start_up()
        app.send("w")
        status, output = ended(app)
    assert status == 1
    assert output.not_restored() == []
    last = output.data.decode().rpartition("\x1b")[2]
    assert "Herna crashed. Details: " in last
    assert "Traceback" not in last
    log = data / "logs" / LOG
    assert str(log) in last.replace("\r\n", "")
    assert "as the test wants it, 20" in log.read_text()
    assert "nobody may read this" not in log.read_text().replace('secret = "nobody', "")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 128 kB, where such a thing can be had."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", str(place)]
    if sys.platform != "linux" or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("needs the right to mount a small disk")
    save(place / "settings.json", Settings(welcomed=True))
    yield place
    subprocess.run(["umount", str(place)], check=True)


@pytest.mark.parametrize(
    ("keys", "status"), [("qlq", 1), ("\x11l", 1), ("\x03\x03", 1), (signal.SIGTERM, 143)]
)
def test_a_full_disk_ends_with_a_sentence_and_a_status(
    small_disk: Path, keys: str | signal.Signals, status: int
) -> None:
    with start(small_disk, "new", "struggle", *SEATS, "--seed", "3") as app:
        app.read_until("I am Eva")
        app.press("\r")
        with suppress(OSError), (small_disk / "filler").open("wb", buffering=0) as filler:
            while True:
                filler.write(b"x" * 512)
        for key in "e\r":
            app.press(key)
        if isinstance(keys, signal.Signals):
            app.signal(keys)
        else:
            for key in keys[:-1]:
                app.press(key)
            app.send(keys[-1])
        found, output = ended(app)
    said = " ".join(output.data.decode().rpartition("\x1b")[2].split())
    assert found == status
    assert "The last steps of “Eva, Tom” are not saved." in said
    assert "the disk is full" in said
    assert step(small_disk) == 0


def test_a_terminal_that_cannot_draw_gets_a_sentence(data: Path) -> None:
    argv = [sys.executable, "-m", "tui", "--lang", "en", "--data", str(data)]
    with PtyApp(argv, environ={"TERM": "dumb"}) as app:
        status, output = ended(app)
    assert status == 2
    assert output.data == b"This terminal (TERM) cannot show full-screen programs.\r\n"


def stopped(app: PtyApp) -> bool:
    """Whether the process is stopped, waiting a moment for it."""
    for _ in range(100):
        if Path(f"/proc/{app.pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] == "T":
            return True
        time.sleep(0.02)
    return False


@pytest.mark.parametrize("way", ["key", "signal"])
def test_who_suspends_gets_the_terminal_and_later_all_of_the_picture(
    table: PtyApp, way: str
) -> None:
    if way == "key":
        table.send("\x1a")
    else:
        table.signal(signal.SIGTSTP)
    assert stopped(table)
    output = table.read_quiet(0.2)
    assert output.not_restored() == []
    table.signal(signal.SIGCONT)
    back = table.read_until("Struggle for Catan")
    assert b"\x1b[?1049h" in back.data
    table.send("\x11")
    status, _ = ended(table)
    assert status == 0
