"""Tricky cases of the fact sheet that concern dice, workers and the six actions."""

from __future__ import annotations

import pytest

from core.burgundy.model import (
    EXTRA,
    Buy,
    Decline,
    Drop,
    Earn,
    Fetch,
    HandIn,
    Hire,
    Keep,
    KeepDie,
    Place,
    Sell,
    SellKind,
    State,
    Swap,
    Take,
    TakeGood,
)
from tests.core.burgundy.positions import (
    BOX,
    DARK,
    GAME,
    LIGHT,
    MEDIUM,
    Seat,
    Table,
    buy,
    end_turn,
    event,
    kinds,
    line,
    named,
    offered,
    open_paths,
    play,
    position,
    project,
    reason,
    shown,
    why_not,
)


@pytest.mark.parametrize(
    ("die", "row", "workers"),
    [(1, 6, 1), (6, 1, 1), (2, 6, 2), (1, 4, 3), (5, 1, 2), (3, 3, 0), (3, 4, 1), (6, 3, 3)],
)
def test_case_02_one_and_six_are_neighbours(die: int, row: int, workers: int) -> None:
    for there in range(5):
        state = position(
            Seat(hand=f"{die} {die}", workers=there), Seat(), table=Table(display={row: "mine3"})
        )
        take = Take(0, shown(state, "mine3"))
        assert GAME.workers_needed(state, take) == workers
        if there >= workers:
            play(state, take)
            assert state.players[0].workers == there - workers
        else:
            refusal = why_not(state, take)
            assert (refusal.reason, refusal.values) == (
                "workers-short",
                {"needed": workers, "there": there},
            )


def test_case_02_marta_turns_two_into_six() -> None:
    state = position(Seat(hand="2 4", workers=2, projects="castle6"), Seat())
    played = event(play(state, Place(0, project(state, "castle6"))), "played")
    assert played.values["workers"] == 2
    assert state.players[0].workers == 0


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2), (2, 2), (5, 5)])
def test_case_03_workers_up_to_two(before: int, after: int) -> None:
    state = position(Seat(workers=before), Seat())
    hired = event(play(state, Hire(0)), "hired")
    assert state.players[0].workers == after
    assert hired.values["count"] == after - before


def test_case_04_knowledge_gives_workers_without_a_limit() -> None:
    state = position(Seat(hand="3 1", projects="knowledge3", workers=5), Seat())
    play(state, Place(0, project(state, "knowledge3")))
    assert state.players[0].workers == 7


def _full(silver: int = 0, top: str = "") -> State:
    return position(
        Seat(hand="3 1", projects="mine1 mine2 carpenter3", silver=silver),
        Seat(),
        table=Table(display={3: "ship4 knowledge2"}, top=top),
    )


def test_case_05_an_old_project_goes_before_the_fourth_comes() -> None:
    state = _full()
    old = list(state.players[0].projects)
    ship = shown(state, "ship4")
    play(state, Take(0, ship))
    assert open_paths(state) == ["dropping"]
    assert GAME.legal(state) == [Drop(card) for card in old]
    assert reason(state, Drop(ship)) == "not-a-project"
    play(state, Drop(old[1]))
    assert state.players[0].projects == [old[0], old[2], ship]
    assert old[1] in state.discard


def test_case_05_holds_for_bought_cards() -> None:
    state = _full(silver=3, top="castle1 castle2 castle3")
    play(state, Keep(buy(state, "castle2")))
    assert open_paths(state) == ["dropping"]
    play(state, Drop(state.players[0].projects[0]))
    assert [named(card) for card in state.players[0].projects][-1] == "castle2"


def test_case_05_holds_for_a_fetched_card() -> None:
    """Only a purchase in the middle can have filled the projects again."""
    state = _full(silver=3, top="castle1 castle2 castle3")
    play(state, Place(0, project(state, "carpenter3")), Buy())
    play(state, Keep(offered(state, "castle1")))
    assert len(state.players[0].projects) == 3
    assert open_paths(state) == ["fetching"]
    play(state, Fetch(shown(state, "knowledge2")))
    assert open_paths(state) == ["dropping"]
    play(state, Drop(state.players[0].projects[0]))
    assert len(state.players[0].projects) == 3


def test_case_06_all_goods_of_the_kind_are_sold() -> None:
    state = position(Seat(hand="2 5", goods="lllm"), Seat())
    play(state, Sell(0, LIGHT))
    player = state.players[0]
    assert (player.goods, player.sold, player.silver) == ([0, 1, 0], [3, 0, 0], 3)
    assert line(state, "goods") == 3


