"""What choosing does at a real table."""

from __future__ import annotations

from core.labora.model import Building, Settling
from tests.tui.labora.boards import BOX
from tests.tui.play.tables import desk_at, table, things


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
    desk.enter(things(desk))
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
    assert desk.rule_id(things(desk)) == cards[card].rule
