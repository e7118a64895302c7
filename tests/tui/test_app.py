"""The app object owns all that belongs to one visitor, and ends in order."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tests.tui.pictures import picture
from tui import crash
from tui.app import HernaApp
from tui.screens.home import HomeScreen
from tui.settings import Settings, save
from tui.start import Start
from tui.words import Words

PLAIN = {"TERM": "xterm-256color", "LANG": "C.UTF-8"}


def home(folder: Path, **settings: object) -> Path:
    save(folder / "settings.json", Settings(welcomed=True).changed(**settings))
    return folder


async def test_two_visitors_share_a_process_and_nothing_else(tmp_path: Path) -> None:
    one = HernaApp(Start(None, home(tmp_path / "1", language="cs", glyphs="ascii")), PLAIN)
    two = HernaApp(Start(None, home(tmp_path / "2", theme="light", keys={"up": ("Y",)})), PLAIN)
    both_there = asyncio.Barrier(2)

    async def visit(app: HernaApp, size: tuple[int, int]) -> str:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await both_there.wait()
            app.change_settings(bell=app is one)
            await pilot.pause()
            await both_there.wait()
            return picture(app)

    shown = await asyncio.gather(visit(one, (80, 24)), visit(two, (120, 40)))
    assert ">s Nová hra" in shown[0]
    assert "▸s New game" in shown[1]
    assert (one.theme, two.theme) == ("herna-dark", "herna-light")
    assert (one.house.settings.bell, two.house.settings.bell) == (True, False)
    assert one.house.keymap.find("Y", "home") is None
    assert two.house.keymap.find("Y", "home") == "up"


async def test_a_fault_is_kept_in_the_log_without_values(tmp_path: Path) -> None:
    app = HernaApp(Start("en", home(tmp_path)), PLAIN)
    with pytest.raises(RuntimeError):
        async with app.run_test() as pilot:
            await pilot.pause()
            app.fail(RuntimeError("broken on purpose"))
            await pilot.pause()
    assert app.farewell.startswith("Herna crashed. Details: ")
    assert "broken on purpose" in (tmp_path / "logs" / crash.LOG).read_text()
    assert app.return_code == 1


async def test_a_fault_while_saving_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(_screen: HomeScreen) -> str:
        raise ValueError("cannot save")

    monkeypatch.setattr(HomeScreen, "save_now", cannot)
    monkeypatch.setattr(HomeScreen, "keeps_game", True)
    app = HernaApp(Start("en", home(tmp_path)), PLAIN)
    with pytest.raises(RuntimeError):
        async with app.run_test() as pilot:
            await pilot.pause()
            app.fail(RuntimeError("broken on purpose"))
            await pilot.pause()
    assert "Your last steps may not be saved." in app.farewell
    noted = (tmp_path / "logs" / crash.LOG).read_text()
    assert "broken on purpose" in noted
    assert "cannot save" in noted


async def test_what_is_lost_is_told_at_once_and_after_the_end(tmp_path: Path) -> None:
    app = HernaApp(Start("en", home(tmp_path)), PLAIN)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(3):
            await pilot.pause()
        app.lose("The disk is full.")
        await pilot.pause()
        assert "The disk is full." in picture(app)
        await pilot.press("ctrl+q")
    assert (app.lost, app.farewell) == (True, "The disk is full.")


def test_the_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    for _ in range(3):
        crash.note(tmp_path, RuntimeError("x" * crash.KEPT))
    assert (tmp_path / crash.LOG).stat().st_size < 3 * crash.KEPT


def test_a_log_that_cannot_be_written_is_not_named(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("in the way")
    assert crash.note(tmp_path / "logs", RuntimeError("x")) is None
    assert crash.sentence(Words("en"), None, saved=True).endswith("Your game is saved.")


async def test_the_first_frame_needs_neither_rules_nor_saves(tmp_path: Path) -> None:
    import subprocess
    import sys

    code = (
        "import sys, tui.app; "
        "print([m for m in ('pydantic', 'core.table', 'core.game', 'saves.store',"
        " 'multiprocessing.process', 'markdown_it') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=dict(os.environ)
    )
    assert done.stdout.strip() == "[]", done.stderr


async def test_the_mouse_and_the_cursor_follow_the_settings(tmp_path: Path) -> None:
    app = HernaApp(Start("en", home(tmp_path)), PLAIN)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("down")
        await pilot.pause()
        assert app.cursor_position.y == 8
        app.change_settings(mouse=False, cursor=True)
        await pilot.press("down")
        await pilot.pause()
        assert app.cursor_position.y == 9


async def test_a_key_leaves_the_mouse_to_the_terminal_and_takes_it_again(tmp_path: Path) -> None:
    app = HernaApp(Start(None, home(tmp_path)), PLAIN)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("ctrl+t")
        assert not app.house.settings.mouse
        await pilot.press("ctrl+t")
        assert app.house.settings.mouse
