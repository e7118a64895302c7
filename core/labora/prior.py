"""How promising actions look at a glance, all those of one choice together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from core.labora import acting, offers, scoring
from core.labora.box import Box
from core.labora.goods import has
from core.labora.model import ABSENT, COINS, FIVE, JOKER, Action, Player, State
from core.labora.places import NEAR, SPOTS
from core.labora.promise import ENERGY, FOOD, POINT, WORTH, promised, traded, worths

_KINDS = {
    "pass": -3.0,
    "end-turn": -0.5,
    "convert": -1.5,
    "skip": -1.0,
    "use": 1.0,
    "send": 0.5,
    "raise": 1.0,
    "district": 0.2,
    "plot": 0.2,
}
"""How promising what is not weighed up looks, by its kind."""
_SETTLE = 6.0
_CONTRACT = 1.5
"""Giving others work, which uses one of their buildings."""
_LAND, _ROOM = 1.0, 3
"""Land is bought for its own sake while fewer spaces than these are free."""
_CLERGYMAN = 0.5
"""What is lost with a clergyman who is not at home any more."""
_CLEARED = 0.3
"""The space that is free when a forest or moor has gone."""
_EMPTY = 0.3
"""What is hoped for from a new building that is left empty."""
_JOKER = 0.5
"""What the joker is worth on the wheel, for later."""
_BUILT = 1.0
"""What any building is worth beside its values."""
_ECONOMIC, _DWELLING = 0.8, 0.3
"""The parts of a building's values that count when it is chosen."""
_SPENT = 0.5
"""The part of the worth of goods that counts as lost when they are built with."""
_NEAR_SETTLED, _NEAR = 0.7, 0.08
"""What a dwelling value is worth beside a settlement, and beside the values of buildings."""
_TOWN = 3.0
"""What any settlement is worth beside its values."""
_AROUND = 0.6
"""The part of what lies around a space that counts when a settlement is placed."""
_PAID_IN_COINS = 0.5
"""A fee is rather paid in coins than with whiskey or wine."""


def priors(box: Box, state: State, actions: Sequence[Action]) -> list[float]:
    """Say how promising each of several legal actions of one choice looks."""
    if not state.pending:
        return [_of_begin(box, state, action) for action in actions]
    path = state.pending[-1]
    look = _LOOKS.get(path.kind)
    if look is None:
        return [_KINDS.get(action.kind, 0.0) for action in actions]
    looks = iter(look(box, state, path, [one for one in actions if one.kind != "convert"]))
    return [_KINDS["convert"] if one.kind == "convert" else next(looks) for one in actions]


def _of_begin(box: Box, state: State, action: Any) -> float:
    if action.kind != "begin":
        return _KINDS.get(action.kind, 0.0)
    verb = action.verb
    player = state.players[state.seat]
    if verb == "clergy":
        return _best_visit(box, state, player.goods) - _CLERGYMAN
    if verb in ("fell", "cut"):
        good = "wood" if verb == "fell" else "peat"
        return _shown(box, state, good) * WORTH[good] + _CLEARED
    if verb == "build":
        values, cards = card_values(box), box.cards
        return max(
            [values[card] for card in state.display if has(player.goods, cards[card].cost)],
            default=0.0,
        )
    if verb == "contract":
        return _CONTRACT
    if verb == "land":
        return _LAND if len(player.ground) - len(player.cards) < _ROOM else -_LAND
    return _SETTLE


def _best_visit(box: Box, state: State, goods: list[int]) -> float:
    return max(
        [
            promised(box, state, goods, offers.card_at(state, spot))
            for spot in acting.targets(box, state)
        ],
        default=0.0,
    )


def _shown(box: Box, state: State, good: str) -> int:
    """Give how much of a good the wheel shows, by its marker or the joker."""
    places = state.wheel[box.marker[good]], state.wheel[JOKER]
    place = max(places)
    return 0 if place == ABSENT else box.modes[state.mode].dial[place]


@lru_cache(maxsize=8)
def card_values(box: Box) -> dict[str, float]:
    """Say what each card is worth that is built, without what it costs."""
    each = worths(box)
    return {
        name: card.economic * _ECONOMIC
        + card.dwelling * _DWELLING
        + _BUILT
        - _SPENT * sum(each[good] * amount for good, amount in card.cost)
        for name, card in box.cards.items()
    }


