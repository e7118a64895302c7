"""Maps of hexes: bricks, walls, windows, and the ways from hex to hex."""

from __future__ import annotations

from itertools import pairwise

from tui.widgets.glyphs import ASCII, UNICODE
from tui.widgets.hexmap import LARGE, SMALL, Spot, draw, nearest_row, scrolled, towards, window
from tui.widgets.lines import Line, plain, width

_SPOTS: tuple[Spot, ...] = ((0, 1), (0, 2), (1, 0), (1, 1), (2, 1))


def _text(word: str) -> list[Line]:
    return [[(word, "text")], [(word.lower(), "dim")]]


_CELLS = {spot: _text(f"{'ABC'[spot[0]]}{spot[1] + 1}") for spot in _SPOTS}


def test_small_hexes_stand_in_shifted_rows() -> None:
    assert plain(draw(_CELLS, SMALL, glyphs=UNICODE)).splitlines() == [
        "    A2  A3",
        "  B1  B2",
        "    C2",
    ]


def test_large_hexes_share_their_walls() -> None:
    assert plain(draw(_CELLS, LARGE, glyphs=UNICODE)).splitlines() == [
        "      ┌─────┬─────┐",
        "      │A2   │A3   │",
        "      │a2   │a3   │",
        "   ┌──┴──┬──┴──┬──┘",
        "   │B1   │B2   │",
        "   │b1   │b2   │",
        "   └──┬──┴──┬──┘",
        "      │C2   │",
        "      │c2   │",
        "      └─────┘",
    ]


def test_joints_have_their_own_signs_in_ascii() -> None:
    drawn = plain(draw(_CELLS, LARGE, glyphs=ASCII))
    assert drawn.isascii()
    assert drawn.splitlines()[3] == "   +--'--.--'--.--+"


def test_nothing_is_wider_than_the_map_and_long_texts_are_cut() -> None:
    cells = {(0, 0): [[("Cabbage 12", "cabbage")]], (1, 0): [[("漢字漢", "text")]]}
    for size, glyphs in ((SMALL, UNICODE), (LARGE, ASCII)):
        lines = draw(cells, size, glyphs=glyphs)
        assert {width(line) for line in lines} == {size.size(2, 1)[1]}
        assert plain(lines).splitlines()[size.walls].strip("│| ").startswith("Ca")


def test_an_empty_map_has_no_lines() -> None:
    assert plain(draw({}, SMALL, glyphs=UNICODE)).strip() == ""


def test_a_window_shows_a_part_and_blanks_beside_it() -> None:
    drawn = draw(_CELLS, LARGE, glyphs=UNICODE)
    assert plain(window(drawn, 1, 6, 2, 7)).splitlines() == ["│A2   │", "│a2   │"]
    beside = window(drawn, 9, 16, 3, 8)
    assert [width(line) for line in beside] == [8, 8, 8]
    assert plain(beside).strip() == ""


def test_a_wide_sign_is_not_halved_at_the_edge_of_a_window() -> None:
    (seen,) = window([[("漢字", "text")]], 0, 1, 1, 3)
    assert plain([seen]) == " 字"
    assert width(seen) == 3


def test_a_window_holds_what_one_looks_at_and_stays_for_small_moves() -> None:
    assert scrolled(34, 40, 30, 3) == 0
    starts = [scrolled(100, 12, at, 3) for at in range(97)]
    for at, start in enumerate(starts):
        assert 0 <= start <= 88
        assert start <= at
        assert at + 2 < start + 12 or at > 88
    moves = sum(a != b for a, b in pairwise(starts))
    assert moves < 20


def test_the_next_row_is_entered_where_its_middle_is_nearest() -> None:
    spots = [(row, column) for row in range(4) for column in range(4)]
    assert nearest_row(spots, 1, (0, 2)) == (1, 2)
    assert nearest_row(spots, 2, (1, 2)) == (2, 2)
    assert nearest_row(spots, 0, (1, 3)) == (0, 3)
    assert nearest_row([(1, 0), (1, 7)], 1, (0, 4)) == (1, 7)
    assert nearest_row([(0, 0)], 3, (0, 0)) is None


def test_an_arrow_leads_to_the_nearest_in_its_direction() -> None:
    spots = [(8, 6), (8, 7), (9, 5), (10, 6)]
    assert towards(spots, (8, 7), "left") == (8, 6)
    assert towards(spots, (8, 6), "right") == (8, 7)
    assert towards(spots, (8, 6), "down") == (9, 5)
    assert towards(spots, (9, 5), "down") == (10, 6)
    assert towards(spots, (10, 6), "up") == (9, 5)
    assert towards(spots, (8, 7), "right") is None
    assert towards(spots, (8, 7), "up") is None


def test_one_far_aside_is_taken_only_if_there_is_no_other() -> None:
    assert towards([(0, 0), (9, 1)], (0, 0), "right") == (9, 1)
    assert towards([(0, 0), (9, 1), (1, 5)], (0, 0), "right") == (1, 5)
