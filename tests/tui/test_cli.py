"""The command line: what it prints, what it refuses, and how it says so."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from core import games
from core.seeland.components import default_components
from tui import __version__
from tui.cli import COMMANDS, main
from tui.widgets.lines import fold

Capture = pytest.CaptureFixture[str]


def refused(arguments: list[str], capsys: Capture) -> str:
    """Run arguments that must be refused; give the one line that says why."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith((".\n", "?\n"))
    assert err.count("\n") == 1
    return err.strip()


def test_version(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"herna {__version__}\n"


def test_help_names_every_command(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    out = capsys.readouterr().out
    assert all(f"\n  {name} " in out for name in COMMANDS)
    assert "usage: usage" not in out.lower()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_both_languages(command: str, capsys: Capture) -> None:
    told = []
    for lang in ("en", "cs"):
        with pytest.raises(SystemExit) as end:
            main([command, "--help", "--lang", lang])
        assert end.value.code == 0
        told.append(capsys.readouterr().out)
    assert told[0].startswith(f"Usage: herna {command}")
    assert told[0] != told[1]
    assert "--data" in told[0] and "--data" in told[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["gmaes"], "Unknown command: gmaes. Did you mean “games”?"),
        (["chess"], "Unknown command: chess. Try herna --help."),
        (["--lang", "de"], "Unknown language “de”. Choose one of: en, cs."),
        (["games", "--lang=xx"], "Unknown language “xx”. Choose one of: en, cs."),
        (["--lang"], "--lang needs a value."),
        (["--bogus"], "herna has no option --bogus."),
        (["where", "--dta", "x"], "herna where has no option --dta. Did you mean “--data”?"),
        (["games", "all"], "herna games: unexpected argument “all”."),
        (["simulate", "struggle", "--json=yes"], "--json takes no value."),
        (["verify"], "No saved game given. Name its file."),
        (["new"], f"No game given. Available games: {', '.join(games.names())}."),
        (["new", "strugle"], "There is no game “strugle”. Did you mean “struggle”?"),
        (["new", "go"], f"There is no game “go”. Available games: {', '.join(games.names())}."),
        (["new", "struggle"], "No players given. Name each one with --seat."),
        (
            ["new", "struggle", "--seat", "Eva"],
            "struggle cannot be played by 1 player; it takes 2, 3, 4, 5, 6.",
        ),
        (
            ["new", "struggle", "--seat", "Eva", "--seat", "Tom=strng"],
            "There is no bot “strng”. Choose one of: human, random, easy, medium, strong, expert.",
        ),
        (
            ["new", "struggle", "--seat", "Eva", "--seat", "=medium"],
            "The name “=medium” cannot be displayed.",
        ),
        (
            ["new", "struggle", "--seat", "\x1b\u200b", "--seat", "Tom"],
            "The name “” cannot be displayed.",
        ),
        (
            ["new", "struggle", "--seat", "a", "--seat", "b", "--seed", "x1"],
            "--seed needs a whole number, not “x1”.",
        ),
        (
            ["simulate", "struggle", "--seats", "7"],
            "struggle cannot be played by 7 players; it takes 2, 3, 4, 5, 6.",
        ),
        (["simulate", "struggle", "--seats", "two"], "--seats needs a whole number, not “two”."),
        (["simulate", "struggle"], "Number of seats missing. Give it with --seats."),
        (
            ["simulate", "struggle", "--seats", "2", "--games", "0"],
            "--games must be at least 1.",
        ),
        (
            ["simulate", "struggle", "--seats", "2", "--bots", "random,random,random"],
            "--bots needs one name for each seat, or one for all. Seats: 2, names: 3.",
        ),
        (
            ["simulate", "struggle", "--seats", "2", "--set", "events=3"],
            "events cannot be “3”. Choose one of: 10-5, 11-4.",
        ),
        (
            ["simulate", "struggle", "--seats", "2", "--set", "evnts=10-5"],
            "struggle has no setting “evnts”. It has: events, extra, components.",
        ),
        (
            ["simulate", "struggle", "--seats", "2", "--set", "events"],
            "--set needs key=value, not “events”.",
        ),
        (
            ["simulate", "struggle", "--seats=2", "--set", "extra=all", "--set", "extra=ask"],
            "The setting “extra” is given twice.",
        ),
    ],
    ids=lambda value: " ".join(value).replace("\x1b", "") if isinstance(value, list) else "",
)
def test_a_wrong_argument_gets_one_sentence(
    arguments: list[str], sentence: str, capsys: Capture
) -> None:
    assert refused([*arguments], capsys) == sentence


