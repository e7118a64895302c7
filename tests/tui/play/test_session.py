"""Who is at the keyboard, and when a curtain stands between two players."""

from __future__ import annotations

import pytest

from core.journal import CannotUndo
from core.struggle.model import EndSwaps, EndTurn
from tests.tui.play.tables import table
from tui.play.session import Session


def _end_turn(session: Session) -> None:
    session.play([EndSwaps()])
    session.play([EndTurn(0)])


def test_one_person_needs_no_curtain() -> None:
    session = Session(table(None, "medium"), lambda: 0.0)
    assert not session.shared
    assert session.curtain is None
    assert session.seat == 0
    _end_turn(session)
    assert session.seat == 0
    assert session.curtain is None


def test_the_curtain_stands_until_the_next_player_shows_up() -> None:
    session = Session(table(None, None), lambda: 0.0)
    assert session.curtain == 0
    assert session.seat is None
    assert session.seen().view.players[0].hidden == 3
    session.lift()
    assert session.seat == 0
    assert session.seen().view.players[0].hidden == 0
    _end_turn(session)
    assert session.curtain == 1
    assert session.seat is None


def test_while_a_bot_plays_no_hand_is_shown_at_a_shared_keyboard() -> None:
    session = Session(table(None, "medium", None), lambda: 0.0)
    session.lift()
    _end_turn(session)
    assert session.curtain is None
    assert session.seat is None
    assert all(player.hidden == 3 for player in session.seen().view.players[1:])


def test_the_recap_begins_after_the_own_last_step() -> None:
    session = Session(table(None, None), lambda: 0.0)
    session.lift()
    _end_turn(session)
    session.lift()
    _end_turn(session)
    lines = session.recap(0)
    assert {line.event.seat for line in lines} == {1}
    assert "drew" in {line.event.kind for line in lines}


def test_undo_never_takes_back_what_another_person_did() -> None:
    session = Session(table(None, None), lambda: 0.0)
    session.lift()
    _end_turn(session)
    session.lift()
    with pytest.raises(CannotUndo):
        session.undo("turn")


def test_alone_against_a_bot_undo_goes_back_to_the_turn_before() -> None:
    at = table(None, "random", policy="free")
    session = Session(at, lambda: 0.0)
    _end_turn(session)
    while (question := at.question()) is not None:
        at.play(question.seat, question.legal[0], question.step, 0.0)
    assert at.match.state.turns >= 2
    session.undo("path")
    assert at.match.step == 0
    assert at.match.log(0)[-1].event.kind == "undo"
