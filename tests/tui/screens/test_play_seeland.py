"""Seeland played in the app at 80x24 with letters and Enter only, whole games."""

from __future__ import annotations

import re
from pathlib import Path

from core.match import Match
from saves.results import Results
from tests.tui.screens.conftest import Opening, settle, text
from tests.tui.screens.playing import Herna, at_table, journal, my_turn, play_screen, press
from tui.settings import Settings, save

LIKED = "bmse"
"""Letters of the small choices, the one that is liked best first: build, mark, stuiver, end."""
ALL = {"side": "tactical", "records": "yes", "governors": "yes"}
TURN_ENDS = ("end-turn", "use-stuiver")
SUM = r"= (\d+) VP|: (\d+) VP, mills back"
"""A harvest in the path; several are told without their parts."""
_MOST_DECISIONS = 500


async def _decide(pilot: Herna) -> None:
    """Play one decision; a purchase cycles through what is in reach, a place is the first."""
    screen = play_screen(pilot)
    composer, match = screen.desk.composer, screen.kept.table.match
    step = match.step
    keys = [entry.key for entry in composer.entries if entry.allowed]
    if match.state.phase == "buy" and not match.state.pending:
        keys = [key for key in keys if key.isdigit()]
        await press(pilot, keys[match.state.turns % len(keys)])
    else:
        liked = next((key for key in LIKED if key in keys), "")
        if liked and (composer.current is None or composer.current.key != liked):
            await press(pilot, liked)
    for _ in range(4):
        shown = text(pilot)
        await pilot.press("enter")
        await settle(pilot)
        if match.step != step or screen.kept.table.ended:
            _explained(shown, match, step)
            return
    raise AssertionError(text(pilot))


def _explained(shown: str, match: Match, step: int) -> None:
    """What Eva harvested by her own steps must have stood in the preview, as a sum."""
    last = step
    while last < match.step and match.journal[last].action.kind not in TURN_ENDS:
        last += 1
    before, after = match.at(step).players[0], match.at(last).players[0]
    if gained := after.harvested - before.harvested:
        sums = [int(one or more) for one, more in re.findall(SUM, shown)]
        assert gained in sums, f"{gained} VP came out of\n{shown}"


async def test_a_whole_game_by_keys_ends_with_its_result(herna: Opening, home: Path) -> None:
    """Every harvest of Eva stood in the preview before the key that brought it."""
    save(home / "settings.json", Settings(welcomed=True, bot_speed="instant"))
    async with herna(**at_table("Eva", "Tom=random", game="seeland", seed=3, **ALL)) as pilot:
        for _ in range(_MOST_DECISIONS):
            if not await my_turn(pilot):
                break
            await _decide(pilot)
        await settle(pilot)
        assert {"build", "mark", "use-stuiver"} <= set(journal(pilot))
        table = play_screen(pilot).kept.table
        (best, *_) = sorted(table.seen(0).scores.sheets, key=lambda one: one.place)
        name = table.sitters[best.seat].name
        assert "The game is over" in text(pilot)
        assert f"The winner: {name}." in text(pilot)
        await press(pilot, "s")
        for line in ("Score sheet", "Harvests", "Records", "governors"):
            assert line in text(pilot)
        await press(pilot, "escape", "enter", "b")
        assert f"{name} wins with {best.total} VP." in text(pilot)
        assert f"Points: {name} {best.total}, " in text(pilot)
        await press(pilot, "q", "w")
    (result,) = Results(home / "results.jsonl").all()
    assert [one.name for one in result.standings] == ["Eva", "Tom"]


async def test_a_click_on_the_map_chooses_and_a_second_one_does_it(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random", game="seeland")) as pilot:
        screen = play_screen(pilot)
        place = {one.panel: one for one in screen.painter.layout(screen.scene())}["map"]
        lines = text(pilot).splitlines()
        row = next(row for row, line in enumerate(lines) if "[" in line[: place.width])
        wanted = lines[row].index("[") + 1
        key = lines[row][wanted]
        await pilot.click(offset=(wanted, row))
        await settle(pilot)
        assert f">{key}<" in text(pilot)
        assert journal(pilot) == []
        await pilot.click(offset=(wanted, row))
        await settle(pilot)
        assert journal(pilot)
