"""What holds for every picture: widths, cuts, the cursor, the pages of letters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.tui.painting import (
    OTHER_SIZES,
    SIZES,
    UNSAFE,
    all_fill_their_places,
    cursors,
    names_are_safe,
    nothing_is_cut,
    panels_lie_apart,
    the_page_fits,
)
from tests.tui.scenes import CS, EN
from tests.tui.seeland.boards import (
    NAMES,
    PAINTER,
    SCENES,
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
from tui.words import Words

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
    all_fill_their_places(SCENES, _scenes(words, size, names, count), monkeypatch)


_MAY_CUT = {"path", "log", "rule", "status", "actions"}
"""Panels with sentences, and the line with names. What is cut there stands on a page."""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("words", [EN, CS], ids=str)
def test_boards_and_boxes_have_room_for_what_stands_in_them(
    words: Words, size: tuple[int, int]
) -> None:
    nothing_is_cut(SCENES, _scenes(words, size, NAMES, 30), _MAY_CUT)


def test_what_is_cut_has_one_sign_for_it() -> None:
    state = position(
        [player(0, ["F7"]), player(0, ["F8"])],
        {},
        {1: "C3", 2: "M4", 3: "T4", 4: "C1", 5: "M5", 6: "T5", 8: "M0", 9: "C7"},
    )
    shown = text(scene(seen_of(state, 0), "2", "b", words=CS))
    assert "nec…" in shown
    assert "… …" not in shown


@pytest.mark.parametrize("zoom", [False, True])
@pytest.mark.parametrize("size", [*SIZES, *OTHER_SIZES], ids=str)
@pytest.mark.parametrize("seats", _SEATS)
def test_panels_lie_inside_the_terminal_and_apart(
    seats: int, size: tuple[int, int], zoom: bool
) -> None:
    (moment,) = sparse(seats, 1, 3)
    one = scene(moment.seen, width=size[0], height=size[1], zoom=zoom)
    taken = panels_lie_apart(SCENES, one)
    assert len(taken) == size[0] * size[1]
    text(one)


@pytest.mark.parametrize("words", [EN, CS], ids=str)
@pytest.mark.parametrize("letter", LETTERS)
def test_pages_behind_letters_fit_the_width_at_both_sizes(letter: str, words: Words) -> None:
    for cells, height in SIZES:
        for one in _scenes(words, (cells, height), LONG_NAMES, 6):
            the_page_fits(SCENES, letter, one)


def test_no_other_letter_opens_a_page() -> None:
    assert PAINTER.look("V", scene(seen_of(sample(), 0))) is None


@pytest.mark.parametrize("zoom", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_there_is_one_cursor_and_it_is_on_the_screen(size: tuple[int, int], zoom: bool) -> None:
    for one in _scenes(EN, size, NAMES, 30, zoom=zoom):
        assert len(cursors(SCENES, one)) in (1, 2), text(one)


@pytest.mark.parametrize("case", CASES, ids=lambda one: one.name)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_there_is_one_cursor_in_every_kind_of_moment(case: Case, size: tuple[int, int]) -> None:
    seen = seen_of(case.state, case.eyes, **case.changes)
    one = scene(seen, *case.keys, width=size[0], height=size[1])
    on_the_map = 2 if size[0] >= 120 else 1
    assert (
        1 <= len(cursors(SCENES, one)) <= on_the_map if seen.my_turn else not cursors(SCENES, one)
    ), text(one)


@pytest.mark.parametrize("zoom", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_focused_thing_is_shown_where_it_stands(size: tuple[int, int], zoom: bool) -> None:
    seen = seen_of(sample(), 0)
    bare = scene(seen, width=size[0], height=size[1], zoom=zoom)
    for thing in PAINTER.things(bare):
        one = scene(
            seen, width=size[0], height=size[1], zone=thing.panel, focus=thing.id, zoom=zoom
        )
        assert 1 <= len(cursors(SCENES, one)) <= 2, thing


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_focused_space_may_become_the_guild_masters(size: tuple[int, int]) -> None:
    seen = seen_of(sample(), 0)
    focus = f"space:{seen.view.master}"
    one = scene(seen, width=size[0], height=size[1], zone="market", focus=focus)
    assert "Space of the guild master" in text(one)


def test_names_are_made_safe() -> None:
    names_are_safe(SCENES, seen_of(sample(), 0, sitters=UNSAFE))
