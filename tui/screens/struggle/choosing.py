"""Where the cursor of the open list stands on the table: a market card, a hand card, a row."""

from __future__ import annotations

from core.struggle.model import Action, Discard, Discarding, Give, PutAway, TakeMarket
from tui.play.composer import Entry
from tui.screens.struggle.picture import Picture

_ON_THE_TABLE = frozenset(("put-away", "take-market", "give", "discard"))
"""Groups whose choices carry the numbers of the market or of the hand."""


def action_of(entry: Entry) -> Action | None:
    """Give the action that a line of a list is about: the last step of its way, if it has one."""
    if entry.way is not None:
        last: Action = entry.way.steps[-1]
        return last
    return entry.actions[0] if len(entry.actions) == 1 else None


def in_boxes(picture: Picture) -> bool:
    """Whether the open list is chosen from by the numbers of the market and the hand."""
    composer = picture.scene.composer
    entry = composer.current
    if entry is None or composer.level == "thing":
        return False
    return composer.level != "groups" and entry.group.id in _ON_THE_TABLE


def discarding(picture: Picture) -> bool:
    """Whether the reader must discard to the robbers."""
    pending = picture.view.pending
    return bool(pending) and picture.my_turn and isinstance(pending[-1], Discarding)


def chosen_place(picture: Picture) -> int | None:
    """Give the market place that the cursor, or the step before it, points at."""
    composer = picture.scene.composer
    entry = composer.current
    if entry is None or (composer.level == "groups" and len(entry.actions) != 1):
        return None
    if composer.level == "groups" and not isinstance(entry.actions[0], TakeMarket):
        return None
    steps = entry.way.steps if entry.way is not None else entry.actions
    first = steps[0] if steps else None
    return first.place if isinstance(first, TakeMarket) else None


def chosen_resource(picture: Picture) -> int | None:
    """Give the resource in the hand that the cursor points at."""
    composer = picture.scene.composer
    entry = composer.current
    if entry is None:
        return None
    action = action_of(entry)
    if isinstance(action, Give | Discard):
        return action.resource
    steps = entry.way.steps if entry.way is not None else entry.actions
    if composer.level == "groups" or not steps or not isinstance(steps[0], PutAway):
        return None
    return steps[0].resource
