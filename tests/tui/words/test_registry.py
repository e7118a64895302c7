"""The words of a game are found by its id, without a line for it."""

from __future__ import annotations

import pytest

from core import games
from tests.tui.words.spoken import sound
from tui.words import LANGUAGES, Words
from tui.words.registry import for_game, words_of


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_words(game: str) -> None:
    spoken = for_game(game)
    assert spoken.id == game
    assert words_of(games.create(game)).id == game
    for language in LANGUAGES:
        assert sound(spoken.title(Words(language)))
        assert len(spoken.short_title(Words(language))) <= 22


@pytest.mark.parametrize("name", ["nonsense", "log", "struggle_names", "../saves", ""])
def test_only_games_have_words(name: str) -> None:
    with pytest.raises(KeyError):
        for_game(name)
