"""The contract of the house, fulfilled by Seeland. It names the parts in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any

from core.clone import cloner
from core.game import BrokenInvariant, Event, Game, Note, Options, Refusal, Scores, Term, Turn
from core.seeland import (
    bot,
    checks,
    develop,
    ending,
    harvest,
    imagining,
    market,
    prior,
    reveals,
    scoring,
    tiles,
    views,
    why_land,
    why_market,
)
from core.seeland import candidates as choices
from core.seeland.box import Apply, Box
from core.seeland.components import SEATS, Components, default_components, made_components
from core.seeland.model import ACTIONS, STATES, Action, Marking, Ordering, Placing, State
from core.seeland.reasons import Refuse
from core.seeland.setup import SeelandOptions, setup

_APPLY: dict[str, Apply] = {
    **market.APPLY,
    **develop.APPLY,
    **harvest.APPLY,
    **ending.APPLY,
}
_REFUSE: dict[str, Refuse] = {
    **why_market.REFUSE,
    **why_land.REFUSE,
}
_LEGAL: dict[str, Callable[[Box, State], list[Action]]] = {
    "first": develop.legal_first,
    "buy": market.legal,
    "end": ending.legal,
}
_LEGAL_STEPS: dict[str, Callable[[Box, State, Any], list[Action]]] = {
    "retreating": market.legal_retreat,
    "placing": develop.legal_place,
    "building": lambda box, state, path: box.moves.building[:],
    "fetching": develop.legal_fetch,
    "ordering": harvest.legal_harvest,
    "marking": lambda box, state, path: box.moves.marking[:],
    "walking": harvest.legal_walk,
}
_CLONE = cloner(State)
_TRUST = 2.0
"""For how many playouts the look of a line counts: as many as err as far as it does."""
_AHEAD = 8
"""Turns for which a position is best played on before it is weighed up."""
_PROMPTS = {
    "first": ("first-mill", "seeland.first-mill"),
    "buy": ("buy", "seeland.market"),
    "end": ("end", "seeland.turn"),
    "retreating": ("retreat", "seeland.warehouse"),
    "placing-mill": ("place-mill", "seeland.mill"),
    "placing-landscape": ("place-landscape", "seeland.landscape"),
    "building": ("build", "seeland.build-mill"),
    "fetching": ("fetch", "seeland.governor-arrival"),
    "ordering": ("order", "seeland.harvest-order"),
    "marking": ("mark", "seeland.records"),
    "walking": ("walk", "seeland.governor-walk"),
}
"""Prompt and rule of every phase and open path."""


class Seeland(Game[State, Action]):
    """Seeland, played with the given components (None: those in its box)."""

    id = "seeland"
    seats = SEATS
    options = SeelandOptions
    hides = False
    swing = 14.0
    states = STATES
    actions = ACTIONS

    def __init__(self, components: Components | None = None) -> None:
        self.components = components or default_components()
        self.box = Box(self.components)

    def setup(self, options: Options, seats: int, seed: int) -> State:
        """Make the first state. Raises TypeError for the options of another game."""
        if not isinstance(options, SeelandOptions):
            raise TypeError(f"not the options of this game: {options!r}")
        return setup(self.box, options, seats, seed)

    def turn(self, state: State) -> Turn | None:
        """Tell who must decide about what; None when the game is over."""
        if state.phase == "over":
            return None
        seat = state.seat
        about: str = state.phase
        if state.pending:
            path = state.pending[-1]
            about = path.kind
            if isinstance(path, Placing):
                about += "-mill" if tiles.is_mill(path.tile) else "-landscape"
            elif isinstance(path, Ordering | Marking):
                seat = path.seat
        prompt, rule = _PROMPTS[about]
        return Turn(seat, prompt, rule)

    def legal(self, state: State) -> list[Action]:
        """List every legal action of the seat to move; empty when the game is over."""
        if not state.pending:
            legal = _LEGAL.get(state.phase)
            return legal(self.box, state) if legal else []
        path = state.pending[-1]
        return _LEGAL_STEPS[path.kind](self.box, state, path)

    def candidates(self, state: State) -> list[Action]:
        """List every action that could make sense in this phase."""
        return choices.candidates(self.box, state)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Say why `action` is not legal now."""
        return _REFUSE[action.kind](self.box, state, action)

    def reveals(self, state: State, action: Action) -> bool:
        """Tell whether the legal `action` will show hidden tiles."""
        return reveals.reveals(self.box, state, action)

    def ends_turn(self, action: Action) -> bool:
        """Tell whether `action` ends the turn."""
        return action.kind == "end-turn"

    def apply(self, state: State, action: Action, note: Note | None = None) -> None:
        """Change `state` by a legal action."""
        _APPLY[action.kind](self.box, state, action, note)

    def clone(self, state: State) -> State:
        """Copy a state."""
        return _CLONE(state)

    def view(self, state: State, seat: int | None) -> State:
        """Give a new state without what nobody may know; all seats see the same."""
        return views.hide(_CLONE(state))

    def imagine(self, view: State, seat: int, memory: Sequence[Event], seed: int) -> State:
        """Make up a full state that agrees with the view."""
        return imagining.imagine(self.box, _CLONE(view), seed)

    def score(self, state: State) -> Scores:
        """Score a state or a view."""
        return scoring.score(self.box, state)

    def check(self, state: State) -> None:
        """Raise `BrokenInvariant` unless every piece is accounted for and play can go on."""
        checks.check(self.box, state)
        if state.phase != "over" and not self.legal(state):
            raise BrokenInvariant("stuck")

    def prior(self, state: State, action: Action) -> float:
        """Say how promising an action looks."""
        return prior.priors(self.box, state, (action,))[0]

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Say how promising several actions of one choice look."""
        return prior.priors(self.box, state, actions)

    def horizon(self, state: State) -> int:
        """Give the moment when every seat has had as many more turns, about eight in all."""
        seats = len(state.players)
        return state.turns + seats * ceil(_AHEAD / seats)

    def trust(self, state: State) -> float:
        """Say for how many playouts the look of a line counts."""
        return _TRUST

    def terms(self, state: State, seat: int) -> list[Term]:
        """Say what a position is worth to `seat`."""
        return bot.terms(self.box, state, seat)

    def lead(self, state: State, seat: int, seats: int) -> float:
        """Say how much more a position is worth to `seat` than to the best of the others."""
        return bot.lead(self.box, state, seat)


def create(components: Mapping[str, Any] | None = None) -> Seeland:
    """Make the game, with other components if given. Raises like `made_components`."""
    return Seeland(None if components is None else made_components(components))
