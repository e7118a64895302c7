"""What screens are told beside the tiles."""

from __future__ import annotations

import pytest

from core.game import Event
from core.seeland import looking, tiles
from core.seeland.harvest import record_number
from core.seeland.model import Buy, Place, Placing
from core.seeland.money import left_after, to_spend
from core.seeland.setup import SeelandOptions
from core.seeland.yields import yield_of
from tests.core.seeland.positions import GAME, at, code, end, names, place, play, position
from tests.core.seeland.test_play import plays

BOX = GAME.box


def test_a_yield_in_its_parts() -> None:
    state = position(["F7", "G7"], {"E7": "c3", "E8": "t4"})
    now = yield_of(BOX, state.land, at("F7"))
    assert (now.mill, now.fields, now.kinds) == (5, (code("t4"), code("c3")), (0, 2))
    assert (now.bonus, now.sum, now.total, now.open) == (0, 12, 12, 1)


def test_a_yield_that_is_a_monoculture_keeps_its_sum() -> None:
    state = position(["F7", "G7"], {"E7": "c3"})
    now = yield_of(BOX, state.land, at("F7"))
    assert (now.sum, now.total, now.open) == (8, 0, 2)
    untouched = yield_of(BOX, state.land, at("G7"))
    assert (untouched.kinds, untouched.sum, untouched.total) == ((), 5, 0)


def test_offers_in_walking_order() -> None:
    state = position(
        ["F7", "G7"], master=5, merchants=[1, 0], points=[2, 0], ring={6: "", 8: "m4"}, piles=(0, 0)
    )
    offers = looking.offers(BOX, state)
    assert [offer.space for offer in offers] == [6, 7, 8, 9, 0, 1, 2, 3, 4]
    assert [offer.price for offer in offers] == [0, 0, 1, 2, 3, 4, 5, 6, 7]
    assert [offer.in_reach for offer in offers] == [True] * 5 + [False] * 4
    assert [offer.ends_game for offer in offers] == [True] + [False] * 8
    warehouse = offers[1]
    assert (warehouse.tile, warehouse.lost, warehouse.guilders) == (tiles.OPEN, 2, 1)
    assert offers[2].tile == code("m4")


def test_the_warehouse_gives_back_what_was_paid_for_the_way() -> None:
    state = position(["F7", "G7"], master=4, merchants=[1, 0], points=[9, 0])
    warehouse = looking.offers(BOX, state)[2]
    assert (warehouse.price, warehouse.lost, warehouse.guilders) == (2, 3, 3)
    last = position(["F7", "G7"], master=4, merchants=[0, 1], points=[9, 0])
    assert looking.offers(BOX, last)[2].guilders == 1


@pytest.mark.parametrize("seed", range(2))
def test_offers_agree_with_what_happens(seed: int) -> None:
    for state, legal, _ in plays(SeelandOptions(governors=True), 3, seed):
        if state.phase != "buy":
            continue
        view = GAME.view(state, state.seat)
        offers = {offer.space: offer for offer in looking.offers(BOX, view)}
        reach = [offer.space for offer in offers.values() if offer.in_reach]
        assert reach == [action.space for action in legal if isinstance(action, Buy)]
        for action in legal:
            assert isinstance(action, Buy)
            offer, after = offers[action.space], GAME.clone(state)
            told: list[Event] = []
            GAME.apply(after, action, told.append)
            assert told[0].values["price"] == offer.price
            left = left_after(BOX, view, state.seat, offer.price)
            assert left == to_spend(BOX, after, state.seat)
            assert (after.phase == "over") == offer.ends_game
            assert after.players[state.seat].paid - state.players[state.seat].paid == offer.lost
            asked = [path.most for path in after.pending if path.kind == "retreating"]
            assert sum(asked) == offer.guilders


def test_within_a_turn_the_space_that_was_left_is_told_as_it_will_be_filled() -> None:
    state = position(["F7", "G7"], {"E7": "c3"}, master=0, merchants=[4, 0])
    bought = GAME.clone(state)
    play(bought, Buy(1), place("E8"))
    top = bought.mills[-1]
    offers = {offer.space: offer for offer in looking.offers(BOX, bought)}
    assert (offers[0].tile, offers[0].refill, offers[0].ends_game) == (top, True, False)
    assert [offer.space for offer in offers.values() if offer.refill] == [0]
    told = {space: offer.price for space, offer in offers.items()}
    play(bought, end())
    now = {offer.space: offer for offer in looking.offers(BOX, bought)}
    assert told == {space: offer.price for space, offer in now.items()}
    assert not any(offer.refill for offer in now.values())


