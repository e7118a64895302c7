"""The conversions that are free at any time: grain into straw, wine and whiskey into coins.

Rulebook p. 4, fact sheet 4.5. In the middle of an action they come before its first answer, and
only so much can be converted that it can still be finished; a payment converts what it needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.game import Event, Note
from core.labora import display, landing, settling
from core.labora.box import CONVERTIBLE, Apply, Box, Values
from core.labora.goods import fees
from core.labora.model import (
    ABSENT,
    COINS,
    STRAW,
    Action,
    Building,
    Contracting,
    Convert,
    Convertible,
    Converting,
    Landing,
    Settling,
    State,
    Times,
)
from core.labora.offers import owes

MOST = 99
"""So many are converted in one step at most."""


def _contract_goes_on(box: Box, state: State, path: Contracting) -> bool:
    return bool(fees(box, state))


def _building_goes_on(box: Box, state: State, path: Building) -> bool:
    return path.optional or display.any_possible(box, state)


def _settling_goes_on(box: Box, state: State, path: Settling) -> bool:
    return path.optional or settling.any_possible(box, state)


def _landing_goes_on(box: Box, state: State, path: Landing) -> bool:
    return path.free or any(landing.offered(state, path))


def _always(box: Box, state: State, path: Any) -> bool:
    return True


def _nothing_owed(box: Box, state: State, path: Any) -> bool:
    return not owes(box, path)


_GOES_ON: dict[str, Callable[[Box, State, Any], bool]] = {
    "contracting": _contract_goes_on,
    "building": _building_goes_on,
    "settling": _settling_goes_on,
    "landing": _landing_goes_on,
    "entering": _always,
    "using": _nothing_owed,
}
"""The open steps in the middle of which goods can be converted, and what must stay possible."""


def may_convert(state: State) -> bool:
    """Tell whether goods can be converted at all now."""
    if not state.pending:
        return True
    path = state.pending[-1]
    if isinstance(path, Contracting):
        return path.spot == ABSENT
    if isinstance(path, Building | Settling):
        return not path.card
    return path.kind in _GOES_ON


def possible(box: Box, state: State, good: Convertible, amount: int) -> bool:
    """Tell whether so many can be converted without spoiling the innermost other open step."""
    path = next((one for one in reversed(state.pending) if not isinstance(one, Converting)), None)
    if path is None:
        return True
    goods = state.players[state.seat].goods
    kept = goods[:]
    _move(box, goods, good, amount)
    goes_on = _GOES_ON[path.kind](box, state, path)
    goods[:] = kept
    return goes_on


def amounts(box: Box, state: State, good: Convertible) -> list[int]:
    """List how many of a good can be converted now."""
    have = min(state.players[state.seat].goods[box.number[good]], MOST)
    return [one for one in range(1, have + 1) if possible(box, state, good, one)]


def add_free(box: Box, state: State, found: list[Action]) -> None:
    """Add the conversions to `found`."""
    goods = state.players[state.seat].goods
    for good in CONVERTIBLE:
        have = min(goods[box.number[good]], MOST)
        if any(possible(box, state, good, one) for one in range(1, have + 1)):
            found.append(box.moves.convert[good])


def convert(box: Box, state: State, action: Convert, note: Note | None) -> None:
    """Begin a conversion."""
    state.pending.append(Converting(action.good))


def legal(box: Box, state: State, path: Converting) -> list[Action]:
    """List how many can be converted."""
    return [box.moves.times[one] for one in amounts(box, state, path.good)]


def finish(box: Box, state: State, action: Times, note: Note | None) -> None:
    """Convert so many."""
    path = state.pending.pop()
    assert isinstance(path, Converting)
    coins = _move(box, state.players[state.seat].goods, path.good, action.amount)
    if note and path.good == "grain":
        values: Values = {"amount": action.amount}
        note(Event("made-straw", state.seat, "labora.straw", values))
    elif note:
        sold: Values = {"good": path.good, "amount": action.amount, "coins": coins}
        note(Event("sold", state.seat, "labora.sell", sold))


def _move(box: Box, goods: list[int], good: Convertible, amount: int) -> int:
    """Exchange goods, and give the coins they bring."""
    goods[box.number[good]] -= amount
    if good == "grain":
        goods[STRAW] += amount
        return 0
    coins = amount * box.sells_for[good]
    goods[COINS] += coins
    return coins


APPLY: dict[str, Apply] = {"convert": convert}
