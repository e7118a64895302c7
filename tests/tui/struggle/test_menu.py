"""The choices of every moment: letters, digits, and that nothing legal is out of reach."""

from __future__ import annotations

from typing import Any

import pytest

from core.struggle.model import Build, Paying, State
from tests.tui.random_moments import Moment
from tests.tui.struggle.boards import GAME, PAINTER, composing, sample, seen_of
from tests.tui.struggle.positions import CASES
from tests.tui.struggle.random_play import random_game, sparse
from tui.keys import CHOICE_LETTERS, DIGITS
from tui.play.composer import Composer
from tui.play.entries import Entry
from tui.screens.struggle.ways import MOST, payment_of

SEATS = (2, 3, 4, 5, 6)


def _lists(composer: Composer) -> list[tuple[Entry, ...]]:
    """Open every list that can be opened from the first one."""
    found = [composer.first_entries]
    for entry in composer.first_entries:
        if len(entry.actions) < 2 and len(composer.ways_of(entry)) < 2:
            continue
        composer.point(entry.id)
        if composer.enter() is None and composer.level != "groups":
            found.append(composer.entries)
            found += _ways(composer)
        while composer.back():
            pass
    return found


def _ways(composer: Composer) -> list[tuple[Entry, ...]]:
    found = []
    if composer.level == "targets":
        for entry in composer.entries:
            composer.point(entry.id)
            if composer.list_ways():
                found.append(composer.entries)
                composer.back()
    return found


def _check_keys(entries: tuple[Entry, ...]) -> None:
    keys = [entry.key for entry in entries]
    assert all(keys), keys
    assert len(set(keys)) == len(keys), keys
    for entry in entries:
        end = entry.group.id in ("end-swaps", "end-turn") and entry.key == "e"
        assert end or entry.key in CHOICE_LETTERS or entry.key in DIGITS, entry.key


def _check_moment(moment: Moment) -> None:
    composer = Composer(GAME, PAINTER.menu)
    composer.update(moment.seen)
    entries = _lists(composer)
    for each in entries:
        _check_keys(each)
    reached = set()
    for entry in (entry for each in entries for entry in each):
        if len(entry.actions) == 1:
            reached |= {way.steps[0] for way in composer.ways_of(entry)}
    assert reached == set(moment.seen.legal)


@pytest.mark.parametrize("seats", SEATS)
def test_letters_are_one_of_a_kind_and_all_legal_actions_are_reached(seats: int) -> None:
    for moment in sparse(seats, 40, seats):
        _check_moment(moment)


@pytest.mark.parametrize("case", [one for one in CASES if one.seat == 0], ids=lambda one: one.name)
def test_so_it_is_in_every_kind_of_moment(case: Any) -> None:
    seen = seen_of(case.make(), 0)
    _check_moment(Moment(seen, (), Composer(GAME, PAINTER.menu)))


@pytest.mark.parametrize("seats", SEATS)
def test_every_way_can_be_played_to_its_end(seats: int) -> None:
    for moment in sparse(seats, 40, seats + 50):
        view = moment.seen.view
        for action in moment.seen.legal:
            for way in PAINTER.menu.ways(view, action):
                copy = GAME.clone(view)
                for step in way.steps:
                    assert step in GAME.legal(copy)
                    if GAME.reveals(copy, step):
                        assert step == way.steps[-1]
                        break
                    GAME.apply(copy, step)
                else:
                    assert way.label != "payment" or not _paying(copy)


def _paying(state: State) -> bool:
    return bool(state.pending) and isinstance(state.pending[-1], Paying)


def _building(hand: list[int], expansions: list[int]) -> State:
    state = sample()
    state.phase = "build"
    state.players[0].hand = hand
    state.players[0].cities = [0] * max(1, len(expansions))
    state.players[0].expansions = expansions
    return state


def test_the_plain_price_is_taken_without_a_question() -> None:
    ways = PAINTER.menu.ways(_building([1, 1, 3, 0, 0], []), Build(0))
    assert payment_of(ways[0].steps).paid == (1, 1, 0, 0, 0)
    assert ways[0].price < ways[1].price
    assert ways[-1].steps == (Build(0),)


def test_the_university_and_the_plain_price_are_a_question() -> None:
    composer = composing(seen_of(_building([1, 1, 0, 0, 0], [1]), 0), "r")
    assert composer.level == "ways"
    payments = [payment_of(entry.way.steps) for entry in composer.entries if entry.way is not None]
    assert [(one.paid, one.waived) for one in payments[:3]] == [
        ((1, 1, 0, 0, 0), None),
        ((0, 1, 0, 0, 0), 0),
        ((1, 0, 0, 0, 0), 1),
    ]


def test_the_university_comes_before_three_alike() -> None:
    ways = PAINTER.menu.ways(_building([1, 0, 3, 0, 0], [1]), Build(0))
    assert payment_of(ways[0].steps).waived == 1
    assert ways[0].price < ways[1].price


def test_a_payment_that_gives_more_for_nothing_is_not_offered() -> None:
    state = _building([9, 9, 9, 9, 9], [1])
    ways = [payment_of(way.steps) for way in PAINTER.menu.ways(state, Build(3))[:-1]]
    assert 1 < len(ways) <= MOST
    for one in ways:
        for other in ways:
            less = all(a <= b for a, b in zip(other.paid, one.paid, strict=True))
            costs_the_university = other.waived is not None and one.waived is None
            assert other is one or not less or costs_the_university


def test_a_market_card_is_taken_and_paid_in_one_go() -> None:
    composer = composing(seen_of(sample(), 0), "m", "2", "4")
    way = composer.chosen()
    assert way is not None
    assert [step.kind for step in way.steps] == ["take-market", "give"]


def test_letters_stay_awake_over_a_list_of_digits() -> None:
    composer = composing(seen_of(sample(), 0), "m", "2")
    assert composer.press("p")
    assert composer.group is not None
    assert composer.group.id == "take-blind"


def test_the_end_of_a_turn_is_always_the_letter_e() -> None:
    ends = {
        entry.key
        for moment in random_game(3, 7, most=300)
        for entry in moment.composer.first_entries
        if entry.ends or entry.group.id == "end-swaps"
    }
    assert ends == {"e"}
