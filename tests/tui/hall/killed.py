"""A hall that is killed while two people play there, and what is found afterwards.

Run as a program it plays until it is killed. Its clock gives each step a number; as soon as
somebody else is shown a step, its number is printed: from then on it must not be lost.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from core.journal import CannotUndo
from core.match import IllegalAction, Match, NotYourTurn, StaleStep
from saves.opening import verify
from saves.store import Store
from tests.tui.hall.people import EVA, TOM, first_choice, hall_in, shared
from tui.hall.hall import Hall
from tui.hall.stay import Stay
from tui.play.session import Session, TooOften

_ROOT = Path(__file__).parents[3]


class Player:
    """One visitor who plays what comes to his mind."""

    def __init__(self, stay: Stay, chance: random.Random) -> None:
        self.stay = stay
        self._chance = chance
        self.session = Session(stay.table, stay.hall.clock, stay.presence)
        stay.presence.attach(lambda _: None, self._heard)

    def act(self) -> None:
        """Play, or take something back; the clock says how often anybody has."""
        seen = self.session.seen()
        # What this player was shown may be old: then he is refused.
        with suppress(StaleStep, NotYourTurn, IllegalAction, CannotUndo, TooOften):
            if seen.can_undo and self._chance.random() < 0.2:
                self.session.undo("step")
            elif seen.my_turn:
                self.session.play([self._chance.choice(seen.legal)])

    def _heard(self, _news: object) -> None:
        match = self.stay.table.match
        shown = match.journal[: self.session.seen().step]
        if shown:
            print(int(max(step.at for step in shown)), flush=True)


class Counter:
    """A clock that tells how often it was asked."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> float:
        self.now += 1
        return float(self.now)


async def play(folder: Path, seed: int) -> None:
    """Play at one table, made if it is not there, until somebody kills this."""
    chance = random.Random(seed)
    clock = Counter()
    hall = Hall(folder, clock, first_choice)
    await hall.start()
    cards = [card for card in hall.cards(EVA) if card.stage != "ended"]
    if not cards or cards[0].stage == "open":
        table = cards[0].id if cards else await hall.create(EVA, shared("me", "open", seed=seed))
        print("made", flush=True)
        await hall.join(TOM, table)
        print("joined", flush=True)
    else:
        table = cards[0].id
    players = [Player(await hall.enter(who, table), chance) for who in (EVA, TOM)]
    clock.now = last_number(players[0].stay.table.match)
    while not players[0].stay.table.ended:
        for player in players:
            player.act()
            await asyncio.sleep(chance.choice((0, 0, 0.001, 0.01)))


def last_number(match: Match) -> int:
    """Give the number of the last thing that anybody did in a game."""
    done = [step.at for step in match.journal] + [remark.at for remark in match.remarks]
    return int(max(done, default=0))


@dataclass(frozen=True, slots=True)
class Found:
    """What was acknowledged before a kill, and what was there after it."""

    acknowledged: list[str]
    number: int
    """The number of the last thing done that was found."""
    stages: Sequence[str]
    seats: tuple[int, ...]
    holds: bool


def kill_once(folder: Path, chance: random.Random) -> Found:
    """Let a hall be played at, kill it at some moment, and look what it has left."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.tui.hall.killed", str(folder), str(chance.randrange(1000))],
        cwd=_ROOT,
        env={**os.environ, "PYTHONPATH": str(_ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    told = [child.stdout.readline() for _ in range(chance.randrange(1, 40))]
    time.sleep(chance.random() / 50)
    child.send_signal(signal.SIGKILL)
    rest = child.stdout.read().split("\n")[:-1]
    child.wait()
    acknowledged = [line for line in (*map(str.strip, told), *rest) if line]
    return asyncio.run(_look(folder, acknowledged))


async def _look(folder: Path, acknowledged: list[str]) -> Found:
    async with hall_in(folder) as hall:
        stages = [card.stage for card in hall.cards(TOM)]
        number, seats, holds = 0, [], True
        for card in hall.cards(EVA)[:1]:
            save = Store(folder).open(card.id)
            number = last_number(save.opened.table.match)
            holds = verify(save.document).holds
            save.slot.close()
            for who in (EVA, TOM):
                stay = await hall.enter(who, card.id)
                seats += list(stay.presence.seats)
                stay.end()
        return Found(acknowledged, number, stages, tuple(seats), holds)


def nothing_is_lost(found: Found) -> None:
    """Check that all that was acknowledged before the kill was there after it."""
    last = found.acknowledged[-1]
    assert found.stages
    assert found.holds
    if last != "made":
        assert found.seats == (0, 1)
    if last.isdigit():
        assert found.number >= int(last)


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2])))
