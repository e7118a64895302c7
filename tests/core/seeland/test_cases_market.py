"""The tricky cases of the fact sheet about the market, money and the end, with their numbers."""

from __future__ import annotations

import pytest

from core.seeland.model import Buy, EndTurn, Leave, Retreat, State, UseStuiver
from core.seeland.money import golden_number, last_guilder, to_spend
from tests.core.seeland.positions import (
    GAME,
    ahead,
    build,
    end,
    event,
    harvests,
    kinds,
    leave,
    place,
    play,
    position,
    reason,
    totals,
    why_not,
)

TWO = ("F7", "G7")
WAREHOUSE = GAME.box.ring.index("warehouse")


def _before_warehouse(
    points: int, merchants: tuple[int, int] = (4, 0), stuivers: tuple[int, int] = (1, 1)
) -> State:
    """The warehouse lies right ahead."""
    return position(
        TWO, master=WAREHOUSE - 1, merchants=merchants, points=[points, 0], stuivers=stuivers
    )


def _spaces(state: State) -> list[int]:
    return [action.space for action in GAME.legal(state) if isinstance(action, Buy)]


def test_case_01_warehouse_without_points_costs_and_gives_nothing() -> None:
    state = _before_warehouse(0)
    told = play(state, Buy(WAREHOUSE))
    assert event(told, "stored").values["lost"] == 0
    assert state.pending == []
    assert totals(state) == [0, 0]
    assert GAME.legal(state) == [UseStuiver(), EndTurn()]


@pytest.mark.parametrize(("points", "most"), [(1, 1), (2, 2), (3, 3), (50, 3)])
def test_case_02_a_guilder_for_each_point_lost(points: int, most: int) -> None:
    state = _before_warehouse(points)
    play(state, Buy(WAREHOUSE))
    assert GAME.legal(state) == [Retreat(back) for back in range(most + 1)]
    assert reason(state, Retreat(most + 1)) == "too-far-back"
    told = play(state, Retreat(most))
    assert event(told, "retreated").values["guilders"] == most
    assert state.players[0].merchant == 4 - most
    assert totals(state)[0] == points - min(3, points)


def test_the_warehouse_takes_nobody_behind_the_last_guilder() -> None:
    state = _before_warehouse(9, (2, 1))
    play(state, Buy(WAREHOUSE))
    assert GAME.legal(state) == [Retreat(0), Retreat(1)]


def test_the_warehouse_has_to_be_reached_and_the_way_is_paid_first() -> None:
    state = position(TWO, master=WAREHOUSE - 3, merchants=[0, 0], points=[9, 0])
    told = play(state, Buy(WAREHOUSE))
    assert event(told, "bought").values["price"] == 2
    assert GAME.legal(state) == [Retreat(0), Retreat(1), Retreat(2)]
    play(state, Retreat(2))
    assert state.players[0].merchant == 0


def test_case_03_on_the_front_guilder_only_the_space_right_ahead() -> None:
    state = position(TWO, master=0, merchants=[4, 0])
    assert GAME.legal(state) == [Buy(1)]
    refusal = why_not(state, Buy(2))
    assert (refusal.reason, refusal.values) == (
        "cannot-pay",
        {"space": 2, "needed": 1, "money": 0},
    )


def test_case_03_even_if_it_is_the_warehouse() -> None:
    state = _before_warehouse(7)
    assert GAME.legal(state) == [Buy(WAREHOUSE)]


def test_case_03_empty_spaces_are_jumped_for_free() -> None:
    state = position(TWO, master=0, merchants=[4, 0], ring={1: "", 2: "", 3: "t5"}, piles=(0, 0))
    assert GAME.legal(state) == [Buy(1), Buy(2), Buy(3)]


def test_with_five_guilders_five_spaces_are_in_reach() -> None:
    state = position(TWO, master=0)
    assert GAME.legal(state) == [Buy(space) for space in range(1, 6)]
    assert reason(state, Buy(0)) == "stands-there"
    assert reason(state, Buy(10)) == "unknown-space"


def test_case_04_all_empty_guilders_shift_after_the_whole_payment() -> None:
    state = position(TWO, master=0, merchants=[0, 3])
    assert golden_number(GAME.box, state) == 16
    told = play(state, Buy(5))
    assert kinds(told) == ["bought", "shifted"]
    assert event(told, "shifted").values == {"guilders": 3, "number": 22}
    assert last_guilder(state) == 3
    assert [to_spend(GAME.box, state, seat) for seat in range(2)] == [3, 4]


def test_case_04_money_freed_by_a_payment_does_not_help_it() -> None:
    state = position(TWO, master=0, merchants=[0, 4])
    assert reason(state, Buy(6)) == "cannot-pay"


def test_case_04_the_row_shifts_before_the_warehouse_gives_guilders_back() -> None:
    state = position(TWO, master=WAREHOUSE - 3, merchants=[0, 1], points=[9, 0])
    told = play(state, Buy(WAREHOUSE))
    assert kinds(told) == ["bought", "shifted", "stored"]
    assert GAME.legal(state) == [Retreat(0), Retreat(1)]


def test_case_04_the_row_shifts_before_a_governor_checks() -> None:
    state = position(
        ["F7", "G7"],
        {"E7": "c3", "E8": "t2"},
        master=0,
        ring={4: "r3"},
        merchants=[0, 3],
        governors=True,
        governed="F7",
    )
    assert golden_number(GAME.box, state) == 16
    told = play(state, Buy(4), place("F6"))
    assert harvests(told) == [("F7", 0, 18)]
    assert event(told, "governor-missed").values["number"] == 22


