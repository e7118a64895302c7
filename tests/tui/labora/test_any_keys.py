"""Whatever is pressed at a table of this game, the screen can be drawn and the game goes on."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from core.match import Match
from core.table import Sitter, Table
from tests.tui.labora.boards import GAME, NAMES
from tests.tui.play.tables import desk_at
from tui.keys import DIGITS, LABELS
from tui.play.desk import Desk
from tui.play.scene import Direction
from tui.widgets.lines import width

SIZES = ((80, 24), (120, 40), (100, 30))
PRESSES = 220
DIRECTIONS: tuple[Direction, ...] = ("up", "down", "left", "right")


def _late_desk(rng: random.Random) -> Desk:
    """Sit down in the middle of a game that chance has played."""
    seats = rng.choice((1, 2, 3, 4))
    options = GAME.options(country=rng.choice(("france", "ireland")))
    match = Match(GAME, options, seats, rng.randrange(999))
    for _ in range(rng.randrange(300)):
        seat = match.to_move
        assert seat is not None
        match.play(seat, rng.choice(match.legal()), match.step, 0.0)
    return desk_at(Table(match, [Sitter(name) for name in NAMES[:seats]], "free"))


def _press(desk: Desk, rng: random.Random, size: tuple[int, int]) -> str:
    scene = desk.scene(*size, [])
    things = desk.painter.things(scene)
    keys = [entry.key for entry in desk.composer.entries if entry.key]
    kind = rng.choice(("key", "key", "key", "enter", "enter", "arrow", "arrow", "other"))
    if kind == "key":
        key = rng.choice([*keys, rng.choice(DIGITS + LABELS)])
        desk.choose(key)
        return key
    if kind == "arrow":
        direction = rng.choice(DIRECTIONS)
        desk.roaming.arrow(direction, scene)
        return direction
    deeds: dict[str, Callable[[], object]] = {
        "enter": lambda: desk.enter(things),
        "O": lambda: desk.roaming.next_board(scene),
        ";": lambda: desk.roaming.look_around(things),
        "Tab": lambda: desk.next_zone(rng.choice((1, -1)), things),
        "n": lambda: desk.roaming.legal(rng.choice((1, -1))),
        "Esc": desk.back,
        "u": lambda: desk.undo("step"),
        ",": lambda: desk.replay("back"),
        "PgUp": lambda: desk.replay("turn-back"),
        "Home": lambda: desk.replay("home"),
        "End": lambda: desk.replay("live"),
    }
    name = "enter" if kind == "enter" else rng.choice(list(deeds))
    deeds[name]()
    return name


@pytest.mark.parametrize("seed", range(3))
def test_any_keys_lead_to_a_screen_that_can_be_drawn(seed: int) -> None:
    rng = random.Random(seed)
    desk, pressed = _late_desk(rng), []
    for _ in range(PRESSES):
        size = rng.choice(SIZES)
        pressed.append(_press(desk, rng, size))
        scene = desk.scene(*size, [])
        for place in desk.painter.layout(scene):
            lines = desk.painter.draw(place, scene)
            assert all(width(line) == place.width for line in lines), pressed[-20:]
        assert desk.seen.ended or not desk.seen.my_turn or desk.composer.current is not None
        desk.rule_id(desk.painter.things(scene))
        desk.painter.hints(scene)
