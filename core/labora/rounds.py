"""How rounds, turns, settlement phases and the end follow one another.

Fact sheet 1.3, 4.1, 4.6, 4.7 and 6.1; cases 18 to 24.
"""

from __future__ import annotations

from core.game import Event, Note
from core.labora import wheel
from core.labora.box import Apply, Box, Values
from core.labora.clergy import call_home_if_all_out
from core.labora.components import OPEN_END
from core.labora.ending import is_stuck
from core.labora.goods import gain, named
from core.labora.model import HOME, PRIOR, EndTurn, State
from core.labora.neutral import begin_neutral, is_done

IDLE_ROUNDS = 10
"""So many rounds without a new building in a game that only buildings end are a long time."""
LAST_STAGE = 4
"""The stage of phase D; phase E deals nothing."""


def begin_round(box: Box, state: State, note: Note | None) -> None:
    """Begin the next round: clergy home, wheel, round goods, then the settlement phase if due."""
    rules = box.modes[state.mode]
    state.round += 1
    state.done = 0
    call_home_if_all_out(state, note)
    wheel.turn(box, state, note)
    if state.mode != "solo" and rules.rounds and state.round > rules.rounds:
        for player in state.players:
            player.clergy[PRIOR] = HOME
        if note:
            note(Event("bonus-round", None, "labora.bonus-round"))
        state.phase = "bonus"
        _begin_turn(box, state)
        return
    if state.round <= len(rules.round_goods):
        given = rules.round_goods[state.round - 1]
        for seat in range(len(state.players)):
            gain(state, seat, given, "labora.round-goods", None)
        if note:
            note(Event("round-goods", None, "labora.round-goods", {**named(given)}))
    if state.round not in rules.phases:
        begin_actions(box, state)
    elif state.mode == "solo":
        begin_neutral(state)
        go_on(box, state, note)
    else:
        begin_settling(box, state, note)


def go_on(box: Box, state: State, note: Note | None) -> None:
    """Leave the phase of the neutral player when nothing more is to be decided in it."""
    waits = not state.pending and state.phase in ("neutral", "neutral-prior")
    if waits and is_done(box, state, note):
        begin_settling(box, state, note)


def begin_settling(box: Box, state: State, note: Note | None) -> None:
    """Begin a settlement phase with the start player."""
    state.phase = "settle"
    state.done = 0
    if note:
        letter = "ABCDE"[phase_letter(box, state)]
        note(Event("settlement-phase", None, "labora.settlement-phase", {"phase": letter}))
    _begin_turn(box, state)


def phase_letter(box: Box, state: State) -> int:
    """Give the number of the settlement phase that runs: 0 for A to 4 for E."""
    rules = box.modes[state.mode]
    stage = rules.phases.get(state.round)
    return LAST_STAGE if stage is None else stage - 1


def begin_actions(box: Box, state: State) -> None:
    """Begin the first turn of the round's actions."""
    state.phase = "action"
    state.done = 0
    _begin_turn(box, state)


def seats(state: State) -> int:
    """Count the people who play; the neutral player has no seat."""
    return 1 if state.mode == "solo" else len(state.players)


def turns_in_round(state: State) -> int:
    """Count the turns of this round, or of this settlement phase."""
    people = seats(state)
    if state.phase != "action":
        return people
    if state.mode in ("solo", "2"):
        return 1
    return 2 if state.mode == "2long" else people + 1


def drags_on(state: State) -> bool:
    """Tell whether a game of two, which has no last round, has long seen no new building."""
    if state.mode not in OPEN_END or state.phase != "action" or state.final:
        return False
    return state.idle >= IDLE_ROUNDS * turns_in_round(state)


def _begin_turn(box: Box, state: State) -> None:
    people = seats(state)
    state.seat = (state.round - 1 + state.done) % people
    state.bought = state.settled = False
    state.chain = []
    if state.phase == "settle":
        state.actions = 0
    elif state.phase == "bonus" or people > 2 or state.final:
        state.actions = 1
    elif state.mode == "2long":
        state.actions = 1 if state.done else 2
    else:
        state.actions = 2


def end_turn(box: Box, state: State, action: EndTurn, note: Note | None) -> None:
    """End the turn and run on to the next one."""
    state.turns += 1
    state.done += 1
    if state.phase == "action":
        state.idle += 1
    if is_stuck(box, state):
        _finish(state, note)
    elif state.done < turns_in_round(state):
        _begin_turn(box, state)
    elif state.phase == "settle":
        _end_settling(box, state, note)
    elif state.phase == "bonus":
        begin_settling(box, state, note)
    else:
        _end_round(box, state, note)


def _end_settling(box: Box, state: State, note: Note | None) -> None:
    stage = box.modes[state.mode].phases.get(state.round)
    if stage is None:
        _finish(state, note)
        return
    _deal(box, state, stage, note)
    begin_actions(box, state)


def _deal(box: Box, state: State, stage: int, note: Note | None) -> None:
    """Give everybody the settlement of a stage and put its buildings into the display."""
    state.stage = stage
    for player in state.players[: seats(state)]:
        player.settlements += [card for card in box.settlements if box.cards[card].stage == stage]
    dealt = [card for card in state.stacks if box.cards[card].stage == stage]
    state.stacks = state.stacks[len(dealt) :]
    state.display += dealt
    if note:
        values: Values = {"stage": "ABCD"[stage - 1], "cards": tuple(dealt)}
        note(Event("dealt", None, "labora.settlement-phase", values))


def _end_round(box: Box, state: State, note: Note | None) -> None:
    rules = box.modes[state.mode]
    if state.mode == "solo":
        if state.round == rules.rounds:
            begin_neutral(state)
            go_on(box, state, note)
            return
    elif rules.least >= 0:
        few = state.stage == LAST_STAGE and len(state.display) <= rules.least
        if state.final or (few and state.mode == "2long"):
            _finish(state, note)
            return
        if few:
            state.final = True
            if note:
                note(Event("last-turn", None, "labora.two-players"))
    begin_round(box, state, note)


def _finish(state: State, note: Note | None) -> None:
    state.phase = "over"
    if note:
        note(Event("ended", None, "labora.end", {"round": state.round}))


APPLY: dict[str, Apply] = {"end-turn": end_turn}
