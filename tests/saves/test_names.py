"""File names: safe everywhere, and still readable."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import to_json

from saves.names import clean, cut, file_stem, folded


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Friday night", "Friday-night"),
        ("Žluťoučký kůň", "Žluťoučký-kůň"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\saves\\game", "C-saves-game"),
        ("\"quoted\" & 'single'", "quoted-single"),
        (".hidden", "hidden"),
        ("~/home", "home"),
        ("con", "con-game"),
        ("LPT1", "LPT1-game"),
        ("\U0001f600", "game"),
        ("", "game"),
        ("-rf *", "rf"),
        ("a\nb\x00c", "a-b-c"),
        ("日本", "日本"),
    ],
)
def test_names_become_file_names(name: str, stem: str) -> None:
    assert file_stem(name) == stem


@given(st.text(max_size=300))
def test_every_name_gives_a_name_that_every_system_takes(name: str) -> None:
    stem = file_stem(name)
    assert 1 <= len(stem.encode()) <= 85
    assert all(sign.isalnum() or sign == "-" for sign in stem)
    assert not stem.startswith("-")
    assert file_stem(stem) == stem


def test_two_hundred_signs_can_be_a_file(tmp_path: Path) -> None:
    for name in ("x" * 200, "ř" * 200, "漢" * 200):
        path = tmp_path / f".{file_stem(name)}~12345678.json.aside-10.tmp"
        path.touch()
        assert os.listdir(tmp_path) == [path.name]
        path.unlink()


def test_what_a_file_system_may_mix_up_is_folded() -> None:
    assert folded("Ředkev") == folded("ředkev".upper()) == folded("r\u030cedkev")
    assert folded("a") != folded("b")


@given(st.text(max_size=80), st.integers(3, 60))
def test_cut_texts_fit(text: str, room: int) -> None:
    shown = cut(text, room)
    assert len(to_json(shown)) - 2 <= room
    assert shown == text or shown.endswith("…")


def test_halves_of_signs_are_replaced() -> None:
    assert clean("a\udcffb") == "a?b"
    assert cut("a\udcffb", 40) == "a?b"
    assert clean("Ř😀") == "Ř😀"
