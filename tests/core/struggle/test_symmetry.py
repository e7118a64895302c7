"""No seat is special: with the chairs moved round the table everything is the same, moved."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from core.chance import below, seeded
from core.game import Event
from core.struggle.model import Action, Discarding, State, Swapping
from core.struggle.setup import StruggleOptions
from tests.core.struggle.positions import GAME

SEAT_FIELDS = ("partner",)
SEAT_VALUES = ("partner", "source", "seats")
"""Values of events that name seats."""


def moved_state(state: State, by: int) -> State:
    seats = len(state.players)
    moved = GAME.clone(state)
    moved.seat = (state.seat + by) % seats
    moved.players = moved.players[-by:] + moved.players[:-by]
    for path in moved.pending:
        if isinstance(path, Swapping) and path.partner >= 0:
            path.partner = (path.partner + by) % seats
        elif isinstance(path, Discarding):
            path.seats = [(seat + by) % seats for seat in path.seats]
    return moved


def moved_action(action: Action, by: int, seats: int) -> Action:
    changed: dict[str, Any] = {
        field.name: (getattr(action, field.name) + by) % seats
        for field in fields(action)
        if field.name in SEAT_FIELDS
    }
    return replace(action, **changed)


def moved_event(event: Event, by: int, seats: int) -> Event:
    values = dict(event.values)
    for name in SEAT_VALUES:
        value = values.get(name)
        if isinstance(value, tuple):
            values[name] = tuple((int(seat) + by) % seats for seat in value)
        elif isinstance(value, int) and value >= 0:
            values[name] = (value + by) % seats
    return Event(
        event.kind,
        None if event.seat is None else (event.seat + by) % seats,
        event.rule,
        values,
        event.secret,
        tuple((reader + by) % seats for reader in event.readers),
    )


def same_events(events: list[Event], others: list[Event]) -> bool:
    def plain(event: Event) -> Event:
        return replace(event, readers=tuple(sorted(event.readers)))

    return list(map(plain, events)) == list(map(plain, others))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("extra", ["all", "ask"])
def test_moving_all_chairs_moves_the_game(seats: int, extra: Any) -> None:
    for by in range(1, seats):
        state = GAME.setup(StruggleOptions(extra=extra), seats, by)
        moved = moved_state(state, by)
        rng = seeded(by)
        while legal := GAME.legal(state):
            there = {moved_action(action, by, seats) for action in legal}
            assert set(GAME.legal(moved)) == there
            index, rng = below(rng, len(legal))
            told: list[Event] = []
            heard: list[Event] = []
            GAME.apply(state, legal[index], told.append)
            GAME.apply(moved, moved_action(legal[index], by, seats), heard.append)
            assert moved == moved_state(state, by)
            assert same_events([moved_event(event, by, seats) for event in told], heard)
        for seat in range(seats):
            sheet = GAME.score(moved).sheets[(seat + by) % seats]
            assert replace(sheet, seat=seat) == GAME.score(state).sheets[seat]
