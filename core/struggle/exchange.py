"""The first part of a turn: cards exchanged with the draw pile, the market or a player.

Fact sheet 3.1, cases 1 to 6. An exchange is a path: cards are taken one by one (with the draw
pile: put away), then as many are given back (drawn). After the first card given back no more is
taken, so every path can be finished.
"""

from __future__ import annotations

from typing import Literal

from core.game import Event, Note
from core.struggle.box import Apply, Box, Values
from core.struggle.cards import blind_card, counted, draw, hand_size
from core.struggle.guild import legal_guild
from core.struggle.model import (
    EMPTY,
    LIBRARY,
    Action,
    DrawSwap,
    EndSwaps,
    Give,
    OpenLibrary,
    PutAway,
    State,
    Swapping,
    TakeBlind,
    TakeMarket,
    TakeSeen,
)

Source = Literal["deck", "market", "player"]
USED_LIBRARY = 0
"""Index in `State.used`."""


def allowed(box: Box, roads: int) -> int:
    """Give how many cards may be exchanged a turn by the owner of `roads` roads."""
    return (roads + 1) // 2 * box.swaps_per_road if roads else box.swaps_without_road


def legal(box: Box, state: State) -> list[Action]:
    """List the first steps of an exchange, and the end of exchanging."""
    moves = box.moves
    player = state.players[state.seat]
    roads = player.roads
    found = [moves.end_swaps]
    if state.swaps < allowed(box, roads):
        for resource, cards in enumerate(player.hand):
            if cards:
                found.append(moves.put_away[resource])
        if roads:
            found += moves.take_market
            library = LIBRARY in player.expansions and not state.used[USED_LIBRARY]
            for seat, other in enumerate(state.players):
                if other is not player and sum(other.hand) + other.hidden:
                    found.append(moves.take_blind[seat])
                    if library:
                        found.append(moves.open_library[seat])
    legal_guild(box, state, found)
    return found


def legal_open(box: Box, state: State, path: Swapping) -> list[Action]:
    """List the next steps of an open exchange."""
    moves = box.moves
    player = state.players[state.seat]
    if path.looking:
        hand = state.players[path.partner].hand
        return [moves.take_seen[resource] for resource in range(5) if hand[resource]]
    more = not path.given and state.swaps < allowed(box, player.roads)
    if path.source == "deck":
        found = [moves.draw_swap]
        if more:
            found += [moves.put_away[resource] for resource in range(5) if player.hand[resource]]
        return found
    found = [moves.give[resource] for resource in range(5) if player.hand[resource]]
    if more:
        if path.source == "market":
            for place, card in enumerate(state.market):
                if card != EMPTY:
                    found.append(moves.take_market[place])
        elif hand_size(state.players[path.partner]):
            found.append(moves.take_blind[path.partner])
            if LIBRARY in player.expansions and not state.used[USED_LIBRARY]:
                found.append(moves.open_library[path.partner])
    return found


def candidates(box: Box, state: State) -> list[Action]:
    """List every exchange step with every resource, place and partner."""
    moves = box.moves
    others = [seat for seat in range(len(state.players)) if seat != state.seat]
    return [
        *moves.put_away,
        moves.draw_swap,
        *moves.take_market,
        *(moves.take_blind[seat] for seat in others),
        *(moves.open_library[seat] for seat in others),
        *moves.take_seen,
        *moves.give,
        moves.end_swaps,
    ]


def _open(state: State, source: Source, partner: int) -> Swapping:
    """Give the open exchange, or open one, and count one more card of this turn."""
    state.swaps += 1
    if state.pending:
        path = state.pending[-1]
        assert isinstance(path, Swapping)
        return path
    path = Swapping(source, partner, 0, 0, False)
    state.pending.append(path)
    return path


def put_away(box: Box, state: State, action: PutAway, note: Note | None) -> None:
    """Discard a card; draw at once when it was the last that may be exchanged (case 1)."""
    path = _open(state, "deck", -1)
    path.taken += 1
    player = state.players[state.seat]
    player.hand[action.resource] -= 1
    state.discard[action.resource] += 1
    if note:
        values: Values = {"resource": action.resource}
        note(Event("put-away", state.seat, "struggle.swap-deck", values))
    if state.swaps >= allowed(box, player.roads):
        _draw_for(state, path, note)


