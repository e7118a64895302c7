"""Closed, full and broken streams: one sentence, a status, and nothing else."""

from __future__ import annotations

import fcntl
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.bench.terminal import PtyApp
from tui.cli import COMMANDS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="speaks to a Unix shell")

SAVE = Path(__file__).parents[1] / "saves" / "home-0.1.0" / "saves" / "Basic.json"
HERNA = shlex.join([sys.executable, "-m", "tui", "--lang", "en"])
NO_TERMINAL = "Herna draws on a terminal, and its input or output is none.\n"
FULL = "The output cannot be written: the disk is full.\n"
CLOSED = "The output cannot be written: it is closed.\n"

ON_A_SCREEN = ("", "new struggle --seat Eva --seat Tom", "resume")
PRINTING = {
    "--version": 0,
    "--help": 0,
    "arena struggle --seats 2 --bots random,random --games 2": 0,
    "completion bash": 0,
    "games": 0,
    "help": 0,
    "rules": 0,
    "serve --fingerprint": 0,
    "simulate struggle --seats 2 --max-steps 50": 0,
    "status": 1,
    f"verify {SAVE}": 0,
    "where": 0,
}
"""Commands that print, and their status where nothing is wrong."""


def shell(command: str, streams: str) -> subprocess.CompletedProcess[str]:
    """Run `herna` with its streams as a shell says; without that, no stream is a terminal."""
    line = f"set -o pipefail; {HERNA} {command} {streams}"
    return subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60
    )


def test_every_command_is_tried() -> None:
    tried = {command.split()[0] for command in (*ON_A_SCREEN, *PRINTING) if command}
    assert {name for name in tried if not name.startswith("-")} == set(COMMANDS)


@pytest.mark.parametrize("command", ON_A_SCREEN)
def test_without_a_terminal_there_is_one_sentence(command: str) -> None:
    done = shell(command, "</dev/null")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", NO_TERMINAL)


@pytest.mark.parametrize("streams", ["<&-", ">&-", ">/dev/full", "| head -1", "<&- >&-"])
def test_a_closed_stream_is_no_terminal(streams: str) -> None:
    done = shell("", streams)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", NO_TERMINAL)


@pytest.mark.parametrize("streams", ["2>&-", "2>/dev/full", "<&- >&- 2>&-"])
def test_where_nothing_can_be_said_the_status_says_it(streams: str) -> None:
    done = shell("", streams)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


@pytest.mark.parametrize("command", PRINTING)
def test_output_that_cannot_be_written_is_said(command: str) -> None:
    for streams, sentence in ((">/dev/full", FULL), (">&-", CLOSED)):
        done = shell(command, streams)
        assert (done.returncode, done.stderr) == (1, sentence)


@pytest.mark.parametrize("command", PRINTING)
def test_streams_that_are_not_needed_may_be_closed(command: str) -> None:
    done = shell(command, "<&- 2>&-")
    assert done.returncode == PRINTING[command]
    assert done.stdout
    assert "Traceback" not in done.stdout


@pytest.mark.parametrize("command", ["rules", "games", "rules swap"])
def test_a_reader_that_has_seen_enough(command: str) -> None:
    done = shell(command, "| head -1")
    assert done.returncode in (0, 141)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""
    closed = shell(command, "| true")
    assert (closed.returncode in (0, 141), closed.stdout, closed.stderr) == (True, "", "")


@pytest.mark.parametrize("streams", ["2>&-", "2>/dev/full"])
def test_a_wrong_argument_that_cannot_be_said(streams: str) -> None:
    done = shell("bogus", streams)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


@pytest.mark.parametrize("streams", [">/dev/null", "2>/dev/null", "</dev/null", "2>&-"])
def test_a_terminal_that_is_only_half_there_gets_the_sentence(streams: str) -> None:
    with PtyApp(["bash", "-c", f"{HERNA} {streams}"]) as app:
        status, output = app.end(30)
    assert (status, output.data.decode()) == (2, NO_TERMINAL.replace("\n", "\r\n"))


def test_a_record_that_cannot_be_written_is_said_after_the_count() -> None:
    done = shell("simulate struggle --seats 2 --max-steps 50 --record /dev/full", "")
    assert done.returncode == 1
    assert done.stdout
    assert done.stderr == "/dev/full was not written: the disk is full.\n"
    assert Path("/dev/full").is_char_device()


def test_a_pipe_that_does_not_wait_gets_everything() -> None:
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    whole = shell("rules", "").stdout
    assert len(whole) > 10_000
    # A small pipe is full at once.
    fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
    command = subprocess.Popen(
        shlex.split(f"{HERNA} rules"), stdout=writing, stderr=subprocess.PIPE, text=True
    )
    os.close(writing)
    time.sleep(1)
    with open(reading, encoding="utf-8") as pipe:
        assert pipe.read() == whole
    assert command.communicate(timeout=30)[1] == ""
    assert command.returncode == 0
