"""The contract of the house, fulfilled by Ora et Labora. It names the parts in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from core.clone import cloner
from core.game import (
    WAYS,
    BrokenInvariant,
    Event,
    Game,
    Note,
    Options,
    Refusal,
    Scores,
    Term,
    Turn,
)
from core.labora import (
    acting,
    bot,
    building,
    checks,
    converting,
    imagining,
    landing,
    neutral,
    offers,
    paying,
    prior,
    reveals,
    rounds,
    scoring,
    settling,
    using,
    views,
    why,
)
from core.labora import candidates as choices
from core.labora.box import Apply, Box
from core.labora.components import SEATS, Components, default_components, made_components
from core.labora.course import Course
from core.labora.model import ACTIONS, STATES, Action, Building, Manning, State
from core.labora.outlook import outlook
from core.labora.setup import LaboraOptions, setup

_APPLY: dict[str, Apply] = {
    **acting.APPLY,
    **converting.APPLY,
    **neutral.APPLY,
    **rounds.APPLY,
}
"""What carries out an action that begins or closes something, by its kind."""
_APPLY_STEP: dict[str, dict[str, Apply]] = {
    "sending": {"visit": acting.visit_own},
    "contracting": {"visit": acting.choose_contract, "fee": acting.pay_contract},
    "manning": {"send": acting.man},
    "harvesting": {"at": acting.choose_harvest, "produce": acting.harvest},
    "building": {"choose": building.choose, "at": building.build},
    "entering": {"send": building.send_prior},
    "settling": {"choose": settling.choose, "at": settling.choose_place},
    "landing": {"district": landing.take, "plot": landing.take},
    "converting": {"times": converting.finish},
    "using": using.APPLY,
    "paying": {"pay": paying.pay},
    "laying": {"at": neutral.lay},
}
"""What carries out a step, by the kind of the open path and that of the action."""
_LEGAL_STEP: dict[str, Callable[[Box, State, Any], list[Action]]] = {
    "sending": acting.legal_send,
    "contracting": acting.legal_contract,
    "manning": acting.legal_man,
    "harvesting": acting.legal_harvest,
    "building": building.legal,
    "entering": building.legal_enter,
    "settling": settling.legal,
    "landing": landing.legal,
    "converting": converting.legal,
    "using": offers.legal,
    "paying": paying.legal,
    "laying": neutral.legal_lay,
}
_GO_ON: dict[str, Callable[[Box, State, Any, Note | None], bool]] = {
    "using": using.go_on,
    "paying": paying.go_on,
    "settling": settling.go_on,
}
"""What open paths do by themselves, until a decision is needed."""
_CLONE = cloner(State)
_PAIR = 2
_AHEAD_OF_PAIR, _AHEAD = 5, 2
"""Turns of every seat that are played ahead with two players, and with more."""
_TRUST_OF_PAIR, _TRUST = 4.0, 12.0
"""For how many playouts the look of a line counts with two players, and with more.

