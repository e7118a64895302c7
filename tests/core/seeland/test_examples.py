"""Every worked example of the rulebook."""

from __future__ import annotations

from core.seeland.model import Buy, Leave, Mark, State
from core.seeland.money import golden_number, to_spend
from tests.core.seeland.positions import (
    GAME,
    ahead,
    at,
    build,
    code,
    event,
    harvests,
    kinds,
    lay,
    names,
    place,
    play,
    position,
    reason,
    totals,
    why_not,
)


def _page_two() -> State:
    return position(
        ["F7", "F8", "G7"], ring={1: "r1", 2: "m0", 3: "t5"}, master=0, merchants=[0, 4, 2]
    )


def test_page_2_two_spaces_jumped_cost_two_guilders_and_the_row_shifts() -> None:
    state = _page_two()
    told = play(state, Buy(3))
    assert event(told, "bought").values == {"space": 3, "tile": code("t5"), "price": 2}
    assert event(told, "shifted").values["guilders"] == 2
    assert [to_spend(GAME.box, state, seat) for seat in range(3)] == [4, 2, 4]


def test_page_2_on_the_front_guilder_only_the_mill_right_ahead_is_left() -> None:
    state = _page_two()
    state.master, state.ring[1] = 1, 0
    state.landscapes.append(code("r1"))
    state.seat = 1
    GAME.check(state)
    assert GAME.legal(state) == [Buy(2)]
    assert reason(state, Buy(3)) == "cannot-pay"
    assert state.ring[2] == code("m0")


def test_page_3_a_field_lies_beside_an_own_mill() -> None:
    state = position(
        ["G7", "I8"],
        {"H9": "c4", "I8": "m2", "J8": "t1", "I9": "r4"},
        ahead="r3",
    )
    play(state, ahead(state))
    state.seat = 1
    places = [action.hex for action in GAME.legal(state) if action.kind == "place"]
    assert names(places) == ["I7", "J7"]


def test_page_3_a_mill_lies_beside_any_developed_land_and_turns_the_island() -> None:
    state = position(["F8", "G7"], {"F9": "r4"}, ahead="m2", under={"E10": "t6"})
    told = build(state, "E9")
    assert state.land[GAME.box.by_name["E10"]] == code("t6")
    assert event(told, "turned").values["tile"] == code("t6")
    assert names(state.players[0].mills) == ["F8", "E9"]


def test_page_4_21_points_and_the_neighbours_monoculture() -> None:
    state = position(
        ["I9", "H8"],
        {"I9": "m3", "I8": "c4", "I10": "r3", "J9": "t0", "J8": "t4"},
        ahead="c2",
    )
    told = lay(state, "H9")
    assert harvests(told) == [("I9", 0, 21), ("H8", 1, 0)]
    own = next(each for each in told if each.kind == "harvested")
    assert (own.values["mill"], own.values["bonus"], own.values["points"]) == (3, 5, 21)
    assert totals(state) == [21, 0]
    assert [player.mills for player in state.players] == [[], []]


def test_page_4_a_mill_surrounds_anothers_for_8_points() -> None:
    state = position(
        ["G7", "E8"],
        {"E8": "m4", "D7": "farm", "D8": "r1", "E7": "t3"},
        ahead="m1",
    )
    told = build(state, "E9")
    assert harvests(told) == [("E8", 1, 8)]
    assert totals(state) == [0, 8]
    assert names(state.players[0].mills) == ["G7", "E9"]


def test_page_5_a_record_of_29_lands_on_27() -> None:
    state = position(
        ["F7", "G7"],
        {"E7": "c7", "E8": "t7"},
        ahead="r5",
        records=True,
        marked=[[29], [28]],
    )
    told = lay(state, "F6", Mark())
    assert harvests(told) == [("F7", 0, 29)]
    assert event(told, "marked").values == {"number": 27, "points": 29}
    assert state.players[0].records == [29, 27]
    assert totals(state) == [29, 0]


def _page_six(field: str) -> State:
    """Orange has G10 with a governor and E9, grey has D9; the house in force says 28."""
    return position(
        ["G10 E9", "D9"],
        {
            "G10": "m4",
            "F9": "c7",
            "F10": "t5",
            "H9": "c4",
            "H10": "t2",
            "E9": "m2",
            "E10": "c3",
            "D9": "m3",
            "C10": "c1",
        },
        ahead=field,
        governors=True,
        governed="G10",
        merchants=[6, 6],
    )


def test_page_6_30_satisfies_the_governor_who_wants_28() -> None:
    state = _page_six("r3")
    assert golden_number(GAME.box, state) == 28
    told = lay(state, "G11")
    assert harvests(told) == [("G10", 0, 30)]
    satisfied = event(told, "governor-satisfied")
    assert (satisfied.values["number"], satisfied.values["gained"]) == (28, 5)
    assert totals(state) == [35, 0]
    assert (state.players[0].governors, state.governed) == (1, [])


def test_page_6_27_misses_28_and_the_governor_walks_two_steps() -> None:
    state = _page_six("r0")
    told = lay(state, "G11")
    assert harvests(told) == [("G10", 0, 27)]
    assert event(told, "governor-missed").values["lost"] == 5
    walked = event(told, "governor-walked")
    assert (GAME.box.names[state.governed[0]], walked.values["steps"]) == ("E9", 2)
    assert totals(state) == [22, 0]
    assert kinds(told)[-2:] == ["governor-missed", "governor-walked"]


def test_page_7_a_tile_must_touch_developed_land_not_just_printed_land() -> None:
    state = position(["G9", "G7"], ahead="m4", side="tactical")
    play(state, ahead(state))
    refusal = why_not(state, place("E11"))
    assert (refusal.reason, refusal.rule) == ("only-printed", "seeland.tactical")
    assert names(refusal.values["printed"]) == ["F11", "E10"]
    assert reason(state, place("D9")) == "only-printed"
    assert reason(state, place("E10")) == "occupied"
    assert reason(state, place("C9")) == "only-printed"
    assert reason(state, place("J3")) == "only-printed"


def test_page_7_printed_land_that_hangs_together_can_be_built_from() -> None:
    state = position(["G9", "G7"], ahead="m4", side="tactical")
    play(state, ahead(state))
    before = set(state.edge)
    assert at("E10") in state.loose
    play(state, place("F9"), Leave())
    assert at("E10") not in state.loose
    assert names(sorted(set(state.edge) - before)) == ["D9", "D10", "E11", "F10"]
