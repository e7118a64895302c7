"""Clergymen: who is at home, which buildings are occupied, and how they come home.

Fact sheet 4.1 and 4.4, cases 5 and 29.
"""

from __future__ import annotations

from core.game import Event, Note
from core.labora.box import Box, Values
from core.labora.model import HOME, PRIOR, State
from core.labora.places import SPOTS


def occupied(state: State) -> set[int]:
    """Give the spots on which a clergyman stands."""
    found = {spot for player in state.players for spot in player.clergy}
    found.discard(HOME)
    return found


def priors(state: State) -> set[int]:
    """Give the spots on which a prior stands."""
    found = {player.clergy[PRIOR] for player in state.players}
    found.discard(HOME)
    return found


def kinds_at_home(state: State, seat: int) -> tuple[bool, bool]:
    """Tell whether the prior and whether a lay brother of a seat is at home."""
    clergy = state.players[seat].clergy
    return clergy[PRIOR] == HOME, HOME in clergy[1:]


def person(state: State, seat: int) -> int | None:
    """Give the seat, or None for the neutral player, who has none."""
    return None if state.mode == "solo" and seat else seat


def send(state: State, seat: int, prior: bool, spot: int, note: Note | None) -> None:
    """Place a clergyman of a seat on a spot."""
    clergy = state.players[seat].clergy
    which = PRIOR if prior else clergy.index(HOME, 1)
    clergy[which] = spot
    if note:
        owner, place = divmod(spot, SPOTS)
        values: Values = {"whose": seat, "owner": owner, "place": place, "prior": prior}
        note(Event("sent", person(state, seat), "labora.clergy", values))


def call_home_if_all_out(state: State, note: Note | None) -> None:
    """Let every player whose clergymen are all on cards take them back."""
    for seat in range(len(state.players)):
        call_home_if_out(state, seat, note)


def call_home_if_out(state: State, seat: int, note: Note | None) -> None:
    """Let a player take his clergymen back if all are on cards."""
    player = state.players[seat]
    if HOME not in player.clergy:
        player.clergy = [HOME] * len(player.clergy)
        if note:
            note(Event("clergy-home", person(state, seat), "labora.clergy-return", {"whose": seat}))


def buildings_of(box: Box, state: State, seat: int) -> list[int]:
    """List the spots of all buildings of a seat."""
    base = seat * SPOTS
    is_building = box.is_building
    return [base + at for at, card in state.players[seat].cards.items() if card in is_building]
