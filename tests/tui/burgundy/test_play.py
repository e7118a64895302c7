"""What choosing does at a real table."""

from __future__ import annotations

from tests.tui.play.tables import desk_at, table, things


def test_taking_a_card_is_letter_letter_enter() -> None:
    desk = desk_at(table(None, "medium", game="burgundy"))
    assert desk.choose("t")
    if desk.composer.level == "targets":
        assert desk.choose("a")
    desk.enter(things(desk))
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
        card = next(thing for thing in things(desk) if thing.id in entry.things)
        assert desk.rule_id(things(desk)) == card.rule
        return
    raise AssertionError("no table lets a card be chosen")
