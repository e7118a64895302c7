"""Hints and reviews: two lines with their points and reasons, marks where something was lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.bots.answering import answer
from core.bots.hints import hint, why
from core.bots.review import Moment, given_away, moments, question, weigh
from core.match import Match
from core.struggle.model import TakeMarket
from core.table import Sitter, Table
from tests.core.play import Case, cases, modes

DUELS = [case for case in cases() if case.seats == 2 and case.game.id != "labora"]
LONG = next(case for case in modes("labora") if case.seats == 2)
"""A game of which whole duels would take long."""


def played(case: Case, steps: int, levels: tuple[str, str] = ("medium", "random")) -> Table:
    """A table after some steps, or at the end of the game."""
    match = Match(case.game, case.options, 2, 6)
    table = Table(match, [Sitter(level, level) for level in levels])
    while match.step < steps and (asked := table.question()) is not None:
        table.play(asked.seat, answer(asked), asked.step, 0.0)
    return table


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search as little as shows the same."""
    from core.bots import hints, review
    from core.bots.search import STRONG

    few = replace(STRONG, iterations=24, positions=200)
    monkeypatch.setattr(hints, "STRONG", few)
    monkeypatch.setattr(review, "_MANNER", few)


@pytest.mark.parametrize("case", [*DUELS, LONG], ids=str)
def test_a_hint_has_two_lines_that_begin_otherwise_and_says_why(case: Case) -> None:
    table = played(case, 40, ("easy", "random"))
    match = table.match
    while len(match.legal()) < 3:
        match.play(match.to_move or 0, match.legal()[0], match.step, 0.0)
    seat = match.to_move
    assert seat is not None
    asked = table.consultation(seat)
    assert asked is not None and asked.seat == seat
    first, second = hint(asked)
    assert hint(asked) == (first, second)
    assert first.points >= second.points
    assert first.steps != second.steps
    assert {first.steps[0], second.steps[0]} <= set(match.legal())
    known = {term.id for term in case.game.terms(match.state, seat)} | {"result"}
    assert {*first.reasons, *second.reasons} <= known
    assert table.consultation(1 - seat) is None


@pytest.mark.parametrize("case", DUELS, ids=str)
def test_the_last_turn_is_worth_points_and_not_the_win(case: Case) -> None:
    match = played(case, 10_000).match
    moment = moments(match)[-1]
    asked = question(match, moment, None)
    was, *others = why(asked, moment.steps)
    assert all(abs(one.points) < 60 for one in (was, *others))


def test_alone_a_lost_game_is_not_told_in_points() -> None:
    case = next(one for one in modes("burgundy") if one.seats == 1)
    match = Match(case.game, case.options, 1, 6)
    table = Table(match, [Sitter("Eva", "random")])
    while (asked := table.question()) is not None:
        table.play(0, answer(asked), asked.step, 0.0)
    moment = moments(match)[-1]
    told = why(question(match, moment, None), moment.steps)
    assert told and all(abs(one.points) < 60 for one in told)


@pytest.mark.parametrize("case", [*DUELS, LONG], ids=str)
def test_what_was_played_is_compared_with_the_best_line_that_begins_otherwise(case: Case) -> None:
    match = played(case, 60, ("easy", "random")).match
    moment = next(
        one
        for one in moments(match)
        if one.step > 20 and len(match.game.legal(match.at(one.step))) > 2
    )
    asked = question(match, moment, None)
    was, other = why(asked, moment.steps)
    assert was.steps == moment.steps
    assert other.steps[0] != was.steps[0]
    assert other.steps[0] in asked.legal
    assert why(asked, moment.steps) == (was, other)
    assert [one.steps for one in why(asked, moment.steps, other.steps)] == [was.steps, other.steps]


def test_a_line_that_goes_on_otherwise_is_told_if_none_begins_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played(DUELS[0], 60).match
    moment = next(one for one in moments(match) if len(one.steps) > 1)
    monkeypatch.setattr("core.bots.hints._liked", lambda *_: [moment.steps, moment.steps[:1]])
    found = why(question(match, moment, None), moment.steps)
    assert [one.steps for one in found] == [moment.steps, moment.steps[:1]]


