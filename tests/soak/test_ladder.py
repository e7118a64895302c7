"""The ladder of bots: the low ends of 95 % intervals, times of choices, long rows of games.

Budgets are seconds of the processor, so that a busy machine does not make a bot weaker.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest

from core.bots.arena import Contest, Pairing, Standings, hold, seated
from core.bots.planner import Planner
from tests.core.bots.ladder import Inline, contest, entrant
from tests.core.play import Case, cases, modes

GAMES = ("burgundy", "seeland", "struggle", "labora")
SETTINGS = {"labora": (("length", "short"),)}
"""Where the usual settings would take hours."""
LADDER = [
    ("easy", "random", 2, 200, (90, 90, 75, 90)),
    ("medium", "random", 2, 200, (95, 95, 85, 95)),
    ("medium", "easy", 2, 200, (57, 60, 57, 65)),
    ("strong@0.1s", "medium", 2, 100, (60, 55, 50, 60)),
    ("strong@0.1s", "medium", 4, 60, (40, 36, 30, 40)),
]
"""Who plays whom on how many seats, how many games, and the low end in percent by game."""
ROWS = [
    pytest.param(game, bots, seats, games, lows[number], id=f"{game}-{seats}-{bots[0]}-{bots[1]}")
    for *bots, seats, games, lows in LADDER
    for number, game in enumerate(GAMES)
]
SOLO = {"strong@0.1s": 0.6, "medium": 0.3}
"""How often a bot alone beats Burgundy's rival, in 60 deals."""
SLACK = 1.1
"""A choice may take so many times its budget."""


def told(game: str, standings: Standings) -> str:
    """What is printed of a row, for the table in the README."""
    first = standings.kinds[0]
    low, high = first.interval
    return (
        f"{game}: {' v '.join(str(one.entrant) for one in standings.kinds)}"
        f" {100 * first.share:.1f} % [{100 * low:.1f}, {100 * high:.1f}] of {first.games},"
        f" points {' : '.join(f'{one.mean_points:.1f}' for one in standings.kinds)},"
        f" longest choice {first.longest:.2f} s"
    )


@pytest.mark.parametrize(("game", "bots", "seats", "games", "low"), ROWS)
def test_the_low_end_is_reached(
    game: str, bots: Sequence[str], seats: int, games: int, low: int
) -> None:
    """A row ends as soon as its interval lies on one side of the bound."""
    pairing = Pairing(
        game, SETTINGS.get(game, ()), None, seated([entrant(bot) for bot in bots], seats)
    )
    played = Contest(pairing, games, seed=1, bound=low / 100, clock=time.thread_time)
    standings = hold(played, Inline(), 1)
    print(told(game, standings))
    assert standings.unfinished == 0
    assert 100 * standings.kinds[0].interval[0] >= low


@pytest.mark.parametrize("level", SOLO)
def test_alone_a_bot_beats_burgundys_rival(level: str) -> None:
    case = next(case for case in cases() if case.game.id == "burgundy" and case.seats == 1)
    standings = contest(case, level, games=60, seed=1, clock=time.thread_time)
    print(told("burgundy alone", standings))
    assert standings.kinds[0].share >= SOLO[level]


@pytest.mark.parametrize("case", [one for one in modes("labora") if one.seats == 1], ids=str)
def test_alone_the_planner_finds_the_points_of_ora_et_labora(case: Case) -> None:
    """Five plans of a minute: half of them reach 420 points, one of them 500."""
    game = case.game
    found = []
    for seed in range(5):
        state = game.setup(case.options, 1, 1)
        route = Planner().plan(game, game.view(state, 0), seed, 60.0, time.thread_time)
        assert route is not None
        for step in route.steps:
            game.apply(state, step)
        assert game.turn(state) is None
        found.append(game.score(state).sheets[0].total)
    print(f"{case}: {sorted(found)}")
    assert sorted(found)[2] >= 420
    assert max(found) >= 500


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_comes_in_time(game: str) -> None:
    pairing = Pairing(
        game, SETTINGS.get(game, ()), None, seated([entrant("strong@0.3s"), entrant("easy")], 2)
    )
    standings = hold(Contest(pairing, 4, seed=9, clock=time.thread_time), Inline(), 1)
    print(told(game, standings))
    assert standings.kinds[0].longest <= 0.3 * SLACK


@pytest.mark.parametrize("game", GAMES)
def test_more_playouts_do_no_harm(game: str) -> None:
    pairing = Pairing(
        game, SETTINGS.get(game, ()), None, seated([entrant("strong@256"), entrant("strong@16")], 2)
    )
    standings = hold(Contest(pairing, 40, seed=5), Inline(), 1)
    print(told(game, standings))
    more, less = standings.kinds
    assert more.mean_points >= less.mean_points


@pytest.mark.parametrize("batch", range(5))
@pytest.mark.parametrize("game", GAMES)
def test_500_games_pass_without_an_illegal_choice(game: str, batch: int) -> None:
    """A match raises what is not legal; so every game that ends was played by the rules."""
    seats = seat_counts(game)
    pairing = Pairing(
        game,
        SETTINGS.get(game, ()),
        None,
        seated([entrant("strong@16"), entrant("easy")], seats[batch % len(seats)]),
    )
    standings = hold(Contest(pairing, 100, seed=1_000 * batch), Inline(), 1)
    assert standings.games == 100
    assert standings.unfinished == 0


def seat_counts(game: str) -> list[int]:
    """The seat counts at which bots play each other."""
    return [count for case in cases() if case.game.id == game and (count := case.seats) > 1]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_bots_among_themselves_end_their_games(case: Case) -> None:
    games = 2 * case.seats if case.game.id == "labora" else 20
    standings = contest(case, "medium", "medium", games=games)
    print(f"{case}: {standings.turns / standings.games / case.seats:.1f} turns a seat")
    assert standings.unfinished == 0