def draw_swap(box: Box, state: State, action: DrawSwap, note: Note | None) -> None:
    """Draw as many cards as were put away."""
    path = state.pending[-1]
    assert isinstance(path, Swapping)
    _draw_for(state, path, note)


def _draw_for(state: State, path: Swapping, note: Note | None) -> None:
    drawn = draw(state, path.taken, note)
    hand = state.players[state.seat].hand
    for resource in drawn:
        hand[resource] += 1
    state.pending.pop()
    if note:
        note(
            Event(
                "drew-swap",
                state.seat,
                "struggle.swap-deck",
                {"count": path.taken},
                {"cards": counted(drawn)},
                (state.seat,),
            )
        )


def take_market(box: Box, state: State, action: TakeMarket, note: Note | None) -> None:
    """Take an open card; its place stays empty until a card is given for it."""
    path = _open(state, "market", -1)
    path.taken += 1
    resource = state.market[action.place]
    state.market[action.place] = EMPTY
    state.players[state.seat].hand[resource] += 1
    if note:
        values: Values = {"resource": resource, "place": action.place}
        note(Event("took-market", state.seat, "struggle.swap-market", values))


def take_blind(box: Box, state: State, action: TakeBlind, note: Note | None) -> None:
    """Take a card by chance from the hand of a player."""
    path = _open(state, "player", action.partner)
    resource = blind_card(state, state.players[action.partner].hand)
    _take_from(state, path, resource, "took-blind", "struggle.swap-player", note)


def open_library(box: Box, state: State, action: OpenLibrary, note: Note | None) -> None:
    """Look into the hand of a player; only the owner of the Library sees it."""
    path = _open(state, "player", action.partner)
    path.looking = True
    state.used[USED_LIBRARY] = True
    if note:
        note(
            Event(
                "opened-library",
                state.seat,
                "struggle.library",
                {"partner": action.partner},
                {"hand": tuple(state.players[action.partner].hand)},
                (state.seat,),
            )
        )


def take_seen(box: Box, state: State, action: TakeSeen, note: Note | None) -> None:
    """Take the chosen card of the opened hand."""
    path = state.pending[-1]
    assert isinstance(path, Swapping)
    path.looking = False
    _take_from(state, path, action.resource, "took-seen", "struggle.library", note)


def _take_from(
    state: State, path: Swapping, resource: int, event: str, rule: str, note: Note | None
) -> None:
    path.taken += 1
    state.players[path.partner].hand[resource] -= 1
    state.players[state.seat].hand[resource] += 1
    if note:
        values: Values = {"partner": path.partner}
        readers = (state.seat, path.partner)
        note(Event(event, state.seat, rule, values, {"resource": resource}, readers))


def give(box: Box, state: State, action: Give, note: Note | None) -> None:
    """Give a card back to the market (into its first empty place) or to the partner."""
    path = state.pending[-1]
    assert isinstance(path, Swapping)
    path.given += 1
    resource = action.resource
    state.players[state.seat].hand[resource] -= 1
    if path.given == path.taken:
        state.pending.pop()
    if path.source == "market":
        place = state.market.index(EMPTY)
        state.market[place] = resource
        if note:
            values: Values = {"resource": resource, "place": place}
            note(Event("gave-market", state.seat, "struggle.swap-market", values))
        return
    state.players[path.partner].hand[resource] += 1
    if note:
        note(
            Event(
                "gave-player",
                state.seat,
                "struggle.swap-player",
                {"partner": path.partner},
                {"resource": resource},
                (state.seat, path.partner),
            )
        )


def end_swaps(box: Box, state: State, action: EndSwaps, note: Note | None) -> None:
    """Go on to building."""
    state.phase = "build"


APPLY: dict[str, Apply] = {
    "put-away": put_away,
    "draw-swap": draw_swap,
    "take-market": take_market,
    "take-blind": take_blind,
    "open-library": open_library,
    "take-seen": take_seen,
    "give": give,
    "end-swaps": end_swaps,
}
