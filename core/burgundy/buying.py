"""The purchase: once a turn silver for three cards of the deck, of which one is kept.

Fact sheet section 4, cases 5, 12 and 13. It can be made before and after the action, and inside
it where an effect is about to act, to place, to fetch or to sell. Small takings (a good, an
animal, a bonus) come at once and are not interrupted.
"""

from __future__ import annotations

from core.burgundy.acting import add_project
from core.burgundy.box import Apply, Box, Values
from core.burgundy.model import (
    Acting,
    Action,
    Buy,
    Drop,
    Dropping,
    Keep,
    KeepDie,
    Offering,
    State,
)
from core.burgundy.piles import draw
from core.game import Event, Note

INTERRUPTED = ("acting", "hall", "fetching", "selling")
"""Kinds of open choices in the middle of which cards may be bought."""


def can_buy(box: Box, state: State) -> bool:
    """Tell whether the silver, the turn and the deck allow a purchase."""
    return (
        not state.bought
        and state.players[state.seat].silver >= box.buy_silver
        and bool(state.deck or state.discard)
    )


def legal_offering(box: Box, state: State, path: Offering) -> list[Action]:
    """List each card as a project, and each different value as a die."""
    found = [box.moves.keep[card] for card in path.cards]
    values = set()
    for card in path.cards:
        if box.die_of[card] not in values:
            values.add(box.die_of[card])
            found.append(box.moves.keep_die[card])
    return found


def legal_drop(box: Box, state: State, path: Dropping) -> list[Action]:
    """List the old projects."""
    return [box.moves.drop[card] for card in state.players[state.seat].projects]


def buy(box: Box, state: State, action: Buy, note: Note | None) -> None:
    """Pay and lay the top cards of the deck open."""
    state.players[state.seat].silver -= box.buy_silver
    state.bought = True
    cards = draw(state, box.buy_cards, note)
    state.pending.append(Offering(cards))
    if note:
        note(Event("bought", state.seat, "burgundy.buy", {"cards": tuple(cards)}))


def _close_offer(state: State, card: int) -> None:
    """Discard the offered cards that are not kept."""
    path = state.pending.pop()
    assert isinstance(path, Offering)
    path.cards.remove(card)
    state.discard += path.cards


def keep(box: Box, state: State, action: Keep, note: Note | None) -> None:
    """Keep a bought card as a project."""
    _close_offer(state, action.card)
    if note:
        values: Values = {"card": action.card}
        note(Event("kept-project", state.seat, "burgundy.buy", values))
    add_project(box, state, action.card)


def keep_die(box: Box, state: State, action: KeepDie, note: Note | None) -> None:
    """Discard a bought card for an extra action by its die (case 13)."""
    _close_offer(state, action.card)
    state.discard.append(action.card)
    state.pending.append(Acting(action.card))
    if note:
        note(Event("kept-die", state.seat, "burgundy.buy", {"card": action.card}))


def drop(box: Box, state: State, action: Drop, note: Note | None) -> None:
    """Discard an old project, then add the new one."""
    path = state.pending.pop()
    assert isinstance(path, Dropping)
    projects = state.players[state.seat].projects
    projects.remove(action.card)
    state.discard.append(action.card)
    projects.append(path.card)
    if note:
        note(Event("dropped", state.seat, "burgundy.projects", {"card": action.card}))


APPLY: dict[str, Apply] = {"buy": buy, "keep": keep, "keep-die": keep_die, "drop": drop}
