"""What a bot thinks of an action (`prior`) and of a position (`terms`), on views alone."""

from __future__ import annotations

from core.game import Term
from core.seeland.box import Box
from core.seeland.model import Action, State
from core.seeland.scoring import points


def prior(box: Box, state: State, action: Action) -> float:
    """Say how promising an action looks, without looking ahead; 0 is neutral."""
    return 0.0


def terms(box: Box, state: State, seat: int) -> list[Term]:
    """Say what a position is worth to `seat`, as named terms."""
    return [Term("points", points(state.players[seat]))]
