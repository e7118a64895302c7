"""Every building's function, with the exact goods before and after (fact sheet section 5)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from core.labora.components import default_components
from core.labora.model import State
from tests.core.labora.positions import (
    BOX,
    GAME,
    Country,
    at_home,
    clear,
    give,
    goods,
    marker,
    play,
    put,
    refused,
    stand,
    start,
    step,
    use,
    wheel,
)


@dataclass(frozen=True, slots=True)
class Use:
    """What a function does: the card, the steps after it was entered, goods before and after."""

    card: str
    steps: str
    before: dict[str, int]
    after: dict[str, int]


PLAIN = [
    Use(
        "G02",
        "times 1; pay straw 0; pay wood 1; pay clay 1; pay grain 1; take peat 6",
        {"wood": 2, "clay": 1, "grain": 1},
        {"wood": 1, "peat": 6},
    ),
    Use("F03", "times 1", {"coins": 3}, {"coins": 2, "grain": 6}),
    Use("I03", "times 1", {"coins": 3}, {"coins": 2, "grain": 4, "book": 1}),
    Use("F04", "times 7", {"grain": 9}, {"grain": 2, "straw": 7, "flour": 7}),
    Use("I04", "times 9", {"grain": 9}, {"straw": 9, "malt": 9}),
    Use(
        "F05",
        "times 3; pay straw 1; pay wood 1; times 2",
        {"flour": 4, "straw": 2, "wood": 1},
        {"flour": 1, "straw": 1, "bread": 1, "coins": 8},
    ),
    Use("I05", "times 2; times 1", {"malt": 3, "grain": 2}, {"malt": 1, "beer": 1, "coins": 7}),
    Use("G06", "times 2; pay peat 3", {"peat": 4}, {"peat": 1, "coins": 8}),
    Use("G07", "use; times 2", {"peat": 3}, {"peat": 1, "peat_coal": 3, "coins": 1}),
    Use(
        "F08",
        "times 1; pay wood 1; pay clay 1; pay stone 1; pay meat 1",
        {"wood": 1, "clay": 2, "stone": 1, "meat": 1},
        {"clay": 1, "coins": 7, "bread": 1},
    ),
    Use("I08", "use; take whiskey 1", {}, {"coins": 3, "whiskey": 1}),
    Use("F09", "use; skip", {}, {"grapes": 1}),
    Use("I09", "use", {"livestock": 5}, {"livestock": 5, "coins": 5}),
    Use("I10", "use; skip", {}, {"malt": 1}),
    Use("F11", "use", {}, {"wood": 1, "wine": 1, "coins": 1, "pottery": 1}),
    Use("I11", "use", {}, {"wood": 1, "malt": 1, "coins": 1, "peat": 1}),
    Use(
        "G12",
        "times 2; pay peat 1; pay meat 1",
        {"meat": 1, "peat": 1},
        {"stone": 2},
    ),
    Use(
        "G13",
        "times 1",
        {"coins": 2},
        {"wood": 2, "clay": 2, "stone": 1, "straw": 1},
    ),
    Use("I14", "use; take malt 2; take beer 1", {}, {"book": 1, "malt": 2, "beer": 1}),
    Use("F15", "times 1", {"coins": 1}, {"book": 1, "bread": 1, "grapes": 2, "flour": 2}),
    Use("I15", "times 1; take clay 5; take coins 3", {"book": 1}, {"clay": 5, "coins": 3}),
    Use(
        "G16",
        "use",
        {},
        {"clay": 1, "wood": 1, "peat": 1, "livestock": 1, "grain": 1, "coins": 1},
    ),
    Use("F17", "times 3; times 1", {"coins": 3}, {"book": 2, "meat": 1, "wine": 1}),
    Use("I17", "times 1", {"coins": 2}, {"coins": 1, "book": 1, "meat": 1, "whiskey": 1}),
    Use(
        "G18",
        "times 3; times 1; pay peat 2",
        {"clay": 4, "stone": 1, "peat": 2},
        {"clay": 1, "pottery": 3, "ornament": 1},
    ),
    Use("G19", "times 2", {"livestock": 3, "straw": 2}, {"livestock": 1, "meat": 2}),
    Use(
        "F20",
        "times 7; pay grain 1; pay grapes 1; pay wine 0; pay meat 1; times 1",
        {"grain": 1, "grapes": 1, "meat": 1, "wine": 1},
        {"coins": 13},
    ),
    Use("I20", "times 1; times 1", {"beer": 1, "whiskey": 1}, {"coins": 15}),
    Use("F21", "times 2; times 1", {"grapes": 2}, {"wine": 1, "coins": 7}),
    Use("I21", "times 2", {"malt": 2, "wood": 3, "peat": 2}, {"wood": 1, "whiskey": 4}),
    Use("F23", "use; times 1", {"coins": 1}, {"book": 1, "pottery": 1}),
    Use("F24", "times 2", {"bread": 2, "wine": 3}, {"wine": 1, "reliquary": 2}),
    Use(
        "I24",
        "times 1; times 1",
        {"coins": 1, "beer": 1, "whiskey": 1},
        {"book": 1, "reliquary": 1},
    ),
    Use(
        "I25",
        "times 1",
        {"reliquary": 1},
        {"clay": 2, "wood": 2, "peat": 2, "livestock": 2, "grain": 2, "coins": 2, "stone": 2},
    ),
    Use("G26", "times 1", {"wood": 5}, {"wood": 3, "ornament": 1, "coins": 5}),
    Use("F30", "times 1", {"pottery": 2}, {"pottery": 1, "coins": 12}),
    Use("I29", "at 1,0", {}, {"livestock": 2, "wood": 2, "stone": 1}),
    Use("I30", "use; times 1", {}, {"beer": 1, "pottery": 1}),
    Use("I31", "times 3", {"peat_coal": 4}, {"peat_coal": 1, "coins": 9, "whiskey": 3}),
    Use(
        "F32",
        "times 1; at 1,0; produce wood no; at 0,0; produce peat no",
        {"coins": 1},
        {"wood": 2, "peat": 2},
    ),
    Use(
        "I32",
        "times 1; pay straw 1; pay wood 1; pay grain 1; pay coins 1; pay coin5 1",
        {"wood": 1, "grain": 2, "coins": 6},
        {"reliquary": 1},
    ),
    Use(
        "F33",
        "times 1; pay peat 0; pay peat_coal 1; produce wine yes",
        {"peat_coal": 1, "peat": 2},
        {"peat": 2, "wine": 2},
    ),
    Use("I33", "times 1; produce beer yes", {"wood": 4}, {"wood": 1, "beer": 2}),
    Use(
        "G34",
        "times 1",
        {"book": 1, "pottery": 1, "ornament": 1, "reliquary": 2},
        {"reliquary": 1, "wonder": 1},
    ),
    Use("F35", "times 1; times 2", {"coins": 26}, {"coins": 1, "reliquary": 3}),
    Use(
        "I35",
        "times 1; pay whiskey 0; pay book 1; pay pottery 0; pay ornament 1; pay reliquary 1",
        {"coins": 10, "whiskey": 2, "book": 1, "pottery": 1, "ornament": 1, "reliquary": 1},
        {"coins": 5, "whiskey": 1, "pottery": 1, "wonder": 1},
    ),
    Use("F36", "raise book; raise pottery", {"book": 1}, {"ornament": 1}),
    Use(
        "I36",
        "times 2",
        {"book": 2, "pottery": 3},
        {"pottery": 1, "coins": 2, "clay": 2, "reliquary": 2},
    ),
    Use("F37", "use; times 2", {"straw": 2, "wood": 3}, {"pottery": 1, "wood": 1, "book": 2}),
    Use("F38", "at 1,0; at 2,0; skip", {}, {"book": 2}),
    Use(
        "I38",
        "times 1; take ornament 0; take pottery 1; take book 1",
        {"beer": 1},
        {"pottery": 1, "book": 1},
    ),
    Use(
        "G39",
        "times 1; times 1; pay peat 3; pay meat 2",
        {"peat": 3, "meat": 2},
        {"book": 2, "ornament": 2},
    ),
    Use("G41", "times 1; take ornament 0; take pottery 0; take book 2", {"coins": 5}, {"book": 2}),
    Use("G22", "produce stone yes", {}, {"stone": 2}),
    Use("F29", "produce stone yes", {}, {"stone": 2}),
    Use("F14", "produce grapes yes", {}, {"grapes": 2}),
    Use("F31", "produce grapes yes", {}, {"grapes": 2}),
    Use("clay_mound", "produce clay no", {}, {"clay": 2}),
    Use("farmyard", "produce livestock no", {}, {"livestock": 2}),
    Use("cloister_office", "produce coins yes", {}, {"coins": 2}),
]
OTHERS = ("G01", "F10", "F25", "F27", "G28", "F40", "I23", "I27", "I37", "I40")
"""Buildings with a test of their own below."""


def country_of(card: str) -> Country:
    """A country in which the card is played."""
    return "ireland" if card.startswith("I") else "france"


def entered(card: str, goods_before: dict[str, int]) -> tuple[State, str]:
    """Make a position with the building on seat 0's land; gives it and where it stands."""
    state = start(country=country_of(card))
    where = {"clay_mound": "4,0", "farmyard": "2,1", "cloister_office": "4,1"}.get(card, "3,1")
    if card not in BOX.basic:
        put(state, card, 3, 1)
    give(state, 0, **goods_before)
    return state, where


