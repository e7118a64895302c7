"""Leaner output looks the same, letter by letter."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from tui.sgr import leaner

Look = tuple[frozenset[str], str, str]
NOTHING: Look = (frozenset(), "", "")

_CODES = re.compile(r"38;5;\d+|48;5;\d+|[34]8;2;\d+;\d+;\d+|\d+")


def _after(look: Look, codes: str) -> Look:
    """A second reading of the codes, written in another way than the one under test."""
    attributes, front, back = look
    for code in _CODES.findall(codes):
        if code == "0":
            attributes, front, back = NOTHING
        elif re.fullmatch(r"38;.*|3\d|9\d", code):
            front = code
        elif re.fullmatch(r"48;.*|4\d|10\d", code):
            back = code
        else:
            attributes |= {code}
    return attributes, front, back


def _letters(text: str) -> list[tuple[str, Look]]:
    """Each letter or other control sequence with the look it is written in."""
    look = NOTHING
    seen = []
    for piece in re.findall(r"\x1b\[[0-9;]*[A-Za-z]|.", text, re.DOTALL):
        if piece.startswith("\x1b[") and piece.endswith("m"):
            look = _after(look, piece[2:-1] or "0")
        else:
            seen.append((piece, look))
    return [*seen, ("end", look)]


front = st.sampled_from(["", "33", "92", "39", "38;5;214", "38;2;16;20;24", "38;2;1;2;3"])
back = st.sampled_from(["", "43", "49", "103", "48;5;16", "48;2;16;20;24"])
attributes = st.sets(st.sampled_from(["1", "4", "7"]))


@st.composite
def _pieces(draw: st.DrawFn) -> str:
    codes = ";".join([*sorted(draw(attributes)), draw(front), draw(back)]).strip(";")
    codes = re.sub(";+", ";", codes)
    text = draw(st.sampled_from(["a", "bc", "", " ", "\x1b[3;4H", "\x1b[?25h"]))
    return f"\x1b[{codes}m{text}\x1b[0m" if codes else text


@given(st.lists(_pieces(), max_size=12).map("".join))
def test_it_looks_the_same(text: str) -> None:
    lean = leaner(text)
    assert _letters(lean) == _letters(text)
    assert len(lean) <= len(text)


strange = st.sampled_from(["\x1b[0m", "\x1b[1m", "\x1b[38;5m", "\x1b[;m", "\x1b[1;m", "a", "\x1b"])


@given(st.lists(strange).map("".join))
def test_nothing_is_lost_from_strange_output(text: str) -> None:
    assert re.sub(r"\x1b\[[0-9;]*m", "", leaner(text)) == re.sub(r"\x1b\[[0-9;]*m", "", text)


def test_a_ground_that_stays_is_sent_once() -> None:
    assert leaner("\x1b[31;48;5;1ma\x1b[0m\x1b[32;48;5;1mb\x1b[0m") == (
        "\x1b[31;48;5;1ma\x1b[32mb\x1b[0m"
    )


def test_an_attribute_that_goes_needs_a_reset() -> None:
    assert leaner("\x1b[1;31ma\x1b[0m\x1b[31mb\x1b[0m") == "\x1b[1;31ma\x1b[0;31mb\x1b[0m"


def test_output_without_styles_is_left_alone() -> None:
    assert leaner("\x1b[?1049habc") == "\x1b[?1049habc"
