"""The tricky cases of the fact sheet about building and paying, each with its number."""

from __future__ import annotations

import pytest

from core.struggle.exchange import allowed
from core.struggle.model import (
    Build,
    EndTurn,
    Pay,
    State,
    TurnArrow,
    Waive,
)
from tests.core.struggle.positions import (
    GAME,
    build,
    event,
    hand,
    item,
    pay,
    play,
    position,
    r,
    reason,
    victory_points,
    why_not,
)

ROAD, SETTLEMENT, KNIGHT, CITY = (item(name) for name in ("road", "settlement", "knight", "city"))


def test_case_07_not_two_roads_but_a_road_and_a_knight() -> None:
    state = position(["bbllgwo", "", ""])
    build(state, "road", "bl")
    refusal = why_not(state, Build(ROAD))
    assert (refusal.reason, refusal.rule) == ("once-a-turn", "struggle.once")
    build(state, "knight", "gwo")
    assert (state.players[0].roads, state.players[0].knights) == (2, 1)


def test_case_08_settlement_and_city_in_one_turn_even_the_same_card() -> None:
    state = position(["blgwggooo", "", ""], settlements=["", "r", "r"])
    build(state, "settlement", "blgw")
    play(state, TurnArrow(False))
    (back,) = state.players[0].settlements
    build(state, "city", "ggooo")
    assert state.players[0].settlements == []
    assert state.players[0].cities == [back]


def test_case_08_city_and_then_an_expansion_on_it() -> None:
    state = position(["ggooowwwo", "", ""])
    assert reason(state, Build(item("church"))) == "no-free-city"
    build(state, "city", "ggooo")
    build(state, "church", "wwwo")
    assert victory_points(state) == [3, 1, 1]


def test_case_09_not_two_expansions() -> None:
    state = position(["wwwowwwo", "", ""], cities=["rr", "", ""])
    build(state, "church", "wwwo")
    assert reason(state, Build(item("citadel"))) == "once-a-turn"


def test_case_10_no_second_church_but_a_citadel() -> None:
    state = position(["wwwo", "", ""], cities=["rr", "", ""], expansions=[["church"], [], []])
    refusal = why_not(state, Build(item("church")))
    assert (refusal.reason, refusal.rule) == ("already-owned", "struggle.build-expansion")
    build(state, "citadel", "wwwo")
    assert victory_points(state)[0] == 1 + 3 + 3


def test_without_a_free_city_that_is_why_and_not_what_is_owned() -> None:
    state = position(["wwwo", "", ""], cities=["r", "", ""], expansions=[["church"], [], []])
    assert reason(state, Build(item("church"))) == "no-free-city"


def test_case_11_no_expansion_without_a_free_city() -> None:
    without = position(["wwwo", "", ""])
    assert reason(without, Build(item("library"))) == "no-free-city"
    taken = position(["wwwo", "", ""], cities=["r", "", ""], expansions=[["church"], [], []])
    assert reason(taken, Build(item("library"))) == "no-free-city"


def test_case_11_an_expansion_that_is_gone() -> None:
    state = position(["wwwo", "", ""], cities=["r", "r", ""], expansions=[[], ["library"], []])
    assert reason(state, Build(item("library"))) == "none-left"


def test_case_12_a_city_needs_an_own_settlement() -> None:
    state = position(["ggooo", "", ""], settlements=["", "r", "r"], cities=["r", "", ""])
    refusal = why_not(state, Build(CITY))
    assert (refusal.reason, refusal.rule) == ("no-settlement", "struggle.build-city")


def test_no_settlement_when_the_pile_is_empty() -> None:
    state = position(["blgw", ""], settlements=["r", "rrrrmm"])
    assert state.pile == []
    assert reason(state, Build(SETTLEMENT)) == "none-left"


def test_case_16_citadel_protects_three_roads() -> None:
    state = position(
        ["bl", "", ""],
        roads=[1, 3, 3],
        cities=["", "r", ""],
        expansions=[[], ["citadel"], []],
    )
    assert state.roads == 0
    built = event(build(state, "road", "bl"), "built")
    assert built.values["source"] == 2
    assert [player.roads for player in state.players] == [2, 3, 2]


