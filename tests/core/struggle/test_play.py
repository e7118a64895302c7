"""Random plays: the direct rules against their oracle, and the law of what reveals."""

from __future__ import annotations

import pytest

from core.chance import below, seeded
from core.game import Event, Refusal
from core.struggle.model import Action, State
from core.struggle.setup import StruggleOptions
from tests.core.struggle.positions import GAME

KINDS = {
    "put-away",
    "draw-swap",
    "take-market",
    "take-blind",
    "open-library",
    "take-seen",
    "give",
    "end-swaps",
    "build",
    "waive",
    "pay",
    "turn-arrow",
    "discard",
    "use-guild",
    "end-turn",
}
TABLES = [
    (2, StruggleOptions()),
    (3, StruggleOptions(extra="ask")),
    (4, StruggleOptions(events="11-4")),
    (5, StruggleOptions(extra="ask", events="11-4")),
    (6, StruggleOptions()),
]


def _refused(state: State, candidates: list[Action]) -> dict[Action, Refusal | None]:
    return {action: GAME.refusal(state, action) for action in candidates}


def _check_choices(state: State, view: State, legal: list[Action]) -> None:
    candidates = GAME.candidates(state)
    assert len(set(legal)) == len(legal)
    assert len(set(candidates)) == len(candidates)
    refused = _refused(state, candidates)
    assert {action for action, refusal in refused.items() if refusal is None} == set(legal)
    for refusal in refused.values():
        assert refusal is None or refusal.rule.startswith("struggle.")
    assert _refused(view, candidates) == refused
    assert GAME.legal(view) == legal


def _check_reveals(state: State, seat: int, told: list[Event], legal: list[Action]) -> None:
    view = GAME.view(state, seat)
    first, second = (GAME.imagine(view, seat, told, seed) for seed in (1, 2))
    for action in legal:
        reveals = GAME.reveals(state, action)
        assert GAME.reveals(first, action) == reveals
        assert GAME.reveals(view, action) == reveals
        if not reveals:
            after = [GAME.clone(each) for each in (first, second, view)]
            for each in after:
                GAME.apply(each, action)
            seen = [GAME.view(each, seat) for each in after]
            assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_plays(seats: int, options: StruggleOptions) -> None:
    for seed in range(2):
        state = GAME.setup(options, seats, seed)
        memory: list[list[Event]] = [[] for _ in range(seats)]
        rng = seeded(seed)
        steps = 0
        while legal := GAME.legal(state):
            turn = GAME.turn(state)
            assert turn is not None
            seat = turn.seat
            _check_choices(state, GAME.view(state, seat), legal)
            if steps % 4 == 0:
                _check_reveals(state, seat, memory[seat], legal)
                other = steps // 4 % seats
                view = GAME.view(state, other)
                world = GAME.imagine(view, other, memory[other], steps)
                GAME.check(world)
                assert GAME.view(world, other) == view
            index, rng = below(rng, len(legal))
            events: list[Event] = []
            GAME.apply(state, legal[index], events.append)
            GAME.check(state)
            for each in range(seats):
                memory[each] += [event.read_by(each) for event in events]
            steps += 1
        assert GAME.turn(state) is None
        assert GAME.candidates(state) == []


def test_every_kind_of_action_occurs() -> None:
    seen = set()
    for seed in range(12):
        state = GAME.setup(StruggleOptions(extra="ask"), 4, seed)
        rng = seeded(seed)
        while legal := GAME.legal(state):
            seen |= {action.kind for action in legal}
            index, rng = below(rng, len(legal))
            GAME.apply(state, legal[index])
    assert seen == KINDS


def test_no_list_of_choices_is_long() -> None:
    """Even with every card in the hand and everything to be had."""
    longest = 0
    for seed in range(10):
        state = GAME.setup(StruggleOptions(extra="ask"), 6, seed)
        rng = seeded(seed)
        while legal := GAME.legal(state):
            longest = max(longest, len(legal))
            index, rng = below(rng, len(legal))
            GAME.apply(state, legal[index])
    assert 15 <= longest <= 60


def test_events_do_not_change_what_happens() -> None:
    heard, quiet = (GAME.setup(StruggleOptions(), 4, 3) for _ in range(2))
    rng = seeded(3)
    events: list[Event] = []
    while legal := GAME.legal(heard):
        assert GAME.legal(quiet) == legal
        index, rng = below(rng, len(legal))
        GAME.apply(heard, legal[index], events.append)
        GAME.apply(quiet, legal[index])
    assert heard == quiet
    assert all(event.rule.startswith("struggle.") for event in events)
