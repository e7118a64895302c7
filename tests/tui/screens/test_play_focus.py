"""What has the focus off the list of choices is named, explained, and marked without colour."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.pictures import check
from tests.tui.screens.conftest import Opening
from tests.tui.screens.playing import Herna, at_table, play_screen, press
from tui.play.scene import ACTIONS
from tui.widgets.lines import Line
from tui.widgets.panel import LinesPanel

PICTURES = Path(__file__).parent / "pictures"
GAMES = ("struggle", "burgundy", "seeland", "labora")


def _lines(pilot: Herna, panel: str) -> list[Line]:
    return play_screen(pilot).query_one(f"#place-{panel}", LinesPanel).lines


def _marked(pilot: Herna) -> bool:
    """Whether a sign stands beside (or in) what is drawn as the cursor in the focused zone."""
    screen = play_screen(pilot)
    glyphs = screen.house.glyphs
    for line in _lines(pilot, screen.desk.zone):
        for at, (text, token) in enumerate(line):
            if token == "cursor":
                before = "".join(part for part, _ in line[:at])[-3:]
                after = line[at + 1][0] if at + 1 < len(line) else ""
                own = text.startswith((glyphs.active, ">")) or text.endswith(glyphs.mark_after)
                return own or glyphs.active in before or after.startswith(glyphs.mark_after)
    return False


def _path(pilot: Herna) -> list[str]:
    return ["".join(text for text, _ in line).strip() for line in _lines(pilot, "path")]


@pytest.mark.parametrize(
    ("game", "bare_signs"), [*((game, False) for game in GAMES), ("seeland", True)]
)
async def test_tab_leads_through_everything_with_its_sign_and_name(
    herna: Opening, game: str, *, bare_signs: bool
) -> None:
    world = {"LANG": "C"} if bare_signs else {}
    async with herna(environment=world, **at_table("Eva", "Tom=random", game=game)) as pilot:
        screen = play_screen(pilot)
        usual = _path(pilot)
        unmarked = set()
        zones = 0
        await press(pilot, "tab")
        while screen.desk.zone != ACTIONS and zones < 20:
            zones += 1
            for thing in [one for one in screen.things() if one.panel == screen.desk.zone]:
                screen.desk.focus = thing.id
                screen.paint()
                path = _path(pilot)
                assert path[0].startswith(screen.house.glyphs.active), thing
                assert len(path[0]) > 2, thing
                assert any(path[1:]), thing
                assert path != usual
                if not _marked(pilot):
                    unmarked.add(thing.id)
            await press(pilot, "tab")
        assert zones > 1
        assert not unmarked


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", ["struggle", "burgundy"])
async def test_what_has_the_focus_looks_as_pictured(
    herna: Opening, game: str, language: str
) -> None:
    async with herna(language, **at_table("Eva", "Tom=random", game=game)) as pilot:
        await press(pilot, "tab", "down")
        check(pilot.app, PICTURES / f"play-focus-{game}-{language}.txt")
