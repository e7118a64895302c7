"""From the lobby one gets to tables as far as one may, and every refusal is one plain sentence."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.tui.screens.conftest import NOON, Herna, resize, text
from tests.tui.screens.lobbying import (
    CARDS,
    DOOR,
    GUEST,
    MILA,
    OTA,
    TOM,
    Shown,
    a_hall,
    a_lobby,
    changed,
    done,
    press,
    shared,
)
from tests.tui.screens.test_sizes import SIZES, focused
from tui.hall.cards import TableCard
from tui.hall.hall import Hall
from tui.hall.visitor import Visitor
from tui.screens import lobby_calls
from tui.screens.first_start import FirstStartScreen
from tui.screens.help import HelpScreen
from tui.screens.lobby import LobbyScreen
from tui.screens.play import PlayScreen
from tui.screens.results import ResultsScreen
from tui.screens.rules import RulesScreen
from tui.screens.settings import SettingsScreen
from tui.screens.shared_table import SharedTableScreen
from tui.settings import Settings, load
from tui.widgets.lines import width
from tui.widgets.panel import LinesPanel

PLACES: dict[str, type[Any]] = {
    "s": SharedTableScreen,
    "r": RulesScreen,
    "R": RulesScreen,
    "w": ResultsScreen,
    "p": SettingsScreen,
    "question_mark": HelpScreen,
}


def lobby(pilot: Herna) -> LobbyScreen:
    screen = pilot.app.screen
    assert isinstance(screen, LobbyScreen)
    return screen


async def test_letters_lead_everywhere_and_esc_back(tmp_path: Path) -> None:
    async with a_lobby(Shown(tmp_path, CARDS, [MILA]), MILA, tmp_path) as pilot:
        for key, place in PLACES.items():
            await press(pilot, key)
            assert isinstance(pilot.app.screen, place)
            while not isinstance(pilot.app.screen, LobbyScreen):
                await press(pilot, "escape")
        await press(pilot, "escape", "backspace")
        assert isinstance(pilot.app.screen, LobbyScreen)


async def test_arrows_and_enter_lead_there_too(tmp_path: Path) -> None:
    async with a_lobby(Shown(tmp_path, (), [MILA]), MILA, tmp_path) as pilot:
        await press(pilot, "l", "l", "l", "j", "enter")
        assert isinstance(pilot.app.screen, SettingsScreen)


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
async def test_leaving(tmp_path: Path, key: str) -> None:
    async with a_lobby(Shown(tmp_path, (), [MILA]), MILA, tmp_path) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert pilot.app.return_value == 0


async def test_keys_without_a_meaning_do_nothing(tmp_path: Path) -> None:
    async with a_lobby(Shown(tmp_path, CARDS, [MILA]), MILA, tmp_path) as pilot:
        before = text(pilot)
        await press(pilot, "x", "9", "y", "ctrl+y", "f5", "left_square_bracket", "ř")
        assert text(pilot) == before


async def test_the_list_follows_the_hall_and_the_cursor_its_table(tmp_path: Path) -> None:
    hall = Shown(tmp_path, CARDS, [MILA, TOM])
    async with a_lobby(hall, MILA, tmp_path) as pilot:
        await press(pilot, "5")
        assert focused(text(pilot)) == ["▸5 brod"]
        new = changed(CARDS[5], id="9", name="nove")
        for number in range(20):
            hall.show(*CARDS, changed(new, changed=new.changed + number))
        await done(pilot)
        assert focused(text(pilot)) == ["▸6 brod"]
        assert "5 nove" in text(pilot)
        hall.show(*(changed(card, changed=card.changed + 99) for card in CARDS if card.id != "5"))
        await done(pilot)
        assert focused(text(pilot)) == ["▸5 dvur"]


@pytest.mark.parametrize("wanted", [True, False])
async def test_the_visitor_is_called_when_one_table_more_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    hall = Shown(tmp_path, CARDS[1:], [MILA])
    settings = Settings(welcomed=True, bell=wanted, notice=wanted)
    async with a_lobby(hall, MILA, tmp_path, settings=settings) as pilot:
        called: list[str] = []
        monkeypatch.setattr(pilot.app, "bell", lambda: called.append("bell"))
        monkeypatch.setattr(lobby_calls, "show_notice", lambda _, said, __: called.append(said))
        hall.show(*CARDS[2:])
        await done(pilot)
        assert not called
        hall.show(*CARDS[:1], *CARDS[2:])
        await done(pilot)
        assert called == (["bell", "Herna: it is your turn at kafe."] if wanted else [])


async def test_the_list_follows_what_happens_in_another_visitors_app(tmp_path: Path) -> None:
    hall = Shown(tmp_path, (), [MILA, TOM])
    async with a_lobby(hall, MILA, tmp_path) as milas, a_lobby(hall, TOM, tmp_path) as toms:
        lobby(toms).start(partial(show, hall))
        await done(toms)
        await done(milas)
        assert "velky-stul" in text(toms)
        assert "velky-stul" in text(milas)


async def test_a_restless_hall_is_read_a_few_times_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Shown(tmp_path, CARDS, [MILA])
    async with a_lobby(hall, MILA, tmp_path) as pilot:
        asked: list[Visitor] = []

        def cards(visitor: Visitor) -> tuple[TableCard, ...]:
            asked.append(visitor)
            return CARDS

        monkeypatch.setattr(hall, "cards", cards)
        for _ in range(50):
            hall.show(*CARDS)
            await pilot.pause()
        await done(pilot)
        assert 1 <= len(asked) <= 10


async def show(hall: Shown) -> None:
    """Show tables from within the context of an app."""
    hall.show(*CARDS)


async def test_who_sits_at_a_table_is_called_to_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(welcomed=True, notice=True)
    called: list[str] = []
    monkeypatch.setattr(lobby_calls, "show_notice", lambda _, said, __: called.append(said))
    async with a_hall(tmp_path, TOM) as hall:
        await hall.create(MILA, shared("mila", "Bot", levels=[None, "random"], name="doma"))
        async with a_lobby(hall, MILA, tmp_path, settings=settings, keys=["1", "enter"]) as pilot:
            assert isinstance(pilot.app.screen, PlayScreen)
            called.clear()
            other = await hall.create(MILA, shared("mila", "", name="jinde"))
            await hall.join(TOM, other)
            async with asyncio.timeout(10):
                while not called:
                    await asyncio.sleep(0.02)
            assert called == ["Herna: it is your turn at jinde."]
            called.clear()
            await press(pilot, "q", "s")
            assert isinstance(pilot.app.screen, LobbyScreen)
            assert called == []


async def test_a_search_narrows_the_list_until_esc(tmp_path: Path) -> None:
    async with a_lobby(Shown(tmp_path, CARDS, [MILA]), MILA, tmp_path) as pilot:
        await press(pilot, "slash", *"sq", "backspace", *"ee")
        assert [card.name for card in lobby(pilot).standing.tables] == ["les", "brod"]
        await press(pilot, "enter", "escape")
        assert len(lobby(pilot).standing.tables) == len(CARDS)
        await press(pilot, "slash", *"eva", "down", "escape")
        assert len(lobby(pilot).standing.tables) == len(CARDS)


async def test_many_tables_scroll(tmp_path: Path) -> None:
    many = [
        changed(CARDS[6], id=f"{number:03}", name=f"stul-{number}", changed=1000.0 - number)
        for number in range(300)
    ]
    async with a_lobby(Shown(tmp_path, many, [MILA]), MILA, tmp_path) as pilot:
        for key, wanted in [("G", "stul-299"), ("pageup", "stul-289"), ("home", "stul-0")]:
            await press(pilot, key)
            assert any(f"{wanted} " in line for line in text(pilot).splitlines() if "▸" in line)
        await press(pilot, "k")
        assert lobby(pilot).standing.deed is not None


async def test_a_click_goes_to_a_table_and_a_second_one_enters(tmp_path: Path) -> None:
    async with a_lobby(Shown(tmp_path, CARDS, [MILA]), MILA, tmp_path) as pilot:
        row = next(n for n, line in enumerate(text(pilot).splitlines()) if "jaro" in line)
        await pilot.click(offset=(5, row))
        await done(pilot)
        assert "▸3 jaro" in text(pilot)
        await pilot.click(offset=(5, row))
        await done(pilot)
        assert lobby(pilot).dialog is not None
        await press(pilot, "escape")
        for cell in [(5, 0), (5, 2), (5, 17), (5, 19), (79, 22), (3, 23)]:
            await pilot.click(offset=cell)
            await done(pilot)
            assert focused(text(pilot))[0] == "▸3 jaro"
        await pilot.click(offset=(text(pilot).splitlines()[22].index("Settings"), 22))
        await done(pilot)
        assert isinstance(pilot.app.screen, SettingsScreen)


async def test_a_table_with_a_free_seat_is_made_joined_and_begins(tmp_path: Path) -> None:
    async with a_hall(tmp_path, TOM) as hall, a_lobby(hall, MILA, tmp_path) as pilot:
        await press(pilot, "s", "G", "enter")
        shown = text(pilot)
        (card,) = hall.cards(TOM)
        assert f"{DOOR} -t {card.name}" in shown
        assert lobby(pilot).dialog is not None
        await hall.join(TOM, card.id)
        await done(pilot)
        assert lobby(pilot).dialog is None
        assert f"All seats are taken, the game begins: {card.name}" in text(pilot)
        (card,) = hall.cards(MILA)
        assert card.stage == "playing"
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, PlayScreen)


async def test_who_waits_at_the_table_sees_the_game_begin(tmp_path: Path) -> None:
    async with a_hall(tmp_path, TOM) as hall, a_lobby(hall, MILA, tmp_path) as pilot:
        await press(pilot, "s", "G", "enter", "t")
        assert isinstance(pilot.app.screen, PlayScreen)
        await hall.join(TOM, hall.cards(TOM)[0].id)
        await done(pilot)
        assert hall.cards(MILA)[0].stage == "playing"
        assert isinstance(pilot.app.screen, PlayScreen)


async def test_the_maker_begins_with_bots(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall, a_lobby(hall, MILA, tmp_path) as pilot:
        await press(pilot, "s", "G", "enter", "b")
        assert isinstance(pilot.app.screen, PlayScreen)


@pytest.mark.parametrize("key", ["s", "c"])
async def test_who_waits_may_stand_up_and_the_maker_clear_the_table(
    tmp_path: Path, key: str
) -> None:
    async with a_hall(tmp_path) as hall, a_lobby(hall, MILA, tmp_path) as pilot:
        await press(pilot, "s", "G", "enter", key)
        assert [card.free for card in hall.cards(MILA)] == ([2] if key == "s" else [])
        assert isinstance(pilot.app.screen, LobbyScreen)


async def test_the_maker_may_stand_up_and_still_clears_the_table_or_sits_again(
    tmp_path: Path,
) -> None:
    async with a_hall(tmp_path) as hall:
        table = await hall.create(MILA, shared("mila", "", access="code"))
        async with a_lobby(hall, MILA, tmp_path, keys=["enter", "s"]) as pilot:
            card = hall.card(MILA, table)
            assert card is not None and not card.mine
            await press(pilot, "enter", "s")
            assert isinstance(pilot.app.screen, PlayScreen)
            await press(pilot, "q", "enter", "s", "enter", "c")
            assert hall.cards(MILA) == ()


async def test_a_code_alone_leads_to_its_table(tmp_path: Path) -> None:
    async with a_hall(tmp_path, TOM, OTA) as hall:
        table = await hall.create(TOM, shared("Tom", "", "", access="code", name="kafe"))
        code = next(card.code for card in hall.cards(TOM))
        async with a_lobby(hall, MILA, tmp_path) as pilot:
            await press(pilot, "c", *"bubu", "enter")
            assert "No table has the name or code “bubu”." in text(pilot)
            await press(pilot, "enter", "1", "enter", *"bubu", "enter")
            assert "This is not the table's code." in text(pilot)
            await press(pilot, "enter", "c", *code.upper(), "enter")
            assert isinstance(pilot.app.screen, PlayScreen)
            card = hall.card(MILA, table)
            assert card is not None and card.mine


REFUSALS = {
    "full": "All seats of this table are taken.",
    "not-invited": "Your key is not on this table's list.",
    "ended": "This game is over.",
    "no-table": "This table no longer exists.",
}


@pytest.mark.parametrize("reason", REFUSALS)
async def test_what_stands_in_the_way_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: Any
) -> None:
    from tui.hall.refusal import HallRefusal

    async def refuse(*_: object) -> int:
        raise HallRefusal(reason)

    monkeypatch.setattr(Hall, "join", refuse)
    async with a_lobby(Shown(tmp_path, CARDS, [MILA]), MILA, tmp_path) as pilot:
        await press(pilot, "6", "enter")
        assert REFUSALS[reason] in text(pilot)
        await press(pilot, "enter")
        assert lobby(pilot).dialog is None


@pytest.mark.parametrize("named", [True, False])
async def test_a_command_leads_right_to_a_table(tmp_path: Path, named: bool) -> None:
    async with a_hall(tmp_path, TOM) as hall:
        await hall.create(TOM, shared("Tom", "", access="code", name="kafe"))
        code = next(card.code for card in hall.cards(TOM))
        table = "KAFE" if named else code
        settings = Settings()
        async with a_lobby(
            hall, MILA, tmp_path, settings=settings, action="join", table=table
        ) as pilot:
            await done(pilot)
            if named:
                assert "The code of kafe:" in text(pilot)
                await press(pilot, *code, "enter")
            assert isinstance(pilot.app.screen, PlayScreen)


@pytest.mark.parametrize(("over", "said"), [(False, "You can watch."), (True, "is over.")])
async def test_who_comes_too_late_is_told_and_sees_the_table(
    tmp_path: Path, over: bool, said: str
) -> None:
    async with a_hall(tmp_path) as hall:
        table = await hall.create(TOM, shared("Tom", "Bot", levels=[None, "random"], name="kafe"))
        if over:
            stay = await hall.enter(TOM, table)
            stay.table.agree_to_end(0, NOON)
            await stay.presence.room.keeper.settle()
            stay.end()
        async with a_lobby(hall, MILA, tmp_path, action="join", table="kafe") as pilot:
            assert said in text(pilot)
            await press(pilot, "enter")
            assert isinstance(pilot.app.screen, PlayScreen)


async def test_a_command_may_name_no_table(tmp_path: Path) -> None:
    async with (
        a_hall(tmp_path) as hall,
        a_lobby(hall, MILA, tmp_path, action="join", table="[b]x\x1b") as pilot,
    ):
        await done(pilot)
        assert "No table has the name or code “[b]x”." in text(pilot)


async def test_a_second_login_takes_the_seat_the_hand_or_neither(tmp_path: Path) -> None:
    async with a_hall(tmp_path, MILA) as hall:
        table = await hall.create(MILA, shared("mila", "Bot", levels=[None, "random"]))
        first = await hall.enter(MILA, table)
        for key, how in [("o", None), ("m", "hand"), ("t", "seat")]:
            async with a_lobby(hall, MILA, tmp_path) as pilot:
                await done(pilot)
                assert "in another window." in text(pilot)
                await press(pilot, key)
                assert isinstance(pilot.app.screen, PlayScreen) == (how is not None)
                assert first.how == ("watch" if how == "seat" else "seat")
        first.end()


@pytest.mark.parametrize("visitor", [MILA, OTA])
async def test_a_finished_game_is_shown_from_its_first_move(
    tmp_path: Path, visitor: Visitor
) -> None:
    async with a_hall(tmp_path) as hall:
        table = await hall.create(MILA, shared("mila", "Bot", levels=[None, "random"]))
        stay = await hall.enter(MILA, table)
        stay.table.play(0, stay.table.match.legal()[0], 0, NOON)
        stay.table.agree_to_end(0, NOON)
        await stay.presence.room.keeper.settle()
        stay.end()
        async with a_lobby(hall, visitor, tmp_path, keys=["1", "enter"]) as pilot:
            screen = pilot.app.screen
            assert isinstance(screen, PlayScreen)
            assert (screen.mode, screen.desk.seen.step) == ("replay", 0)


async def test_a_guest_is_told_that_his_seat_ends_with_the_server(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall, a_lobby(hall, GUEST, tmp_path) as pilot:
        assert "You are a guest: when you leave the server, you lose your seats." in text(pilot)


async def test_a_newcomer_is_welcomed_and_plays_a_first_game_alone(tmp_path: Path) -> None:
    async with (
        a_hall(tmp_path, TOM) as hall,
        a_lobby(hall, MILA, tmp_path, settings=Settings()) as pilot,
    ):
        assert isinstance(pilot.app.screen, FirstStartScreen)
        await press(pilot, "1", "y", "3", "p")
        assert isinstance(pilot.app.screen, PlayScreen)
        (card,) = hall.cards(MILA)
        assert (card.game, card.stage, card.access) == ("seeland", "playing", "keys")
        assert hall.cards(TOM) == ()
    assert load(tmp_path / "mila" / "settings.json").settings.welcomed


async def test_the_line_for_others_goes_to_the_clipboard_if_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for wanted in (True, False):
        settings = Settings(welcomed=True, clipboard=wanted)
        hall = Shown(tmp_path, CARDS, [MILA])
        async with a_lobby(hall, MILA, tmp_path, settings=settings) as pilot:
            copied: list[str] = []
            monkeypatch.setattr(pilot.app, "copy_to_clipboard", copied.append)
            await press(pilot, "3", "enter")
            assert copied == ([f"{DOOR} -t jaro"] if wanted else [])


async def test_results_are_those_of_the_visitors_tables(tmp_path: Path) -> None:
    agreed = changed(CARDS[7], id="9", name="dohoda", winners=(), changed=1.0)
    others = changed(CARDS[6], stage="ended", winners=(0,))
    hall = Shown(tmp_path, [*CARDS, agreed, others], [MILA])
    async with a_lobby(hall, MILA, tmp_path, keys=["w"]) as pilot:
        shown = text(pilot)
        assert "2 games" in shown
        assert "Eva 231*, mila 208" in shown
        assert "(ended by agreement)" in shown
        assert "Jan" not in shown


@pytest.mark.parametrize(
    ("visitor", "said"),
    [
        (MILA, "Kept on the server for your key."),
        (GUEST, "Kept while you are here: you have no key."),
    ],
)
async def test_settings_of_a_visitor_tell_nothing_of_the_servers_disk(
    tmp_path: Path, visitor: Visitor, said: str
) -> None:
    hall = Shown(tmp_path, (), [visitor])
    async with a_lobby(hall, visitor, tmp_path, keys=["p"]) as pilot:
        assert said in text(pilot)
        assert "Bot speed" not in text(pilot)
        file = tmp_path / visitor.name / "settings.json"
        file.unlink()
        file.mkdir()
        await press(pilot, "down", "right")
        assert "The settings could not be saved." in text(pilot)
        assert str(tmp_path) not in text(pilot)


async def test_the_language_changes_the_lobby_at_once(tmp_path: Path) -> None:
    async with a_lobby(Shown(tmp_path, CARDS, [MILA]), MILA, tmp_path) as pilot:
        await press(pilot, "p", "right", "escape")
        assert "▸p Nastavení" in text(pilot)


@pytest.mark.parametrize("keys", [[], ["4"], ["tab"], ["slash", "e"], ["3", "enter"]])
async def test_walking_through_the_sizes(tmp_path: Path, keys: list[str]) -> None:
    hall = Shown(tmp_path, CARDS, [MILA])
    async with a_lobby(hall, MILA, tmp_path, language="cs", keys=keys) as pilot:
        screen, before = lobby(pilot), text(pilot)
        at = screen.standing.at
        for size in SIZES:
            await resize(pilot, size)
            for panel in screen.query(LinesPanel):
                if panel.visible:
                    assert max(map(width, panel.lines), default=0) <= size[0]
                    assert len(panel.lines) <= size[1]
        assert screen.standing.at == at
        if screen.dialog is None:
            assert focused(text(pilot)) == focused(before)
