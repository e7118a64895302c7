"""The tricky situations of the fact sheet, 12 to 17, 25 and 26: land, goods, payments."""

from __future__ import annotations

import pytest

from core.labora import looking, places, scoring
from core.labora.places import NEAR, place
from tests.core.labora.positions import (
    BOX,
    GAME,
    clear,
    coast,
    end_turns,
    give,
    goods,
    mountain,
    offers,
    play,
    put,
    refused,
    start,
    use,
)


def test_case_12_mountain() -> None:
    state = start(4)
    mountain(state, 1)
    mountain(state, -1)
    player = state.players[0]
    put(state, "S01", 5, 1)
    put(state, "S02", 5, 2)
    before = dict(scoring.settlements(BOX, player))
    put(state, "G22", 6, 1)
    after = dict(scoring.settlements(BOX, player))
    assert {card: after[card] - before[card] for card in after} == {"S01": -4, "S02": -4}
    put(state, "G28", 6, 1)
    castle = dict(scoring.settlements(BOX, player))
    assert {card: castle[card] - before[card] for card in after} == {"S01": 7, "S02": 7}
    assert place(5, 0) not in NEAR[place(6, 1)]
    assert place(5, 0) in NEAR[place(5, 1)]
    assert before["S01"] == -3 + BOX.cards["cloister_office"].dwelling + BOX.cards["S02"].dwelling


def test_case_13_negative_values_away_from_settlements() -> None:
    state = start(4)
    player = state.players[0]
    put(state, "S01", 3, 0)
    before = scoring.total(BOX, player)
    put(state, "G19", 0, 1)
    assert scoring.total(BOX, player) - before == 8
    put(state, "G07", 3, 1)
    assert scoring.total(BOX, player) - before == 8 + 4 - 2


def test_case_14_one_card_two_settlements() -> None:
    state = start(4)
    clear(state)
    put(state, "S01", 1, 0)
    put(state, "F08", 2, 0)
    put(state, "S02", 3, 0)
    sums = dict(scoring.settlements(BOX, state.players[0]))
    assert sums == {"S01": -3 + 8, "S02": 1 + 8 + 3}
    put(state, "S03", 3, 1)
    sums = dict(scoring.settlements(BOX, state.players[0]))
    assert sums["S02"] == 1 + 8 + 3 + 2
    assert sums["S03"] == 2 + 1 + 2 + 2


def test_case_15_different_goods() -> None:
    state = start(4)
    put(state, "G02", 3, 1)
    give(state, 0, grain=2, clay=1)
    use(state, "3,1", "times 1; pay straw 1; pay clay 1; pay grain 1; take wood 6")
    assert goods(state) == {"wood": 6}
    coins = start(4)
    put(coins, "G02", 3, 1)
    give(coins, 0, coins=6, clay=1)
    use(coins, "3,1", "times 1; pay clay 1; pay coins 1; pay coin5 1; take wood 6")
    assert goods(coins) == {"wood": 6}
    few = start(4)
    put(few, "G02", 3, 1)
    give(few, 0, coins=5, clay=1)
    use(few, "3,1")
    assert not few.pending


def test_case_16_surplus() -> None:
    state = start(4)
    put(state, "G12", 3, 1)
    give(state, 0, meat=1, peat=1)
    use(state, "3,1", "times 2; pay peat 1; pay meat 1")
    assert goods(state) == {"stone": 2}
    bakery = start(4)
    put(bakery, "F05", 3, 1)
    give(bakery, 0, flour=1, straw=1)
    use(bakery, "3,1", "times 1; pay straw 1; times 0")
    assert goods(bakery) == {"bread": 1}


def test_case_16_one_may_not_pay_for_more_than_one_takes() -> None:
    state = start(4)
    put(state, "G12", 3, 1)
    give(state, 0, grain=9, wood=9)
    use(state, "3,1", "times 1; pay straw 0")
    assert refused(state, "pay wood 2") == "too-much"
    play(state, "pay wood 1")
    assert refused(state, "pay grain 3") == "too-much"
    assert refused(state, "pay grain 1") == "rest-not-paid"


def test_case_17_fuel_merchant() -> None:
    nine = start(4)
    put(nine, "G06", 3, 1)
    give(nine, 0, peat_coal=3)
    use(nine, "3,1", "times 3; pay peat_coal 3")
    assert goods(nine) == {"coins": 10}
    eight = start(4)
    put(eight, "G06", 3, 1)
    give(eight, 0, peat=4)
    use(eight, "3,1")
    assert not offers(eight, "times 3")
    play(eight, "times 2; pay peat 3")
    assert goods(eight) == {"peat": 1, "coins": 8}
    assert not eight.pending


def test_case_25_district_rules() -> None:
    state = start(4)
    coast(state, 1)
    give(state, 0, coins=9)
    play(state, "begin land")
    assert refused(state, "district 3 hills") == "gap"
    assert refused(state, "district -2 hills") == "gap"
    assert refused(state, "district 1 hills") == "row-taken"
    assert refused(state, "plot 2 coast") == "row-taken"
    assert refused(state, "plot 4 coast") == "touches-nothing"
    play(state, "plot 3 coast")
    assert state.players[0].ground[place(-1, 4)] == places.COAST
    assert goods(state) == {"coins": 5}
    assert refused(state, "begin land") == "bought"


def test_case_25_districts_bring_their_cards() -> None:
    state = start(4)
    give(state, 0, coins=2)
    play(state, "begin land; district -1 hills")
    cards = state.players[0].cards
    assert [cards.get(place(x, -1)) for x in range(5)] == ["moor", "forest", "forest", None, None]
    ground = state.players[0].ground
    assert [ground[place(x, -1)] for x in range(5)] == [places.PLAINS] * 3 + [places.HILLSIDE] * 2
    assert state.districts == [3, 4, 4, 5, 5, 6, 7, 8]


def test_case_26_cloister_rule() -> None:
    state = start(4)
    clear(state)
    give(state, 0, wood=9, coins=9)
    put(state, "S01", 3, 1)
    play(state, "begin build")
    assert refused(state, "choose G02") == "nowhere-no-cloister-beside"
    other = start(4)
    clear(other)
    give(other, 0, wood=9)
    play(other, "begin build; choose G02")
    assert refused(other, "at 3,0") == "no-cloister-beside"
    assert refused(other, "at 2,0") == "no-cloister-beside"
    assert refused(other, "at 4,1") == "space-taken"
    play(other, "at 3,1")
    assert looking.cannot_build(BOX, other, 0, "G01") is not None


def test_case_26_a_mountain_touches_its_hillsides() -> None:
    state = start(4)
    mountain(state, 0)
    assert place(5, 1) in NEAR[place(4, 1)]
    for near in (place(5, 0), place(5, 1)):
        assert near in NEAR[place(6, 0)]
        assert place(6, 0) in NEAR[near]


@pytest.mark.parametrize("terrain", ["water", "mountain"])
def test_settlements_never_stand_on_water_or_mountain(terrain: str) -> None:
    state = start(4)
    coast(state, 0)
    mountain(state, 0)
    at = place(-2, 0) if terrain == "water" else place(6, 0)
    for card in BOX.settlements:
        refusal = looking.spaces(BOX, state, 0, card)[at]
        assert refusal is not None
        assert refusal.reason == "wrong-terrain"


def test_land_may_be_bought_before_the_action_too() -> None:
    state = start(4)
    give(state, 0, coins=2, clay=1)
    play(state, "begin land; district 2 plains; begin build; choose G07; at 3,2; skip; end-turn")
    end_turns(state, 3)
    assert GAME.legal(state)
