"""How tests play: random games, one step at a time, of any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from core.chance import below, seeded
from core.game import AnyGame, Event, Options
from core.games import Setting, chosen, create, names, settings
from core.match import Match

STEP_LIMIT = 20_000


@dataclass(frozen=True, slots=True)
class Case:
    """A game at one table: its options as they are written, and how many play."""

    game: AnyGame
    written: tuple[tuple[str, str], ...]
    seats: int

    @property
    def options(self) -> Options:
        """The options as the game reads them."""
        return chosen(self.game.options, dict(self.written))

    def __str__(self) -> str:
        settled = ",".join(f"{name}={value}" for name, value in self.written)
        return f"{self.game.id}-{self.seats}" + (f"-{settled}" if settled else "")


MOST_SETS = 16
"""Sets of options up to which all of a game are tried."""


def cases(every_option: bool = False) -> list[Case]:
    """List all games and seat counts with default options, or with many sets of options."""
    found = []
    for game in map(create, names()):
        known = settings(game.options) if every_option else ()
        for values in _sets(known):
            written = tuple(zip((setting.name for setting in known), values, strict=True))
            found += [Case(game, written, seats) for seats in game.seats]
    return found


def modes(name: str) -> list[Case]:
    """List the cases of a game that differ in who or what is played, not in a detail of a rule.

    A setting of yes and no is a detail; who plays alone has no choice of length.
    """
    game = create(name)
    found = []
    for seats in game.seats:
        open_to_seats = [
            setting
            for setting in settings(game.options)
            if setting.choices != ("no", "yes") and not (seats == 1 and setting.name == "length")
        ]
        for values in product(*(setting.choices for setting in open_to_seats)):
            names_of = [setting.name for setting in open_to_seats]
            found.append(Case(game, tuple(zip(names_of, values, strict=True)), seats))
    return found


def _sets(known: tuple[Setting, ...]) -> list[tuple[str, ...]]:
    """List all sets of options; of too many the usual one, each change of it, and its opposite."""
    every = list(product(*(setting.choices for setting in known)))
    if len(every) <= MOST_SETS:
        return every
    usual = tuple(setting.default for setting in known)
    opposite = tuple(
        next(choice for choice in reversed(setting.choices) if choice != setting.default)
        for setting in known
    )
    changed = [
        (*usual[:number], choice, *usual[number + 1 :])
        for number, setting in enumerate(known)
        for choice in setting.choices
        if choice != setting.default
    ]
    return [usual, *changed, opposite]


def random_steps(
    case: Case, seed: int, note: Callable[[Event], None] | None = None
) -> Iterator[tuple[Any, Any, list[Any]]]:
    """Play a random game; yield the live state, the action about to be played, and all legal.

    The state is at the end of the game when the iterator is exhausted. Fails when the game is
    longer than `STEP_LIMIT` steps.
    """
    game = case.game
    state = game.setup(case.options, case.seats, seed)
    rng = seeded(seed * 7 + 1)
    for _ in range(STEP_LIMIT):
        legal = game.legal(state)
        if not legal:
            return
        index, rng = below(rng, len(legal))
        yield state, legal[index], legal
        game.apply(state, legal[index], note)
    raise AssertionError(f"{case} with seed {seed} did not end in {STEP_LIMIT} steps")


def random_match(case: Case, seed: int, limit: int = STEP_LIMIT) -> Match:
    """Play a random match to its end, or `limit` steps of it."""
    match = Match(case.game, case.options, case.seats, seed)
    rng = seeded(seed * 7 + 1)
    while match.to_move is not None and match.step < limit:
        legal = match.legal()
        index, rng = below(rng, len(legal))
        match.play(match.to_move, legal[index], match.step, float(match.step))
    return match


def dumped(game: AnyGame, state: Any) -> bytes:
    """Write a state as JSON."""
    return game.states.dump_json(state)
