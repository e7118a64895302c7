"""Every bot of every game: it plays by the rules, says the same twice, and keeps its budget."""

from __future__ import annotations

from typing import Any

import pytest

from core.bots import create
from core.bots.levels import LEVELS, UnknownLevel
from core.bots.one_turn import Effort, OneTurnBot
from core.match import Match
from tests.core.bots.hiding import Hidden
from tests.core.play import Case, cases, dumped
from tests.core.toy import Toy, ToyOptions

EVERY = 9
"""Steps between two positions at which a bot is asked."""
SELDOM = {"labora": 48}
"""The same where a choice costs more and there are many settings."""


def positions(case: Case, seed: int, steps: int) -> list[Match]:
    """Give matches of different lengths, played by chance."""
    found = []
    match = Match(case.game, case.options, case.seats, seed)
    bot = create("random")
    for number in range(steps):
        if match.to_move is None:
            break
        if number % SELDOM.get(case.game.id, EVERY) == 0:
            snapshot = Match.restored(
                case.game,
                case.options,
                case.seats,
                seed,
                list(match.journal),
                [],
                case.game.clone(match.state),
            )
            found.append(snapshot)
        match.play(match.to_move, ask(bot, match), match.step, 0.0)
    return found


def ask(bot: Any, match: Match) -> Any:
    seat = match.to_move
    assert seat is not None
    return bot.choose(
        match.game, match.view(seat), seat, match.memory(seat), match.legal(), match.step
    )


def test_the_levels_have_their_names_from_the_start() -> None:
    assert LEVELS == ("random", "easy", "medium", "strong", "expert")
    for level in LEVELS:
        assert callable(create(level).choose)
    with pytest.raises(UnknownLevel, match="grandmaster"):
        create("grandmaster")


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
@pytest.mark.parametrize("case", cases(every_option=True), ids=str)
def test_a_bot_plays_by_the_rules_and_says_the_same_twice(case: Case, level: str) -> None:
    for match in positions(case, 3, 200):
        seat, legal = match.to_move, match.legal()
        assert seat is not None
        view, memory = match.view(seat), match.memory(seat)
        before = dumped(match.game, view), list(memory), list(legal)
        first = create(level).choose(match.game, view, seat, memory, legal, 5)
        assert first in legal
        assert (dumped(match.game, view), memory, legal) == before
        assert create(level).choose(match.game, view, seat, memory, legal, 5) == first


@pytest.mark.parametrize("case", cases(), ids=str)
def test_random_takes_every_choice_some_time(case: Case) -> None:
    match = positions(case, 3, 1)[0]
    view, bot = match.view(0), create("random")
    chosen = {bot.choose(match.game, view, 0, [], match.legal(), seed) for seed in range(300)}
    assert chosen == set(match.legal())


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_bot_sees_nothing_that_its_seat_cannot_see(case: Case, level: str) -> None:
    """Every hidden thing is changed: the choice is the same."""
    game, hidden = case.game, Hidden(case.game)
    for match in positions(case, 8, 150):
        seat = match.to_move
        assert seat is not None
        view, memory = match.view(seat), match.memory(seat)
        world = game.imagine(view, seat, memory, 99)
        hidden.add(match.state, view, [world])
        chosen = {
            create(level).choose(game, seen, seat, memory, match.legal(), 5)
            for seen in (view, game.view(world, seat))
        }
        assert len(chosen) == 1
    assert not hidden.left_alone()


class CountingToy(Toy):
    """Counts how many steps are tried."""

    tried = 0

    def apply(self, *args: Any, **named: Any) -> None:
        type(self).tried += 1
        super().apply(*args, **named)


@pytest.mark.parametrize("positions_allowed", [0, 1, 10, 100])
def test_medium_keeps_its_budget_and_answers_even_without_one(positions_allowed: int) -> None:
    game = CountingToy()
    state = game.setup(ToyOptions(), 3, 1)
    bot = OneTurnBot(Effort(positions=positions_allowed, worlds=2))
    CountingToy.tried = 0
    legal = game.legal(state)
    assert bot.choose(game, game.view(state, 0), 0, [], legal, 1) in legal
    one_trial, first_steps = 2 * 4, len(legal) + 3
    assert CountingToy.tried <= positions_allowed + one_trial * first_steps


def test_a_single_choice_costs_nothing() -> None:
    game = CountingToy()
    state = game.setup(ToyOptions(), 2, 1)
    CountingToy.tried = 0
    only = game.legal(state)[:1]
    assert OneTurnBot().choose(game, game.view(state, 0), 0, [], only, 1) == only[0]
    assert CountingToy.tried == 0


def test_medium_plays_a_game_it_has_never_heard_of() -> None:
    """The toy gives points for high cards laid: it lays its highest."""
    won = 0
    for seed in range(30):
        match = Match(Toy(), ToyOptions(), 2, seed)
        bots = [create("medium"), create("random")]
        if seed % 2:
            bots.reverse()
        while match.to_move is not None:
            match.play(match.to_move, ask(bots[match.to_move], match), match.step, 0.0)
        won += match.game.score(match.state).winners == (seed % 2,)
    assert won >= 27
