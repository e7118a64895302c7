"""Building a settlement: in a settlement phase or by the Castle.

Fact sheet 4.6 and 6, cases 11, 12 and 24.
"""

from __future__ import annotations

from core.game import Event, Note
from core.labora.box import Box, Values
from core.labora.goods import affordable
from core.labora.land import free_places, free_terrain
from core.labora.model import ABSENT, Action, At, Choose, Paying, Settling, State


def possible(box: Box, state: State) -> list[str]:
    """List the settlements of the supply that can be paid and placed."""
    player = state.players[state.seat]
    free = free_terrain(player)
    cards = box.cards
    return [
        card
        for card in player.settlements
        if cards[card].terrain & free
        and affordable(box, player.goods, cards[card].food, cards[card].energy)
    ]


def any_possible(box: Box, state: State) -> bool:
    """Tell whether any settlement can be built."""
    return bool(possible(box, state))


def legal(box: Box, state: State, path: Settling) -> list[Action]:
    """List the settlements that can be built, or the spaces for the chosen one."""
    if path.card:
        player = state.players[state.seat]
        return [box.moves.at[at] for at in free_places(box, player, box.cards[path.card])]
    found = [box.moves.choose(card) for card in possible(box, state)]
    return [*found, box.moves.skip] if path.optional else found


def choose(box: Box, state: State, action: Choose, note: Note | None) -> None:
    """Choose the settlement."""
    path = state.pending[-1]
    assert isinstance(path, Settling)
    path.card = action.card


def choose_place(box: Box, state: State, action: At, note: Note | None) -> None:
    """Choose the space; the payment comes next."""
    path = state.pending[-1]
    assert isinstance(path, Settling)
    path.place = action.place
    card = box.cards[path.card]
    state.pending.append(Paying(card.food, card.energy, 0, 0, 0))


def go_on(box: Box, state: State, path: Settling, note: Note | None) -> bool:
    """Put the settlement on its space when it is paid; tells whether play goes on."""
    if path.place == ABSENT:
        return False
    state.pending.pop()
    player = state.players[state.seat]
    player.settlements.remove(path.card)
    player.cards[path.place] = path.card
    if state.phase == "settle":
        state.settled = True
    if note:
        values: Values = {"card": path.card, "place": path.place}
        note(Event("settled", state.seat, box.cards[path.card].rule, values))
    return True
