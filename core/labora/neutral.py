"""The neutral player of the solo game: it builds what is left, and lends its prior.

Fact sheet 6.1 and 9 (point 5), case 27. The buildings go to its landscape in any order: on free
spaces, or cloister over cloister and other over other where no clergyman stands.
"""

from __future__ import annotations

from core.game import Event, Note
from core.labora.box import Apply, Box, Values
from core.labora.clergy import call_home_if_out, occupied
from core.labora.land import touches_cloister
from core.labora.model import HOME, PRIOR, Action, At, Choose, Laying, State
from core.labora.places import spot

SEAT = 1
"""The seat number of the neutral player."""


def begin_neutral(state: State) -> None:
    """Begin the neutral build."""
    state.phase = "neutral"
    state.seat = 0
    state.actions = 0
    state.chain = []
    state.fresh = []


def is_done(box: Box, state: State, note: Note | None) -> bool:
    """Tell whether the settlement phase can begin; offers the neutral prior before that."""
    if state.phase == "neutral":
        if state.display:
            return False
        if may_use_prior(box, state):
            state.phase = "neutral-prior"
            state.actions = 1
            return False
    elif state.actions:
        return False
    state.fresh = []
    state.chain = []
    call_home_if_out(state, SEAT, note)
    return True


def may_use_prior(box: Box, state: State) -> bool:
    """Tell whether the neutral prior can be placed on a card that was just built."""
    if state.players[SEAT].clergy[PRIOR] != HOME or not usable(state):
        return False
    goods = state.players[0].goods
    return bool(
        goods[box.number["coins"]] >= state.price
        or any(goods[box.number[gift]] for gift in box.gifts)
    )


def usable(state: State) -> list[int]:
    """List the spots that the neutral prior can enter: just built, visible, and empty."""
    taken = occupied(state)
    return [spot(SEAT, at) for at in state.fresh if spot(SEAT, at) not in taken]


def places_for(box: Box, state: State, card: str) -> list[int]:
    """List where a building may go, so that the others can still be placed.

    A cloister building that has no place at all (the neutral clergy stands on all that could be
    built over, and no free space touches them) goes over any other one: it must go somewhere.
    """
    allowed = by_the_rule(box, state, card)
    kept = [at for at in allowed if _leaves_room(box, state, card, at)]
    if kept or allowed:
        return kept or allowed
    cards = state.players[SEAT].cards
    cloister = box.cards[card].cloister
    return [at for at, under in cards.items() if box.cards[under].cloister == cloister]


def by_the_rule(box: Box, state: State, card: str) -> list[int]:
    """List where a building may go, whatever becomes of the others."""
    neutral = state.players[SEAT]
    taken = occupied(state)
    cloister = box.cards[card].cloister
    found = []
    for at in neutral.ground:
        under = neutral.cards.get(at)
        if under is not None and (spot(SEAT, at) in taken or box.cards[under].cloister != cloister):
            continue
        if cloister and not touches_cloister(box, neutral, at):
            continue
        found.append(at)
    return found


def _leaves_room(box: Box, state: State, card: str, at: int) -> bool:
    """Tell whether a cloister building of this phase would still have a place.

    One is enough: the others can be built over it.
    """
    rest = [one for one in state.display if one != card and box.cards[one].cloister]
    cards = state.players[SEAT].cards
    if not rest or at in cards or not by_the_rule(box, state, rest[0]):
        return True
    cards[at] = card
    room = bool(by_the_rule(box, state, rest[0]))
    del cards[at]
    return room


def legal(box: Box, state: State) -> list[Action]:
    """List the buildings that the neutral player can build next."""
    return [box.moves.choose(card) for card in state.display if places_for(box, state, card)]


def legal_lay(box: Box, state: State, path: Laying) -> list[Action]:
    """List where the chosen building can go."""
    return [box.moves.at[at] for at in places_for(box, state, path.card)]


def choose(box: Box, state: State, action: Choose, note: Note | None) -> None:
    """Choose the next building."""
    state.pending.append(Laying(action.card))


def lay(box: Box, state: State, action: At, note: Note | None) -> None:
    """Put the building on the neutral landscape, over what lies there."""
    path = state.pending.pop()
    assert isinstance(path, Laying)
    neutral = state.players[SEAT]
    under = neutral.cards.pop(action.place, None)
    if under is not None:
        state.covered.append(under)
    neutral.cards[action.place] = path.card
    if action.place not in state.fresh:
        state.fresh.append(action.place)
    state.display.remove(path.card)
    raised = box.cards[path.card].raises and state.price != box.raised_price
    if note:
        values: Values = {"card": path.card, "place": action.place, "over": under or ""}
        note(Event("neutral-built", None, "labora.neutral-player", values))
    if raised:
        state.price = box.raised_price
        if note:
            note(Event("price-raised", None, box.cards[path.card].rule, {"price": state.price}))


APPLY: dict[str, Apply] = {"choose": choose}
