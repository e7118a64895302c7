"""Refusals that several parts of the rules share. Each helper gives None when nothing is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.burgundy.box import Box
from core.burgundy.model import EXTRA, GOODS, Acting, State
from core.game import Refusal, Value

Refuse = Callable[[Box, State, Any], Refusal | None]
"""What says why an action of one kind is not legal."""


def no(reason: str, rule: str, **values: Value) -> Refusal:
    """Make a refusal; `rule` without the game's prefix."""
    return Refusal(reason, f"burgundy.{rule}", values)


def no_path(state: State, path: str, rule: str) -> Refusal | None:
    """Refuse a step that belongs to an open path of kind `path` when no such path is open."""
    if state.phase == "over":
        return no("over", "end")
    if not state.pending:
        return no("no-path", rule, path=path)
    if state.pending[-1].kind != path:
        return no("path-open", "turn", path=state.pending[-1].kind)
    return None


def no_die(box: Box, state: State, die: int) -> Refusal | None:
    """Refuse a die that cannot be used now, whatever for."""
    if state.phase == "over":
        return no("over", "end")
    if state.pending:
        path = state.pending[-1]
        if not isinstance(path, Acting):
            return no("path-open", "turn", path=path.kind)
        return None if die == EXTRA else no("extra-die-first", "castle")
    if state.acted:
        return no("acted", "turn")
    hand = state.players[state.seat].hand
    if not 0 <= die < len(hand):
        return no("no-such-die", "dice", dice=len(hand))
    values = [box.die_of[card] for card in hand]
    if values.index(values[die]) != die:
        return no("same-die", "dice", die=values[die])
    return None


def no_workers(state: State, needed: int, rule: str) -> Refusal | None:
    """Refuse when the workers do not suffice to change the die."""
    workers = state.players[state.seat].workers
    if needed > workers:
        return no("workers-short", rule, needed=needed, there=workers)
    return None


def no_in_display(state: State, card: int) -> Refusal | None:
    """Refuse a card that does not lie in the display."""
    if any(card in row for row in state.display):
        return None
    return no("not-in-display", "take", card=card)


def no_project(state: State, card: int, rule: str) -> Refusal | None:
    """Refuse a card that is no project of the player on turn."""
    projects = state.players[state.seat].projects
    if not projects:
        return no("no-project", rule)
    return None if card in projects else no("not-a-project", rule, card=card)


def no_goods(state: State, goods: int, rule: str) -> Refusal | None:
    """Refuse to sell what the player does not have (case 7)."""
    if not 0 <= goods < len(GOODS):
        return no("unknown-goods", "goods", goods=goods)
    if not state.players[state.seat].goods[goods]:
        return no("no-goods", rule, goods=goods)
    return None
