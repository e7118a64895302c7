"""A line of the log never changes after it was written, and names who did what it tells."""

from __future__ import annotations

import random

import pytest

from core.games import create
from core.match import Match
from core.table import Sitter, Table
from tests.tui.play.tables import NAMES, desk_at
from tui.play.desk import Desk
from tui.words.log import phrase, sentence, told

GAMES = [
    (game, seats) for game in ("struggle", "burgundy", "seeland", "labora") for seats in (2, 3)
]


def _table(game: str, seats: int, **options: str) -> Table:
    rules = create(game)
    match = Match(rules, rules.options(**options), seats, 5)
    return Table(match, [Sitter(name) for name in NAMES[:seats]], "honest")


def _play(at: Table, rng: random.Random) -> None:
    seat = at.match.to_move
    assert seat is not None
    at.play(seat, rng.choice(at.match.legal()), at.match.step, 0.0)


def _written(desk: Desk) -> list[tuple[str, int, int | None, str]]:
    """Give each line as it is read, with the name of its turn."""
    scene = desk.scene(120, 40, [])
    lines = told(desk.voice, desk.game_words, desk.seen.log)
    names = {one.turn: desk.painter.turn_name(scene, one.turn) for one in lines}
    return [(names[one.turn], one.turn, one.seat, one.text) for one in lines]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_line_never_changes_after_it_was_written(game: str, seats: int) -> None:
    at, rng = _table(game, seats), random.Random(seats)
    before: list[tuple[str, int, int | None, str]] = []
    names: set[str] = set()
    while not at.match.over and at.match.step < 200:
        desk = desk_at(at)
        now, turn = _written(desk), at.match.state.turns
        kept = [one for one in before if one[1] < turn and one[1] < before[-1][1]]
        assert now[: len(kept)] == kept
        first = {one[1]: one[0] for one in before}
        assert all(first.get(one[1], one[0]) == one[0] for one in now)
        names |= {one[0] for one in now}
        before = now
        _play(at, rng)
    assert len(names) > 1


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_a_bot_did_in_a_seat_has_its_own_name(game: str, seats: int) -> None:
    at, rng = _table(game, seats), random.Random(3)
    while at.match.state.turns < 2 * seats or at.match.to_move != 0:
        _play(at, rng)
    own = at.match.step
    at.resign(0, "easy", 1.0, stands_in=True)
    while at.match.state.turns < 4 * seats:
        _play(at, rng)
    stood = at.match.step
    at.come_back(0, 2.0)
    desk = desk_at(at)
    voice, words = desk.voice, desk.game_words
    voice = type(voice)(voice.words, voice.names, 0, voice.minus)
    said = [
        (line.step, sentence(voice, words, line.event, bot=line.bot))
        for line in at.match.log(0)
        if line.event.rule and line.event.seat == 0 == at.match.journal[line.step].seat
    ]
    bots = [text for step, text in said if own <= step < stood]
    mine = [text for step, text in said if step < own]
    assert bots
    assert all(text.startswith("Eva (bot) ") for text in bots)
    assert mine
    assert all(text.startswith("you ") for text in mine)
    remarks = [phrase(voice, words, line.event) for line in at.match.log(0) if not line.event.rule]
    assert remarks[0].startswith("are away; a bot plays for now")
    # All that was done in the own name belongs to what the returning player is told.
    recap = {line.step for line in desk.session.recap(0) if line.event.rule}
    assert {step for step, _ in said if own <= step < stood} <= recap
