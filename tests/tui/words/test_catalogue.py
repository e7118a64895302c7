"""The catalogues are whole: nothing missing, unused, fuzzy or half translated."""

from __future__ import annotations

from pathlib import Path

import pytest

from tui.words import LANGUAGES, Words
from tui.words.extract import (
    Key,
    main,
    messages,
    messages_of,
    path_of,
    problems,
    read,
    updated,
    write,
)

OTHERS = sorted(LANGUAGES.keys() - {"en"})


@pytest.mark.parametrize("language", OTHERS)
def test_whole(language: str) -> None:
    assert problems(read(language), messages()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_plural_speaks(language: str) -> None:
    words = Words(language)
    plurals = [key for key in messages() if key.plural is not None]
    assert plurals
    for key in plurals:
        forms = [
            words._translations.ngettext(key.singular, key.plural or "", n) for n in (0, 1, 2, 5)
        ]
        assert all(forms)
        assert forms[0] == forms[3], key


def test_collects_each_kind_of_message() -> None:
    source = """
words.t("plain", name=words.t("inner"))
self.words.n("{count} card", "{count} " "cards", 3)
voice.words.p("verb", "Place")
TABLE = {"a": N_("marked"), "b": NP_("noun", "Place")}
words.t(TABLE["a"])
other.n(3, 4)
t("a method with a short name")
"""
    assert set(messages_of(source)) == {
        Key(None, "plain", None),
        Key(None, "inner", None),
        Key(None, "{count} card", "{count} cards"),
        Key("verb", "Place", None),
        Key(None, "marked", None),
        Key("noun", "Place", None),
        Key(None, "a method with a short name", None),
    }


HEADER = r"""msgid ""
msgstr ""
"Language: cs\n"
"Plural-Forms: nplurals=3; plural=(n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2);\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=utf-8\n"
"Content-Transfer-Encoding: 8bit\n"

"""
CARD = Key(None, "{count} card", "{count} cards")
PLAIN = Key(None, "Hello {name}", None)


@pytest.mark.parametrize(
    ("body", "key", "fault"),
    [
        ("", PLAIN, "not in the catalogue"),
        ('msgid "Hello {name}"\nmsgstr ""\n', PLAIN, "is not translated"),
        ('msgid "Hello {name}"\nmsgstr "Ahoj {jmeno}"\n', PLAIN, "has other places"),
        ('#, fuzzy\nmsgid "Hello {name}"\nmsgstr "Ahoj {name}"\n', PLAIN, "is fuzzy"),
        (
            'msgid "{count} card"\nmsgid_plural "{count} cards"\n'
            'msgstr[0] "{count} karta"\nmsgstr[1] "{count} karty"\nmsgstr[2] ""\n',
            CARD,
            "lacks a form",
        ),
        (
            'msgid "{count} card"\nmsgid_plural "{count} cards"\n'
            'msgstr[0] "{count} karta"\nmsgstr[1] "{count} karty"\n',
            CARD,
            "lacks a form",
        ),
    ],
)
def test_faults_are_found(tmp_path: Path, body: str, key: Key, fault: str) -> None:
    path = path_of("cs", tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text(HEADER + body, "utf-8")
    lines = problems(read("cs", tmp_path), {key: ["a.py"]})
    assert len(lines) == 1
    assert lines[0].startswith(fault)


def test_unused_is_found_and_dropped(tmp_path: Path) -> None:
    path = path_of("cs", tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text(
        HEADER + 'msgid "old"\nmsgstr "starý"\n\nmsgid "kept"\nmsgstr "drží"\n', "utf-8"
    )
    kept, new = Key(None, "kept", None), Key("verb", "new", None)
    wanted = {kept: ["a.py"], new: ["b.py"]}
    assert [line for line in problems(read("cs", tmp_path), wanted) if "unused" in line] == [
        "unused: 'old'"
    ]
    write(updated(read("cs", tmp_path), wanted), "cs", tmp_path)
    assert problems(read("cs", tmp_path), wanted) == [
        "not in the catalogue: 'new' in the context 'verb'"
    ]
    assert "drží" in path.read_text("utf-8")
    assert "nplurals=3" in path.read_text("utf-8")


def test_the_tool_lists_nothing_when_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--missing"]) == 0
    assert capsys.readouterr().out == ""
