"""Short options, `help`, output for programs, and what shells complete."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from core import games
from core.bots.levels import LEVELS
from tui import __version__
from tui.cli import COMMANDS, main
from tui.commands.completion import SHELLS

HOME = Path(__file__).parents[1] / "saves" / "home-0.1.0"
Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    """Run a command; give its status and what it wrote."""
    try:
        status = main([*arguments, "--lang", "en"])
    except SystemExit as end:
        status = int(end.code or 0)
    told = capsys.readouterr()
    return status, told.out, told.err


@pytest.mark.parametrize("command", [*COMMANDS, ""])
def test_three_ways_to_ask_for_help(capsys: Capture, command: str) -> None:
    own = [command] if command else []
    asked = said(capsys, *own, "--help")
    assert asked[0] == 0 and asked[1].startswith(f"Usage: herna {command}".rstrip())
    assert said(capsys, *own, "-h") == asked
    assert said(capsys, "help", *own) == asked


def test_the_version_in_short(capsys: Capture) -> None:
    assert said(capsys, "-V") == (0, f"herna {__version__}\n", "")


def test_help_about_what_there_is_not(capsys: Capture) -> None:
    assert said(capsys, "help", "gmaes") == (
        2,
        "",
        "Unknown command: gmaes. Did you mean “games”?\n",
    )


def test_games_for_programs(capsys: Capture) -> None:
    status, out, _ = said(capsys, "games", "--json")
    listed = json.loads(out)["games"]
    assert status == 0
    assert [one["game"] for one in listed] == list(games.names())
    (burgundy,) = [one for one in listed if one["game"] == "burgundy"]
    assert burgundy["players"] == [1, 2, 3, 4]
    (limited,) = [one for one in burgundy["settings"] if one["name"] == "vp_cards"]
    assert (limited["choices"], limited["default"]) == (["unlimited", "limited"], "unlimited")


def test_waiting_tables_for_programs(capsys: Capture, tmp_path: Path) -> None:
    status, out, _ = said(capsys, "status", "--json", "--data", str(HOME))
    waiting = [{"table": "Friday", "name": "karel", "key": "SHA256:karel"}]
    assert (status, json.loads(out)) == (0, {"waiting": waiting})
    status, out, _ = said(capsys, "status", "--json", "--data", str(tmp_path))
    assert (status, json.loads(out)) == (1, {"waiting": []})


def test_places_for_programs(capsys: Capture) -> None:
    status, out, _ = said(capsys, "where", "--json", "--data", "/h")
    assert (status, json.loads(out)) == (
        0,
        {
            "saves": "/h/saves",
            "results": "/h/results.jsonl",
            "settings": "/h/settings.json",
            "logs": "/h/logs",
        },
    )


def test_a_shell_that_is_not_known(capsys: Capture) -> None:
    assert said(capsys, "completion")[0] == 2
    status, out, err = said(capsys, "completion", "tcsh")
    assert (status, out) == (2, "")
    assert err.startswith("There is no completion for “tcsh”. Choose one of: bash, zsh, fish.")


def script(capsys: Capture, shell: str) -> str:
    status, out, err = said(capsys, "completion", shell)
    assert (status, err) == (0, "")
    return out


@pytest.mark.parametrize("shell", SHELLS)
def test_every_script_knows_every_command(capsys: Capture, shell: str) -> None:
    written = script(capsys, shell)
    assert [name for name in COMMANDS if name not in written] == []
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=written, text=True, check=True)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("ga", ["games"]),
        ("", list(COMMANDS)),
        ("--lang cs ga", ["games"]),
        ("--l", ["--lang"]),
        ("simulate s", ["struggle", "seeland"]),
        ("simulate struggle --se", ["--seats", "--seed", "--set"]),
        ("arena burgundy --bots ", list(LEVELS)),
        ("games --lang ", ["en", "cs"]),
        ("help re", ["resume"]),
        ("completion f", ["fish"]),
        ("verify ", []),
        ("simulate --record ", []),
    ],
)
def test_bash_completes(capsys: Capture, typed: str, offered: list[str]) -> None:
    written = script(capsys, "bash")
    words = ["herna", *typed.split(" ")]
    listed = " ".join(f"'{word}'" for word in words)
    code = (
        f"{written}\nCOMP_WORDS=({listed}) COMP_CWORD={len(words) - 1}\n"
        '_herna; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout.split() == offered


@pytest.mark.skipif(shutil.which("fish") is None, reason="needs fish")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("ga", {"games"}),
        ("simulate s", {"struggle", "seeland"}),
        ("simulate struggle --se", {"--seats", "--seed", "--set"}),
        ("games --lang ", {"en", "cs"}),
        ("completion f", {"fish"}),
    ],
)
def test_fish_completes(capsys: Capture, typed: str, offered: set[str]) -> None:
    code = f"{script(capsys, 'fish')}\ncomplete -C 'herna {typed}'"
    done = subprocess.run(["fish", "-N", "-c", code], capture_output=True, text=True)
    assert {line.split("\t")[0] for line in done.stdout.splitlines()} == offered
