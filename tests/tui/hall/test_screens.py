"""Screens of several visitors at one table: what each of them shows, and whose they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tui.hall.apps import Herna, go, press, settle, text, visit, write
from tests.tui.hall.people import ADA, EVA, TOM, hall_in, shared
from tui.hall.hall import Hall
from tui.play import bot_seats
from tui.play.scene import Aids
from tui.screens.lobby_words import terms
from tui.screens.play import PlayScreen
from tui.words import Words


async def seated(hall: Hall, *seats: str, **more: Any) -> str:
    """Make Eva's table and let Tom join it, and Ada if a seat is left."""
    table = await hall.create(EVA, shared(*(seats or ("me", "open")), **more))
    for visitor in (TOM, ADA)[: seats.count("open") if seats else 1]:
        await hall.join(visitor, table)
    return table


async def end_turn(pilot: Herna) -> None:
    """End the swaps and the turn, whatever is asked."""
    screen = pilot.app.screen
    assert isinstance(screen, PlayScreen)
    turns = screen.kept.table.match.state.turns
    for _ in range(6):
        await press(pilot, "e", "enter")
        if "Enter again" in screen.desk.message:
            await press(pilot, "enter")
        if screen.kept.table.match.state.turns != turns:
            return
    raise AssertionError("the turn does not end")


async def test_a_step_of_one_stands_on_the_screens_of_all_each_in_its_own_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lent: list[tuple[object, object]] = []
    owners: dict[PlayScreen, object] = {}
    taken = PlayScreen.take

    def take(screen: PlayScreen) -> None:
        lent.append((screen.app, owners[screen]))
        taken(screen)

    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path, (120, 40), "cs", theme="light") as tom,
        visit(hall, ADA, tmp_path, theme="light") as ada,
    ):
        table = await seated(hall)
        own, other, watching = await go(eva, table), await go(tom, table), await go(ada, table)
        owners |= {own: eva.app, other: tom.app, watching: ada.app}
        monkeypatch.setattr(PlayScreen, "take", take)
        assert own.desk.seen.my_turn
        await end_turn(eva)
        await settle(tom, ada)
        assert (own.desk.seen.my_turn, other.desk.seen.my_turn) == (False, True)
        assert watching.desk.seen.step == own.desk.seen.step > 0
        assert all("▸TOM" in text(pilot) for pilot in (eva, tom, ada))
        assert {app for app, _ in lent} == {eva.app, tom.app, ada.app}
        assert all(app is mine for app, mine in lent)
        assert (eva.app.theme, tom.app.theme) == ("herna-dark", "herna-light")
        assert "Tah 1" in text(tom) and "Turn 1" in text(eva)
        await press(tom, "m")
        assert own.desk.composer.level == "groups"
        assert other.focused is None or other.focused.app is tom.app


async def test_who_goes_is_missed_and_who_comes_back_is_told_what_happened(
    tmp_path: Path,
) -> None:
    async with hall_in(tmp_path / "tables") as hall, visit(hall, EVA, tmp_path) as eva:
        table = await seated(hall)
        own = await go(eva, table)
        assert own.desk.company == "At the table: Eva. Away: Tom."
        async with visit(hall, TOM, tmp_path) as tom:
            await go(tom, table)
            await settle(eva)
            assert "Tom is here now." in text(eva)
            await end_turn(eva)
            await settle(tom)
            await end_turn(tom)
            await press(tom, "q", "s")
            await settle(eva)
            assert "Tom is away." in text(eva)
            assert not isinstance(tom.app.screen, PlayScreen)
            await end_turn(eva)
            await press(eva, "enter")
            assert own.desk.message == "Waiting for Tom, who is away."
            await go(tom, table)
            assert "Since your last turn" in text(tom)
            assert "Eva" in text(tom)
            await press(tom, "T")
            assert "Since your last turn" not in text(tom)
            await press(tom, "T", "escape")
        await settle(eva)
        assert "Tom is away." in text(eva)