@pytest.mark.parametrize("one", PLAIN, ids=lambda one: one.card)
def test_function(one: Use) -> None:
    state, where = entered(one.card, one.before)
    use(state, where, one.steps)
    assert not state.pending
    assert goods(state) == one.after


def test_every_building_has_a_test() -> None:
    cards = {*default_components().buildings, *default_components().basic}
    assert cards == {one.card for one in PLAIN} | set(OTHERS)


@pytest.mark.parametrize(
    "card", sorted({one.card for one in PLAIN if one.before and one.card not in ("I09",)})
)
def test_without_goods_nothing_is_paid(card: str) -> None:
    state, where = entered(card, {})
    use(state, where)
    if state.pending:
        play(state, "skip")
    assert goods(state) == {}


@pytest.mark.parametrize(("sheep", "coins"), [(0, 0), (1, 3), (4, 3), (5, 5), (8, 5), (9, 6)])
def test_spinning_mill_counts_sheep(sheep: int, coins: int) -> None:
    state = start(country="ireland")
    put(state, "I09", 3, 1)
    give(state, 0, livestock=sheep)
    use(state, "3,1", "use")
    assert goods(state).get("coins", 0) == coins
    assert goods(state).get("livestock", 0) == sheep


def test_wheel_functions_put_the_marker_back() -> None:
    state = start()
    wheel(state, grain=7, joker=9)
    use(state, "2,1", "produce grain no")
    assert goods(state) == {"grain": 7}
    assert (marker(state, "grain"), marker(state, "joker"), marker(state, "livestock")) == (0, 9, 1)


