"""The beam finds good lines, keeps different ones, and stops when it must."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random

import pytest

from core.bots.beam import Purse, route

_ROUNDS = 4
Sum = tuple[int, ...]


class _Digits:
    """Choose a digit four times: the total counts, but a first 1 is worth 100 at the end."""

    def __init__(self, digits: int = 10, extra: int = 0) -> None:
        self.digits = digits
        self.extra = extra
        """Digits below it can be made larger by 100 with an extra step."""

    def stage(self, state: Sum) -> tuple[int, ...]:
        return () if len(state) == _ROUNDS else (len(state),)

    def ahead(self, stage: tuple[int, ...]) -> float:
        return float(_ROUNDS - stage[0])

    def follow(self, state: Sum) -> Iterator[tuple[Sum, tuple[int, ...]]]:
        for digit in range(self.digits):
            yield (*state, digit), (digit,)

    def beside(self, state: Sum) -> Iterator[tuple[Sum, tuple[int, ...]]]:
        if self.extra and state and state[-1] < self.extra:
            yield (*state[:-1], state[-1] + 100), (-1,)

    def worth(self, state: Sum) -> float:
        late = 100.0 * (len(state) == _ROUNDS and state[0] == 1)
        return sum(state) + late

    def key(self, state: Sum) -> Hashable:
        return state

    def group(self, state: Sum) -> Hashable:
        return state[:1]


def test_a_line_that_only_proves_good_at_the_end_is_kept_by_its_quota() -> None:
    found = route(_Digits(), (), Purse(10_000), 10_000, Random(1), needed=True)
    assert found is not None
    assert found.steps == (1, 9, 9, 9)
    assert found.worth == 128.0


@pytest.mark.parametrize("amount", [0, 5, 40])
def test_a_needed_line_comes_even_when_nothing_may_be_spent(amount: int) -> None:
    purse = Purse(amount)
    found = route(_Digits(), (), purse, amount, Random(1), needed=True)
    assert found is not None
    assert len(found.steps) == _ROUNDS
    assert purse.positions <= amount + 4 * _ROUNDS


def test_a_line_that_is_not_needed_is_given_up_when_all_is_spent() -> None:
    purse = Purse(0)
    purse.positions = 1
    assert route(_Digits(), (), purse, 0, Random(1), needed=False) is None


def test_a_clock_is_kept() -> None:
    ticks = iter(range(100_000))
    purse = Purse(50.0, lambda: float(next(ticks)))
    assert route(_Digits(), (), purse, 50.0, Random(1), needed=True) is not None
    assert purse.spent() < 100


def test_more_than_enough_following_positions_are_sampled() -> None:
    found = route(_Digits(300), (), Purse(10**6), 10**6, Random(3), needed=True)
    assert found is not None
    assert found.worth > 1000


def test_extra_steps_are_taken_where_they_help() -> None:
    found = route(_Digits(extra=10), (), Purse(10_000), 10_000, Random(1), needed=True)
    assert found is not None
    assert found.steps == (9, -1) * (_ROUNDS - 1) + (9,)
    assert found.worth == 9 * _ROUNDS + 100 * (_ROUNDS - 1)
