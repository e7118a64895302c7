"""What a seat may know of a state: all but the order of the piles and what islands hide."""

from __future__ import annotations

from core.seeland.model import UNKNOWN, State


def hide(copy: State) -> State:
    """Take out of `copy`, which is changed, what nobody may know. All seats know the same."""
    copy.rng = 0
    copy.under = [UNKNOWN if tile else tile for tile in copy.under]
    copy.mills = _but_the_top(copy.mills)
    copy.landscapes = _but_the_top(copy.landscapes)
    return copy


def _but_the_top(pile: list[int]) -> list[int]:
    return [UNKNOWN] * (len(pile) - 1) + pile[-1:]
