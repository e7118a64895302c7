"""What a bot thinks of an action at a glance, and of a position.

A first version: points on the table, what goods may still become, what the settlements in hand
could score, and clergymen at home. What is not worth points fades as the game goes on.
"""

from __future__ import annotations

from core.game import Term
from core.labora import scoring, wheel
from core.labora.box import Box
from core.labora.goods import energy, food
from core.labora.land import free_terrain
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


def _hoard(box: Box, goods: list[int]) -> float:
    worth = 0.0
    for good, amount in zip(GOODS, goods, strict=True):
        if amount:
            spare = max(0, amount - _HOARD)
            worth += _WORTH[good] * (amount - spare / 2)
    return worth


def _prospects(box: Box, state: State, player: Player) -> float:
    """Say what the best settlement in hand may still bring, by what can be paid of it."""
    stages_left = 4 - state.stage + (box.modes[state.mode].rounds > 0)
    if not player.settlements or not stages_left:
        return 0.0
    free = [at for at in player.ground if at not in player.cards]
    around = {at: scoring.around(box, player, at) for at in free}
    eaten, burned = food(box, player.goods), energy(box, player.goods)
    found = []
    for name in player.settlements:
        card = box.cards[name]
        spots = [around[at] for at in free if player.ground[at] & card.terrain]
        if not spots:
            continue
        gain = max(spots) + card.dwelling + card.economic
        fed = min(1.0, eaten / card.food) if card.food else 1.0
        warm = min(1.0, burned / card.energy) if card.energy else 1.0
        found.append(max(0.0, gain) * (0.2 + 0.8 * fed * warm))
    return sum(sorted(found, reverse=True)[:stages_left]) * 0.5


def _lead(box: Box, state: State, seat: int) -> int:
    """Give by how many points a seat is ahead of the best of the others."""
    points = [scoring.total(box, player) for player in state.players]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def _hurry(box: Box, state: State, seat: int) -> float:
    """Say what each building that leaves the display is worth, where few end the game."""
    if box.modes[state.mode].least < 0 or state.stacks:
        return 0.0
    return min(_MOST_HURRY, max(-_MOST_HURRY, _lead(box, state, seat) / 10))


def _projects(box: Box, state: State, player: Player, hurry: float) -> float:
    """Say how near the player is to the cards of the display that he has a place for."""
    free = free_terrain(player)
    goods = player.goods
    found = []
    for name in state.display:
        card = box.cards[name]
        if not card.terrain & free:
            continue
        missing = sum([max(0, amount - goods[good]) for good, amount in card.cost])
        whole = sum([amount for _, amount in card.cost])
        share = 1 - missing / whole
        found.append((card.economic * 0.3 + 1 + max(0.0, hurry)) * share * share)
    return sum(sorted(found, reverse=True)[:_PLANS]) * 0.4


def terms(box: Box, state: State, seat: int) -> list[Term]:
    """Say what a position is worth to `seat`, in points."""
    player = state.players[seat]
    left = time_left(box, state)
    found = [
        Term("goods", float(scoring.goods_points(box, player.goods))),
        Term("economic", float(scoring.economic(box, player))),
        Term("settlements", float(sum(one for _, one in scoring.settlements(box, player)))),
    ]
    if state.phase != "over":
        hurry = _hurry(box, state, seat)
        at_home = sum(one == HOME for one in player.clergy[1:]) * _AT_HOME
        at_home += _PRIOR_AT_HOME if player.clergy[PRIOR] == HOME else 0.0
        cards = player.cards
        free = sum(at not in cards for at in player.ground)
        wild = sum(card not in box.cards for card in cards.values())
        found += [
            Term("hoard", _hoard(box, player.goods) * (0.2 + 0.8 * left)),
            Term("prospects", _prospects(box, state, player)),
            Term("projects", _projects(box, state, player, hurry)),
            Term("ending", -hurry * len(state.display)),
            Term("clergy", at_home * left),
            Term("land", (free * _PLACE + wild * _WILD) * left),
        ]
    rivals = [
        scoring.total(box, other)
        for number, other in enumerate(state.players)
        if number != seat and state.mode != "solo"
    ]
    if rivals:
        found.append(Term("rivals", -0.5 * max(rivals)))
    return found


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
