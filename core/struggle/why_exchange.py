"""Why a step of the exchange is not legal. Written apart from `exchange`, it is its oracle."""

from __future__ import annotations

from core.game import Refusal
from core.struggle.box import Box
from core.struggle.exchange import USED_LIBRARY, Source, allowed
from core.struggle.model import (
    EMPTY,
    LIBRARY,
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
from core.struggle.reasons import Refuse, no, no_new_path, no_partner, no_path, no_resource


def _no_take(box: Box, state: State, source: Source, rule: str) -> Refusal | None:
    """Refuse to exchange one more card with `source`, whatever the card."""
    path = state.pending[-1] if state.pending else None
    if isinstance(path, Swapping) and path.source == source:
        if path.looking:
            return no("choose-first", "library")
        if path.given:
            return no("must-give", rule, left=path.taken - path.given)
    elif refusal := no_new_path(state, "swap"):
        return refusal
    roads = state.players[state.seat].roads
    if not roads and source != "deck":
        return no("needs-a-road", "swap-none")
    if state.swaps >= allowed(box, roads):
        return no("no-swap-left", "swap", allowed=allowed(box, roads))
    return None


def refuse_put_away(box: Box, state: State, action: PutAway) -> Refusal | None:
    """Why a card cannot be put away for another from the draw pile."""
    if refusal := _no_take(box, state, "deck", "swap-deck") or no_resource(action.resource):
        return refusal
    if not state.players[state.seat].hand[action.resource]:
        return no("no-card", "swap-deck", resource=action.resource)
    return None


def refuse_draw_swap(box: Box, state: State, action: DrawSwap) -> Refusal | None:
    """Why the cards for those put away cannot be drawn."""
    if refusal := no_path(state, "swapping", "swap-deck"):
        return refusal
    path = state.pending[-1]
    if isinstance(path, Swapping) and path.source != "deck":
        return no("other-source", "swap-deck", source=path.source)
    return None


def refuse_take_market(box: Box, state: State, action: TakeMarket) -> Refusal | None:
    """Why a card of the market cannot be taken."""
    if refusal := _no_take(box, state, "market", "swap-market"):
        return refusal
    if not 0 <= action.place < len(state.market):
        return no("unknown-place", "swap-market", place=action.place)
    if state.market[action.place] == EMPTY:
        return no("place-empty", "swap-market", place=action.place)
    return None


def _no_take_from(box: Box, state: State, partner: int, rule: str) -> Refusal | None:
    if refusal := _no_take(box, state, "player", rule) or no_partner(state, partner, rule):
        return refusal
    path = state.pending[-1] if state.pending else None
    if isinstance(path, Swapping) and path.partner != partner:
        return no("same-partner", rule, seat=path.partner)
    return None


def refuse_take_blind(box: Box, state: State, action: TakeBlind) -> Refusal | None:
    """Why no card can be taken from a player's hidden hand."""
    return _no_take_from(box, state, action.partner, "swap-player")


def refuse_open_library(box: Box, state: State, action: OpenLibrary) -> Refusal | None:
    """Why the Library cannot look into a player's hand."""
    if LIBRARY not in state.players[state.seat].expansions:
        return no("no-library", "library")
    if state.used[USED_LIBRARY]:
        return no("library-used", "library")
    return _no_take_from(box, state, action.partner, "library")


def refuse_take_seen(box: Box, state: State, action: TakeSeen) -> Refusal | None:
    """Why no card can be chosen from an opened hand."""
    if refusal := no_path(state, "swapping", "library"):
        return refusal
    path = state.pending[-1]
    if not isinstance(path, Swapping) or not path.looking:
        return no("not-looking", "library")
    if refusal := no_resource(action.resource):
        return refusal
    if not state.players[path.partner].hand[action.resource]:
        return no("partner-lacks", "library", seat=path.partner, resource=action.resource)
    return None


def refuse_give(box: Box, state: State, action: Give) -> Refusal | None:
    """Why a card cannot be given back."""
    if refusal := no_path(state, "swapping", "swap"):
        return refusal
    path = state.pending[-1]
    if isinstance(path, Swapping):
        if path.source == "deck":
            return no("draw-first", "swap-deck")
        if path.looking:
            return no("choose-first", "library")
    if refusal := no_resource(action.resource):
        return refusal
    if not state.players[state.seat].hand[action.resource]:
        return no("no-card", "swap", resource=action.resource)
    return None


def refuse_end_swaps(box: Box, state: State, action: EndSwaps) -> Refusal | None:
    """Why building cannot begin."""
    return no_new_path(state, "swap")


REFUSE: dict[str, Refuse] = {
    "put-away": refuse_put_away,
    "draw-swap": refuse_draw_swap,
    "take-market": refuse_take_market,
    "take-blind": refuse_take_blind,
    "open-library": refuse_open_library,
    "take-seen": refuse_take_seen,
    "give": refuse_give,
    "end-swaps": refuse_end_swaps,
}