def test_two_cards_that_are_equal_are_not_two_hints() -> None:
    case = next(case for case in DUELS if case.game.id == "struggle")
    offered_twice = 0
    for seed in range(20):
        match = Match(case.game, case.options, 2, seed)
        market = match.state.market
        asked = Table(match, [Sitter("Eva"), Sitter("Tom")]).consultation(0)
        assert asked is not None
        told = []
        for advice in hint(asked):
            begin, *more = advice.steps
            taken = market[begin.place] if isinstance(begin, TakeMarket) else begin
            offered_twice += market.count(taken) > 1
            told.append((taken, more))
        assert told[0] != told[1]
    assert offered_twice


def test_alone_the_first_line_is_the_plan_of_the_bot() -> None:
    case = next(one for one in modes("labora") if one.seats == 1)
    match = Match(case.game, case.options, 1, 6)
    table = Table(match, [Sitter("Eva")])
    seat = match.to_move
    assert seat == 0
    asked = table.consultation(seat)
    assert asked is not None
    first, second = hint(asked)
    assert first.steps[0] == answer(replace(asked, level="strong"))
    assert (first.planned, second.planned) == (True, False)
    assert first.steps != second.steps


def test_hints_are_counted_by_seat_and_stand_in_the_log() -> None:
    table = played(DUELS[0], 5)
    heard: list[str] = []
    table.subscribe(heard.append)
    table.note_hint(1, 7.0)
    table.note_hint(1, 8.0)
    assert table.hints() == (0, 2)
    assert [line.event.kind for line in table.match.log(0)].count("hint") == 2
    assert heard == ["seats", "seats"]


@pytest.mark.parametrize("case", DUELS, ids=str)
def test_the_moments_of_a_game_cover_it_without_gaps(case: Case) -> None:
    match = played(case, 120).match
    found = moments(match)
    for one in found:
        steps = match.journal[one.step : one.step + len(one.steps)]
        assert tuple(step.action for step in steps) == one.steps
        assert {(step.seat, step.turn) for step in steps} == {(one.seat, one.turn)}
        assert not any(step.revealed for step in steps[:-1])
    covered = {one.step + number for one in found for number in range(len(one.steps))}
    choices = {number for number, step in enumerate(match.journal) if not step.forced}
    assert choices <= covered


def test_a_question_about_the_past_is_the_one_that_was_asked() -> None:
    table = played(DUELS[0], 30)
    match = table.match
    before = played(DUELS[0], moments(match)[-1].step)
    asked = before.question()
    again = question(match, moments(match)[-1], None)
    assert asked is not None
    assert (again.view, again.memory, again.legal) == (asked.view, asked.memory, asked.legal)


def test_random_moves_lose_more_than_mediums() -> None:
    case = next(case for case in DUELS if case.game.id == "seeland")
    match = played(case, 130).match
    lost = [0.0, 0.0]
    marks = [0, 0]
    for moment in moments(match):
        verdict = weigh(question(match, moment, None), moment.steps)
        assert bool(verdict.mark) == bool(verdict.better)
        lost[moment.seat] += verdict.lost
        marks[moment.seat] += bool(verdict.mark)
    assert lost[0] < lost[1]
    assert marks[0] < marks[1]


def test_what_is_sure_to_be_given_away_counts_whole_and_what_is_not_less() -> None:
    assert given_away([0.05, 0.07] * 12) == pytest.approx(0.06)
    assert 0.0 < given_away([-0.08, 0.2] * 12) < 0.04
    assert given_away([-0.3, 0.31] * 12) == 0.0


def test_a_single_choice_is_not_weighed_up() -> None:
    match = played(DUELS[0], 10).match
    asked = question(match, Moment(0, 0, 0, ()), None)
    only = asked.legal[:1]
    assert weigh(replace(asked, legal=only), only).mark == ""