def test_complaints_speak_the_language_that_was_asked_for(capsys: Capture) -> None:
    english = refused(["games", "all", "--lang", "en"], capsys)
    czech = refused(["games", "all", "--lang", "cs"], capsys)
    assert english != czech
    assert "„all“" in czech


def test_the_language_comes_from_the_settings_then_from_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert main(["games"]) == 0
    czech = capsys.readouterr().out
    (tmp_path / "settings.json").write_text('{"language": "en"}')
    assert main(["--data", str(tmp_path), "games"]) == 0
    assert capsys.readouterr().out != czech
    assert main(["--data", str(tmp_path), "games", "--lang", "cs"]) == 0
    assert capsys.readouterr().out == czech


def test_where_follows_the_variable_and_the_option(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("HERNA_HOME", str(tmp_path / "variable"))
    assert main(["where"]) == 0
    assert str(tmp_path / "variable" / "saves") in capsys.readouterr().out
    assert main(["where", "--data", str(tmp_path / "option")]) == 0
    out = capsys.readouterr().out
    assert all(f"{tmp_path}/option/{place}" in out for place in ("saves", "settings", "logs"))
    assert list(tmp_path.iterdir()) == [], "asking makes no folder"


def test_games_lists_seats_settings_and_defaults(capsys: Capture) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    for name in games.names():
        game = games.create(name)
        assert name in out
        assert ", ".join(str(count) for count in game.seats) in out
        for setting in games.settings(game.options):
            assert f"--set {setting.name}={'|'.join(setting.choices)}" in out
            assert setting.default in out
    assert "--set components=FILE" in out


def test_rules_are_printed_by_words_in_any_language_and_by_id(capsys: Capture) -> None:
    assert main(["rules", "library"]) == 0
    assert capsys.readouterr().out.startswith("Library\n")
    assert main(["rules", "struggle.library"]) == 0
    by_id = capsys.readouterr().out
    assert by_id.startswith("Library\n") and "\n\n\n" not in by_id
    assert main(["rules", "knihovna", "--lang", "en"]) == 0
    assert "Library" in capsys.readouterr().out
    assert main(["--lang", "cs", "rules", "knihovna"]) == 0
    assert capsys.readouterr().out.startswith("Knihovna")


def test_rules_without_words_list_all_pages(capsys: Capture) -> None:
    assert main(["rules"]) == 0
    out = capsys.readouterr().out
    assert "struggle.swap-deck" in out and "house.undo" in out


def test_rules_that_do_not_exist_are_said(capsys: Capture) -> None:
    assert main(["rules", "xyzzy"]) == 1
    assert capsys.readouterr().err == "No rule contains “xyzzy”.\n"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"{", "is not a JSON file"),
        (b"[1]", "contains no components"),
        (b"\xff\xfe\x00", "is not a JSON file"),
        (b"{}", "“format” is missing"),
    ],
)
def test_a_wrong_component_file_gets_one_sentence(
    content: bytes, says: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "box.json"
    file.write_bytes(content)
    line = refused(["simulate", "struggle", "--seats=2", "--set", f"components={file}"], capsys)
    assert str(file) in line and says in line


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("resources", "wool"), "many", "the value of “resources.wool” is wrong"),
        (("resources", "gold"), 3, "unknown field “resources.gold”"),
        (("prices", "road", "lumber"), None, "the value of “prices.road.lumber” is wrong"),
        (
            ("numbers", "start_hand"),
            99,
            "contradict each other. Too few cards (resources). Seats: 2,",
        ),
    ],
)
def test_components_that_make_no_sense_are_named(
    path: tuple[str, ...], value: object, says: str, tmp_path: Path, capsys: Capture
) -> None:
    box = usual_box()
    part = box
    for name in path[:-1]:
        part = part[name]
    part[path[-1]] = value
    file = tmp_path / "box.json"
    file.write_text(json.dumps(box))
    line = refused(["simulate", "struggle", "--seats=2", "--set", f"components={file}"], capsys)
    assert says in line


