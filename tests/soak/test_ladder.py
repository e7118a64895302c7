"""The ladder of bots over a hundred games, and whether bots among themselves come to an end."""

from __future__ import annotations

import pytest

from tests.core.bots.ladder import contest
from tests.core.play import Case, cases, modes

LONG = "labora"
"""A game whose duels are shared out over its countries and lengths, and take long."""
DUELS = [case for case in cases() if case.seats == 2 and case.game.id != LONG]
LONG_DUELS = [case for case in modes(LONG) if case.seats == 2]
LEAST_WINS = {"burgundy": 90}
"""Of a hundred duels, where a game asks for more than the 85 of all."""


@pytest.mark.parametrize("case", DUELS, ids=str)
def test_medium_wins_most_of_100_duels_against_random(case: Case) -> None:
    result = contest(case, "medium", "random", 100)
    print(f"{case}: medium wins {result.wins} of {result.games} against random")
    assert result.unfinished == 0
    assert result.wins >= LEAST_WINS.get(case.game.id, 85)


def test_medium_wins_90_of_100_duels_of_seeland_whatever_the_variant() -> None:
    duels = [
        case for case in cases(every_option=True) if case.game.id == "seeland" and case.seats == 2
    ]
    results = [contest(case, "medium", "random", 14) for case in duels]
    games, wins = sum(one.games for one in results), sum(one.wins for one in results)
    print(f"seeland, {len(duels)} variants: medium wins {wins} of {games} against random")
    assert games >= 100
    assert wins >= 0.9 * games


@pytest.mark.parametrize("case", LONG_DUELS, ids=str)
def test_medium_wins_90_of_100_duels_of_ora_et_labora(case: Case) -> None:
    """The hundred are shared out over both countries and both lengths, each keeps its share."""
    result = contest(case, "medium", "random", 100 // len(LONG_DUELS))
    print(f"{case}: medium wins {result.wins} of {result.games} against random")
    assert result.unfinished == 0
    assert result.wins >= 0.9 * result.games


@pytest.mark.parametrize("case", cases(), ids=str)
def test_bots_among_themselves_end_their_games(case: Case) -> None:
    games = 2 * case.seats if case.game.id == LONG else 20
    result = contest(case, "medium", "medium", games)
    mean = result.turns / result.games / case.seats
    print(f"{case}: {mean:.1f} turns a seat, at most {result.longest / case.seats:.0f}")
    assert result.unfinished == 0
