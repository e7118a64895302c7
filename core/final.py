"""Which steps are final at a table: the one place that knows what an undo will refuse."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from core.game import AnyGame, Event

UndoPolicy = Literal["honest", "free"]
"""Honest: only the own latest steps of this turn that showed nobody anything hidden. Free: also
behind the steps of others."""


def tells_others(seat: int, events: Iterable[Event]) -> bool:
    """Whether a step of `seat` lets another seat know what was hidden from it."""
    return any(event.secret and set(event.readers) - {seat} for event in events)


def shows(game: AnyGame, view: Any, seat: int, action: Any) -> bool:
    """Whether the legal `action` of `seat` shows anybody what was hidden, or uses chance."""
    if game.reveals(view, action):
        return True
    heard: list[Event] = []
    game.apply(game.clone(view), action, heard.append)
    return tells_others(seat, heard)


def is_forced(game: AnyGame, legal: Sequence[Any], action: Any) -> bool:
    """Whether `action` is the only answer among all `legal` ones, and no end of a turn."""
    if game.ends_turn(action):
        return False
    return [one for one in legal if not game.is_aside(one)] == [action]


def is_final(
    game: AnyGame, view: Any, seat: int, action: Any, policy: UndoPolicy, *, undoable: bool
) -> bool:
    """Whether `seat` can no longer undo the legal `action` once it has played it.

    A step that ends the game is final everywhere. At an honest table so is one that shows
    something, and one that finishes the turn. A forced step is undone with the one before it,
    so it is final where nothing was `undoable` before.
    """
    if not undoable and is_forced(game, game.legal(view), action):
        return True
    if game.reveals(view, action):
        return policy == "honest" or _ends(game, view, seat, action)
    after = game.clone(view)
    heard: list[Event] = []
    game.apply(after, action, heard.append)
    if game.turn(after) is None:
        return True
    if policy == "free":
        return False
    return bool(after.turns != view.turns) or tells_others(seat, heard)


def _ends(game: AnyGame, view: Any, seat: int, action: Any) -> bool:
    """Whether an action that reveals ends the game; that never depends on what is hidden."""
    world = game.imagine(view, seat, (), 0)
    game.apply(world, action)
    return game.turn(world) is None
