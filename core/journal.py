"""The journal of a match: its steps, and how far back an undo may go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

Scope = Literal["step", "path", "turn"]
"""How much an undo takes back: one step of the open path, the last path, or the turn."""


class CannotUndo(Exception):
    """Nothing may be taken back. `reason` is `nothing`, `revealed`, `ended`, `others` or `over`.

    A step that was forced is not worth taking back alone: it would be played again at once.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(slots=True)
class Step:
    """An action that was played, by whom and when, and what undo needs to know about it."""

    seat: int
    action: Any
    at: float
    """Seconds since 1970, told by the caller; the core has no clock."""
    opens: bool
    """No path was open before it."""
    forced: bool
    """It was not chosen (it was the only choice, or `unasked`), and no end of turn: undo takes it
    back with the one before."""
    revealed: bool
    """It showed somebody something hidden or used chance."""
    turn: int
    """How many turns were finished before it."""
    unasked: bool = False
    """Its player wants this decided without being asked: others may take it back with theirs."""


def honest_target(journal: Sequence[Step], turns: int, seat: int, scope: Scope) -> int:
    """Give the length of the journal after an undo by `seat`, who may take back only its own
    latest steps of this turn (after `turns` finished ones), none that revealed something. What
    others had decided without being asked goes with them.

    Raises CannotUndo.
    """
    if not journal:
        raise CannotUndo("nothing")
    last = journal[-1]
    strange = last.seat != seat and not last.unasked
    if strange or last.turn != turns:
        raise CannotUndo("others" if last.seat != seat else "ended")
    if last.revealed:
        raise CannotUndo("revealed")
    first, chosen = len(journal), False
    for number in range(len(journal) - 1, -1, -1):
        step = journal[number]
        if step.revealed or step.turn != turns or (step.seat != seat and not step.unasked):
            break
        if step.seat != seat:
            continue
        first = number
        chosen = chosen or not step.forced
        if _reached(step, scope):
            break
    if not chosen:
        raise CannotUndo(_barrier(journal, turns, seat, first))
    return first


def _barrier(journal: Sequence[Step], turns: int, seat: int, first: int) -> str:
    """Say why steps of `seat` before step `first` stay, when all after it were forced."""
    if first == 0 or journal[first - 1].turn != turns:
        return "nothing"
    return "revealed" if journal[first - 1].seat == seat else "others"


def free_target(journal: Sequence[Step], turns: int, seat: int, scope: Scope) -> int:
    """Give the length of the journal after an undo by `seat`, who may go back behind others.

    A seat without steps in this turn (after `turns` finished ones) goes back to the start of its
    turn before. Raises CannotUndo.
    """
    own = [number for number, step in enumerate(journal) if step.seat == seat and not step.forced]
    if not own:
        raise CannotUndo("nothing")
    last = own[-1]
    turn = journal[last].turn
    if turn != turns or scope == "turn":
        return min(number for number in own if journal[number].turn == turn)
    while last > 0 and scope == "path" and not journal[last].opens:
        if journal[last - 1].seat != seat:
            break
        last -= 1
    return last


def _reached(step: Step, scope: Scope) -> bool:
    if scope == "step":
        return not step.forced
    return scope == "path" and step.opens and not step.forced
