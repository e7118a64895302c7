"""The row of guilders on the trading houses, and who has how many of them to spend.

Fact sheet 4.1. A merchant is counted in houses walked since the start. A guilder that all have
left behind moves to the front at once, so the last guilder is always where the last merchant is.
"""

from __future__ import annotations

from core.seeland.box import Box
from core.seeland.model import State


def last_guilder(state: State) -> int:
    """Give the place of the last guilder, counted like the merchants."""
    return min([player.merchant for player in state.players])


def to_spend(box: Box, state: State, seat: int) -> int:
    """Count the guilders a seat can spend: those in front of its merchant."""
    return last_guilder(state) + box.guilders - 1 - state.players[seat].merchant


def left_after(box: Box, state: State, seat: int, paid: int) -> int:
    """Count the guilders a seat can spend after a payment, the row having shifted."""
    own = state.players[seat].merchant + paid
    others = [one.merchant for index, one in enumerate(state.players) if index != seat]
    return min(own, *others) + box.guilders - 1 - own


def house(box: Box, place: int) -> int:
    """Give the index of the house at a place counted like the merchants."""
    return (box.first_house + place) % len(box.numbers)


def golden_number(box: Box, state: State) -> int:
    """Give the number in force: that of the house right in front of the foremost guilder."""
    return box.numbers[house(box, last_guilder(state) + box.guilders)]
