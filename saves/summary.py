"""What a list of saves shows of each; it stands in the first kilobyte of the file."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from core.game import Scores
from core.table import Table
from saves.names import cut

HEAD = 1024
"""Bytes at the start of a file that hold the format version, the game and the summary."""

NAME_ROOM = 120
"""Bytes of JSON for the name of the table; longer ones are cut here, not in the document."""

_PLAYER_ROOM = 40
_LEVEL_ROOM = 12

STRICT = ConfigDict(frozen=True, strict=True, extra="forbid", allow_inf_nan=False)


class Player(BaseModel):
    """A seat as a list shows it."""

    model_config = STRICT

    name: str
    level: str | None
    """The bot's level; None for a person."""
    points: int
    """What everybody may know of the points, or all of them after the end."""


class Summary(BaseModel):
    """A save as a list shows it."""

    model_config = STRICT

    name: str
    """The name of the table, cut to fit."""
    players: tuple[Player, ...]
    turn: int
    """How many turns were finished."""
    step: int
    """How many steps were played."""
    to_move: int | None
    """The seat that must decide; None after the end."""
    ended: bool
    winners: tuple[int, ...]
    """The seats that won; empty before the end, and when the end was agreed on."""
    saved: float
    """Seconds since 1970."""


def summary_of(table: Table, name: str, saved_at: float) -> Summary:
    """Sum up a table as it stands now."""
    match = table.match
    scores = public_scores(table)
    players = tuple(
        Player(
            name=cut(sitter.name, _PLAYER_ROOM),
            level=None if sitter.level is None else cut(sitter.level, _LEVEL_ROOM),
            points=scores.sheets[seat].total,
        )
        for seat, sitter in enumerate(table.sitters)
    )
    return Summary(
        name=cut(name, NAME_ROOM),
        players=players,
        turn=match.state.turns,
        step=match.step,
        to_move=None if table.ended else match.to_move,
        ended=table.ended,
        winners=scores.winners if match.over else (),
        saved=saved_at,
    )


def public_scores(table: Table) -> Scores:
    """Score the table as everybody may see it: as a watcher does until the end, then whole."""
    game, state = table.game, table.match.state
    return game.score(state if table.ended else game.view(state, None))
