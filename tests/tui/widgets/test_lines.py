"""Measuring, cutting, padding, wrapping and cleaning of lines."""

import re
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tui.widgets.glyphs import ASCII, UNICODE, Glyphs
from tui.widgets.lines import (
    Line,
    beside,
    clean,
    columns,
    crop,
    cut,
    cut_text,
    fit,
    fold,
    justify,
    line,
    merge,
    pad,
    plain,
    restyle,
    width,
    wrap,
)

texts = st.text(st.sampled_from("ab č漢†■ e\u0301"), max_size=12)
lines_of_spans = st.lists(st.tuples(texts, st.sampled_from(["text", "dim"])), max_size=5)
glyph_sets = st.sampled_from([UNICODE, ASCII])


def test_a_line_takes_texts_and_spans() -> None:
    assert line("a", ("b", "dim")) == [("a", "text"), ("b", "dim")]


def test_wide_signs_count_two_cells() -> None:
    assert width("漢a") == 3
    assert width(line("漢", ("a", "dim"))) == 3


def test_merge_joins_neighbours_of_one_token() -> None:
    assert merge([("a", "x"), ("", "y"), ("b", "x"), ("c", "y")]) == [("ab", "x"), ("c", "y")]


def test_restyle_keeps_the_text() -> None:
    assert restyle(line("a", ("b", "dim")), "cursor") == [("ab", "cursor")]


def test_a_cut_is_marked() -> None:
    assert cut_text("Merchant Guild", 8, UNICODE) == "Merchan…"
    assert cut_text("Merchant Guild", 8, ASCII) == "Mercha.."
    assert cut_text("Merchant", 8, UNICODE) == "Merchant"


def test_a_cut_keeps_the_token_where_it_cuts() -> None:
    assert cut([("abc", "x"), ("def", "y")], 5, UNICODE) == [("abc", "x"), ("d…", "y")]


def test_a_wide_sign_is_not_halved() -> None:
    assert cut_text("漢漢漢", 4, UNICODE) == "漢…"
    assert crop(line("漢漢"), 3) == line("漢")


def test_no_room_for_the_sign_leaves_the_bare_beginning() -> None:
    assert cut_text("abc", 1, ASCII) == "a"
    assert cut_text("abc", 0, UNICODE) == ""


@given(lines_of_spans, st.integers(0, 20), glyph_sets)
def test_fit_gives_exactly_the_width_asked_for(of: Line, cells: int, glyphs: Glyphs) -> None:
    assert width(fit(of, cells, glyphs)) == cells
    assert width(cut(of, cells, glyphs)) <= cells


def test_padding_goes_where_it_is_asked() -> None:
    assert plain([pad(line("a"), 4, "right")]) == "   a"
    assert pad(line("a"), 4, "centre") == [(" a  ", "text")]
    assert pad(line("abc"), 2) == line("abc")


def test_justify_cuts_the_left_text() -> None:
    assert plain([justify(line("left"), line("right"), 12, UNICODE)]) == "left   right"
    assert plain([justify(line("left side"), line("right"), 12, UNICODE)]) == "left … right"


@given(lines_of_spans, lines_of_spans, st.integers(0, 20), glyph_sets)
def test_justify_gives_exactly_the_width(a: Line, b: Line, cells: int, glyphs: Glyphs) -> None:
    assert width(justify(a, b, cells, glyphs)) == cells


def test_columns_stand_under_each_other() -> None:
    row = columns([line("Eva"), line("10")], [6, 4], UNICODE, ["left", "right"])
    assert plain([row]) == "Eva     10"
    with pytest.raises(ValueError):
        columns([line("Eva")], [6, 4], UNICODE)


def test_blocks_stand_beside_each_other() -> None:
    left = [line("a"), line("b")]
    right = [line("c")]
    assert plain(beside([(left, 3), (right, 2)], gap=1)) == "a   c\nb"
    assert [width(each) for each in beside([(left, 3), (right, 2)], gap=1)] == [6, 6]


def test_a_paragraph_breaks_between_words() -> None:
    assert plain(wrap("One swap per road with side A up", 12, 2)) == (
        "One swap per\n  road with\n  side A up"
    )


def test_a_word_over_two_spans_is_one_word() -> None:
    assert wrap(line("one tw", ("o", "key"), " x"), 5) == [
        line("one"),
        [("tw", "text"), ("o", "key"), (" x", "text")],
    ]


def test_a_word_longer_than_the_line_is_broken() -> None:
    assert plain(wrap("ab abcdefgh", 4)) == "ab\nabcd\nefgh"


