"""What a bot thinks of a position (`terms`), on views alone. Worths are measured in points."""

from __future__ import annotations

from math import exp

from core.game import Term
from core.seeland.box import Box
from core.seeland.model import Player, State
from core.seeland.money import golden_number, to_spend
from core.seeland.outlook import Outlook, look, outlook, promised, turns_left
from core.seeland.scoring import finals, points

_RIVAL = 0.6
"""What the others have on average counts that much against."""
_KEPT = 2.0
"""A satisfied governor, beside the points he paid."""
_DOUBT = 4.0
"""How far, in points, the guess of a yield may be off when a governor is to check it."""
_BETTER = 24.0
"""The yield that half of the marked harvests of a game pass."""
_SPREAD = 3.0
"""How quickly fewer harvests pass a higher yield."""
_MARKER = 8.0
"""An unused harvest marker, while most of the game lies ahead."""
_WIN = 1000.0


def _mills(box: Box, state: State, player: Player, ahead: Outlook) -> float:
    """Say what the mills of a player promise."""
    land, promise = state.land, ahead.promise
    return sum([promised(promise, *look(box, land, mill)) for mill in player.mills])


def _governors(box: Box, state: State, player: Player, ahead: Outlook) -> float:
    """Say what the governors beside the mills of a player, and those he kept, are worth."""
    worth = _KEPT * player.governors
    number = golden_number(box, state)
    for mill in player.mills:
        if mill in state.governed:
            at_mill = look(box, state.land, mill)
            guess = promised(ahead.guess, *at_mill)
            chance = promised(ahead.promise, *at_mill) / guess if guess else 0.0
            pleased = chance / (1.0 + exp((number - guess) / _DOUBT))
            worth += pleased * (box.satisfied + _KEPT) - (1.0 - pleased) * box.missed
    return worth


def _records(box: Box, state: State, player: Player, ahead: Outlook) -> float:
    """Say what a player's harvest markers will bring, with those that others may still lay."""
    unused = sum(box.markers - len(other.records) for other in state.players)
    laid = [number for other in state.players for number in other.records]
    share = min(1.0, ahead.turns / 6.0)
    worth = _MARKER * share * (box.markers - len(player.records))
    pays = box.record_points
    for number in player.records:
        place = sum(other > number for other in laid)
        passing = 1.0 / (1.0 + exp((number - _BETTER) / _SPREAD))
        expected = place + unused * passing * share
        lower = int(expected)
        if lower < len(pays):
            below = pays[lower + 1] if lower + 1 < len(pays) else 0
            worth += pays[lower] + (below - pays[lower]) * (expected - lower)
    return worth


def seat_terms(box: Box, state: State, seat: int) -> list[Term]:
    """Say what a seat has and can hope for, whatever the others have."""
    player = state.players[seat]
    if state.phase == "over":
        final = finals(box, state)[seat]
        more = final.records + final.most_governors - final.penalty
        return [Term("points", points(player) + more)]
    ahead = outlook(box, turns_left(state))
    found = [
        Term("points", points(player)),
        Term("mills", _mills(box, state, player, ahead)),
        Term("figures", ahead.spare[box.figures - len(player.mills)]),
        Term("guilders", ahead.guilder * to_spend(box, state, seat)),
        Term("stuivers", ahead.stuiver * player.stuivers),
    ]
    if state.with_governors:
        found.append(Term("governors", _governors(box, state, player, ahead)))
    if state.records:
        found.append(Term("records", _records(box, state, player, ahead)))
    return found


def _worth(box: Box, state: State, seat: int) -> float:
    return sum([term.worth for term in seat_terms(box, state, seat)])


def _result(own: float, best: float) -> float:
    """Say what it is worth to have ended with so much against the best of the others."""
    return 0.0 if own == best else _WIN if own > best else -_WIN


def terms(box: Box, state: State, seat: int) -> list[Term]:
    """Say what a position is worth to `seat`, as named terms."""
    found = seat_terms(box, state, seat)
    others = [_worth(box, state, other) for other in range(len(state.players)) if other != seat]
    found.append(Term("rivals", -_RIVAL * sum(others) / len(others)))
    if state.phase == "over" and (result := _result(found[0].worth, max(others))):
        found.append(Term("result", result))
    return found


def lead(box: Box, state: State, seat: int) -> float:
    """Say how much more a position is worth to `seat` than to the best of the others."""
    others = [_worth(box, state, other) for other in range(len(state.players)) if other != seat]
    own, best = _worth(box, state, seat), max(others)
    return _result(own, best) if state.phase == "over" else own - best
