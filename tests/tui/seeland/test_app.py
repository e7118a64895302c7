"""Seeland played in the app: whole games by keys, names typed, the free look, the zoom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from core.seeland import tiles
from core.seeland.components import default_components
from tests.tui.screens.conftest import Opening, resize, settle, text
from tests.tui.screens.playing import Herna, at_table, my_turn, play_screen, press

_EVERYTHING = {"side": "tactical", "records": "yes", "governors": "yes"}


async def _decide(pilot: Herna, *keys: str) -> None:
    """Choose something and do it; a question is answered by the same key."""
    screen = play_screen(pilot)
    step = screen.kept.table.match.step
    await pilot.press(*keys)
    for _ in range(3):
        await pilot.press("enter")
        await settle(pilot)
        if screen.kept.table.match.step != step or screen.kept.table.ended:
            return
    raise AssertionError(text(pilot))


def _few_tiles() -> dict[str, Any]:
    """Give components with which a game is short."""
    values: dict[str, Any] = default_components().model_dump(mode="json")
    values["mills"]["values"] = values["mills"]["values"][::4]
    for crop in tiles.CROPS:
        values["landscapes"][crop] = values["landscapes"][crop][::3]
    return values


async def test_a_whole_game_by_enter_alone_ends_with_its_result(herna: Opening) -> None:
    start = at_table("Eva", "Tom=random", game="seeland", seed=4, **_EVERYTHING)
    start["new"] = replace(start["new"], components=_few_tiles())
    async with herna(**start) as pilot:
        while await my_turn(pilot):
            await _decide(pilot)
        await settle(pilot)
        assert "The game is over" in text(pilot)
        screen = play_screen(pilot)
        winners = [("Eva", "Tom")[seat] for seat in screen.desk.seen.scores.winners]
        assert f"The winner: {winners[0]}." in text(pilot) or len(winners) > 1
        await press(pilot, "s")
        assert "Score sheet" in text(pilot)


async def test_a_game_is_played_with_hjkl_only(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom", game="seeland", seed=2)) as pilot:
        screen = play_screen(pilot)
        for keys in (("l", "j", "j"), (), ("k", "h"), (), ("j",), ("h", "k"), ()):
            await _decide(pilot, *keys)
        kinds = [step.action.kind for step in screen.kept.table.match.journal]
        assert kinds[:4] == ["first", "end-turn", "first", "end-turn"]
        assert "place" in kinds


async def test_a_name_is_typed_after_g(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom", game="seeland")) as pilot:
        screen = play_screen(pilot)
        await press(pilot, "g", "h", "8")
        assert "▸ First mill on H8" in text(pilot)
        assert screen.desk.zone == "actions"
        await press(pilot, "g", "i", "1")
        assert text(pilot).splitlines()[-1].startswith("gi1")
        await press(pilot, "enter")
        assert "▸ I1: Island" in text(pilot)
        assert screen.desk.zone == "map"
        await press(pilot, "g", "x")
        assert "Nothing here is called x." in text(pilot)
        await press(pilot, "g", "escape", "escape", "g", "g")
        assert "▸ First mill on F7" in text(pilot)


async def test_the_look_around_tells_what_lies_there(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom", game="seeland")) as pilot:
        await press(pilot, "semicolon", "down", "right")
        assert "▸ G8: Village" in text(pilot)
        await press(pilot, "enter")
        assert "G8" in text(pilot).splitlines()[20]
        await press(pilot, "semicolon")
        assert "▸ First mill on F7" in text(pilot)


async def test_the_zoom_changes_the_size_of_the_hexes(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom", game="seeland")) as pilot:
        assert "┬──┴──┬" not in text(pilot)
        await press(pilot, "z")
        assert "┬──┴──┬" in text(pilot)
        await press(pilot, "z")
        assert "┬──┴──┬" not in text(pilot)


@pytest.mark.parametrize("letter", ["A", "B", "C", "H", "L", "M", "O", "S"])
async def test_every_page_opens_and_closes(herna: Opening, letter: str) -> None:
    async with herna(**at_table("Eva", "Tom", game="seeland")) as pilot:
        before = text(pilot)
        await press(pilot, letter)
        assert text(pilot) != before
        await press(pilot, "escape")
        assert text(pilot) == before


async def test_the_rule_of_a_hex_opens_and_goes_back_to_it(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom", game="seeland")) as pilot:
        await press(pilot, "g", "c", "8", "i")
        assert "Islands" in text(pilot)
        assert "Still face down" in text(pilot)
        await press(pilot, "i")
        assert "▸ C8: Island" in text(pilot)


async def test_a_change_of_size_keeps_the_focus(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom", game="seeland")) as pilot:
        await press(pilot, "g", "c", "8")
        for size in ((120, 40), (200, 60), (60, 20), (80, 24)):
            await resize(pilot, size)
        assert "▸ C8: Island" in text(pilot)