def test_no_room_at_all_is_an_error() -> None:
    with pytest.raises(ValueError):
        wrap("a", 2, 2)


def test_an_empty_paragraph_is_one_empty_line() -> None:
    assert wrap("", 5) == [[]]


@given(lines_of_spans, st.integers(3, 20), st.integers(0, 1))
def test_wrapped_lines_fit_and_lose_no_letter(of: Line, cells: int, indent: int) -> None:
    wrapped = wrap(of, cells, indent)
    assert all(width(each) <= cells for each in wrapped)
    before = "".join(text for text, _ in of).replace(" ", "")
    assert "".join(text for each in wrapped for text, _ in each).replace(" ", "") == before


@pytest.mark.parametrize(
    ("raw", "safe"),
    [
        ("Jir\u030ci\u0301", "Jiří"),
        ("a\x1b[31mb", "a[31mb"),
        ("a\u202eb\u200bc\ufeffd\u00ade", "abcde"),
        (" a\t\nb\u00a0 c ", "a b c"),
        ("❤\ufe0f", "❤"),
        ("👍🏽", "👍"),
        ("🇨🇿", "CZ"),
        ("\u0301a", "a"),
        ("[bold]x[/bold]", "[bold]x[/bold]"),
        ("a\ue000b\u3164c", "abc"),
        ("q\u0301\u0302\u0303\u0304", "q\u0301\u0302"),
    ],
)
def test_names_are_made_safe(raw: str, safe: str) -> None:
    assert clean(raw) == safe


@given(st.text(max_size=30))
def test_a_clean_name_steers_nothing_and_stays_clean(name: str) -> None:
    safe = clean(name)
    assert all(unicodedata.category(each)[0] != "C" for each in safe)
    assert clean(safe) == safe


@pytest.mark.parametrize(
    ("raw", "ascii_text"),
    [
        ("Jiří", "Jiri"),
        ("漢a", "??a"),
        ("▲", "?"),
        ("80×24", "80x24"),
        ("−3 VB", "-3 VB"),
        ("1\u20135", "1-5"),
        ("“a” „á“ \u201ab\u2018", '"a" "a" \'b\''),
        ("Adam\u2019s", "Adam's"),
    ],
)
def test_folding_leaves_ascii(raw: str, ascii_text: str) -> None:
    assert fold(raw) == ascii_text


@given(st.text(max_size=30))
def test_folding_keeps_the_width(text: str) -> None:
    safe = clean(text)
    assert width(fold(safe)) == width(safe)
    assert fold(safe).isascii()


_NUMBERS = st.sampled_from(["31", "−3", "1,5", "2.5", "11 Wo", "×12", "3/4", "-20", "4 4"])
_NUMBERED = st.lists(
    st.tuples(st.one_of(texts, _NUMBERS), st.sampled_from(["text", "dim"])), max_size=6
)


def _numbers(text: str) -> list[tuple[int, str]]:
    return [(one.start(), one[0]) for one in re.finditer(r"[+\-−]?\d+(?:[.,/]\d+)*", text)]


@pytest.mark.parametrize("shorten", [crop, lambda of, cells: cut(of, cells, UNICODE)])
@given(of=_NUMBERED, cells=st.integers(0, 40))
def test_a_cut_never_touches_a_number(
    shorten: Callable[[Line, int], Line], of: Line, cells: int
) -> None:
    whole = _numbers(plain([of]))
    shown = _numbers(plain([shorten(of, cells)]))
    assert shown == whole[: len(shown)]


def test_a_number_that_would_lose_a_digit_is_left_out() -> None:
    assert cut_text("build 31", 7, UNICODE) == "build …"
    assert cut_text("loses −12 VP", 8, UNICODE) == "loses …"
    assert cut_text("11", 1, ASCII) == ""
    assert crop([("3", "dim"), ("1 wood", "text")], 1) == []
    assert cut([("loss ", "text"), ("1", "dim"), ("1 Wo", "dim")], 7, UNICODE) == [
        ("loss …", "text")
    ]
    assert plain([fit(line("1 Town Hall 4 41"), 15, UNICODE)]) == "1 Town Hall 4 …"


@pytest.mark.parametrize("cells", range(1, 8))
def test_a_number_that_has_no_room_is_broken_like_a_word(cells: int) -> None:
    assert "".join(wrap("123456789", cells)[0][0][0]) == "123456789"[:cells]
    assert "".join(plain([row]) for row in wrap("123456789", cells)) == "123456789"