def test_case_16_the_fourth_road_is_lost() -> None:
    state = position(
        ["bl", "", ""],
        roads=[1, 4, 2],
        cities=["", "r", ""],
        expansions=[[], ["citadel"], []],
    )
    build(state, "road", "bl")
    assert [player.roads for player in state.players] == [2, 3, 2]


@pytest.mark.parametrize(("knights", "after"), [([0, 2, 2], [1, 1, 2]), ([0, 1, 3], [1, 1, 2])])
def test_case_17_church_protects_one_knight(knights: list[int], after: list[int]) -> None:
    state = position(
        ["gwo", "", ""], knights=knights, cities=["", "r", ""], expansions=[[], ["church"], []]
    )
    build(state, "knight", "gwo")
    assert [player.knights for player in state.players] == after


def test_case_18_nobody_can_lose_a_road() -> None:
    state = position(
        ["bl", "", ""],
        roads=[4, 3, 0],
        cities=["", "r", ""],
        expansions=[[], ["citadel"], []],
    )
    refusal = why_not(state, Build(ROAD))
    assert (refusal.reason, refusal.rule) == ("none-to-take", "struggle.protected")


def test_case_18_nobody_can_lose_a_knight() -> None:
    state = position(["gwo", "", ""], knights=[4, 0, 0])
    assert reason(state, Build(KNIGHT)) == "none-to-take"


@pytest.mark.parametrize(
    ("own", "theirs", "before", "after", "side"),
    [(1, 4, [1, 3], [2, 2], "B"), (2, 3, [2, 2], [2, 2], "A")],
)
def test_case_19_a_taken_road_follows_the_own_alternation(
    own: int, theirs: int, before: list[int], after: list[int], side: str
) -> None:
    state = position(["bl", ""], roads=[own, theirs])
    assert victory_points(state) == before
    built = event(build(state, "road", "bl"), "built")
    assert built.values["side"] == side
    assert victory_points(state) == after


@pytest.mark.parametrize(
    ("roads", "lost_points", "lost_exchanges"), [(2, 1, 0), (3, 0, 1), (4, 1, 0), (1, 0, 1)]
)
def test_case_20_the_loser_loses_a_point_or_an_exchange(
    roads: int, lost_points: int, lost_exchanges: int
) -> None:
    """The top card goes: on side B it was a point, on side A an exchange."""
    state = position(["bl", "", ""], roads=[6 - roads, roads, 1])
    points, exchanges = victory_points(state)[1], allowed(GAME.box, roads)
    build(state, "road", "bl")
    left = state.players[1].roads
    assert points - victory_points(state)[1] == lost_points
    assert exchanges - (allowed(GAME.box, left) if left else 0) == lost_exchanges


def test_case_21_the_turned_arrow_counts_in_the_same_turn() -> None:
    state = position(["blblgw", "", ""], roads=[3, 2, 2])
    build(state, "settlement", "blgw")
    turned = event(play(state, TurnArrow(True)), "turned-arrow")
    assert turned.values == {"arrow": -1, "forced": False}
    built = event(build(state, "road", "bl"), "built")
    assert built.values["source"] == 2


def test_case_21_and_not_when_the_road_is_built_first() -> None:
    state = position(["blblgw", "", ""], roads=[3, 2, 2])
    assert event(build(state, "road", "bl"), "built").values["source"] == 1
    build(state, "settlement", "blgw")
    play(state, TurnArrow(False))
    assert state.arrow == 1


def test_two_players_have_no_destiny_card() -> None:
    state = position(["blgw", "bl"], roads=[2, 3])
    build(state, "settlement", "blgw")
    assert not state.pending
    assert reason(state, TurnArrow(True)) == "no-path"


