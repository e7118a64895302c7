"""What holds for every picture: widths, cuts, the cursor, the pages of letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.tui.labora.boards import (
    IVA,
    NAMES,
    PAINTER,
    SCENES,
    sample,
    scene,
    seen_of,
    text,
)
from tests.tui.labora.positions import solo, wide
from tests.tui.labora.random_play import LONG_NAMES, SEATS, sparse
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
from tui.play.scene import Direction, Scene
from tui.screens.labora.overlays import LETTERS
from tui.words import Words

DIRECTIONS: tuple[Direction, ...] = ("up", "down", "left", "right")


def _scenes(words: Words, size: tuple[int, int], names: tuple[str, ...]) -> Iterator[Scene]:
    for seats in SEATS:
        for moment in sparse(seats, 50, seats * 7, names):
            yield scene(moment.seen, *moment.keys, width=size[0], height=size[1], words=words)


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["short", "long"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("words", [EN, CS], ids=str)
def test_every_panel_fills_its_place_and_cuts_only_with_a_sign(
    words: Words, size: tuple[int, int], names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    all_fill_their_places(SCENES, _scenes(words, size, names), monkeypatch)


_MAY_CUT = {"path", "path-head", "log", "rule", "status", "others", "land", "wheel"}
"""Panels with sentences, names of people, and prices that go on; what is cut stands on a page."""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("words", [EN, CS], ids=str)
def test_boxes_have_room_for_what_stands_in_them(words: Words, size: tuple[int, int]) -> None:
    nothing_is_cut(SCENES, _scenes(words, size, NAMES), _MAY_CUT)


@pytest.mark.parametrize("size", [*SIZES, *OTHER_SIZES], ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_panels_lie_inside_the_terminal_and_apart(seats: int, size: tuple[int, int]) -> None:
    for moment in sparse(seats, 12, 3):
        one = scene(moment.seen, *moment.keys, width=size[0], height=size[1])
        panels_lie_apart(SCENES, one)


@pytest.mark.parametrize("words", [EN, CS], ids=str)
@pytest.mark.parametrize("letter", LETTERS)
def test_pages_behind_letters_fit_the_width_at_both_sizes(letter: str, words: Words) -> None:
    for seats in SEATS:
        for moment in sparse(seats, 4, seats, LONG_NAMES):
            for cells, height in SIZES:
                one = scene(moment.seen, width=cells, height=height, words=words)
                the_page_fits(SCENES, letter, one)


def test_no_other_letter_opens_a_page() -> None:
    assert PAINTER.look("R", scene(seen_of(sample(), IVA))) is None


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_one_cursor_and_it_is_on_the_screen(seats: int, size: tuple[int, int]) -> None:
    for moment in sparse(seats, 40, seats + 1):
        one = scene(moment.seen, *moment.keys, width=size[0], height=size[1])
        assert len(cursors(SCENES, one)) == 1, f"{moment.keys}\n{text(one)}"


@pytest.mark.parametrize("make", [sample, solo, wide], ids=["3", "solo", "wide"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_focused_thing_is_shown_where_it_stands(size: tuple[int, int], make: object) -> None:
    assert callable(make)
    state = make()
    seen = seen_of(state, state.seat)
    bare = scene(seen, width=size[0], height=size[1])
    for thing in PAINTER.things(bare):
        one = scene(seen, width=size[0], height=size[1], zone=thing.panel, focus=thing.id)
        assert len(cursors(SCENES, one, thing.panel)) == 1, thing


@pytest.mark.parametrize("seats", SEATS)
def test_arrows_lead_only_to_what_is_there(seats: int) -> None:
    for moment in sparse(seats, 20, seats + 9):
        one = scene(moment.seen, *moment.keys)
        entries = {entry.id for entry in one.composer.entries}
        things = {thing.id for thing in PAINTER.things(one) if thing.panel == "land"}
        for direction in DIRECTIONS:
            found = PAINTER.steer(one, direction)
            assert found is None or found in entries
        for thing in sorted(things):
            looking = scene(moment.seen, zone="land", focus=thing)
            for direction in DIRECTIONS:
                assert (PAINTER.steer(looking, direction) or "") in things
            assert isinstance(PAINTER.reason(looking, thing), str)


def test_names_are_made_safe() -> None:
    names_are_safe(SCENES, seen_of(sample(), 0, sitters=UNSAFE[:3]))
