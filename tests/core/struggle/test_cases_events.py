"""The tricky cases of the fact sheet about events, drawing and the end, each with its number."""

from __future__ import annotations

import pytest

from core.chance import below, seeded
from core.struggle.model import (
    MARKET_DAY,
    Build,
    Discard,
    Discarding,
    EndSwaps,
    EndTurn,
    State,
    TakeMarket,
    TurnArrow,
    UseGuild,
)
from tests.core.struggle.positions import (
    GAME,
    build,
    event,
    hand,
    item,
    pass_turn,
    play,
    position,
    r,
    reason,
    victory_points,
    why_not,
)

ROAD, KNIGHT = item("road"), item("knight")


def test_case_13_the_robbers_come_after_the_payment() -> None:
    """Twelve cards less the five of the city are seven: nothing to discard."""
    state = position(["ggooobbbllww", "", ""], settlements=["r", "r", "r"])
    attack = event(build(state, "city", "ggooo"), "robber-attack")
    assert attack.values == {"limit": 7, "seats": ()}
    assert not state.pending


def test_case_13_the_robbers_hit_the_builder_too() -> None:
    state = position(["ggooobbbllwww", "", ""], settlements=["r", "r", "r"])
    build(state, "city", "ggooo")
    assert state.pending == [Discarding([0])]
    play(state, Discard(r("w")))
    assert state.players[0].hand == hand("bbbllww")
    assert not state.pending


def test_case_14_the_destiny_card_turns_even_if_nobody_discards() -> None:
    state = position(["ggooo", "", ""])
    turned = event(build(state, "city", "ggooo"), "turned-arrow")
    assert turned.values == {"arrow": -1, "forced": True}
    assert state.arrow == -1


def test_case_14_two_players_have_none_to_turn() -> None:
    state = position(["ggooo", ""])
    assert all(each.kind != "turned-arrow" for each in build(state, "city", "ggooo"))
    assert state.arrow == 0


def test_case_15_every_owner_chooses_clockwise_from_the_builder() -> None:
    state = position(["ggooobbbbbbbbb", "lllllllll", "oooooooww", "wwwwwwwww"])
    build(state, "city", "ggooo")
    assert state.pending == [Discarding([0, 1, 2, 3])]
    asked = []
    while state.pending:
        turn = GAME.turn(state)
        assert turn is not None
        assert turn.prompt == "discard"
        asked.append(turn.seat)
        assert state.arrow == 1
        play(state, GAME.legal(state)[0])
    assert asked == [0, 0, 1, 1, 2, 2, 3, 3]
    assert [sum(player.hand) for player in state.players] == [7, 7, 7, 7]
    assert state.arrow == -1
    turn = GAME.turn(state)
    assert turn is not None
    assert (turn.seat, turn.prompt) == (0, "build")


def test_case_15_the_owner_sees_only_own_cards_as_choices() -> None:
    state = position(["ggooo", "lllllllw", ""])
    build(state, "city", "ggooo")
    assert GAME.legal(state) == [Discard(r("l")), Discard(r("w"))]
    assert reason(state, Discard(r("b"))) == "no-card"
    assert reason(state, EndTurn(0)) == "path-open"


def test_case_22_play_goes_on_clockwise_under_the_black_arrow() -> None:
    state = position(["", "", ""], arrow=-1)
    order = []
    for _ in range(4):
        order.append(state.seat)
        pass_turn(state)
    assert order == [0, 1, 2, 0]


def test_the_black_arrow_takes_from_the_other_side() -> None:
    state = position(["bl", "", ""], roads=[3, 2, 2], arrow=-1)
    assert GAME.loser(state, ROAD) == 2


def _guild(points: list[int], cards: str = "o") -> State:
    """Seat 0 owns a Merchant Guild and as many settlements as make the points."""
    own = ["r" * (points[0] - 3), *("r" * other for other in points[1:])]
    return position(
        ["b", *(cards for _ in points[1:])],
        settlements=own,
        cities=["m", *("" for _ in points[1:])],
        expansions=[["merchant_guild"], *([] for _ in points[1:])],
    )


