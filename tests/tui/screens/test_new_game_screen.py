"""A table is put together by keyboard alone, whatever its players are called."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.screens.conftest import Opening, settle, text
from tui.screens.home import HomeScreen
from tui.screens.new_game import NewGameScreen
from tui.screens.new_game_form import BOT_LEVEL, LEVELS
from tui.screens.play import PlayScreen
from tui.settings import RememberedSeat, load
from tui.widgets.lines import width

NAMES = [
    'Jiří "Jirka" Novák',
    "[b]bold[/b] {name} %s $x",
    "x" * 200,
    "日本語",
    "👩‍👩‍👧 Eva 🇨🇿",
    "Ě\u030c\u0323\u0301",
    "\u202eavE",
]


def named(*names: str) -> list[str]:
    """The keys that put names into the first seats."""
    keys = ["s", "down", "down"]
    for name in names:
        keys += ["enter", "ctrl+u", *name, "enter", "down"]
    return keys


async def test_a_table_is_opened_and_remembered(herna: Opening, home: Path) -> None:
    keys = [*named("Eva", "Tom"), "up", *["left"] * LEVELS.index(BOT_LEVEL), "G", "enter"]
    async with herna(keys=keys) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        assert [(one.name, one.level) for one in screen.kept.table.sitters] == [
            ("Eva", None),
            ("Tom", None),
        ]
        assert screen.kept.name == "Eva, Tom"
    settings = load(home / "settings.json").settings
    assert settings.game == "struggle"
    assert settings.seats == (RememberedSeat(name="Eva"), RememberedSeat(name="Tom"))
    async with herna(keys=["s"]) as pilot:
        assert "1 E  Eva" in text(pilot)
        assert "2 T  Tom" in text(pilot)


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
async def test_any_name_is_shown_safely(herna: Opening, name: str) -> None:
    async with herna(keys=["s", "down", "down", "enter", "ctrl+u"]) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, NewGameScreen)
        assert screen.typing is not None
        screen.typing.insert(name)
        for key in ("enter", "G", "enter"):
            await pilot.press(key)
            await settle(pilot)
            assert all(width(line) <= 80 for line in text(pilot).splitlines())
            assert text(pilot).replace("\n", "").isprintable()
        assert isinstance(pilot.app.screen, PlayScreen)


async def test_the_same_name_twice_does_not_begin(herna: Opening) -> None:
    async with herna(keys=[*named("Eva", "eva"), "G", "enter"]) as pilot:
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert "Two players have the same name." in text(pilot)


async def test_the_same_initial_gives_other_letters(herna: Opening) -> None:
    async with herna(keys=named("Eva", "Ema")) as pilot:
        assert "1 E  Eva" in text(pilot)
        assert "2 M  Ema" in text(pilot)


async def test_a_wrong_seed_is_told_and_esc_leaves_it(herna: Opening) -> None:
    async with herna(keys=["s", "G", "up", "enter", "a", "enter"]) as pilot:
        assert "A seed is a number" in text(pilot)
        for key in ("escape", "enter", "4", "2", "enter"):
            await pilot.press(key)
        await settle(pilot)
        assert "Seed                    42" in text(pilot)


async def test_pasting_into_a_name(herna: Opening) -> None:
    async with herna(keys=["s", "down", "down", "enter", "ctrl+u"]) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, NewGameScreen)
        from textual.events import Paste

        screen.post_message(Paste("Eva\nNová"))
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert "1 E  Eva Nová" in text(pilot)


async def test_rules_of_a_row_and_back_to_it(herna: Opening) -> None:
    async with herna(keys=["s", "G", "up", "up", "i"]) as pilot:
        assert "Rules" in text(pilot)
        await pilot.press("i")
        await settle(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, NewGameScreen)
        assert screen.form.rows[screen.cursor.at].kind == "undo"


async def test_a_click_moves_and_a_second_one_changes(herna: Opening) -> None:
    async with herna(keys=["s"]) as pilot:
        await pilot.click(offset=(5, 3))
        await settle(pilot)
        assert "▸ Players                 2" in text(pilot)
        await pilot.click(offset=(5, 3))
        await settle(pilot)
        assert "▸ Players                 3" in text(pilot)


async def test_esc_goes_home(herna: Opening) -> None:
    async with herna(keys=["s", "escape"]) as pilot:
        assert isinstance(pilot.app.screen, HomeScreen)
