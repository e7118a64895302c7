"""The tricky situations of the fact sheet, 1 to 11 and 29: wheel, clergy, chains."""

from __future__ import annotations

import pytest

from core.labora import looking
from core.labora.model import ABSENT, State
from tests.core.labora.positions import (
    BOX,
    GAME,
    at_home,
    clear,
    end_turns,
    give,
    goods,
    kinds,
    marker,
    mountain,
    offers,
    play,
    put,
    refused,
    stand,
    start,
    use,
    wheel,
)


def rounds_on(state: State, number: int) -> None:
    """Pass until round `number`, settling nothing."""
    while state.round < number or state.phase != "action":
        end_turns(state, 1)


def test_case_1_joker_for_an_absent_marker() -> None:
    state = start(3)
    rounds_on(state, 12)
    mountain(state, 0, seat=state.seat)
    put(state, "G22", 6, 0, seat=state.seat)
    wheel(state, joker=4)
    before = list(state.wheel)
    seat = state.seat
    assert marker(state, "stone") == ABSENT
    play(state, f"begin clergy; visit {seat}:6,0; send brother; produce stone yes")
    assert goods(state, seat) == {"stone": 5}
    before[6] = 0
    assert state.wheel == before


def test_case_2_grapes_on_entry() -> None:
    state = start(3)
    rounds_on(state, 8)
    put(state, "F14", 4, 0, seat=state.seat)
    stand(state, state.seat, 0, 2, 1)
    grown = GAME.clone(state)
    seat = state.seat
    play(state, f"begin clergy; visit {seat}:4,0; produce grapes no")
    assert goods(state, seat) == {}
    wheel(grown, joker=5)
    play(grown, f"begin clergy; visit {seat}:4,0; produce grapes yes")
    assert goods(grown, seat) == {"grapes": 6}
    later = start(3)
    rounds_on(later, 9)
    assert marker(later, "grapes") == 1
    assert looking.markers(BOX, later)[-2].now == 2


@pytest.mark.parametrize(("seats", "after"), [(1, ABSENT), (2, 12), (3, 12), (4, 12)])
def test_case_3_wheel_at_the_end_of_the_dial(seats: int, after: int) -> None:
    state = start(seats)
    wheel(state, wood=12, joker=12, peat=11)
    rounds_on(state, 2)
    assert (marker(state, "wood"), marker(state, "joker")) == (after, after)
    assert marker(state, "peat") == 12
    if seats == 1:
        put(state, "forest", 3, 0)
        play(state, "begin fell; at 3,0")
        assert goods(state) == {}
        put(state, "moor", 3, 1)
        play(state, "begin cut; at 3,1")
        assert refused(state, "produce peat yes") == "no-marker"
        play(state, "produce peat no")


def test_case_4_contract_price() -> None:
    state = start(4)
    assert state.price == 1
    state.display.append("F21")
    state.stacks.remove("F21")
    give(state, 0, clay=2, straw=2)
    events = play(state, "begin build; choose F21; at 3,0; send prior")
    assert state.price == 2
    assert "price-raised" in kinds(events)
    play(state, "end-turn")
    give(state, 1, coins=1)
    assert refused(state, "begin contract") == "no-fee"
    give(state, 1, coins=3)
    play(state, "begin contract; visit 0:2,1; fee coins")
    assert goods(state, 1) == {"coins": 1}
    assert goods(state, 0) == {"coins": 2}


def test_case_5_contract_without_a_free_clergyman() -> None:
    state = start(4)
    give(state, 0, coins=1)
    for who, (x, y) in enumerate(((4, 0), (2, 1), (4, 1))):
        stand(state, 1, who, x, y)
    play(state, "begin contract")
    assert refused(state, "visit 1:4,0") == "host-without-clergyman"
    state.players[1].clergy[0] = ABSENT
    assert refused(state, "visit 1:2,1") == "occupied"
    put(state, "F04", 3, 0, seat=1)
    for who, (x, y) in enumerate(((4, 0), (2, 1), (4, 1))):
        stand(state, 0, who, x, y)
    play(state, "visit 1:3,0; fee coins")
    assert at_home(state, 1) == [False, False, False]
    assert not state.pending


def test_case_5_the_owner_chooses_his_clergyman() -> None:
    state = start(4)
    give(state, 0, wine=1, coins=1)
    play(state, "begin contract; visit 2:4,0; fee wine")
    turn = GAME.turn(state)
    assert turn is not None
    assert (turn.seat, turn.prompt) == (2, "choose-clergyman")
    play(state, "send prior; produce clay no")
    assert goods(state, 0) == {"clay": 2, "coins": 1}
    assert goods(state, 2) == {}
    assert at_home(state, 2) == [False, True, True]


