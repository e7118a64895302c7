"""What a bot thinks of an action (`prior`) and of a position (`terms`), on views alone."""

from __future__ import annotations

from core.burgundy.box import Box
from core.burgundy.model import Action, State
from core.burgundy.scoring import points
from core.game import Term


def terms(box: Box, state: State, seat: int) -> list[Term]:
    """Say what a position is worth to `seat`, as named terms."""
    return [Term("points", float(points(box, state, seat)))]


def prior(box: Box, state: State, action: Action) -> float:
    """Say how promising an action looks, without looking ahead; 0 is neutral."""
    return 0.0
