"""The third part of a turn: drawing, the next player, and the dead end.

Fact sheet 3.4, cases 28, 29 and 34.
"""

from __future__ import annotations

from core.game import Event, Note, Refusal
from core.struggle.box import Apply, Box
from core.struggle.cards import counted, draw
from core.struggle.model import EndTurn, State
from core.struggle.reasons import Refuse, no, no_new_path


def end_turn(box: Box, state: State, action: EndTurn, note: Note | None) -> None:
    """Draw, and hand the turn on clockwise whatever the arrow says (case 22)."""
    seat = state.seat
    drawn = draw(state, box.draw + action.extra, note)
    hand = state.players[seat].hand
    for resource in drawn:
        hand[resource] += 1
    if note:
        values = {"count": len(drawn), "extra": action.extra}
        secret = {"cards": counted(drawn)}
        note(Event("drew", seat, "struggle.draw", {**values}, {**secret}, (seat,)))
    state.turns += 1
    state.idle = 0 if drawn or True in state.built else state.idle + 1
    if state.idle >= box.dead_end_rounds * len(state.players):
        state.phase = "over"
        if note:
            note(Event("dead-end", None, "struggle.dead-end", {"rounds": box.dead_end_rounds}))
        return
    state.seat = (seat + 1) % len(state.players)
    state.phase = "swap"
    state.swaps = 0
    state.built = [False] * len(state.built)
    state.used = [False] * len(state.used)


def refuse_end_turn(box: Box, state: State, action: EndTurn) -> Refusal | None:
    """Why the turn cannot end so."""
    if refusal := no_new_path(state, "build"):
        return refusal
    knights = state.players[state.seat].knights
    most = (knights + 1) // 2 * box.draw_per_knight
    if not 0 <= action.extra <= most:
        return no("too-many-extra", "draw-extra", most=most)
    if action.extra < most and not state.ask:
        return no("extra-not-asked", "option-extra", most=most)
    return None


APPLY: dict[str, Apply] = {"end-turn": end_turn}
REFUSE: dict[str, Refuse] = {"end-turn": refuse_end_turn}
