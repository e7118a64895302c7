"""Hints while a game is played, and what a bot thinks of the turns when it is over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from core.bots import create
from core.bots.hints import Advice
from core.bots.review import Verdict, moments
from core.table import Sitter
from tests.tui.screens.conftest import Opening, settle, text
from tests.tui.screens.playing import Herna, at_table, my_turn, play_screen, press, write
from tui.play.presence import Presence
from tui.play.thinker import Thinker, ThinkingFailed
from tui.screens.play import PlayScreen
from tui.screens.play_home import AtHome
from tui.settings import Settings, save
from tui.widgets.lines import plain

NAMES = ("Eva", "Tom")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home where bots play at once."""
    place = tmp_path / "home"
    save(place / "settings.json", Settings(welcomed=True, bot_speed="instant"))
    return place


async def shown(pilot: Herna, wanted: str) -> str:
    """Wait until the screen shows something and give it all."""
    for _ in range(600):
        await settle(pilot)
        if wanted in text(pilot):
            return text(pilot)
        await asyncio.sleep(0.02)
    raise AssertionError(f"{wanted!r} is not shown:\n{text(pilot)}")


async def test_a_hint_names_two_lines_and_is_counted(herna: Opening, home: Path) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await my_turn(pilot)
        await press(pilot, "W")
        page = await shown(pilot, "The numbers are the expected change of your lead")
        assert 1 <= page.count(" VP") <= 2
        table = play_screen(pilot).kept.table
        assert table.hints() == (1, 0)
        await press(pilot, "W", "W")
        assert "The numbers are the expected change of your lead" in text(pilot)
        assert table.hints() == (1, 0), "the same hint is given once"
        await press(pilot, "W", "S")
        assert "Eva: 1 hint" in text(pilot)
        await press(pilot, "S", "L")
        assert "asked a bot for a hint" in text(pilot)


