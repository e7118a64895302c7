"""The language of a reader: plurals, numbers, lists, dates, many languages at once."""

from __future__ import annotations

import threading
from datetime import datetime
from pathlib import Path

import pytest

from tui.words import N_, NP_, Words
from tui.words.compile import compile_words

PO = r"""msgid ""
msgstr ""
"Language: cs\n"
"Plural-Forms: nplurals=3; plural=(n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2);\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=utf-8\n"
"Content-Transfer-Encoding: 8bit\n"

msgid "Hello {name}"
msgstr "Dobrý den, {name}"

msgctxt "verb"
msgid "Place"
msgstr "Umístit"

msgid "{count} card"
msgid_plural "{count} cards"
msgstr[0] "{count} karta"
msgstr[1] "{count} karty"
msgstr[2] "{count} karet"
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of catalogues with a few words of its own."""
    folder = tmp_path_factory.mktemp("locale")
    po = folder / "cs" / "LC_MESSAGES" / "herna.po"
    po.parent.mkdir(parents=True)
    po.write_text(PO, "utf-8")
    compile_words(folder)
    return folder


def test_english_is_the_source(folder: Path) -> None:
    assert Words("en", folder).t("Hello {name}", name="Eva") == "Hello Eva"


def test_unknown_language_is_english(folder: Path) -> None:
    words = Words("xx", folder)
    assert words.language == "en"
    assert words.t("Hello {name}", name="Eva") == "Hello Eva"


def test_context(folder: Path) -> None:
    words = Words("cs", folder)
    assert words.p(*NP_("verb", "Place")) == "Umístit"
    assert words.p("noun", "Place") == "Place"
    assert words.t(N_("Place")) == "Place"


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0 karet"),
        (1, "1 karta"),
        (2, "2 karty"),
        (4, "4 karty"),
        (5, "5 karet"),
        (22, "22 karet"),
    ],
)
def test_czech_plural(folder: Path, count: int, text: str) -> None:
    assert Words("cs", folder).n("{count} card", "{count} cards", count) == text


def test_english_plural(folder: Path) -> None:
    texts = [Words("en", folder).n("{count} card", "{count} cards", count) for count in (0, 1, 2)]
    assert texts == ["0 cards", "1 card", "2 cards"]


def test_values_are_never_read_as_places(folder: Path) -> None:
    assert Words("cs", folder).t("Hello {name}", name="{count}") == "Dobrý den, {count}"


def test_messages_without_values_keep_braces(folder: Path) -> None:
    assert Words("cs", folder).t("{list} as it is") == "{list} as it is"


@pytest.mark.parametrize(
    ("value", "english", "czech"),
    [
        (0, "0", "0"),
        (3, "3", "3"),
        (3.0, "3", "3"),
        (0.5, "0.5", "0,5"),
        (-0.5, "-0.5", "-0,5"),
        (1.5, "1.5", "1,5"),
        (10.5, "10.5", "10,5"),
        (2.25, "2.25", "2,25"),
        (100, "100", "100"),
    ],
)
def test_numbers(value: float, english: str, czech: str) -> None:
    assert Words("en").number(value) == english
    assert Words("cs").number(value) == czech


def test_lists() -> None:
    items = ["a", "b", "c"]
    assert [Words("en").join(items[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert Words("cs").join(items) == "a, b a c"


def test_dates() -> None:
    moment = datetime(2024, 3, 5, 7, 4)
    assert Words("en").date(moment) == "2024-03-05 07:04"
    assert Words("cs").date(moment) == "5. 3. 2024 7:04"


def test_same_language_is_equal() -> None:
    assert Words("cs") == Words("cs")
    assert hash(Words("cs")) == hash(Words("cs"))
    assert Words("cs") != Words("en")


def test_languages_side_by_side(folder: Path) -> None:
    wrong: list[str] = []

    def speak(language: str, expected: str) -> None:
        words = Words(language, folder)
        for _ in range(2000):
            if words.t("Hello {name}", name="x") != expected:
                wrong.append(language)

    threads = [
        threading.Thread(target=speak, args=pair)
        for pair in [("en", "Hello x"), ("cs", "Dobrý den, x")] * 4
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
