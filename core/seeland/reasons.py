"""Refusals that several parts of the rules share. Each helper gives None when nothing is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.game import Refusal, Value
from core.seeland.box import Box
from core.seeland.model import State

Refuse = Callable[[Box, State, Any], Refusal | None]
"""What says why an action of one kind is not legal."""


def no(reason: str, rule: str, **values: Value) -> Refusal:
    """Make a refusal; `rule` without the game's prefix."""
    return Refusal(reason, f"seeland.{rule}", values)


def no_new_path(state: State, phase: str) -> Refusal | None:
    """Refuse to begin something unless no path is open and the phase is `phase`."""
    if state.phase == "over":
        return no("over", "end")
    if state.pending:
        return no("path-open", "turn", path=state.pending[-1].kind)
    if state.phase != phase:
        return no("phase", "turn", now=state.phase, needed=phase)
    return None


def no_path(state: State, path: str, rule: str) -> Refusal | None:
    """Refuse a step that belongs to an open path of kind `path` when no such path is open."""
    if state.phase == "over":
        return no("over", "end")
    if not state.pending:
        return no("no-path", rule, path=path)
    if state.pending[-1].kind != path:
        return no("path-open", "turn", path=state.pending[-1].kind)
    return None


def no_hex(box: Box, place: int) -> Refusal | None:
    """Refuse a number that is no hex of the map."""
    if 0 <= place < len(box.hexes):
        return None
    return no("unknown-hex", "developed", hex=place)
