"""Rules of thumb: what looks promising at a glance."""

from __future__ import annotations

from core.struggle.model import (
    Build,
    Discard,
    Discarding,
    EndSwaps,
    EndTurn,
    Give,
    PutAway,
    Swapping,
    TakeMarket,
)
from tests.core.struggle.positions import GAME, hand, item, position, r


def _market(letter: str) -> int:
    return "blowg".index(letter)


def test_the_market_card_that_completes_a_settlement_looks_best() -> None:
    state = position(["blwo", "oo"], phase="swap")
    legal = GAME.legal(state)
    looks = dict(zip(legal, GAME.priors(state, legal), strict=True))
    assert max(looks, key=looks.__getitem__) == TakeMarket(_market("g"))
    assert looks[TakeMarket(_market("g"))] > looks[EndSwaps()]


def test_the_card_that_is_needed_least_is_given_back() -> None:
    state = position(["blwgoo", "oo"], phase="swap")
    state.pending.append(Swapping("market", -1, 1, 0, False))
    looks = {letter: GAME.prior(state, Give(r(letter))) for letter in "blwgo"}
    assert max(looks, key=looks.__getitem__) == "o"


def test_what_completes_a_settlement_is_not_put_away() -> None:
    state = position(["blwg", "oo"], phase="swap")
    assert GAME.prior(state, PutAway(r("b"))) < GAME.prior(state, EndSwaps())


def test_a_settlement_that_can_be_paid_looks_better_than_ending_the_turn() -> None:
    state = position(["blwg", "oo"], phase="build")
    assert GAME.prior(state, Build(item("settlement"))) > GAME.prior(state, EndTurn(0))


def test_building_with_three_for_one_looks_worse_than_with_the_cards_asked() -> None:
    plain = position(["bl", "oo"], phase="build")
    dear = position(["booo", "oo"], phase="build")
    build = Build(item("road"))
    assert GAME.prior(plain, build) > GAME.prior(dear, build)


def test_who_must_discard_keeps_what_his_own_plans_need() -> None:
    state = position(["o", "blwgoo"], phase="build")
    state.pending.append(Discarding([1]))
    assert state.players[1].hand == hand("blwgoo")
    looks = {letter: GAME.prior(state, Discard(r(letter))) for letter in "blwgo"}
    assert max(looks, key=looks.__getitem__) == "o"


def test_several_actions_look_as_each_alone() -> None:
    state = position(["blwgo", "oo"], phase="swap")
    legal = GAME.legal(state)
    assert GAME.priors(state, legal) == [GAME.prior(state, action) for action in legal]
