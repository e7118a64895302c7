"""Payments compared with trying out everything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.struggle import payment
from core.struggle.model import ITEMS, Build, Pay, Paying, State
from tests.core.struggle.positions import GAME, position

ALIKE = 3


def _by_hand(cost: list[int], hand: list[int]) -> set[tuple[int, ...]]:
    """Find all payments by replacing card for card, without any arithmetic of ranges."""
    found: set[tuple[int, ...]] = set()
    for replaced in product(*(range(c + 1) for c in cost)):
        for sets in product(*(range(cards // ALIKE + 1) for cards in hand)):
            if sum(replaced) != sum(sets):
                continue
            if any(out and sets_of for out, sets_of in zip(replaced, sets, strict=True)):
                continue
            paid = tuple(
                c - out + ALIKE * sets_of
                for c, out, sets_of in zip(cost, replaced, sets, strict=True)
            )
            if all(amount <= cards for amount, cards in zip(paid, hand, strict=True)):
                found.add(paid)
    return found


def _by_steps(cost: list[int], hand: list[int], paid: list[int], upto: int) -> Iterator[list[int]]:
    """Walk all paths of payment steps."""
    upto = payment.next_asked(ALIKE, cost, hand, paid, upto)
    if upto == len(cost):
        yield paid
        return
    least, most = payment.span(ALIKE, cost, hand, paid, upto)
    for part in range(least, most + 1):
        after = paid[:]
        after[upto] = payment.amount(ALIKE, cost[upto], part)
        yield from _by_steps(cost, hand, after, upto + 1)


hands = st.lists(st.integers(0, 9), min_size=5, max_size=5)
costs = st.sampled_from([list(cost) for cost in GAME.box.prices]) | st.lists(
    st.integers(0, 3), min_size=5, max_size=5
).filter(lambda cost: sum(cost) > 0)


@settings(max_examples=150)
@given(costs, hands)
def test_steps_reach_exactly_the_payments_there_are(cost: list[int], hand: list[int]) -> None:
    expected = _by_hand(cost, hand)
    payable = payment.total_reach(ALIKE, cost, hand) >= 0
    assert payable == bool(expected)
    if payable:
        walked = [tuple(paid) for paid in _by_steps(cost, hand, [0] * 5, 0)]
        assert len(walked) == len(set(walked))
        assert set(walked) == expected


@given(costs, hands)
def test_no_step_leads_nowhere(cost: list[int], hand: list[int]) -> None:
    if payment.total_reach(ALIKE, cost, hand) < 0:
        assert payment.next_asked(ALIKE, cost, hand, [0] * 5, 0) == 0
        least, most = payment.span(ALIKE, cost, hand, [0] * 5, 0)
        assert least > most
    for paid in _by_hand(cost, hand):
        for upto in range(5):
            least, most = payment.span(ALIKE, cost, hand, list(paid), upto)
            amounts = [payment.amount(ALIKE, cost[upto], part) for part in range(least, most + 1)]
            assert paid[upto] in amounts


@pytest.mark.parametrize("item", range(len(ITEMS)))
def test_the_table_of_reach_agrees_with_the_arithmetic(item: int) -> None:
    cost = GAME.box.costs[item]
    table = GAME.box.reach[GAME.box.price_of[item]]
    for resource, need in enumerate(cost):
        for cards in range(17):
            assert table[resource][cards] == payment.reach(ALIKE, need, cards)


def _pay(state: State, amount: int) -> None:
    path = state.pending[-1]
    assert isinstance(path, Paying)
    GAME.apply(state, Pay(path.upto, amount))


def test_cards_stay_in_the_hand_until_the_last_answer() -> None:
    state = position(["blgw", "", ""])
    before = state.players[0].hand[:]
    GAME.apply(state, Build(1))
    for _ in range(3):
        _pay(state, 1)
        assert state.players[0].hand == before
        assert state.discard == [0] * 5
    _pay(state, 1)
    assert state.players[0].hand == [0] * 5
    assert state.discard == [1, 1, 0, 1, 1]


def test_resources_of_which_nothing_can_be_paid_are_not_asked() -> None:
    state = position(["blwww", "", ""])
    GAME.apply(state, Build(0))
    assert [action for action in GAME.legal(state) if isinstance(action, Pay)] == [
        Pay(0, 0),
        Pay(0, 1),
    ]
    _pay(state, 1)
    assert GAME.legal(state) == [Pay(1, 0), Pay(1, 1)]
    _pay(state, 1)
    assert state.players[0].roads == 2


def test_wrong_amounts_and_their_reasons() -> None:
    state = position(["blwwwwwww", "", ""])
    GAME.apply(state, Build(0))
    for action, reason in (
        (Pay(1, 1), "other-resource-first"),
        (Pay(0, 2), "no-card"),
        (Pay(0, -1), "no-card"),
        (Pay(7, 1), "unknown-resource"),
    ):
        refusal = GAME.refusal(state, action)
        assert refusal is not None
        assert refusal.reason == reason
    _pay(state, 0)
    _pay(state, 1)
    for amount, reason in ((1, "not-alike"), (0, "too-few"), (6, "too-many")):
        refusal = GAME.refusal(state, Pay(3, amount))
        assert refusal is not None
        assert refusal.reason == reason
    assert GAME.legal(state) == [Pay(3, 3)]
