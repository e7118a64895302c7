"""The search: it needs no clock, keeps to one, sees nothing hidden, and plays a line on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from core.bots.answering import answer, consider, decide
from core.bots.look_ahead import SearchBot, merged
from core.bots.one_turn import Line
from core.bots.plans import Plans
from core.bots.search import STRONG, Arm, Search, squashed
from core.match import Match
from core.table import Sitter, Table
from tests.core.bots.hiding import Hidden
from tests.core.bots.test_bots import ask, positions
from tests.core.play import Case, cases, dumped
from tests.core.toy import Toy, ToyOptions

QUICK = replace(STRONG, iterations=12, positions=60)


class Watch:
    """A clock that goes on by a fixed time whenever it is read."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 100.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize("case", cases(), ids=str)
def test_it_sees_nothing_that_its_seat_cannot_see(case: Case) -> None:
    """Every hidden thing is changed: the choice is the same, legal, and changes nothing."""
    game, hidden = case.game, Hidden(case.game)
    for match in positions(case, 8, 150)[::4]:
        seat, legal = match.to_move, match.legal()
        assert seat is not None
        view, memory = match.view(seat), match.memory(seat)
        before = dumped(game, view), list(memory), list(legal)
        worlds = [game.imagine(view, seat, memory, 99 + number) for number in range(2)]
        hidden.add(match.state, view, worlds)
        chosen = {
            SearchBot(QUICK).choose(game, seen, seat, memory, legal, 5)
            for seen in (view, *(game.view(world, seat) for world in worlds))
        }
        assert len(chosen) == 1
        assert chosen <= set(legal)
        assert (dumped(game, view), list(memory), list(legal)) == before
    assert not hidden.left_alone()


def test_by_a_clock_it_stops_in_time_and_without_one_by_count() -> None:
    game = Toy()
    state = game.setup(ToyOptions(), 3, 1)
    asked: tuple[Toy, Any, int, list[Any]] = (game, game.view(state, 0), 0, [])
    watch = Watch(0.01)
    timed = Search(*asked, 1, replace(STRONG, seconds=2.0), watch)
    assert timed.arms()
    assert 1.8 <= watch.now - 100.0 <= 2.0
    assert timed.playouts > 20
    counted = Search(*asked, 1, replace(STRONG, iterations=31), None)
    assert sum(arm.count for arm in counted.arms()) == counted.playouts == 31


def test_without_time_it_still_takes_what_looks_best() -> None:
    game = Toy()
    state = game.setup(ToyOptions(), 2, 1)
    legal = game.legal(state)
    bot = SearchBot(replace(STRONG, seconds=0.0), Watch(1.0))
    assert bot.choose(game, game.view(state, 0), 0, [], legal, 1) in legal


def test_it_plays_a_game_it_has_never_heard_of() -> None:
    won = 0.0
    for seed in range(20):
        match = Match(Toy(), ToyOptions(), 2, seed)
        searching = SearchBot(replace(STRONG, iterations=24))
        while match.to_move is not None:
            bot: Any = searching if match.to_move == seed % 2 else None
            action = match.legal()[0] if bot is None else ask(bot, match)
            match.play(match.to_move, action, match.step, 0.0)
        won += seed % 2 in match.game.score(match.state).winners
    assert won >= 18


def test_a_line_is_played_on_without_another_search(monkeypatch: pytest.MonkeyPatch) -> None:
    searches = 0
    usual = Search.arms

    def counted(search: Search) -> list[Arm]:
        nonlocal searches
        searches += 1
        return usual(search)

    monkeypatch.setattr(Search, "arms", counted)
    match = Match(Toy(), ToyOptions(), 2, 4)
    bot = SearchBot(QUICK)
    choices = 0
    while match.to_move == 0 and match.state.turns == 0:
        choices += len(match.legal()) > 1
        match.play(0, ask(bot, match), match.step, 0.0)
    assert searches < choices


def test_plans_belong_to_a_game_a_seat_and_what_it_sees() -> None:
    game, plans = Toy(), Plans()
    state = game.setup(ToyOptions(), 2, 1)
    opening = next(action for action in game.legal(state) if action.kind == "open")
    view = game.view(state, 0)
    picked = state.hands[0].cards[0]
    game.apply(state, opening)
    pick = next(action for action in game.legal(state) if getattr(action, "card", -1) == picked)
    plans.keep(game, view, 0, (opening, pick))
    after = game.view(state, 0)
    assert plans.following("toy", after, 0, game.legal(state)) == pick
    assert plans.following("toy", after, 1, game.legal(state)) is None
    assert plans.following("chess", after, 0, game.legal(state)) is None
    assert plans.following("toy", view, 0, game.legal(state)) is None
    assert plans.following("toy", after, 0, []) is None


def test_what_two_searches_found_is_added_up() -> None:
    def arm(step: str, count: int, total: float) -> Arm:
        return Arm(Line((step,), 0.0), 0.0, count, total)

    found = [[arm("a", 10, 7.0), arm("b", 2, 1.4)], [arm("b", 30, 24.0), arm("c", 1, 0.0)]]
    together = merged(found, 8.0)
    assert [(one.line.steps, one.count) for one in together] == [
        (("b",), 32),
        (("a",), 10),
        (("c",), 1),
    ]
    assert together[0].total == pytest.approx(25.4)
    assert found[0][1].count == 2, "what was found is not changed"


def test_a_question_can_be_considered_in_parts() -> None:
    case = next(case for case in cases() if case.game.id == "struggle")
    match = Match(case.game, case.options, case.seats, 1)
    sitters = [Sitter(str(seat), "strong") for seat in range(case.seats)]
    question = Table(match, sitters).question()
    assert question is not None
    parts = [consider(question, part) for part in range(2)]
    assert parts[0] == consider(question, 0)
    assert parts[0] != parts[1]
    assert decide(question, parts)[0] in question.legal
    assert answer(question) == decide(question, parts[:1])[0]


def test_chances_rise_with_the_lead() -> None:
    assert squashed(0.0) == 0.5
    assert squashed(1.0) == pytest.approx(0.731, abs=1e-3)
    assert 0.0 < squashed(-1e9) < squashed(-1.0) < squashed(1e9) <= 1.0
