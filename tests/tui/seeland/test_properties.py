"""What holds for every picture: widths, cuts, the cursor, the pages of letters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from core.table import Sitter
from tests.tui.scenes import CS, EN
from tests.tui.seeland.boards import (
    NAMES,
    PAINTER,
    player,
    position,
    sample,
    scene,
    seen_of,
    text,
)
from tests.tui.seeland.positions import CASES, Case
from tests.tui.seeland.random_play import LONG_NAMES, sparse
from tui.play.scene import Scene
from tui.screens.seeland.overlays import LETTERS
from tui.widgets import frames
from tui.widgets.lines import Line, crop, merge, plain, width
from tui.words import Words

SIZES = ((80, 24), (120, 40))
_OTHER_SIZES = ((80, 25), (80, 40), (100, 30), (119, 39), (120, 39), (200, 60))
_SEATS = (2, 3, 4)


def _scenes(
    words: Words, size: tuple[int, int], names: tuple[str, ...], count: int, **values: Any
) -> Iterator[Scene]:
    for seats in _SEATS:
        for moment in sparse(seats, count, seats * 7, names):
            yield scene(
                moment.seen, *moment.keys, width=size[0], height=size[1], words=words, **values
            )


@pytest.mark.parametrize(("names", "count"), [(NAMES, 70), (LONG_NAMES, 20)], ids=["short", "long"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("words", [EN, CS], ids=str)
def test_every_panel_fills_its_place_and_cuts_only_with_a_sign(
    words: Words,
    size: tuple[int, int],
    names: tuple[str, ...],
    count: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def checked(of: Line, cells: int) -> Line:
        assert width(of) <= cells, plain([of])
        return crop(of, cells)

    monkeypatch.setattr(frames, "crop", checked)
    for one in _scenes(words, size, names, count):
        rows = text(one).splitlines()
        assert len(rows) == one.height
        assert all(width(row) <= one.width for row in rows)


_MAY_CUT = {"path", "log", "rule", "status", "actions"}
"""Panels with sentences, and the line with names. What is cut there stands on a page."""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("words", [EN, CS], ids=str)
def test_boards_and_boxes_have_room_for_what_stands_in_them(
    words: Words, size: tuple[int, int]
) -> None:
    for one in _scenes(words, size, NAMES, 30):
        for place in PAINTER.layout(one):
            if place.panel in _MAY_CUT:
                continue
            drawn = plain(PAINTER.draw(place, one))
            assert "…" not in drawn, drawn


def test_what_is_cut_has_one_sign_for_it() -> None:
    state = position(
        [player(0, ["F7"]), player(0, ["F8"])],
        {},
        {1: "C3", 2: "M4", 3: "T4", 4: "C1", 5: "M5", 6: "T5", 8: "M0", 9: "C7"},
    )
    shown = text(scene(seen_of(state, 0), "2", "b", words=CS))
    assert "nech…" in shown
    assert "… …" not in shown


@pytest.mark.parametrize("zoom", [False, True])
@pytest.mark.parametrize("size", [*SIZES, *_OTHER_SIZES], ids=str)
@pytest.mark.parametrize("seats", _SEATS)
def test_panels_lie_inside_the_terminal_and_apart(
    seats: int, size: tuple[int, int], zoom: bool
) -> None:
    (moment,) = sparse(seats, 1, 3)
    one = scene(moment.seen, width=size[0], height=size[1], zoom=zoom)
    taken: set[tuple[int, int]] = set()
    for place in PAINTER.layout(one):
        cells = {
            (row, column)
            for row in range(place.row, place.row + place.height)
            for column in range(place.column, place.column + place.width)
        }
        assert place.height > 0
        assert place.width > 0
        assert not cells & taken, place
        assert all(0 <= row < size[1] and 0 <= column < size[0] for row, column in cells), place
        taken |= cells
    assert len(taken) == size[0] * size[1]
    text(one)


@pytest.mark.parametrize("words", [EN, CS], ids=str)
@pytest.mark.parametrize("letter", LETTERS)
def test_pages_behind_letters_fit_the_width_at_both_sizes(letter: str, words: Words) -> None:
    for cells, height in SIZES:
        for one in _scenes(words, (cells, height), LONG_NAMES, 6):
            lines = PAINTER.look(letter, one)
            assert lines
            assert all(width(line) <= cells for line in lines)


def test_no_other_letter_opens_a_page() -> None:
    assert PAINTER.look("V", scene(seen_of(sample(), 0))) is None


def _cursors(one: Scene) -> list[str]:
    """Find all runs of cells that are drawn as the cursor."""
    return [
        words
        for place in PAINTER.layout(one)
        for line in PAINTER.draw(place, one)
        for words, token in merge(line)
        if token == "cursor"
    ]


@pytest.mark.parametrize("zoom", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_there_is_one_cursor_and_it_is_on_the_screen(size: tuple[int, int], zoom: bool) -> None:
    for one in _scenes(EN, size, NAMES, 30, zoom=zoom):
        assert len(_cursors(one)) in (1, 2), text(one)


@pytest.mark.parametrize("case", CASES, ids=lambda one: one.name)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_there_is_one_cursor_in_every_kind_of_moment(case: Case, size: tuple[int, int]) -> None:
    seen = seen_of(case.state, case.eyes, **case.changes)
    one = scene(seen, *case.keys, width=size[0], height=size[1])
    on_the_map = 2 if size[0] >= 120 else 1
    assert 1 <= len(_cursors(one)) <= on_the_map if seen.my_turn else not _cursors(one), text(one)


@pytest.mark.parametrize("zoom", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_focused_thing_is_shown_where_it_stands(size: tuple[int, int], zoom: bool) -> None:
    seen = seen_of(sample(), 0)
    bare = scene(seen, width=size[0], height=size[1], zoom=zoom)
    for thing in PAINTER.things(bare):
        one = scene(
            seen, width=size[0], height=size[1], zone=thing.panel, focus=thing.id, zoom=zoom
        )
        assert 1 <= len(_cursors(one)) <= 2, thing


def test_names_are_made_safe() -> None:
    sitters = (Sitter("\u202eEva\n"), Sitter("[b]Tom"), Sitter("🙂" * 90), Sitter(""))
    for size in SIZES:
        drawn = text(scene(seen_of(sample(), 0, sitters=sitters), width=size[0], height=size[1]))
        assert "\u202e" not in drawn
