"""From home one gets everywhere, and leaves by saying so."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Key

from core import games
from saves.store import Store
from tests.tui.screens.conftest import Opening, saved_game, settle, text
from tui.app import HernaApp
from tui.screens.first_start import FirstStartScreen
from tui.screens.home import HomeScreen
from tui.screens.new_game import NewGameScreen
from tui.screens.palette import PaletteScreen
from tui.screens.play import PlayScreen
from tui.screens.results import ResultsScreen
from tui.screens.rules import RulesScreen
from tui.screens.saves import SavesScreen
from tui.screens.settings import SettingsScreen
from tui.start import NewTable, Start

PLACES = {
    "s": NewGameScreen,
    "o": SavesScreen,
    "r": RulesScreen,
    "w": ResultsScreen,
    "p": SettingsScreen,
    "R": RulesScreen,
    "slash": RulesScreen,
    "ctrl+p": PaletteScreen,
}


@pytest.mark.parametrize("key", PLACES)
async def test_letters_lead_there_and_esc_back(herna: Opening, key: str) -> None:
    async with herna(keys=[key]) as pilot:
        assert isinstance(pilot.app.screen, PLACES[key])
        for _ in range(2):
            if not isinstance(pilot.app.screen, HomeScreen):
                await pilot.press("escape")
                await settle(pilot)
        assert isinstance(pilot.app.screen, HomeScreen)


async def test_arrows_and_enter_lead_there_too(herna: Opening) -> None:
    async with herna(keys=["down", "down", "down", "down", "enter"]) as pilot:
        assert isinstance(pilot.app.screen, SettingsScreen)


@pytest.mark.parametrize("key", ["q", "ctrl+q", "ctrl+c"])
async def test_leaving(herna: Opening, key: str) -> None:
    async with herna(keys=[key]) as pilot:
        assert pilot.app.return_value == 0


async def test_esc_never_quits(herna: Opening) -> None:
    async with herna(keys=["escape", "escape", "backspace"]) as pilot:
        assert pilot.app.is_running
        assert isinstance(pilot.app.screen, HomeScreen)


async def test_the_newest_game_is_continued(herna: Opening, home: Path) -> None:
    saved_game(home, "Old", "Eva", "Tom", at=1_000_000_000.0)
    saved_game(home, "Evening", "Eva", "Tom")
    async with herna() as pilot:
        assert "Continue     Evening, turn 1" in text(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(pilot.app.screen, PlayScreen)
        assert pilot.app.screen.kept.name == "Evening"


async def test_continue_does_nothing_without_a_game(herna: Opening) -> None:
    async with herna(keys=["c"]) as pilot:
        assert isinstance(pilot.app.screen, HomeScreen)


async def test_the_first_visit_begins_with_three_questions(tmp_path: Path) -> None:
    app = HernaApp(Start("en", tmp_path / "new"), {"LANG": "C.UTF-8", "TERM": "xterm"})
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, FirstStartScreen)
        await pilot.press("2")
        await settle(pilot)
        assert app.house.words.language == "cs"
        await pilot.press("n")
        await settle(pilot)
        assert app.house.glyphs.name == "ascii"
        await pilot.press("m")
        await settle(pilot)
        assert isinstance(app.screen, HomeScreen)
    again = HernaApp(Start(None, tmp_path / "new"), {"LANG": "C.UTF-8", "TERM": "xterm"})
    async with again.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert isinstance(again.screen, HomeScreen)
        assert again.house.words.language == "cs"
        assert again.house.glyphs.name == "ascii"


@pytest.mark.parametrize("language", ["en", "cs"])
async def test_enter_keeps_the_language_of_the_system(tmp_path: Path, language: str) -> None:
    app = HernaApp(Start(language, tmp_path / "new"), {"LANG": "C.UTF-8", "TERM": "xterm"})
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert app.house.words.language == language


@pytest.mark.parametrize("game", games.names())
async def test_a_newcomer_chooses_the_first_game(tmp_path: Path, game: str) -> None:
    app = HernaApp(Start("en", tmp_path / "new"), {"LANG": "C.UTF-8", "TERM": "xterm"})
    async with app.run_test(size=(80, 24)) as pilot:
        number = str(games.names().index(game) + 1)
        for key in ("1", "y", number, "escape", "escape", "y", number, "p"):
            await settle(pilot)
            await pilot.press(key)
        await settle(pilot)
        assert isinstance(app.screen, PlayScreen)
        assert app.screen.kept.table.game.id == game
        assert [sitter.level for sitter in app.screen.kept.table.sitters] == [None, "easy"]
        assert getattr(app.screen.kept.table.match.options, "length", "short") == "short"


async def test_the_command_line_opens_a_table_or_a_save(herna: Opening, home: Path) -> None:
    from core.table import Sitter

    new = NewTable("struggle", (Sitter("Eva"), Sitter("Tom")), {}, None, 5)
    async with herna(action="new", new=new) as pilot:
        assert isinstance(pilot.app.screen, PlayScreen)
        assert pilot.app.screen.kept.table.match.seed == 5
    async with herna(action="resume") as pilot:
        assert isinstance(pilot.app.screen, PlayScreen)
    async with herna(action="resume", resume="eva, tom") as pilot:
        assert isinstance(pilot.app.screen, PlayScreen)
    async with herna(action="resume", resume="nobody") as pilot:
        assert "There is no saved game “nobody”." in text(pilot)


async def test_there_may_be_nothing_to_resume(herna: Opening) -> None:
    async with herna(action="resume") as pilot:
        assert "There is no game to continue." in text(pilot)


async def test_settings_that_make_no_sense_are_told(herna: Opening, home: Path) -> None:
    (home / "settings.json").write_text('{"welcomed": true, "bell": "loud", "theme": 3}')
    async with herna() as pilot:
        assert "Invalid settings were ignored: bell, theme." in text(pilot)


async def test_keys_typed_ahead_reach_the_screen_they_are_meant_for(
    herna: Opening, home: Path
) -> None:
    """All in one go, as they come from a slow line: no screen waits for the next."""
    saved_game(home, "Evening", "Eva", "Tom")
    async with herna() as pilot:
        for key in ("p", "down", "escape", "o", "r", "ctrl+u", *"Noon", "enter", "escape", "s"):
            front = pilot.app.screen
            front.post_message(Key(key, key if len(key) == 1 else None))
        for _ in range(8):
            await settle(pilot)
        assert isinstance(pilot.app.screen, NewGameScreen)
    assert [entry.name for entry in Store(home / "saves").entries()] == ["Noon"]


async def test_keys_typed_before_the_first_frame_are_not_lost(home: Path) -> None:
    app = HernaApp(Start("en", home), {"LANG": "C.UTF-8", "TERM": "xterm"})
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("s", "G"):
            app.screen.post_message(Key(key, key))
        for _ in range(4):
            await settle(pilot)
        assert isinstance(app.screen, NewGameScreen)
        assert app.screen.cursor.at == app.screen.count - 1
