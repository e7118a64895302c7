"""Dealing for a round: the display and the dice cards (fact sheet sections 2 and 7)."""

from __future__ import annotations

from core.burgundy.box import Box, Values
from core.burgundy.components import DIE
from core.burgundy.model import State
from core.burgundy.piles import draw
from core.game import Event, Note


def lay_display(box: Box, state: State, count: int, note: Note | None) -> None:
    """Deal the display: the first cards one to a row, the rest to the row of their value."""
    in_order = box.tables[len(state.players)].in_order
    rows: list[list[int]] = [[] for _ in DIE]
    for number, card in enumerate(draw(state, count, note)):
        row = number % len(rows) if number < in_order else box.die_of[card] - 1
        rows[row].append(card)
    state.display = rows
    if note:
        values: Values = {
            "round": state.round,
            "cards": tuple(card for row in rows for card in row),
            "rows": tuple(map(len, rows)),
        }
        note(Event("new-round", None, "burgundy.round-end", values))


def deal_dice(box: Box, state: State, count: int, note: Note | None) -> None:
    """Give everybody a pile of dice cards and the first ones of it into the hand."""
    for seat, player in enumerate(state.players):
        player.stock = draw(state, count, note)[::-1]
        player.hand = [player.stock.pop() for _ in range(min(box.hand, count))]
        if note:
            note(Event("dealt", None, "burgundy.dice", {"seat": seat, "count": count}))


def shares(box: Box, state: State) -> tuple[int, int]:
    """Say how many cards the display and each player get in a new round.

    When most cards lie in estates there may be too few for all. Then the display gets fewer, so
    that everybody can act; the rulebook does not foresee it.
    """
    seats = len(state.players)
    there = len(state.deck) + len(state.discard) + sum(map(len, state.display))
    dice = min(box.dice, there // seats)
    return min(box.tables[seats].display, there - seats * dice), dice
