"""The laws that hold at every position of every game, each as a function that fails if broken.

They know a game by its contract alone. Numbers in brackets are those of the design's list of
properties.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from core.game import AnyGame, Event
from core.notation import read, write
from core.preview import preview
from tests.core.play import dumped


@dataclass(frozen=True, slots=True)
class Position:
    """A state, and what each seat could read until then."""

    game: AnyGame
    state: Any
    memories: Sequence[Sequence[Event]]

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.memories))

    @property
    def mover(self) -> int:
        """The seat that must decide."""
        turn = self.game.turn(self.state)
        assert turn is not None
        return turn.seat

    def world(self, seat: int, seed: int) -> Any:
        """A state that `seat` cannot tell from this one."""
        view = self.game.view(self.state, seat)
        return self.game.imagine(view, seat, self.memories[seat], seed)


def somebody_decides_until_the_end(at: Position) -> None:
    """(1) There are choices, each once, and one seat to make them; none when it is over."""
    turn, legal = at.game.turn(at.state), at.game.legal(at.state)
    assert bool(legal) == (turn is not None)
    assert turn is None or (turn.seat in at.seats and turn.prompt and "." in turn.rule)
    assert len(set(legal)) == len(legal)
    if turn is None:
        assert at.game.candidates(at.state) == []


def legal_is_what_is_not_refused(at: Position) -> None:
    """(2) The fast list equals the oracle, on the state and on the view of the seat to move."""
    game, state = at.game, at.state
    legal, candidates = game.legal(state), game.candidates(state)
    assert len(set(candidates)) == len(candidates)
    refusals = {action: game.refusal(state, action) for action in candidates}
    assert {action for action, refusal in refusals.items() if refusal is None} == set(legal)
    for refusal in refusals.values():
        assert refusal is None or (refusal.reason and "." in refusal.rule)
    view = game.view(state, at.mover)
    assert game.legal(view) == legal
    assert {action: game.refusal(view, action) for action in candidates} == refusals


def actions_of_other_moments_are_refused(at: Position, actions: Sequence[Any]) -> None:
    """(2) Whatever action is tried, it is refused exactly when it is not legal."""
    legal = set(at.game.legal(at.state))
    for action in actions:
        assert (at.game.refusal(at.state, action) is None) == (action in legal), action


def a_step_leaves_other_states_alone(at: Position) -> None:
    """(3) Steps on copies and views change neither the original nor each other."""
    game, before = at.game, dumped(at.game, at.state)
    view = game.view(at.state, at.mover)
    seen = dumped(game, view)
    for action in game.legal(at.state):
        heard: list[Event] = []
        game.apply(game.clone(at.state), action, heard.append)
        if not game.reveals(view, action):
            game.apply(game.clone(view), action)
        assert dumped(game, at.state) == before, action
        assert dumped(game, view) == seen, action
    assert game.clone(at.state) == at.state


def json_keeps_everything(at: Position) -> None:
    """(4) What is written is read back the same: the state, all views, all legal actions."""
    game = at.game
    for state in (at.state, *(game.view(at.state, seat) for seat in (*at.seats, None))):
        written = dumped(game, state)
        read_back = game.states.validate_json(written)
        assert read_back == state
        assert dumped(game, read_back) == written
    for action in game.legal(at.state):
        written = game.actions.dump_json(action)
        assert game.actions.validate_json(written) == action
        assert read(game, write(action)) == action


def views_tell_nothing_that_is_hidden(at: Position, seed: int) -> None:
    """(8, 9) All that a seat cannot see may be different: its view and its choices stay."""
    game = at.game
    for seat in at.seats:
        world = at.world(seat, seed)
        game.check(world)
        for eyes in (seat, None):
            assert dumped(game, game.view(world, eyes)) == dumped(game, game.view(at.state, eyes))
        assert at.world(seat, seed) == world
        if seat == at.mover:
            assert game.legal(world) == game.legal(at.state)
    other = game.clone(at.state)
    other.rng += 1
    for eyes in (*at.seats, None):
        assert game.view(other, eyes) == game.view(at.state, eyes)
        assert game.view(at.state, eyes).rng == 0
        again = game.view(game.view(at.state, eyes), eyes)
        assert again == game.view(at.state, eyes)


def steps_that_reveal_nothing_are_known_beforehand(at: Position, seed: int) -> None:
    """(10) Such a step looks the same in every world that agrees with the view of its seat."""
    game, seat = at.game, at.mover
    view = game.view(at.state, seat)
    worlds = [at.state, at.world(seat, seed), at.world(seat, seed + 1)]
    for action in game.legal(at.state):
        assert len({game.reveals(world, action) for world in (*worlds, view)}) == 1, action
        if game.reveals(view, action):
            continue
        looked = preview(game, view, seat, action)
        for world in worlds:
            events: list[Event] = []
            after = game.clone(world)
            game.apply(after, action, events.append)
            assert game.view(after, seat) == looked.after, action
            assert game.score(game.view(after, seat)) == looked.scores, action
            assert game.turn(after) == looked.turn, action
            assert tuple(event.read_by(seat) for event in events) == looked.events, action


def events_tell_no_more_than_the_table_shows(at: Position, seed: int) -> None:
    """(8) Where a seat sees the same happen in two worlds, it reads the same about it."""
    game = at.game
    for seat in at.seats:
        world = at.world(seat, seed)
        possible = set(game.legal(world))
        for action in game.legal(at.state):
            if action not in possible:
                continue
            read_by_seat, seen = [], []
            for before in (at.state, world):
                events: list[Event] = []
                after = game.clone(before)
                game.apply(after, action, events.append)
                read_by_seat.append([event.read_by(seat) for event in events])
                seen.append(game.view(after, seat))
            assert seen[0] != seen[1] or read_by_seat[0] == read_by_seat[1], (seat, action)


def scores_are_the_sum_of_their_lines(at: Position) -> None:
    """(11) Totals are sums, places follow them, and nobody needs hidden cards to count."""
    game = at.game
    scores = game.score(at.state)
    assert [sheet.seat for sheet in scores.sheets] == list(at.seats)
    alone = len(at.seats) == 1
    assert scores.winners or alone, "only somebody who plays alone can lose to nobody at the table"
    for sheet in scores.sheets:
        assert sheet.total == sum(line.points for line in sheet.lines)
        assert all("." in line.rule for line in sheet.lines)
        better = sum(other.place < sheet.place for other in scores.sheets)
        assert sheet.place == 1 + better or (alone and sheet.place == 2), (
            "places count from 1 and are shared by ties"
        )
    for eyes in (*at.seats, None):
        assert game.score(game.view(at.state, eyes)) == scores


def events_can_be_told(events: Sequence[Event], seats: Sequence[int]) -> None:
    """(8) Every event has a rule, and a secret has readers: some, but not all."""
    for event in events:
        assert event.kind
        assert "." in event.rule
        assert event.seat is None or event.seat in seats
        assert set(event.readers) <= set(seats)
        assert bool(event.secret) <= bool(event.readers)
        for reader in (*seats, None):
            knows = reader in event.readers or not event.secret
            assert (event.read_by(reader) == event) == knows
            assert knows or not event.read_by(reader).secret


def the_truth_can_be_imagined(at: Position, seat: int, most_worlds: int) -> int:
    """(9) In every place that `seat` cannot see, what lies there turns up in some world.

    Gives the number of hidden places.
    """
    game = at.game
    view, truth = (
        dict(_leaves(json.loads(dumped(game, state))))
        for state in (game.view(at.state, seat), at.state)
    )
    hidden = {
        place: value
        for place, value in truth.items()
        if view.get(place) != value and place != ("rng",)
    }
    missing = set(hidden)
    for seed in range(most_worlds):
        if not missing:
            break
        world = dict(_leaves(json.loads(dumped(game, at.world(seat, seed)))))
        missing = {place for place in missing if world.get(place) != hidden[place]}
    assert not missing, f"never imagined: { {place: hidden[place] for place in missing} }"
    return len(hidden)


def _leaves(value: Any, place: tuple[str | int, ...] = ()) -> Iterator[tuple[Any, Any]]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _leaves(part, (*place, name))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from _leaves(part, (*place, index))
    else:
        yield place, value


def all_laws(at: Position, seed: int) -> None:
    """Fail if a law is broken at this position."""
    somebody_decides_until_the_end(at)
    scores_are_the_sum_of_their_lines(at)
    at.game.check(at.state)
    if at.game.turn(at.state) is None:
        return
    legal_is_what_is_not_refused(at)
    a_step_leaves_other_states_alone(at)
    json_keeps_everything(at)
    views_tell_nothing_that_is_hidden(at, seed)
    steps_that_reveal_nothing_are_known_beforehand(at, seed)
    events_tell_no_more_than_the_table_shows(at, seed)
