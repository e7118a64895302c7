"""The choices of every moment: letters, digits, and that nothing legal is out of reach."""

from __future__ import annotations

from typing import Any

import pytest

from core.burgundy.model import Acting, Drop, HandIn, Onto, Place, Take
from tests.tui.burgundy.boards import BOX, GAME, PAINTER, composing, sample, seen_of
from tests.tui.burgundy.positions import CASES, opened
from tests.tui.burgundy.random_play import SEATS, random_game, sparse
from tests.tui.random_moments import Moment
from tui.keys import CHOICE_LETTERS, DIGITS
from tui.play.composer import Composer
from tui.play.entries import Entry


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


def _check_moment(moment: Moment) -> None:
    composer = Composer(GAME, PAINTER.menu)
    composer.update(moment.seen)
    reached = set()
    for entries in _lists(composer):
        keys = [entry.key for entry in entries if entry.key]
        assert len(set(keys)) == len(keys), keys
        for entry in entries:
            assert entry.key or not entry.allowed, entry
            assert len(entry.key) < 2
            assert not entry.key or entry.key in CHOICE_LETTERS | {"e"} | set(DIGITS), entry
            if len(entry.actions) == 1:
                reached |= {way.steps[0] for way in composer.ways_of(entry)}
    assert reached == set(moment.seen.legal)


@pytest.mark.parametrize("seats", SEATS)
def test_letters_are_one_of_a_kind_and_all_legal_actions_are_reached(seats: int) -> None:
    for moment in sparse(seats, 50, seats):
        _check_moment(moment)


@pytest.mark.parametrize("case", [one for one in CASES if one.seat == 0], ids=lambda one: one.name)
def test_so_it_is_in_every_kind_of_moment(case: Any) -> None:
    seen = seen_of(case.make(), 0)
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
                    if GAME.reveals(copy, step):
                        assert step == way.steps[-1]
                        break
                    GAME.apply(copy, step)
                else:
                    asked = copy.pending[-1].kind if copy.pending else ""
                    assert asked not in ("placing", "dropping")


def _prices(view: Any, action: Any) -> list[tuple[int, float]]:
    return [(way.steps[0].die, way.price) for way in PAINTER.menu.ways(view, action)]


def test_the_cheapest_die_is_filled_in_and_the_dearer_one_stays_a_way() -> None:
    state = sample()
    mine = state.display[2][0]
    composer = composing(seen_of(state, 0), "t", "b")
    assert composer.level == "targets"
    way = composer.chosen()
    assert way is not None
    assert way.steps == (Take(0, mine),)
    state.players[0].workers = 2
    assert _prices(state, Take(0, mine)) == [(0, 0.0), (1, 2.0)]


def test_two_dice_of_the_same_price_are_a_question_by_their_values() -> None:
    composer = composing(seen_of(sample(), 0), "t", "c")
    assert composer.level == "ways"
    assert [entry.key for entry in composer.entries] == ["3", "5"]
    assert composer.chosen() is not None


def test_any_die_will_do_so_it_is_always_asked_for() -> None:
    for letter in ("w", "v"):
        composer = composing(seen_of(sample(), 0), letter)
        assert [entry.key for entry in composer.entries] == ["3", "5"]


def test_two_dice_that_show_the_same_are_no_question() -> None:
    state = sample()
    state.players[0].hand = [card for card in state.deck if BOX.die_of[card] == 4][:2]
    assert composing(seen_of(state, 0), "v").chosen() is not None


def test_a_full_row_of_projects_asks_which_one_goes() -> None:
    state = sample()
    iva = state.players[0]
    iva.projects.append(state.deck.pop())
    ways = PAINTER.menu.ways(seen_of(state, 0).view, Take(0, state.display[2][0]))
    assert [way.steps[1] for way in ways] == [Drop(card) for card in iva.projects]
    assert [way.key for way in ways] == ["1", "2", "3"]


def test_where_a_cloister_goes_belongs_to_placing_it() -> None:
    state = sample()
    cloister = state.display[5].pop()
    state.players[0].projects.append(cloister)
    ways = PAINTER.menu.ways(seen_of(state, 0).view, Place(1, cloister))
    assert len(ways) > 1
    assert all(isinstance(way.steps[1], Onto) for way in ways)


def test_a_swap_names_its_mix_at_once() -> None:
    state = sample()
    ways = PAINTER.menu.ways(seen_of(state, 0).view, GAME.box.moves.swap(0, 1)[0])
    assert {way.steps[1] for way in ways} == {HandIn(0), HandIn(1)}
    assert {way.steps[0].die for way in ways} == {0, 1}


def test_cards_of_the_display_carry_letters_in_their_order() -> None:
    composer = composing(seen_of(sample(), 0), "t")
    keys = [entry.key for entry in composer.entries]
    assert keys == ["", "a", "b", "c", "d", "f", "m"]


def test_a_castle_needs_no_die_and_no_question() -> None:
    composer = composing(seen_of(opened(Acting(-2)), 0), "v")
    way = composer.chosen()
    assert way is not None
    assert way.steps[0].kind == "earn"


def test_a_focused_thing_lists_what_can_be_done_with_it() -> None:
    state = sample()
    composer = composing(seen_of(state, 0))
    assert composer.focus_things((f"card:{state.players[0].projects[0]}",))
    assert [entry.group.id for entry in composer.entries] == ["place"]
    assert composer.focus_things(("silver",))
    assert [entry.group.id for entry in composer.entries] == ["earn", "swap", "buy"]


def test_the_end_of_a_turn_is_always_the_letter_e() -> None:
    ends = {
        entry.key
        for moment in random_game(3, 7)
        for entry in moment.composer.first_entries
        if entry.ends
    }
    assert ends == {"e"}
