"""A label that a rule page quotes is one that a screen shows in that language.

Pages put labels in the quotation marks of their language. Keys, levels of bots and choices of a
setting stand without them, at the beginning of a list item.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from core import games
from tui.keys import KEYS
from tui.rules.library import Page, load
from tui.words import LANGUAGES, Words
from tui.words.extract import Key, messages
from tui.words.registry import for_game

QUOTED = re.compile("[“„]([^“”„]+)[”“]")
ITEM = re.compile(r"^- ([^:]+):")
LEVELS = ("random", "easy", "medium", "strong", "expert")


def labels(language: str) -> set[str]:
    """Give what screens may show: all messages without places, and the titles of pages."""
    words = Words(language)
    shown = {_spoken(words, key) for key in messages() if key.plural is None}
    return shown | {page.title for page in load(games.names(), language).pages}


def _spoken(words: Words, key: Key) -> str:
    return words.t(key.singular) if key.context is None else words.p(key.context, key.singular)


def quotes(page: Page) -> list[str]:
    return QUOTED.findall(" ".join((*page.body, *page.forgotten)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quoted_label_exists(language: str) -> None:
    shown = labels(language)
    quoted = [
        (page.id, quote) for page in load(games.names(), language).pages for quote in quotes(page)
    ]
    assert len(quoted) > 5
    assert [(page, quote) for page, quote in quoted if quote not in shown] == []


def test_a_label_of_the_other_language_or_of_no_screen_is_found() -> None:
    english, czech = labels("en"), labels("cs")
    assert "Play here" in english - czech
    assert "Hrát tady" in czech - english
    assert "Take in" not in english
    assert (
        QUOTED.findall("“Continue” goes on") == QUOTED.findall("Volba „Continue“") == ["Continue"]
    )


def test_both_languages_quote_the_same_places() -> None:
    czech = load(games.names(), "cs")
    for page in load(games.names(), "en").pages:
        assert len(quotes(page)) == len(quotes(czech.page(page.id))), page.id


def settings() -> Iterator[tuple[str, str]]:
    for game in games.names():
        for setting in games.settings(games.create(game).options):
            if setting.choices:
                yield game, setting.name


@pytest.mark.parametrize(("game", "name"), settings())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_setting_names_its_choices(game: str, name: str, language: str) -> None:
    """As the command line takes them, or as the window of a new game shows them."""
    (setting,) = (s for s in games.settings(games.create(game).options) if s.name == name)
    words, spoke = Words(language), for_game(game)
    allowed = {
        name.casefold()
        for value in setting.choices
        for name in (str(value), spoke.option_choice(words, setting.name, value))
    }
    page = load((game,), language).page(setting.rule)
    named = [found[1].casefold() for text in page.body if (found := ITEM.match(text))]
    assert len(named) == len(setting.choices)
    assert [each for each in named if each not in allowed] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_bots_names_their_levels(language: str) -> None:
    page = load((), language).page("house.bots")
    named = [text.split()[1] for text in page.body if text.startswith("- ")]
    assert named == [Words(language).t(level) for level in LEVELS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_keys_names_letters_as_the_table_of_keys_does(language: str) -> None:
    words = Words(language)
    table = {key.keys[0]: words.t(key.label) for key in KEYS if key.id.startswith("look-")}
    (listed,) = (text for text in load((), language).page("house.keys").body if " A " in text)
    named = re.findall(r"\b([A-Z]) ([^,.]+)", listed)
    assert len(named) > 7
    assert [(key, label) for key, label in named if not table[key].startswith(label)] == []
