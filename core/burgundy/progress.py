"""How far a player's triples are, and what one more card would add to each, in points."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.burgundy.box import STACK, Box
from core.burgundy.model import CLOISTER, NOBODY, TYPES, Player, State
from core.burgundy.worth import bonus_worths, first_worth

BEGUN = 2 * STACK
"""Actions from nothing to a triple: each card is taken and placed."""
_STEP = 0.72
"""How much of a promise is left for each action that is still missing."""
_STEPS = tuple(_STEP**missing for missing in range(BEGUN + 1))
_TOO_LATE, _IN_TIME = 4, 12
"""Actions left with which to begin a triple is hopeless, and safe."""
_FINISHED = 0.3
"""What finishing a triple has beside its points: what is done cannot be spoilt."""
_NEW = 0.3
"""A type that the estate lacks, while the card for all seven can still be had."""
_WILD = 0.2
_ALL = (1 << len(TYPES)) - 1


@dataclass(frozen=True, slots=True)
class _Stage:
    """A triple with so many cards placed and so many waiting as projects."""

    missing: int
    """Actions until it is finished."""
    placed: float
    """Share of its worth that placing a card adds; `taken` and `kept` likewise."""
    taken: float
    kept: float


def _stage(cards: int, waiting: int) -> _Stage:
    need = STACK - cards
    ready = min(waiting, need)
    missing = 2 * need - ready
    last = missing if ready else missing - 1
    return _Stage(
        missing,
        _STEPS[last - 1] - _STEPS[last],
        _STEPS[missing - 1] - _STEPS[missing] if ready < need else 0.0,
        _STEPS[missing] - _STEPS[missing + 1] if 0 < waiting <= need else 0.0,
    )


_STAGES = tuple(
    tuple(_stage(cards, waiting) for waiting in range(STACK + 1)) for cards in range(STACK)
)


@dataclass(frozen=True, slots=True)
class Progress:
    """For each type what a card adds: one that is placed, taken, or kept as a project."""

    placed: tuple[float, ...]
    taken: tuple[float, ...]
    kept: tuple[float, ...]


def stacks(box: Box, player: Player) -> tuple[list[int], list[int], set[int]]:
    """Count by type the cards of the open stack and the projects; list the types present."""
    begun, waiting = [0] * len(TYPES), [0] * len(TYPES)
    present = set()
    types = box.type_of
    for stack in player.estate:
        kind = types[stack[0]]
        if kind == CLOISTER:
            kind = box.stack_type(stack)
        present.add(kind)
        if begun[kind] < len(stack) < STACK:
            begun[kind] = len(stack)
    for card in player.projects:
        waiting[types[card]] += 1
    return begun, waiting, present


@lru_cache(maxsize=8)
def _triple_worths(box: Box) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(vp + bonus for vp in box.triple_vp) for bonus in bonus_worths(box))


def progress(box: Box, state: State, player: Player, left: int) -> Progress:
    """Say what a card of each type adds for a player with so many actions left."""
    begun, waiting, present = stacks(box, player)
    new = 0
    if state.sevens and not player.seven:
        new = _ALL - sum([1 << kind for kind in present])
    firsts = tuple([owner == NOBODY for owner in state.firsts])
    return _progress(
        box,
        state.round,
        left if left < _IN_TIME else _IN_TIME,
        tuple(begun),
        tuple(waiting),
        firsts,
        first_worth(box, state),
        new,
    )


@lru_cache(maxsize=8192)
def _progress(
    box: Box,
    number: int,
    left: int,
    begun: tuple[int, ...],
    waiting: tuple[int, ...],
    firsts: tuple[bool, ...],
    first: float,
    new: int,
) -> Progress:
    """Weigh the types up; playouts from one position ask for the same again and again.

    `firsts` says of which types the card of a first triple is still there, `new`, as bits, which
    types the estate lacks for all seven.
    """
    wild_placed = wild_taken = 0.0
    all_placed, all_taken, all_kept = [], [], []
    for kind, worth in enumerate(_triple_worths(box)[number]):
        cards, ready = begun[kind], waiting[kind]
        stage = _STAGES[cards][min(ready, STACK)]
        if firsts[kind]:
            worth += first
        if stage.missing == BEGUN:
            worth *= max(0, left - _TOO_LATE) / (_IN_TIME - _TOO_LATE)
        placed = taken = 0.0
        if stage.missing <= left + 1:
            placed = worth * stage.placed
            taken = worth * stage.taken
            if cards == STACK - 1:
                placed += _FINISHED
        if cards:
            wild_placed = max(wild_placed, placed)
        if new >> kind & 1:
            placed += _NEW
            taken += 0.0 if ready else _NEW
        if stage.missing < BEGUN:
            wild_taken = max(wild_taken, taken)
        all_placed.append(placed)
        all_taken.append(taken)
        all_kept.append(worth * stage.kept)
    all_placed[CLOISTER] = max(all_placed[CLOISTER], wild_placed)
    all_taken[CLOISTER] = max(all_taken[CLOISTER], wild_taken) + _WILD
    if waiting[CLOISTER]:
        all_kept[CLOISTER] = max(all_kept[CLOISTER], wild_taken) + _WILD
    return Progress(tuple(all_placed), tuple(all_taken), tuple(all_kept))