def test_priory_uses_a_building_with_a_prior() -> None:
    state = start()
    put(state, "G01", 3, 1)
    put(state, "F04", 3, 0, seat=1)
    stand(state, 1, 0, 3, 0)
    give(state, 0, grain=3)
    use(state, "3,1", "visit 1:3,0; times 3")
    assert goods(state) == {"straw": 3, "flour": 3}
    assert at_home(state, 1) == [False, True, True]


def test_carpentry_clears_a_forest_and_builds_on_it() -> None:
    state = start()
    put(state, "F10", 3, 1)
    give(state, 0, wood=1)
    use(state, "3,1", "at 1,0; choose G12; at 1,0; skip")
    assert goods(state) == {}
    assert "G12" in state.players[0].cards.values()


def test_chamber_of_wonders_takes_thirteen_kinds() -> None:
    state = start()
    put(state, "F25", 3, 1)
    names = "straw wood peat peat_coal clay stone grain flour grapes wine bread meat book"
    give(state, 0, **dict.fromkeys(names.split(), 2))
    use(state, "3,1", "times 1;" + ";".join(f"pay {name} 1" for name in names.split()))
    assert goods(state) == {**dict.fromkeys(names.split(), 1), "wonder": 1}
    assert state.wonders == 7


@pytest.mark.parametrize(
    ("card", "drink", "country"), [("F27", "wine", "france"), ("I27", "whiskey", "ireland")]
)
def test_palace_and_manor_use_an_occupied_building(card: str, drink: str, country: Country) -> None:
    state = start(country=country)
    put(state, card, 4, 0)
    put(state, "G16", 3, 1, seat=2)
    stand(state, 2, 1, 3, 1)
    give(state, 0, **{drink: 2})
    use(state, "4,0", "times 1; visit 2:3,1")
    basics = dict.fromkeys(("clay", "wood", "peat", "livestock", "grain", "coins"), 1)
    assert goods(state) == {drink: 1, **basics}