def test_a_space_that_stays_empty_ends_the_game() -> None:
    state = position(["F7", "G7"], {"E7": "c3"}, master=0, piles=(0, 5))
    play(state, Buy(1), place("E8"))
    last = looking.offers(BOX, state)[-1]
    assert (last.space, last.tile, last.refill, last.ends_game) == (0, tiles.OPEN, False, True)


def test_the_row_of_guilders() -> None:
    state = position(["F7", "G7", "H7"], merchants=[8, 6, 8])
    row = looking.guilders(BOX, state)
    assert row.seats == ((1,), (), (0, 2), (), ())
    assert row.houses == (6, 7, 8, 9, 10)
    assert row.money == (2, 4, 2)
    assert row.numbers == (28, 26, 24, 22, 20, 18, 16)


def test_mills_with_owner_yield_and_governor() -> None:
    state = position(["F7", "G7 H7"], {"E7": "c3"}, governors=True, governed="H7")
    found = looking.mills(BOX, state)
    assert [(BOX.names[mill.hex], mill.seat, mill.governed) for mill in found] == [
        ("F7", 0, False),
        ("G7", 1, False),
        ("H7", 1, True),
    ]
    assert {mill.number for mill in found} == {16}
    assert found[0].now.sum == 8


def test_what_a_field_would_do_and_for_whom() -> None:
    state = position(["G7", "F7", "H7"], {"E7": "c3", "E8": "t3", "H6": "r1"}, ahead="c6")
    told = looking.effect(BOX, GAME.view(state, 0), code("c6"), at("F6"))
    (harvest,) = told.harvests
    assert (harvest.hex, harvest.seat, harvest.before.sum, harvest.after.total) == (
        at("F7"),
        1,
        11,
        17,
    )
    (grown,) = told.grown
    assert (grown.hex, grown.seat, grown.before.total, grown.after.total) == (at("G7"), 0, 0, 12)
    assert (told.built, told.islands) == (None, ())


def test_what_a_mill_would_turn() -> None:
    state = position(["F7", "G7"], {"F9": "c3"}, ahead="m4")
    told = looking.effect(BOX, state, code("m4"), at("F10"))
    assert names(told.islands) == ["F11", "E10"]
    assert told.built is not None
    assert (told.built.sum, told.built.open) == (7, 5)
    tactical = position(["F7", "G7"], ahead="m4", side="tactical", governors=True)
    told = looking.effect(BOX, tactical, code("m4"), at("F9"))
    assert (names(told.governors), told.islands, told.coins) == (["E10"], (), ())
    assert names(looking.effect(BOX, tactical, code("m4"), at("F6")).coins) == ["F5"]


@pytest.mark.parametrize("seats", [2, 4])
def test_effects_agree_with_what_happens(seats: int) -> None:
    compared = 0
    for state, legal, _ in plays(SeelandOptions(side="tactical"), seats, seats):
        path = state.pending[-1] if state.pending else None
        if not isinstance(path, Placing) or tiles.is_mill(path.tile):
            continue
        for action in legal:
            assert isinstance(action, Place)
            told: list[Event] = []
            GAME.apply(GAME.clone(state), action, told.append)
            harvests = looking.effect(BOX, GAME.view(state, 0), path.tile, action.hex).harvests
            expected = [(each.hex, each.seat, each.after.total) for each in harvests]
            assert expected == [
                (each.values["hex"], each.seat, each.values["points"])
                for each in told
                if each.kind == "harvested"
            ]
            compared += len(expected)
    assert compared > 5


def test_where_a_governor_would_walk() -> None:
    state = position(["F7 H8", "G7 G9"], governors=True, governed="F7 G9")
    ways = looking.ways(BOX, state, at("F7"))
    assert [(BOX.names[way.hex], way.seat, way.steps) for way in ways] == [
        ("G7", 1, 1),
        ("H8", 0, 2),
    ]
    assert looking.owner(state, at("G9")) == 1
    assert looking.owner(state, at("F8")) == -1


def test_on_which_number_a_marker_would_lie() -> None:
    state = position(["F7", "G7"], records=True, marked=[[21, 20], [19]])
    assert record_number(BOX, state, 0, 21) is None
    assert record_number(BOX, state, 1, 21) == 18
    assert record_number(BOX, state, 1, 30) == 30
