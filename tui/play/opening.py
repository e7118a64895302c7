"""From what was chosen on the new-game screen or the command line to a table one can play at."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from core import games
from core.final import UndoPolicy
from core.match import Match
from core.table import Table

if TYPE_CHECKING:
    from tui.start import NewTable

SEEDS = 1_000_000
"""Seeds drawn here stay short enough to be read aloud."""


def usual_policy(humans: int) -> UndoPolicy:
    """Give the undo policy a table has if nobody chose one: who plays alone may go back."""
    return "free" if humans == 1 else "honest"


def open_table(new: NewTable, policy: UndoPolicy | None = None) -> Table:
    """Make the table. Without a seed in `new`, one is drawn.

    Raises what `core.games.create` and the game's components raise, KeyError or ValueError for
    a setting, ValueError for a number of seats the game does not have.
    """
    game = games.create(new.game, new.components)
    if len(new.sitters) not in game.seats:
        raise ValueError(f"{new.game} has no table for {len(new.sitters)}")
    options = games.chosen(game.options, new.options)
    seed = secrets.randbelow(SEEDS) if new.seed is None else new.seed
    match = Match(game, options, len(new.sitters), seed)
    humans = sum(sitter.human for sitter in new.sitters)
    components = None if new.components is None else dict(new.components)
    return Table(match, list(new.sitters), policy or usual_policy(humans), components)
