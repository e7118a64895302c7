"""Choices that effects and bonuses bring: city hall, fetching, warehouse, goods, animals, bonus.

Fact sheet sections 1 and 6, cases 7, 14 to 16, 22 and 23. An effect that can do nothing lapses.
"""

from __future__ import annotations

from core.burgundy.acting import add_project, legal_extra, row_of, sell_goods
from core.burgundy.box import FETCHES, NO_BUILDING, Apply, Box, Values
from core.burgundy.buying import can_buy
from core.burgundy.model import (
    BUILDINGS,
    CITY_HALL,
    NO_CARD,
    WAREHOUSE,
    Acting,
    Action,
    ChooseBonus,
    Choosing,
    Decline,
    Effect,
    Fetch,
    Fetching,
    Gaining,
    Hall,
    Pending,
    PlaceFree,
    Selling,
    SellKind,
    State,
    TakeAnimal,
    TakeGood,
)
from core.burgundy.piles import gain_silver, gain_vp, gain_workers, take_top
from core.burgundy.placing import begin_effect, place_project
from core.game import Event, Note


def legal_acting(box: Box, state: State, path: Acting) -> list[Action]:
    """List the actions by the extra die."""
    found = legal_extra(box, state)
    if can_buy(box, state):
        found.append(box.moves.buy)
    if state.decline and path.card == NO_CARD:
        found.append(box.moves.decline)
    return found


def legal_hall(box: Box, state: State, path: Hall) -> list[Action]:
    """List the projects; without one only a purchase can still bring one (case 15)."""
    projects = state.players[state.seat].projects
    found = [box.moves.place_free[card] for card in projects]
    if can_buy(box, state):
        found.append(box.moves.buy)
    if state.decline or not projects:
        found.append(box.moves.decline)
    return found


def legal_fetching(box: Box, state: State, path: Fetching) -> list[Action]:
    """List the cards of the display that the building may fetch."""
    types, fetches = box.type_of, FETCHES[path.building]
    fetch = box.moves.fetch
    found = [fetch[card] for row in state.display for card in row if types[card] in fetches]
    if can_buy(box, state):
        found.append(box.moves.buy)
    if state.decline:
        found.append(box.moves.decline)
    return found


def legal_selling(box: Box, state: State, path: Selling) -> list[Action]:
    """List the kinds of goods; without one only a purchase can still bring some (rulebook p. 8)."""
    goods = state.players[state.seat].goods
    found: list[Action] = [
        move for cards, move in zip(goods, box.moves.sell_kind, strict=True) if cards
    ]
    if can_buy(box, state):
        found.append(box.moves.buy)
    if state.decline or not any(goods):
        found.append(box.moves.decline)
    return found


def legal_gaining(box: Box, state: State, path: Gaining) -> list[Action]:
    """List the piles whose tops can be taken."""
    moves = box.moves
    found: list[Action] = []
    if path.goods or path.either:
        found += [move for pile, move in zip(state.goods, moves.take_good, strict=True) if pile]
    if path.animals or path.either:
        found += [move for pile, move in zip(state.animals, moves.take_animal, strict=True) if pile]
    return found


def legal_choosing(box: Box, state: State, path: Choosing) -> list[Action]:
    """List the bonuses of the round; also one that gives nothing may be chosen."""
    return box.moves.choose_bonus[: len(box.bonuses[state.round])]


def _idle(box: Box, state: State, path: Pending) -> bool:
    """Tell whether nothing can be done with the innermost open choice."""
    if isinstance(path, Hall):
        return not state.players[state.seat].projects and not can_buy(box, state)
    if isinstance(path, Fetching):
        types, fetches = box.type_of, FETCHES[path.building]
        return not any(types[card] in fetches for row in state.display for card in row)
    if isinstance(path, Selling):
        return not any(state.players[state.seat].goods) and not can_buy(box, state)
    if isinstance(path, Gaining):
        return not legal_gaining(box, state, path)
    return isinstance(path, Effect)


def settled(box: Box, state: State) -> bool:
    """Tell whether there is something to decide in the innermost open choice, if any is open."""
    return not state.pending or not _idle(box, state, state.pending[-1])


