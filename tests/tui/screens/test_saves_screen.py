"""Saved games are opened, renamed, deleted, exported and imported, and broken ones explained."""

from __future__ import annotations

from pathlib import Path

from saves.store import Store
from tests.tui.screens.conftest import NOON, Opening, saved_game, settle, text
from tui.screens.play import PlayScreen
from tui.screens.saves import SavesScreen


def names(home: Path) -> list[str]:
    return [entry.name for entry in Store(home / "saves").entries()]


async def test_enter_opens(herna: Opening, home: Path) -> None:
    saved_game(home, "Evening", "Eva", "Tom", steps=5)
    async with herna(keys=["o", "enter"]) as pilot:
        assert isinstance(pilot.app.screen, PlayScreen)
        assert pilot.app.screen.kept.table.match.step == 5


async def test_renaming(herna: Opening, home: Path) -> None:
    saved_game(home, "Evening", "Eva", "Tom")
    saved_game(home, "Morning", "Eva", "Tom", at=NOON - 1)
    async with herna(keys=["o", "r", "ctrl+u", *"Noon", "enter"]) as pilot:
        assert "▸Noon" in text(pilot)
    assert sorted(names(home)) == ["Morning", "Noon"]


async def test_deleting_asks_and_esc_keeps(herna: Opening, home: Path) -> None:
    saved_game(home, "Evening", "Eva", "Tom")
    async with herna(keys=["o", "d", "enter", "d", "escape"]) as pilot:
        assert isinstance(pilot.app.screen, SavesScreen)
        assert names(home) == ["Evening"]
        await pilot.press("d")
        await settle(pilot)
        await pilot.press("d")
        await settle(pilot)
        assert "No saved games yet." in text(pilot)
    assert names(home) == []


async def test_out_into_a_file_and_in_again(herna: Opening, home: Path, tmp_path: Path) -> None:
    saved_game(home, "Evening", "Eva", "Tom", steps=3)
    file = tmp_path / "out.json"
    async with herna(keys=["o", "x", "ctrl+u", *str(file), "enter"]) as pilot:
        await settle(pilot)
        assert "Exported to" in text(pilot)
        assert file.exists()
        for key in ("x", "ctrl+u", *str(file), "enter"):
            await pilot.press(key)
        await settle(pilot)
        assert "is not overwritten" in text(pilot).replace("\n  ", " ")
        for key in ("m", "ctrl+u", *str(file), "enter"):
            await pilot.press(key)
        await settle(pilot)
        assert "Imported as Evening (2)." in text(pilot)
    assert sorted(names(home)) == ["Evening", "Evening (2)"]


async def test_a_file_that_is_no_save_is_refused(
    herna: Opening, home: Path, tmp_path: Path
) -> None:
    (tmp_path / "x").write_text("hello")
    async with herna(keys=["o", "m", "ctrl+u", *str(tmp_path / "x"), "enter"]) as pilot:
        await settle(pilot)
        assert "is not a save" in text(pilot).replace("\n  ", " ")
    assert names(home) == []


async def test_a_broken_save_offers_the_copy_before(herna: Opening, home: Path) -> None:
    key = saved_game(home, "Evening", "Eva", "Tom", steps=4)
    store = Store(home / "saves")
    save = store.open(key)
    save.slot.write(save.document)
    save.slot.write(save.document)
    save.slot.close()
    broken = home / "saves" / f"{key}.json"
    broken.write_bytes(broken.read_bytes()[:-9])
    async with herna(keys=["o", "enter"]) as pilot:
        await settle(pilot)
        assert "An earlier copy from" in text(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(pilot.app.screen, PlayScreen)
        assert pilot.app.screen.kept.table.match.step == 4


async def test_a_broken_save_without_a_copy_is_only_told(herna: Opening, home: Path) -> None:
    key = saved_game(home, "Evening", "Eva", "Tom")
    broken = home / "saves" / f"{key}.json"
    broken.write_bytes(broken.read_bytes()[:-9])
    async with herna(keys=["o", "enter"]) as pilot:
        await settle(pilot)
        assert "OK" in text(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(pilot.app.screen, SavesScreen)


async def test_a_game_open_elsewhere_is_told(herna: Opening, home: Path) -> None:
    key = saved_game(home, "Evening", "Eva", "Tom")
    save = Store(home / "saves").open(key)
    async with herna(keys=["o", "enter"]) as pilot:
        await settle(pilot)
        assert "open in another window" in " ".join(text(pilot).replace("│", "").split())
        assert isinstance(pilot.app.screen, SavesScreen)
    save.slot.close()
