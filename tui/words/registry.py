"""Finds the words of a game by its id; a game's words are imported when they are asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tui.words.game import GameWords

_MODULES = {"struggle": "tui.words.struggle"}


@cache
def for_game(game_id: str) -> GameWords:
    """Give the words of a game. Raises `KeyError` for a game that has none."""
    words: GameWords = import_module(_MODULES[game_id]).WORDS
    return words
