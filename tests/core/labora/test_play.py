"""Random plays in every mode: nothing is lost, every change of goods is told, and all ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest

from core.chance import below, seeded
from core.game import Event
from core.labora.model import State
from core.labora.places import place
from core.labora.setup import LaboraOptions
from tests.core import laws
from tests.core.labora.booking import Balance
from tests.core.labora.positions import GAME, Country, coast, end_turns, play, put, start
from tests.core.play import Case
from tests.core.test_games import Played

GAMES = 2
MOST_CHOICES = 100
MODES = [
    (seats, country, length)
    for seats in GAME.seats
    for country in ("france", "ireland")
    for length in ("short", "long")
    if seats > 1 or length == "long"
]


def steps(state: State, seed: int, note: Any) -> Iterator[State]:
    """Play random steps to the end; yields the live state before each."""
    rng = seeded(seed)
    while legal := GAME.legal(state):
        assert len(legal) <= MOST_CHOICES
        yield state
        index, rng = below(rng, len(legal))
        GAME.apply(state, legal[index], note)


@pytest.mark.parametrize(("seats", "country", "length"), MODES)
def test_every_change_of_goods_is_told(
    seats: int, country: Country, length: Literal["short", "long"]
) -> None:
    options = LaboraOptions(country=country, length=length)
    for seed in range(GAMES):
        state = GAME.setup(options, seats, seed)
        events: list[Event] = []
        balance = Balance(state, events)
        for _ in steps(state, seed, events.append):
            GAME.check(state)
            balance.check(state)
        assert state.phase == "over"
        GAME.check(state)
        balance.check(state)


@pytest.mark.parametrize(("seats", "country", "length"), MODES)
def test_laws_along_a_random_game(
    seats: int, country: Country, length: Literal["short", "long"]
) -> None:
    case = Case(GAME, (("country", country), ("length", length)), seats)
    played = Played(case, 3)
    tried: set[Any] = set()
    number = 0
    while legal := GAME.legal(played.state):
        laws.legal_is_what_is_not_refused(played.position)
        if number % 25 == 0:
            tried.update(GAME.candidates(played.state))
            laws.all_laws(played.position, number)
            laws.actions_of_other_moments_are_refused(played.position, sorted(tried, key=repr))
        index, _ = below(seeded(number), len(legal))
        played.play(legal[index])
        number += 1
    laws.all_laws(played.position, number)


def filled(open_spaces: bool) -> State:
    """Make a two-player game in which all land is laid and only coast buildings are left."""
    state = start(2, length="short")
    state.stage, state.round = 4, 29
    kept = ["F11", "F33"]
    for card in [*state.display, *state.stacks]:
        if card not in kept:
            put(state, card, 0, 20 + len(state.players[1].cards), seat=1)
    state.display, state.stacks, state.districts, state.plots = kept, [], [], []
    if open_spaces:
        state.plots = [3]
        coast(state, 0)
    return state


def test_a_game_in_which_nothing_can_be_built_any_more_ends() -> None:
    state = filled(open_spaces=False)
    end_turns(state, 9)
    assert state.phase == "action"
    end_turns(state, 1)
    assert GAME.turn(state) is None
    still = filled(open_spaces=True)
    end_turns(still, 12)
    assert still.phase == "action"


def test_nothing_is_hidden_and_nothing_reveals() -> None:
    state = start(4)
    assert not GAME.hides
    assert not any(GAME.reveals(state, action) for action in GAME.legal(state))
    assert GAME.view(state, 2).players == state.players
    assert GAME.view(state, None).rng == 0


def test_the_same_seats_and_options_make_the_same_game() -> None:
    one, two = (GAME.setup(LaboraOptions(), 3, 5) for _ in range(2))
    assert one == two
    play(one, "begin fell; at 1,0; produce wood no")
    assert one != two
    assert place(1, 0) not in one.players[0].cards
