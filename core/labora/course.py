"""The game alone as a course that a planner can follow, from one main action to the next."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from random import Random

from core.game import AnyGame
from core.labora.box import Box
from core.labora.model import Action, State
from core.labora.outlook import Outlook
from core.labora.sensible import Guide

_PHASES = ("neutral", "neutral-prior", "settle", "action")
_WITH_EXTRAS = _PHASES[1:]
_NEUTRAL_ORDERS = 8
"""Orders tried in which the neutral player may build."""
_SMALL = 3
"""Lines whose landscapes differ by less than so many cards are alike."""


class Course:
    """Knows what follows a position, and what it may still become."""

    def __init__(self, game: AnyGame, box: Box, outlook: Outlook, chance: Random) -> None:
        self.game = game
        self.outlook = outlook
        self.guide = Guide(box, outlook, chance)
        self._box = box
        self.worth: Callable[[State], float] = outlook.value

    def stage(self, state: State) -> tuple[int, ...]:
        """Give a number for how far a position is; () when the game is over."""
        if state.phase == "over":
            return ()
        left = 2 - state.actions if state.phase == "action" else 0
        return state.turns, _PHASES.index(state.phase), left

    def ahead(self, stage: tuple[int, ...]) -> float:
        """Say what part of the game lies ahead of a stage."""
        rules = self._box.modes["solo"]
        turns, _, done = stage
        return max(0.5, rules.rounds + len(rules.phases) - turns - done / 2)

    def key(self, state: State) -> Hashable:
        """Give equal values for positions of one stage that play on alike.

        Which brother stands where does not matter; what is not named follows from the rest.
        """
        own, neutral = state.players
        prior, *brothers = own.clergy
        other_prior, *others = neutral.clergy
        return (
            tuple(own.goods),
            prior,
            frozenset(brothers) if brothers[0] != brothers[1] else brothers[0],
            frozenset(own.cards.items()),
            frozenset(own.ground.items()),
            tuple(state.wheel),
            other_prior,
            frozenset(others) if others[0] != others[1] else others[0],
            frozenset(neutral.cards.items()),
            state.bought,
            state.settled,
            state.price,
            len(state.plots),
        )

    def group(self, state: State) -> Hashable:
        """Give what makes lines different: wonders, settlements and how much is built."""
        player = state.players[0]
        towns = self._box.is_settlement
        built = sum([card in towns for card in player.cards.values()])
        return player.goods[-1], built, len(player.cards) // _SMALL

    def beside(self, state: State) -> Iterator[tuple[State, tuple[Action, ...]]]:
        """Give the positions of the same stage that extra steps lead to: land, and sales."""
        if state.pending or state.phase not in _WITH_EXTRAS:
            return
        game, guide = self.game, self.guide
        seen = {self.key(state)}
        nodes: list[tuple[State, tuple[Action, ...]]] = [(state, ())]
        while nodes:
            here, before = nodes.pop()
            legal = game.legal(here)
            for action in guide.steps(here, legal) if here.pending else guide.extras(here, legal):
                after = game.clone(here)
                game.apply(after, action)
                taken = (*before, action)
                if not after.pending:
                    known = self.key(after)
                    if known in seen:
                        continue
                    seen.add(known)
                    yield after, taken
                nodes.append((after, taken))

    def follow(self, state: State) -> Iterator[tuple[State, tuple[Action, ...]]]:
        """Give the positions of the next stages that can be reached, and the steps to each.

        Land and sales are left to `beside`: with them in every combination, most of what a beam
        looks at would be the same few actions on other land.
        """
        orders = _NEUTRAL_ORDERS if state.phase == "neutral" else 1
        start = self.stage(state)
        for _ in range(orders):
            yield from self._follow(state, start)

    def _follow(
        self, state: State, start: tuple[int, ...]
    ) -> Iterator[tuple[State, tuple[Action, ...]]]:
        game = self.game
        legal_of, clone, apply, sensible = game.legal, game.clone, game.apply, self.guide.steps
        seen: set[Hashable] = set()
        nodes: list[tuple[State, tuple[Action, ...]]] = [(clone(state), ())]
        while nodes:
            here, before = nodes.pop()
            steps = sensible(here, legal_of(here))
            last = len(steps) - 1
            for number, action in enumerate(steps):
                after = here if number == last else clone(here)
                apply(after, action)
                taken = (*before, action)
                if not after.pending and after.phase != "neutral":
                    if self.stage(after) != start:
                        yield after, taken
                        continue
                    known = self.key(after)
                    if known in seen:
                        continue
                    seen.add(known)
                nodes.append((after, taken))
