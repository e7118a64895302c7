"""Whatever is pressed, no screen is given what its seat may not know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from core.table import Seen
from tests.tui.hall.apps import Herna, go, visit
from tests.tui.hall.people import ADA, EVA, TOM, hall_in, shared
from tui.screens.play import PlayScreen

KEYS = [
    *"abcdefimnoprstuvwxyjk1234567ALOSHMBCTu,.",
    *("enter", "enter", "enter", "escape", "tab", "home", "end", "pageup", "ctrl+u"),
]
_LEAST, _MOST = 100, 1000
"""How many keys are pressed or steps played, the less the faster the game gets on."""


def knows_only_its_own(game: Any, seen: Seen, seats: tuple[int, ...]) -> None:
    """Check that a moment holds nothing that a view for its seat would take away."""
    assert seen.seat is None or seen.seat in seats
    assert game.view(seen.view, seen.seat) == seen.view
    assert all(line.event == line.event.read_by(seen.seat) for line in seen.log)
    if seen.seat is None or seen.turn is None or seen.turn.seat != seen.seat:
        assert not seen.legal
        assert not seen.path


@pytest.mark.parametrize(("game", "seed"), [("struggle", 3), ("seeland", 5)])
async def test_no_key_shows_what_another_seat_knows(tmp_path: Path, game: str, seed: int) -> None:
    chance = random.Random(seed)
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path) as eva,
        visit(hall, TOM, tmp_path) as tom,
        visit(hall, ADA, tmp_path) as ada,
    ):
        table = await hall.create(EVA, shared("me", "open", game=game, seed=seed))
        await hall.join(TOM, table)
        pilots: list[Herna] = [eva, tom, ada]
        screens: list[PlayScreen] = [await go(pilot, table) for pilot in pilots]
        rules = screens[0].kept.table.game
        match = screens[0].kept.table.match
        for number in range(_MOST):
            if (
                number >= _LEAST
                and match.step > 20
                and len({one.seat for one in match.journal}) > 1
            ):
                break
            pilot, screen = chance.choice(list(zip(pilots, screens, strict=True)))
            legal = screen.desk.seen.legal
            if legal and chance.random() < 0.7:
                pilot.app.call_later(_play, screen, chance.choice(legal))
            else:
                await pilot.press(chance.choice(KEYS))
            await screens[0].keeper.settle()
            for each in pilots:
                await each.pause(0)
            for one, seats in zip(screens, ((0,), (1,), ()), strict=True):
                knows_only_its_own(rules, one.desk.seen, seats)
                assert one.seen is None or one.seen.seat in (*seats, None)
        else:
            raise AssertionError("the game does not get on")
        rules.check(match.state)


def _play(screen: PlayScreen, action: Any) -> None:
    screen.desk.play(action)
    screen.take()
