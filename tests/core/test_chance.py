"""Chance is one int: the same seed gives the same game, and every outcome is about as likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from core.chance import below, seeded, shuffle


def test_the_sequence_never_changes_or_saves_would_play_on_differently() -> None:
    rng, drawn = seeded(2024), []
    for _ in range(10):
        number, rng = below(rng, 100)
        drawn.append(number)
    items = list(range(10))
    rng = shuffle(rng, items)
    assert (drawn, items, rng) == (_DRAWN, _ITEMS, _RNG)


_DRAWN = [64, 13, 15, 40, 91, 40, 63, 18, 88, 55]
_ITEMS = [8, 9, 0, 6, 5, 7, 3, 2, 1, 4]
_RNG = 1313137229543044034


@pytest.mark.parametrize("limit", [1, 2, 5, 67, 1000])
def test_a_number_is_below_its_limit_and_each_is_about_as_likely(limit: int) -> None:
    rng, counts = seeded(7), Counter[int]()
    draws = 200 * limit if limit < 100 else 100_000
    for _ in range(draws):
        number, rng = below(rng, limit)
        counts[number] += 1
    assert set(counts) == set(range(limit))
    expected = draws / limit
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < limit + 5 * limit**0.5 + 5


def test_every_order_is_about_as_likely() -> None:
    counts = Counter[tuple[int, ...]]()
    rng = seeded(3)
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng = shuffle(rng, items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(800 < count < 1200 for count in counts.values())


def test_near_seeds_start_far_apart() -> None:
    firsts = [below(seeded(seed), 1000)[0] for seed in range(500)]
    assert len(set(firsts)) > 350
    assert len({seeded(seed) for seed in range(-1000, 1000)}) == 2000


def test_a_shuffle_keeps_the_cards_and_is_told_by_the_state_alone() -> None:
    first, second = list(range(67)), list(range(67))
    assert shuffle(99, first) == shuffle(99, second)
    assert first == second != list(range(67))
    assert sorted(first) == list(range(67))


@pytest.mark.parametrize("items", [[], [5]])
def test_nothing_to_shuffle_uses_no_chance(items: list[int]) -> None:
    copy = items[:]
    assert shuffle(42, copy) == 42
    assert copy == items
