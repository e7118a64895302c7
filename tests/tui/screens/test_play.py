"""The Struggle for Catan played in the app: whole games, going back, looking, leaving."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.results import Results
from tests.tui.screens.conftest import Opening, resize, settle, text
from tests.tui.screens.playing import (
    Herna,
    at_table,
    bot_waits,
    end_turn,
    journal,
    my_turn,
    play_screen,
    press,
    write,
)
from tui.play.bot_seats import BotSeats
from tui.screens.rules import RulesScreen
from tui.settings import Settings, save
from tui.widgets.panel import LinesPanel

WALK = [(200, 60), (120, 40), (80, 24), (60, 20), (40, 12), (20, 5), (80, 24)]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home where bots play at once."""
    place = tmp_path / "home"
    save(place / "settings.json", Settings(welcomed=True, bot_speed="instant"))
    return place


async def _build_and_end(pilot: Herna) -> None:
    """Skip swapping, build what can be built, draw; answer what is asked on the way."""
    screen = play_screen(pilot)
    turn = screen.desk.seen.view.turns
    for _ in range(60):
        seen = screen.desk.seen
        if screen.kept.table.ended or seen.view.turns != turn:
            return
        if not seen.my_turn:
            await my_turn(pilot)
            continue
        swapping = seen.view.phase == "swap" and not seen.view.pending
        await pilot.press(*(["e"] if swapping else []), "enter")
    raise AssertionError("the turn does not end")


async def test_a_whole_game_by_keys_ends_with_its_result(herna: Opening, home: Path) -> None:
    async with herna(**at_table("Eva", "Tom=random", seed=4)) as pilot:
        while await my_turn(pilot):
            await _build_and_end(pilot)
        await settle(pilot)
        assert "The game is over" in text(pilot)
        scores = play_screen(pilot).desk.seen.scores
        winner = ("Eva", "Tom")[scores.winners[0]]
        assert f"The winner: {winner}." in text(pilot)
        await press(pilot, "s")
        assert "Score sheet" in text(pilot)
        await press(pilot, "escape", "enter", "b")
        assert f"{winner} wins with 1" in text(pilot)
        await press(pilot, "q", "w")
        assert "Eva" in text(pilot)
    (result,) = Results(home / "results.jsonl").all()
    assert [one.name for one in result.standings] == ["Eva", "Tom"]
    assert result.winners == scores.winners


