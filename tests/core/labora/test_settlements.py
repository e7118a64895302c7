"""Every settlement: cost, terrain, what it scores (fact sheet section 6), and the final sheet."""

from __future__ import annotations

import pytest

from core.labora import looking, scoring
from core.labora.places import place
from tests.core.labora.positions import (
    BOX,
    GAME,
    clear,
    coast,
    give,
    goods,
    mountain,
    offers,
    play,
    put,
    refused,
    start,
)

BUILT = [
    ("S01", "3,0", {"grain": 1, "wood": 1}, "pay wood 1; pay grain 1", 0),
    ("S02", "3,0", {"livestock": 2, "peat_coal": 1}, "pay peat_coal 1; pay livestock 2", 1),
    ("S03", "3,0", {"meat": 1, "livestock": 1}, "pay livestock 1; pay meat 1", 2),
    ("S04", "-1,0", {"bread": 3, "peat": 2}, "pay peat 2; pay bread 3", 4),
    ("S05", "3,0", {"beer": 1, "straw": 2}, "pay straw 2; pay beer 1", -1),
    ("S06", "3,0", {"meat": 1, "peat": 3}, "pay peat 3; pay meat 1", 3),
    ("S07", "3,0", {"meat": 3, "peat_coal": 3}, "pay peat_coal 3; pay meat 3", 8),
    ("S08", "4,-1", {"meat": 6, "wood": 3}, "pay wood 3; pay meat 6", 10),
]


@pytest.mark.parametrize(("card", "where", "held", "payment", "economic"), BUILT)
def test_settlement(
    card: str, where: str, held: dict[str, int], payment: str, economic: int
) -> None:
    state = start(4)
    state.phase, state.actions = "settle", 0
    coast(state, 0)
    mountain(state, 0)
    player = state.players[0]
    player.settlements = list(BOX.settlements)
    for x in range(5):
        player.ground[place(x, -1)] = 2 if x == 4 else 1
    give(state, 0, **held)
    play(state, f"begin settle; choose {card}; at {where}; {payment}")
    assert goods(state) == {}
    assert card not in player.settlements
    assert scoring.economic(BOX, player) == economic
    assert refused(state, "begin settle") == "settled"


@pytest.mark.parametrize("card", BOX.settlements)
def test_terrain(card: str) -> None:
    state = start(4)
    clear(state)
    coast(state, 0)
    allowed = {"S04": "coast", "S08": "hillside"}.get(card, "coast plains hillside").split()
    spaces = looking.spaces(BOX, state, 0, card)
    state.players[0].cards.pop(place(4, 0))
    spaces = looking.spaces(BOX, state, 0, card)
    for kind, at in (("coast", place(-1, 0)), ("plains", place(3, 0)), ("hillside", place(4, 0))):
        refusal = spaces[at]
        assert (refusal is None) == (kind in allowed)
        assert refusal is None or refusal.reason == "wrong-terrain"


def test_too_little_is_told() -> None:
    state = start(4)
    state.phase, state.actions = "settle", 0
    give(state, 0, grain=3)
    play(state, "begin settle")
    assert refused(state, "choose S03") == "too-little-food"
    assert refused(state, "choose S02") == "too-little-energy"
    assert offers(state, "choose S01")


def test_grain_serves_as_food_or_as_straw_but_not_as_both() -> None:
    state = start(4)
    state.phase, state.actions = "settle", 0
    give(state, 0, grain=2)
    assert refused(state, "begin settle") == "nothing-to-settle"
    give(state, 0, grain=3)
    play(state, "begin settle; choose S01; at 3,0; pay straw 2; pay grain 1")
    assert goods(state) == {}


def test_surplus_is_lost() -> None:
    state = start(4)
    state.phase, state.actions = "settle", 0
    give(state, 0, meat=1, peat_coal=1)
    play(state, "begin settle; choose S01; at 3,0; pay peat_coal 1; pay meat 1")
    assert goods(state) == {}


def test_a_five_coin_tile_may_be_put_down_without_change() -> None:
    state = start(4)
    state.phase, state.actions = "settle", 0
    give(state, 0, coins=9, livestock=1, wood=3)
    play(state, "begin settle; choose S02; at 3,0; pay wood 3")
    play(state, "pay coins 0; pay livestock 1; pay coin5 1")
    assert goods(state) == {"coins": 4}


def test_worked_example_of_the_fact_sheet() -> None:
    state = start(4, "ireland", "short")
    clear(state)
    mountain(state, 1)
    cards = {
        "I29": (0, 0),
        "I04": (1, 0),
        "forest": (2, 0),
        "S02": (3, 0),
        "S01": (0, 1),
        "I40": (1, 1),
        "I09": (3, 1),
        "S05": (5, 1),
        "G22": (6, 1),
        "I21": (5, 2),
    }
    for card, (x, y) in cards.items():
        put(state, card, x, y)
    give(state, 0, whiskey=5, coins=3, book=1, pottery=1, ornament=1, reliquary=1, wood=2, clay=3)
    points = looking.points(BOX, state.players[0])
    assert (points.goods, points.economic) == (23, 29)
    assert points.settlements == (("S01", 7), ("S02", 7), ("S05", 8))
    assert points.total == 74
    sheet = GAME.score(state).sheets[0]
    assert sheet.total == 74
    assert [(line.id, line.points) for line in sheet.lines] == [
        ("goods", 23),
        ("economic", 29),
        ("S01", 7),
        ("S02", 7),
        ("S05", 8),
    ]


def test_water_counts_three_but_under_a_houseboat() -> None:
    state = start(4, "ireland")
    coast(state, 0)
    put(state, "S01", -1, 0)
    player = state.players[0]
    assert dict(scoring.settlements(BOX, player)) == {"S01": -3 + 3}
    put(state, "I11", -2, 0)
    assert dict(scoring.settlements(BOX, player)) == {"S01": -3 + 6}
    assert looking.gain_of(BOX, state, 0, "S02", place(-1, 1)) == 1 + (1 + 3 - 3) + 1


def test_ties_are_shared_and_the_goal_is_for_who_plays_alone() -> None:
    scores = GAME.score(start(3))
    assert scores.winners == (0, 1, 2)
    alone = start(1)
    assert GAME.score(alone).sheets[0].place == 2
    give(alone, 0, reliquary=63)
    assert GAME.score(alone).sheets[0].total == 504
    assert GAME.score(alone).winners == (0,)
