"""The complete ways to do an action: which die, and what it asks for at once.

The cheapest die is filled in; the dearer one stays in the list. What a step asks for before
anything else happens (where a card goes, which project makes room, what is handed in) is part of
the way, so that a move is one path with one preview.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.burgundy.game import Burgundy
from core.burgundy.model import (
    EXTRA,
    Action,
    Buy,
    Drop,
    Earn,
    EndTurn,
    HandIn,
    Hire,
    KeepDie,
    Place,
    Sell,
    State,
    Swap,
    Take,
)
from tui.play.menu import Way

ByDie = Take | Place | Sell | Hire | Earn | Swap
"""The six actions."""

_ASKED_AT_ONCE = frozenset(("placing", "dropping", "swapping"))
"""Open choices that belong to the step that opened them."""


_MOST = 10
"""Ways in one list; where there would be more, what a step asks for is asked after it."""


def with_other_dice(game: Burgundy, view: State, action: Action) -> list[Action]:
    """List the legal actions that do the same with any die, `action` first if it is legal."""
    found: list[Action] = []
    for slot in (*range(len(view.players[view.seat].hand)), EXTRA):
        other = _with_die(action, slot)
        if other not in found and game.refusal(view, other) is None:
            found.append(other)
    return found


def _with_die(action: Action, slot: int) -> Action:
    match action:
        case Take(card=card):
            return Take(slot, card)
        case Place(card=card):
            return Place(slot, card)
        case Sell(goods=goods):
            return Sell(slot, goods)
        case Swap(vp=vp):
            return Swap(slot, vp)
        case Hire():
            return Hire(slot)
        case Earn():
            return Earn(slot)
        case _:
            return action


def ways_of(game: Burgundy, view: State, action: Action) -> tuple[Way, ...]:
    """List the complete ways to do a legal action, the fewest workers first."""
    firsts = [(game.workers_needed(view, o), o) for o in with_other_dice(game, view, action)]
    found = [
        (workers, steps) for workers, first in firsts for steps in _continued(game, view, (first,))
    ]
    if len(found) > _MOST:
        found = [(workers, (first,)) for workers, first in firsts]
    found.sort(key=lambda way: way[0])
    only_dice = all(len(steps) == 1 for _, steps in found)
    return tuple(
        Way(steps, "way", float(workers), _key(game, view, steps, only_dice=only_dice))
        for workers, steps in found
    )


def _continued(
    game: Burgundy, view: State, steps: tuple[Action, ...]
) -> Iterator[tuple[Action, ...]]:
    """Give the steps with every way to answer what they ask for at once."""
    if isinstance(steps[-1], Buy | EndTurn | KeepDie) or game.reveals(view, steps[-1]):
        yield steps
        return
    after = game.clone(view)
    game.apply(after, steps[-1])
    if not after.pending or after.pending[-1].kind not in _ASKED_AT_ONCE:
        yield steps
        return
    for answer in game.legal(after):
        yield from _continued(game, after, (*steps, answer))


def _key(game: Burgundy, view: State, steps: Sequence[Action], *, only_dice: bool) -> str:
    """Give the number printed on what tells ways apart: a die, a project, an amount."""
    first, last = steps[0], steps[-1]
    if only_dice:
        die = first.die if isinstance(first, ByDie) else EXTRA
        return "" if die == EXTRA else str(game.box.die_of[view.players[view.seat].hand[die]])
    match last:
        case Drop(card=card):
            return str(view.players[view.seat].projects.index(card) + 1)
        case HandIn(workers=workers) if workers < 10:
            return str(workers)
        case _:
            return ""