async def test_a_bot_stands_in_when_all_who_are_here_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "PAUSE_SECONDS", 0.0)
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path) as tom,
    ):
        table = await seated(hall, "me", "open", "open")
        own = await go(eva, table)
        await go(tom, table)
        await press(eva, "q", "a")
        await settle(tom)
        assert "Ada is away. May a bot play that seat" in text(tom)
        await press(tom, "o")
        await settle(eva)
        assert own.kept.table.sitters[2].human
        assert "Tom wants to play on." in text(eva)
        await write(eva, "seat ada")
        await settle(tom)
        await press(tom, "y")
        await settle(eva)
        assert own.kept.table.sitters[2].level == "medium"
        await end_turn(eva)
        await settle(tom)
        await end_turn(tom)
        for _ in range(50):
            await settle(eva, tom)
            if own.desk.seen.my_turn:
                break
        assert own.desk.seen.my_turn
        async with visit(hall, ADA, tmp_path) as ada:
            third = await go(ada, table)
            assert third.session.seat == 2
            await settle(eva)
            kinds = [line.event.kind for line in own.desk.seen.log]
            assert kinds.index("stands-in") < kinds.index("came-back")
            await press(eva, "L")
            assert "is away; a bot plays for now" in text(eva)


async def test_the_game_ends_when_each_agrees_at_the_own_screen(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path) as tom,
    ):
        table = await seated(hall)
        own, other = await go(eva, table), await go(tom, table)
        await write(eva, "end")
        await press(eva, "y")
        await settle(tom)
        assert "Eva wants to end the game now." in text(tom)
        await press(tom, "enter")
        await settle(eva)
        assert "Tom wants to play on." in text(eva)
        assert not own.kept.table.agreed
        await write(tom, "end")
        await press(tom, "y")
        await settle(eva)
        await press(eva, "y")
        await settle(tom)
        assert own.kept.table.ended and other.desk.seen.ended
        assert "The game is over" in text(eva)
        assert "The game is over" in text(tom)
        await press(eva, "a")
        await settle(eva, tom)
        assert "Eva has set up the next game." in text(tom)
        await press(tom, "y")
        await settle(eva, tom)
        again = tom.app.screen
        assert isinstance(again, PlayScreen) and again is not other
        assert again.kept.table is eva.app.screen.kept.table  # type: ignore[attr-defined]
        assert again.session.seat == 1
        assert not again.desk.seen.ended


async def test_a_question_that_is_settled_is_taken_back(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
    ):
        table = await seated(hall, "me", "open", "open")
        own = await go(eva, table)
        tom, ada = await hall.enter(TOM, table), await hall.enter(ADA, table)
        tom.agree_to_end()
        await settle(eva)
        assert "Tom wants to end the game now." in text(eva)
        ada.go_on()
        await settle(eva)
        assert own.dialog is None
        ada.end()
        await settle(eva)
        assert tom.want_stand_in(2) == "asked"
        await settle(eva)
        assert "Ada is away. May a bot" in text(eva)
        await hall.enter(ADA, table)
        await settle(eva)
        assert own.dialog is None
        assert "Ada is here now." in text(eva)


async def test_a_seat_is_left_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with hall_in(tmp_path / "tables") as hall, visit(hall, EVA, tmp_path) as eva:
        table = await seated(hall)
        own = await go(eva, table)
        await end_turn(eva)
        await press(eva, "q", "b")
        assert own.kept.table.sitters[0].resigned
        assert own.session.seat is None
        await press(eva, "q", "r")
        assert own.session.seat == 0


async def test_what_is_said_is_made_safe_and_not_too_much(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, ADA, tmp_path, (120, 40)) as ada,
    ):
        table = await seated(hall)
        own, watching = await go(eva, table), await go(ada, table)
        own.company.say("[b]hi[/b]\x1b[31m\x07 you\u202e")
        own.company.say("\x00")
        await settle(eva, ada)
        assert "[b]hi[/b][31m you" in text(ada)
        watching.company.say("x" * 5000)
        await settle(eva, ada)
        first, second = own.kept.table.talk
        assert first.text == "[b]hi[/b][31m you"
        assert (second.name, second.seat, len(second.text)) == ("Ada", None, 300)
        for _ in range(6):
            own.company.say("again")
        assert own.desk.message.startswith("Too many attempts.")
        await press(eva, "C")
        assert "Watching: Ada." in text(eva)


async def test_nothing_that_others_say_takes_the_place_of_a_question(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path, confirm_end="always") as eva,
    ):
        table = await seated(hall)
        own = await go(eva, table)
        await press(eva, "e", "enter", "e", "enter")
        asked = own.desk.message
        assert "Enter again" in asked
        tom = await hall.enter(TOM, table)
        tom.say("Hurry up!")
        await settle(eva)
        assert own.desk.message == asked
        await press(eva, "escape")
        tom.say("Take your time.")
        await settle(eva)
        assert own.desk.message == "Tom: Take your time."