async def test_who_closes_the_hint_stops_the_bot(
    herna: Opening, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = asyncio.Event()

    async def think(thinker: Thinker, task: str, *given: Any) -> Any:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            stopped.set()
            raise

    monkeypatch.setattr(Thinker, "ask", think)
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await my_turn(pilot)
        await write(pilot, "hint")
        await shown(pilot, "The bot is thinking.")
        await press(pilot, "escape")
        await asyncio.wait_for(stopped.wait(), 5)
        assert play_screen(pilot).kept.table.hints() == (0, 0)


async def test_no_hint_without_a_turn_a_word_or_leave(
    herna: Opening, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(thinker: Thinker, task: str, *given: Any) -> Any:
        raise ThinkingFailed("closed")

    monkeypatch.setattr(Thinker, "ask", fail)
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await my_turn(pilot)
        await press(pilot, "W")
        await shown(pilot, "The bot has no suggestion.")
        await press(pilot, "W")
        monkeypatch.setattr(AtHome, "hints", property(lambda company: False))
        await press(pilot, "W")
        assert "Hints are not allowed at this table." in text(pilot)


@pytest.mark.parametrize("planned", [False, True])
async def test_alone_nobody_is_led_and_a_plan_is_named(
    herna: Opening, home: Path, monkeypatch: pytest.MonkeyPatch, planned: bool
) -> None:
    async def advise(thinker: Thinker, task: str, question: Any) -> Any:
        return (Advice((question.legal[0],), 2.0, (), planned),)

    monkeypatch.setattr(Thinker, "ask", advise)
    async with herna(**at_table("Eva", game="labora")) as pilot:
        await press(pilot, "W")
        page = await shown(pilot, "The numbers show how much better off")
        assert "your lead" not in page and "opponents" not in page
        assert ("starts a plan" in page) is planned


async def test_marked_turns_are_listed_and_found_in_the_replay(
    herna: Opening, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    beside: list[Any] = []
    better: list[Any] = []

    async def weigh(thinker: Thinker, task: str, question: Any, played: Any, *more: Any) -> Any:
        if task == "hints.why":
            beside.append((question.step, *more))
            return ()
        asked.append(question.step)
        if len(asked) in (2, 3):
            better.append(played[:1])
            return Verdict("?" if len(asked) == 2 else "??", 0.1 * len(asked), better[-1])
        return Verdict("", 0.0, ())

    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await my_turn(pilot)
        screen = play_screen(pilot)
        match = screen.kept.table.match
        while match.step < 40:
            screen.kept.table.play(match.to_move or 0, match.legal()[0], match.step, 0.0)
        await press(pilot, "comma", "W")
        assert "A game can be reviewed once it is over." in text(pilot)
        assert "W why" not in text(pilot)
        screen.kept.table.agree_to_end(0, 0.0)
        await shown(pilot, "The game is over")
        monkeypatch.setattr(Thinker, "ask", weigh)
        await press(pilot, "r")
        assert "W why  n next mark" in text(pilot)
        await press(pilot, "W")
        page = await shown(pilot, "winning chances down 30%")
        assert "Weak turns" in page
        assert "winning chances down 20%" in page
        await press(pilot, "W", "n")
        assert screen.desk.moments.step == asked[1]
        assert "winning chances down 20%" in text(pilot)
        await press(pilot, "W", "W")
        assert beside[-1] == (asked[1], better[0]), "the same other line stands in the list"
        await press(pilot, "n")
        assert screen.desk.moments.step == asked[2]
        await press(pilot, "n")
        assert "No marked turn in that direction." in text(pilot)
        await press(pilot, "N")
        assert screen.desk.moments.step == asked[1]


async def test_a_bot_says_why_a_turn_of_the_finished_game_was_played(
    herna: Opening, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    think = Thinker.ask

    async def ask(thinker: Thinker, task: str, *given: Any) -> Any:
        return (
            Verdict("", 0.0, ()) if task == "review.weigh" else await think(thinker, task, *given)
        )

    monkeypatch.setattr(Thinker, "ask", ask)
    async with herna(**at_table("Eva", "Tom=medium")) as pilot:
        await my_turn(pilot)
        table = play_screen(pilot).kept.table
        while table.match.step < 40 and (seat := table.match.to_move) is not None:
            table.play(seat, table.match.legal()[0], table.match.step, 0.0)
        table.agree_to_end(0, 0.0)
        await shown(pilot, "The game is over")
        await press(pilot, "r", "W")
        page = await shown(pilot, "Alternatives:")
        assert "Why " in page and "Played:" in page
        assert page.count(" VP") == 2
        assert "Weak turns" in page
        await press(pilot, "W", "escape", "W")
        page = await shown(pilot, "No mistakes were found.")
        assert "Why" not in page, "no turn is shown"


def elsewhere(screen: PlayScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all people at the table sit at other keyboards; this one only watches."""
    screen.here.one_person = True
    monkeypatch.setattr(Presence, "seats", property(lambda presence: ()))


async def marked(pilot: Herna, screen: PlayScreen, steps: int) -> None:
    """Play by chance, end the game, and look at its marks."""
    table, bot = screen.kept.table, create("random")
    while table.match.step < steps and (seat := table.match.to_move) is not None:
        match = table.match
        seen = (match.game, match.view(seat), seat, match.memory(seat))
        table.play(seat, bot.choose(*seen, match.legal(), match.step), match.step, 0.0)
    table.agree_to_end(0, 0.0)
    await shown(pilot, "The game is over")
    await press(pilot, "r", "W")
    await shown(pilot, "winning chances down 20%")


async def everything_is_bad(thinker: Thinker, task: str, question: Any, played: Any) -> Verdict:
    """Mark each turn; nobody may ask why it was played."""
    assert task == "review.weigh", "why would show the hand"
    return Verdict("?", 0.2, played)


async def test_marked_turns_are_called_as_in_the_log(
    herna: Opening, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def weigh(thinker: Thinker, task: str, *given: Any) -> Any:
        return Verdict("?", 0.2, given[1][:1]) if task == "review.weigh" else ()

    monkeypatch.setattr(Thinker, "ask", weigh)
    async with herna(**at_table("Eva", "Tom=random", game="burgundy")) as pilot:
        await my_turn(pilot)
        await marked(pilot, play_screen(pilot), 30)
        assert "A1 Tom" in await shown(pilot, "A2 Eva")


@pytest.mark.parametrize("resigned", [False, True])
async def test_of_a_person_elsewhere_nothing_is_told(
    herna: Opening, home: Path, monkeypatch: pytest.MonkeyPatch, resigned: bool
) -> None:
    monkeypatch.setattr(Thinker, "ask", everything_is_bad)
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await my_turn(pilot)
        screen = play_screen(pilot)
        elsewhere(screen, monkeypatch)
        await marked(pilot, screen, 20)
        if resigned:
            screen.kept.table.sitters[0] = Sitter("Eva", "medium", resigned=True)
        screen.repaint()
        await settle(pilot)
        page = text(pilot)
        told = {name: [row for row in page.splitlines() if f" {name} " in row] for name in NAMES}
        assert told["Eva"] and not any("Better" in row for row in told["Eva"])
        assert any("Better" in row for row in told["Tom"]), "a bot has nothing to hide"
        assert "Why Eva" not in page


async def test_what_passed_between_a_bot_and_a_person_elsewhere_is_not_told(
    herna: Opening, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinker, "ask", everything_is_bad)
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await my_turn(pilot)
        screen = play_screen(pilot)
        elsewhere(screen, monkeypatch)
        await marked(pilot, screen, 300)
        match = screen.kept.table.match
        passed = {"took-blind", "took-seen", "gave-player", "used-guild"}
        own = [moment for moment in moments(match) if moment.seat == 1]
        secret = [
            moment
            for moment in own
            if passed
            & {
                line.event.kind
                for line in match.log(None)
                if line.step in range(moment.step, moment.step + len(moment.steps))
            }
        ]
        assert 0 < len(secret) < len(own)
        for _ in range(600):
            await settle(pilot)
            drawn = plain(screen.review.draw(screen.scene()))
            if "are weighed up" not in drawn:
                break
        assert drawn.count(" Tom ") == len(own)
        assert drawn.count("Better") == len(own) - len(secret)


async def test_a_hint_is_taken_by_its_number_and_confirmed_by_enter(
    herna: Opening, home: Path
) -> None:
    async with herna(**at_table("Eva", "Tom=random")) as pilot:
        await my_turn(pilot)
        await press(pilot, "W")
        await shown(pilot, "1-2 choose")
        screen = play_screen(pilot)
        found = screen.adviser._found
        assert found is not None
        await press(pilot, "1")
        assert screen.look is None
        way = screen.desk.composer.chosen()
        assert way is not None
        assert way.steps[0] == found[0].steps[0]
        await press(pilot, "enter", "enter")
        assert screen.kept.table.match.journal[0].action == found[0].steps[0]