def _visiting(box: Box, state: State, path: Any, actions: Sequence[Any]) -> list[float]:
    goods, players = state.players[state.seat].goods, state.players
    return [
        promised(box, state, goods, players[action.seat].cards[action.place])
        if action.kind == "visit"
        else _of_fee(action)
        for action in actions
    ]


def _of_fee(action: Any) -> float:
    return _PAID_IN_COINS if action.kind == "fee" and action.good == "coins" else 0.0


def _building(box: Box, state: State, path: Any, actions: Sequence[Any]) -> list[float]:
    if not path.card:
        values = card_values(box)
        return [
            values[action.card] if action.kind == "choose" else _KINDS["skip"] for action in actions
        ]
    player, dwelling = state.players[state.seat], box.dwelling[path.card]
    return [_beside(box, player, action.place, dwelling) for action in actions]


def _beside(box: Box, player: Player, at: int, dwelling: int) -> float:
    """Say what a building with a dwelling value does to its neighbours."""
    cards, towns = player.cards, box.is_settlement
    settled = around = 0
    for near in NEAR[at]:
        card = cards.get(near)
        if card in towns:
            settled += 1
        elif card is not None:
            around += box.dwelling[card]
    return _NEAR_SETTLED * dwelling * settled + (_NEAR if dwelling > 0 else -_NEAR) * around


def _entering(box: Box, state: State, path: Any, actions: Sequence[Any]) -> list[float]:
    seat, at = divmod(path.spot, SPOTS)
    player = state.players[seat]
    worth = promised(box, state, player.goods, player.cards[at]) - _CLERGYMAN
    looks = {**_KINDS, "send": worth, "skip": _EMPTY}
    return [looks[action.kind] for action in actions]


def _settling(box: Box, state: State, path: Any, actions: Sequence[Any]) -> list[float]:
    player = state.players[state.seat]
    if path.card:
        return [_AROUND * scoring.around(box, player, action.place) for action in actions]
    return [
        _of_town(box, action.card) if action.kind == "choose" else _KINDS["skip"]
        for action in actions
    ]


def _of_town(box: Box, name: str) -> float:
    card = box.cards[name]
    return _TOWN + card.economic + card.dwelling - card.food * FOOD - card.energy * ENERGY / 2


def _using(box: Box, state: State, path: Any, actions: Sequence[Any]) -> list[float]:
    part = offers.part_of(box, path)
    goods, each = state.players[state.seat].goods, worths(box)
    gain = traded(box, part) if part.do in ("trade", "tiers") else 0.0
    found = []
    for action in actions:
        kind = action.kind
        if kind == "times":
            found.append(gain * action.amount)
        elif kind == "take":
            number = box.number[action.good]
            found.append(each[number] * action.amount / (1 + goods[number] / 8))
        elif kind == "produce":
            found.append(_of_produce(box, state, action))
        elif kind == "visit":
            card = state.players[action.seat].cards[action.place]
            found.append(promised(box, state, goods, card))
        elif kind == "choose":
            found.append(promised(box, state, goods, action.card))
        else:
            found.append(_KINDS.get(kind, 0.0))
    return found


def _of_produce(box: Box, state: State, action: Any) -> float:
    place = state.wheel[JOKER if action.joker else box.marker[action.good]]
    worth = box.modes[state.mode].dial[place] * worths(box)[box.number[action.good]]
    return worth - _JOKER if action.joker else worth


def _harvesting(box: Box, state: State, path: Any, actions: Sequence[Any]) -> list[float]:
    return [
        _of_produce(box, state, action)
        if action.kind == "produce"
        else _KINDS.get(action.kind, 0.0)
        for action in actions
    ]


def _paying(box: Box, state: State, path: Any, actions: Sequence[Any]) -> list[float]:
    """Pay first with what gives most of what is owed for its worth."""
    good = path.good
    if good == FIVE:
        loss = worths(box)[COINS] * box.five
    else:
        loss = worths(box)[good]
        if path.points:
            loss -= box.points[good] * POINT
        elif path.energy and box.energy[good]:
            loss -= box.energy[good] * ENERGY
        elif path.food:
            loss -= box.food[good] * FOOD
    return [
        -loss * action.amount if action.kind == "pay" else _KINDS.get(action.kind, 0.0)
        for action in actions
    ]


_LOOKS: dict[str, Callable[[Box, State, Any, Sequence[Any]], list[float]]] = {
    "sending": _visiting,
    "contracting": _visiting,
    "harvesting": _harvesting,
    "building": _building,
    "entering": _entering,
    "settling": _settling,
    "using": _using,
    "paying": _paying,
}
