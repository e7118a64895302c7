"""The Castles of Burgundy played in the app at 80x24: a solo game and one with two bots."""

from __future__ import annotations

from pathlib import Path

from saves.results import Results
from tests.tui.screens.conftest import Opening, resize, settle, text
from tests.tui.screens.playing import Herna, at_table, journal, my_turn, play_screen, press
from tui.settings import Settings, save

NAMES = ("Eva", "Tom", "Ada")
PREFERRED = "psxtwv"
"""Letters of the six actions, the one that is liked best first."""
SOLO_SEED = 5
"""A game in which the rival does not lead before the last round."""
_MOST_KEYS = 2_000


async def _decide(pilot: Herna) -> None:
    """Play one decision: the best liked action that is possible, or what the cursor is on."""
    screen = play_screen(pilot)
    composer, step = screen.desk.composer, screen.kept.table.match.step
    if composer.level == "groups":
        allowed = {entry.key for entry in composer.entries if entry.allowed}
        await pilot.press(*[key for key in PREFERRED if key in allowed][:1])
    for _ in range(4):
        await pilot.press("enter")
        await pilot.pause()
        if screen.kept.table.match.step != step or screen.kept.table.ended:
            return
    raise AssertionError(text(pilot))


async def _whole_game(pilot: Herna) -> None:
    for _ in range(_MOST_KEYS):
        if not await my_turn(pilot):
            await settle(pilot)
            return
        await _decide(pilot)
    raise AssertionError("the game does not end")


async def test_a_whole_solo_game_by_keys_ends_with_its_result(herna: Opening, home: Path) -> None:
    async with herna(**at_table("Eva", game="burgundy", seed=SOLO_SEED)) as pilot:
        await _whole_game(pilot)
        shown = text(pilot)
        assert "The game is over" in shown
        assert play_screen(pilot).desk.seen.view.round == 4
        assert journal(pilot).count("end-turn") == 30
        await press(pilot, "s")
        assert "Score sheet" in text(pilot)
        assert "Aaron" in text(pilot)
        await press(pilot, "escape", "q", "w")
        assert "Eva" in text(pilot)
    (result,) = Results(home / "results.jsonl").all()
    assert [one.name for one in result.standings] == ["Eva"]


async def test_a_whole_game_with_two_bots_by_keys_ends_with_its_result(
    herna: Opening, home: Path
) -> None:
    save(home / "settings.json", Settings(welcomed=True, bot_speed="instant"))
    table = at_table(NAMES[0], *(f"{name}=random" for name in NAMES[1:]), game="burgundy", seed=3)
    async with herna(**table) as pilot:
        await _whole_game(pilot)
        sheets = play_screen(pilot).desk.seen.scores.sheets
        best = min(sheets, key=lambda one: one.place)
        assert f"The winner: {NAMES[best.seat]}." in text(pilot)
        assert journal(pilot).count("end-turn") == 90
        await press(pilot, "b")
        assert f"{NAMES[best.seat]} wins with {best.total} VP." in text(pilot)
        assert "All rounds have been played." in text(pilot)
        await press(pilot, "q", "w")
        assert "Eva" in text(pilot)
    (result,) = Results(home / "results.jsonl").all()
    assert [one.name for one in result.standings] == list(NAMES)
    assert result.winners == (best.seat,)


async def test_a_window_that_shrinks_from_the_largest_layout_has_no_scrollbar(
    herna: Opening,
) -> None:
    async with herna(**at_table("Eva", "Tom=random", game="burgundy")) as pilot:
        before = text(pilot)
        for size in ((200, 60), (80, 24), (60, 20), (200, 60), (80, 24)):
            await resize(pilot, size)
        assert text(pilot) == before
        assert not pilot.app.screen.show_vertical_scrollbar
        assert not pilot.app.screen.show_horizontal_scrollbar
