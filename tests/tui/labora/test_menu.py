"""The choices of every moment: letters, digits, and that nothing legal is out of reach."""

from __future__ import annotations

import pytest

from core.labora.model import Fee, Pay, Send
from core.labora.places import spot
from tests.tui.labora.boards import BOX, GAME, IVA, PAINTER, composing, seen_of, space
from tests.tui.labora.positions import CASES, Case, begun, contract
from tests.tui.labora.random_play import SEATS, sparse
from tests.tui.random_moments import Moment
from tui.keys import CHOICE_LETTERS, DIGITS
from tui.play.composer import Composer
from tui.play.entries import Entry


def _check(entries: tuple[Entry, ...]) -> None:
    keys = [entry.key for entry in entries if entry.key]
    assert len(set(keys)) == len(keys), keys
    for key in keys:
        assert set(key) <= CHOICE_LETTERS | {"e"} | set(DIGITS), key
        assert not any(other != key and other.startswith(key) for other in keys), (key, keys)
    for entry in entries:
        assert entry.key or not entry.allowed, entry


def _check_moment(moment: Moment) -> None:
    composer = Composer(GAME, PAINTER.menu)
    composer.update(moment.seen)
    _check(composer.first_entries)
    reached = set()
    for entry in composer.first_entries:
        if not entry.allowed:
            assert entry.refusal is not None
            continue
        composer.point(entry.id)
        reached |= {way.steps[0] for way in composer.ways_of(entry)}
        if composer.list_ways():
            _check(composer.entries)
            composer.back()
    assert reached == {one for one in moment.seen.legal if not isinstance(one, Pay)} | {
        one for one in reached if isinstance(one, Pay)
    }
    assert reached <= set(moment.seen.legal)


@pytest.mark.parametrize("seats", SEATS)
def test_letters_are_one_of_a_kind_and_all_legal_actions_are_reached(seats: int) -> None:
    for moment in sparse(seats, 60, seats):
        _check_moment(moment)


@pytest.mark.parametrize("case", CASES, ids=lambda one: one.name)
def test_so_it_is_in_every_kind_of_moment(case: Case) -> None:
    seen = seen_of(case.make(), case.seat, **case.changes)
    if seen.my_turn:
        _check_moment(Moment(seen, (), Composer(GAME, PAINTER.menu)))


@pytest.mark.parametrize("seats", SEATS)
def test_every_way_can_be_played_to_its_end(seats: int) -> None:
    for moment in sparse(seats, 40, seats + 50):
        for action in moment.seen.legal:
            for way in PAINTER.menu.ways(moment.seen.view, action):
                copy = GAME.clone(moment.seen.view)
                for step in way.steps:
                    assert step in GAME.legal(copy)
                    GAME.apply(copy, step)


def test_digits_choose_cards_and_letters_their_places() -> None:
    composer = composing(seen_of(begun("build"), IVA), "2")
    assert composer.level == "ways"
    assert [entry.key for entry in composer.entries] == ["a", "b", "c"]
    assert composer.press("1")
    way = composer.shown()
    assert way is not None
    assert way.steps[0] == BOX.moves.choose("F05")


def test_a_forbidden_building_stays_in_the_list_and_says_why() -> None:
    composer = composing(seen_of(begun("build"), IVA), "6")
    entry = composer.current
    assert entry is not None
    assert not entry.allowed
    assert entry.refusal is not None
    assert entry.refusal.reason == "nowhere-no-cloister-beside"


def test_a_contract_is_paid_with_coins_unless_a_gift_is_asked_for() -> None:
    view = contract()
    ways = PAINTER.menu.ways(view, BOX.moves.visit(spot(0, space("G1"))))
    fees = [step for way in ways for step in way.steps if isinstance(step, Fee)]
    assert [fee.good for fee in fees] == ["coins", "wine"]
    assert ways[0].price < ways[1].price


def test_prior_and_brother_have_their_letters() -> None:
    case = next(one for one in CASES if one.name == "clergyman")
    composer = composing(seen_of(case.make(), case.seat))
    keys = {entry.key: entry.actions[0] for entry in composer.entries}
    assert keys == {"p": Send("prior"), "b": Send("brother")}


def test_the_most_stands_first_where_amounts_are_chosen() -> None:
    case = next(one for one in CASES if one.name == "function-amounts")
    composer = composing(seen_of(case.make(), case.seat))
    assert [entry.key for entry in composer.entries][:5] == ["4", "3", "2", "1", "0"]
