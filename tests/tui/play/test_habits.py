"""Who goes for a work contract is settled once: by a seat at the table, else by the settings."""

from __future__ import annotations

import pytest

from core.journal import CannotUndo
from core.labora.model import Fee, Send, Visit, Who
from core.table import Table
from tests.tui.play.tables import table
from tui.play.habits import Habits
from tui.play.scene import Contract
from tui.play.session import Session
from tui.screens.registry import painter_for


def hired(at: Table) -> list[object]:
    """Give the steps of a contract with the next seat, as far as the guest chooses them."""
    begin = next(one for one in at.match.legal() if getattr(one, "verb", "") == "contract")
    state = at.game.clone(at.match.state)
    at.game.apply(state, begin)
    visit = next(
        one for one in at.game.legal(state) if isinstance(one, Visit) and one.seat != state.seat
    )
    return [begin, visit, Fee("coins")]


def session(at: Table, usual: Contract, **said: Contract) -> Session:
    """Sit down with settings that say `usual`; `tom="prior"` is said at the table."""
    habits = Habits(painter_for(at.game), lambda: usual)
    for name, wanted in said.items():
        names = [sitter.name.casefold() for sitter in at.sitters]
        habits.say(names.index(name), wanted)
    found = Session(at, lambda: 0.0, habit=habits.answer)
    found.play_forced()
    return found


def kinds(at: Table) -> list[str]:
    """List the kinds of the steps played."""
    return [step.action.kind for step in at.match.journal]


@pytest.mark.parametrize("who", ["prior", "brother"])
def test_the_owner_is_not_asked_who_has_settled_it(who: Who) -> None:
    at = table(None, None, None, game="labora")
    here = session(at, "ask", tom=who)
    here.play(hired(at))
    step = at.match.journal[3]
    assert (step.seat, step.action, step.forced, step.unasked) == (1, Send(who), True, True)
    sent = next(line.event for line in at.match.log(None) if line.event.kind == "sent")
    assert sent.values["prior"] == (who == "prior")
    assert at.match.to_move == here.seat == 0


def test_one_habit_of_the_settings_is_that_of_all_who_have_said_nothing() -> None:
    at = table(None, None, None, game="labora")
    here = session(at, "prior", tom="ask")
    here.play(hired(at))
    assert kinds(at) == ["begin", "visit", "fee"]
    assert (at.match.to_move, here.seat) == (1, 1)
    other = table(None, None, None, game="labora")
    session(other, "prior").play(hired(other))
    assert other.match.journal[3].action == Send("prior")


def test_the_step_is_taken_back_with_what_went_before_and_played_again_with_it() -> None:
    at = table(None, None, None, game="labora")
    here = session(at, "brother")
    here.play(hired(at))
    after = kinds(at)
    assert here.seat == 0
    # The coin was the only fee, and goes with the building that was chosen.
    assert here.undo("step") == len(after) - 1
    assert kinds(at) == ["begin"]
    here.redo()
    assert kinds(at) == after == ["begin", "visit", "fee", "send"]
    here.undo("path")
    assert not at.match.journal


def test_a_choice_that_was_asked_for_is_still_not_taken_back_by_another() -> None:
    at = table(None, None, None, game="labora")
    here = session(at, "ask")
    here.play(hired(at))
    here.play([Send("prior")])
    assert not at.match.journal[3].unasked
    with pytest.raises(CannotUndo, match="others"):
        at.undo(0, "step", 0.0)


def test_an_own_clergyman_is_always_asked_for() -> None:
    at = table(None, None, None, game="labora")
    here = session(at, "prior")
    begin = next(one for one in at.match.legal() if getattr(one, "verb", "") == "clergy")
    here.play([begin])
    visit = next(one for one in at.match.legal() if isinstance(one, Visit))
    here.play([visit])
    assert at.match.step == 2
    assert {one.kind for one in at.match.legal()} == {"send"}


def test_no_habit_speaks_for_a_bot() -> None:
    at = table(None, "random", None, game="labora")
    here = session(at, "prior")
    here.play(hired(at))
    assert kinds(at) == ["begin", "visit", "fee"]
    assert at.question_seat() == 1
    assert not here.play_habits()


def test_what_a_bot_began_is_answered_when_the_screen_hears_of_it() -> None:
    at = table("random", None, None, game="labora")
    here = session(at, "prior")
    for action in hired(at):
        at.play(0, action, at.match.step, 0.0)
    here.follow()
    here.seen()
    assert here.play_habits()
    assert at.match.journal[3].action == Send("prior")
    assert not here.play_habits()


def test_a_replayed_moment_is_no_question() -> None:
    at = table(None, None, None, game="labora")
    here = session(at, "ask")
    here.play(hired(at))
    habits = Habits(painter_for(at.game), lambda: "prior")
    assert habits.answer(here.seen()) == Send("prior")
    assert habits.answer(here.seen(2)) is None
    assert habits.answer(at.seen(None)) is None


def test_games_without_contracts_have_no_habits() -> None:
    at = table(None, None, game="burgundy")
    assert Habits(painter_for(at.game), lambda: "prior").answer(at.seen(0)) is None
