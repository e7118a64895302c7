"""The visitor's environment is read as the system itself reads it."""

from __future__ import annotations

import pytest

from tui.surroundings import has_czech_digits, language


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "sk_SK.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "cs:en"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_language(environment: dict[str, str], expected: str) -> None:
    assert language(environment) == expected


def test_czech_digits_follow_the_keyboard_not_the_messages() -> None:
    assert has_czech_digits({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"})
    assert not has_czech_digits({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8"})
