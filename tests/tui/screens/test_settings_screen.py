"""Settings are saved at once and seen at once, on every open screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.screens.conftest import Herna, Opening, settle, text
from tests.tui.screens.playing import at_table, play_screen
from tui.app import HernaApp
from tui.play.scene import Aids
from tui.screens.settings_form import ROWS, following, named, stored, value
from tui.settings import Settings, load, save
from tui.terminal import Depth
from tui.words import Words

AT = {row.field: number for number, row in enumerate(ROWS)}


def steps(field: str) -> list[str]:
    return ["p", *["down"] * AT[field]]


@pytest.mark.parametrize("row", [row for row in ROWS if row.choices], ids=lambda row: row.field)
def test_every_choice_can_be_kept_and_has_a_name(row: object) -> None:
    row = next(each for each in ROWS if each is row)
    now = value(row, Settings())
    for _ in row.choices:
        now = following(row, now, 1)
        kept = Settings().changed(**{row.field: stored(row, now)})
        assert value(row, kept) == now
        assert named(row, now, Words("en"))
        assert named(row, now, Words("cs"))


async def test_the_language_changes_at_once(herna: Opening, home: Path) -> None:
    async with herna(keys=[*steps("language"), "right"]) as pilot:
        assert "Nastavení" in text(pilot)
        await pilot.press("escape")
        await settle(pilot)
        assert "Nová hra" in text(pilot)
    assert load(home / "settings.json").settings.language == "cs"


async def test_the_signs_change_at_once(herna: Opening, home: Path) -> None:
    async with herna(keys=[*steps("glyphs"), "left"]) as pilot:
        assert text(pilot).isascii()
        await pilot.press("escape")
        await settle(pilot)
        assert ">p Settings" in text(pilot)
    assert load(home / "settings.json").settings.glyphs == "ascii"


async def test_the_colours_change_at_once(herna: Opening, home: Path) -> None:
    async with herna(keys=[*steps("theme"), "right"]) as pilot:
        assert pilot.app.theme == "herna-light"
    assert load(home / "settings.json").settings.theme == "light"
    async with herna() as pilot:
        assert pilot.app.theme == "herna-light"


async def test_fewer_colours_are_sent_at_once(herna: Opening, home: Path) -> None:
    async with herna(keys=[*steps("colours"), "left"]) as pilot:
        assert pilot.app.theme == "herna-none"
        await pilot.press("left")
        await settle(pilot)
        assert pilot.app.theme == "herna-dark"
        assert depth(pilot) is Depth.SIXTEEN
    async with herna() as pilot:
        assert depth(pilot) is Depth.SIXTEEN


def depth(pilot: Herna) -> Depth:
    """How many colours the app sends."""
    assert isinstance(pilot.app, HernaApp)
    return pilot.app.terminal.depth


async def test_without_colour_no_palette_brings_any_back(herna: Opening) -> None:
    keys = [*steps("theme"), "right"]
    async with herna(keys=keys, environment={"NO_COLOR": "1"}) as pilot:
        assert pilot.app.theme == "herna-none"


async def test_a_settings_file_that_cannot_be_written_is_told(herna: Opening, home: Path) -> None:
    async with herna(keys=steps("bell")) as pilot:
        (home / "settings.json").unlink()
        (home / "settings.json").mkdir()
        await pilot.press("right")
        await settle(pilot)
        assert "The settings apply now but are not saved." in text(pilot)
        assert "is a folder, not a file." in " ".join(text(pilot).split())
        assert "Bell                            on" in text(pilot)


async def test_a_key_is_changed_and_shown(herna: Opening, home: Path) -> None:
    keys = [*steps("keys"), "enter", "enter", "Y"]
    async with herna(keys=keys) as pilot:
        assert "Y k *" in text(pilot)
        await pilot.press("x")
        await settle(pilot)
        assert "Y k *" not in text(pilot)
        await pilot.press("a", "Y")
        await settle(pilot)
        assert "↑ k Y *" in text(pilot)
    assert load(home / "settings.json").settings.keys == {"up": ("up", "k", "Y")}
    async with herna(keys=["Y"]) as pilot:
        assert "▸c Continue" in text(pilot)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("j", "j is already used for: down."),
        ("a", "a must stay free: games use it for choices."),
        ("ctrl+s", "Ctrl+S cannot be used: terminals reserve it."),
    ],
)
async def test_a_key_that_cannot_be_is_explained(
    herna: Opening, home: Path, key: str, said: str
) -> None:
    async with herna(keys=[*steps("keys"), "enter", "enter", key]) as pilot:
        assert said in text(pilot)
    assert load(home / "settings.json").settings.keys == {}


async def test_esc_changes_no_key(herna: Opening, home: Path) -> None:
    async with herna(keys=[*steps("keys"), "enter", "enter", "escape", "down"]) as pilot:
        assert "2/" in text(pilot)
    assert load(home / "settings.json").settings.keys == {}


@pytest.mark.parametrize(("action", "key"), [("redraw", "ctrl+g"), ("leave", "ctrl+x")])
async def test_what_works_everywhere_works_under_other_keys_too(
    herna: Opening, home: Path, monkeypatch: pytest.MonkeyPatch, action: str, key: str
) -> None:
    save(home / "settings.json", Settings(welcomed=True, keys={action: (key,)}))
    done: list[str] = []
    monkeypatch.setattr(HernaApp, f"action_{action}", lambda _: done.append(action))
    async with herna(keys=["s", key, "escape", key]) as pilot:
        assert done == [action, action]
        assert pilot.app.is_running


async def test_aids_are_given_as_set_at_a_table_that_is_open(herna: Opening, home: Path) -> None:
    save(home / "settings.json", Settings(welcomed=True, memory=False))
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        table = play_screen(pilot)
        assert table.scene().aids == Aids(points=True, memory=False)
        table.herna.change_settings(points_ahead=False)
        await settle(pilot)
        assert table.scene().aids == Aids(points=False, memory=False)
