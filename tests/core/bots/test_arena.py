"""The arena: every deal from every seat, the same on every executor, an end when it is sure."""

from __future__ import annotations

import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from threading import Event

import pytest

from core.bots.arena import (
    Contest,
    Entrant,
    Outcome,
    Pairing,
    Standings,
    hold,
    play,
    seated,
    wilson,
)
from tests.core.bots.ladder import Inline, contest
from tests.core.play import cases

STRUGGLE = next(case for case in cases() if case.game.id == "struggle" and case.seats == 3)
PAIRING = Pairing("struggle", (), None, seated([Entrant("easy"), Entrant("random")], 3))


def test_the_interval_is_wilsons() -> None:
    """Figures of the usual table: 197 of 200 is what a low end of 95 % needs."""
    assert wilson(197, 200)[0] >= 0.95 > wilson(196, 200)[0]
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    strong, medium = Entrant("strong"), Entrant("medium")
    assert seated([strong, medium], 4) == (strong, medium, medium, medium)
    assert seated([strong, medium], 2) == (strong, medium)
    assert str(Entrant("strong", iterations=64)) == "strong@64"
    assert str(Entrant("strong", seconds=0.1)) == "strong@0.1s"


def test_each_deal_is_played_from_every_seat() -> None:
    """With the same bot on all seats the three games of a deal are one, seen from each seat."""
    alike = Pairing("struggle", (), None, seated([Entrant("easy")], 3))
    first, second, third = [play(alike, number, 7, None) for number in range(3)]

    assert first.turns == second.turns == third.turns
    for turned, outcome in enumerate((first, second, third)):
        assert outcome.points == tuple(first.points[(seat + turned) % 3] for seat in range(3))
        assert sum(outcome.shares) == pytest.approx(1.0)
    assert play(alike, 3, 7, None) == play(alike, 0, 8, None)


@pytest.mark.parametrize("kind", ["thread", "process"])
def test_any_executor_gives_the_same_standings(kind: str) -> None:
    played = Contest(PAIRING, 6, seed=3)
    here = hold(played, Inline(), 1)
    executor: Executor
    if kind == "thread":
        executor = ThreadPoolExecutor(2)
    else:
        executor = ProcessPoolExecutor(2, get_context("spawn"))
    with executor:
        assert hold(played, executor, 2) == here
    assert here.games == 6
    assert sum(one.wins for one in here.kinds) == pytest.approx(6)


def test_a_long_game_does_not_hold_up_those_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    third = Event()

    def played(pairing: Pairing, number: int, seed: int, clock: object) -> Outcome:
        if number == 2:
            third.set()
        elif number == 0:
            assert third.wait(10), "the third game waits for the first one"
        return Outcome((1.0, 0.0, 0.0), (number,) * 3, (0,) * 3, (0.0,) * 3, (0.0,) * 3, 1, True)

    monkeypatch.setattr("core.bots.arena.play", played)
    counted: list[int] = []
    with ThreadPoolExecutor(2) as executor:
        hold(Contest(PAIRING, 9), executor, 2, lambda now: counted.append(now.kinds[0].points))
    assert counted == [sum(range(number + 1)) for number in range(9)], "in the order of the games"


def test_it_ends_when_the_interval_is_on_one_side_of_the_bound() -> None:
    told: list[int] = []
    standings = hold(
        Contest(PAIRING, 300, seed=1, bound=0.05), Inline(), 3, lambda now: told.append(now.games)
    )
    assert standings.settled
    assert standings.kinds[0].interval[0] > 0.05
    assert standings.games % 3 == 0
    assert told == list(range(1, standings.games + 1))
    assert standings.games < 300


def test_times_are_taken_where_there_is_a_clock() -> None:
    timed = contest(STRUGGLE, "medium", "easy", games=1, clock=time.thread_time)
    (medium, easy) = timed.kinds
    assert medium.choices > 0
    assert 0 < medium.mean_seconds <= medium.longest
    assert easy.mean_seconds < medium.mean_seconds
    untimed: Standings = contest(STRUGGLE, "easy", "random", games=1)
    assert untimed.kinds[0].seconds == 0


def test_what_a_game_raises_is_raised() -> None:
    from core.bots.levels import UnknownLevel

    nobody = Pairing("struggle", (), None, seated([Entrant("genius")], 2))
    with pytest.raises(UnknownLevel, match="genius"):
        hold(Contest(nobody, 2), Inline(), 1)