def test_the_space_that_was_left_is_refilled_when_the_turn_ends() -> None:
    state = position(TWO, master=1)
    top, under = state.landscapes[-1], state.landscapes[-2]
    play(state, Buy(2), place("E7"), Leave())
    assert state.ring[1] == 0
    told = play(state, end())
    assert event(told, "refilled").values == {"space": 1, "tile": top, "remaining": 25}
    assert (state.ring[1], state.ring[2]) == (top, 0)
    assert state.landscapes[-1] == under


def test_a_workshop_is_refilled_from_the_mills_and_a_warehouse_never() -> None:
    state = position(TWO, master=2)
    top = state.mills[-1]
    play(state, Buy(3), place("E7"), end())
    assert (state.ring[2], len(state.mills)) == (top, 24)
    state = position(TWO, master=WAREHOUSE)
    play(state, Buy(8), place("E7"), Leave())
    assert not GAME.reveals(state, end())
    assert kinds(play(state, end())) == []


def test_nine_tiles_lie_open_while_the_master_is_in_the_warehouse() -> None:
    state = _before_warehouse(0)
    assert sum(tile > 0 for tile in state.ring) == 8
    play(state, Buy(WAREHOUSE), end())
    assert sum(tile > 0 for tile in state.ring) == 9


def test_case_24_from_an_empty_market_the_warehouse_then_the_end() -> None:
    nothing = {space: "" for space in range(10) if space != WAREHOUSE}
    state = position(TWO, master=0, ring=nothing, piles=(0, 0), points=[5, 0])
    assert _spaces(state) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    play(state, Buy(WAREHOUSE), end())
    assert _spaces(state) == [8, 9, 0, 1, 2, 3, 4, 5, 6]
    told = play(state, GAME.legal(state)[0])
    assert kinds(told)[:2] == ["bought", "ended"]
    assert state.phase == "over"
    assert GAME.turn(state) is None
    assert GAME.legal(state) == []
    assert GAME.candidates(state) == []
    assert reason(state, end()) == "over"
    assert totals(state) == [2, 0]


def test_case_25_what_is_jumped_to_end_the_game_must_be_paid() -> None:
    state = position(TWO, master=0, merchants=[3, 0], ring={1: "c1", 2: "m1", 3: ""}, piles=(3, 0))
    assert reason(state, Buy(3)) == "cannot-pay"
    richer = position(TWO, master=0, merchants=[2, 0], ring={1: "c1", 2: "m1", 3: ""}, piles=(3, 0))
    told = play(richer, Buy(3))
    assert event(told, "bought").values["price"] == 2
    assert event(told, "ended").seat == 0


def test_case_26_one_pile_empty_the_other_goes_on() -> None:
    state = position(TWO, master=1, ring={2: "m1", 3: ""}, piles=(4, 0))
    play(state, Buy(2), place("E7"), Leave(), end())
    assert state.ring[1] == 0
    assert Buy(4) in GAME.legal(state)
    play(state, Buy(4), place("G6"), end())
    assert (state.ring[2] > 0, len(state.mills)) == (True, 3)


def test_the_end_comes_at_once() -> None:
    """No harvest, no stuiver; figures on the map score nothing."""
    state = position(TWO, master=0, ring={1: ""}, piles=(0, 0), stuivers=[3, 1], points=[4, 4])
    told = play(state, ahead(state))
    assert kinds(told) == ["bought", "ended"]
    scores = GAME.score(state)
    assert [sheet.place for sheet in scores.sheets] == [1, 1]
    assert scores.winners == (0, 1)
    assert scores.tie_break is None


def test_a_stuiver_buys_one_whole_turn_more() -> None:
    state = position(TWO, ahead="m1", stuivers=[3, 1])
    leave(state, "E7")
    assert GAME.legal(state) == [UseStuiver(), EndTurn()]
    told = play(state, UseStuiver())
    assert kinds(told) == ["used-stuiver", "refilled"]
    assert (state.seat, state.phase, state.extra) == (0, "buy", True)
    assert (state.players[0].stuivers, state.spent, state.turns) == (2, 1, 2)
    assert state.ring[state.master - 1] > 0


def test_an_extra_turn_is_not_followed_by_another() -> None:
    state = _before_warehouse(0, stuivers=(3, 1))
    play(state, Buy(WAREHOUSE), UseStuiver(), Buy(8), place("E7"), Leave())
    assert why_not(state, UseStuiver()).reason == "one-a-round"
    play(state, end())
    assert (state.seat, state.extra) == (1, False)


def test_a_stuiver_of_this_very_turn_can_be_used() -> None:
    state = position(TWO, ahead="m2", stuivers=[0, 1], under={"F5": "farm"})
    assert reason(state, UseStuiver()) == "phase"
    told = build(state, "F6")
    assert event(told, "gained-stuiver").seat == 0
    play(state, UseStuiver())
    assert state.seat == 0


def test_without_a_stuiver_there_is_no_extra_turn() -> None:
    state = position(TWO, ahead="m2", stuivers=[0, 1])
    leave(state, "E7")
    assert GAME.legal(state) == [EndTurn()]
    assert reason(state, UseStuiver()) == "no-stuiver"
