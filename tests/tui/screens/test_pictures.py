"""How the screens of the house look, in both languages and at both sizes, as plain text.

`HERNA_PICTURES=write` makes the pictures anew; whoever does that looks at what has changed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from saves.document import Result, Standing
from saves.results import Results
from tests.tui.pictures import check
from tests.tui.screens.conftest import NOON, Opening, saved_game, text

PICTURES = Path(__file__).parent / "pictures"
SIZES = {"small": (80, 24), "large": (120, 40)}
LANGUAGES = ("en", "cs")
SCREENS = {
    "home": [],
    "new-game": ["s", *["down"] * 3],
    "new-game-name": ["s", "down", "down", "enter", "x"],
    "saves": ["o"],
    "saves-broken": ["o", "G"],
    "saves-delete": ["o", "d"],
    "saves-rename": ["o", "r"],
    "rules": ["r", "down"],
    "rules-followed": ["r", *["down"] * 6, "1", "2"],
    "rules-search": ["r", "slash", *"rad"],
    "results": ["w"],
    "settings": ["p", "down"],
    "keys": ["p", *["down"] * 4, "enter"],
    "keys-press": ["p", *["down"] * 4, "enter", "enter"],
    "help": ["question_mark"],
    "palette": ["ctrl+p"],
    "first-start-language": ["p", "G", "enter"],
    "first-start-signs": ["p", "G", "enter", "LANGUAGE"],
    "first-start-game": ["p", "G", "enter", "LANGUAGE", "y", "down"],
    "first-start-tale": ["p", "G", "enter", "LANGUAGE", "y", "1"],
    "first-start-other-tale": ["p", "G", "enter", "LANGUAGE", "y", "4"],
}
CUT = {name for name in SCREENS if name.startswith(("rules", "saves"))} | {"first-start-signs"}
"""Screens where names of any length stand in columns, which may be cut; and the ruler line."""


def keys(name: str, language: str) -> list[str]:
    digit = str(LANGUAGES.index(language) + 1)
    return [digit if key == "LANGUAGE" else key for key in SCREENS[name]]


@pytest.fixture
def lived_in(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with games in it: one goes on, one is broken, two are over."""
    monkeypatch.setenv("HOME", str(home.parent))
    saved_game(home, "Evening", "Eva", 'Jiří "Jirka" Novák', "Ada", steps=9)
    saved_game(home, "A table whose name is so long that no column holds it", "E", "T", at=NOON - 9)
    (home / "saves" / "Old.json").write_text('{"herna": 1, "game": "struggle"')
    os.utime(home / "saves" / "Old.json", (NOON - 99, NOON - 99))
    results = Results(home / "results.jsonl")
    for number, (who, level) in enumerate([("Ada", "medium"), ("Tom", None)]):
        standings = (
            Standing(name="Eva", level=None, resigned=False, points=10, place=1),
            Standing(name=who, level=level, resigned=False, points=7, place=2),
        )
        results.add(
            Result(
                play=str(number),
                game="struggle",
                name="Evening",
                options={},
                at=NOON + number,
                how="agreement" if level else "rules",
                standings=standings,
                tie_break=None,
                turns=14,
                steps=90,
            )
        )
    return home


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
async def test_it_looks_like_its_picture(
    herna: Opening, lived_in: Path, name: str, size: str, language: str
) -> None:
    async with herna(language, SIZES[size], keys(name, language)) as pilot:
        check(pilot.app, PICTURES / f"{name}-{size}-{language}.txt")
        if name not in CUT:
            # The sign stands for another screen behind a row, nowhere for a text that was cut.
            shown = [
                line for line in text(pilot).splitlines() if not line.rstrip(" │").endswith("  …")
            ]
            assert "…" not in "\n".join(shown)
