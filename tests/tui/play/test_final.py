"""A desk asks before what cannot be undone at its table, and before nothing that can."""

from __future__ import annotations

from typing import Any

import pytest

from core.chance import below, seeded
from core.final import UndoPolicy
from core.games import names
from core.journal import CannotUndo
from tests.tui.play.tables import desk_at, table
from tui.play.desk import Desk
from tui.play.menu import Way

_WARNING = "This cannot be undone. Press Enter again to confirm."


def _way(desk: Desk, at: int) -> tuple[Way, bool] | None:
    """Point at a line of the first list; give the way Enter stands for, if there is one."""
    entry = desk.composer.first_entries[at]
    desk.composer.point(entry.id)
    way = desk.composer.chosen()
    return None if way is None else (way, entry.ends)


def _refused(desk: Desk, seat: int) -> bool:
    match, free = desk.session.table.match, desk.session.table.policy == "free"
    try:
        match.undo_target(seat, "step", free=free)
    except CannotUndo:
        return True
    return False


@pytest.mark.parametrize("policy", ["honest", "free"])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", names())
def test_enter_is_asked_twice_exactly_for_what_undo_refuses(
    game: str, seats: int, policy: UndoPolicy
) -> None:
    at = table(*[None] * seats, policy=policy, game=game)
    rng, looked = seeded(7), 0
    while not at.match.over and at.match.step < 90:
        desk: Any = desk_at(at)
        desk.session.lift()
        desk.refresh()
        entries = desk.composer.first_entries
        number, rng = below(rng, max(1, len(entries)))
        found = _way(desk, number) if entries else None
        if found is not None and len(found[0].steps) == 1:
            way, _ = found
            seat, (action,) = at.match.to_move, way.steps
            assert seat is not None
            final = desk.composer.final(way)
            asked = desk.doubts.ask(way, final=final, ends=False)
            assert (asked == _WARNING) == final
            at.play(seat, action, at.match.step, 0.0)
            if not at.match.journal[-1].forced:
                looked += 1
                assert _refused(desk, seat) == final, action
            continue
        legal = at.match.legal()
        number, rng = below(rng, len(legal))
        mover = at.match.to_move
        assert mover is not None
        at.play(mover, legal[number], at.match.step, 0.0)
    assert looked


def test_a_free_table_says_that_a_drawn_card_can_be_undone() -> None:
    at = table(None, "easy", policy="free")
    desk = desk_at(at)
    desk.choose("d")
    desk.enter(())
    assert "cannot be undone" not in desk.message
    assert desk.scene(80, 24, []).finality != "This cannot be undone."


def test_undo_says_what_it_took_back() -> None:
    at = table(None, "easy", policy="free")
    desk = desk_at(at)
    before = at.match.step
    desk.play(at.match.legal()[-1])
    assert at.match.step > before
    count = at.match.step - before
    desk.undo("step")
    noun = "1 step undone; Ctrl+R redoes it." if count == 1 else f"{count} steps undone"
    assert desk.message.startswith(noun)


def test_an_honest_table_says_before_a_card_is_given_that_it_stays() -> None:
    desk = desk_at(table(None, None))
    desk.session.lift()
    desk.refresh()
    match = desk.session.table.match
    partner = match.state.players[1]
    assert sum(partner.hand)
    desk.play(next(one for one in match.legal() if one.kind == "take-blind"))
    desk.choose("1")
    scene = desk.scene(120, 40, [])
    panels = [desk.painter.draw(place, scene) for place in desk.painter.layout(scene)]
    lines = ["".join(text for text, _ in line) for panel in panels for line in panel]
    assert "! Sees the card: Tom. This cannot be undone." in " ".join(" ".join(lines).split())
    action = desk.composer.chosen()
    assert action is not None
    assert action.steps[0].kind == "give"
    desk.play(action.steps[0])
    desk.undo("step")
    assert desk.message == "That cannot be undone: it showed something hidden or used chance."


def test_a_finished_turn_stays_and_the_reason_is_true() -> None:
    at = table(None, "easy", game="labora")
    desk = desk_at(at)
    while at.match.state.turns == 0:
        ends = [action for action in at.match.legal() if at.game.ends_turn(action)]
        desk.play((ends or at.match.legal())[0])
    assert at.match.journal[-1].seat == 0
    desk.undo("path")
    assert desk.message == "That cannot be undone: it ended the turn."