@pytest.mark.parametrize(
    ("language", "says"),
    [
        (
            "en",
            "contradict each other. The guild master cannot start on the space 7 of the market.",
        ),
        ("cs", "Mistr cechu nemůže začínat na políčku trhu 7."),
    ],
)
def test_why_components_do_not_fit_together_is_said_in_words(
    language: str, says: str, tmp_path: Path, capsys: Capture
) -> None:
    box = default_components().model_dump(mode="json")
    box["ring"]["start"] = 7
    file = tmp_path / "box.json"
    file.write_text(json.dumps(box))
    assert main(["--lang", language, "new", "seeland", "--set", f"components={file}"]) == 2
    assert says in capsys.readouterr().err


def test_a_component_file_that_is_not_there_gets_one_sentence(
    tmp_path: Path, capsys: Capture
) -> None:
    line = refused(
        ["simulate", "struggle", "--seats=2", "--set", f"components={tmp_path}/no.json"], capsys
    )
    assert line.endswith("no.json does not exist.")


def test_changed_components_are_played(tmp_path: Path, capsys: Capture) -> None:
    box = usual_box()
    box["numbers"]["goal"] = 3
    file = tmp_path / "box.json"
    file.write_text(json.dumps(box))
    base = ["simulate", "struggle", "--seats=2", "--games=20", "--json"]
    assert main(base) == 0
    usual = json.loads(capsys.readouterr().out)
    assert main([*base, "--set", f"components={file}"]) == 0
    short = json.loads(capsys.readouterr().out)
    assert short["finished"] == 20
    assert short["steps"] < usual["steps"] / 2


def usual_box() -> dict[str, Any]:
    """Read the components that the game comes with."""
    core = Path(games.__file__).parent
    box: dict[str, Any] = json.loads((core / "struggle" / "components.json").read_text())
    return box


def test_an_interrupt_ends_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tui.commands.where.folders", interrupted)
    assert main(["where"]) == 130
    assert capsys.readouterr().err == ""


def test_a_closed_pipe_ends_without_a_traceback() -> None:
    command = f"{sys.executable} -m tui rules --lang en | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] in ("0", "141")


def test_a_terminal_without_the_letters_gets_plain_ones() -> None:
    def printed(encoding: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "tui", "rules", "knihovna", "--lang", "cs"],
            capture_output=True,
            env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
            check=True,
        )
        assert done.stderr == b""
        return done.stdout.decode(encoding)

    whole = printed("utf-8")
    assert not whole.isascii()
    assert printed("ascii") == "\n".join(map(fold, whole.split("\n")))


@pytest.mark.parametrize(
    ("message", "plain"),
    [
        ("80×24, −3 VP", "80x24, -3 VP"),
        ("„Jiří“ “Tom\u2019s”", '"Jiri" "Tom\'s"'),
        ("漢 ▲", "?? ?"),
    ],
)
def test_signs_become_those_of_a_typewriter(message: str, plain: str) -> None:
    program = "import sys; from tui import streams; streams.make_usable(); print(sys.argv[1])"
    done = subprocess.run(
        [sys.executable, "-c", program, message],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{plain}\n"
