"""Random plays: the direct rules against their oracle, and the law of what reveals."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.chance import below, seeded
from core.game import Event, Refusal
from core.seeland import tiles
from core.seeland.game import Seeland
from core.seeland.model import Action, State
from core.seeland.setup import SeelandOptions
from tests.core.play import Case, random_steps
from tests.core.seeland.positions import GAME
from tests.core.seeland.test_setup import SEATS, VARIANTS

KINDS = {
    "first",
    "buy",
    "retreat",
    "place",
    "build",
    "leave",
    "harvest",
    "mark",
    "skip",
    "walk",
    "use-stuiver",
    "end-turn",
}
"""All but `fetch`: the printed governors of this map lie too far apart."""
GAMES = 10
"""Of each variant at each seat count; the thousands are in `tests/soak`."""


def plays(
    options: SeelandOptions, seats: int, seed: int, game: Seeland = GAME
) -> Iterator[tuple[State, list[Action], Action]]:
    """Play at random; yield the live state, all legal actions, and the one to be played."""
    written = tuple(
        (name, {True: "yes", False: "no"}.get(value, value))
        for name, value in options.model_dump().items()
    )
    for state, action, legal in random_steps(Case(game, written, seats), seed):
        yield state, legal, action


def _refused(state: State, candidates: list[Action]) -> dict[Action, Refusal | None]:
    return {action: GAME.refusal(state, action) for action in candidates}


def _check_choices(state: State, view: State, legal: list[Action]) -> None:
    candidates = GAME.candidates(state)
    assert len(set(legal)) == len(legal)
    assert len(set(candidates)) == len(candidates)
    refused = _refused(state, candidates)
    assert {action for action, refusal in refused.items() if refusal is None} == set(legal)
    for refusal in refused.values():
        assert refusal is None or refusal.rule.startswith("seeland.")
    assert _refused(view, candidates) == refused
    assert GAME.legal(view) == legal


def _check_reveals(state: State, seat: int, legal: list[Action]) -> None:
    view = GAME.view(state, seat)
    first, second = (GAME.imagine(view, seat, [], seed) for seed in (1, 2))
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


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_plays(options: SeelandOptions, seats: int) -> None:
    for steps, (state, legal, _) in enumerate(plays(options, seats, seats)):
        turn = GAME.turn(state)
        assert turn is not None
        GAME.check(state)
        _check_choices(state, GAME.view(state, turn.seat), legal)
        if steps % 9 == 0:
            _check_reveals(state, turn.seat, legal)
            view = GAME.view(state, turn.seat)
            world = GAME.imagine(view, turn.seat, [], steps)
            GAME.check(world)
            assert GAME.view(world, turn.seat) == view
    GAME.check(state)
    assert GAME.turn(state) is None
    assert GAME.candidates(state) == []
    for sheet in GAME.score(state).sheets:
        assert sheet.total == sum(line.points for line in sheet.lines) >= 0


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_games_of_every_variant_end_by_rule(options: SeelandOptions, seats: int) -> None:
    for seed in range(GAMES):
        for state, _, _ in plays(options, seats, seed):
            GAME.check(state)
        GAME.check(state)
        assert state.phase == "over"
        assert state.ring[state.master] == tiles.OPEN
        assert not (state.mills and state.landscapes)


def test_every_kind_of_action_occurs() -> None:
    options = SeelandOptions(records=True, governors=True)
    seen = {
        action.kind
        for seed in range(12)
        for _, legal, _ in plays(options, 4, seed)
        for action in legal
    }
    assert seen == KINDS


def test_no_list_of_choices_is_long() -> None:
    lengths = [
        (len(legal), len(GAME.candidates(state)))
        for options in VARIANTS[:2]
        for seed in range(4)
        for state, legal, _ in plays(options, 4, seed)
    ]
    assert 20 <= max(length for length, _ in lengths) <= 110
    assert max(length for _, length in lengths) <= 110


def test_a_turn_can_be_taken_back_until_it_ends_unless_an_island_turned() -> None:
    options = SeelandOptions(records=True, governors=True)
    for state, legal, _ in plays(options, 3, 5):
        for action in legal:
            if GAME.reveals(state, action):
                assert action.kind in ("build", "end-turn", "use-stuiver")


def test_events_do_not_change_what_happens() -> None:
    options = SeelandOptions(records=True, governors=True)
    heard, quiet = (GAME.setup(options, 4, 3) for _ in range(2))
    rng = seeded(3)
    events: list[Event] = []
    while legal := GAME.legal(heard):
        assert GAME.legal(quiet) == legal
        index, rng = below(rng, len(legal))
        GAME.apply(heard, legal[index], events.append)
        GAME.apply(quiet, legal[index])
    assert heard == quiet
    assert all(event.rule.startswith("seeland.") for event in events)
    assert not any(event.secret for event in events)


def test_the_points_of_the_events_are_the_score() -> None:
    for options in VARIANTS:
        events: list[Event] = []
        state = GAME.setup(options, 3, 8)
        rng = seeded(8)
        while legal := GAME.legal(state):
            index, rng = below(rng, len(legal))
            GAME.apply(state, legal[index], events.append)
        points = [0] * 3
        for event in events:
            if event.seat is not None:
                points[event.seat] += _worth(event)
        assert points == [sheet.total for sheet in GAME.score(state).sheets]


def _worth(event: Event) -> int:
    gains = {"harvested": "points", "record-paid": "points", "most-governors": "points"}
    gains["governor-satisfied"] = "gained"
    worth = event.values.get(gains.get(event.kind, ""), 0)
    lost = event.values.get("lost", 0)
    assert isinstance(worth, int) and isinstance(lost, int)
    return worth - lost
