"""The choices of every moment: letters, digits, and that nothing legal is out of reach."""

from __future__ import annotations

import pytest

from core.seeland.model import Buy, Place, Retreat
from core.table import Seen
from tests.tui.seeland.boards import BOX, GAME, PAINTER, composing, place, sample, seen_of
from tests.tui.seeland.positions import CASES, Case
from tests.tui.seeland.random_play import random_game, sparse
from tui.keys import CHOICE_LETTERS, DIGITS
from tui.play.composer import Composer
from tui.play.entries import Entry

SEATS = (2, 3, 4)


def _lists(composer: Composer) -> list[tuple[Entry, ...]]:
    """Open every list that can be opened from the first one."""
    found = [composer.first_entries]
    for entry in composer.first_entries:
        composer.point(entry.id)
        if composer.list_ways():
            found.append(composer.entries)
        while composer.back():
            pass
    return found


def _check_keys(entries: tuple[Entry, ...]) -> None:
    keys = [entry.key for entry in entries if entry.allowed or entry.group.letter]
    assert all(keys), keys
    assert len(set(keys)) == len(keys), keys
    for key in keys:
        assert set(key) <= CHOICE_LETTERS or key in DIGITS or key == "e", key
    sizes = {len(key) for key in keys if not key.isdigit()}
    assert len(sizes) <= 1, keys


def _check_moment(seen: Seen) -> None:
    composer = Composer(GAME, PAINTER.menu)
    composer.update(seen)
    lists = _lists(composer)
    for each in lists:
        _check_keys(each)
    reached = set()
    for entry in (entry for each in lists for entry in each):
        reached |= {way.steps[0] for way in composer.ways_of(entry)}
    assert reached == set(seen.legal)


@pytest.mark.parametrize("seats", SEATS)
def test_letters_are_one_of_a_kind_and_all_legal_actions_are_reached(seats: int) -> None:
    for moment in sparse(seats, 60, seats):
        _check_moment(moment.seen)


@pytest.mark.parametrize("case", [one for one in CASES], ids=lambda one: one.name)
def test_so_it_is_in_every_kind_of_moment(case: Case) -> None:
    _check_moment(seen_of(case.state, case.eyes))


@pytest.mark.parametrize("seats", SEATS)
def test_every_way_can_be_played_to_its_end_and_all_of_them_are_listed(seats: int) -> None:
    for moment in sparse(seats, 40, seats + 50):
        view = moment.seen.view
        for action in moment.seen.legal:
            ways = PAINTER.menu.ways(view, action)
            for way in ways:
                copy = GAME.clone(view)
                for step in way.steps:
                    assert step in GAME.legal(copy)
                    GAME.apply(copy, step)
            if isinstance(action, Buy) and len(ways) > 1:
                copy = GAME.clone(view)
                GAME.apply(copy, action)
                assert {way.steps[1] for way in ways} == set(GAME.legal(copy))


def test_a_tile_is_bought_and_laid_with_three_keys() -> None:
    composer = composing(seen_of(sample(), 0), "3", "a")
    way = composer.chosen()
    assert way is not None
    assert way.steps == (Buy(4), Place(place("I8")))


def test_the_first_letter_is_the_place_that_harvests() -> None:
    composer = composing(seen_of(sample(), 0), "2")
    names = [BOX.names[entry.way.steps[1].hex] for entry in composer.entries if entry.way]
    assert names == ["I8", "I7", "J6", "K7"]


def test_another_tile_can_be_chosen_while_places_are_lettered() -> None:
    composer = composing(seen_of(sample(), 0), "3", "b", "2")
    assert composer.level == "ways"
    way = composer.chosen()
    assert way is not None
    assert way.steps[0] == Buy(3)


def test_a_hex_lists_the_tiles_that_can_lie_there() -> None:
    composer = composing(seen_of(sample(), 0))
    assert composer.focus_things((f"hex:{place('I8')}",))
    assert [entry.key for entry in composer.entries] == ["1", "2", "3"]
    way = composer.chosen()
    assert way is not None
    assert way.steps == (Buy(2), Place(place("I8")))
    assert not composing(seen_of(sample(), 0)).focus_things((f"hex:{place('A7')}",))


def test_the_warehouse_gives_back_as_much_as_it_can() -> None:
    case = next(one for one in CASES if one.name == "buy-warehouse")
    composer = composing(seen_of(case.state, 0), "2")
    way = composer.chosen()
    assert way is not None
    assert way.steps == (Buy(7), Retreat(2))
    assert composer.press("2")
    assert [entry.key for entry in composer.entries] == ["2", "1", "0"]


def test_the_end_of_a_turn_is_always_the_letter_e() -> None:
    for moment in random_game(3, 6):
        ends = [one for one in composing(moment.seen).first_entries if one.ends]
        assert all(entry.key == "e" for entry in ends)
