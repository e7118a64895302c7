"""Placing a project: the stack it goes to, prizes and bonus, and its own effect.

Fact sheet section 6, cases 14 to 22. What must be chosen goes onto the stack of open choices:
the bonus of a triple over the card's effect, or under it, as the table has settled.
"""

from __future__ import annotations

from core.burgundy.box import FETCHES, STACK, Apply, Box, Values
from core.burgundy.estate import has_all_types, lay, take_first, targets
from core.burgundy.model import (
    BANK,
    BARN,
    CASTLE,
    CITY_HALL,
    KNOWLEDGE,
    MINE,
    NO_CARD,
    PASTURE,
    SHIP,
    WAREHOUSE,
    WATCHTOWER,
    Acting,
    Action,
    Choosing,
    Effect,
    Fetching,
    Gaining,
    Hall,
    Onto,
    Placing,
    Selling,
    State,
)
from core.burgundy.piles import gain_silver, gain_vp, gain_workers
from core.game import Event, Note


def place_project(box: Box, state: State, card: int, note: Note | None) -> None:
    """Move a project to the estate; ask where, if there is a choice."""
    player = state.players[state.seat]
    player.projects.remove(card)
    places = targets(box, player.estate, card, state.clash == "choose")
    if len(places) > 1:
        state.pending.append(Placing(card))
    else:
        _lay_card(box, state, card, places[0], note)


def legal_onto(box: Box, state: State, path: Placing) -> list[Action]:
    """List the stacks for the card that is being placed."""
    estate = state.players[state.seat].estate
    choose = state.clash == "choose"
    return [box.moves.onto[place] for place in targets(box, estate, path.card, choose)]


def onto(box: Box, state: State, action: Onto, note: Note | None) -> None:
    """Lay the card onto the chosen stack."""
    path = state.pending.pop()
    assert isinstance(path, Placing)
    _lay_card(box, state, path.card, action.stack, note)


def _lay_card(box: Box, state: State, card: int, target: int, note: Note | None) -> None:
    seat = state.seat
    stack = lay(state.players[seat].estate, card, target)
    kind = box.stack_type(stack)
    full = len(stack) == STACK
    if note:
        values: Values = {"card": card, "type": kind, "stack": target, "size": len(stack)}
        note(Event("placed", seat, "burgundy.place", values))
    if full:
        _tell(state, note, "triple", type=kind, stack=target)
        if take_first(state, kind, seat):
            _tell(state, note, "first", type=kind)
    _take_seven(box, state, note)
    if full and state.bonus_first:
        state.pending += [Effect(card), Choosing()]
        return
    if full:
        state.pending.append(Choosing())
    begin_effect(box, state, card, note)


def _take_seven(box: Box, state: State, note: Note | None) -> None:
    """Take the next card for all seven types; a player takes one at most."""
    player = state.players[state.seat]
    if not player.seven and state.sevens and has_all_types(box, player.estate):
        player.seven = state.sevens.pop()
        _tell(state, note, "seven", vp=player.seven)


def _tell(state: State, note: Note | None, kind: str, **values: int) -> None:
    if note:
        note(Event(kind, state.seat, f"burgundy.{kind}", {**values}))


def begin_effect(box: Box, state: State, card: int, note: Note | None) -> None:
    """Give at once what a placed card gives without a choice; open what must be chosen."""
    kind, effects = box.type_of[card], box.effects
    if kind == CASTLE:
        state.pending.append(Acting(NO_CARD))
    elif kind == MINE:
        gain_silver(state, effects.mine_silver, "burgundy.mine", note)
    elif kind == KNOWLEDGE:
        gain_workers(state, effects.knowledge_workers, "burgundy.knowledge", note)
    elif kind == SHIP:
        state.pending.append(Gaining(effects.ship_goods, 0, 0))
    elif kind == PASTURE:
        state.pending.append(Gaining(0, effects.pasture_animals, 0))
    elif (building := box.building_of[card]) >= 0:
        _begin_building(box, state, building, note)


def _begin_building(box: Box, state: State, building: int, note: Note | None) -> None:
    if building in FETCHES:
        state.pending.append(Fetching(building))
    elif building == WATCHTOWER:
        gain_vp(state, box.effects.watchtower_vp, "burgundy.watchtower", note)
    elif building == BANK:
        gain_silver(state, box.effects.bank_silver, "burgundy.bank", note)
    elif building == BARN:
        state.pending.append(Gaining(0, 0, box.effects.barn_cards))
    elif building == WAREHOUSE:
        state.pending.append(Selling())
    elif building == CITY_HALL:
        state.pending.append(Hall())


APPLY: dict[str, Apply] = {"onto": onto}
