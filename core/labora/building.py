"""The build action: a card of the display, its cost, its space, and the prior who may enter.

Fact sheet 3.4 and 4.2 b; cases 4, 6, 12, 26.
"""

from __future__ import annotations

from core.game import Event, Note
from core.labora.box import Box, Values
from core.labora.clergy import send
from core.labora.display import buildable
from core.labora.goods import spend
from core.labora.land import free_places
from core.labora.model import HOME, PRIOR, Action, At, Building, Choose, Entering, Send, State
from core.labora.places import spot
from core.labora.using import enter


def legal(box: Box, state: State, path: Building) -> list[Action]:
    """List the cards that can be built, or the spaces for the chosen one."""
    if path.card:
        player = state.players[state.seat]
        return [box.moves.at[at] for at in free_places(box, player, box.cards[path.card])]
    found = [box.moves.choose(card) for card in buildable(box, state)]
    return [*found, box.moves.skip] if path.optional else found


def choose(box: Box, state: State, action: Choose, note: Note | None) -> None:
    """Choose the card."""
    path = state.pending[-1]
    assert isinstance(path, Building)
    path.card = action.card


def build(box: Box, state: State, action: At, note: Note | None) -> None:
    """Pay for the card and put it on its space; the prior may enter if he is at home."""
    path = state.pending.pop()
    assert isinstance(path, Building)
    card = box.cards[path.card]
    seat = state.seat
    player = state.players[seat]
    spend(state, seat, card.cost, "labora.building-cost", note)
    player.cards[action.place] = card.id
    state.display.remove(card.id)
    state.idle = -1
    if note:
        values: Values = {"card": card.id, "place": action.place}
        note(Event("built", seat, card.rule, values))
    if card.raises and state.price != box.raised_price:
        state.price = box.raised_price
        if note:
            note(Event("price-raised", seat, card.rule, {"price": state.price}))
    if player.clergy[PRIOR] == HOME:
        state.pending.append(Entering(spot(seat, action.place)))


def legal_enter(box: Box, state: State, path: Entering) -> list[Action]:
    """Offer to send the prior, or to leave the building empty."""
    return [box.moves.send[PRIOR], box.moves.skip]


def send_prior(box: Box, state: State, action: Send, note: Note | None) -> None:
    """Send the prior into the new building and use it."""
    path = state.pending.pop()
    assert isinstance(path, Entering)
    send(state, state.seat, True, path.spot, note)
    enter(box, state, path.spot, note)