def test_castle_builds_a_settlement() -> None:
    state = start()
    put(state, "G28", 4, 0)
    give(state, 0, grain=1, wood=1)
    use(state, "4,0", "choose S01; at 3,0; pay wood 1; pay grain 1")
    assert goods(state) == {}
    assert "S01" in state.players[0].cards.values()
    assert "S01" not in state.players[0].settlements


@pytest.mark.parametrize(("card", "country"), [("F40", "france"), ("I40", "ireland")])
def test_hospice_and_guesthouse_use_the_display(card: str, country: Country) -> None:
    state = start(country=country)
    put(state, card, 3, 1)
    give(state, 0, coins=2)
    use(state, "3,1", "choose G13; times 1")
    assert goods(state) == {"wood": 2, "clay": 2, "stone": 1, "straw": 1}
    assert "G13" in state.display
    state = start(country=country)
    put(state, card, 3, 1)
    use(state, "3,1")
    assert refused(state, "choose G34") == "not-in-display"


def test_locutory_brings_the_prior_home_and_builds() -> None:
    state = start(country="ireland")
    put(state, "I23", 3, 1)
    stand(state, 0, 0, 4, 0)
    give(state, 0, coins=2, wood=1, clay=1)
    clear(state)
    play(state, "begin clergy; visit 0:3,1; times 1; choose G12; at 3,0; send prior")
    assert goods(state) == {"clay": 1}
    assert at_home(state) == [False, False, True]


def test_a_refused_number_says_the_whole_price() -> None:
    state = start(4)
    put(state, "F35", 3, 1)
    give(state, 0, coins=15)
    use(state, "3,1", "times 1")
    refusal = GAME.refusal(state, step("times 2"))
    assert refusal is not None
    assert refusal.values == {"good": "coins", "needed": 20, "there": 10}


def test_bulwark_gives_land_of_both_kinds() -> None:
    state = start(country="ireland")
    put(state, "I37", 3, 1)
    give(state, 0, book=1)
    use(state, "3,1", "times 1; plot 0 coast; district 2 hills")
    assert goods(state) == {}
    assert (len(state.districts), len(state.plots)) == (8, 8)
    assert not state.bought
    assert not state.pending


def test_bulwark_may_leave_out_a_tile() -> None:
    state = start(country="ireland")
    put(state, "I37", 3, 1)
    give(state, 0, book=1)
    use(state, "3,1", "times 1; district -1 plains; skip")
    assert (len(state.districts), len(state.plots)) == (8, 9)
