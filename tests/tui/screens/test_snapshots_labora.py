"""Colours of Ora et Labora: late in a game, on the land of another and at a payment."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from textual.pilot import Pilot

from core.labora.model import EndTurn, Pass
from core.table import Sitter, Table
from saves.store import Store
from tests.tui.screens.conftest import NOON, settle
from tests.tui.screens.test_snapshots import ENVIRONMENT, Compare
from tui.app import HernaApp
from tui.play.kept import KeptTable
from tui.play.opening import open_table
from tui.start import NewTable, Start

KEYS = {"visit": ["O", "down"], "payment": ["b", "2", "enter", "up", "right"]}
SEED = 0
ROUNDS = 12


def _late(home: Path) -> None:
    """Save a game in which chance has played until Eva can settle."""
    rng = random.Random(SEED)
    table = open_table(
        NewTable("labora", (Sitter("Eva"), Sitter("Tom"), Sitter("Ota")), {}, None, SEED)
    )
    match = table.match
    while not _can_settle(table):
        seat = match.to_move
        assert seat is not None
        useful = [one for one in match.legal() if not isinstance(one, Pass | EndTurn)]
        match.play(seat, rng.choice(useful or match.legal()), match.step, NOON)
    kept = KeptTable.begin(Store(home / "saves"), table, "Evening")
    kept.write(kept.snapshot(lambda: NOON))
    kept.close()


def _can_settle(table: Table) -> bool:
    match = table.match
    state = match.state
    if state.phase != "settle" or state.pending or state.round <= ROUNDS or match.to_move != 0:
        return False
    return any(one.kind == "begin" and one.verb == "settle" for one in match.legal())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
@pytest.mark.parametrize("name", KEYS)
def test_it_looks_as_before(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    snap_compare: Compare,
    name: str,
    size: tuple[int, int],
) -> None:
    monkeypatch.setenv("HOME", str(home.parent))
    _late(home)

    async def run_before(pilot: Pilot[int]) -> None:
        await settle(pilot)
        for key in KEYS[name]:
            await pilot.press(key)
            await settle(pilot)

    app = HernaApp(Start("en", home, action="resume"), ENVIRONMENT)
    assert snap_compare(app, terminal_size=size, run_before=run_before)
