"""Whole games played with keys alone, and what choosing does at a real table."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tests.tui.play.tables import desk_at, table
from tui.play.desk import Desk
from tui.play.scene import Thing

_MOST_KEYS = 20_000


def _things(desk: Desk) -> Sequence[Thing]:
    return desk.painter.things(desk.scene(80, 24, []))


def _press(desk: Desk, rng: random.Random) -> None:
    """Choose something allowed by its key, and do it when Enter would."""
    keys = [entry.key for entry in desk.composer.entries if entry.allowed]
    assert desk.choose(rng.choice(keys))
    if desk.composer.chosen() is not None:
        step = desk.session.table.match.step
        desk.enter(_things(desk))
        if desk.session.table.match.step == step:
            assert desk.message, "Enter did nothing and said nothing"
            desk.enter(_things(desk))
        assert desk.session.table.match.step > step


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_is_played_from_the_first_to_the_last_move_with_letters_and_enter(
    seats: int,
) -> None:
    rng = random.Random(seats)
    at = table(*[None] * seats, game="burgundy")
    desk = desk_at(at)
    keys = 0
    while not at.ended and keys < _MOST_KEYS:
        keys += 1
        if desk.session.curtain is not None:
            desk.session.lift()
            desk.refresh()
            continue
        _press(desk, rng)
    assert at.match.over


def test_taking_a_card_is_letter_letter_enter() -> None:
    desk = desk_at(table(None, "medium", game="burgundy"))
    assert desk.choose("t")
    if desk.composer.level == "targets":
        assert desk.choose("a")
    desk.enter(_things(desk))
    view = desk.seen.view
    assert len(view.players[0].projects) == 1
    assert view.acted


def test_the_rule_of_the_chosen_card_is_shown() -> None:
    for seed in range(8):
        desk = desk_at(table(None, "medium", game="burgundy", seed=seed))
        desk.choose("t")
        entry = desk.composer.current
        if desk.composer.level != "targets" or entry is None:
            continue
        card = next(thing for thing in _things(desk) if thing.id in entry.things)
        assert desk.rule_id(_things(desk)) == card.rule
        return
    raise AssertionError("no table lets a card be chosen")