@pytest.mark.parametrize(
    ("die", "steps"), [(1, (0, 2, 1)), (2, (0, 1, 2)), (3, (1, 0, 2)), (6, (1, 2, 0))]
)
def test_case_06_the_die_chooses_the_kind(die: int, steps: tuple[int, ...]) -> None:
    state = position(Seat(hand=f"{die} {die}", goods="lmd", workers=3), Seat())
    for goods in (LIGHT, MEDIUM, DARK):
        assert GAME.workers_needed(state, Sell(0, goods)) == steps[goods]


def test_case_07_no_goods_no_sale() -> None:
    state = position(Seat(hand="1 2", goods="m", workers=6), Seat(), table=Table(holder=1))
    assert reason(state, Sell(0, LIGHT)) == "no-goods"
    assert state.holder == 1


def test_case_07_a_warehouse_without_goods_does_nothing() -> None:
    state = position(Seat(hand="1 2", projects="warehouse1"), Seat(), table=Table(holder=1))
    assert state.players[0].silver < BOX.buy_silver, "nothing could be bought either"
    events = play(state, Place(0, project(state, "warehouse1")))
    assert event(events, "lapsed").values == {"path": "selling", "building": 6}
    assert (state.holder, state.face_down, state.pending) == (1, False, [])


def test_case_15_a_warehouse_waits_for_goods_that_a_purchase_can_bring() -> None:
    """Rulebook p. 8: silver may be spent before, during or after the action."""
    state = position(
        Seat(hand="1 6", projects="warehouse1", silver=3),
        Seat(),
        table=Table(goods=("ll", "dd"), top="ship4 mine3 ship2"),
    )
    play(state, Place(0, project(state, "warehouse1")))
    assert kinds(state) == ["buy", "decline"]
    play(state, Keep(buy(state, "ship4")))
    assert open_paths(state) == []


def test_case_15_an_extra_action_in_the_middle_of_a_warehouse_brings_what_it_sells() -> None:
    """Rulebook p. 8, as for the castle: first the bought die, then the sale."""
    state = position(
        Seat(hand="1 6", projects="warehouse1 ship4", silver=3, workers=3),
        Seat(),
        table=Table(goods=("ll", "dd"), top="mine4 mine3 mine2"),
    )
    play(state, Place(0, project(state, "warehouse1")))
    play(state, KeepDie(buy(state, "mine4")), Place(EXTRA, project(state, "ship4")))
    play(state, TakeGood(0))
    assert kinds(state) == ["sell-kind"]
    events = play(state, SellKind(LIGHT))
    assert event(events, "sold").values["count"] == 1
    assert state.pending == []


def test_case_15_a_warehouse_with_goods_can_be_interrupted_too() -> None:
    state = position(Seat(hand="1 6", projects="warehouse1", goods="l", silver=3), Seat())
    play(state, Place(0, project(state, "warehouse1")))
    assert kinds(state) == ["buy", "sell-kind"]
    assert reason(state, Decline()) == "must-use"


def test_case_08_a_warehouse_moves_the_start_player_card() -> None:
    state = position(
        Seat(hand="1 2", projects="warehouse1", goods="md"), Seat(), table=Table(holder=1)
    )
    play(state, Place(0, project(state, "warehouse1")))
    assert kinds(state) == ["sell-kind"]
    events = play(state, SellKind(DARK))
    assert event(events, "got-start").values == {"giver": 1}
    assert (state.holder, state.face_down) == (0, True)
    assert state.players[0].sold == [0, 0, 1]


def _last_turn(*seats: Seat, **options: object) -> State:
    """The last turn of round A for everybody, seat 0 first and with the start player card."""
    return position(*seats, table=Table(stock=0, holder=0), **options)


def test_case_09_the_holder_sells_again_and_keeps_the_card() -> None:
    state = _last_turn(Seat(hand="1", goods="l"), Seat(hand="1"), Seat(hand="1"))
    play(state, Sell(0, LIGHT))
    end_turn(state)
    play(state, Earn(0))
    end_turn(state)
    play(state, Earn(0))
    starts = event(end_turn(state), "starts")
    assert starts.values == {"seat": 0, "turned": True}
    assert (state.holder, state.face_down, state.start, state.seat) == (0, False, 0, 0)


def test_case_09_without_a_sale_the_card_goes_on_clockwise() -> None:
    state = _last_turn(Seat(hand="1"), Seat(hand="1"), Seat(hand="1"))
    events = []
    for _ in range(3):
        play(state, Earn(0))
        events = end_turn(state)
    assert event(events, "starts").values == {"seat": 1, "turned": False}
    assert (state.holder, state.start, state.seat) == (1, 1, 1)


def test_case_10_the_last_seller_has_the_card() -> None:
    state = _last_turn(Seat(hand="1", goods="l"), Seat(hand="5", goods="d"), Seat(hand="1"))
    play(state, Sell(0, LIGHT))
    end_turn(state)
    assert state.seat == 1, "the order of the round stays"
    play(state, Sell(0, DARK))
    end_turn(state)
    assert (state.holder, state.seat) == (1, 2)
    play(state, Earn(0))
    end_turn(state)
    assert (state.start, state.seat) == (1, 1)


