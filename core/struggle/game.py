"""The contract of the house, fulfilled by The Struggle for Catan. It names the parts in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from core.clone import cloner
from core.game import BrokenInvariant, Event, Game, Note, Options, Refusal, Scores, Term, Turn
from core.struggle import (
    bot,
    build,
    checks,
    city,
    ending,
    exchange,
    guild,
    imagining,
    prior,
    reveals,
    scoring,
    views,
    why_build,
    why_exchange,
)
from core.struggle import candidates as choices
from core.struggle.box import Apply, Box
from core.struggle.components import SEATS, Components, default_components, made_components
from core.struggle.model import (
    ACTIONS,
    STATES,
    Action,
    Discarding,
    State,
    Swapping,
)
from core.struggle.promise import WEIGHTS
from core.struggle.reasons import Refuse
from core.struggle.setup import StruggleOptions, setup

_APPLY: dict[str, Apply] = {
    **exchange.APPLY,
    **guild.APPLY,
    **build.APPLY,
    **city.APPLY,
    **ending.APPLY,
}
_TURNS_AHEAD = 3
"""Turns of every seat that are played ahead."""
_REFUSE: dict[str, Refuse] = {
    **why_exchange.REFUSE,
    **guild.REFUSE,
    **why_build.REFUSE,
    **city.REFUSE,
    **ending.REFUSE,
}
_LEGAL: dict[str, Callable[[Box, State], list[Action]]] = {
    "swap": exchange.legal,
    "build": build.legal,
}
_LEGAL_STEPS: dict[str, Callable[[Box, State, Any], list[Action]]] = {
    "swapping": exchange.legal_open,
    "paying": build.legal_pay,
    "turning": city.legal_turn_arrow,
    "discarding": city.legal_discard,
}
_CLONE = cloner(State)
_TRUST = 2.0
"""For how many playouts the look of a line counts: as many as err as far as it does."""
_PROMPTS = {
    "swap": ("swap", "struggle.swap"),
    "build": ("build", "struggle.build"),
    "deck": ("swap-deck", "struggle.swap-deck"),
    "market": ("swap-market", "struggle.swap-market"),
    "player": ("swap-player", "struggle.swap-player"),
    "looking": ("library", "struggle.library"),
    "paying": ("pay", "struggle.cost"),
    "turning": ("arrow", "struggle.destiny"),
    "discarding": ("discard", "struggle.event-robber"),
}
"""Prompt and rule of every phase, kind of exchange and open path."""


class Struggle(Game[State, Action]):
    """The Struggle for Catan, played with the given components (None: the printed ones)."""

    id = "struggle"
    seats = SEATS
    options = StruggleOptions
    hides = True
    point = WEIGHTS.point
    states = STATES
    actions = ACTIONS

    def __init__(self, components: Components | None = None) -> None:
        self.components = components or default_components()
        self.box = Box(self.components)

    def setup(self, options: Options, seats: int, seed: int) -> State:
        """Make the first state. Raises TypeError for the options of another game."""
        if not isinstance(options, StruggleOptions):
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
            if isinstance(path, Swapping):
                about = "looking" if path.looking else path.source
            elif isinstance(path, Discarding):
                seat = path.seats[0]
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

    def cannot_build(self, state: State, item: int) -> Refusal | None:
        """Say why the player on turn could not build an item if he were building now."""
        return why_build.cannot_build(self.box, state, item)

    def loser(self, state: State, item: int) -> int:
        """Give the seat that would lose a road (item 0) or knight (item 2) to the player on turn.

        -1 if nobody can lose one. It only happens when the stock is empty.
        """
        return build.loser(self.box, state, item)

    def reveals(self, state: State, action: Action) -> bool:
        """Tell whether the legal `action` will show hidden cards or use chance."""
        return reveals.reveals(self.box, state, action)

    def ends_turn(self, action: Action) -> bool:
        """Tell whether `action` draws and ends the turn."""
        return action.kind == "end-turn"

    def apply(self, state: State, action: Action, note: Note | None = None) -> None:
        """Change `state` by a legal action."""
        _APPLY[action.kind](self.box, state, action, note)

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

    def check(self, state: State) -> None:
        """Raise `BrokenInvariant` unless every card is accounted for and play can go on."""
        checks.check(self.box, state)
        if state.phase != "over" and not self.legal(state):
            raise BrokenInvariant("stuck")

    def prior(self, state: State, action: Action) -> float:
        """Say how promising an action looks."""
        return prior.priors(self.box, state, (action,))[0]

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Say how promising actions of one position look."""
        return prior.priors(self.box, state, actions)

    def horizon(self, state: State) -> int:
        """Give the moment when every seat has had some more turns: plans take that long."""
        return state.turns + _TURNS_AHEAD * len(state.players)

    def trust(self, state: State) -> float:
        """Say for how many playouts the look of a line counts."""
        return _TRUST

    def terms(self, state: State, seat: int) -> list[Term]:
        """Say what a position is worth to `seat`."""
        return bot.terms(self.box, state, seat)


def create(components: Mapping[str, Any] | None = None) -> Struggle:
    """Make the game, with other components if given. Raises like `made_components`."""
    return Struggle(None if components is None else made_components(components))
