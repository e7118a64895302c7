"""What a built card brings with it: the destiny card, robber attacks and market days.

Fact sheet 1 and cases 13 to 15, 21, 30.
"""

from __future__ import annotations

from core.game import Event, Note, Refusal
from core.struggle.box import Apply, Box
from core.struggle.cards import draw, hand_size
from core.struggle.model import (
    MARKET_DAY,
    ROBBER_ATTACK,
    Action,
    Discard,
    Discarding,
    State,
    TurnArrow,
    Turning,
)
from core.struggle.reasons import Refuse, no, no_path, no_resource


def city_event(box: Box, state: State, event: int, note: Note | None) -> None:
    """Carry out the event on the back of a turned settlement; it hits everybody."""
    if event == ROBBER_ATTACK:
        _robber_attack(box, state, note)
    elif event == MARKET_DAY:
        _market_day(box, state, note)


def _robber_attack(box: Box, state: State, note: Note | None) -> None:
    """Ask everybody above the limit to discard, clockwise from the builder (case 15)."""
    seats = len(state.players)
    order = [(state.seat + step) % seats for step in range(seats)]
    hit = [seat for seat in order if hand_size(state.players[seat]) > box.robber_limit]
    if note:
        note(
            Event(
                "robber-attack",
                state.seat,
                "struggle.event-robber",
                {"limit": box.robber_limit, "seats": tuple(hit)},
            )
        )
    if hit:
        state.pending.append(Discarding(hit))
    else:
        _flip(state, True, note)


def _market_day(box: Box, state: State, note: Note | None) -> None:
    """Discard the market and deal a new one; the old cards may be shuffled back in (case 30)."""
    old = state.market
    for resource in old:
        state.discard[resource] += 1
    state.market = draw(state, box.market, note)
    if note:
        note(
            Event(
                "market-day",
                state.seat,
                "struggle.event-market",
                {"old": tuple(old), "new": tuple(state.market)},
            )
        )


def _flip(state: State, forced: bool, note: Note | None) -> None:
    """Turn the destiny card, if the game has one."""
    if not state.arrow:
        return
    state.arrow = -state.arrow
    if note:
        values = {"arrow": state.arrow, "forced": forced}
        note(Event("turned-arrow", state.seat, "struggle.destiny", {**values}))


def legal_discard(box: Box, state: State, path: Discarding) -> list[Action]:
    """List the cards the first asked seat can discard."""
    hand = state.players[path.seats[0]].hand
    return [move for cards, move in zip(hand, box.moves.discard, strict=True) if cards]


def legal_turn_arrow(box: Box, state: State, path: Turning) -> list[Action]:
    """List both answers."""
    return box.moves.turn_arrow[:]


def turn_arrow(box: Box, state: State, action: TurnArrow, note: Note | None) -> None:
    """Turn the destiny card after a settlement, or leave it."""
    state.pending.pop()
    if action.turn:
        _flip(state, False, note)
    elif note:
        note(Event("kept-arrow", state.seat, "struggle.destiny", {"arrow": state.arrow}))


def discard(box: Box, state: State, action: Discard, note: Note | None) -> None:
    """Discard one card; after the last one of the last seat the destiny card is turned."""
    path = state.pending[-1]
    assert isinstance(path, Discarding)
    seat = path.seats[0]
    player = state.players[seat]
    player.hand[action.resource] -= 1
    state.discard[action.resource] += 1
    if note:
        note(Event("discarded", seat, "struggle.event-robber", {"resource": action.resource}))
    if hand_size(player) <= box.robber_limit:
        del path.seats[0]
        if not path.seats:
            state.pending.pop()
            _flip(state, True, note)


def refuse_turn_arrow(box: Box, state: State, action: TurnArrow) -> Refusal | None:
    """Why the destiny card cannot be turned or left now."""
    return no_path(state, "turning", "destiny")


def refuse_discard(box: Box, state: State, action: Discard) -> Refusal | None:
    """Why a card cannot be discarded to the robbers."""
    refusal = no_path(state, "discarding", "event-robber") or no_resource(action.resource)
    if refusal:
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Discarding)
    if not state.players[path.seats[0]].hand[action.resource]:
        return no("no-card", "event-robber", resource=action.resource)
    return None


APPLY: dict[str, Apply] = {"turn-arrow": turn_arrow, "discard": discard}
REFUSE: dict[str, Refuse] = {"turn-arrow": refuse_turn_arrow, "discard": refuse_discard}
