"""What a bot thinks of an action at a glance, and of a position.

A first version: points on the table, what goods may still become, what the settlements in hand
could score, and clergymen at home. What is not worth points fades as the game goes on.
"""

from __future__ import annotations

from core.game import Term
from core.labora import scoring, wheel
from core.labora.box import Box
from core.labora.goods import energy, food
from core.labora.landscape import Chances, surveyed
from core.labora.model import (
    GOODS,
    HOME,
    JOKER,
    PRIOR,
    Action,
    Begin,
    Building,
    Choose,
    Pay,
    Player,
    Produce,
    Raise,
    State,
    Take,
    Times,
)

_WORTH = {
    "straw": 0.3,
    "wood": 0.5,
    "peat": 0.6,
    "peat_coal": 0.9,
    "clay": 0.7,
    "stone": 1.3,
    "grain": 0.4,
    "flour": 0.5,
    "grapes": 0.6,
    "malt": 0.5,
    "wine": 0.6,
    "coins": 0.35,
    "livestock": 0.6,
    "whiskey": 0.8,
    "bread": 1.0,
    "meat": 1.3,
    "beer": 1.5,
    "book": 0.6,
    "pottery": 0.5,
    "ornament": 0.8,
    "reliquary": 1.5,
    "wonder": 0.0,
}
"""What a good is worth on top of its points, at the start of the game."""
_EACH = tuple(map(_WORTH.__getitem__, GOODS))
_HOARD = 6
"""From so many of a good on, more are worth half."""
_VERBS = {
    "clergy": 2.0,
    "contract": 1.0,
    "fell": 1.5,
    "cut": 1.5,
    "build": 3.0,
    "settle": 4.0,
    "land": 0.5,
}
_KINDS = {
    "pass": -3.0,
    "end-turn": -0.5,
    "convert": -1.5,
    "skip": -1.0,
    "use": 1.0,
    "send": 0.5,
    "district": 0.2,
    "plot": 0.2,
}
_AT_HOME = 0.5
_PRIOR_AT_HOME = 0.9
_MOST_HURRY = 12.0
_PLANS = 3
"""Cards of the display that a player may have in mind."""
_PLACE = 0.35
"""A free space."""
_WILD = 0.3
"""A forest or moor card."""


def time_left(box: Box, state: State) -> float:
    """Say how much of the game is left, from 1 at the start to 0 at the end."""
    if state.phase == "over":
        return 0.0
    rounds = box.modes[state.mode].rounds
    if rounds:
        return max(0.0, min(1.0, (rounds - state.round + 1) / rounds))
    left = len(state.display) + len(state.stacks)
    return min(1.0, left / max(1, len(box.decks[state.country, state.mode])))


def _hoard(goods: list[int]) -> float:
    worth = 0.0
    for each, amount in zip(_EACH, goods, strict=True):
        if amount:
            worth += each * (amount if amount <= _HOARD else (amount + _HOARD) / 2)
    return worth


def _prospects(box: Box, state: State, goods: list[int], chances: Chances) -> float:
    """Say what the best settlements in hand may still bring, by what can be paid of them."""
    stages_left = 4 - state.stage + (box.modes[state.mode].rounds > 0)
    if not chances or not stages_left:
        return 0.0
    eaten, burned = food(box, goods), energy(box, goods)
    found = []
    for gain, hungry, cold in chances:
        fed = min(1.0, eaten / hungry) if hungry else 1.0
        warm = min(1.0, burned / cold) if cold else 1.0
        found.append(gain * (0.2 + 0.8 * fed * warm))
    found.sort(reverse=True)
    return sum(found[:stages_left]) * 0.5


def _points(box: Box, player: Player) -> int:
    """Give all points of a player."""
    seen = surveyed(box, player)
    return scoring.goods_points(box, player.goods) + seen.economic + seen.settled


def _hurry(box: Box, state: State, ahead: int) -> float:
    """Say what each building that leaves the display is worth, where few end the game."""
    if box.modes[state.mode].least < 0 or state.stacks:
        return 0.0
    return min(_MOST_HURRY, max(-_MOST_HURRY, ahead / 10))


def _projects(box: Box, state: State, goods: list[int], free: int, hurry: float) -> float:
    """Say how near a player is to the cards of the display that he has a place for."""
    found = []
    bonus = 1 + max(0.0, hurry)
    for name in state.display:
        card = box.cards[name]
        if not card.terrain & free:
            continue
        missing = whole = 0
        for good, amount in card.cost:
            whole += amount
            if goods[good] < amount:
                missing += amount - goods[good]
        share = 1 - missing / whole
        found.append((card.economic * 0.3 + bonus) * share * share)
    found.sort(reverse=True)
    return sum(found[:_PLANS]) * 0.4


def terms(box: Box, state: State, seat: int) -> list[Term]:
    """Say what a position is worth to `seat`, in points."""
    player = state.players[seat]
    goods = player.goods
    seen = surveyed(box, player)
    treasure = scoring.goods_points(box, goods)
    found = [
        Term("goods", float(treasure)),
        Term("economic", float(seen.economic)),
        Term("settlements", float(seen.settled)),
    ]
    rival = 0
    if state.mode != "solo":
        others = [_points(box, other) for other in state.players if other is not player]
        rival = max(others)
        found.append(Term("rivals", -0.5 * rival))
    if state.phase == "over":
        return found
    left = time_left(box, state)
    hurry = _hurry(box, state, treasure + seen.economic + seen.settled - rival)
    at_home = player.clergy[1:].count(HOME) * _AT_HOME
    at_home += _PRIOR_AT_HOME if player.clergy[PRIOR] == HOME else 0.0
    return [
        *found,
        Term("hoard", _hoard(goods) * (0.2 + 0.8 * left)),
        Term("prospects", _prospects(box, state, goods, seen.chances)),
        Term("projects", _projects(box, state, goods, seen.terrain, hurry)),
        Term("ending", -hurry * len(state.display)),
        Term("clergy", at_home * left),
        Term("land", (seen.free * _PLACE + seen.wild * _WILD) * left),
    ]


def prior(box: Box, state: State, action: Action) -> float:
    """Say how promising an action looks, without looking ahead."""
    if isinstance(action, Begin):
        return _VERBS[action.verb]
    if isinstance(action, Choose):
        return _prior_of_card(box, state, action.card)
    if isinstance(action, Produce):
        marker = JOKER if action.joker else box.marker[action.good]
        worth = _WORTH[action.good] + box.points[box.number[action.good]]
        return wheel.value(box, state, marker) * worth - 0.5 * action.joker
    if isinstance(action, Times | Take):
        return 0.2 * action.amount
    if isinstance(action, Pay):
        worth = _WORTH.get(action.good, 1.0) + box.points[box.number[action.good]]
        return -worth * action.amount
    if isinstance(action, Raise):
        return 1.0
    if action.kind == "at" and state.pending:
        path = state.pending[-1]
        if isinstance(path, Building) or path.kind == "settling":
            player = state.players[state.seat]
            return 0.1 * scoring.around(box, player, action.place)
    return _KINDS.get(action.kind, 0.0)


def _prior_of_card(box: Box, state: State, name: str) -> float:
    card = box.cards[name]
    return card.economic * 0.5 + max(0, card.dwelling) * 0.2
