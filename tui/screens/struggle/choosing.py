"""Where the cursor of the open list stands on the table: a market card, a hand card, a row."""

from __future__ import annotations

from core.struggle.model import Action, Discard, Give, PutAway, TakeMarket
from tui.play.entries import Entry
from tui.screens.struggle.picture import Picture

_ON_THE_TABLE = frozenset(("put-away", "take-market", "give", "discard"))
"""Groups whose choices carry the numbers of the market or of the hand."""


def steps_of(picture: Picture, entry: Entry) -> tuple[Action, ...]:
    """Give the steps that a line of a list stands for, also when it is forbidden now."""
    if entry.way is not None:
        return tuple(entry.way.steps)
    if len(entry.actions) == 1:
        return (entry.actions[0],)
    action = picture.action(entry) if not entry.actions else None
    return () if action is None else (action,)


def in_boxes(picture: Picture) -> bool:
    """Whether the open list is chosen from by the numbers of the market and the hand."""
    composer = picture.scene.composer
    entry = composer.current
    if entry is None:
        return False
    if composer.level == "ways":
        return entry.group.id == "take-market"
    return composer.level == "targets" and entry.group.id in _ON_THE_TABLE


def chosen_place(picture: Picture) -> int | None:
    """Give the market place that the cursor, or the step before it, points at."""
    steps = _steps(picture)
    return steps[0].place if steps and isinstance(steps[0], TakeMarket) else None


def choosing_place(picture: Picture) -> bool:
    """Whether the market card is what is chosen now, not the step before it."""
    return picture.scene.composer.level == "targets"


def chosen_resource(picture: Picture) -> int | None:
    """Give the resource in the hand that the cursor points at."""
    for step in reversed(_steps(picture)):
        if isinstance(step, Give | Discard | PutAway):
            return step.resource
    return None


def _steps(picture: Picture) -> tuple[Action, ...]:
    """Give the steps of the chosen line, if it is chosen in a box and not in a list."""
    composer = picture.scene.composer
    entry = composer.current
    if entry is None or not (in_boxes(picture) or entry.group.inline):
        return ()
    return steps_of(picture, entry)
