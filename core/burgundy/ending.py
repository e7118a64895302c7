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
    return _reason(box, state) is not None


def _reason(box: Box, state: State) -> str | None:
    """Say why the game is over when this round ends: the kind of the event that tells it."""
    if state.rival and sum(rival_parts(box, state)) > points(box, state, 0):
        return "overtaken"
    if state.round + 1 == len(ROUNDS):
        return "ended"
    return None if shares(box, state)[1] else "no-dice"


def _end_round(box: Box, state: State, note: Note | None) -> None:
    """Compare with the rival, then end the game or begin the next round."""
    if state.rival and note:
        own, rival = points(box, state, 0), sum(rival_parts(box, state))
        note(Event("compared", 0, "burgundy.solo", {"own": own, "rival": rival}))
    reason = _reason(box, state)
    if reason:
        state.phase = "over"
        if note:
            note(Event(reason, None, "burgundy.end", {"rounds": state.round + 1}))
        return
    display, dice = shares(box, state)
    for row in state.display:
        state.discard += row
    state.round += 1
    lay_display(box, state, display, note)
    _pass_start(state, note)
    deal_dice(box, state, dice, note)
    if state.rival:
        lay_rival(box, state, state.rival, note)


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
        values: Values = {"seat": state.seat, "turned": turned}
        note(Event("starts", None, "burgundy.start-card", values))


APPLY: dict[str, Apply] = {"end-turn": end_turn}
