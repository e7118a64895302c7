"""Whole games played with keys alone, and what choosing does at a real table."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from core.labora.model import Building, Settling
from tests.tui.labora.boards import BOX
from tests.tui.play.tables import desk_at, table
from tui.play.desk import Desk
from tui.play.scene import Thing

_MOST_KEYS = 20_000


def _things(desk: Desk) -> Sequence[Thing]:
    return desk.painter.things(desk.scene(80, 24, []))


def _press(desk: Desk, rng: random.Random) -> None:
    """Choose something allowed by its key, and do it when Enter would."""
    step = desk.session.table.match.step
    keys = [entry.key for entry in desk.composer.entries if entry.allowed]
    assert desk.choose(rng.choice(keys))
    if desk.session.table.match.step > step or desk.composer.chosen() is None:
        return
    desk.enter(_things(desk))
    if desk.session.table.match.step == step:
        assert desk.message, "Enter did nothing and said nothing"
        desk.enter(_things(desk))
    assert desk.session.table.match.step > step


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_a_game_is_played_from_the_first_to_the_last_move_with_letters_and_enter(
    seats: int,
) -> None:
    rng = random.Random(seats)
    at = table(*[None] * seats, game="labora")
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


def test_a_letter_that_only_opens_a_list_needs_no_enter_and_esc_takes_it_back() -> None:
    desk = desk_at(table(None, None, None, game="labora"))
    assert desk.choose("b")
    assert isinstance(desk.seen.view.pending[-1], Building)
    assert desk.back()
    assert not desk.seen.view.pending


def test_building_is_letter_label_label_enter() -> None:
    desk = desk_at(table(None, None, None, game="labora"))
    assert desk.choose("b")
    entry = next(one for one in desk.composer.entries if one.allowed)
    assert desk.choose(entry.key)
    if desk.composer.level == "ways":
        assert desk.choose("a")
    desk.enter(_things(desk))
    view = desk.seen.view
    assert not isinstance(view.pending[-1], Building | Settling)
    assert len(view.players[0].cards) == 9


def test_the_rule_of_the_chosen_building_is_shown() -> None:
    desk = desk_at(table(None, None, None, game="labora"))
    assert desk.choose("b")
    entry = desk.composer.current
    assert entry is not None
    card = entry.group.id.removeprefix("choose:")
    cards = BOX.cards
    assert desk.rule_id(_things(desk)) == cards[card].rule
