"""`herna`, `herna new`, `herna resume`: what the app is told."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from core import games
from core.match import Match
from core.table import Sitter, Table
from saves.recorder import from_table
from saves.store import Store
from tui.cli import main
from tui.commands.play import read_seat
from tui.start import NewTable, Start
from tui.words import Words


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Start]:
    """What the app was started with, instead of the app."""
    starts: list[Start] = []

    def run(start: Start) -> int:
        starts.append(start)
        return 7

    app = ModuleType("tui.app")
    monkeypatch.setattr(app, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, "tui.app", app)
    return starts


def test_without_a_command_the_app_opens_at_home(told: list[Start], tmp_path: Path) -> None:
    assert main(["--lang", "cs", "--data", str(tmp_path)]) == 7
    assert told == [Start("cs", tmp_path)]


def test_without_options_settings_and_system_decide(told: list[Start]) -> None:
    assert main([]) == 7
    assert told == [Start()]


def test_new_tells_who_sits_where_and_what_was_set(told: list[Start], tmp_path: Path) -> None:
    arguments = ["new", "struggle", "--seat", "Eva", "--seat", "Tom=medium"]
    assert main([*arguments, "--set", "events=11-4", "--seed", "-5", "--data", str(tmp_path)]) == 7
    table = NewTable(
        "struggle", (Sitter("Eva"), Sitter("Tom", "medium")), {"events": "11-4"}, None, -5
    )
    assert told == [Start(None, tmp_path, "new", new=table)]


def test_new_brings_components_along(told: list[Start], tmp_path: Path) -> None:
    import core

    box = Path(core.__file__).parent / "struggle" / "components.json"
    main(["new", "struggle", "--seat=a", "--seat=b", "--set", f"components={box}"])
    new = told[0].new
    assert new is not None and new.components is not None
    assert new.components["numbers"]["goal"] == 10
    assert new.options == {}


def test_resume_names_the_last_or_one_save(told: list[Start], tmp_path: Path) -> None:
    write_save(tmp_path, "Living room")
    main(["resume", "--data", str(tmp_path)])
    main(["resume", "living room", "--data", str(tmp_path)])
    assert [(start.action, start.resume) for start in told] == [
        ("resume", None),
        ("resume", "living room"),
    ]


def test_a_save_that_is_not_there_is_said_before_the_app_opens(
    told: list[Start], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_save(tmp_path, "Living room")
    arguments = ["--data", str(tmp_path), "resume"]
    assert main([*arguments, "living rom"]) == 2
    assert capsys.readouterr().err == (
        "There is no saved game “living rom”. Did you mean “Living room”?\n"
    )
    assert main([*arguments, "Friday"]) == 2
    assert capsys.readouterr().err == "There is no saved game “Friday”.\n"
    assert told == []


def write_save(data: Path, name: str) -> None:
    """Save a new table of two people."""
    game = games.create("struggle")
    table = Table(Match(game, game.options(), 2, 1), [Sitter("Eva"), Sitter("Tom")])
    slot = Store(data / "saves").begin(name)
    slot.write(from_table(table, name, 0.0))
    slot.close()


@pytest.mark.parametrize(
    ("text", "sitter"),
    [
        ("Eva", Sitter("Eva")),
        ("Tom=medium", Sitter("Tom", "medium")),
        ("a=b=random", Sitter("a=b", "random")),
        ("a=b=human", Sitter("a=b")),
        ("[bold]Eva[/]", Sitter("[bold]Eva[/]")),
        ("  Eva \x1b Nová\n", Sitter("Eva Nová")),
        ("C\u030cene\u030ck", Sitter("Čeněk")),
        ("🂡=random", Sitter("🂡", "random")),
    ],
)
def test_a_seat_is_split_at_its_last_equals_sign(text: str, sitter: Sitter) -> None:
    assert read_seat(Words("en"), text) == sitter


def test_a_long_name_is_kept(told: list[Start]) -> None:
    main(["new", "struggle", "--seat", "x" * 200, "--seat", "b"])
    new = told[0].new
    assert new is not None
    assert new.sitters[0].name == "x" * 200
