"""Exactly the steps that are called final refuse an undo, in every game, under both policies."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from core.chance import below, seeded
from core.final import UndoPolicy
from core.journal import CannotUndo
from core.match import Match
from core.table import Sitter, Table
from tests.core.play import Case, cases, dumped

SEEDS = 2
CASES = [case for case in cases() if case.game.id != "labora"] + [
    case for case in cases() if case.game.id == "labora" and case.seats in (1, 2, 4)
]


def _steps(case: Case, seed: int, policy: UndoPolicy) -> Iterator[tuple[Table, int, Any]]:
    """Give a table before each step of a random game, with the seat and the step it will play."""
    match = Match(case.game, case.options, case.seats, seed)
    table = Table(match, [Sitter(f"S{n}") for n in range(case.seats)], policy)
    rng = seeded(seed + 1)
    while not match.over and match.step < 250:
        legal = match.legal()
        index, rng = below(rng, len(legal))
        seat = match.to_move
        assert seat is not None
        yield table, seat, legal[index]
        table.play(seat, legal[index], match.step, 0.0)


def _refused(table: Table, seat: int) -> bool:
    try:
        table.match.undo_target(seat, "step", free=table.policy == "free")
    except CannotUndo:
        return True
    return False


def _paths(value: Any, at: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield from _paths(one, f"{at}.{key}")
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from _paths(one, f"{at}.{number}")
    else:
        yield at, value


def _seen(table: Table, seat: int | None) -> dict[str, Any]:
    game = table.match.game
    return dict(_paths(json.loads(dumped(game, table.match.view(seat)))))


def _changed(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    return {at for at in before.keys() | after.keys() if before.get(at) != after.get(at)}


@pytest.mark.parametrize("policy", ["honest", "free"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_called_final_is_what_undo_refuses(case: Case, policy: UndoPolicy) -> None:
    found: Counter[bool] = Counter()
    for seed in range(SEEDS):
        played: tuple[int, bool] | None = None
        for table, seat, action in _steps(case, seed, policy):
            if played is not None:
                assert _refused(table, played[0]) == played[1], table.match.journal[-1]
                found[played[1]] += 1
            played = seat, table.final(seat, action)
        assert played is not None
        assert table.match.over <= played[1]
        assert _refused(table, seat) == played[1]
    assert found[False]
    assert policy == "free" or found[True]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_payment_that_reveals_and_wins_is_final_at_a_free_table(seats: int) -> None:
    """A city shows its event when it is paid, and may end the game with its point."""
    case = next(one for one in CASES if one.game.id == "struggle" and one.seats == seats)
    match = Match(case.game, case.options, case.seats, 0)
    table = Table(match, [Sitter(f"S{n}") for n in range(seats)], "free")
    rng, final = seeded(5), False
    while match.to_move is not None:
        legal, seat = match.legal(), match.to_move
        index, rng = below(rng, len(legal))
        final = table.final(seat, legal[index])
        table.play(seat, legal[index], match.step, 0.0)
        assert final == match.over
        assert final == _refused(table, seat)
    assert match.journal[-1].revealed


@pytest.mark.parametrize("case", [case for case in CASES if case.game.id != "labora"], ids=str)
def test_what_another_seat_has_learned_is_final_at_an_honest_table(case: Case) -> None:
    learned = 0
    for seed in range(SEEDS):
        eyes = (*range(case.seats), None)
        before: dict[int | None, dict[str, Any]] = {}
        for table, _, action in _steps(case, seed, "honest"):
            now = {seat: _seen(table, seat) for seat in eyes}
            if before:
                step = table.match.journal[-1]
                everybody = _changed(before[None], now[None])
                for seat in range(case.seats):
                    if seat != step.seat and _changed(before[seat], now[seat]) - everybody:
                        learned += 1
                        assert _refused(table, step.seat), (seat, step)
            before = now
            assert action is not None
    assert learned or case.game.id != "struggle"
