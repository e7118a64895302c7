"""A full disk: what is said is true, every way out asks, and a loss ends with a sentence."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from saves.errors import DiskFull
from saves.results import Results
from saves.slot import Slot
from saves.store import read_file
from tests.tui.screens.conftest import Herna, Opening, settle, text
from tests.tui.screens.playing import at_table, journal, play_screen, press, write
from tui import crash
from tui.app import HernaApp
from tui.screens.settings_form import ROWS
from tui.settings import load
from tui.words import Words

CALLS: tuple[tuple[Any, str], ...] = (
    (os, "write"),
    (os, "fsync"),
    (os, "link"),
    (os, "replace"),
    (tempfile, "mkstemp"),
)
"""All by which a file is written, each of which finds out that there is no room."""
FULL = "the disk is full"


class Disk:
    """The disk under test: while `full`, the calls named there fail."""

    def __init__(self) -> None:
        self.full = False

    def watched(self, real: Callable[..., Any]) -> Callable[..., Any]:
        """Give a call that fails while the disk is full."""

        def call(*arguments: Any, **named: Any) -> Any:
            if self.full:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return real(*arguments, **named)

        return call


@pytest.fixture(params=[name for _, name in CALLS])
def disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Disk:
    """A disk that one of the calls finds full."""
    found = Disk()
    for module, name in CALLS:
        if name == request.param:
            monkeypatch.setattr(module, name, found.watched(getattr(module, name)))
    return found


@pytest.fixture
def full_at_writing(monkeypatch: pytest.MonkeyPatch) -> Disk:
    found = Disk()
    monkeypatch.setattr(os, "write", found.watched(os.write))
    return found


def app(pilot: Herna) -> HernaApp:
    return cast(HernaApp, pilot.app)


def steps_on_disk(home: Path) -> int:
    (file,) = (home / "saves").glob("*.json")
    return read_file(file).summary.step


async def played(pilot: Herna, disk: Disk) -> None:
    """Save a new table, then fill the disk and play one step more."""
    await press(pilot, "enter")
    await play_screen(pilot).keeper.settle()
    disk.full = True
    await press(pilot, "e", "enter")
    assert journal(pilot) == ["end-swaps"]


async def test_leaving_says_what_is_true_and_loses_nothing_that_is_tried_again(
    herna: Opening, home: Path, disk: Disk
) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await played(pilot, disk)
        await press(pilot, "q")
        shown = text(pilot)
        assert "The game is not saved" in shown and "saved and waits" not in shown
        for choice in ("Try again", "Export", "Leave without saving", "Stay"):
            assert choice in shown
        await press(pilot, "t")
        assert "The game is not saved" in text(pilot)
        disk.full = False
        await press(pilot, "t")
        assert "saved and waits for you" in text(pilot)
        assert steps_on_disk(home) == 1
        await press(pilot, "s")
    assert (app(pilot).lost, app(pilot).farewell) == (False, "")


async def test_staying_plays_on_and_saves_when_there_is_room(
    herna: Opening, home: Path, full_at_writing: Disk
) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await played(pilot, full_at_writing)
        await press(pilot, "q", "y")
        full_at_writing.full = False
        await press(pilot, "e", "enter")
        if "Enter again" in text(pilot):
            await press(pilot, "enter")
        await press(pilot, "q")
        assert "saved and waits for you" in text(pilot)
        assert steps_on_disk(home) == len(journal(pilot))


@pytest.mark.parametrize(
    "keys",
    [("q", "l", "q"), ("q", "l", "ctrl+q"), ("ctrl+q", "l"), ("ctrl+q", "ctrl+q"), ("ctrl+c", "l")],
    ids=" ".join,
)
async def test_a_loss_ends_with_a_sentence_and_a_status(
    herna: Opening, home: Path, full_at_writing: Disk, keys: tuple[str, ...]
) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await played(pilot, full_at_writing)
        await press(pilot, *keys)
    assert app(pilot).lost
    assert app(pilot).farewell.startswith("The last steps of “Eva, Tom” are not saved.")
    assert FULL in app(pilot).farewell
    full_at_writing.full = False
    assert steps_on_disk(home) == 0


async def test_a_table_that_is_only_looked_at_is_not_lost(
    herna: Opening, home: Path, full_at_writing: Disk
) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await press(pilot, "enter", "e", "enter", "q", "s")
    full_at_writing.full = True
    async with herna(action="resume") as pilot:
        await press(pilot, "enter", "q")
        assert "saved and waits for you" in text(pilot)
        await press(pilot, "s", "q")
    assert (app(pilot).lost, app(pilot).farewell) == (False, "")
    assert steps_on_disk(home) == 1


async def test_a_new_table_on_a_full_disk_is_not_called_saved(
    herna: Opening, home: Path, full_at_writing: Disk
) -> None:
    full_at_writing.full = True
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await press(pilot, "enter", "q")
        assert "The game is not saved" in text(pilot)
        await press(pilot, "l", "q")
    assert "are not saved" in app(pilot).farewell
    assert not list((home / "saves").glob("*.json"))


async def test_the_way_out_of_the_app_can_be_given_up(
    herna: Opening, full_at_writing: Disk
) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await played(pilot, full_at_writing)
        await press(pilot, "ctrl+q", "y")
        assert app(pilot).is_running
        full_at_writing.full = False
        await press(pilot, "ctrl+q")
    assert (app(pilot).lost, app(pilot).farewell) == (False, "")


@pytest.mark.parametrize("way", ["q", ":quit", "over a page"])
async def test_every_way_out_asks(herna: Opening, full_at_writing: Disk, way: str) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await played(pilot, full_at_writing)
        if way == ":quit":
            await write(pilot, "quit")
        elif way == "over a page":
            await press(pilot, "question_mark", "ctrl+q")
        else:
            await press(pilot, way)
        assert "The game is not saved" in text(pilot)


async def test_an_ended_game_asks_too_and_its_result_is_missed(
    herna: Opening, home: Path, full_at_writing: Disk
) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await played(pilot, full_at_writing)
        full_at_writing.full = False
        await press(pilot, "q", "e", "y")
        full_at_writing.full = True
        await press(pilot, "y")
        await settle(pilot)
        assert "This game is missing from the results." in text(pilot)
        await press(pilot, "q")
        assert "The game is not saved" in text(pilot)
        await press(pilot, "l")
    assert "missing from the results" in app(pilot).farewell
    assert Results(home / "results.jsonl").all() == []


async def test_the_game_can_be_taken_elsewhere(
    herna: Opening, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = tempfile.mkstemp

    def at_home_full(*given: Any, **named: Any) -> Any:
        if str(home) in str(given[2]):
            raise OSError(errno.ENOSPC, "full")
        return real(*given, **named)

    elsewhere = tmp_path / "stick"
    elsewhere.mkdir()
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await press(pilot, "enter")
        await play_screen(pilot).keeper.settle()
        monkeypatch.setattr(tempfile, "mkstemp", at_home_full)
        await press(pilot, "e", "enter", "q", "x")
        await press(pilot, *["backspace"] * 60)
        dialog = play_screen(pilot).dialog
        assert dialog is not None and dialog.entry is not None
        dialog.entry.insert(str(elsewhere))
        await press(pilot, "enter")
        assert "Exported to" in text(pilot)
        await press(pilot, "l", "q")
    (file,) = elsewhere.iterdir()
    assert read_file(file).summary.step == 1
    assert (app(pilot).lost, app(pilot).farewell) == (False, "")


async def test_what_is_exported_is_the_game_as_it_stands(
    herna: Opening, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await press(pilot, "enter")
        screen = play_screen(pilot)
        await screen.keeper.settle()
        (file,) = (home / "saves").glob("*.json")
        monkeypatch.setattr(Slot, "write", _no_room)
        await press(pilot, "e", "enter")
        await screen.company.export(str(tmp_path / "out.json"))
        assert "Exported to" in screen.desk.message
        assert read_file(file).summary.step == 0
        assert read_file(tmp_path / "out.json").summary.step == 1
        await press(pilot, "q", "l")


def _no_room(_slot: Slot, _document: object) -> None:
    raise DiskFull


async def test_an_export_and_a_new_name_are_only_told_when_they_are_there(
    herna: Opening, home: Path, tmp_path: Path, disk: Disk
) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await played(pilot, disk)
        screen = play_screen(pilot)
        out = tmp_path / "out.json"
        await screen.company.export(str(out))
        assert ("Exported" in screen.desk.message) == out.exists()
        await screen.company.rename("Friday")
        assert ("Saved as" in screen.desk.message) == (home / "saves" / "Friday.json").exists()
        await press(pilot, "q", "l")


async def test_settings_that_are_not_on_the_disk_are_not_called_saved(
    herna: Opening, home: Path, full_at_writing: Disk
) -> None:
    async with herna() as pilot:
        await press(pilot, "p")
        assert "saved at once" in text(pilot)
        full_at_writing.full = True
        await press(pilot, "down", "right")
        shown = text(pilot)
        assert "saved at once" not in shown and "are not saved" in shown
        theme = app(pilot).house.settings.theme
        assert load(home / "settings.json").settings.theme != theme
        await press(pilot, "escape", "p")
        assert "saved at once" not in text(pilot)
        await press(pilot, "escape", "q")
    assert app(pilot).lost
    assert "are not saved" in app(pilot).farewell


async def test_a_key_that_is_not_on_the_disk_is_not_called_saved(
    herna: Opening, home: Path, full_at_writing: Disk
) -> None:
    rows = [row.field for row in ROWS]
    async with herna() as pilot:
        await press(pilot, "p", *["down"] * rows.index("keys"), "enter")
        assert "saved at once" in text(pilot)
        full_at_writing.full = True
        await press(pilot, "enter", "Y")
        shown = text(pilot)
        assert "saved at once" not in shown and "are not saved" in shown
        assert "Y" in app(pilot).house.keymap.keys("up")
    assert load(home / "settings.json").settings.keys == {}


async def test_a_language_that_is_not_on_the_disk_is_told(
    herna: Opening, home: Path, full_at_writing: Disk
) -> None:
    (home / "settings.json").unlink()
    async with herna(None) as pilot:
        full_at_writing.full = True
        await press(pilot, "down", "enter", "q")
        assert app(pilot).house.words.language == "cs"
        assert "Nastavení teď platí, ale není uložené." in text(pilot)
        assert "disk je" in text(pilot)
    assert app(pilot).lost
    assert not (home / "settings.json").exists()


async def test_settings_get_a_last_try(herna: Opening, home: Path, full_at_writing: Disk) -> None:
    async with herna() as pilot:
        full_at_writing.full = True
        app(pilot).change_settings(theme="light")
        full_at_writing.full = False
        await press(pilot, "q")
    assert (app(pilot).lost, load(home / "settings.json").settings.theme) == (False, "light")


async def test_an_import_that_finds_no_room_is_not_told_as_done(
    herna: Opening, home: Path, tmp_path: Path, full_at_writing: Disk
) -> None:
    source = Path(__file__).parents[2] / "saves" / "home-0.1.0" / "saves" / "Basic.json"
    async with herna() as pilot:
        await press(pilot, "o", "m")
        full_at_writing.full = True
        screen: Any = pilot.app.screen
        await press(pilot, *["backspace"] * 60)
        if screen.dialog is None:
            raise AssertionError(text(pilot))
        screen.dialog.entry.insert(str(source))
        await press(pilot, "enter")
        assert "Imported" not in text(pilot) and FULL in text(pilot).replace("\n", " ")
    assert not list((home / "saves").glob("*.json"))


@pytest.mark.parametrize("full", [False, True])
async def test_the_words_after_a_crash(herna: Opening, full_at_writing: Disk, full: bool) -> None:
    with pytest.raises(RuntimeError):
        async with herna(**at_table("Eva", "Tom")) as pilot:
            await press(pilot, "enter")
            await play_screen(pilot).keeper.settle()
            full_at_writing.full = full
            await press(pilot, "e", "enter")
            app(pilot).fail(RuntimeError("on purpose"))
            await pilot.pause()
    said = app(pilot).farewell
    assert said.startswith("Herna crashed.")
    assert ("Your game is saved." in said) is not full
    assert ("may not be saved" in said) is full
    assert ("Details:" in said) is not full


def test_a_crash_without_a_game_says_nothing_of_one() -> None:
    assert crash.sentence(Words("en"), None, saved=None) == "Herna crashed."


def test_a_full_disk_leaves_the_older_notes_of_the_log(
    tmp_path: Path, full_at_writing: Disk
) -> None:
    assert crash.note(tmp_path, RuntimeError("first")) is not None
    full_at_writing.full = True
    assert crash.note(tmp_path, RuntimeError("second")) is None
    assert "first" in (tmp_path / crash.LOG).read_text()
