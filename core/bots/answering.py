"""From a question of a table to the action of a bot, wherever the bot thinks.

A question may be considered in several places at once: `consider` gives what one of them found,
`decide` puts it together. `answer` does both in one place.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from core.bots.levels import SEARCHING, create, manner_of
from core.bots.look_ahead import look_ahead, merged
from core.bots.one_turn import Line, OneTurnBot
from core.bots.planner import Planner
from core.bots.plans import Plans
from core.bots.search import Arm, Clock
from core.game import AnyGame
from core.games import create as create_game
from core.table import Question

OTHER_LUCK = 7_919
"""Added to the seed of a question it gives other imagined worlds."""
_PLANNING = ("medium", *SEARCHING)
"""Levels that go on with a line they have begun."""


def answer(question: Question, clock: Clock | None = None) -> Any:
    """Give the action a bot of the asked level chooses.

    Without a clock, the same question gets the same answer. Raises UnknownLevel or UnknownGame.
    """
    return decide(question, [consider(question, clock=clock)])[0]


def consider(question: Question, part: int = 0, clock: Clock | None = None) -> list[Arm]:
    """Give the lines that the asked bot has tried, the best one first; never none.

    Another `part` of the same question tries them with other luck. Raises as `answer` does.
    """
    game = game_of(question)
    seen = (game, question.view, question.seat, question.memory)
    if question.level in SEARCHING and len(question.legal) > 1:
        seed = question.seed + part * OTHER_LUCK
        arms = look_ahead(*seen, seed, manner_of(question.level), clock, planner())
        if arms:
            return arms
        action = max(question.legal, key=lambda one: game.prior(question.view, one))
    elif question.level == "medium":
        steps = OneTurnBot().line(*seen, question.legal, question.seed)
        return [Arm(Line(steps, 0.0), 0.0)]
    else:
        action = create(question.level, clock).choose(*seen, question.legal, question.seed)
    return [Arm(Line((action,), 0.0), 0.0)]


def decide(question: Question, found: Sequence[Sequence[Arm]]) -> tuple[Any, ...]:
    """Give the steps of the line that proves the best in all that was found."""
    if len(found) == 1:
        return found[0][0].line.steps
    trust = game_of(question).trust(question.view)
    return merged(found, trust)[0].line.steps


def keep(plans: Plans, question: Question, steps: Sequence[Any]) -> None:
    """Keep in mind how to go on with what was decided."""
    plans.keep(game_of(question), question.view, question.seat, steps)


def planned(plans: Plans, question: Question) -> Any | None:
    """Give the step that was planned when an earlier question was decided, if any."""
    if question.level not in _PLANNING:
        return None
    return plans.following(question.game, question.view, question.seat, question.legal)


def game_of(question: Question) -> AnyGame:
    """Give the rules that a question is about. Raises UnknownGame."""
    return _game(question.game, json.dumps(question.components, sort_keys=True))


@lru_cache(maxsize=4)
def _game(name: str, components: str) -> AnyGame:
    return create_game(name, json.loads(components))


@cache
def planner() -> Planner:
    """Give the planner of this process."""
    return Planner()
