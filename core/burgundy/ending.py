"""The end of a turn, of a round and of the game.

Fact sheet sections 7 to 9, cases 9 to 11, 24 and 25.
"""

from __future__ import annotations

from core.burgundy.box import Apply, Box, Values
from core.burgundy.model import NOBODY, ROUNDS, EndTurn, State
from core.burgundy.rounds import deal_dice, lay_display, shares
from core.burgundy.scoring import points, rival_parts
from core.burgundy.solo import lay_rival
from core.game import Event, Note


def end_turn(box: Box, state: State, action: EndTurn, note: Note | None) -> None:
    """Draw the next dice card; the next player clockwise is on turn."""
    player = state.players[state.seat]
    if player.stock:
        player.hand.append(player.stock.pop())
    state.turns += 1
    state.acted = False
    state.bought = False
    state.seat = (state.seat + 1) % len(state.players)
    if not state.players[state.seat].hand:
        _end_round(box, state, note)


def ends_game(box: Box, state: State) -> bool:
    """Tell whether the game is over when this round ends."""
    own, rival = points(box, state, 0), sum(rival_parts(box, state))
    behind = state.rival is not None and rival > own
    return behind or state.round + 1 == len(ROUNDS) or not shares(box, state)[1]


def _end_round(box: Box, state: State, note: Note | None) -> None:
    """Compare with the rival, then end the game or begin the next round."""
    if state.rival and note:
        own, rival = points(box, state, 0), sum(rival_parts(box, state))
        note(Event("compared", 0, "burgundy.solo", {"own": own, "rival": rival}))
    if ends_game(box, state):
        state.phase = "over"
        if note:
            note(Event("ended", None, "burgundy.end", {"rounds": state.round + 1}))
        return
    display, dice = shares(box, state)
    for row in state.display:
        state.discard += row
    state.round += 1
    lay_display(box, state, display, note)
    _pass_start(state, note)
    if state.rival:
        lay_rival(box, state, state.rival, note)
    deal_dice(box, state, dice, note)


def _pass_start(state: State, note: Note | None) -> None:
    """Turn up the start player card where it lies, or hand it on if nobody sold (case 9)."""
    if state.holder == NOBODY:
        return
    turned = state.face_down
    if not turned:
        state.holder = (state.holder + 1) % len(state.players)
    state.face_down = False
    state.start = state.seat = state.holder
    if note:
        values: Values = {"turned": turned}
        note(Event("starts", state.seat, "burgundy.start-card", values))


APPLY: dict[str, Apply] = {"end-turn": end_turn}
