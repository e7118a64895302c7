"""The contract of the house, fulfilled by The Castles of Burgundy. It names the parts in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any

from core.burgundy import (
    acting,
    bot,
    buying,
    checks,
    effects,
    ending,
    imagining,
    placing,
    prior,
    reveals,
    scoring,
    views,
    why_acting,
    why_effects,
)
from core.burgundy import candidates as choices
from core.burgundy.box import Apply, Box
from core.burgundy.components import SEATS, Components, default_components, made_components
from core.burgundy.model import ACTIONS, NO_CARD, STATES, Acting, Action, State
from core.burgundy.reasons import Refuse
from core.burgundy.setup import BurgundyOptions, setup
from core.clone import cloner
from core.game import (
    BrokenInvariant,
    Event,
    Game,
    Note,
    Options,
    Refusal,
    ScoreLine,
    Scores,
    Term,
    Turn,
)

_APPLY: dict[str, Apply] = {
    **acting.APPLY,
    **placing.APPLY,
    **effects.APPLY,
    **buying.APPLY,
    **ending.APPLY,
}
_REFUSE: dict[str, Refuse] = {**why_acting.REFUSE, **why_effects.REFUSE}
_LEGAL_STEPS: dict[str, Callable[[Box, State, Any], list[Action]]] = {
    "acting": effects.legal_acting,
    "hall": effects.legal_hall,
    "fetching": effects.legal_fetching,
    "selling": effects.legal_selling,
    "gaining": effects.legal_gaining,
    "choosing": effects.legal_choosing,
    "placing": placing.legal_onto,
    "offering": buying.legal_offering,
    "dropping": buying.legal_drop,
    "swapping": acting.legal_hand_in,
}
_CLONE = cloner(State)
_TRUST = 10.0
"""For how many playouts the look of a line counts: as many as err as far as it does."""
_PAIR, _AHEAD = 2, 6
"""Up to so many players are played on for at least so many turns, then to the end of the round."""
_CROWD_AHEAD = 12
"""Turns for which more players are played on."""
_PROMPTS = {
    "choosing": ("bonus", "burgundy.bonus"),
    "placing": ("onto", "burgundy.wild"),
    "offering": ("offer", "burgundy.buy"),
    "dropping": ("drop", "burgundy.projects"),
    "swapping": ("hand-in", "burgundy.swap"),
}
"""Prompt and rule of the open choices that do not stem from a card."""
_EFFECT_PROMPTS = {
    "acting": "free-action",
    "hall": "city-hall",
    "fetching": "fetch",
    "selling": "warehouse",
    "gaining": "gain",
}
"""Prompts of the open choices that stem from a card."""


class Burgundy(Game[State, Action]):
    """The Castles of Burgundy: The Card Game, played with the given components (None: printed)."""

    id = "burgundy"
    seats = SEATS
    options = BurgundyOptions
    hides = True
    swing = 5.0
    states = STATES
    actions = ACTIONS

    def __init__(self, components: Components | None = None) -> None:
        self.components = components or default_components()
        self.box = Box(self.components)

    def setup(self, options: Options, seats: int, seed: int) -> State:
        """Make the first state. Raises TypeError for the options of another game."""
        if not isinstance(options, BurgundyOptions):
            raise TypeError(f"not the options of this game: {options!r}")
        return setup(self.box, options, seats, seed)

    def turn(self, state: State) -> Turn | None:
        """Tell who must decide about what; None when the game is over."""
        if state.phase == "over":
            return None
        if not state.pending:
            return Turn(state.seat, "end-turn" if state.acted else "action", "burgundy.turn")
        path = state.pending[-1]
        if isinstance(path, Acting) and path.card != NO_CARD:
            return Turn(state.seat, "extra-action", "burgundy.buy")
        if path.kind in _PROMPTS:
            prompt, rule = _PROMPTS[path.kind]
            return Turn(state.seat, prompt, rule)
        return Turn(state.seat, _EFFECT_PROMPTS[path.kind], effects.path_rule(path))

    def legal(self, state: State) -> list[Action]:
        """List every legal action of the seat to move; empty when the game is over."""
        if state.pending:
            path = state.pending[-1]
            return _LEGAL_STEPS[path.kind](self.box, state, path)
        if state.phase == "over":
            return []
        found = [self.box.moves.end_turn] if state.acted else acting.legal_by_hand(self.box, state)
        if buying.can_buy(self.box, state):
            found.append(self.box.moves.buy)
        return found

    def candidates(self, state: State) -> list[Action]:
        """List every action that could make sense in this phase."""
        return choices.candidates(self.box, state)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Say why `action` is not legal now."""
        return _REFUSE[action.kind](self.box, state, action)

    def workers_needed(self, state: State, action: Action) -> int:
        """Say how many workers an action by a die costs, be they there or not; 0 for others.

        The die and the card must be there.
        """
        return acting.workers_needed(self.box, state, action)

    def reveals(self, state: State, action: Action) -> bool:
        """Tell whether the legal `action` will show hidden cards or use chance."""
        return reveals.reveals(self.box, state, action)

    def ends_turn(self, action: Action) -> bool:
        """Tell whether `action` ends the turn."""
        return action.kind == "end-turn"

    def apply(self, state: State, action: Action, note: Note | None = None) -> None:
        """Change `state` by a legal action; effects that can do nothing are passed over."""
        _APPLY[action.kind](self.box, state, action, note)
        if state.pending:
            effects.settle(self.box, state, note)

    def clone(self, state: State) -> State:
        """Copy a state."""
        return _CLONE(state)

    def view(self, state: State, seat: int | None) -> State:
        """Give a new state without what `seat` may not know."""
        return views.hide(_CLONE(state), seat)

    def imagine(self, view: State, seat: int, memory: Sequence[Event], seed: int) -> State:
        """Make up a full state that agrees with what `seat` sees and remembers."""
        return imagining.imagine(self.box, _CLONE(view), memory, seed)

    def score(self, state: State) -> Scores:
        """Score a state or a view."""
        return scoring.score(self.box, state)

    def rival_score(self, state: State) -> tuple[ScoreLine, ...]:
        """List the parts of the solo rival's score; none in a game without him."""
        return scoring.rival_lines(self.box, state)

    def check(self, state: State) -> None:
        """Raise `BrokenInvariant` unless every card is accounted for and play can go on."""
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
        """Give the moment when every seat has had some turns more; with two players a round's end.

        With four players a round is so long that its end is a guess, and a few playouts in a
        tenth of a second; twelve turns tell as much, twice as often.
        """
        seats = len(state.players)
        if seats > _PAIR:
            return state.turns + _CROWD_AHEAD
        length = self.box.dice * seats
        least = state.turns + seats * ceil(_AHEAD / seats)
        return ceil(least / length) * length

    def trust(self, state: State) -> float:
        """Say for how many playouts the look of a line counts."""
        return _TRUST

    def terms(self, state: State, seat: int) -> list[Term]:
        """Say what a position is worth to `seat`."""
        return bot.terms(self.box, state, seat)

    def lead(self, state: State, seat: int, seats: int) -> float:
        """Say how much more a position is worth to `seat` than to the best of the others."""
        return bot.lead(self.box, state, seat)


def create(components: Mapping[str, Any] | None = None) -> Burgundy:
    """Make the game, with other components if given. Raises like `made_components`."""
    return Burgundy(None if components is None else made_components(components))
