"""Every action that could make sense in a phase: what screens list and the oracle filters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.burgundy.box import Box
from core.burgundy.model import (
    EXTRA,
    Acting,
    Action,
    Dropping,
    Fetching,
    Gaining,
    Hall,
    HandIn,
    Offering,
    Placing,
    Selling,
    State,
    Swapping,
)


def _by_die(box: Box, state: State, die: int) -> list[Action]:
    """List the six actions by one die with everything that lies about."""
    moves, player = box.moves, state.players[state.seat]
    most = (player.workers + player.silver) // box.swap_cards
    return [
        *(moves.take[die][card] for row in state.display for card in row),
        *(moves.place[die][card] for card in player.projects),
        *moves.sell[die],
        moves.hire[die],
        moves.earn[die],
        *moves.swap(die, most + 1),
    ]


def _acting(box: Box, state: State, path: Acting) -> list[Action]:
    return [*_by_die(box, state, EXTRA), box.moves.buy, box.moves.decline]


def _hall(box: Box, state: State, path: Hall) -> list[Action]:
    moves, projects = box.moves, state.players[state.seat].projects
    return [*(moves.place_free[card] for card in projects), moves.buy, moves.decline]


def _fetching(box: Box, state: State, path: Fetching) -> list[Action]:
    moves = box.moves
    cards = [moves.fetch[card] for row in state.display for card in row]
    return [*cards, moves.buy, moves.decline]


def _selling(box: Box, state: State, path: Selling) -> list[Action]:
    return [*box.moves.sell_kind, box.moves.buy, box.moves.decline]


def _gaining(box: Box, state: State, path: Gaining) -> list[Action]:
    return [*box.moves.take_good, *box.moves.take_animal]


def _choosing(box: Box, state: State, path: Any) -> list[Action]:
    return box.moves.choose_bonus[: len(box.bonuses[state.round])]


def _placing(box: Box, state: State, path: Placing) -> list[Action]:
    return box.moves.onto[: len(state.players[state.seat].estate) + 1]


def _offering(box: Box, state: State, path: Offering) -> list[Action]:
    moves = box.moves
    return [*(moves.keep[c] for c in path.cards), *(moves.keep_die[c] for c in path.cards)]


def _dropping(box: Box, state: State, path: Dropping) -> list[Action]:
    return [box.moves.drop[card] for card in state.players[state.seat].projects]


def _swapping(box: Box, state: State, path: Swapping) -> list[Action]:
    return [HandIn(workers) for workers in range(path.vp * box.swap_cards + 1)]


_STEPS: dict[str, Callable[[Box, State, Any], list[Action]]] = {
    "acting": _acting,
    "hall": _hall,
    "fetching": _fetching,
    "selling": _selling,
    "gaining": _gaining,
    "choosing": _choosing,
    "placing": _placing,
    "offering": _offering,
    "dropping": _dropping,
    "swapping": _swapping,
}


def candidates(box: Box, state: State) -> list[Action]:
    """List the steps of the open path, or else all kinds of action of a whole turn."""
    if state.phase == "over":
        return []
    if state.pending:
        path = state.pending[-1]
        return _STEPS[path.kind](box, state, path)
    dice = range(len(state.players[state.seat].hand))
    by_hand = [action for die in dice for action in _by_die(box, state, die)]
    return [*by_hand, box.moves.buy, box.moves.end_turn]
