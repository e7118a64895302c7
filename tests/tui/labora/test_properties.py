"""What holds for every picture: widths, cuts, the cursor, the pages of letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.table import Sitter
from tests.tui.labora.boards import (
    IVA,
    NAMES,
    PAINTER,
    sample,
    scene,
    seen_of,
    text,
)
from tests.tui.labora.positions import solo, wide
from tests.tui.labora.random_play import LONG_NAMES, SEATS, sparse
from tests.tui.scenes import CS, EN
from tui.play.scene import Direction, Scene
from tui.screens.labora.overlays import LETTERS
from tui.widgets import frames
from tui.widgets.lines import Line, crop, merge, plain, width
from tui.words import Words

SIZES = ((80, 24), (120, 40))
DIRECTIONS: tuple[Direction, ...] = ("up", "down", "left", "right")
_OTHER_SIZES = ((80, 25), (80, 40), (100, 30), (119, 39), (120, 39), (200, 60))


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
    def checked(of: Line, cells: int) -> Line:
        assert width(of) <= cells, plain([of])
        return crop(of, cells)

    monkeypatch.setattr(frames, "crop", checked)
    for one in _scenes(words, size, names):
        rows = text(one).splitlines()
        assert len(rows) == one.height
        assert all(width(row) <= one.width for row in rows)


_MAY_CUT = {"path", "path-head", "log", "rule", "status", "others", "land", "wheel"}
"""Panels with sentences, names of people, and prices that go on; what is cut stands on a page."""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("words", [EN, CS], ids=str)
def test_boxes_have_room_for_what_stands_in_them(words: Words, size: tuple[int, int]) -> None:
    for one in _scenes(words, size, NAMES):
        for place in PAINTER.layout(one):
            if place.panel in _MAY_CUT:
                continue
            drawn = plain(PAINTER.draw(place, one))
            assert one.glyphs.more not in drawn, drawn


@pytest.mark.parametrize("size", [*SIZES, *_OTHER_SIZES], ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_panels_lie_inside_the_terminal_and_apart(seats: int, size: tuple[int, int]) -> None:
    for moment in sparse(seats, 12, 3):
        one = scene(moment.seen, *moment.keys, width=size[0], height=size[1])
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
            assert all(0 <= row < size[1] and 0 <= column < size[0] for row, column in cells)
            taken |= cells


@pytest.mark.parametrize("words", [EN, CS], ids=str)
@pytest.mark.parametrize("letter", LETTERS)
def test_pages_behind_letters_fit_the_width_at_both_sizes(letter: str, words: Words) -> None:
    for seats in SEATS:
        for moment in sparse(seats, 4, seats, LONG_NAMES):
            for cells, height in SIZES:
                one = scene(moment.seen, width=cells, height=height, words=words)
                lines = PAINTER.look(letter, one)
                assert lines
                for line in lines:
                    assert width(line) <= cells, plain([line])


def test_no_other_letter_opens_a_page() -> None:
    assert PAINTER.look("R", scene(seen_of(sample(), IVA))) is None


def _cursors(one: Scene, zone: str) -> list[str]:
    """Find what is drawn as the cursor; outside the list only in the panel of the zone."""
    panels = [place for place in PAINTER.layout(one) if zone in ("actions", place.panel)]
    return [
        words
        for place in panels
        for line in PAINTER.draw(place, one)
        for words, token in merge(line)
        if token == "cursor"
    ]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_one_cursor_and_it_is_on_the_screen(seats: int, size: tuple[int, int]) -> None:
    for moment in sparse(seats, 40, seats + 1):
        one = scene(moment.seen, *moment.keys, width=size[0], height=size[1])
        assert len(_cursors(one, "actions")) == 1, f"{moment.keys}\n{text(one)}"


@pytest.mark.parametrize("make", [sample, solo, wide], ids=["3", "solo", "wide"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_focused_thing_is_shown_where_it_stands(size: tuple[int, int], make: object) -> None:
    assert callable(make)
    state = make()
    seen = seen_of(state, state.seat)
    bare = scene(seen, width=size[0], height=size[1])
    for thing in PAINTER.things(bare):
        one = scene(seen, width=size[0], height=size[1], zone=thing.panel, focus=thing.id)
        assert len(_cursors(one, thing.panel)) == 1, thing


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
    sitters = (Sitter("‮Eva\n"), Sitter("[b]Tom"), Sitter("🙂" * 90))
    for size in SIZES:
        drawn = text(scene(seen_of(sample(), 0, sitters=sitters), width=size[0], height=size[1]))
        assert "‮" not in drawn
        assert "[b]" in drawn
