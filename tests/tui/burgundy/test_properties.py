"""What holds for every picture: widths, cuts, hidden dice, the cursor, the pages of letters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from core.burgundy.model import UNKNOWN, State
from tests.tui.burgundy.boards import (
    GAME,
    NAMES,
    PAINTER,
    SCENES,
    sample,
    scene,
    seen_of,
    text,
)
from tests.tui.burgundy.positions import CASES, solo, table_of
from tests.tui.burgundy.random_play import LONG_NAMES, SEATS, random_table, sparse
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
from tui.play.scene import Place, Scene
from tui.screens.burgundy.overlays import LETTERS
from tui.widgets.glyphs import ASCII, UNICODE
from tui.widgets.lines import plain
from tui.words import Words


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


_MAY_CUT = {"path", "log", "rule", "status", "talk", "store"}
"""Panels with sentences, the line with names, the box with all parts of the points.

What is cut there stands on a page.
"""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("words", [EN, CS], ids=str)
def test_boxes_have_room_for_what_stands_in_them(words: Words, size: tuple[int, int]) -> None:
    nothing_is_cut(SCENES, _scenes(words, size, NAMES), _MAY_CUT)


@pytest.mark.parametrize("size", [*SIZES, *OTHER_SIZES], ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_panels_lie_inside_the_terminal_and_apart(seats: int, size: tuple[int, int]) -> None:
    (moment,) = sparse(seats, 1, 3)
    one = scene(moment.seen, width=size[0], height=size[1])
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
    assert PAINTER.look("V", scene(seen_of(sample(), 0))) is None


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_one_cursor_and_it_is_on_the_screen(seats: int, size: tuple[int, int]) -> None:
    for moment in sparse(seats, 40, seats + 1):
        one = scene(moment.seen, *moment.keys, width=size[0], height=size[1])
        assert len(cursors(SCENES, one)) == 1, f"{moment.keys}\n{text(one)}"


@pytest.mark.parametrize("make", [sample, solo, lambda: table_of(4)], ids=["3", "solo", "4"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_focused_thing_is_shown_where_it_stands(size: tuple[int, int], make: Any) -> None:
    seen = seen_of(make(), 0)
    bare = scene(seen, width=size[0], height=size[1])
    for thing in PAINTER.things(bare):
        one = scene(seen, width=size[0], height=size[1], zone=thing.panel, focus=thing.id)
        assert len(cursors(SCENES, one, thing.panel)) == 1, thing


@pytest.mark.parametrize("words", [EN, CS], ids=str)
def test_what_can_be_done_with_a_thing_is_named(words: Words) -> None:
    for case in CASES:
        seen = seen_of(case.make(), case.seat, **case.changes)
        one = scene(seen, words=words)
        for thing in PAINTER.things(one):
            if not seen.my_turn or not one.composer.focus_things((thing.id,)):
                continue
            drawn = PAINTER.draw(Place("actions", 0, 0, 80, 4), one)
            assert len(cursors(SCENES, one)) == 1, plain(drawn)


def _with_other_hidden_cards() -> tuple[State, State]:
    """Make two worlds that differ only in what Iva cannot see."""
    one, other = sample(), sample()
    tom, bot = other.players[1], other.players[2]
    tom.hand, bot.hand = bot.hand, tom.hand
    other.players[0].stock, tom.stock = tom.stock, other.players[0].stock
    other.deck = other.deck[::-1]
    other.goods[0][:2] = other.goods[0][1::-1]
    other.animals[0][0], other.animals[0][3] = other.animals[0][3], other.animals[0][0]
    return one, other


@pytest.mark.parametrize("letter", ["", *LETTERS])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_picture_depends_on_what_its_reader_cannot_see(
    size: tuple[int, int], letter: str
) -> None:
    for seat in (0, None):
        pictures = []
        for state in _with_other_hidden_cards():
            drawn = scene(seen_of(state, seat), width=size[0], height=size[1])
            pictures.append(plain(PAINTER.look(letter, drawn) or []) if letter else text(drawn))
        assert pictures[0] == pictures[1]


def test_a_watcher_sees_no_dice() -> None:
    seen = seen_of(sample(), None)
    assert all(card == UNKNOWN for one in seen.view.players for card in one.hand)
    drawn = text(scene(seen))
    assert "Cards in hand are hidden." in drawn
    assert "Your hand" not in drawn


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_can_be_drawn_by_every_seat(seats: int) -> None:
    table = random_table(seats, 11)
    match = table.match
    while not match.over and match.step < 250:
        for seat in (*range(seats), None):
            text(scene(table.seen(seat)))
        legal = match.legal()
        match.play(match.to_move or 0, legal[match.step % len(legal)], match.step, 0.0)


def test_names_are_made_safe() -> None:
    names_are_safe(SCENES, seen_of(sample(), 0, sitters=UNSAFE[:3]))


def test_what_reveals_is_marked_and_what_is_forbidden_stands_in_brackets() -> None:
    for case in CASES:
        seen = seen_of(case.make(), case.seat, **case.changes)
        if not seen.my_turn:
            continue
        for glyphs in (UNICODE, ASCII):
            one = scene(seen, glyphs=glyphs)
            drawn = text(one)
            marks = sum(entry.allowed and entry.reveals for entry in one.composer.entries)
            assert drawn.count(" !") >= marks, drawn


def test_every_preview_of_a_known_step_says_something() -> None:
    for case in CASES:
        seen = seen_of(case.make(), case.seat, **case.changes)
        if not seen.my_turn or seen.seat is None:
            continue
        for action in seen.legal:
            for way in PAINTER.menu.ways(seen.view, action):
                assert way.price == GAME.workers_needed(seen.view, way.steps[0])
