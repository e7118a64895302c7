"""Where the sources disagree: each ruling of the fact sheet (section 8), by its number."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.labora import scoring
from core.labora.components import default_components
from core.labora.game import Labora, create
from core.labora.model import ABSENT, GOODS, State
from core.labora.setup import LaboraOptions
from tests.core.labora.positions import (
    BOX,
    GAME,
    at_home,
    clear,
    coast,
    end_turns,
    give,
    goods,
    kinds,
    marker,
    offers,
    play,
    prompt,
    put,
    refused,
    stand,
    start,
    use,
    wheel,
)

CARDS = default_components().buildings


def changed(**rulings: bool) -> Labora:
    """Make a game with other rulings."""
    values: dict[str, Any] = json.loads(default_components().model_dump_json(by_alias=True))
    values["rulings"].update(rulings)
    return create(values)


def at_round(state: State, number: int) -> State:
    """Pass until the actions of a round begin."""
    while state.round < number or state.phase not in ("action", "bonus"):
        end_turns(state, 1)
    return state


@pytest.mark.parametrize(("seats", "grapes", "stone"), [(2, 11, 18), (3, 8, 13), (4, 8, 13)])
def test_d1_d2_d3_when_markers_enter(seats: int, grapes: int, stone: int) -> None:
    state = at_round(start(seats), grapes - 1)
    assert marker(state, "grapes") == ABSENT
    at_round(state, grapes)
    assert marker(state, "grapes") == 0
    at_round(state, stone)
    assert (marker(state, "stone"), marker(state, "grapes")) == (0, stone - grapes)


def test_d4_d6_solo_dates() -> None:
    rules = BOX.modes["solo"]
    assert rules.phases == {12: 1, 16: 2, 22: 3, 26: 4}
    assert rules.rounds == 32


def test_d5_solo_joker_from_the_start() -> None:
    assert marker(start(1), "joker") == 1


def test_d6_solo_last_turn_has_two_actions_and_phase_e() -> None:
    state = start(1)
    while state.round < 32:
        while state.phase == "neutral":
            GAME.apply(state, GAME.legal(state)[0])
            if state.pending:
                GAME.apply(state, GAME.legal(state)[0])
        end_turns(state, 1)
    assert (state.phase, state.actions) == ("action", 2)
    end_turns(state, 1)
    while prompt(state).startswith("neutral"):
        GAME.apply(state, GAME.legal(state)[0])
    assert (state.round, prompt(state)) == (32, "settle")
    play(state, "end-turn")
    assert GAME.turn(state) is None


def test_d7_four_player_short_game_ends() -> None:
    state = start(4, length="short")
    end_turns(state, 12 * 5 + 4 * 4)
    assert (state.round, state.phase) == (13, "bonus")


@pytest.mark.parametrize(
    ("mode", "france", "ireland"),
    [
        ("solo", 37, 41),
        ("2", 24, 24),
        ("2long", 38, 41),
        ("3", 33, 33),
        ("4", 41, 41),
        ("3short", 24, 24),
        ("4short", 33, 33),
    ],
)
def test_d8_d9_d10_numbers_of_buildings(mode: str, france: int, ireland: int) -> None:
    assert len(BOX.deck("france", mode)) == france
    assert len(BOX.deck("ireland", mode)) == ireland


def test_d11_wheel_before_settlement_phase() -> None:
    state = start(4)
    end_turns(state, 5 * 6)
    assert (state.round, state.phase) == (7, "settle")
    assert marker(state, "wood") == 7


def test_d13_an_end_met_by_the_first_of_two_actions_is_kept() -> None:
    state = start(2)
    for card in [*state.display, *state.stacks]:
        put(state, card, 0, 20 + len(state.players[1].cards), seat=1)
    state.stage = 4
    assert not state.display
    end_turns(state, 1)
    assert (state.phase, state.seat) == ("action", 1)
    end_turns(state, 1)
    assert GAME.turn(state) is None


def test_d14_the_wheel_turns_into_the_bonus_round() -> None:
    state = at_round(start(3), 24)
    wheel(state, wood=3)
    stand(state, 0, 0, 2, 1)
    end_turns(state, 4)
    assert (state.round, state.phase) == (25, "bonus")
    assert marker(state, "wood") == 4
    assert at_home(state) == [True, True, True]


def test_d15_two_clergymen_on_one_card() -> None:
    state = at_round(start(3), 25)
    first, second = state.seat, (state.seat + 1) % 3
    play(state, f"begin clergy; visit {first}:2,1; produce grain no; end-turn")
    play(state, f"begin clergy; visit {first}:2,1; produce grain yes; end-turn")
    assert state.players[first].clergy[0] == state.players[second].clergy[0] != ABSENT


def test_d16_d43_the_empty_felling() -> None:
    state = start(4)
    before = list(state.wheel)
    assert offers(state, "pass")
    play(state, "pass")
    assert (state.wheel, goods(state)) == (before, {})
    clear(state, seat=1)
    play(state, "end-turn")
    assert refused(state, "begin fell") == "no-card"
    assert offers(state, "pass")
    moved = changed(empty_felling_moves_marker=True)
    other = start(4, game=moved)
    play(other, "pass", moved)
    assert marker(other, "wood") == 0


def test_d16_alone_a_forest_goes_for_nothing_when_no_marker_is_left() -> None:
    state = start(1)
    wheel(state, wood=-1, joker=-1)
    events = play(state, "begin fell; at 1,0")
    assert (kinds(events), goods(state), state.actions) == (["cleared"], {}, 1)
    assert offers(state, "begin cut")
    joker = start(1)
    wheel(joker, wood=-1, joker=3)
    play(joker, "begin fell; at 1,0; produce wood yes")
    assert goods(joker) == {"wood": 4}


def test_d17_land_once_a_turn() -> None:
    state = start(2)
    give(state, 0, coins=30)
    play(state, "begin land; district 2 plains; pass")
    assert refused(state, "begin land") == "bought"
    play(state, "pass; end-turn")
    end_turns(state, 2)
    assert offers(state, "begin land")


def test_d18_land_by_bulwark_leaves_its_pile() -> None:
    state = start(4, "ireland")
    put(state, "I37", 3, 1)
    give(state, 0, book=1)
    use(state, "3,1", "times 1; district 2 hills; plot 0 mountain")
    assert (state.districts[0], state.plots[0]) == (3, 4)


def test_d19_no_gap_between_districts() -> None:
    state = start(4)
    coast(state, 2)
    coast(state, 4)
    give(state, 0, coins=9)
    play(state, "begin land")
    assert refused(state, "district 4 plains") == "gap"
    assert offers(state, "district 2 plains")


@pytest.mark.parametrize(
    ("card", "economic", "dwelling"),
    [("I35", 6, 9), ("I24", 10, 8), ("I23", 7, 1), ("G18", 7, 2)],
)
def test_d20_d21_d22_d24_values(card: str, economic: int, dwelling: int) -> None:
    assert (CARDS[card].economic, CARDS[card].dwelling) == (economic, dwelling)


def test_d23_d25_costs() -> None:
    assert CARDS["I37"].cost == {"wood": 2, "clay": 4}
    assert CARDS["I21"].cost == {"clay": 2, "straw": 2}


def test_d26_the_farmyard_is_no_cloister() -> None:
    assert not BOX.cards["farmyard"].cloister
    assert BOX.cards["cloister_office"].cloister


def test_d27_the_bathhouse_can_be_played_otherwise() -> None:
    paid_only = changed(bathhouse_without_paying=False)
    state = start(4, game=paid_only)
    put(state, "F23", 3, 1)
    give(state, 0, coins=1)
    unpaid = GAME.clone(state)
    play(state, "begin clergy; visit 0:3,1; send brother; use; times 1", paid_only)
    assert at_home(state) == [True, True, True]
    play(unpaid, "begin clergy; visit 0:3,1; send brother; use; times 0", paid_only)
    assert at_home(unpaid) == [True, False, True]


def test_d28_d29_wine_and_loose_coins_at_the_end() -> None:
    def points(**held: int) -> int:
        return scoring.goods_points(BOX, [held.get(good, 0) for good in GOODS])

    assert points(wine=1) == points(whiskey=1) == 1
    assert points(wine=1, coins=4) == 2
    assert points(coins=9) == 2
    assert points(whiskey=5, coins=3) == 6
    assert points(whiskey=2, coins=1) == 2
    assert points(whiskey=3, coins=1, wine=0) == 3
    assert points(book=1, pottery=1, ornament=1, reliquary=1, wonder=1) == 2 + 3 + 4 + 8 + 30


def test_d30_forger_without_limit() -> None:
    state = start(4)
    put(state, "F35", 3, 1)
    give(state, 0, coins=55)
    use(state, "3,1", "times 1; times 5")
    assert goods(state) == {"reliquary": 6}


def test_d32_shipyard_and_town_estate_once() -> None:
    for card, good in (("G26", "wood"), ("F30", "pottery")):
        state = start(4)
        put(state, card, 3, 1)
        give(state, 0, **{good: 9})
        use(state, "3,1")
        assert refused(state, "times 2") == "limit"


def test_d33_financed_estate_costs_one_coin_of_any_money() -> None:
    state = start(4)
    put(state, "F15", 3, 1)
    give(state, 0, coins=5)
    use(state, "3,1", "times 1")
    assert goods(state)["coins"] == 4


def test_d36_filial_church_with_three() -> None:
    assert "3" in CARDS["I32"].modes


def test_d37_two_coin_tiles_are_two_kinds() -> None:
    state = start(4)
    put(state, "F08", 3, 1)
    give(state, 0, coins=6, wood=1, clay=1)
    use(state, "3,1", "times 1; pay wood 1; pay clay 1; pay coins 1; pay coin5 1")
    assert goods(state) == {"coins": 7, "bread": 1}


def test_d38_wine_is_sold_only_by_a_step_of_its_own() -> None:
    state = start(4)
    give(state, 0, coins=1, wine=5)
    assert refused(state, "begin land") == "too-few-coins"
    play(state, "convert wine; times 1; begin land; district 2 plains")
    assert goods(state) == {"wine": 4}


def test_d38_a_function_waits_for_the_sale() -> None:
    state = start(4)
    put(state, "F03", 3, 1)
    give(state, 0, wine=1)
    use(state, "3,1", "convert wine; times 1; times 1")
    assert goods(state) == {"grain": 6}


def test_d39_locutory_with_the_prior_at_home() -> None:
    state = start(4, "ireland")
    put(state, "I23", 3, 1)
    stand(state, 0, 1, 2, 1)
    give(state, 0, coins=2, clay=1)
    use(state, "3,1", "times 1; choose G07; at 3,0; skip")
    assert goods(state) == {}
    strict = changed(locutory_with_prior_at_home=False)
    other = start(4, "ireland", game=strict)
    put(other, "I23", 3, 1)
    give(other, 0, coins=2, clay=1)
    play(other, "begin clergy; visit 0:3,1; send brother; times 1", strict)
    assert not other.pending


def test_d40_d41_are_cases_of_the_neutral_player() -> None:
    state = start(1)
    while state.phase != "neutral":
        end_turns(state, 1)
    stand(state, 1, 1, 2, 1)
    play(state, "choose G12")
    assert refused(state, "at 2,1") == "occupied"
    assert offers(state, "at 0,0")


def test_d42_builders_market_lies_on_the_neutral_land() -> None:
    for country in ("france", "ireland"):
        state = GAME.setup(LaboraOptions(country=country), 1, 1)
        assert "G13" in state.players[1].cards.values()
        assert "G13" not in state.display
