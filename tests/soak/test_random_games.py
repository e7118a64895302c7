"""Thousands of random games, the whole state checked after every step."""

from __future__ import annotations

import pytest

from core.game import Event
from tests.core.labora.booking import Balance
from tests.core.play import Case, cases, modes, random_steps

GAMES = 2_000
"""At each seat count, with the usual settings."""
GAMES_PER_SETTINGS = 200
"""At each seat count, with every other set of settings."""
ALL_ALIKE = ("seeland",)
"""Games whose every set of settings is played as often as the usual one."""
GAMES_PER_MODE = 500
"""Of Ora et Labora, in each country and mode."""
BATCHES = 4
USUAL = [case for case in cases() if case.game.id != "labora"]
VARIED = [
    case
    for case in cases(every_option=True)
    if case.game.id != "labora" or dict(case.written)["second_quarry"] == "no"
]


def check_games(case: Case, seeds: range) -> None:
    """Play; every state must pass `check`, every game must end with a winner and whole sums."""
    game = case.game
    for seed in seeds:
        state = None
        for state, _, _ in random_steps(case, seed):
            game.check(state)
        game.check(state)
        scores = game.score(state)
        assert scores.winners or case.seats == 1, f"{case}, seed {seed}: nobody wins"
        for sheet in scores.sheets:
            assert sheet.total == sum(line.points for line in sheet.lines), f"{case}, seed {seed}"


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("case", USUAL, ids=str)
def test_random_games_end_without_a_broken_invariant(case: Case, batch: int) -> None:
    """Each batch plays its share of the seeds, so that all cores have something to do."""
    check_games(case, range(batch, GAMES, BATCHES))


@pytest.mark.parametrize("case", modes("labora"), ids=str)
def test_random_games_of_ora_et_labora_end_in_every_mode(case: Case) -> None:
    check_games(case, range(GAMES_PER_MODE))


@pytest.mark.parametrize("case", modes("labora"), ids=str)
def test_events_of_ora_et_labora_tell_every_change_of_goods(case: Case) -> None:
    for seed in range(GAMES_PER_MODE):
        events: list[Event] = []
        played = random_steps(case, seed, events.append)
        state, _, _ = next(played)
        balance = Balance(state, events)
        for state, _, _ in played:
            balance.check(state)
        balance.check(state)


@pytest.mark.parametrize("case", VARIED, ids=str)
def test_random_games_with_all_settings_end(case: Case) -> None:
    games = GAMES if case.game.id in ALL_ALIKE else GAMES_PER_SETTINGS
    check_games(case, range(GAMES, GAMES + games))
