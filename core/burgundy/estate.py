"""Stacks of an estate: where a card can go, what is finished, which types are there.

Fact sheet section 6, cases 17 to 20.
"""

from __future__ import annotations

from core.burgundy.box import STACK, Box
from core.burgundy.model import CLOISTER, NOBODY, TYPES, State


def targets(box: Box, estate: list[list[int]], card: int, choose: bool) -> list[int]:
    """List the places where a card can go: indices of stacks, one past the last for a new one.

    A cloister may join any open stack; it begins a stack only when no stack of cloisters is
    open. Another card joins the open stack of its type; without one it may turn an open stack
    of cloisters or begin its own. With `choose` it may turn cloisters in any case.
    """
    kind = box.type_of[card]
    open_stacks = [
        (index, box.stack_type(stack)) for index, stack in enumerate(estate) if len(stack) < STACK
    ]
    own = [index for index, found in open_stacks if found == kind]
    new = [] if own else [len(estate)]
    if kind == CLOISTER:
        return [index for index, _ in open_stacks] + new
    if own and not choose:
        return own
    return sorted(own + [index for index, found in open_stacks if found == CLOISTER]) + new


def lay(estate: list[list[int]], card: int, target: int) -> list[int]:
    """Lay a card onto a stack or beside the last one, and give its stack."""
    if target == len(estate):
        estate.append([card])
    else:
        estate[target].append(card)
    return estate[target]


def has_all_types(box: Box, estate: list[list[int]]) -> bool:
    """Tell whether all types are in an estate at once (case 20)."""
    return len(estate) >= len(TYPES) and len(set(map(box.stack_type, estate))) == len(TYPES)


def take_first(state: State, kind: int, owner: int) -> bool:
    """Give the first-triple card of a type to a seat or RIVAL, if it is still there."""
    if state.firsts[kind] != NOBODY:
        return False
    state.firsts[kind] = owner
    return True


def triples(box: Box, estate: list[list[int]]) -> list[int]:
    """List the types of the finished triples."""
    return [box.stack_type(stack) for stack in estate if len(stack) == STACK]