async def test_arrows_and_enter_alone_play_a_turn(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await press(pilot, "l", "enter", "j", "enter", "enter")
        assert journal(pilot)[:2] == ["take-market", "give"]
        for _ in range(4):
            await press(pilot, *"jjjjjjj", "enter", "enter")
            if "end-turn" in journal(pilot):
                return
        raise AssertionError("the turn does not end")


async def test_the_preview_is_what_happens(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await press(pilot, "m", "2")
        assert "Hand then Br1 Lu1 Wo1" in text(pilot)
        await press(pilot, "enter")
        hand = play_screen(pilot).desk.seen.view.players[0].hand
        assert list(hand) == [1, 1, 0, 1, 0]


async def test_what_was_said_goes_with_the_next_key(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        for key in ("f", "z"):
            await press(pilot, "escape", key, "enter")
            assert play_screen(pilot).desk.message
            await press(pilot, "L")
            assert not play_screen(pilot).desk.message
            await press(pilot, "escape")


async def test_no_letter_and_digit_is_silent(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await press(pilot, "9")
        assert "9 does nothing here now. ? shows all keys." in text(pilot)
        await press(pilot, "m")
        assert "does nothing" not in text(pilot)


async def test_escape_withdraws_what_was_asked(herna: Opening) -> None:
    # Two people: the table is honest, so a swap with the deck is asked about.
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await press(pilot, "enter", "d", "enter")
        assert "Press Enter again to confirm." in text(pilot)
        await press(pilot, "escape")
        assert "Press Enter again to confirm." not in text(pilot)
        assert "put away [1]" in text(pilot)
        assert journal(pilot) == []


async def test_a_seen_card_cannot_be_given_back_by_escape(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom", seed=5)) as pilot:
        await press(pilot, "enter", "p", "enter", "enter")
        assert journal(pilot) == ["take-blind"]
        assert "Esc" not in text(pilot).splitlines()[-1]
        await press(pilot, "escape")
        assert "it showed something hidden or used chance" in text(pilot)
        assert journal(pilot) == ["take-blind"]


async def test_undo_goes_back_behind_the_bots_and_forward_again(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await press(pilot, "m", "2", "enter", "r", "enter", "e", "enter")
        assert "end-turn" in journal(pilot)
        assert await my_turn(pilot)
        before = len(journal(pilot))
        assert before > 5
        await press(pilot, "u")
        assert journal(pilot) == []
        assert "undid" in _look(pilot, await _opened(pilot, "L"))
        await press(pilot, "escape", "ctrl+r")
        assert journal(pilot) == ["take-market"]
        line = next(line for line in text(pilot).splitlines() if line.startswith("▸ 1 SWAP"))
        assert "…" not in line
        await press(pilot, "equals_sign", "ctrl+u")
        assert journal(pilot) == []


async def _opened(pilot: Herna, letter: str) -> str:
    await press(pilot, letter)
    return letter


def _look(pilot: Herna, letter: str) -> str:
    look = play_screen(pilot).look
    assert look is not None and look.letter == letter
    return text(pilot)


async def test_the_bots_moves_are_told_when_it_is_my_turn_again(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random", "Ada=random", "Max=random")) as pilot:
        await end_turn(pilot)
        assert await my_turn(pilot)
        await settle(pilot)
        preview = text(pilot).splitlines()[-2]
        assert any(f"{name}: " in preview for name in ("Tom", "Ada", "Max"))
        await press(pilot, "right")
        assert "Take one of the open cards" in text(pilot)


async def test_a_bot_that_waits_for_a_key_says_so(herna: Opening, home: Path) -> None:
    save(home / "settings.json", Settings(welcomed=True, bot_speed="key"))
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await end_turn(pilot)
        await bot_waits(pilot)
        assert "Enter the bot keeps playing" in text(pilot)
        steps = len(journal(pilot))
        await press(pilot, "L", "escape")
        assert len(journal(pilot)) == steps
        await press(pilot, "enter")
        assert len(journal(pilot)) > steps


async def test_undo_while_a_bot_waits_is_my_turn_at_once(herna: Opening, home: Path) -> None:
    save(home / "settings.json", Settings(welcomed=True, bot_speed="key"))
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await end_turn(pilot)
        screen = play_screen(pilot)
        await bot_waits(pilot)
        await press(pilot, "u")
        assert screen.desk.seen.my_turn
        assert "the bot keeps playing" not in text(pilot)
        await press(pilot, "m", "2", "enter")
        assert journal(pilot) == ["take-market", "give", "end-swaps"]


async def test_enter_on_a_thing_while_a_bot_thinks_says_who_is_waited_for(
    herna: Opening, home: Path
) -> None:
    save(home / "settings.json", Settings(welcomed=True, bot_speed="key"))
    async with herna(**at_table("Eva", "Ada", "Tom=random")) as pilot:
        await press(pilot, "enter")
        await end_turn(pilot)
        await press(pilot, "enter")
        await end_turn(pilot)
        screen = play_screen(pilot)
        await bot_waits(pilot)
        screen.bots.close()
        await settle(pilot)
        await press(pilot, "tab", "enter")
        assert "Waiting for Tom." in text(pilot)


async def test_every_size_keeps_focus_and_path(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await press(pilot, "m", "2")
        before = text(pilot)
        for size in WALK:
            await resize(pilot, size)
            if size[0] < 80 or size[1] < 24:
                assert text(pilot).startswith("Needs 80x24"[: size[0] - 1])
        assert text(pilot) == before
        await press(pilot, "escape", "escape", "tab", "right")
        here = play_screen(pilot).desk.zone, play_screen(pilot).desk.focus
        before = text(pilot)
        for size in WALK:
            await resize(pilot, size)
        assert (play_screen(pilot).desk.zone, play_screen(pilot).desk.focus) == here
        assert text(pilot) == before


async def test_a_save_goes_on_at_the_same_step_of_an_open_path(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom", seed=5)) as pilot:
        await press(pilot, "enter", "p", "enter", "enter")
        await play_screen(pilot).keeper.settle()
        assert journal(pilot) == ["take-blind"]
        shown = text(pilot)
    async with herna(action="resume") as pilot:
        assert "Pass the keyboard" in text(pilot)
        await press(pilot, "enter")
        assert journal(pilot) == ["take-blind"]
        assert text(pilot) == shown


async def test_the_second_window_is_told(herna: Opening) -> None:
    async with (
        herna(**at_table("Eva", "Tom", seed=5)) as first,
        herna(action="resume") as second,
    ):
        await play_screen(first).keeper.settle()
        assert "Pass the keyboard" in text(first)
        assert "open" in text(second)
        assert "Pass the keyboard" not in text(second)


@pytest.mark.parametrize("letter", "ABHLMOS")
async def test_every_capital_looks_and_closes_again(herna: Opening, letter: str) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        before = text(pilot)
        await press(pilot, letter)
        assert text(pilot) != before
        assert "Esc back" in text(pilot).splitlines()[-1]
        await press(pilot, letter)
        assert text(pilot) == before
        await press(pilot, letter, "down", "end", "escape")
        assert text(pilot) == before


async def test_what_is_looked_at_is_drawn_anew_each_time(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await press(pilot, "S", "S", "L")
        assert "Score sheet" not in text(pilot)


async def test_the_game_is_walked_through_by_step_and_by_turn(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await press(pilot, "m", "2", "enter")
        await end_turn(pilot)
        assert await my_turn(pilot)
        last = len(journal(pilot))
        await press(pilot, "comma")
        assert f"replay {last - 1}/{last}" in text(pilot)
        await press(pilot, "left", "full_stop")
        assert f"replay {last - 1}/{last}" in text(pilot)
        await press(pilot, "home")
        assert f"replay 0/{last}" in text(pilot)
        await press(pilot, "pagedown")
        assert "▸TOM" in text(pilot)
        await press(pilot, "pageup")
        assert f"replay 0/{last}" in text(pilot)
        await press(pilot, "enter")
        assert len(journal(pilot)) == last
        await press(pilot, "escape")
        assert "replay" not in text(pilot)
        await write(pilot, "go 1")
        assert f"replay 1/{last}" in text(pilot)
        await press(pilot, "end")
        assert "replay" not in text(pilot)


async def test_commands_do_what_they_say(
    herna: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await write(pilot, "take-market 2")
        assert journal(pilot) == ["take-market"]
        await write(pilot, "undo")
        assert journal(pilot) == []
        await write(pilot, "redo")
        assert journal(pilot) == ["take-market"]
        await write(pilot, "take-market 4")
        assert journal(pilot) == ["take-market"]
        assert play_screen(pilot).desk.message
        await write(pilot, "save Evening")
        assert "Saved as Evening." in text(pilot)
        await write(pilot, "export game")
        await settle(pilot)
        assert list(tmp_path.glob("game*"))
        await write(pilot, "lang cs")
        assert "Osadníci" in text(pilot) or "Tah" in text(pilot)
        await write(pilot, "lang en")
        await write(pilot, "sav")
        assert "Did you mean save?" in text(pilot)
        await write(pilot, "rules church")
        assert "Church" in text(pilot)
        await press(pilot, "escape")
        await write(pilot, "quit")
        assert "New game" in text(pilot)


async def test_what_is_said_is_heard_at_the_table(herna: Opening) -> None:
    async with herna(size=(120, 40), **at_table("Eva", "Tom=random")) as pilot:
        await write(pilot, "say nice church, eh?")
        assert "Eva: nice church, eh?" in text(pilot)
        await press(pilot, "C")
        assert "nice church, eh?" in text(pilot)
        # Letters that mean something elsewhere: what is typed at once is the message.
        await press(pilot, *"ahoj Qq?:C", "enter")
        assert [talk.text for talk in play_screen(pilot).desk.seen.talk] == [
            "nice church, eh?",
            "ahoj Qq?:C",
        ]
        assert play_screen(pilot).look is None


@pytest.mark.parametrize("key", ["escape", "enter"])
async def test_the_chat_says_nothing_that_was_not_written(herna: Opening, key: str) -> None:
    async with herna(size=(80, 24), **at_table("Eva", "Tom=random")) as pilot:
        await press(pilot, "C")
        assert ":say" in text(pilot)
        assert "confirm" not in text(pilot).splitlines()[-1]
        await press(pilot, key)
        screen = play_screen(pilot)
        assert screen.look is None
        assert screen.command is None
        assert not screen.desk.seen.talk
        assert not screen.desk.message


async def test_a_seat_is_left_to_a_bot_and_taken_back(
    herna: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Left alone, two bots would play on, and could end the game before the seat is taken back.
    monkeypatch.setattr(BotSeats, "wake", lambda self: None)
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        table = play_screen(pilot).kept.table
        await press(pilot, "q", "b")
        assert len(table.humans) == 0
        await press(pilot, "q", "r")
        assert list(table.humans) == [0]


async def test_the_czech_row_of_digits_chooses(herna: Opening) -> None:
    czech = {"LANG": "cs_CZ.UTF-8"}
    async with herna("cs", environment=czech, **at_table("Eva", "Tom=random")) as pilot:
        await press(pilot, "m", "ě", "enter")
        assert journal(pilot) == ["take-market", "give", "end-swaps"]


async def test_a_click_presses_the_key_before_it(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await _click(pilot, "market")
        assert "take [2] wool" in text(pilot)
        await press(pilot, "2")
        await _click(pilot, "Enter confirm")
        assert journal(pilot) == ["take-market", "give", "end-swaps"]
        await _click(pilot, "City")
        assert "You are missing 2 grain, 3 ore." in text(pilot)
        assert journal(pilot) == ["take-market", "give", "end-swaps"]
        await _click(pilot, "i rule")
        assert "Rules" in text(pilot).splitlines()[0]
        assert journal(pilot) == ["take-market", "give", "end-swaps"]


async def _click(pilot: Herna, words: str) -> None:
    """Click on words in one of the lower bands, where choices stand."""
    lines = text(pilot).splitlines()
    row = max(row for row, each in enumerate(lines) if words in each)
    panel, _ = pilot.app.screen.get_widget_at(lines[row].index(words), row)
    assert isinstance(panel, LinesPanel)
    await pilot.click(offset=(lines[row].index(words), row))
    await settle(pilot)


async def test_a_game_that_was_ended_by_agreement_has_no_winner(herna: Opening, home: Path) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await write(pilot, "end")
        await press(pilot, "y")
        assert "Everyone agreed to end the game." in text(pilot)
        await press(pilot, "b")
        assert "wins with" not in text(pilot)
        assert "Ahead on points: Eva and Tom." in text(pilot)
    (result,) = Results(home / "results.jsonl").all()
    assert not result.winners


async def test_i_on_the_log_opens_the_rule_of_a_line(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await press(pilot, "m", "2", "enter", "L", "i")
        assert "The rule for which line?" in text(pilot)
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, RulesScreen)


async def test_a_row_of_the_display_is_chosen_by_its_number(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom=random", game="burgundy")) as pilot:
        await press(pilot, "1")
        screen = play_screen(pilot)
        assert screen.desk.message or screen.desk.composer.level == "thing"
        assert "does nothing" not in text(pilot)