@pytest.mark.parametrize("face_down", [False, True])
def test_case_11_after_the_last_round_the_holder_keeps_the_card(face_down: bool) -> None:
    state = position(
        Seat(hand="1"),
        Seat(hand="1"),
        table=Table(stock=0, round=4, holder=1, face_down=face_down),
    )
    play(state, Earn(0))
    end_turn(state)
    play(state, Earn(0))
    end_turn(state)
    assert GAME.turn(state) is None
    assert state.holder == 1
    assert [line(state, "start-card", seat) for seat in (0, 1)] == [0, 1]


def test_case_27_tom_swaps_six_cards_for_two_points() -> None:
    state = position(Seat(workers=5, silver=1), Seat())
    play(state, Swap(0, 2))
    assert GAME.legal(state) == [HandIn(5)]
    swapped = event(play(state, HandIn(5)), "swapped")
    assert swapped.values == {"workers": 5, "silver": 1, "vp": 2}
    player = state.players[0]
    assert (player.workers, player.silver, player.vp) == (0, 0, 2)


def test_case_27_only_whole_points_can_be_swapped() -> None:
    """With eight cards two points: six are handed in, in any mix, and two are kept."""
    state = position(Seat(workers=4, silver=4), Seat())
    assert [a.vp for a in GAME.legal(state) if isinstance(a, Swap) and a.die == 0] == [1, 2]
    assert why_not(state, Swap(0, 3)).values == {"needed": 9, "there": 8}
    assert reason(state, Swap(0, 0)) == "no-points"
    play(state, Swap(0, 2))
    assert GAME.legal(state) == [HandIn(2), HandIn(3), HandIn(4)]
    assert reason(state, HandIn(1)) == "silver-short"
    assert reason(state, HandIn(5)) == "workers-short"
    assert reason(state, HandIn(7)) == "too-many-cards"
    play(state, HandIn(3))
    assert (state.players[0].workers, state.players[0].silver) == (1, 1)


@pytest.mark.parametrize(("left", "points"), [(0, []), (1, [1]), (2, [1, 2]), (9, [1, 2, 3])])
def test_nobody_swaps_for_points_that_are_not_there(left: int, points: list[int]) -> None:
    """The setting `vp_cards=limited`: only the cards of the box are there (rulebook p. 1)."""
    state = position(Seat(workers=4, silver=5), Seat(), vp_cards="limited")
    state.players[1].vp += state.vp_left - left
    state.vp_left = left
    assert [a.vp for a in GAME.legal(state) if isinstance(a, Swap) and a.die == 0] == points
    refusal = why_not(state, Swap(0, len(points) + 1))
    if left < 3:
        assert (refusal.reason, refusal.rule) == ("vp-short", "burgundy.option-vp-cards")
        assert refusal.values == {"needed": left + 1, "there": left}
    else:
        assert refusal.reason == "cards-short"


def test_no_cards_no_swap() -> None:
    state = position(Seat(workers=1, silver=1), Seat())
    assert "swap" not in kinds(state)
    assert why_not(state, Swap(0, 1)).values == {"needed": 3, "there": 2}


def test_both_dice_are_offered_and_equal_ones_once() -> None:
    state = position(Seat(hand="3 4", workers=1), Seat(), table=Table(display={3: "ship1"}))
    card = shown(state, "ship1")
    assert {Take(0, card), Take(1, card), Earn(0), Earn(1)} <= set(GAME.legal(state))
    state = position(Seat(hand="3 3", workers=1), Seat(), table=Table(display={3: "ship1"}))
    card = shown(state, "ship1")
    assert Take(0, card) in GAME.legal(state)
    assert reason(state, Take(1, card)) == "same-die"
    assert reason(state, Earn(1)) == "same-die"


def test_one_action_a_turn() -> None:
    state = position(Seat(silver=0), Seat(), table=Table(display={1: "ship1"}))
    assert reason(state, GAME.box.moves.end_turn) == "must-act"
    play(state, Earn(0))
    assert kinds(state) == ["end-turn"]
    assert reason(state, Take(0, shown(state, "ship1"))) == "acted"
    end_turn(state)
    assert state.seat == 1
    assert len(state.players[0].hand) == 2
    assert len(state.players[0].stock) == 2


def test_a_card_that_is_not_there_cannot_be_used() -> None:
    state = position(Seat(hand="1 2"), Seat(), table=Table(display={1: "ship1"}))
    assert reason(state, Place(0, shown(state, "ship1"))) == "no-project"
    assert reason(state, Take(0, state.deck[-1])) == "not-in-display"
    assert reason(state, Take(2, shown(state, "ship1"))) == "no-such-die"
