"""One position for every kind of moment, made by hand so that no change of chance moves them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from core.struggle.model import (
    CHURCH,
    CITADEL,
    LIBRARY,
    MERCHANT_GUILD,
    RESOURCES,
    UNIVERSITY,
    Discarding,
    Paying,
    Player,
    State,
    Swapping,
    Turning,
)
from tests.tui.struggle.boards import GAME, player, sample


@dataclass(frozen=True, slots=True)
class Case:
    """A position, whose eyes see it, and the keys pressed at it."""

    name: str
    make: Callable[[], State]
    keys: tuple[str, ...] = ()
    seat: int | None = 0
    changes: dict[str, Any] = field(default_factory=dict)


def table_of(seats: int) -> State:
    """Make a position of the middle game for any number of seats, with every card accounted for."""
    more = [
        player([2, 0, 1, 0, 3], 2, 1, settlements=[0], cities=[0]),
        player([0, 4, 0, 0, 1], 1, 0, settlements=[0, 1]),
    ]
    state = sample()
    state.players = [*state.players, *more][:seats]
    if seats < 4:
        state.players[0].roads = 2
        state.players[0].knights = 0
    supply = GAME.box.supply[seats]
    state.roads = supply.roads - sum(one.roads for one in state.players)
    state.knights = supply.knights - sum(one.knights for one in state.players)
    owned = [expansion for one in state.players for expansion in one.expansions]
    state.expansions = [
        count - owned.count(expansion) for expansion, count in enumerate(supply.expansions)
    ]
    state.pile = _events_left(supply.events["10-5"], state.players)
    state.turns = 12 * seats
    state.arrow = 1 if seats > 2 else 0
    state.swaps = 0
    state.deck = []
    state.discard = [
        count - state.market.count(card) - sum(one.hand[card] for one in state.players)
        for card, count in enumerate(supply.resources)
    ]
    for card in range(len(RESOURCES)):
        state.deck += [card] * (state.discard[card] // 2)
        state.discard[card] -= state.discard[card] // 2
    return state


def _events_left(split: tuple[int, ...], players: list[Player]) -> list[int]:
    laid = [event for one in players for event in one.settlements + one.cities]
    return [event for event, count in enumerate(split) for _ in range(count - laid.count(event))]


def _rich(**changes: Any) -> State:
    """Give Eva cards and expansions, so that all choices are open."""
    state = sample()
    eva = state.players[0]
    eva.hand = [4, 3, 4, 4, 2]
    eva.cities = [0, 1]
    eva.settlements = [0]
    eva.expansions = [UNIVERSITY]
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def _building(**changes: Any) -> State:
    return _rich(phase="build", **changes)


def _library(**changes: Any) -> State:
    state = _rich(**changes)
    state.players[0].expansions = [LIBRARY]
    return state


def _guild() -> State:
    state = _building()
    state.players[0].expansions = [MERCHANT_GUILD]
    state.players[0].cities = [0]
    state.players[3].settlements = [0, 0, 1]
    return state


def _robbers() -> State:
    state = _building(pending=[Discarding([0, 3])])
    state.players[3].hand = [2, 2, 2, 2, 1]
    return state


def _winning() -> State:
    state = _building()
    state.players[0].settlements = [0, 0]
    state.players[0].knights = 3
    return state


def _won() -> State:
    state = _winning()
    state.players[0].settlements = [0, 0, 0, 1]
    state.phase = "over"
    return state


def _crowded() -> State:
    """Give a player more than a row has room for."""
    state = sample()
    state.players[1].roads = 9
    state.players[1].knights = 6
    state.players[1].cities = [0, 0, 1]
    state.players[1].expansions = [CHURCH, CITADEL, MERCHANT_GUILD]
    state.players[2].settlements = [0, 0, 0, 1]
    state.players[2].roads = 6
    return state


def _building_of(seats: int) -> State:
    state = table_of(seats)
    state.phase = "build"
    return state


def _robbers_of(seat: int) -> State:
    state = _robbers()
    state.pending = [Discarding([seat])]
    return state


_OTHERS = (2, 3, 5, 6)

CASES = (
    Case("swap", sample),
    Case("swap-none-left", lambda: _rich(swaps=2)),
    Case("swap-market-which", sample, ("m", "2")),
    Case("swap-market-more", lambda: _rich(swaps=0), ("m", "2", "0")),
    Case("swap-deck", lambda: _rich(swaps=0), ("d", "3")),
    Case("swap-deck-ways", partial(_rich, swaps=0), ("d", "3", "3")),
    Case("swap-player", sample, ("p", "2")),
    Case("swap-library", _library, ("o",)),
    Case("swap-end", sample, ("e",)),
    Case(
        "swap-open-market",
        lambda: _rich(
            swaps=1, market=[2, -2, 4, 3, 0], pending=[Swapping("market", -1, 1, 0, False)]
        ),
        ("4",),
    ),
    Case(
        "swap-open-player",
        lambda: _rich(swaps=2, pending=[Swapping("player", 1, 1, 0, False)]),
    ),
    Case(
        "swap-open-deck",
        lambda: _rich(swaps=1, pending=[Swapping("deck", -1, 1, 0, False)]),
    ),
    Case("swap-looking", lambda: _library(pending=[Swapping("player", 3, 0, 0, True)]), ("3",)),
    Case("build", _building),
    Case("build-road-ways", _building, ("r", "r")),
    Case("build-city", _building, ("c",)),
    Case("build-expansion", _building, ("x", "down")),
    Case("build-forbidden", lambda: _building(built=[False, True, False, False, False]), ("s",)),
    Case("build-win", _winning, ("s",)),
    Case("build-guild", _guild, ("f",)),
    Case("build-end", _building, ("e",)),
    Case("build-end-ask", lambda: _building(ask=True), ("e",)),
    Case(
        "pay-by-hand",
        lambda: _building(pending=[Paying(0, [1, 1, 0, 0, 0], [0, 0, 0, 0, 0], 0, False)]),
    ),
    Case("turn-arrow", lambda: _building(pending=[Turning()]), ("o",)),
    Case("discard", _robbers, ("4",)),
    Case("discard-others", lambda: _robbers_of(3), seat=0),
    Case("wait", sample, seat=1),
    Case("wait-for-bot", lambda: _rich(seat=3), seat=0),
    Case("watch", sample, seat=None),
    Case("won", _won),
    Case("replay", sample, changes={"live": False}),
    Case("crowded", _crowded),
    *(Case(f"players-{seats}", partial(table_of, seats), ("m", "2", "4")) for seats in _OTHERS),
    *(Case(f"players-{seats}-build", partial(_building_of, seats), ("r",)) for seats in _OTHERS),
)
