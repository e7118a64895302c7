"""From a question of a table to the action of a bot, wherever the bot thinks."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from core.bots.levels import Bot, create
from core.game import AnyGame
from core.games import create as create_game
from core.table import Question


def answer(question: Question, clock: Callable[[], float] | None = None) -> Any:
    """Give the action a bot of the asked level chooses.

    Without a clock, the same question gets the same answer. Raises UnknownLevel or UnknownGame.
    """
    return _bot(question.level, clock).choose(
        _game(question.game, json.dumps(question.components, sort_keys=True)),
        question.view,
        question.seat,
        question.memory,
        question.legal,
        question.seed,
    )


@lru_cache(maxsize=8)
def _bot(level: str, clock: Callable[[], float] | None) -> Bot:
    return create(level, clock)


@lru_cache(maxsize=4)
def _game(name: str, components: str) -> AnyGame:
    return create_game(name, json.loads(components))