def test_case_6_prior_effect() -> None:
    state = start(4)
    give(state, 0, clay=1)
    play(state, "begin build; choose G07; at 3,0; send prior; use")
    assert goods(state) == {"peat_coal": 1, "coins": 1}
    assert at_home(state) == [False, True, True]
    away = start(4)
    give(away, 0, clay=1)
    stand(away, 0, 0, 2, 1)
    play(away, "begin build; choose G07; at 3,0")
    assert not away.pending
    assert away.players[0].clergy[1:] == [ABSENT, ABSENT]


def test_case_6_the_prior_of_the_locutory_may_go_again() -> None:
    state = start(4, "ireland")
    put(state, "I23", 3, 1)
    clear(state)
    give(state, 0, coins=2, clay=1)
    play(state, "begin clergy; visit 0:3,1; send prior; times 1")
    assert at_home(state) == [True, True, True]
    play(state, "choose G07; at 3,0; send prior; use")
    assert at_home(state) == [False, True, True]
    assert goods(state) == {"peat_coal": 1, "coins": 1}


def test_case_7_cloister_garden_by_hospice() -> None:
    state = start(4)
    put(state, "F40", 3, 1)
    use(state, "3,1", "choose F09")
    assert goods(state) == {"grapes": 1}
    assert not state.pending


def test_case_8_priory_with_only_its_own_prior() -> None:
    state = start(4)
    put(state, "G01", 3, 1)
    play(state, "begin clergy; visit 0:3,1; send prior")
    assert not state.pending
    other = start(4)
    put(other, "G01", 3, 1)
    put(other, "F04", 3, 0, seat=1)
    stand(other, 1, 0, 3, 0)
    give(other, 0, grain=1)
    use(other, "3,1", "visit 1:3,0; times 1")
    assert goods(other) == {"straw": 1, "flour": 1}
    assert at_home(other, 1) == [False, True, True]


def test_case_9_palace_on_ones_own_card() -> None:
    state = start(4)
    put(state, "F27", 4, 0)
    put(state, "G19", 3, 1)
    stand(state, 0, 1, 3, 1)
    give(state, 0, wine=1, livestock=1, straw=1)
    use(state, "4,0", "times 1")
    assert refused(state, "visit 0:2,1") == "not-occupied"
    assert refused(state, "visit 0:4,0") == "used-already"
    play(state, "visit 0:3,1; times 1")
    assert goods(state) == {"meat": 1}
    without = start(4)
    put(without, "F27", 4, 0)
    use(without, "4,0")
    assert not without.pending


def test_case_10_bathhouse() -> None:
    state = start(4)
    put(state, "F23", 3, 1)
    stand(state, 0, 0, 2, 1)
    stand(state, 0, 1, 4, 0)
    give(state, 0, coins=1)
    play(state, "begin clergy; visit 0:3,1; use; times 0")
    assert at_home(state) == [True, True, True]
    by_contract = start(4)
    put(by_contract, "F23", 3, 1, seat=1)
    stand(by_contract, 0, 0, 2, 1)
    give(by_contract, 0, coins=2)
    play(by_contract, "begin contract; visit 1:3,1; fee coins; send brother; use; times 1")
    assert at_home(by_contract, 0) == [True, True, True]
    assert at_home(by_contract, 1) == [True, False, True]
    assert goods(by_contract, 0) == {"book": 1, "pottery": 1}


def test_case_11_castle_after_phase_d_and_in_the_bonus_round() -> None:
    state = start(3)
    rounds_on(state, 24)
    while state.phase == "action":
        end_turns(state, 1)
    assert (state.phase, state.stage) == ("bonus", 4)
    seat = state.seat
    put(state, "G28", 4, 0, seat=(seat + 1) % 3)
    give(state, seat, grain=4, wood=4)
    clear(state, seat=seat)
    play(state, f"begin clergy; visit {(seat + 1) % 3}:4,0; choose S01; at 3,0")
    play(state, "pay straw 0; pay wood 1; pay grain 1")
    assert "S01" in state.players[seat].cards.values()
    play(state, "end-turn")
    for _ in range(2):
        play(state, f"begin clergy; visit {state.seat}:4,1; skip; end-turn")
    assert state.phase == "settle"
    assert state.seat == seat
    assert offers(state, "begin settle")


def test_case_29_all_clergymen_out() -> None:
    state = start(4)
    for who, (x, y) in enumerate(((4, 0), (2, 1), (4, 1))):
        stand(state, 1, who, x, y)
    put(state, "G13", 3, 0, seat=1)
    put(state, "G01", 3, 1)
    give(state, 0, coins=2, wood=1)
    play(state, "begin contract")
    assert refused(state, "visit 1:3,0") == "host-without-clergyman"
    other = start(4)
    for who, (x, y) in enumerate(((4, 0), (2, 1), (4, 1))):
        stand(other, 1, who, x, y)
    put(other, "G01", 3, 1)
    use(other, "3,1", "visit 1:4,0; produce clay no")
    assert goods(other) == {"clay": 2}
