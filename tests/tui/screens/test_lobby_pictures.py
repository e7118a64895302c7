"""How a visitor's screens outside the table look, in both languages and at both sizes.

`HERNA_PICTURES=write` makes the pictures anew; whoever does that looks at what has changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.pictures import check
from tests.tui.screens.conftest import text
from tests.tui.screens.lobbying import (
    CARDS,
    GUEST,
    MILA,
    OTA,
    TOM,
    Shown,
    a_lobby,
    changed,
    key,
    press,
)
from tui.hall.visitor import Visitor
from tui.settings import Settings

PICTURES = Path(__file__).parent / "pictures"
SIZES = {"small": (80, 24), "large": (120, 40)}
LANGUAGES = ("en", "cs")
LOBBY: dict[str, list[str]] = {
    "lobby": [],
    "lobby-many": ["6"],
    "lobby-deed": ["tab", "right"],
    "lobby-search": ["slash", *"jan"],
    "lobby-narrowed": ["slash", *"nobody", "enter"],
    "lobby-waiting": ["3", "enter"],
    "lobby-code": ["c", *"kova"],
    "lobby-code-of": ["5", "enter"],
    "lobby-no-such-table": ["c", *"xy", "enter"],
}
FORM: dict[str, list[str]] = {
    "shared-table": [],
    "shared-table-seats": ["down", "right", "right", "down", "right", "down", "down", "right"],
    "shared-table-list": [*["down"] * 7, "left", "down", "enter", *"tom", "enter"],
    "shared-table-fault": ["enter", *"nobody", "enter"],
}
"""The keys lead from one picture to the next."""


def shown(tmp_path: Path) -> Shown:
    return Shown(tmp_path, CARDS, [MILA, TOM, OTA, Visitor(key("e"), "Eva")])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_the_lobby_looks_like_its_pictures(tmp_path: Path, size: str, language: str) -> None:
    async with a_lobby(
        shown(tmp_path), MILA, tmp_path, language=language, size=SIZES[size]
    ) as pilot:
        for name, keys in LOBBY.items():
            await press(pilot, *keys)
            check(pilot.app, PICTURES / f"{name}-{size}-{language}.txt")
            assert "…" not in text(pilot)
            await press(pilot, "escape", "escape", "1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_the_form_looks_like_its_pictures(tmp_path: Path, size: str, language: str) -> None:
    async with a_lobby(
        shown(tmp_path), MILA, tmp_path, language=language, size=SIZES[size], keys=["s"]
    ) as pilot:
        for name, keys in FORM.items():
            await press(pilot, *keys)
            check(pilot.app, PICTURES / f"{name}-{size}-{language}.txt")
            assert "…" not in text(pilot)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_a_second_login_is_asked(tmp_path: Path, size: str, language: str) -> None:
    hall = shown(tmp_path)
    hall.show(changed(CARDS[0], seated_elsewhere=True), *CARDS[1:])
    async with a_lobby(hall, MILA, tmp_path, language=language, size=SIZES[size]) as pilot:
        check(pilot.app, PICTURES / f"lobby-twice-{size}-{language}.txt")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_an_empty_lobby_of_a_guest(tmp_path: Path, size: str, language: str) -> None:
    hall = Shown(tmp_path, (), [GUEST])
    async with a_lobby(hall, GUEST, tmp_path, language=language, size=SIZES[size]) as pilot:
        check(pilot.app, PICTURES / f"lobby-guest-{size}-{language}.txt")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_ascii_without_colour(tmp_path: Path, language: str) -> None:
    settings = Settings(welcomed=True, glyphs="ascii", colours="none")
    async with a_lobby(
        shown(tmp_path), MILA, tmp_path, language=language, settings=settings
    ) as pilot:
        check(pilot.app, PICTURES / f"lobby-ascii-{language}.txt")
        assert pilot.app.theme == "herna-none"


async def test_between_the_sizes_there_is_more_room_for_the_list(tmp_path: Path) -> None:
    async with a_lobby(shown(tmp_path), MILA, tmp_path, size=(100, 30)) as pilot:
        check(pilot.app, PICTURES / "lobby-100x30-en.txt")


async def test_a_low_window_keeps_list_and_deeds(tmp_path: Path) -> None:
    async with a_lobby(shown(tmp_path), MILA, tmp_path, size=(60, 14)) as pilot:
        await press(pilot, "5")
        check(pilot.app, PICTURES / "lobby-60x14-en.txt")
