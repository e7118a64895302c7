"""Boxes, rules and lists are drawn as in the pictures of the screens."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tui.widgets.frames import first_row, frame, grid, rule, small_box, window
from tui.widgets.glyphs import ASCII, UNICODE, Glyphs
from tui.widgets.lines import beside, line, plain, width


def test_two_boxes_of_the_picture() -> None:
    market = frame(
        [line("  1 Ore     ▸2 Grain    3 Grain"), line("  4 Wool     5 Brick")],
        36,
        "Market",
        glyphs=UNICODE,
    )
    left = frame([line(" Road 0   Settle 6   Knight 1")], 44, "Cards left to build", glyphs=UNICODE)
    assert plain(beside([(market, 36), (left, 44)])) == (
        "┌─ Market ─────────────────────────┐┌─ Cards left to build ────────────────────┐\n"
        "│  1 Ore     ▸2 Grain    3 Grain   ││ Road 0   Settle 6   Knight 1             │\n"
        "│  4 Wool     5 Brick              │└──────────────────────────────────────────┘\n"
        "└──────────────────────────────────┘"
    )


def test_a_box_with_two_titles() -> None:
    box = frame([], 50, "Your hand  8 cards", "3 alike count", glyphs=UNICODE)
    assert plain(box[:1]).startswith("┌─ Your hand  8 cards ─")
    assert plain(box[:1]).endswith("─ 3 alike count ─┐")
    assert width(box[0]) == 50


def test_the_rule_of_the_picture() -> None:
    drawn = rule(80, "What you can build now", "each kind once a turn", glyphs=UNICODE)
    assert plain([drawn]) == (
        "── What you can build now ────────────────────────────── each kind once a turn ─"
    )
    assert plain([rule(6, glyphs=ASCII)]) == "------"


def test_titles_give_way_right_one_first() -> None:
    both = frame([], 30, "Left title", "a long right title", glyphs=ASCII)
    assert plain(both[:1]) == "+- Left title - a long ri.. -+"
    assert plain(frame([], 16, "Left title", "right", glyphs=UNICODE)[:1]) == "┌─ Left title ─┐"
    assert plain(frame([], 12, "Left title", glyphs=UNICODE)[:1]) == "┌─ Left … ─┐"


@given(st.text("abc ", max_size=30), st.text("abc ", max_size=30), st.integers(2, 50))
def test_every_line_of_a_box_has_its_width(left: str, right: str, cells: int) -> None:
    box = frame([line(left)], cells, left, right, glyphs=UNICODE)
    assert [width(each) for each in box] == [cells] * 3
    assert width(rule(cells, left, right, glyphs=ASCII)) == cells


def test_a_box_of_a_given_height() -> None:
    assert len(frame([line("a")], 6, glyphs=UNICODE, height=5)) == 5
    full = frame([line("a"), line("b"), line("c")], 6, glyphs=UNICODE, height=4)
    assert plain(full) == "┌────┐\n│a   │\n│ …  │\n└────┘"


def test_a_focused_box_differs_in_its_token() -> None:
    assert frame([], 6, glyphs=UNICODE, focused=True)[-1][0][1] == "active"
    assert frame([], 6, glyphs=UNICODE)[-1][0][1] == "frame"


def test_a_card_with_signs_in_its_edges() -> None:
    card = small_box([line("Grain")], 7, glyphs=UNICODE, top=("2", "key"), bottom=("▲", "active"))
    assert plain(card) == "┌─2───┐\n│Grain│\n└──▲──┘"
    assert plain(small_box([], 7, glyphs=ASCII)) == "+-----+\n+-----+"


def test_a_grid_shares_its_walls() -> None:
    cells = [[[line("a"), line("b")], [line("c")]], [[line("d")], []]]
    assert plain(grid(cells, [3, 2], glyphs=UNICODE)) == (
        "┌───┬──┐\n│a  │c │\n│b  │  │\n├───┼──┤\n│d  │  │\n└───┴──┘"
    )


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
def test_a_long_list_shows_the_focus_and_where_it_goes_on(glyphs: Glyphs) -> None:
    items = [line(f"item {number}") for number in range(20)]
    shown = window(items, 5, 11, 10, glyphs=glyphs)
    assert len(shown) == 5
    assert "item 11" in plain(shown)
    assert plain(shown[:1]).endswith(glyphs.up)
    assert plain(shown[-1:]).endswith(glyphs.down)
    assert all(width(each) == 10 for each in shown)


def test_a_short_list_has_no_marks() -> None:
    assert plain(window([line("a"), line("b")], 5, 1, 4, glyphs=UNICODE)) == "a\nb"
    assert window([], 5, 0, 4, glyphs=UNICODE) == []


@given(st.integers(1, 40), st.integers(1, 10), st.data())
def test_the_focus_stays_in_view_and_the_list_moves_little(
    total: int, height: int, data: st.DataObject
) -> None:
    focus = data.draw(st.integers(0, total - 1))
    before = data.draw(st.integers(0, max(0, total - height)))
    start = first_row(total, height, focus, before)
    assert 0 <= start <= max(0, total - height)
    assert start <= focus < start + height
    if before <= focus < before + height:
        assert start == before or total <= height