def test_case_26_guild_takes_from_equals_and_leaders_only() -> None:
    state = _guild([3, 3, 2, 4], "o")
    assert victory_points(state) == [3, 3, 2, 4]
    refusal = why_not(state, UseGuild(2))
    assert (refusal.reason, refusal.values) == (
        "fewer-points",
        {"seat": 2, "points": 2, "needed": 3},
    )
    taken = event(play(state, UseGuild(1)), "used-guild")
    assert (taken.secret, taken.readers) == ({"resource": r("o")}, (0, 1))
    assert state.players[0].hand == hand("bo")
    assert state.players[1].hand == hand("")
    assert reason(state, UseGuild(3)) == "guild-used"
    pass_turn(state)
    assert state.used == [False] * 3


def test_case_26_guild_while_exchanging_too() -> None:
    state = _guild([3, 3, 2, 4], "o")
    state.phase = "swap"
    play(state, UseGuild(3), EndSwaps())
    assert reason(state, UseGuild(1)) == "guild-used"


def test_case_26_guild_right_after_building_it_counts_the_new_points() -> None:
    """The expansion lifts its builder from 3 points to 4, so a rival with 3 is safe."""
    state = position(["wwwo", "o", "o"], settlements=["r", "rrr", "rrrr"], cities=["m", "", ""])
    assert victory_points(state) == [3, 3, 4]
    assert reason(state, UseGuild(2)) == "no-guild"
    build(state, "merchant_guild", "wwwo")
    assert victory_points(state)[0] == 4
    assert reason(state, UseGuild(1)) == "fewer-points"
    play(state, UseGuild(2))


def test_case_26_guild_needs_a_card_to_take() -> None:
    assert reason(_guild([3, 3, 2, 4], ""), UseGuild(1)) == "partner-empty"


def test_case_27_guild_is_of_no_use_to_the_sole_leader() -> None:
    state = _guild([4, 3, 2, 3])
    assert {reason(state, UseGuild(seat)) for seat in (1, 2, 3)} == {"fewer-points"}


def test_case_28_a_knight_of_this_turn_draws_already() -> None:
    state = position(["gwo", "", ""], knights=[2, 0, 0])
    build(state, "knight", "gwo")
    play(state, EndTurn(2))
    assert sum(state.players[0].hand) == 4


def test_case_28_side_b_draws_nothing() -> None:
    state = position(["", "", ""], knights=[2, 1, 0])
    play(state, EndTurn(1))
    assert sum(state.players[0].hand) == 3


def test_extra_cards_may_be_declined_only_if_the_table_asks() -> None:
    state = position(["", "", ""], knights=[3, 0, 0])
    assert GAME.legal(state)[-1:] == [EndTurn(2)]
    assert why_not(state, EndTurn(1)).rule == "struggle.option-extra"
    asked = position(["", "", ""], knights=[3, 0, 0], ask=True)
    assert GAME.legal(asked) == [EndTurn(0), EndTurn(1), EndTurn(2)]
    assert reason(asked, EndTurn(3)) == "too-many-extra"
    play(asked, EndTurn(0))
    assert sum(asked.players[0].hand) == 2


def _drained(deck: str, discard: str) -> State:
    """Three players; all other resource cards are in the hand of seat 2."""
    start = position(["", "", ""], top=deck, discard=discard, deck=0)
    for resource in range(5):
        more = start.discard[resource] - hand(discard)[resource]
        start.players[2].hand[resource] += more
        start.discard[resource] -= more
    GAME.check(start)
    return start


def test_case_29_the_discard_pile_is_shuffled_in_the_middle_of_drawing() -> None:
    state = _drained("o", "www")
    events = play(state, EndTurn(0))
    assert [each.kind for each in events] == ["reshuffled", "drew"]
    assert events[0].values == {"cards": tuple(hand("www")), "before": 1}
    assert state.players[0].hand == hand("ow")
    assert state.deck == [r("w")] * 2
    assert state.discard == [0] * 5


@pytest.mark.parametrize(("deck", "discard", "drawn"), [("o", "", 1), ("", "w", 1), ("", "", 0)])
def test_case_29_both_piles_empty_draw_what_there_is(deck: str, discard: str, drawn: int) -> None:
    state = _drained(deck, discard)
    assert event(play(state, EndTurn(0)), "drew").values["count"] == drawn
    assert sum(state.players[0].hand) == drawn


