"""Every sign takes one cell, and ASCII is ASCII."""

import dataclasses
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from tui.widgets.glyphs import ASCII, GLYPH_SETS, UNICODE, Glyphs

TWO_CELLS_IN_ASCII = {"to", "more"}


def _signs(glyphs: Glyphs) -> Iterator[tuple[str, str]]:
    for field in dataclasses.fields(glyphs):
        value = getattr(glyphs, field.name)
        if field.name == "players":
            yield from ((f"player {seat}", shape) for seat, shape in enumerate(value, 1))
        elif field.name != "name":
            yield field.name, value


@pytest.mark.parametrize(("name", "sign"), list(_signs(UNICODE)))
def test_a_normal_sign_is_one_cell_and_no_emoji(name: str, sign: str) -> None:
    assert cell_len(sign) == 1
    assert len(sign) == 1
    assert not 0x2800 <= ord(sign) <= 0x28FF, "no braille patterns"
    assert not 0xE000 <= ord(sign) <= 0xF8FF, "no private-use symbols"
    assert ord(sign) < 0x1F000, "no emoji"


@pytest.mark.parametrize(("name", "sign"), list(_signs(ASCII)))
def test_an_ascii_sign_is_ascii_of_the_listed_width(name: str, sign: str) -> None:
    assert sign.isascii()
    assert sign.isprintable()
    assert cell_len(sign) == (2 if name in TWO_CELLS_IN_ASCII else 1)


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
def test_six_seats_have_six_shapes(glyphs: Glyphs) -> None:
    assert len(set(glyphs.players)) == 6


def test_a_set_is_found_by_its_name() -> None:
    assert GLYPH_SETS == {"unicode": UNICODE, "ascii": ASCII}
