"""Two people with OpenSSH's client and a bot play whole games on one server.

One of them loses the line twice, and the server is stopped and started again in the middle.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from core import games
from core.bots.answering import answer
from core.notation import write
from core.table import Sitter, Table
from saves.opening import open_table, verify
from saves.store import read_file
from tests.bench.terminal import PtyApp
from tests.tui.hall.people import Clock, first_choice, shared
from tests.tui.ssh.door import fingerprint, settings_file
from tests.tui.ssh.serving import SSH, Serving
from tui.hall.hall import Hall
from tui.hall.stored import FOLDER, read_tables
from tui.hall.visitor import Visitor
from tui.settings import Settings, save

PEOPLE = ("eva", "tom")
LEVEL = "medium"
"""Whose moves the people play."""
TABLE = "ours"
LOSES_LINE, RESTARTS = (20, 60), 40
"""After so many moves of people."""
ANSWERS_WITHIN = 20.0
MOST_MOVES = 3000


class Evening:
    """The server, the two clients, and what lies on the disk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.data = folder / "data"
        self._serving: Serving | None = None
        self._clients: dict[int, PtyApp] = {}

    def open(self) -> None:
        """Start the server, and let both come to the table."""
        self._serving = Serving(self.data)
        for seat in range(len(PEOPLE)):
            self.come(seat)

    def come(self, seat: int) -> None:
        """Come to the table with ssh -t HOST TABLE."""
        assert self._serving is not None
        command = self._serving.ssh(self._folder, TABLE, name=PEOPLE[seat], terminal=True)
        self._clients[seat] = PtyApp(command)
        self._clients[seat].read_until("keys", timeout=ANSWERS_WITHIN)

    def lose_line(self, seat: int) -> None:
        """Kill a client."""
        self._clients[seat].signal(signal.SIGKILL)
        self._clients[seat].close()

    def close(self) -> None:
        """Stop the server in order; the clients end with it."""
        assert self._serving is not None
        assert self._serving.stop(signal.SIGTERM) == 0
        for client in self._clients.values():
            status, output = client.end()
            assert status == 0
            assert b"The server is being stopped." in output.data
            client.close()

    def table(self) -> Table:
        """The table as it lies on the disk."""
        (stored,) = read_tables(self.data / FOLDER)[0]
        return open_table(read_file(self.data / FOLDER / f"{stored.id}.json")).table

    def type(self, seat: int, line: str) -> None:
        """Type a line, and read what both are shown."""
        self._clients[seat].send(f":{line}\r")
        self.look()

    def look(self) -> None:
        """Read what both are shown."""
        for client in self._clients.values():
            client.read_quiet(0.01, 0.05)


def chosen(table: Table) -> str:
    """What a bot would play for the person to move."""
    seat = table.match.to_move
    assert seat is not None
    table.sit(seat, Sitter("stand-in", LEVEL))
    question = table.question()
    assert question is not None
    return write(answer(question))


async def lay_table(data: Path, game: str) -> None:
    """Make the table and begin the game."""
    hall = Hall(data / FOLDER, Clock(), first_choice)
    await hall.start()
    eva, tom = (Visitor(fingerprint(name), name) for name in PEOPLE)
    id_ = await hall.create(eva, shared("me", "open", "random", game=game, name=TABLE))
    await hall.join(tom, id_)
    await hall.close()


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    for name in PEOPLE:
        settings = Settings(welcomed=True, confirm_end="never", bot_speed="instant")
        save(settings_file(tmp_path / "data", name), settings)
    yield Evening(tmp_path)


@pytest.mark.skipif(SSH is None, reason="OpenSSH's client is not installed")
@pytest.mark.parametrize("game", games.names())
async def test_a_whole_game(evening: Evening, game: str) -> None:
    await lay_table(evening.data, game)
    evening.open()
    moves, begun = 0, time.monotonic()
    while not (table := evening.table()).ended:
        seat, step = table.match.to_move, table.match.step
        assert seat is not None
        if seat < len(PEOPLE):
            evening.type(seat, chosen(table))
            moves += 1
        _wait_for_step(evening, step)
        if moves in LOSES_LINE and seat < len(PEOPLE):
            evening.lose_line(0)
            evening.come(0)
        elif moves == RESTARTS and seat < len(PEOPLE):
            evening.close()
            evening.open()
        assert moves < MOST_MOVES
    print(f"\n{game}: {moves} moves of people in {time.monotonic() - begun:.0f} s")
    assert moves > LOSES_LINE[-1]
    evening.close()
    (stored,) = read_tables(evening.data / FOLDER)[0]
    assert stored.summary.ended
    assert verify(read_file(evening.data / FOLDER / f"{stored.id}.json")).holds


def _wait_for_step(evening: Evening, step: int) -> None:
    deadline = time.monotonic() + ANSWERS_WITHIN
    while (table := evening.table()).match.step == step and not table.ended:
        assert time.monotonic() < deadline, f"nothing happened after step {step}"
        evening.look()
