"""Every game of the house keeps the laws, at every seat count and with every option.

The laws are in `laws.py`. Random games of each case are checked after each step here; the
thousands are in `tests/soak`.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.chance import below, seeded
from core.game import Event
from core.journal import CannotUndo, Scope
from core.match import Match
from tests.core import laws
from tests.core.play import Case, cases, dumped, modes, random_match, random_steps

GAMES = {"labora": 5}
"""Random games a case; of Ora et Labora, whose every country is played, ten a mode."""
USUALLY = 25
LAWS_EVERY = 20
"""Steps between two positions at which the slower laws are tried."""

CASES = cases()
ALL_CASES = cases(every_option=True)
PLAYED = [case for case in CASES if case.game.id not in GAMES] + modes("labora")
DIGESTS = (
    "from tests.core.test_games import digest, ALL_CASES\n"
    "import json\n"
    "print(json.dumps([digest(case, 3) for case in ALL_CASES]))\n"
)
"""A program that plays one game of each case and prints what came of it."""


class Played:
    """A game that is being played, with all that each seat could read."""

    def __init__(self, case: Case, seed: int) -> None:
        self.game = case.game
        self.state: Any = case.game.setup(case.options, case.seats, seed)
        self.memories: list[list[Event]] = [[] for _ in range(case.seats)]
        self.events: list[Event] = []

    @property
    def position(self) -> laws.Position:
        """Where the game stands."""
        return laws.Position(self.game, self.state, self.memories)

    def play(self, action: Any) -> None:
        """Do a step and let everybody read what they may."""
        events: list[Event] = []
        self.game.apply(self.state, action, events.append)
        laws.events_can_be_told(events, range(len(self.memories)))
        for seat, memory in enumerate(self.memories):
            memory += [event.read_by(seat) for event in events]
        self.events += events

    def play_random(self, steps: int, seed: int) -> None:
        """Play up to `steps` random steps."""
        rng = seeded(seed)
        for _ in range(steps):
            legal = self.game.legal(self.state)
            if not legal:
                return
            index, rng = below(rng, len(legal))
            self.play(legal[index])


def digest(case: Case, seed: int) -> str:
    """Give the digest of all states and events of a random game."""
    found = hashlib.sha256()
    events: list[Event] = []
    for state, _, _ in random_steps(case, seed, events.append):
        found.update(dumped(case.game, state))
    found.update(repr(events).encode())
    return found.hexdigest()


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_random_games_never_break_an_invariant(case: Case) -> None:
    """Each is played three times in step: alone, from JSON, and by replay of the actions."""
    game = case.game
    for seed in range(GAMES.get(game.id, USUALLY)):
        actions = []
        loaded = game.setup(case.options, case.seats, seed)
        final = None
        for number, (state, action, _) in enumerate(random_steps(case, seed)):
            game.check(state)
            if number % LAWS_EVERY == 0:
                written = dumped(game, state)
                assert dumped(game, loaded) == written
                loaded = game.states.validate_json(written)
                for eyes in (*range(case.seats), None):
                    view = game.view(state, eyes)
                    assert game.states.validate_json(dumped(game, view)) == view
            game.apply(loaded, action)
            actions.append(action)
            final = state
        game.check(final)
        assert game.turn(final) is None
        assert game.score(final).winners or case.seats == 1
        again = game.setup(case.options, case.seats, seed)
        for action in actions:
            game.apply(again, action)
        assert dumped(game, again) == dumped(game, loaded) == dumped(game, final)


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_the_laws_hold_in_a_random_game(case: Case) -> None:
    played = Played(case, 1)
    tried: set[Any] = set()
    kept: list[tuple[Any, bytes]] = []
    number = 0
    while legal := case.game.legal(played.state):
        laws.somebody_decides_until_the_end(played.position)
        laws.legal_is_what_is_not_refused(played.position)
        tried.update(case.game.candidates(played.state))
        if number % LAWS_EVERY == 0:
            laws.all_laws(played.position, number)
            laws.actions_of_other_moments_are_refused(played.position, sorted(tried, key=repr))
            kept.append((case.game.clone(played.state), dumped(case.game, played.state)))
        index, _ = below(seeded(number), len(legal))
        played.play(legal[index])
        number += 1
    laws.all_laws(played.position, number)
    for snapshot, written in kept:
        assert dumped(case.game, snapshot) == written


@settings(
    max_examples=120,
    derandomize=True,
    database=None,
)
@given(
    case=st.sampled_from(ALL_CASES),
    seed=st.integers(0, 2**64),
    before=st.integers(0, 700),
    choices=st.lists(st.integers(0, 60), max_size=25),
)
def test_the_laws_hold_wherever_a_game_leads(
    case: Case, seed: int, before: int, choices: list[int]
) -> None:
    played = Played(case, seed)
    played.play_random(before, seed)
    for choice in choices:
        legal = case.game.legal(played.state)
        if not legal:
            break
        played.play(legal[choice % len(legal)])
    laws.all_laws(played.position, seed)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("steps", [0, 40, 333])
def test_what_is_hidden_can_be_imagined_as_it_is(case: Case, steps: int) -> None:
    played = Played(case, steps + 2)
    played.play_random(steps, steps)
    for seat in range(case.seats):
        places = laws.the_truth_can_be_imagined(played.position, seat, 2_000)
        assert places or not case.game.hides


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_and_redo_are_an_identity(case: Case) -> None:
    match = Match(case.game, case.options, case.seats, 5)
    rng, undone = seeded(5), 0
    scopes: tuple[Scope, ...] = ("step", "path", "turn")
    for number in range(250):
        legal = match.legal()
        if match.to_move is None:
            break
        seat = match.to_move
        index, rng = below(rng, len(legal))
        match.play(seat, legal[index], match.step, float(number))
        before = _said(match)
        try:
            count = match.undo(seat, scopes[number % 3])
        except CannotUndo:
            assert _said(match) == before
            continue
        undone += 1
        assert _said(match) != before
        while match.can_redo(seat):
            count -= match.redo(seat)
        assert count == 0
        assert _said(match) == before
    assert undone > 10


def _said(match: Match) -> tuple[Any, ...]:
    seats = (*range(match.seats), None)
    return (
        dumped(match.game, match.state),
        match.step,
        [match.log(seat) for seat in seats],
        match.game.score(match.state),
        match.legal(),
    )


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_taken_up_in_the_middle_goes_on_as_if_nothing_had_been(case: Case) -> None:
    whole = random_match(case, 9)
    first = random_match(case, 9, whole.step // 2)
    written = dumped(case.game, first.state)
    taken_up = Match.restored(
        case.game,
        case.options,
        case.seats,
        9,
        first.journal,
        [],
        case.game.states.validate_json(written),
    )
    for step in whole.journal[first.step :]:
        taken_up.play(step.seat, step.action, taken_up.step, step.at)
    assert _said(taken_up) == _said(whole)


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_a_game_is_the_same_in_every_process(hash_seed: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", DIGESTS],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(ran.stdout) == [digest(case, 3) for case in ALL_CASES]


def test_other_seeds_give_other_games() -> None:
    for case in CASES:
        assert len({digest(case, seed) for seed in range(5)}) == 5
