"""Whatever a game calls a thing on its screens finds a rule page in that language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from core import games
from tui.rules.library import load
from tui.words import LANGUAGES, Words
from tui.words.extract import Key, messages
from tui.words.registry import for_game

ABBREVIATED = re.compile(r"letter|at most|short|can it be|can be|sign|under|column of the pay")
"""Contexts of forms that only fit where there is no room; their long forms are searched."""

NOUN = re.compile(r"(?!(?:Enter|[A-Z]) )[^\W\d][\w']*(?: [\w']+){0,3}")
"""A name as it is written alone: a few words, no places, signs, full stop or key before them."""


def spoken(words: Words, key: Key) -> str:
    return words.t(key.singular) if key.context is None else words.p(key.context, key.singular)


def nouns(game: str, language: str) -> Iterator[str]:
    """Give the names of cards, goods and spaces, the captions of panels, score lines, settings."""
    words, spoke = Words(language), for_game(game)
    for key, files in messages().items():
        named = any(f"words/{game}_{part}.py" in file for file in files for part in PARTS)
        caption = any(f"screens/{game}/" in file for file in files) and key.singular[0].isupper()
        short = key.context is not None and ABBREVIATED.search(key.context)
        if (named or caption) and not short and key.plural is None:
            yield spoken(words, key)
    for setting in games.settings(games.create(game).options):
        yield spoke.option(words, setting.name)


PARTS = ("names", "cards")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_noun_finds_a_page(game: str, language: str) -> None:
    library = load((game,), language)
    asked = {noun for noun in nouns(game, language) if NOUN.fullmatch(noun)}
    assert len(asked) > 30
    missing = sorted(noun for noun in asked if not library.search(noun))
    assert missing == []
