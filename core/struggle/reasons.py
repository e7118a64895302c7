"""Refusals that several parts of the rules share. Each helper gives None when nothing is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.game import Refusal, Value
from core.struggle.box import Box
from core.struggle.model import RESOURCES, State

Refuse = Callable[[Box, State, Any], Refusal | None]
"""What says why an action of one kind is not legal."""


def no(reason: str, rule: str, **values: Value) -> Refusal:
    """Make a refusal; `rule` without the game's prefix."""
    return Refusal(reason, f"struggle.{rule}", values)


def no_new_path(state: State, *phases: str) -> Refusal | None:
    """Refuse to begin something unless no path is open and the phase is one of `phases`."""
    if state.phase == "over":
        return no("over", "end")
    if state.pending:
        return no("path-open", "turn", path=state.pending[-1].kind)
    if state.phase not in phases:
        return no("phase", "turn", now=state.phase, needed=phases[0])
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


def no_resource(resource: int) -> Refusal | None:
    """Refuse a number that is no resource."""
    if 0 <= resource < len(RESOURCES):
        return None
    return no("unknown-resource", "resources", resource=resource)


def no_partner(state: State, partner: int, rule: str) -> Refusal | None:
    """Refuse a partner that is not another player, or has no card."""
    if not 0 <= partner < len(state.players):
        return no("unknown-seat", rule, seat=partner)
    if partner == state.seat:
        return no("own-seat", rule, seat=partner)
    player = state.players[partner]
    if not sum(player.hand) + player.hidden:
        return no("partner-empty", rule, seat=partner)
    return None
