"""What an action would do, found by doing it on a copy of what its seat can see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from core.game import AnyGame, Event, Scores, Turn


@dataclass(frozen=True, slots=True)
class Preview:
    """An action looked at before it is played.

    `after`, `scores` and `turn` are None and `events` is empty when the action reveals
    something: then nobody can know more than its cost.
    """

    action: Any
    reveals: bool
    after: Any | None
    scores: Scores | None
    turn: Turn | None
    events: tuple[Event, ...]


def preview(game: AnyGame, view: Any, seat: int, action: Any) -> Preview:
    """Look at the legal `action` of `seat` on its own `view`; the view stays as it is."""
    if game.reveals(view, action):
        return Preview(action, True, None, None, None, ())
    after = game.clone(view)
    events: list[Event] = []
    game.apply(after, action, events.append)
    told = tuple(event.read_by(seat) for event in events)
    return Preview(action, False, game.view(after, seat), game.score(after), game.turn(after), told)