With more, a tenth of a second is enough for few playouts, and what the others do is a guess.
"""
_PROMPTS = {
    "action": ("action", "labora.turn"),
    "settle": ("settle", "labora.settlement-phase"),
    "bonus": ("bonus", "labora.bonus-round"),
    "neutral": ("neutral-build", "labora.neutral-player"),
    "neutral-prior": ("neutral-prior", "labora.neutral-player"),
    "sending": ("choose-own", "labora.clergy"),
    "contracting": ("contract", "labora.contract"),
    "manning": ("choose-clergyman", "labora.clergy"),
    "harvesting": ("harvest", "labora.fell"),
    "building": ("choose-building", "labora.build"),
    "entering": ("enter", "labora.prior"),
    "settling": ("choose-settlement", "labora.settlement"),
    "landing": ("land", "labora.land"),
    "converting": ("amount", "labora.straw"),
    "paying": ("pay", "labora.payment"),
    "laying": ("neutral-place", "labora.neutral-player"),
}
"""Prompt and rule of every phase and open path; a function has the rule of its building."""


class Labora(Game[State, Action]):
    """Ora et Labora, played with the given components (None: those in its box)."""

    id = "labora"
    seats = SEATS
    options = LaboraOptions
    hides = False
    swing = 15.0
    states = STATES
    actions = ACTIONS

    def __init__(self, components: Components | None = None) -> None:
        self.components = components or default_components()
        self.box = Box(self.components)

    def setup(self, options: Options, seats: int, seed: int) -> State:
        """Make the first state. Raises TypeError for the options of another game."""
        if not isinstance(options, LaboraOptions):
            raise TypeError(f"not the options of this game: {options!r}")
        return setup(self.box, options, seats, seed)

    def turn(self, state: State) -> Turn | None:
        """Tell who must decide about what; None when the game is over."""
        if state.phase == "over":
            return None
        if not state.pending:
            return Turn(state.seat, *_PROMPTS[state.phase])
        path = state.pending[-1]
        if path.kind == "using":
            part = offers.part_of(self.box, path)
            return Turn(state.seat, f"use-{part.do}", self.box.cards[path.card].rule)
        prompt, rule = _PROMPTS[path.kind]
        if isinstance(path, Building) and path.card:
            prompt = "choose-place"
        return Turn(path.seat if isinstance(path, Manning) else state.seat, prompt, rule)

    def legal(self, state: State) -> list[Action]:
        """List every legal action of the seat to move; empty when the game is over."""
        if state.pending:
            path = state.pending[-1]
            found = _LEGAL_STEP[path.kind](self.box, state, path)
            if converting.may_convert(state):
                converting.add_free(self.box, state, found)
            return found
        if state.phase == "over":
            return []
        if state.phase == "neutral":
            return neutral.legal(self.box, state)
        return acting.legal(self.box, state)

    def candidates(self, state: State) -> list[Action]:
        """List every action that could make sense in this phase."""
        return choices.candidates(self.box, state)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Say why `action` is not legal now."""
        return why.refusal(self.box, state, action)

    def reveals(self, state: State, action: Action) -> bool:
        """Tell whether the legal `action` will show hidden things: never, all is open."""
        return reveals.reveals(state, action)

    def ends_turn(self, action: Action) -> bool:
        """Tell whether `action` ends the turn."""
        return action.kind == "end-turn"

    def is_aside(self, action: Action) -> bool:
        """Tell whether `action` is a conversion, which is possible at any time."""
        return action.kind == "convert"

    def apply(self, state: State, action: Action, note: Note | None = None) -> None:
        """Change `state` by a legal action, and run on to the next decision."""
        box, pending = self.box, state.pending
        step = _APPLY_STEP[pending[-1].kind].get(action.kind) if pending else None
        (step or _APPLY[action.kind])(box, state, action, note)
        while pending:
            path = pending[-1]
            go_on = _GO_ON.get(path.kind)
            if go_on is None or not go_on(box, state, path, note):
                return
        rounds.go_on(box, state, note)

    def clone(self, state: State) -> State:
        """Copy a state."""
        return _CLONE(state)

    def view(self, state: State, seat: int | None) -> State:
        """Give a new state without what is of no concern to anybody; all seats see the same."""
        return views.hide(_CLONE(state))

    def imagine(self, view: State, seat: int, memory: Sequence[Event], seed: int) -> State:
        """Make up a full state that agrees with the view."""
        return imagining.imagine(_CLONE(view), seed)

    def score(self, state: State) -> Scores:
        """Score a state or a view."""
        return scoring.score(self.box, state)

    def check(self, state: State) -> None:
        """Raise `BrokenInvariant` unless everything is accounted for and play can go on."""
        checks.check(self.box, state)
        if state.phase != "over" and not self.legal(state):
            raise BrokenInvariant("stuck")

    def prior(self, state: State, action: Action) -> float:
        """Say how promising an action looks."""
        return prior.priors(self.box, state, [action])[0]

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Say how promising the actions of one choice look."""
        return prior.priors(self.box, state, actions)

    def drags_on(self, state: State) -> bool:
        """Whether a game of two has seen no new building for ten rounds."""
        return rounds.drags_on(state)

    def horizon(self, state: State) -> int:
        """Give the moment when every seat has had some more turns: plans take that long."""
        seats = len(state.players)
        return state.turns + (_AHEAD_OF_PAIR if seats == _PAIR else _AHEAD) * seats

    def trust(self, state: State) -> float:
        """Say for how many playouts the look of a line counts."""
        return _TRUST_OF_PAIR if len(state.players) == _PAIR else _TRUST

    def course(self, view: State, seed: int) -> Course | None:
        """Give the rest of the game alone; None with more players."""
        if view.mode != "solo":
            return None
        return Course(self, self.box, outlook(self.box, view.country, seed % WAYS), Random(seed))

    def terms(self, state: State, seat: int) -> list[Term]:
        """Say what a position is worth to `seat`."""
        return [Term(*part) for part in bot.parts(self.box, state, seat)]

    def value(self, state: State, seat: int) -> float:
        """Sum up `terms`."""
        return sum([worth for _, worth in bot.parts(self.box, state, seat)])

    def lead(self, state: State, seat: int, seats: int) -> float:
        """Say how much more a position is worth to `seat` than to the best of the others."""
        return bot.lead(self.box, state, seat, seats)


def create(components: Mapping[str, Any] | None = None) -> Labora:
    """Make the game, with other components if given. Raises like `made_components`."""
    return Labora(None if components is None else made_components(components))
