"""Why an action is not legal now, whatever it is: the oracle beside the fast lists."""

from __future__ import annotations

from core.game import Refusal
from core.labora import why_acting, why_land, why_using
from core.labora.box import Box
from core.labora.converting import may_convert
from core.labora.model import Action, State, Using
from core.labora.offers import owes
from core.labora.reasons import Refuse, RefuseStep, no

_REFUSE: dict[str, Refuse] = {
    **why_acting.REFUSE,
    "choose": why_land.refuse_neutral_choice,
}
_REFUSE_STEP: dict[str, RefuseStep] = {
    **why_acting.REFUSE_STEP,
    **why_land.REFUSE_STEP,
    **why_using.REFUSE_STEP,
}


def refusal(box: Box, state: State, action: Action) -> Refusal | None:
    """Say why `action` is not legal now; None exactly for what is."""
    if state.phase == "over":
        return no("over", "end")
    if state.pending:
        path = state.pending[-1]
        if action.kind == "convert" and may_convert(state):
            if isinstance(path, Using) and owes(box, path):
                return no("pay-first", "payment")
            return why_acting.refuse_convert(box, state, action)
        return _REFUSE_STEP[path.kind](box, state, path, action)
    refuse = _REFUSE.get(action.kind)
    if refuse is None or (state.phase == "neutral" and action.kind != "choose"):
        return no("no-path", "turn", step=action.kind)
    return refuse(box, state, action)
