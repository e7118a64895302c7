"""A whole game of two visitors and a bot, with lines that are lost and a server that restarts."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from saves.opening import verify
from saves.store import Store
from tests.tui.hall.people import EVA, TOM, Clock, hall_in, shared
from tui.hall.hall import Hall
from tui.hall.stay import Stay
from tui.hall.visitor import Visitor
from tui.play.session import Session

_PATIENCE = 60.0
"""Seconds in which the game must come on by a step."""


class Seat:
    """One visitor without a screen, who plays at random and loses the line now and then."""

    def __init__(self, visitor: Visitor, chance: random.Random, clock: Clock) -> None:
        self.visitor = visitor
        self._chance = chance
        self._clock = clock
        self.stay: Stay
        self.session: Session

    async def sit_down(self, hall: Hall, table: str) -> None:
        """Come to the table, or come back."""
        self.stay = await hall.enter(self.visitor, table)
        self.session = Session(self.stay.table, hall.clock, self.stay.presence)
        self.session.play_forced()

    def act(self) -> bool:
        """Play a step if it is this visitor's turn."""
        self.session.follow()
        seen = self.session.seen()
        if seen.my_turn:
            self._clock.now += 1
            self.session.play([self._chance.choice(seen.legal)])
        return seen.my_turn

    def draft(self) -> Any:
        """Give what this visitor sees of the game, and what he has begun to do."""
        seen = self.session.seen()
        return seen.view, seen.path, seen.legal


async def play(folder: Path, game: str, seed: int) -> Any:
    """Play a game to its end; Tom loses the line twice, the server restarts once."""
    chance = random.Random(seed)
    clock = Clock()
    people = [Seat(visitor, chance, clock) for visitor in (EVA, TOM)]
    async with hall_in(folder, clock, clock) as hall:
        new = shared("me", "open", "random", game=game, seed=seed)
        table = await hall.create(EVA, new)
        await hall.join(TOM, table)
        for seat in people:
            await seat.sit_down(hall, table)
        await _some_steps(people, 40)
        await _lose_the_line(people[1], hall, table)
        await _some_steps(people, 30)
        before = [seat.draft() for seat in people]
    async with hall_in(folder, clock, clock) as hall:
        for seat in people:
            await seat.sit_down(hall, table)
        if before[0][2] or before[1][2]:
            assert [seat.draft() for seat in people] == before
        await _some_steps(people, 20)
        await _lose_the_line(people[1], hall, table)
        await _some_steps(people, 100_000)
        for seat in people:
            seat.stay.end()
        assert hall.cards(EVA)[0].stage == "ended"
    save = Store(folder).open(table)
    save.slot.close()
    assert verify(save.document).holds
    return save.document


async def _lose_the_line(seat: Seat, hall: Hall, table: str) -> None:
    before = seat.draft()
    turn = before[2]
    seat.stay.end()
    assert seat.stay.held.here(0)
    await seat.sit_down(hall, table)
    if turn:
        assert seat.draft() == before


async def _some_steps(people: list[Seat], most: int) -> None:
    """Let everybody play until so many steps of people were played, or the game is over."""
    at, done = people[0].stay.table, 0
    while done < most and not at.ended:
        done += sum([seat.act() for seat in people])
        # Bots move, and what was played goes to the disk, while the others wait.
        async with asyncio.timeout(_PATIENCE):
            while not people[0].stay.presence.fresh:
                await asyncio.sleep(0.001)
        await asyncio.sleep(0)
    # A screen plays single choices for its player; so does one that comes back.
    for seat in people:
        seat.session.play_forced()
    await people[0].stay.presence.room.keeper.settle()