def test_case_30_market_day_discards_the_old_market_first() -> None:
    state = position(
        ["ggooo", "", ""], settlements=["m", "r", "r"], market="bbbbb", top="w", deck=0
    )
    before = [*state.discard]
    events = build(state, "city", "ggooo")
    shuffled = event(events, "reshuffled").values["cards"]
    paid_and_market = [cards + more for cards, more in zip(before, hand("ggooobbbbb"), strict=True)]
    assert shuffled == tuple(paid_and_market)
    day = event(events, "market-day")
    assert day.values["old"] == (r("b"),) * 5
    assert day.values["new"] == tuple(state.market)
    assert len(state.market) == 5
    assert state.market[0] == r("w")
    assert not state.pending
    assert state.arrow == 1


def test_case_30_with_nothing_else_the_old_market_comes_back() -> None:
    state = _drained("", "")
    for resource, cards in enumerate(hand("ggooo")):
        state.players[2].hand[resource] -= cards
        state.players[0].hand[resource] += cards
    state.players[0].settlements = [MARKET_DAY]
    state.pile.remove(MARKET_DAY)
    state.pile.append(0)
    build(state, "city", "ggooo")
    everything = [state.market.count(resource) for resource in range(5)]
    left = [state.deck.count(resource) for resource in range(5)]
    assert [a + b for a, b in zip(everything, left, strict=True)] == hand("blowgggooo")


def test_case_31_ten_points_while_building_end_the_game_at_once() -> None:
    state = position(
        ["bloo", "", ""],
        settlements=["rr", "r", "r"],
        cities=["rr", "", ""],
        expansions=[["church"], [], []],
        knights=[2, 0, 0],
        roads=[3, 1, 1],
    )
    build(state, "road", "bl")
    assert state.phase == "over"
    assert GAME.turn(state) is None
    assert GAME.legal(state) == []
    assert GAME.candidates(state) == []
    assert state.players[0].hand == hand("oo")
    for late in (EndTurn(1), Build(KNIGHT), TakeMarket(0), TurnArrow(True)):
        assert reason(state, late) == "over"
    assert GAME.score(state).winners == (0,)


def test_case_31_a_winning_city_brings_no_event() -> None:
    state = position(["ggooo", "llllllll", ""], cities=["rrr", "", ""], knights=[4, 0, 0], arrow=1)
    assert victory_points(state)[0] == 9
    events = build(state, "city", "ggooo")
    assert [each.kind for each in events] == ["built", "won"]
    assert sum(state.players[1].hand) == 8
    assert state.arrow == 1


def test_case_31_a_winning_settlement_turns_no_arrow() -> None:
    state = position(["blgw", "", ""], cities=["rrr", "", ""], knights=[4, 0, 0])
    assert [each.kind for each in build(state, "settlement", "blgw")] == ["built", "won"]
    assert not state.pending


@pytest.mark.parametrize("seats", [2, 4])
def test_case_32_points_rise_on_the_own_turn_only(seats: int) -> None:
    for seed in range(8):
        state = GAME.setup(GAME.options(), seats, seed)
        rng = seeded(seed)
        before = victory_points(state)
        while legal := GAME.legal(state):
            seat = state.seat
            index, rng = below(rng, len(legal))
            GAME.apply(state, legal[index])
            after = victory_points(state)
            grown = [each for each in range(seats) if after[each] > before[each]]
            assert grown in ([], [seat])
            before = after


def test_case_34_two_rounds_without_cards_or_building_end_the_game() -> None:
    state = _drained("", "")
    state.players[1].settlements.append(state.pile.pop())
    for _ in range(5):
        pass_turn(state)
    assert state.phase == "swap"
    assert event(pass_turn(state), "dead-end").rule == "struggle.dead-end"
    assert GAME.turn(state) is None
    assert [sheet.place for sheet in GAME.score(state).sheets] == [2, 1, 2]


def test_case_34_building_or_drawing_starts_the_count_again() -> None:
    state = _drained("", "")
    pass_turn(state)
    pass_turn(state)
    assert state.idle == 2
    play(state, EndSwaps())
    cards = sum(state.players[2].hand)
    build(state, "road", "bl")
    pass_turn(state)
    assert sum(state.players[2].hand) == cards
    assert state.idle == 0
    pass_turn(state)
    assert state.idle == 1


def test_case_34_ties_share_the_first_place() -> None:
    state = _drained("", "")
    for _ in range(6):
        pass_turn(state)
    assert GAME.score(state).winners == (0, 1, 2)
    assert GAME.score(state).tie_break is None