def test_case_23_three_for_one_as_often_as_wanted() -> None:
    state = position(["ggwwwwwwwww", "", ""])
    build(state, "city", "ggwwwwwwwww")
    assert state.players[0].hand == hand("")
    assert state.discard == hand("ggwwwwwwwww")


def test_case_23_one_card_less_is_too_few() -> None:
    refusal = why_not(position(["ggwwwwwwww", "", ""]), Build(CITY))
    assert refusal.reason == "cannot-pay"
    assert refusal.values == {"item": CITY, "short": (r("o"), 3), "covered": 2}


def test_three_for_one_without_need() -> None:
    """The card that is replaced need not be lacking."""
    state = position(["blooo", "", ""])
    play(state, Build(ROAD))
    assert GAME.legal(state) == [Pay(r("b"), 0), Pay(r("b"), 1)]
    play(state, Pay(r("b"), 0))
    assert GAME.legal(state) == [Pay(r("l"), 1)]
    pay(state, "looo")
    assert state.players[0].hand == hand("b")


def _with_university(cards: str, *more: str) -> State:
    return position(
        [cards, "", ""],
        cities=["rr" if more else "r", "", ""],
        expansions=[["university"], [], []],
    )


def test_case_24_university_and_three_for_one_in_one_payment() -> None:
    assert reason(_with_university("wbb"), Build(KNIGHT)) == "cannot-pay"
    state = _with_university("wbbb")
    play(state, Build(KNIGHT))
    assert GAME.legal(state) == [Waive(r("o")), Waive(r("g"))]
    play(state, Waive(r("o")))
    pay(state, "wbbb")
    assert state.players[0].knights == 1
    state = _with_university("wwwb")
    play(state, Build(ROAD))
    assert GAME.legal(state) == [Pay(r("b"), 1), Waive(r("b")), Waive(r("l"))]
    play(state, Waive(r("b")))
    pay(state, "www")
    assert state.players[0].hand == hand("b")


def test_case_24_university_once_a_turn() -> None:
    state = _with_university("bgw")
    play(state, Build(ROAD))
    assert GAME.legal(state) == [Waive(r("l"))]
    assert reason(state, Pay(r("b"), 1)) == "leave-out-first"
    assert reason(state, Waive(r("b"))) == "rest-cannot-be-paid"
    assert reason(state, Waive(r("o"))) == "not-in-price"
    play(state, Waive(r("l")))
    assert reason(state, Waive(r("l"))) == "university-used"
    pay(state, "b")
    assert reason(state, Build(KNIGHT)) == "cannot-pay"
    play(state, EndTurn(0))
    assert state.used == [False] * 3


def test_case_24_university_only_before_the_first_card() -> None:
    state = _with_university("blgw")
    play(state, Build(SETTLEMENT), Pay(r("b"), 1))
    assert reason(state, Waive(r("l"))) == "already-paying"


def test_case_25_town_hall_with_university() -> None:
    state = _with_university("wwwoo", "free")
    play(state, Build(item("town_hall")), Waive(r("o")))
    pay(state, "wwwoo")
    assert victory_points(state)[0] == 1 + 3 + 4
    state = _with_university("wwooo", "free")
    play(state, Build(item("town_hall")), Waive(r("w")))
    pay(state, "wwooo")
    assert reason(position(["wwwoo", "", ""], cities=["r", "", ""]), Build(6)) == "cannot-pay"


def test_case_33_the_winning_layout_of_the_rulebook() -> None:
    state = position(
        ["bl", "", ""],
        settlements=["rr", "r", "r"],
        cities=["rr", "", ""],
        expansions=[["church"], [], []],
        knights=[2, 0, 0],
        roads=[3, 1, 1],
    )
    assert victory_points(state)[0] == 9
    events = build(state, "road", "bl")
    assert event(events, "won").values == {"points": 10}
    (sheet, *_) = GAME.score(state).sheets
    assert [(line.id, line.points) for line in sheet.lines] == [
        ("settlements", 2),
        ("cities", 2),
        ("expansions", 3),
        ("roads", 2),
        ("knights", 1),
    ]
    assert sheet.total == 10
