"""Rules, help, results and the palette do what their keys say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.screens.conftest import Opening, saved_game, settle, text
from tui.keymap import Keymap
from tui.keys import belongs
from tui.rules.library import load as load_rules
from tui.screens.base import HouseScreen
from tui.screens.home import HomeScreen
from tui.screens.list_screen import ListScreen
from tui.screens.palette import Command, PaletteScreen
from tui.screens.play import PlayScreen
from tui.screens.rules import RulesScreen
from tui.screens.settings import SettingsScreen
from tui.settings import load


async def test_rules_from_a_game_and_back_to_the_same_focus(herna: Opening, home: Path) -> None:
    saved_game(home, "Evening", "Eva", "Tom")
    async with herna(keys=["c", "enter", "down", "down"]) as pilot:
        before = text(pilot)
        await pilot.press("i")
        await settle(pilot)
        assert isinstance(pilot.app.screen, RulesScreen)
        await pilot.press("escape")
        await settle(pilot)
        assert text(pilot) == before


async def test_following_links_and_the_way_back(herna: Opening) -> None:
    async with herna(keys=["r", "down", "1", "2"]) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, RulesScreen)
        assert len(screen.lookup.trail) == 2
        assert "Back (Backspace)" in text(pilot)
        await pilot.press("backspace", "backspace")
        await settle(pilot)
        assert screen.lookup.trail == []
        await pilot.press("backspace")
        await settle(pilot)
        assert isinstance(pilot.app.screen, HomeScreen)


async def test_czech_digits_follow_links_too(herna: Opening) -> None:
    async with herna(keys=["r", "down", "ě"], environment={"LC_ALL": "cs_CZ.UTF-8"}) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, RulesScreen)
        assert len(screen.lookup.trail) == 1


async def test_the_page_speaks_the_other_language_alone(herna: Opening) -> None:
    async with herna(keys=["r", "slash", *"knight", "enter", "c"]) as pilot:
        assert "Rytíř" in text(pilot)
        assert text(pilot).startswith("Rules")


async def test_searching_is_forgotten_by_esc(herna: Opening) -> None:
    async with herna(keys=["r", "slash", *"knight"]) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, RulesScreen)
        few = len(screen.lookup.hits)
        await pilot.press("escape")
        await settle(pilot)
        assert len(screen.lookup.hits) > few
        assert isinstance(pilot.app.screen, RulesScreen)


async def test_the_palette_finds_rules_screens_colours_and_languages(
    herna: Opening, home: Path
) -> None:
    async with herna(keys=["ctrl+p", *"knight", "enter"]) as pilot:
        await settle(pilot)
        assert isinstance(pilot.app.screen, RulesScreen)
        assert pilot.app.screen.lookup.page_id == "struggle.build-knight"
    async with herna(keys=["ctrl+p", *"settings", "enter"]) as pilot:
        await settle(pilot)
        assert isinstance(pilot.app.screen, SettingsScreen)
    async with herna(keys=["ctrl+p", *"light", "enter"]) as pilot:
        await settle(pilot)
        assert pilot.app.theme == "herna-light"
    async with herna(keys=["ctrl+p", *"cestina", "enter"]) as pilot:
        await settle(pilot)
        assert "Nová hra" in text(pilot)
    assert load(home / "settings.json").settings.language == "cs"


async def test_the_palette_finds_nothing_without_a_fault(herna: Opening) -> None:
    async with herna(keys=["ctrl+p", *"qqqq", "enter", "down", "escape"]) as pilot:
        assert isinstance(pilot.app.screen, HomeScreen)


async def test_the_palette_looks_for_commands_once_a_key(
    herna: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    find = PaletteScreen._find

    def counting(palette: PaletteScreen, wanted: str) -> list[Command]:
        looked.append(wanted)
        return find(palette, wanted)

    monkeypatch.setattr(PaletteScreen, "_find", counting)
    async with herna(keys=["ctrl+p", "down", "l", "i", "left", "down"]) as pilot:
        palette = pilot.app.screen
        assert isinstance(palette, PaletteScreen)
        assert looked == ["", "l", "li"]
        assert palette.cursor.at == 1
        palette.field.insert("ght")
        assert len(palette.found()) < 5
        assert palette.cursor.at == 0
        await pilot.press("enter")
        await settle(pilot)
    assert looked == ["", "l", "li", "lghti"]


@pytest.mark.parametrize("keys", [["?"], ["s", "?"], ["o", "?"], ["r", "?"], ["p", "?"]])
async def test_help_lists_the_keys_in_force_and_closes(herna: Opening, keys: list[str]) -> None:
    async with herna(size=(120, 60), keys=keys[:-1]) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, HouseScreen)
        await pilot.press("question_mark")
        await settle(pilot)
        for key in Keymap().table(screen.keys_scope):
            assert pilot.app.house.words.t(key.label)[:20] in text(pilot)  # type: ignore[attr-defined]  # the app of the fixture is ours
        await pilot.press("question_mark")
        await settle(pilot)
        assert pilot.app.screen is screen


@pytest.mark.parametrize("keys", [[], ["s"], ["o"], ["r"], ["w"], ["p"], ["p", "down", "enter"]])
async def test_every_key_of_the_table_means_something(herna: Opening, keys: list[str]) -> None:
    """A key that the `?` page lists for a screen must do something there."""
    async with herna(keys=keys) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, HouseScreen)
        for key in Keymap().table(screen.keys_scope):
            assert hasattr(screen, f"do_{key.action.replace('-', '_')}"), key.id


@pytest.mark.parametrize("keys", [["s"], ["o"], ["w"], ["p", *["down"] * 4, "enter"]])
async def test_the_rule_of_every_row_exists(herna: Opening, home: Path, keys: list[str]) -> None:
    saved_game(home, "Evening", "Eva", "Tom")
    library = load_rules(["struggle"], "en")
    async with herna(keys=keys) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, ListScreen)
        for number in range(max(1, screen.count)):
            screen.cursor.at = number
            assert screen.rule is None or screen.rule in library


async def test_a_game_can_be_left_for_home(herna: Opening, home: Path) -> None:
    saved_game(home, "Evening", "Eva", "Tom")
    async with herna(keys=["c", "enter", "q", "enter"]) as pilot:
        await settle(pilot)
        assert not isinstance(pilot.app.screen, PlayScreen)
        assert isinstance(pilot.app.screen, HomeScreen)


def test_every_screen_has_a_scope_of_the_table() -> None:

    def below(kind: type[HouseScreen]) -> set[type[HouseScreen]]:
        return {kind}.union(*(below(each) for each in kind.__subclasses__()))

    for kind in below(HouseScreen) - {HouseScreen, PlayScreen}:
        assert belongs(kind.scope)


async def test_the_palette_works_over_a_game_too(herna: Opening, home: Path) -> None:
    saved_game(home, "Evening", "Eva", "Tom")
    async with herna(keys=["c", "enter", "ctrl+p", *"light", "enter"]) as pilot:
        await settle(pilot)
        assert isinstance(pilot.app.screen, PlayScreen)
        assert pilot.app.theme == "herna-light"
