"""Work contracts on the game screen: said on the command line, done without a key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from core.labora.model import Begin, Fee, Send, Visit
from tests.tui.screens.conftest import Opening, settle, text
from tests.tui.screens.playing import Herna, at_table, journal, play_screen, press, write
from tui.screens.settings import SettingsScreen
from tui.screens.settings_form import ROWS
from tui.settings import Settings, load, save


async def hire(pilot: Herna, owner: int) -> None:
    """Play a work contract with a seat, up to the choice of the clergyman."""
    screen = play_screen(pilot)
    desk, match = screen.desk, screen.kept.table.match
    screen.desk.play(Begin("contract"))
    for kind in (Visit, Fee):
        wanted: list[Any] = [one for one in match.legal() if isinstance(one, kind)]
        if wanted:
            desk.play(next(one for one in wanted if getattr(one, "seat", owner) == owner))
    screen.take()
    await settle(pilot)


async def test_each_seat_of_one_keyboard_says_for_itself_who_goes(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom", "Ada", game="labora")) as pilot:
        screen = play_screen(pilot)
        await write(pilot, "contract brother")
        assert "Work contracts with Eva: a lay brother goes if one is free." in text(pilot)
        await hire(pilot, 1)
        assert screen.session.seat == 1
        assert screen.desk.seen.turn is not None
        assert screen.desk.seen.turn.prompt == "choose-clergyman"
        await write(pilot, "contract prior")
        assert screen.kept.table.match.journal[-1].action == Send("prior")
        assert journal(pilot) == ["begin", "visit", "fee", "send"]
        assert screen.session.seat == 0


async def test_the_settings_decide_for_who_is_alone_among_bots(herna: Opening, home: Path) -> None:
    save(home / "settings.json", Settings(welcomed=True, contract="brother", bot_speed="key"))
    async with herna(**at_table("Tom=random", "Eva", "Ada=random", game="labora")) as pilot:
        screen = play_screen(pilot)
        table = screen.kept.table
        screen.bots.close()
        table.play(0, Begin("contract"), 0, 0.0)
        visit = next(one for one in table.match.legal() if one.seat == 1)
        table.play(0, visit, 1, 0.0)
        table.play(0, Fee("coins"), 2, 0.0)
        await settle(pilot)
        assert table.match.journal[3].action == Send("brother")
        assert table.match.to_move == 0


async def test_a_word_that_means_nobody_and_a_game_without_contracts_are_told(
    herna: Opening,
) -> None:
    async with herna(**at_table("Eva", "Tom", game="labora")) as pilot:
        await write(pilot, "contract all")
        assert "Say who goes: contract ask|prior|brother." in text(pilot)
    async with herna(**at_table("Eva", "Tom", game="seeland")) as pilot:
        await write(pilot, "contract prior")
        assert "This game has no work contracts." in text(pilot)


async def test_the_settings_have_a_row_for_it(herna: Opening, home: Path) -> None:
    row = [one.field for one in ROWS].index("contract")
    async with herna() as pilot:
        pilot.app.push_screen(SettingsScreen())
        await press(pilot, *["down"] * row, "enter")
        assert "the prior if free" in text(pilot)
        assert load(home / "settings.json").settings.contract == "prior"
