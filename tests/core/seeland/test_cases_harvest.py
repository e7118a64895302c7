"""The tricky cases of the fact sheet about harvests, records and governors, with their numbers."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from core.seeland.looking import spare_figures
from core.seeland.model import EndTurn, Mark, Skip, State
from core.seeland.scoring import record_places
from tests.core.seeland.positions import (
    GAME,
    ahead,
    at,
    event,
    harvest,
    harvests,
    kinds,
    lay,
    leave,
    names,
    place,
    play,
    position,
    reason,
    totals,
    walk,
    why_not,
)


def _ready(
    field: str,
    *,
    points: Sequence[int] = (0, 0),
    marked: Sequence[Sequence[int]] = ((), ()),
    records: bool = False,
    governors: bool = False,
) -> State:
    """F7 of the first seat lacks only F6; around it lie a cabbage and a tulip of 3."""
    return position(
        ["F7", "G7"],
        {"E7": "c3", "E8": "t3"},
        ahead=field,
        points=points,
        marked=marked,
        records=records,
        governors=governors,
        governed="F7" if governors else "",
    )


def test_a_field_of_value_0_counts_as_its_crop() -> None:
    state = _ready("r0")
    assert harvests(lay(state, "F6")) == [("F7", 0, 5 + 3 + 3 + 0 + 5)]


def test_two_kinds_count_without_a_bonus() -> None:
    state = _ready("c5")
    told = lay(state, "F6")
    assert event(told, "harvested").values["bonus"] == 0
    assert harvests(told) == [("F7", 0, 16)]


def test_monoculture_is_worth_nothing_with_the_mill() -> None:
    state = position(["F7", "G7"], {"E7": "c3", "E8": "c4"}, ahead="c1")
    assert harvests(lay(state, "F6")) == [("F7", 0, 0)]
    assert totals(state) == [0, 0]


def test_no_field_at_all_is_worth_nothing() -> None:
    state = position(["F7", "G7"], {"E7": "m3", "E8": "m4"}, ahead="m1")
    assert harvests(leave(state, "F6")) == [("F7", 0, 0)]


def test_at_the_edge_of_the_map_there_are_fewer_neighbours() -> None:
    state = position(
        ["K7", "F7"],
        {
            "H6": "c1",
            "I7": "r1",
            "J7": "t1",
            "K7": "m2",
            "J6": "r4",
            "K8": "c6",
        },
        ahead="t2",
    )
    assert len(GAME.box.near[at("K7")]) == 4
    assert harvests(lay(state, "K6")) == [("K7", 0, 2 + 4 + 1 + 6 + 2 + 5)]


def test_a_field_counts_for_every_mill_it_touches() -> None:
    state = position(
        ["F7 G7", "H8"],
        {"E7": "c3", "E8": "t3", "G6": "r2", "H6": "t4"},
        ahead="c6",
    )
    told = lay(state, "F6")
    assert harvests(told) == [("F7", 0, 14 + 3), ("G7", 0, 5 + 6 + 2 + 4 + 5)]


def test_case_08_the_active_players_mills_first_then_clockwise() -> None:
    land = {"E7": "c3", "E8": "t3", "G6": "r2", "H6": "t4"}
    for seat, order in ((0, ["F7", "G7"]), (1, ["G7", "F7"])):
        state = position(["F7", "G7", "H8"], land, ahead="m1")
        state.seat = seat
        told = leave(state, "F6")
        assert [name for name, _, _ in harvests(told)] == order
    state = position(["F7", "G7", "F9"], {**land, "F9": "m1", "E10": "c1"}, ahead="m1")
    state.seat = 2
    told = leave(state, "F6")
    assert [seat for _, seat, _ in harvests(told)] == [0, 1]


def test_case_08_among_ones_own_mills_the_owner_chooses_if_it_matters() -> None:
    land = {"E7": "c3", "E8": "t3", "G6": "r2", "H6": "t4"}
    state = position(["H8", "F7 G7"], land, ahead="m1", records=True)
    play(state, ahead(state), place("F6"), GAME.box.moves.building[1])
    turn = GAME.turn(state)
    assert turn is not None
    assert (turn.seat, turn.prompt, state.seat) == (1, "order", 0)
    assert GAME.legal(state) == [harvest("F7"), harvest("G7")]
    assert reason(state, harvest("H8")) == "not-own-mill"
    told = play(state, harvest("G7"), Skip())
    assert [name for name, _, _ in harvests(told)] == ["G7", "F7"]
    play(state, Mark())
    assert state.players[1].records == [11]
    assert state.players[1].mills == []


def test_only_surrounded_mills_can_be_chosen() -> None:
    land = {"E7": "c3", "E8": "t3", "G6": "r2", "H6": "t4"}
    state = position(["H8", "F7 G7 F8"], land, ahead="m1", records=True)
    play(state, ahead(state), place("F6"), GAME.box.moves.building[1])
    refusal = why_not(state, harvest("F8"))
    assert (refusal.reason, refusal.values["open"]) == ("not-surrounded", 2)


@pytest.mark.parametrize(("points", "after"), [(95, 111), (190, 206)])
def test_case_10_the_score_goes_on_past_the_lap(points: int, after: int) -> None:
    state = _ready("r0", points=[points, 0])
    lay(state, "F6")
    assert totals(state)[0] == after


def test_case_11_a_monoculture_misses_the_governor() -> None:
    state = position(
        ["F7", "G7"],
        {"E7": "c3", "E8": "c4"},
        ahead="c1",
        governors=True,
        governed="F7",
        points=[20, 0],
    )
    told = lay(state, "F6")
    missed = event(told, "governor-missed").values
    assert (missed["points"], missed["lost"]) == (0, 5)
    assert totals(state)[0] == 15
    assert names(state.governed) == ["G7"]


def test_a_satisfied_governor_is_kept_and_pays() -> None:
    state = _ready("r5", governors=True)
    told = lay(state, "F6")
    assert event(told, "governor-satisfied").values["number"] == 16
    assert totals(state)[0] == 5 + 3 + 3 + 5 + 5 + 5
    assert (state.players[0].governors, state.governed) == (1, [])


def test_the_golden_number_itself_is_enough() -> None:
    state = _ready("r0", governors=True)
    told = lay(state, "F6")
    satisfied = event(told, "governor-satisfied").values
    assert satisfied["points"] == satisfied["number"] == 16


def test_case_12_the_governors_points_are_no_part_of_a_record() -> None:
    state = _ready("r5", governors=True, records=True)
    told = lay(state, "F6", Mark())
    assert kinds(told) == ["bought", "placed", "harvested", "marked", "governor-satisfied"]
    assert state.players[0].records == [21]
    assert totals(state)[0] == 26


def test_a_record_may_be_left_out_and_two_are_all() -> None:
    state = _ready("r5", records=True)
    told = lay(state, "F6", Skip())
    assert (state.players[0].records, totals(state)[0]) == ([], 21)
    assert "marked" not in kinds(told)
    full = _ready("r5", records=True, marked=[[7, 9], []])
    lay(full, "F6")
    assert GAME.legal(full) == [GAME.box.moves.use_stuiver, EndTurn()]
    assert reason(full, Mark()) == "no-path"


def test_a_record_is_the_owners_choice_in_anothers_turn_too() -> None:
    state = position(["G7", "F7"], {"E7": "c3", "E8": "t3"}, ahead="m1", records=True)
    leave(state, "F6")
    turn = GAME.turn(state)
    assert turn is not None
    assert (turn.seat, turn.prompt, turn.rule) == (1, "mark", "seeland.records")
    play(state, Mark())
    assert state.players[1].records == [11]
    assert (state.seat, GAME.legal(state)[-1]) == (0, EndTurn())


def test_case_13_fewer_markers_than_places() -> None:
    state = position(
        ["F7", "G7"],
        master=0,
        ring={1: ""},
        piles=(0, 0),
        records=True,
        marked=[[30], [27, 12]],
        points=[100, 100],
    )
    told = play(state, ahead(state))
    assert [each.values["points"] for each in told if each.kind == "record-paid"] == [20, 15, 10]
    assert totals(state) == [120, 125]
    assert GAME.score(state).winners == (1,)


def test_four_markers_pay_and_one_player_can_have_two() -> None:
    state = position(["F7", "G7", "H8"], records=True, marked=[[20, 18], [25, 3], [1]], master=0)
    assert [(one.seat, one.number, one.points) for one in record_places(GAME.box, state)] == [
        (1, 25, 20),
        (0, 20, 15),
        (0, 18, 10),
        (1, 3, 5),
    ]
    assert totals(state) == [0, 0, 0]


def test_case_14_no_mill_is_free_the_governor_leaves_the_game() -> None:
    state = position(
        ["F7", ""], {"E7": "c1", "E8": "c2"}, ahead="c0", governors=True, governed="F7"
    )
    told = lay(state, "F6")
    assert kinds(told)[-1] == "governor-gone"
    assert (state.gone, state.governors, state.governed) == (1, 6, [])


def test_case_14_a_mill_with_a_governor_is_no_target() -> None:
    state = position(
        ["F7", "G7"], {"E7": "c1", "E8": "c2"}, ahead="c0", governors=True, governed="F7 G7"
    )
    told = lay(state, "F6")
    assert kinds(told)[-1] == "governor-gone"
    assert names(state.governed) == ["G7"]


def test_case_15_the_active_player_chooses_among_equally_near_mills() -> None:
    state = position(
        ["G9", "F7", "G7 H8 F8"],
        {"E7": "c1", "E8": "c2"},
        ahead="m0",
        governors=True,
        governed="F7",
    )
    told = leave(state, "F6")
    assert kinds(told)[-1] == "governor-missed"
    turn = GAME.turn(state)
    assert turn is not None
    assert (turn.seat, turn.prompt) == (0, "walk")
    assert GAME.legal(state) == [walk("F8"), walk("G7")]
    refusal = why_not(state, walk("G9"))
    assert (refusal.reason, refusal.values["steps"], refusal.values["least"]) == ("farther", 2, 1)
    assert reason(state, walk("H7")) == "no-mill"
    told = play(state, walk("G7"))
    assert event(told, "governor-walked").values["steps"] == 1
    assert names(state.governed) == ["G7"]


def test_a_governor_does_not_walk_to_a_mill_that_has_one() -> None:
    state = position(
        ["G9", "F7", "G7 H8 F8 H7"],
        {"E7": "c1", "E8": "c2"},
        ahead="m0",
        governors=True,
        governed="F7 H7",
    )
    leave(state, "F6")
    assert reason(state, walk("H7")) == "has-governor"


def test_case_18_a_governor_walks_to_a_mill_that_waits_and_is_checked_again() -> None:
    state = position(
        ["F7", "G7"],
        {"E7": "c1", "E8": "c2", "G6": "r6", "H6": "t7"},
        ahead="c0",
        governors=True,
        governed="F7",
        points=[9, 9],
    )
    told = lay(state, "F6")
    assert kinds(told)[2:] == [
        "harvested",
        "governor-missed",
        "governor-walked",
        "harvested",
        "governor-satisfied",
    ]
    assert harvests(told) == [("F7", 0, 0), ("G7", 1, 5 + 6 + 7 + 0 + 5)]
    assert (state.players[1].governors, totals(state)) == (1, [4, 9 + 23 + 5])


@pytest.mark.parametrize("target", ["H8", "F9"])
def test_case_20_the_walk_crosses_the_village_and_empty_mills(target: str) -> None:
    land = {"E7": "c1", "E8": "c2", "F9": "m1", "E10": "farm"}
    state = position(["F7", target], land, ahead="c0", governors=True, governed="F7")
    told = lay(state, "F6")
    walked = event(told, "governor-walked").values
    assert (walked["target"], walked["steps"]) == (at(target), 2)


def test_case_20_the_walk_crosses_farms() -> None:
    land = {"E8": "m1", "D7": "farm", "E7": "c1", "D8": "c2"}
    land |= {"C7": "m2", "B6": "c1", "C8": "t1"}
    state = position(["E8", "C7"], land, ahead="c0", governors=True, governed="E8")
    told = lay(state, "E9")
    walked = event(told, "governor-walked").values
    assert (walked["target"], walked["steps"]) == (at("C7"), 2)


def test_case_21_the_score_stops_at_0() -> None:
    state = position(
        ["F7", "G7"],
        {"E7": "c3", "E8": "c4"},
        ahead="c1",
        governors=True,
        governed="F7",
        points=[2, 0],
    )
    told = lay(state, "F6")
    assert event(told, "governor-missed").values["lost"] == 2
    assert totals(state) == [0, 0]


def test_case_21_at_the_end_gains_come_before_penalties() -> None:
    state = position(
        ["F7 G7 H7", "G9"],
        master=0,
        ring={1: ""},
        piles=(0, 0),
        records=True,
        governors=True,
        governed="F7 G7 H7",
        marked=[[9], [30]],
        points=[2, 0],
    )
    told = play(state, ahead(state))
    lines = {line.id: line.points for line in GAME.score(state).sheets[0].lines}
    assert (lines["records"], lines["left-governors"]) == (15, -15)
    assert event(told, "left-governors").values["lost"] == 15
    assert totals(state) == [2, 20]


@pytest.mark.parametrize(("points", "total"), [(0, 10), (3, 10), (7, 12)])
def test_case_21_the_loss_for_governors_comes_before_the_most_governors(
    points: int, total: int
) -> None:
    """Rulebook p. 6: first 5 points are lost for each mill with a governor, then 10 are won."""
    state = position(
        ["F7 G7", "G9"],
        master=0,
        ring={1: ""},
        piles=(0, 0),
        governors=True,
        governed="F7",
        kept=(1, 0),
    )
    player = state.players[0]
    player.paid, player.harvested = 5, points
    assert totals(state)[0] == points
    told = play(state, ahead(state))
    lost = ["left-governors"] if points else []
    assert kinds(told)[-1 - len(lost) :] == [*lost, "most-governors"]
    assert totals(state)[0] == total


def test_case_21_the_last_penalty_stops_at_0_too() -> None:
    state = position(
        ["F7 G7", "G9"],
        master=0,
        ring={1: ""},
        piles=(0, 0),
        governors=True,
        governed="F7 G7",
        points=[7, 1],
    )
    play(state, ahead(state))
    assert totals(state) == [0, 1]


def test_case_22_a_harvest_of_0_may_be_marked_if_0_is_free() -> None:
    land = {"E7": "c3", "E8": "c4"}
    state = position(["F7", "G7"], land, ahead="c1", records=True)
    lay(state, "F6", Mark())
    assert state.players[0].records == [0]
    taken = position(["F7", "G7"], land, ahead="c1", records=True, marked=[[], [0]])
    lay(taken, "F6")
    assert GAME.legal(taken)[-1] == EndTurn()
    assert taken.players[0].records == []


@pytest.mark.parametrize(
    ("kept", "won"),
    [((0, 0, 0), (0, 0, 0)), ((2, 1, 0), (10, 0, 0)), ((2, 2, 1), (5, 5, 0))],
)
def test_case_23_most_governors(kept: tuple[int, ...], won: tuple[int, ...]) -> None:
    state = position(
        ["F7", "G7", "H7"],
        master=0,
        ring={1: ""},
        piles=(0, 0),
        governors=True,
        kept=kept,
    )
    told = play(state, ahead(state))
    lines = [
        {line.id: line.points for line in sheet.lines}["most-governors"]
        for sheet in GAME.score(state).sheets
    ]
    assert tuple(lines) == won
    assert kinds(told).count("most-governors") == sum(points > 0 for points in won)
    assert totals(state) == [5 * own + more for own, more in zip(kept, won, strict=True)]


def test_before_the_end_the_sheet_is_the_track() -> None:
    state = position(
        ["F7", "G7"],
        governors=True,
        records=True,
        governed="F7",
        marked=[[9], []],
        points=[7, 1],
    )
    assert totals(state) == [7, 1]
    assert [line.id for line in GAME.score(state).sheets[0].lines] == [
        "harvests",
        "satisfied",
        "missed",
        "warehouse",
        "records",
        "left-governors",
        "most-governors",
    ]


def test_a_figure_comes_back_to_be_used_again() -> None:
    state = _ready("r5")
    assert spare_figures(GAME.box, state.players[0]) == 3
    lay(state, "F6")
    assert spare_figures(GAME.box, state.players[0]) == 4
