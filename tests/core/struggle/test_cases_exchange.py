"""The tricky cases of the fact sheet about exchanging, each with its number."""

from __future__ import annotations

import pytest

from core.struggle.model import (
    EMPTY,
    Action,
    Build,
    DrawSwap,
    EndSwaps,
    Give,
    OpenLibrary,
    PutAway,
    Swapping,
    TakeBlind,
    TakeMarket,
    TakeSeen,
    UseGuild,
)
from tests.core.struggle.positions import (
    GAME,
    event,
    hand,
    item,
    play,
    position,
    r,
    reason,
    why_not,
)


@pytest.mark.parametrize(("roads", "swaps"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_case_01_one_exchange_for_each_road_on_side_a(roads: int, swaps: int) -> None:
    state = position(["bbbbb", "o", "o"], roads=[roads, 1, 1], phase="swap")
    for _ in range(swaps):
        play(state, TakeMarket(0), Give(r("b")))
    refusal = why_not(state, TakeMarket(0))
    assert refusal.reason == "no-swap-left"
    assert refusal.values == {"allowed": swaps}
    for other in (PutAway(r("b")), TakeBlind(1)):
        assert reason(state, other) == "no-swap-left"


@pytest.mark.parametrize("first", [PutAway(0), TakeMarket(2), TakeBlind(1)])
def test_case_01_the_one_exchange_is_with_any_partner(first: Action) -> None:
    state = position(["bb", "o", ""], roads=[2, 1, 1], phase="swap")
    play(state, first)
    assert state.swaps == 1


def test_case_02_without_a_road_one_exchange_with_the_draw_pile_only() -> None:
    state = position(["bb", "o", ""], roads=[0, 1, 1], phase="swap", top="g")
    assert reason(state, TakeMarket(0)) == "needs-a-road"
    assert why_not(state, TakeBlind(1)).rule == "struggle.swap-none"
    play(state, PutAway(r("b")))
    assert state.players[0].hand == hand("bg")
    assert not state.pending
    assert reason(state, PutAway(r("b"))) == "no-swap-left"


def test_case_03_three_exchanges_with_three_partners() -> None:
    state = position(["bbb", "o", "w"], roads=[5, 1, 1], phase="swap", market="ggggg")
    play(state, TakeMarket(1), Give(r("b")))
    play(state, TakeBlind(1), Give(r("b")))
    play(state, TakeBlind(2), Give(r("b")))
    assert state.players[0].hand == hand("gow")
    assert state.players[1].hand == hand("b")
    assert state.players[2].hand == hand("b")
    assert state.market == [r("g"), r("b"), r("g"), r("g"), r("g")]
    assert GAME.legal(state) == [EndSwaps()]


def test_case_04_the_card_just_taken_may_be_given_back() -> None:
    state = position(["b", "o", ""], phase="swap")
    play(state, TakeBlind(1), Give(r("o")))
    assert state.players[0].hand == hand("b")
    assert state.players[1].hand == hand("o")


def test_case_04_also_with_an_empty_hand_at_the_market() -> None:
    state = position(["", "o", ""], phase="swap", market="wwwww")
    play(state, TakeMarket(4))
    assert GAME.legal(state) == [Give(r("w"))]
    play(state, Give(r("w")))
    assert state.market == [r("w")] * 5


def test_case_05_no_exchange_with_a_player_without_cards() -> None:
    state = position(["b", "", "o"], roads=[3, 1, 1], phase="swap")
    refusal = why_not(state, TakeBlind(1))
    assert (refusal.reason, refusal.values) == ("partner-empty", {"seat": 1})
    assert reason(state, TakeBlind(0)) == "own-seat"
    play(state, TakeBlind(2))
    assert reason(state, TakeBlind(2)) == "partner-empty"


def test_case_06_library_first_chosen_second_blind() -> None:
    state = position(
        ["bb", "owg", ""],
        roads=[3, 1, 1],
        cities=["r", "", ""],
        expansions=[["library"], [], []],
        phase="swap",
    )
    looked = event(play(state, OpenLibrary(1)), "opened-library")
    assert looked.secret == {"hand": tuple(hand("owg"))}
    assert looked.readers == (0,)
    assert GAME.legal(state) == [TakeSeen(r("o")), TakeSeen(r("w")), TakeSeen(r("g"))]
    assert reason(state, TakeBlind(1)) == "choose-first"
    play(state, TakeSeen(r("g")))
    assert reason(state, OpenLibrary(1)) == "library-used"
    play(state, TakeBlind(1), Give(r("b")), Give(r("b")))
    assert sum(state.players[0].hand) == 2
    assert state.players[0].hand[r("g")] == 1
    assert state.players[1].hand[r("b")] == 2


def test_case_06_library_is_no_exchange_of_its_own() -> None:
    """It takes the place of a blind card: without a road on side A it is of no use."""
    state = position(
        ["bb", "owg", ""],
        roads=[0, 1, 1],
        cities=["r", "", ""],
        expansions=[["library"], [], []],
        phase="swap",
    )
    assert reason(state, OpenLibrary(1)) == "needs-a-road"
    state = position(
        ["bb", "owg", ""], cities=["r", "", ""], expansions=[["library"], [], []], phase="swap"
    )
    play(state, OpenLibrary(1), TakeSeen(r("o")), Give(r("b")))
    assert reason(state, TakeBlind(1)) == "no-swap-left"
    assert reason(position(["b", "o", ""], phase="swap"), OpenLibrary(1)) == "no-library"


def test_several_cards_of_one_partner_come_first_and_go_back_together() -> None:
    state = position(["bbb", "oo", "w"], roads=[5, 1, 1], phase="swap")
    play(state, TakeBlind(1), TakeBlind(1))
    refusal = why_not(state, TakeBlind(2))
    assert (refusal.reason, refusal.values) == ("same-partner", {"seat": 1})
    assert reason(state, TakeMarket(0)) == "path-open"
    assert reason(state, EndSwaps()) == "path-open"
    play(state, Give(r("b")))
    refusal = why_not(state, TakeBlind(1))
    assert (refusal.reason, refusal.values) == ("must-give", {"left": 1})
    play(state, Give(r("o")))
    assert not state.pending
    assert state.players[1].hand == hand("bo")


def test_market_places_are_filled_in_order() -> None:
    state = position(["gg", "", ""], roads=[5, 1, 1], phase="swap", market="blowg")
    play(state, TakeMarket(3), TakeMarket(1))
    assert state.market == [r("b"), EMPTY, r("o"), EMPTY, r("g")]
    assert reason(state, TakeMarket(1)) == "place-empty"
    play(state, Give(r("g")), Give(r("l")))
    assert state.market == [r("b"), r("g"), r("o"), r("l"), r("g")]


def test_draw_pile_discard_first_then_draw_as_many() -> None:
    state = position(["bbl", "", ""], roads=[5, 1, 1], phase="swap", top="ow")
    assert not GAME.reveals(state, PutAway(r("b")))
    play(state, PutAway(r("b")), PutAway(r("l")))
    assert reason(state, Give(r("b"))) == "draw-first"
    assert state.discard == hand("bl")
    assert GAME.reveals(state, PutAway(r("b")))
    events = play(state, DrawSwap())
    assert event(events, "drew-swap").secret == {"cards": tuple(hand("ow"))}
    assert state.players[0].hand == hand("bow")
    assert state.swaps == 2
    play(state, PutAway(r("b")))
    assert not state.pending


def test_cards_put_away_may_be_shuffled_in_and_drawn_again() -> None:
    state = position(["bb", "", ""], roads=[3, 1, 1], phase="swap", deck=0, discard="")
    for resource in range(5):
        state.players[1].hand[resource] += state.discard[resource]
        state.discard[resource] = 0
    GAME.check(state)
    play(state, PutAway(r("b")), PutAway(r("b")))
    assert state.players[0].hand == hand("bb")


def test_exchanging_comes_before_building() -> None:
    state = position(["bl", "o", ""], phase="swap")
    refusal = why_not(state, Build(item("road")))
    assert (refusal.reason, refusal.rule) == ("phase", "struggle.turn")
    play(state, EndSwaps())
    for late in (PutAway(r("b")), TakeMarket(0), TakeBlind(1), EndSwaps()):
        assert reason(state, late) == "phase"


def test_no_guild_while_a_path_is_open() -> None:
    state = position(
        ["b", "o", "o"],
        cities=["r", "", ""],
        expansions=[["merchant_guild"], [], []],
        settlements=["", "rrrr", "r"],
        phase="swap",
    )
    assert UseGuild(1) in GAME.legal(state)
    play(state, TakeMarket(0))
    assert reason(state, UseGuild(1)) == "path-open"
    path = state.pending[-1]
    assert isinstance(path, Swapping)
    assert path.taken == 1
