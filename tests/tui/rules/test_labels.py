"""What the pages quote stands on the screen in the same words, and rulings are called rulings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from core import games
from core.game import AnyGame
from tests.tui.words import burgundy_spoken, spoken
from tui.rules.library import Page, load
from tui.words import LANGUAGES, Words
from tui.words.game import GameWords

LOCALE = Path(__file__).parents[3] / "tui" / "words" / "locale"
TABLES: dict[str, tuple[AnyGame, GameWords]] = {
    "struggle": (spoken.GAME, spoken.WORDS),
    "burgundy": (burgundy_spoken.GAME, burgundy_spoken.WORDS),
}
QUOTED = re.compile(r"[“„]([^“”„]+)[”“]")
READINGS = {"en": "our reading", "cs": "náš výklad"}


def pages(game: str, language: str) -> tuple[Page, ...]:
    return tuple(page for page in load([game], language).pages if page.game == game)


def texts(page: Page) -> list[str]:
    return [*page.body, *page.forgotten, page.source]


def shown(language: str) -> str:
    """Give the texts of the screen in one string: messages, or their translations."""
    line = {"en": r'^(?:msgid|msgid_plural) "(.*)"$', "cs": r'^msgstr(?:\[\d\])? "(.*)"$'}
    catalogue = (LOCALE / "cs" / "LC_MESSAGES" / "herna.po").read_text("utf-8")
    joined = catalogue.replace('"\n"', "")
    return "\n".join(re.findall(line[language], joined, re.MULTILINE))


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_choices_are_named_as_on_the_screen(language: str, game: str) -> None:
    rules, said = TABLES[game]
    words, library = Words(language), load([game], language)
    for setting in games.settings(rules.options):
        page = library.page(setting.rule)
        label = said.option(words, setting.name)
        assert page.title.split(": ", 1)[1].lower() == label.lower()
        named = [text[2:].split(": ")[0] for text in page.body if text.startswith("- ")]
        shown_names = [said.option_choice(words, setting.name, one) for one in setting.choices]
        assert sorted(named) == sorted(shown_names)


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_quoted_labels_are_on_the_screen(language: str, game: str) -> None:
    labels = set(shown(language).splitlines())
    for page in pages(game, language):
        for text in texts(page):
            assert set(QUOTED.findall(text)) <= labels, page.id


def test_a_page_quotes_a_label() -> None:
    for language, label in (("en", "ask each time"), ("cs", "pokaždé se zeptat")):
        page = load(["struggle"], language).page("struggle.draw-extra")
        assert QUOTED.findall(" ".join(page.body)) == [label]


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_is_called_a_ruling(language: str, game: str) -> None:
    for page in pages(game, language):
        assert READINGS[language] not in " ".join(texts(page)), page.id