async def test_here_twice(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as first,
        visit(hall, EVA, tmp_path) as second,
    ):
        table = await seated(hall)
        old = await go(first, table)
        hand = await go(second, table, "hand")
        assert (hand.session.seat, hand.desk.seen.only_looks) == (0, True)
        await press(second, "e", "enter")
        assert hand.desk.message == "There is nothing to decide here right now."
        await write(second, "undo")
        await press(second, "q")
        assert not isinstance(second.app.screen, PlayScreen)
        new = await go(second, table)
        await settle(first)
        assert ":seat takes it back" in text(first)
        assert (old.session.seat, new.session.seat) == (None, 0)
        await write(first, "seat")
        await settle(second)
        assert (old.session.seat, new.session.seat) == (0, None)
        assert ":seat takes it back" in text(second)
        await end_turn(first)


async def test_a_table_waits_for_its_people_and_then_begins(tmp_path: Path) -> None:
    async with hall_in(tmp_path / "tables") as hall, visit(hall, EVA, tmp_path) as eva:
        table = await hall.create(EVA, shared("me", "open"))
        own = await go(eva, table)
        assert "The game begins when 1 more seat is taken." in text(eva)
        await press(eva, "e", "enter")
        assert own.kept.table.match.step == 0
        await hall.join(TOM, table)
        await settle(eva)
        assert own.desk.seen.my_turn
        assert "Tom" in text(eva)
        assert "still free" not in text(eva)


async def test_who_waits_at_a_table_sees_its_code_until_it_begins(tmp_path: Path) -> None:
    async with hall_in(tmp_path / "tables") as hall, visit(hall, EVA, tmp_path) as eva:
        table = await hall.create(EVA, shared("me", "open", "open", access="code"))
        own = await go(eva, table)
        card = hall.card(EVA, table)
        assert card is not None and card.code
        code = card.code
        assert f"The game begins when 2 more seats are taken. Code: {code}" in text(eva)
        await press(eva, "enter")
        assert own.desk.message
        assert code not in text(eva)
        await press(eva, "tab")
        assert code in text(eva)
        await hall.join(TOM, table, code)
        await settle(eva)
        assert f"The game begins when 1 more seat is taken. Code: {code}" in text(eva)
        await hall.join(ADA, table, code)
        await settle(eva)
        assert "still free" not in text(eva)
        assert code not in text(eva)


async def test_a_table_limits_the_aids_that_its_visitors_have(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path, memory=False) as eva,
        visit(hall, TOM, tmp_path) as tom,
    ):
        table = await seated(hall, points_ahead=False)
        assert (await go(eva, table)).scene().aids == Aids(points=False, memory=False)
        assert (await go(tom, table)).scene().aids == Aids(points=False, memory=True)
        card = hall.card(TOM, table)
        assert card is not None
        assert "no points in previews" in terms(card, Words("en"))
        assert "seen cards are not listed" not in terms(card, Words("en"))


async def test_what_only_some_may_do(tmp_path: Path) -> None:
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path) as tom,
    ):
        table = await seated(hall)
        own, other = await go(eva, table), await go(tom, table)
        await write(eva, "export x.json")
        assert own.desk.message.startswith("Files cannot be written on a server.")
        assert not list(tmp_path.rglob("x.json"))
        await write(tom, "save mine")
        assert other.desk.message == "Only the host of the table can do that."
        await write(eva, "save kafe")
        assert own.desk.message == "Saved as kafe."
        await settle(tom)
        assert other.desk.table_name == "kafe"
        card = hall.card(TOM, table)
        assert card is not None and card.name == "kafe"


async def test_whoever_is_called_back_hears_it(tmp_path: Path, monkeypatch: Any) -> None:
    from tui.screens import play_deeds

    notices: list[str] = []
    monkeypatch.setattr(play_deeds, "show_notice", lambda _, text, title: notices.append(text))
    monkeypatch.setattr(play_deeds, "show_title", lambda _, title: notices.append(title))
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path, notice=True) as tom,
    ):
        table = await seated(hall, name="kafe")
        await go(eva, table)
        await go(tom, table)
        await end_turn(eva)
        await settle(tom)
        assert notices == ["Herna: it is your turn at kafe."]
        await end_turn(tom)
        assert notices[1:] == ["Herna"]
