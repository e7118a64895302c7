"""Finds the words of a game by its id: they are `WORDS` in the module `tui.words.<id>`.

A game needs no line here. Its words are imported when they are asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from core import games
from core.game import AnyGame
from tui.words.game import GameWords


@cache
def for_game(game_id: str) -> GameWords:
    """Give the words of a game. Raises `KeyError` for a game that the house does not have."""
    if game_id not in games.names():
        raise KeyError(game_id)
    words: GameWords = import_module(f"tui.words.{game_id}").WORDS
    return words


def words_of(game: AnyGame) -> GameWords:
    """Give the words of a game that is played, which know what its cards say."""
    return for_game(game.id).of(game)
