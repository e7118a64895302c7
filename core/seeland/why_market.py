"""Why a purchase, a way back, or an end of the turn is not legal. The oracle of `market`."""

from __future__ import annotations

from core.game import Refusal
from core.seeland.box import Box
from core.seeland.market import price
from core.seeland.model import Buy, EndTurn, Retreat, Retreating, State, UseStuiver
from core.seeland.money import to_spend
from core.seeland.reasons import Refuse, no, no_new_path, no_path


def refuse_buy(box: Box, state: State, action: Buy) -> Refusal | None:
    """Why the guild master cannot go to a space: the phase, the space, or the price."""
    if not 0 <= action.space < len(box.ring):
        return no("unknown-space", "market", space=action.space)
    return no_new_path(state, "buy") or cannot_reach(box, state, action.space)


def cannot_reach(box: Box, state: State, space: int) -> Refusal | None:
    """Why the player on turn could not move the guild master to a space if he were buying now."""
    if space == state.master:
        return no("stands-there", "market", space=space)
    needed, money = price(box, state, space), to_spend(box, state, state.seat)
    if needed > money:
        return no("cannot-pay", "payment", space=space, needed=needed, money=money)
    return None


def refuse_retreat(box: Box, state: State, action: Retreat) -> Refusal | None:
    """Why the merchant cannot go back by this many guilders."""
    if refusal := no_path(state, "retreating", "warehouse"):
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Retreating)
    if not 0 <= action.guilders <= path.most:
        return no("too-far-back", "warehouse", guilders=action.guilders, most=path.most)
    return None


def refuse_end_turn(box: Box, state: State, action: EndTurn) -> Refusal | None:
    """Why the turn cannot end."""
    return no_new_path(state, "end")


def refuse_use_stuiver(box: Box, state: State, action: UseStuiver) -> Refusal | None:
    """Why no extra turn can be taken."""
    if refusal := no_new_path(state, "end"):
        return refusal
    if state.left < 0:
        return no("only-first-mill", "first-mill")
    if state.extra:
        return no("one-a-round", "stuiver")
    if not state.players[state.seat].stuivers:
        return no("no-stuiver", "stuiver")
    return None


REFUSE: dict[str, Refuse] = {
    "buy": refuse_buy,
    "retreat": refuse_retreat,
    "end-turn": refuse_end_turn,
    "use-stuiver": refuse_use_stuiver,
}
