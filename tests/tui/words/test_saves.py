"""What is wrong with a save is one sentence, in each language, that names the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves import errors
from saves.opening import Verdict
from tui.words import LANGUAGES, Words
from tui.words.saves import trouble, verdict

PLACE = Path("/home/eva/Hry [b]/Žlutá {hra}.json")

TROUBLES = [
    errors.NotASave(),
    errors.NewerFormat(2, 1),
    errors.UnknownGame("chess"),
    errors.Damaged(""),
    errors.Damaged("journal.12.3"),
    errors.Tampered("digest"),
    errors.Missing(),
    errors.AlreadyThere(),
    errors.InUse(12, "box"),
    errors.InUse(0, ""),
    errors.ReadOnly(),
    errors.Unreadable(),
    errors.DiskFull(),
    errors.Failed("EIO"),
    errors.Failed("EISDIR"),
    errors.Failed(""),
]


def test_every_error_is_here() -> None:
    assert {type(error) for error in TROUBLES} == set(errors.SaveError.__subclasses__())
    assert len({error.id for error in errors.SaveError.__subclasses__()}) == len(
        errors.SaveError.__subclasses__()
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("error", TROUBLES, ids=lambda error: error.id)
def test_trouble_is_one_sentence_about_the_file(language: str, error: errors.SaveError) -> None:
    error.at(PLACE)
    said = trouble(Words(language), error)
    assert said.startswith(str(PLACE))
    assert said.endswith(".")
    assert "\n" not in said
    assert ". " not in said.removeprefix(str(PLACE))


def test_the_place_in_the_file_is_named() -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert "journal.12.3" in trouble(words, errors.Damaged("journal.12.3"))
        assert "chess" in trouble(words, errors.UnknownGame("chess"))


def test_languages_differ() -> None:
    english, czech = Words("en"), Words("cs")
    for error in TROUBLES:
        assert trouble(english, error) != trouble(czech, error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_verdicts_name_the_step_as_people_count(language: str) -> None:
    words = Words(language)
    for reason in ("illegal", "seat", "over", "marks"):
        assert "24" in verdict(words, Verdict(reason, 23))
    assert verdict(words, Verdict("digest", 60))
    assert "60" in verdict(words, Verdict("", 60))
    assert len({verdict(words, Verdict("", count)) for count in (0, 1, 2, 5)}) == 4