def settle(box: Box, state: State, note: Note | None) -> None:
    """Do what needs no choice, and close what is open, until there is something to decide."""
    while not settled(box, state):
        path = state.pending.pop()
        if isinstance(path, Effect):
            begin_effect(box, state, path.card, note)
            continue
        done = isinstance(path, Gaining) and not (path.goods or path.animals or path.either)
        if note and not done:
            note(Event("lapsed", state.seat, path_rule(path), _about(path)))


def building_of(path: Pending) -> int:
    """Give the building whose effect is open, or NO_BUILDING."""
    if isinstance(path, Hall):
        return CITY_HALL
    if isinstance(path, Selling):
        return WAREHOUSE
    return path.building if isinstance(path, Fetching) else NO_BUILDING


def path_rule(path: Pending) -> str:
    """Give the rule id of an open choice that stems from a card."""
    building = building_of(path)
    if building != NO_BUILDING:
        return f"burgundy.{BUILDINGS[building].replace('_', '-')}"
    if isinstance(path, Gaining):
        return "burgundy.animals" if path.animals else "burgundy.goods"
    return "burgundy.castle"


def _about(path: Pending) -> Values:
    return {"path": path.kind, "building": building_of(path)}


def place_free(box: Box, state: State, action: PlaceFree, note: Note | None) -> None:
    """Place a project by a city hall, whatever its die value."""
    state.pending.pop()
    place_project(box, state, action.card, note)


def fetch(box: Box, state: State, action: Fetch, note: Note | None) -> None:
    """Take a card of the display as a project."""
    path = state.pending.pop()
    row = row_of(state, action.card)
    state.display[row].remove(action.card)
    if note:
        values: Values = {"card": action.card, "row": row + 1, "building": building_of(path)}
        note(Event("fetched", state.seat, path_rule(path), values))
    add_project(box, state, action.card)


def sell_kind(box: Box, state: State, action: SellKind, note: Note | None) -> None:
    """Sell a kind of goods by a warehouse."""
    state.pending.pop()
    sell_goods(box, state, action.goods, "burgundy.warehouse", note)


def take_good(box: Box, state: State, action: TakeGood, note: Note | None) -> None:
    """Take the top of a pile of goods."""
    path = state.pending[-1]
    assert isinstance(path, Gaining)
    if path.goods:
        path.goods -= 1
    else:
        path.either -= 1
    good = take_top(state.goods, action.pile)
    state.players[state.seat].goods[good] += 1
    if note:
        values: Values = {"thing": good, "pile": action.pile}
        note(Event("took-good", state.seat, "burgundy.goods", values))


def take_animal(box: Box, state: State, action: TakeAnimal, note: Note | None) -> None:
    """Take the top of a pile of animals."""
    path = state.pending[-1]
    assert isinstance(path, Gaining)
    if path.animals:
        path.animals -= 1
    else:
        path.either -= 1
    animal = take_top(state.animals, action.pile)
    state.players[state.seat].animals[animal] += 1
    if note:
        values: Values = {"thing": animal, "pile": action.pile}
        note(Event("took-animal", state.seat, "burgundy.animals", values))


def choose_bonus(box: Box, state: State, action: ChooseBonus, note: Note | None) -> None:
    """Take a bonus of the round card."""
    state.pending.pop()
    bonus = box.bonuses[state.round][action.choice]
    rule = "burgundy.bonus"
    if note:
        values: Values = {"round": state.round, "choice": action.choice}
        note(Event("bonus", state.seat, rule, values))
    if bonus.vp:
        gain_vp(state, bonus.vp, rule, note)
    if bonus.silver:
        gain_silver(state, bonus.silver, rule, note)
    if bonus.workers:
        gain_workers(state, bonus.workers, rule, note)
    if bonus.goods or bonus.animals:
        state.pending.append(Gaining(bonus.goods, bonus.animals, 0))


def decline(box: Box, state: State, action: Decline, note: Note | None) -> None:
    """Leave the open effect unused."""
    path = state.pending.pop()
    if note:
        note(Event("declined", state.seat, path_rule(path), _about(path)))


APPLY: dict[str, Apply] = {
    "place-free": place_free,
    "fetch": fetch,
    "sell-kind": sell_kind,
    "take-good": take_good,
    "take-animal": take_animal,
    "choose-bonus": choose_bonus,
    "decline": decline,
}
