"""Which names are taken for the same, and how one is told from others."""

# Look-alike letters are what this is about.
# ruff: noqa: RUF001

from __future__ import annotations

import pytest

from tui.play.names import alike, distinct, usable
from tui.widgets.lines import width


@pytest.mark.parametrize(
    "other",
    [
        "MILA",
        "Míla",
        "mila ",
        "m i l a",
        "ｍｉｌａ",
        "mіlа",
        "m1la",
        "mi|a",
        "rnila",
        "milɑ",
        "𝐦𝐢𝐥𝐚",
        "mi\u200bla",
        "mi\u3164la",
        "mi.la",
        "m\u0131la",
        "mïła",
        "Мila",
    ],
)
def test_names_that_look_like_mila(other: str) -> None:
    assert alike("mila", other)
    assert distinct(other, ["mila"]) != other
    assert not alike(distinct(other, ["mila"]), "mila")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Eva", "Iva"),
        ("Jan", "Jana"),
        ("Tom", "Tim"),
        ("Bot 1", "Bot 2"),
        ("Bot 3", "Bot 8"),
        ("Bot", "Bot-2"),
        ("Νίκος", "Νίνος"),
        ("界", "世"),
        ("🙂", "🙃"),
        ("---", "+++"),
    ],
)
def test_names_that_differ(one: str, other: str) -> None:
    assert not alike(one, other)
    assert distinct(one, [other]) == one


@pytest.mark.parametrize(("one", "other"), [("Τοm", "Tom"), ("Νina", "Nina"), ("νίκος", "ΝΊΚΟΣ")])
def test_greek_letters_are_read_as_what_they_look_like(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u200b", "\u3164", "\u2800", "\u115f", "\ufe0f", "\u0301", "...", "--", "\x1b"],
)
def test_what_nobody_can_read_is_no_name(name: str) -> None:
    assert not usable(name)


@pytest.mark.parametrize("name", ["a", "7", "Ž", "界", "🙂"])
def test_what_can_be_read_is_a_name(name: str) -> None:
    assert usable(name)


def test_a_number_is_put_behind_a_name_that_is_taken() -> None:
    assert distinct("Eva", ["eva", "Eva-2", "Eva-4"]) == "Eva-3"
    long = distinct("x" * 20, ["x" * 20])
    assert long == "x" * 18 + "-2"
    assert width(distinct("界" * 10, ["界" * 10])) <= 20
