"""`herna arena`: who plays whom is read with care, the result is told in words and as JSON."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.bench.terminal import PtyApp
from tui.cli import main
from tui.commands.processes import Processes

SAVE = Path(__file__).parents[1] / "saves" / "home-0.1.0" / "saves" / "Basic.json"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["arena", *arguments])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_it_says_who_wins_and_how_sure_that_is(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(
        capsys, "burgundy", "--seats", "3", "--bots", "easy,random", "--games", "4", "--seed", "2"
    )
    assert (status, err) == (0, "")
    first, easy, _, random, points = out.splitlines()
    assert first.startswith("burgundy, 3 seats: 6 games in "), "rounded up to whole deals"
    assert easy.startswith("easy: ")
    assert "% won (" in easy
    assert random.startswith("random: ")
    assert "points on average" in points
    quick = re.search(r"; ([0-9.]+) ms per decision", points)
    assert quick is not None and float(quick[1]) < 100


def test_json_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("struggle", "--bots", "strong@3,easy", "--games", "2", "--jobs", "2", "--json")
    status, out, _ = run(capsys, *arguments)
    assert status == 0
    told = json.loads(out)
    assert (told["game"], told["seats"], told["games"], told["seed"]) == ("struggle", 2, 2, 1)
    strong, easy = told["bots"]
    assert strong["bot"] == "strong@3"
    assert strong["wins"] + easy["wins"] == 2
    assert strong["low"] <= strong["share"] <= strong["high"]
    assert strong["longest_seconds"] >= strong["mean_seconds"] > 0
    assert told["unfinished"] == 0
    assert not told["settled"]
    assert not told["stopped"]


def test_it_stops_when_the_bound_is_passed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("burgundy", "--bots", "easy,random", "--games", "200", "--bound", "20")
    status, out, _ = run(capsys, *arguments)
    assert status == 0
    assert "Stopped early" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("struggle",), "No bots given. Name them with --bots."),
        (("struggle", "--bots", "strong@x,easy"), "strong needs a whole number"),
        (("struggle", "--bots", "strong@xs,easy"), "strong needs a number, not “x”."),
        (("struggle", "--bots", "medium@3,easy"), "The bot medium has no budget to set."),
        (("struggle", "--bots", "genius,easy"), "There is no bot “genius”."),
        (
            ("struggle", "--bots", "easy,easy,easy", "--seats", "2"),
            "Too many bots (3) for 2 seats.",
        ),
        (
            ("struggle", "--bots", "strong,easy", "--budget", "1", "--iterations", "2"),
            "cannot be used together",
        ),
        (
            ("struggle", "--bots", "strong,easy", "--budget", "0"),
            "--budget needs a number, not “0”.",
        ),
        (("struggle", "--bots", "strong,easy", "--bound", "half"), "--bound needs a number"),
        (("struggle", "--bots", "easy", "--seats", "9"), "cannot be played by 9 players"),
        (("struggle", "--bots", "strong,easy", "--games", "0"), "--games must be at least 1"),
    ],
)
def test_what_makes_no_sense_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert status == 2
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


ENDLESS = ("--bots", "easy,random", "--games", "100000", "--jobs", "2")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopped_it_says_what_it_has(tmp_path: Path, number: signal.Signals) -> None:
    argv = [sys.executable, "-m", "tui", "arena", "struggle", *ENDLESS, "--data", str(tmp_path)]
    interrupted = number is signal.SIGINT
    with PtyApp(argv if interrupted else [*argv, "--json"]) as app:
        app.read_until("% won (")
        if interrupted:
            app.send("\x03")
        else:
            app.signal(number)
        status, output = app.end()
    assert status == 128 + number
    assert b"Traceback" not in output.data
    lines = output.data.decode().rpartition("\x1b[2K")[2].splitlines()
    if interrupted:
        assert lines[0].startswith("struggle, 2 seats: ")
        assert lines[-1].startswith("Stopped after ")
        assert lines[-1].endswith(" of 100000 games.")
    else:
        told = json.loads(lines[-1])
        assert told["stopped"]
        assert told["games"] == round(sum(bot["wins"] for bot in told["bots"])) > 0


BUSY = """
import os
from tui.commands.processes import Processes
with Processes(2) as processes:
    print(processes.submit(os.getpid).result(), flush=True)
    processes.submit(exec, "while True: pass")
    processes.submit(exec, "while True: pass").result()
"""


def test_no_process_outlives_a_command_that_was_killed() -> None:
    """What a process holds of the pipe is closed only when it ends."""
    command = subprocess.Popen(
        [sys.executable, "-c", BUSY],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert command.stdout is not None
    os.kill(int(command.stdout.readline()), 0)
    command.kill()
    assert command.communicate(timeout=10)[0] == ""


def test_processes_of_others_go_on() -> None:
    other = get_context("spawn").Process(target=time.sleep, args=(60,))
    other.start()
    try:
        with Processes(1) as processes:
            assert processes.submit(os.getpid).result() != other.pid
        assert other.is_alive()
    finally:
        other.kill()
        other.join()


def die(*_game: object) -> None:
    os._exit(1)


def test_a_process_that_dies_does_not_take_the_result_with_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.bots.arena.play", die)
    status, out, err = run(capsys, "struggle", *ENDLESS)
    assert status == 1
    assert "Stopped after 0 of 100000 games." in out
    assert err == "One of the processes playing the games has died.\n"


class Screen(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


LONG = (
    "simulate struggle --seats 2 --games 3 --max-steps 50",
    "arena struggle --seats 2 --bots random,random --games 4",
    f"verify {' '.join(3 * [str(SAVE)])}",
)


@pytest.mark.parametrize("command", LONG)
def test_a_long_command_shows_how_far_it_is_where_somebody_looks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    quiet = main(command.split())
    told = capsys.readouterr()
    assert told.err == ""
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    assert main(command.split()) == quiet == 0
    total = "4/4" if command.startswith("arena") else "3/3"
    assert total in screen.getvalue()
    # What was drawn is taken away again, line by line.
    assert screen.getvalue().rstrip().endswith("\x1b[2K")
    assert len(capsys.readouterr().out) > 0
