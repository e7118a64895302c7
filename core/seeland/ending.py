"""The end of a turn, the extra turn of a stuiver, and the end of the game.

Fact sheet 4.1 (refill), 4.4 and 5.
"""

from __future__ import annotations

from core.game import Event, Note, Value
from core.seeland.box import Apply, Box
from core.seeland.model import Action, EndTurn, State, UseStuiver
from core.seeland.scoring import finals, record_places


def legal(box: Box, state: State) -> list[Action]:
    """List the ways to end the turn."""
    if may_use_stuiver(state):
        return [box.moves.use_stuiver, box.moves.end_turn]
    return [box.moves.end_turn]


def may_use_stuiver(state: State) -> bool:
    """Tell whether the turn that ends may be followed by an extra one."""
    return bool(state.players[state.seat].stuivers) and not state.extra and state.left >= 0


def pile_of(box: Box, state: State) -> list[int] | None:
    """Give the pile from which the space that was left is refilled; None if it stays empty."""
    if state.left < 0 or box.is_warehouse[state.left]:
        return None
    pile = state.landscapes if box.is_stall[state.left] else state.mills
    return pile or None


def _refill(box: Box, state: State, note: Note | None) -> None:
    pile = pile_of(box, state)
    if pile is not None:
        tile = state.ring[state.left] = pile.pop()
        if note:
            values = {"space": state.left, "tile": tile, "remaining": len(pile)}
            note(Event("refilled", None, "seeland.refill", {**values}))
    state.left = -1


def end_turn(box: Box, state: State, action: EndTurn, note: Note | None) -> None:
    """Refill the market and hand the turn on clockwise."""
    _refill(box, state, note)
    state.turns += 1
    state.extra = False
    seats = len(state.players)
    state.seat = (state.seat + 1) % seats
    state.phase = "first" if state.turns < seats else "buy"


def use_stuiver(box: Box, state: State, action: UseStuiver, note: Note | None) -> None:
    """Refill the market and let the same player take a whole turn more."""
    player = state.players[state.seat]
    player.stuivers -= 1
    state.spent += 1
    if note:
        left = {"remaining": player.stuivers}
        note(Event("used-stuiver", state.seat, "seeland.stuiver", {**left}))
    _refill(box, state, note)
    state.extra = True
    state.phase = "buy"


def finish(box: Box, state: State, note: Note | None) -> None:
    """End the game at once: the guild master stands on an empty space."""
    state.phase = "over"
    if note:
        note(Event("ended", state.seat, "seeland.end", {"space": state.master}))
        _tell_finals(box, state, note)


def _tell_finals(box: Box, state: State, note: Note) -> None:
    for place, record in enumerate(record_places(box, state), 1):
        values = {"place": place, "number": record.number, "points": record.points}
        note(Event("record-paid", record.seat, "seeland.record-places", {**values}))
    ends = finals(box, state)
    for seat, final in enumerate(ends):
        if final.penalty:
            hexes = tuple(mill for mill in state.players[seat].mills if mill in state.governed)
            left: dict[str, Value] = {"hexes": hexes, "lost": final.penalty}
            note(Event("left-governors", seat, "seeland.governor-left", left))
    for seat, final in enumerate(ends):
        if final.most_governors:
            won = {"governors": state.players[seat].governors, "points": final.most_governors}
            note(Event("most-governors", seat, "seeland.most-governors", {**won}))


APPLY: dict[str, Apply] = {"use-stuiver": use_stuiver, "end-turn": end_turn}
